import Locales

/// A part of an utterance, such as a label or a hint. Each segment has one language.
public struct Segment: Sendable, Hashable {
  /// The part of an element or event that a segment speaks.
  public enum Source: String, Sendable, Hashable, CaseIterable {
    case group, label, value, placeholder, trait, state, position, hint, actions
    case insertionPoint, echo, deletion, announcement, error, context
  }

  /// The way in which a voice reads the digits or characters of a segment.
  public enum Reading: String, Sendable, Hashable, CaseIterable {
    /// Runs of digits are read as cardinal numbers, as a synthesizer does by default.
    case number
    /// The digits are read one by one, because the text is marked to be spelled out.
    case digits
    /// The segment is read as a word, because it is the name of a character or stands for a letter.
    case text
    /// The segment is not read aloud. The real screen reader says the text, but the text is a secret.
    case silent
  }

  /// The part of the element or event that `text` speaks.
  public var source: Source
  /// The words that the screen reader passes to a voice.
  public var text: String
  /// The BCP 47 tag of the language of `text`.
  public var language: String
  /// The certainty that the screen reader says `text`.
  public var confidence: Confidence
  /// The pitch relative to the voice's normal pitch of 1. A greater number is higher. Nil if the pitch is unchanged.
  public var pitch: Double?
  /// The way in which `text` is read; nil if `text` has no run of digits and does not name a character.
  public var spokenAs: Reading?
  /// The catalogue key of the words; nil for text of the app or the person. A transcript's header counts phrases by
  /// this key.
  public var phrase: String?
  /// The pronunciation in IPA that the app states (`accessibilitySpeechIPANotation`); nil if the app states none.
  public var ipa: String?
  /// The places in `text` that are in another language than `language`, in order.
  private var foreign: [Place] = []

  /// A place in the text, in Unicode scalars. It holds no words, so a text that is masked later is masked here, too.
  private struct Place: Sendable, Hashable {
    var start, count: Int
    var language: String
  }

  /// The text in pieces of one language each; a single piece if no part of the text is in another language.
  public var pieces: [(text: String, language: String)] {
    if foreign.isEmpty { return [(text, language)] }
    let scalars = Array(text.unicodeScalars)
    var pieces: [(text: String, language: String)] = []
    var position = 0
    func add(_ end: Int, _ language: String) {
      let end = min(end, scalars.count)
      if position >= end { return }
      pieces.append((String(String.UnicodeScalarView(scalars[position..<end])), language))
      position = end
    }
    for place in foreign {
      add(place.start, language)
      add(place.start + place.count, place.language)
    }
    add(scalars.count, language)
    return pieces
  }

  /// Whether a part of the text is in another language.
  public var hasForeignParts: Bool { !foreign.isEmpty }

  /// Marks the parts of the text that are in another language. A part that is not in the text is left out, as where a
  /// screen reader says signs by their names.
  package mutating func mark(_ parts: [SpokenText.Part]) {
    if parts.isEmpty { return }
    let scalars = Array(text.unicodeScalars)
    var from = 0
    for part in parts {
      let words = Array(part.text.unicodeScalars)
      guard !words.isEmpty, scalars.count - from >= words.count,
        let start = (from...(scalars.count - words.count)).first(where: { scalars[$0...].starts(with: words) })
      else { continue }
      foreign.append(Place(start: start, count: words.count, language: part.language))
      from = start + words.count
    }
  }
}

// These initializers call the memberwise initializer, for the reason given in `Utterance.swift`.
extension Segment {
  /// Creates a segment. A run of two or more digits is read as a number, unless `spokenAs` says otherwise.
  public init(
    _ source: Source, _ text: String, language: String, confidence: Confidence = .pinned, pitch: Double? = nil,
    spokenAs: Reading? = nil, phrase: String? = nil, ipa: String? = nil
  ) {
    self.init(
      source: source, text: text, language: language, confidence: confidence, pitch: pitch,
      spokenAs: spokenAs ?? (Self.hasDigitRun(text) ? .number : nil), phrase: phrase, ipa: ipa)
  }

  /// Creates a segment from a phrase of a screen reader's catalogue. The text is not searched for digits, because
  /// phrases have no digits of their own.
  package init(_ source: Source, phraseText text: String, language: String, confidence: Confidence, phrase: String) {
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

  /// Returns nil if a byte that is not ASCII comes before any run of digits.
  private static func hasDigitRun(inASCII bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    // Most texts have no digits. The compiler can vectorise this loop, because it has a single exit.
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

extension Segment {
  /// Returns the segment with at most a given confidence.
  package func notSurer(than limit: Confidence) -> Segment {
    var segment = self
    segment.confidence = min(confidence, limit)
    return segment
  }
}

extension [Segment] {
  package init(saying words: Segment?) { if let words { self = [words] } else { self = [] } }

  /// Appends a segment unless it is nil. An utterance is built in a single array, because many small arrays are slow.
  package mutating func say(_ words: Segment?) {
    if let words { append(words) }
  }
}
