import AccessibilityModel
import AuditRules
import Simulation
import TalkBackReader
import VoiceOverReader

/// A namespace for the list of modelled screen readers.
public enum ScreenReaders {
  /// The modelled readers. Scenarios that name no reader use the first.
  public static let all: [any ScreenReader.Type] = [VoiceOver.self, TalkBack.self]

  /// The reader of a scenario that names no reader.
  public static var standard: any ScreenReader.Type { all[0] }
}

extension [any ScreenReader.Type] {
  /// The modelled readers, written `.all` where an array of readers is expected.
  public static var all: Self { ScreenReaders.all }
}

extension Reader {
  /// No screen reader. The transcript shows what happens on the screen, but no speech.
  public static let none = Reader(noneAmong: .all)

  /// The reader of a scenario that names no reader.
  public static let standard = Reader(ScreenReaders.standard)

  /// Parses one of the modelled readers as scenarios and the command line write it, such as `voiceover`, `voiceover@17`
  /// or `none`.
  ///
  /// - Throws: `Diagnostic` without a position, if the reader or the version does not exist.
  public init(parsing text: String) throws(Diagnostic) { try self.init(parsing: text, readers: .all) }
}

extension Setting {
  /// The settings of all modelled readers, in the order of transcripts.
  public static var all: [Setting] { ScreenReaders.all.settings }
}

extension Settings {
  /// Sets one of the settings of the modelled readers. The name and the value are given as scenarios write them.
  ///
  /// - Throws: `Diagnostic` without a position, if the setting or the value does not exist.
  public mutating func set(_ name: String, to text: String) throws(Diagnostic) {
    try set(name, to: text, among: Setting.all)
  }
}

extension ComponentKind {
  /// The standard reader in its oldest version, if the component was made for an even older iOS. Nil for any other
  /// component: the newest version of the reader is then used.
  public var reader: Reader? { reader(insteadOf: ScreenReaders.standard) }
}

extension Scenario {
  /// Creates an empty scenario in English, with the standard reader.
  public init() { self.init(reader: .standard) }
}

extension Session {
  /// Opens a screen with the standard reader. Nothing is said before the first step.
  ///
  /// - Parameters:
  ///   - screen: the elements and components, from top to bottom.
  ///   - locale: the BCP 47 tag of the app's and the reader's language.
  ///   - settings: the settings that differ from their defaults.
  ///   - pace: how soon the person begins the next action.
  ///   - timing: the source of utterance durations.
  public init(
    screen: [ScreenItem], locale: String = "en", settings: Settings = Settings(), pace: Pace = .patient,
    timing: any SpeechTiming = SpeechEstimate()
  ) {
    self.init(
      screen: screen, reader: .standard, locale: locale, settings: settings, pace: pace, timing: timing)
  }
}

extension AuditExample {
  /// The example as a scenario that an ``Audit`` can play, with a modelled screen reader.
  public var scenario: Scenario { scenario(readers: .all) }

  /// The example as YAML, with one line for each top-level key, such as `screen` and `steps`.
  public var text: String { text(readers: .all) }
}
