import A11ySim
import TestSupport
import Testing

@testable import AuditRules
@testable import Simulation

/// What nobody has recorded, and the rules that rest on it.
@Suite(.timeLimited) struct OpenQuestionTests {
  @Test func rulesAndSettingsAreThere() {
    let rules = Set(AuditRule.all.map(\.id))
    let settings = Set(Setting.all.map(\.name))
    for question in OpenQuestion.all {
      #expect(question.rules.filter { !rules.contains($0) } == [], "\(question.id)")
      #expect(question.setting.map { settings.contains($0) } != false, "\(question.id)")
    }
  }

  @Test func theyAreNumberedInOrder() {
    #expect(OpenQuestion.all.map(\.id) == OpenQuestion.all.indices.map { "Q\($0 + 1)" })
    let first = OpenQuestion.all.firstIndex { $0.how == .person } ?? 0
    #expect(OpenQuestion.all[..<first].filter { $0.how == .person }.isEmpty)
    #expect(OpenQuestion.all[first...].filter { $0.how == .recorder }.isEmpty)
  }

  /// The simulator's own switches are open questions, or the sources disagree about them.
  @Test func everySwitchThatIsAGuessIsAQuestion() {
    let asked = Set(OpenQuestion.all.compactMap(\.setting))
    let guesses = Setting.all.filter { $0.path == nil && $0.confidence == .guess }.map(\.name)
    #expect(
      guesses.filter { !asked.contains($0) } == [
        "phoneticAfterKey", "smsDelivery", "insertionPointOnActivation",
        // What a person misses is no question to a screen reader.
        "lossRepetition", "lossUnawareness", "lossTellingPart",
      ])
  }
}
