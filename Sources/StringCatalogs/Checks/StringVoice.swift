/// A voice that checks can ask how a text sounds: a speech engine, behind the tool.
public protocol StringVoice {
  /// What findings call it: `espeak-ng`.
  var engine: String { get }

  /// Whether it has a voice for a language.
  /// - Parameter tag: BCP 47.
  func speaks(_ tag: String) -> Bool

  /// What it makes of each text; nil for one that it could not be asked about, of which nothing is found then.
  /// - Parameters:
  ///   - texts: without placeholders, in one language.
  ///   - tag: BCP 47 tag of the language, one it speaks.
  func readings(of texts: [String], language tag: String) -> [VoiceReading?]
}

/// What a voice makes of a text.
public struct VoiceReading: Sendable, Hashable {
  /// The phonemes, in IPA.
  public var ipa: String
  /// How long it takes; nil where that was not measured.
  public var duration: Duration?
  /// What is not said as it is written.
  public var faults: [Fault]

  /// Creates a reading.
  public init(ipa: String, duration: Duration? = nil, faults: [Fault] = []) {
    self.ipa = ipa
    self.duration = duration
    self.faults = faults
  }

  /// A stretch of the text that is not said as it is written.
  public struct Fault: Sendable, Hashable {
    /// What becomes of it.
    public enum Kind: String, Sendable, Hashable {
      /// The voice does not read its script, or spells it.
      case unreadable
      /// Nothing is heard.
      case silent
      /// It is read by the rules of another language.
      case otherLanguage
      /// Its letters are named one by one.
      case spelled
    }

    /// What becomes of it.
    public var kind: Kind
    /// The characters.
    public var text: String
    /// The sentence of the engine's detector about it.
    public var message: String

    /// Creates a fault.
    public init(kind: Kind, text: String, message: String) {
      self.kind = kind
      self.text = text
      self.message = message
    }
  }
}

/// What a voice made of the texts that checks ask about: those made for screen readers, and their sources.
struct VoiceReadings: Sendable {
  let engine: String
  /// Languages of the table it has no voice for.
  var missing: [String] = []
  /// By language, then by text.
  var readings: [String: [String: VoiceReading]] = [:]

  subscript(text: CheckedText) -> VoiceReading? { readings[text.language.tag]?[Self.said(text)] }

  /// The text as it is given to the voice: numbers for its numbers, a name for its names.
  static func said(_ text: CheckedText) -> String {
    if text.specifiers.isEmpty { return text.spoken }
    let literals = text.literals
    var result = literals[0]
    for (index, specifier) in text.specifiers.enumerated() {
      switch specifier.kind {
      case .integer, .floating, .variable: result += "3"
      default: result += ""
      }
      result += literals[index + 1]
    }
    return result
  }
}
