import Locales

/// The speech of the real reader for a screen, according to a source; the simulator is measured by it.
package struct FidelityVector: Sendable {
  /// The number of recordings in this repository that come from a device and are about an input for a code.
  package static let recordedCodeFields = 0

  /// The style of the expected lines, which determines the comparison.
  package enum Style: String, Sendable, Hashable, CaseIterable {
    /// Lines as people and machines write down what they hear; compared by segments, ignoring case and punctuation.
    case heard
    /// Lines as cashapp/AccessibilitySnapshot writes them; compared letter by letter.
    case accessibilitySnapshot = "accessibility-snapshot"
    /// Utterances as machines record them, one for each stop of the cursor; compared word by word, ignoring case and
    /// punctuation, up to the character where the recording is cut.
    case recorded
  }

  /// The expected utterances of one step, or of all steps together.
  package struct Expected: Sendable, Hashable {
    /// The step's number, counted from 1; nil where the source does not tell steps apart.
    package var step: Int?
    /// The utterances in order, hints included.
    package var utterances: [String]

    package init(step: Int?, utterances: [String]) {
      self.step = step
      self.utterances = utterances
    }
  }

  /// The id, unique in its file.
  package var id: String
  /// The kind of element the vector is about.
  package var kind: String
  /// The source of the vector.
  package var source: String
  /// The confidence in the source.
  package var confidence: Confidence
  /// The style of the expected lines.
  package var style: Style
  /// The scenario to play. Without steps, every element is described in reading order.
  package var scenario: Scenario
  /// The utterances of a recording, one for each stop of the cursor; empty in the other styles.
  package var rows: [Row] = []
  /// The first step whose speech counts, from 1.
  package var firstStep = 1
  /// The expected utterances.
  package var expected: [Expected]
  /// The reason why the simulator cannot match the vector; nil if it should match.
  package var reason: String?
  /// Whether the vector was recorded on a device and is about an input for a code.
  package var isCodeFieldRecording = false
  /// The file of the vector, as the user named it.
  package var file: String?
  /// The line of the vector in its file, counted from 1.
  package var line: Int

  package init(
    id: String, kind: String, source: String, confidence: Confidence, style: Style, scenario: Scenario,
    expected: [Expected], reason: String? = nil, isCodeFieldRecording: Bool = false, file: String?, line: Int
  ) {
    self.id = id
    self.kind = kind
    self.source = source
    self.confidence = confidence
    self.style = style
    self.scenario = scenario
    self.expected = expected
    self.reason = reason
    self.isCodeFieldRecording = isCodeFieldRecording
    self.file = file
    self.line = line
  }

  /// Plays the scenario and compares. A recording has a result for each of its utterances.
  package func play() -> [FidelityResult] {
    if style == .recorded { return playRecorded() }
    let style: TranscriptStyle = self.style == .heard ? .commaList : .accessibilitySnapshot
    let locale = scenario.locales[0]
    let heard: [[String]]
    if scenario.steps.isEmpty {
      heard = [Session(scenario, locale: locale).descriptions(in: style).flatMap(\.lines)]
    } else {
      let entries = scenario.play(locale: locale).entries
      heard = expected.map { expected in
        entries.compactMap { entry in
          guard case .utterance(let heard) = entry.kind, heard.outcome != .dropped,
            expected.step.map({ $0 == entry.step }) ?? (entry.step >= firstStep)
          else { return nil }
          let text = heard.outcome == .spoken ? style.text(of: heard.utterance) : heard.heard
          return text.isEmpty ? nil : text
        }
      }
    }
    return [FidelityResult(of: self, heard: heard)]
  }
}
