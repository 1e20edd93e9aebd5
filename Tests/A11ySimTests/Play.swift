import A11ySim
import Foundation

/// Plays steps on a screen from the beginning.
func play(
  _ screen: [ScreenItem], _ actions: Step.Action..., reader: Reader = .voiceOver, locale: String = "en",
  settings: Settings = Settings(), pace: Pace = .patient
) -> Transcript {
  var session = Session(screen: screen, reader: reader, locale: locale, settings: settings, pace: pace)
  for action in actions { session.perform(action) }
  return session.transcript
}

/// Plays steps and reactions on a screen.
func play(
  _ screen: [ScreenItem], when reactions: [Scenario.Reaction], _ steps: [Step], settings: Settings = Settings(),
  pace: Pace = .patient, reader: Reader = .voiceOver, timing: any SpeechTiming = SpeechEstimate(),
  isRedacted: Bool = false
) -> Transcript {
  var scenario = Scenario()
  scenario.screen = screen
  scenario.reactions = reactions
  scenario.steps = steps
  scenario.settings = settings
  scenario.pace = pace
  scenario.reader = reader
  return scenario.play(timing: timing, isRedacted: isRedacted)
}

/// Settings with one thing changed.
func settings(_ name: String, _ value: String) throws -> Settings {
  var settings = Settings()
  try settings.set(name, to: value)
  return settings
}

extension Transcript {
  /// What happened besides speech, a line each, without the moves of the cursor.
  var happenings: [String] {
    description.split(separator: "\n").filter { $0.hasPrefix("→ ") }.map { String($0.dropFirst(2)) }
  }

  /// What a reader of the transcript is told besides.
  var remarks: [String] {
    description.split(separator: "\n").filter { $0.hasPrefix("# note: ") }.map { String($0.dropFirst(8)) }
  }

  /// When each thing was said, with what became of it: `0.050 2nd digit`.
  var timeline: [String] {
    entries.compactMap { entry in
      guard case .utterance(let heard) = entry.kind else { return nil }
      return "\(entry.time.seconds) \(heard.line)"
    }
  }

  /// When the first thing with this text began.
  func start(of text: String) -> Duration? {
    entries.first { entry in
      if case .utterance(let heard) = entry.kind { heard.utterance.text == text } else { false }
    }?.time
  }

  /// How long the first thing with this text was heard.
  func duration(of text: String) -> Duration? { utterances.first { $0.utterance.text == text }?.duration }

  /// All it looks like in every format, and the tree dump of nothing: what a secret must not be in.
  var everyForm: String {
    TranscriptFormat.all.map { $0.render([self]) }.joined() + TranscriptFormat.explained.render([self])
  }

  /// Where the cursor was, in order.
  var cursorMoves: [String] {
    effects.filter { $0.name == .cursor }.map { $0.element ?? $0.detail ?? "none" }
  }
}

extension Duration {
  /// With three decimals.
  var seconds: String {
    String(format: "%.3f", Double(components.seconds) + Double(components.attoseconds) / 1e18)
  }
}

extension ScreenItem {
  static func heading(_ label: SpokenText, id: String = "heading") -> ScreenItem {
    .element(.init(id: id, role: .heading, label: label))
  }

  static func text(_ label: SpokenText, id: String = "text") -> ScreenItem {
    .element(.init(id: id, role: .text, label: label))
  }

  static func button(_ label: SpokenText, id: String = "button", traits: Traits = []) -> ScreenItem {
    .element(.init(id: id, role: .button, label: label, traits: traits))
  }

  static func field(_ label: SpokenText, id: String = "field", value: SpokenText? = nil) -> ScreenItem {
    .element(.init(id: id, role: .textField, label: label, value: value))
  }

  static func secureField(_ label: SpokenText, id: String = "pin", value: SpokenText? = nil) -> ScreenItem {
    .element(.init(id: id, role: .secureTextField, label: label, value: value))
  }

  static func toggle(_ label: SpokenText, id: String = "toggle", isOn: Bool) -> ScreenItem {
    .element(.init(id: id, role: .toggle, label: label, value: isOn ? "1" : "0"))
  }

  /// OUDS's PIN code input under the id `code`.
  static func code(
    _ length: OUDSPinCodeInput.Length = .six, _ version: OUDSPinCodeInput.Version = .v3_3, helperText: String? = nil,
    error: String? = nil, autofocus: Bool = false, value: String = ""
  ) -> ScreenItem {
    .component(
      OUDSPinCodeInput(
        length: length, version: version, helperText: helperText, error: error, autofocus: autofocus, value: value),
      id: "code")
  }
}
