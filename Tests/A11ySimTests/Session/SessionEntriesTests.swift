import A11ySim
import ScenarioFiles
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import Simulation

@Suite("Entries taken away as they end", .timeLimited) struct SessionEntriesTests {
  /// Every scenario there is, in its first language, and each again at the paces at which speech overlaps steps.
  static let scenarios: [Scenario] = Repository.goodScenarios.flatMap { name, text in
    guard let scenario = try? ScenarioParser.parse(text, file: name) else { return [Scenario]() }
    return Pace.allCases.map { pace in
      var scenario = scenario
      scenario.pace = pace
      return scenario
    }
  }

  @Test("in pieces they are the same as whole", arguments: [1, 3], [false, true])
  func pieces(every count: Int, isRedacted: Bool) {
    #expect(Self.scenarios.count > 100)
    // Every seventh: each pace has its turn.
    takePieces(of: Self.scenarios.enumerated().filter { $0.offset % 7 == 0 }.map(\.element), count, isRedacted)
  }

  @Test(.enabled(if: AtLength.isWanted), arguments: [1, 3], [false, true])
  func piecesAtLength(every count: Int, isRedacted: Bool) { takePieces(of: Self.scenarios, count, isRedacted) }

  private func takePieces(of scenarios: [Scenario], _ count: Int, _ isRedacted: Bool) {
    for scenario in scenarios {
      let locale = scenario.locales[0]
      var session = Session(scenario, locale: locale, timing: SpeechEstimate(), isRedacted: isRedacted)
      var entries: [Transcript.Entry] = []
      for (index, step) in scenario.steps.enumerated() {
        session.perform(step)
        if index % count == 0 { entries += session.takeEntries() }
      }
      var transcript = session.transcript
      transcript.entries = entries + transcript.entries
      let whole = scenario.play(locale: locale, isRedacted: isRedacted)
      #expect(transcript == whole, "\(scenario.file ?? scenario.name ?? "") \(scenario.pace.rawValue)")
    }
  }

  @Test("a code that comes in after its step is masked in it, whenever entries are taken") func lateCode() throws {
    var settings = Settings()
    settings.smsDelivery = .perCharacter
    let steps: [Step] = [
      Step(.touch("pin")), Step(.doubleTap), Step(.autofill("482913")), Step(.copy, after: .zero),
      Step(.touch("text"), after: .milliseconds(20)), Step(.wait(.seconds(1))),
    ]
    var session = Session(screen: [.secureField("PIN"), .text("Text")], settings: settings)
    var entries: [Transcript.Entry] = []
    for step in steps {
      session.perform(step)
      entries += session.takeEntries()
    }
    entries += session.transcript.entries
    var whole = Session(screen: [.secureField("PIN"), .text("Text")], settings: settings)
    for step in steps { whole.perform(step) }
    #expect(entries == whole.transcript.entries)
    let transcript = whole.transcript
    #expect(!transcript.everyForm.contains("482913"))
  }

  @Test("what is still being said, or waits, is not taken, nor what belongs after it") func unfinished() {
    var session = Session(screen: [.text("Text"), .button("Help")])
    session.perform(.touch("text"))
    session.perform(.announce(Announcement("Wait a little", priority: .high)))
    session.perform(Step(.announce(Announcement("Low", priority: .low)), after: .milliseconds(100)))
    session.perform(Step(.touch("button"), after: .milliseconds(100)))
    #expect(session.takeEntries().map(\.step) == [1, 1, 1, 2])
    #expect(session.takeEntries().isEmpty)
    session.perform(.copy)
    let entries = session.takeEntries()
    // The notice that the first announcement is done comes in step 4.
    #expect(entries.map(\.step) == [2, 3, 3, 4, 4, 4, 4])
    #expect(entries == entries.sorted { $0.time < $1.time })
  }

  @Test("nothing that grows stays behind") func memory() {
    var session = Session(screen: [.text("Text"), .field("Code")])
    session.perform(.touch("field"))
    session.perform(.doubleTap)
    for _ in 0..<500 {
      session.perform(.type("4"))
      session.perform(.delete())
      session.perform(.announce(Announcement("Sent")))
      _ = session.takeEntries()
    }
    #expect(session.recorder.count < 10)
    #expect(session.recorder.utteranceCount < 10)
  }
}
