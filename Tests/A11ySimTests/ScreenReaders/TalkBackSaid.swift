import A11ySim
import ScenarioFiles

@testable import AccessibilityModel
@testable import Simulation

/// What TalkBack says in a scenario, for tests.
struct TalkBackSaid {
  private let transcript: Transcript

  /// Plays a scenario under TalkBack. The first screen is not said: the finger touches the first element.
  init(_ scenario: String, settings: String = "", screen: String, reader: String = "talkback@15.1") throws {
    let text = """
      reader: \(reader)
      settings: { \(settings) }
      screen:
      \(screen.indented)
      steps:
      \(scenario.indented)
      """
    transcript = try ScenarioParser.parse(Array(text.utf8)).play()
  }

  /// The texts, in order.
  var texts: [String] { transcript.utterances.map(\.utterance.text) }

  /// The texts that were heard to their end.
  var heard: [String] { transcript.utterances.filter { $0.outcome == .spoken }.map(\.utterance.text) }

  /// The texts, each with the name of its queue mode.
  var modes: [String] { transcript.utterances.map { "\($0.utterance.text) [\($0.utterance.delivery.name)]" } }

  /// The texts, each with its pitch where that is not the voice's own.
  var pitches: [String] {
    transcript.utterances.map { heard in
      let pitches = Set(heard.utterance.segments.compactMap(\.pitch)).sorted()
      return heard.utterance.text + pitches.map { " \($0)" }.joined()
    }
  }

  /// The notes of the transcript.
  var notes: [String] { transcript.remarks }

  /// The times in milliseconds at which a text began.
  func times(of text: String) -> [Int] {
    transcript.entries.compactMap { entry in
      guard case .utterance(let heard) = entry.kind, heard.utterance.text == text else { return nil }
      return Int(entry.time / .milliseconds(1))
    }
  }
}

extension String {
  fileprivate var indented: String { split(separator: "\n").map { "  " + $0 }.joined(separator: "\n") }
}
