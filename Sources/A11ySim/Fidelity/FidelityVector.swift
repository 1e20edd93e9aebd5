import Locales

/// What the real reader says of a screen, as a source has it: what the simulator is measured by.
public struct FidelityVector: Sendable {
  /// How many recordings of the real reader on a device, of an input for a code, are kept with the simulator.
  public static let recordedCodeFields = 0

  /// How what is expected is written, and so how it is compared.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    /// As people and machines write down what they hear: by segments, whatever their case and punctuation.
    case heard
    /// As cashapp/AccessibilitySnapshot writes it: letter by letter.
    case accessibilitySnapshot = "accessibility-snapshot"
  }

  /// What is expected of one step, or of all together.
  public struct Expected: Sendable, Hashable {
    /// Counted from 1; nil where the source does not tell steps apart.
    public var step: Int?
    /// In order, hints among them.
    public var utterances: [String]

    package init(step: Int?, utterances: [String]) {
      self.step = step
      self.utterances = utterances
    }
  }

  /// Unique in its file.
  public var id: String
  /// The kind of element it is about.
  public var kind: String
  /// Where it is from.
  public var source: String
  /// How sure the source is.
  public var confidence: Confidence
  /// How it is compared.
  public var style: Style
  /// What is played. Without steps, every element is described in reading order.
  public var scenario: Scenario
  /// The first step whose speech counts, from 1.
  public var firstStep = 1
  /// What is expected.
  public var expected: [Expected]
  /// Why it cannot be met; nil where it should.
  public var reason: String?
  /// Whether it was recorded on a device and is about an input for a code.
  public var isCodeFieldRecording = false
  /// The file it stands in, as the user named it.
  public var file: String?
  /// Where it stands there.
  public var line: Int

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

  /// Plays it and compares.
  public func play() -> FidelityResult {
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
    return FidelityResult(of: self, heard: heard)
  }
}
