import Locales

/// What a reader knows besides the event.
public struct ReaderContext: Sendable {
  /// Its words, in its own language.
  public var wording: Wording
  /// Names of characters, in its own language.
  public var characterNames: CharacterNames?
  /// What the person has set.
  public var settings: Settings
  /// BCP 47 tag of the app's language, in which texts without an own language are.
  public var appLocale: String

  /// What a VoiceOver knows that speaks the app's language; nil where its words in that language are not there.
  ///
  /// - Parameter locale: BCP 47 tag of the app's and the reader's language.
  public init?(locale: String, settings: Settings = Settings()) {
    guard let wording = Wording(voiceOver: locale) else { return nil }
    self.wording = wording
    characterNames = CharacterNames(language: wording.language)
    self.settings = settings
    appLocale = locale
  }
}

extension ReaderContext {
  /// Words of the reader's own; none where its language lacks the phrase, which the session warns of.
  func words(_ source: Segment.Source, _ phrase: Phrase, _ arguments: PhraseArgument...) -> [Segment] {
    wording.phrase(phrase, arguments).map { words in
      [
        Segment(source, words.text, language: words.language, confidence: words.confidence, phrase: words.key)
      ]
    } ?? []
  }

  /// Words of the app's.
  func segment(
    _ source: Segment.Source, _ text: SpokenText, of element: AccessibilityElement? = nil, confidence: Confidence? = nil
  ) -> Segment {
    Segment(
      source, text.string.onOneLine.trimmed, language: text.language ?? element?.language ?? appLocale,
      confidence: confidence ?? text.confidence, spokenAs: text.spellsOut ? .digits : nil, phrase: text.phrase)
  }

  /// The label of an element or a group; nothing where there is none.
  func label(_ source: Segment.Source, of element: AccessibilityElement) -> [Segment] {
    guard let label = element.label, !label.string.isBlank else { return [] }
    return [segment(source, label, of: element)]
  }

  /// One or more characters, each by its name: what is typed, deleted or passed over.
  func echo(_ source: Segment.Source, _ text: String, pitch: Double?) -> Segment {
    let language = wording.language
    guard text.count == 1, let character = text.first else {
      // A longer deletion is read as text.
      return Segment(source, text.onOneLine.trimmed, language: appLocale, confidence: .reported, pitch: pitch)
    }
    // A space that has no name of its own is called what every other is.
    if let name = characterNames?.name(of: character) ?? (character.isWhitespace ? characterNames?.name(of: " ") : nil)
    {
      return Segment(
        source, name.text, language: name.language, confidence: name.confidence, pitch: pitch, spokenAs: .text,
        phrase: name.key)
    }
    // "Cap Z" was heard of the key (magentaA11y field errors); that the echo says it too is a guess.
    let isCapital = character.isASCII ? ("A"..."Z").contains(character) : character.isUppercase
    if isCapital, let words = wording.phrase(.capital, .text(text)) {
      return Segment(
        source, words.text, language: language, confidence: .guess, pitch: pitch, spokenAs: .text,
        phrase: words.key)
    }
    return Segment(
      source, text.onOneLine, language: language, confidence: .reported, pitch: pitch,
      spokenAs: character.isLetter ? .text : nil)
  }
}

extension String {
  /// Whether there is nothing in it to say.
  var isBlank: Bool {
    // Characters are slow to look at, and most texts begin with an ASCII letter.
    if let byte = utf8.first, byte.isPrintableASCII { return false }
    return allSatisfy(\.isWhitespace)
  }

  /// Without white space at its ends, which nobody hears and which would make lines that look alike differ.
  var trimmed: String {
    if let first = utf8.first, let last = utf8.last, first.isPrintableASCII, last.isPrintableASCII { return self }
    guard first?.isWhitespace == true || last?.isWhitespace == true else { return self }
    return String(reversed().drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace))
  }

  /// With every run of line breaks and other white space as one space: a transcript has one line per utterance.
  var onOneLine: String {
    if utf8.allSatisfy({ $0 == 0x20 || $0.isPrintableASCII }) { return self }
    let isOnOneLine = unicodeScalars.allSatisfy { scalar in
      scalar.isASCII ? scalar.value >= 0x20 : !scalar.properties.isWhitespace
    }
    if isOnOneLine { return self }
    return split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension UInt8 {
  /// Whether it is an ASCII character that is seen: no space and no control character.
  fileprivate var isPrintableASCII: Bool { (0x21...0x7E).contains(self) }
}
