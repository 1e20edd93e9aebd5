import Locales

/// A part of an utterance. A segment has a language, and states which part of the element or event the segment speaks.
public struct Segment: Sendable, Hashable {
  /// The part of an element or event that a segment speaks.
  public enum Source: String, Sendable, Hashable, CaseIterable {
    case group, label, value, placeholder, trait, state, position, hint, actions
    case insertionPoint, echo, deletion, announcement, error, context
  }

  /// The way in which a voice reads digits or the name of a character.
  public enum Reading: String, Sendable, Hashable, CaseIterable {
    /// Runs of digits are read as cardinal numbers, as a synthesizer does by default.
    case number
    /// The digits are read one by one, because the text is marked to be spelled out.
    case digits
    /// The segment is read as a word, because it is the name of a character or a word that represents a letter.
    case text
    /// The segment is not read aloud. The real screen reader says its text, but the text is a secret that must not be
    /// heard in a simulation.
    case silent
  }

  /// The part of the element or event that is spoken.
  public var source: Source
  /// The words, as the screen reader passes them to a voice.
  public var text: String
  /// The BCP 47 tag of the words' language.
  public var language: String
  /// The certainty that the screen reader says the words in `text`.
  public var confidence: Confidence
  /// The pitch relative to the voice's normal pitch: 1 is normal, and a greater number is higher. Nil if the pitch is
  /// not changed.
  public var pitch: Double?
  /// The way in which `text` is read; nil if `text` has no run of digits and does not name a character.
  public var spokenAs: Reading?
  /// The key of the words in a catalogue; nil for text of the app or the person. A transcript's header counts phrases
  /// by this key.
  public var phrase: String?
  /// The pronunciation in IPA that the app states (`accessibilitySpeechIPANotation`); nil if the app states none.
  public var ipa: String?
}

// These initializers call the compiler's memberwise initializer. A comment in `Utterance.swift` gives the reason.
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

  /// Creates a segment from a phrase of a screen reader's catalogue. `spokenAs` is nil, because such a phrase has no
  /// digits of its own.
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

extension [Segment] {
  /// Creates an array with one segment, or an empty array if the segment is nil.
  init(saying words: Segment?) { if let words { self = [words] } else { self = [] } }

  /// Appends a segment unless the segment is nil. An utterance is built in a single array, because many small arrays
  /// would take more time than all other work on the utterance.
  mutating func say(_ words: Segment?) {
    if let words { append(words) }
  }
}
