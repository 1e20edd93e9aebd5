import AccessibilityModel
import Simulation

/// A test of the simulator against the real screen reader: a scenario, and the speech that a source reports for it.
package struct FidelityVector: Sendable {
  /// The number of device recordings in this repository that show an input for a one-time code.
  package static let recordedCodeFields = 0

  /// The style of the expected lines, which determines the comparison.
  package enum Style: String, Sendable, Hashable, CaseIterable {
    /// Lines in which a person or a program wrote down speech. They are compared segment by segment, ignoring case and
    /// punctuation.
    case heard
    /// Lines as the library cashapp/AccessibilitySnapshot writes them. They are compared letter by letter.
    case accessibilitySnapshot = "accessibility-snapshot"
    /// Utterances that a machine recorded, one for each element at which the cursor stops. They are compared word by
    /// word, ignoring case and punctuation. If the recorder cut an utterance, only the words before the cut are
    /// compared.
    case recorded
    /// Utterances as the screen reader composes them. They are compared letter by letter, together with the queue modes
    /// and pauses that the vector states.
    case exact

    /// Returns the style of the same name in which tools write down what a screen reader says. If the reader has none,
    /// this is the comma list.
    func written(by reader: Reader) -> TranscriptStyle {
      reader.descriptor.styles.first { $0.name == rawValue } ?? .commaList
    }
  }

  /// The expected utterances of one step, or of all steps together.
  package struct Expected: Sendable, Hashable {
    /// The step's number, counted from 1; nil if the source does not distinguish steps.
    package var step: Int?
    /// The expected utterances in order, including hints.
    package var utterances: [String]
    /// The expected properties of utterances, for the style `exact`. Each key is the index of an utterance.
    package var marks: [Int: Mark] = [:]

    package init(step: Int?, utterances: [String], marks: [Int: Mark] = [:]) {
      self.step = step
      self.utterances = utterances
      self.marks = marks
    }
  }

  /// The expected properties of an utterance. A property that is nil is not compared.
  package struct Mark: Sendable, Hashable {
    /// The name of the delivery, such as `interrupt`, or the number that is passed to the engine, such as `2`.
    package var queue: String?
    /// The pause before a hint, measured from the end of the previous utterance. Pauses before other utterances are not
    /// compared, because they depend on the person.
    package var after: Duration?
    /// Whether the utterance was interrupted before its end; nil if the comparison ignores interruptions.
    package var isCut: Bool?

    package init(queue: String? = nil, after: Duration? = nil, isCut: Bool? = nil) {
      (self.queue, self.after, self.isCut) = (queue, after, isCut)
    }
  }

  /// The measured durations of the utterances in a recording.
  package struct Timing: SpeechTiming {
    package let name = "recording"
    /// The duration of an utterance that is not in `durations`.
    package var each: Duration
    /// The durations of utterances, by text.
    package var durations: [String: Duration] = [:]

    package init(each: Duration, durations: [String: Duration] = [:]) {
      (self.each, self.durations) = (each, durations)
    }

    package func timing(of utterance: Utterance, wordsPerMinute: Int) -> UtteranceTiming {
      UtteranceTiming(duration: durations[utterance.text] ?? each, wordEnds: [])
    }
  }

  /// The id of the vector, unique among the vectors of one file.
  package var id: String
  /// The kind of element that the vector tests. Reports group vectors by kind.
  package var kind: String
  /// The source of the expected speech, such as a test, a page or a recording.
  package var source: String
  /// The confidence in the source. A mismatch is a failure only if the confidence is `pinned`.
  package var confidence: Confidence
  package var style: Style
  /// The scenario to play. If the scenario has no steps, every element is described in reading order.
  package var scenario: Scenario
  /// The utterances of a machine recording, one for each element at which the cursor stops; empty in other styles.
  package var rows: [Row] = []
  /// Whether a machine recording contains hints. If false, simulated hints are not compared.
  var hasHints = true
  /// The number of the first step whose speech is compared with an expectation that has no step number.
  package var firstStep = 1
  /// The expected utterances, by step or for all steps together. A machine recording has ``rows`` instead.
  package var expected: [Expected]
  /// The measured durations of the utterances; nil if durations are estimated.
  package var timing: Timing?
  /// The reason why the simulator cannot match the vector; nil if the simulator should match the vector.
  package var reason: String?
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

  /// Plays the scenario and compares the speech. Returns a single result for all styles except `recorded`.
  ///
  /// For a machine recording, returns one result for each recorded utterance, and one for each cursor stop that the
  /// recording lacks.
  package func play() -> [FidelityResult] {
    if style == .recorded { return playRecorded() }
    if style == .exact { return [playExactly()] }
    let style = self.style.written(by: scenario.reader)
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
