import A11ySim
import TestSupport
import Testing

/// Words that were heard elsewhere than where they are spoken here are counted as unconfirmed.
@Suite(.timeLimited) struct VoiceOverConfidenceTests {
  private func unconfirmed(_ role: Role, _ actions: Step.Action...) -> [String] {
    var session = Session(screen: [.element(AccessibilityElement(id: "field", role: role, label: "Field"))])
    for action in [.touch("field"), .doubleTap] + actions { session.perform(action) }
    #expect(session.transcript.header.unconfirmedPhrases == Set(guesses(session.transcript)).count)
    return guesses(session.transcript)
  }

  private func guesses(_ transcript: Transcript) -> [String] {
    transcript.utterances.flatMap(\.utterance.segments).filter { $0.confidence == .guess }.map(\.text)
  }

  @Test func theRotorHintOfASecureFieldWasHeardOnTheWebOnly() {
    #expect(
      unconfirmed(.secureTextField) == ["insertion point at start", "use the rotor to access misspelled words"])
    #expect(unconfirmed(.textField) == [])
  }

  @Test func aCapitalWasHeardOfTheKeyOnly() {
    #expect(unconfirmed(.textField, .type("Z")) == ["cap Z"])
    #expect(unconfirmed(.textField, .type("z")) == [])
  }
}
