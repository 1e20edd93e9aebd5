import Locales

/// A tagged piece of an utterance: its source, its words and their language.
public struct Segment: Sendable, Hashable {
  /// The part of an element or event that a segment speaks.
  public enum Source: String, Sendable, Hashable, CaseIterable {
    case group, label, value, placeholder, trait, state, position, hint, actions
    case insertionPoint, echo, deletion, announcement, error, context
  }

  /// A way of reading a run of digits in a segment.
  public enum Reading: String, Sendable, Hashable, CaseIterable {
    /// As a cardinal number. A synthesizer reads a run of digits in this way by default.
    case number
    /// Digit by digit, because the text is marked to be spelled out.
    case digits
    /// As the names of the characters, not as a word.
    case text
  }

  /// The part of the element or event that is spoken.
  public var source: Source
  /// The words, as the screen reader passes them to a voice.
  public var text: String
  /// The BCP 47 tag of the words' language.
  public var language: String
  /// The certainty of the words.
  public var confidence: Confidence
  /// The relative pitch: 1 is the voice's own, and a greater number is higher. Nil leaves the pitch unchanged.
  public var pitch: Double?
  /// The way of reading the digits in `text`; nil if it has no run of digits.
  public var spokenAs: Reading?
  /// The catalogue key of the words; nil for text of the app or the person. Phrases can be counted by it.
  public var phrase: String?
  /// The pronunciation in IPA; nil if the app states none (`accessibilitySpeechIPANotation`).
  public var ipa: String?
}

// These initializers call the compiler's memberwise initializer, for the reason given at `Utterance`.
extension Segment {
  /// Creates a segment. A text with a run of two or more digits is read as a number unless `spokenAs` says otherwise.
  public init(
    _ source: Source, _ text: String, language: String, confidence: Confidence = .pinned, pitch: Double? = nil,
    spokenAs: Reading? = nil, phrase: String? = nil, ipa: String? = nil
  ) {
    self.init(
      source: source, text: text, language: language, confidence: confidence, pitch: pitch,
      spokenAs: spokenAs ?? (Self.hasDigitRun(text) ? .number : nil), phrase: phrase, ipa: ipa)
  }

  /// Creates a segment from words of a reader's catalogue, which have no digits of their own.
  init(_ source: Source, phraseText text: String, language: String, confidence: Confidence, phrase: String) {
    self.init(source: source, text: text, language: language, confidence: confidence, phrase: phrase)
  }

  private static func hasDigitRun(_ text: String) -> Bool {
    // Inspecting scalars is slow, and most texts are ASCII.
    if let answer = text.utf8.withContiguousStorageIfAvailable(hasDigitRun(inASCII:)) ?? nil { return answer }
    var previousIsDigit = false
    for scalar in text.unicodeScalars {
      let isDigit =
        scalar.isASCII ? (0x30...0x39).contains(scalar.value) : scalar.properties.numericType == .decimal
      if isDigit && previousIsDigit { return true }
      previousIsDigit = isDigit
    }
    return false
  }

  /// Returns whether the bytes contain a run of digits; nil if a byte that is not ASCII comes before any run.
  private static func hasDigitRun(inASCII bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    // Most texts have no digit at all. A loop with a single exit lets the compiler vectorise it.
    var isWorthALook: UInt8 = 0
    for byte in bytes { isWorthALook |= byte & 0x80 | (byte &- 0x30 < 10 ? 1 : 0) }
    if isWorthALook == 0 { return false }
    var lastIsDigit = false
    for byte in bytes {
      if byte >= 0x80 { return nil }
      let isDigit = (0x30...0x39).contains(byte)
      if isDigit && lastIsDigit { return true }
      lastIsDigit = isDigit
    }
    return false
  }
}
