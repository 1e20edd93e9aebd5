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
    if character.isUppercase, settings.capitalLetters != .speakCap {
      // How much higher is a guess.
      let raised = settings.capitalLetters == .changePitch ? (pitch ?? 1) * 1.2 : pitch
      return Segment(
        source, text.onOneLine, language: language, confidence: .guess, pitch: raised, spokenAs: .text)
    }
    // "Cap Z" was heard of the key (magentaA11y field errors); that the echo says it too is a guess.
    if character.isUppercase, let words = wording.phrase(.capital, .text(text)) {
      return Segment(
        source, words.text, language: language, confidence: .guess, pitch: pitch, spokenAs: .text,
        phrase: words.key)
    }
    return Segment(
      source, text.onOneLine, language: language, confidence: .reported, pitch: pitch,
      spokenAs: character.isLetter ? .text : nil)
  }
}

extension ReaderContext {
  /// The word that stands for a letter; nil in a language whose words are not known, and for what is no letter.
  func phoneticWord(for letter: Character) -> Segment? {
    PhoneticAlphabet.word(for: letter, language: wording.language).map { word in
      Segment(.echo, word.text, language: word.language, confidence: word.confidence, spokenAs: .text, phrase: word.key)
    }
  }
}

extension String {
  /// Whether it is one capital letter.
  var isCapital: Bool { count == 1 && first?.isUppercase == true }

  /// Whether there is nothing in it to say.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// Without white space at its ends, which nobody hears and which would make lines that look alike differ.
  var trimmed: String {
    guard first?.isWhitespace == true || last?.isWhitespace == true else { return self }
    return String(reversed().drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace))
  }

  /// With every run of line breaks and other white space as one space: a transcript has one line per utterance.
  var onOneLine: String {
    let isOnOneLine = unicodeScalars.allSatisfy { scalar in
      scalar.isASCII ? scalar.value >= 0x20 : !scalar.properties.isWhitespace
    }
    if isOnOneLine { return self }
    return split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
