import A11ySim
import ScenarioFiles
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import Simulation

/// The speech attributes of an announcement: in a scenario, in speech, and in the step as it is printed.
@Suite(.timeLimited) struct AnnouncementAttributeTests {
  private static func scenario(_ step: String) throws -> Scenario {
    try ScenarioParser.parse("screen: [ { text: Help } ]\nsteps:\n  - appear\n  - \(step)\n")
  }

  private static func segment(_ announcement: String) throws -> Segment {
    let transcript = try scenario("announce: \(announcement)").play()
    return try #require(transcript.utterances.last?.utterance.segments.first)
  }

  @Test func eachIsHeard() throws {
    #expect(try Self.segment("{ text: 482913, spellOut: true }").spokenAs == .digits)
    #expect(try Self.segment("{ text: Go; now, punctuation: true }").text == "Go semicolon now")
    #expect(try Self.segment("{ text: Quiet, pitch: 0.5 }").pitch == 0.5)
    #expect(try Self.segment("{ text: Louvre, ipa: luvʁ }").ipa == "luvʁ")
    #expect(try Self.segment("{ text: Louvre, language: fr }").language == "fr")
    let plain = try Self.segment("Go; now")
    #expect(plain.text == "Go; now" && plain.pitch == nil && plain.ipa == nil && plain.spokenAs != .digits)
  }

  /// A text may have them as that of a label does.
  @Test func theTextMayHaveThem() throws {
    #expect(
      try Self.scenario("announce: { text: { text: Quiet, pitch: 0.5, ipa: kw }, priority: low, language: fr }").steps
        == Self.scenario("announce: { text: Quiet, priority: low, pitch: 0.5, ipa: kw, language: fr }").steps)
  }

  @Test func aStepThatIsPrintedIsTheSameStep() throws {
    let texts = [
      "Code sent", "a, b", "'tis", "#1", "Code:", "? why", "- 1", "-", "a \"b\" \\ c", "a: b", "[x]", "&a", "*a",
      "!a",
      "%a", "@a", "`a", "|", ">", "~", "true", "12:30", "why?", ":)", "ˈkəʊd", "-5", " a ", "a #b", "C:\\d",
    ]
    for text in texts {
      var spoken = SpokenText(text)
      var steps = [Step(.announce(Announcement(spoken))), Step(.announce(Announcement(spoken, isQueued: true)))]
      for pitch in [0, 0.00001, 0.1, 1, 1.125, 2] {
        spoken.pitch = pitch
        steps.append(Step(.announce(Announcement(spoken, priority: .high))))
      }
      spoken.ipa = text
      spoken.speaksPunctuation = true
      spoken.spellsOut = true
      spoken.language = "fr-CA"
      steps.append(Step(.announce(Announcement(spoken, priority: .low, isQueued: true)), after: .milliseconds(250)))
      for step in steps {
        let written = step.after == nil ? step.description : "{ \(step) }"
        let read = try Self.scenario(written).steps[1]
        #expect(read.action == step.action && read.after == step.after, "\(step)")
      }
    }
  }

  /// A code that is hidden cannot be read from how it is pronounced.
  @Test func theSoundOfACodeIsHidden() throws {
    let scenario = try ScenarioParser.parse(
      """
      screen: [ { textField: { label: Code, id: code } } ]
      steps:
        - appear
        - doubleTap
        - type: 482913
        - announce: { text: Code 482913, ipa: fɔː }
      """)
    let text = scenario.play(isRedacted: true).description
    #expect(!text.contains("fɔː") && !text.contains("482913"))
    #expect(scenario.play().description.contains("fɔː"))
  }
}
