import AccessibilityModel
import Locales
import Simulation

extension VoiceOver {
  package struct Context: Sendable {
    /// The wording in VoiceOver's own language.
    package var wording: VoiceOverWording
    package var characterNames: CharacterNames?
    package var settings: Settings
    /// The BCP 47 tag of the app's language. It applies to every text without a language of its own.
    package var appLocale: String
    /// The wording for roles, such as "button", in the app's language. Nil if VoiceOver says roles in its own language.
    private var roleWording: VoiceOverWording?

    /// Creates a context; nil if VoiceOver has no wording for `locale`.
    ///
    /// - Parameters:
    ///   - locale: the BCP 47 tag of VoiceOver's own language.
    ///   - appLocale: the BCP 47 tag of the app's language; by default, `locale`.
    ///   - learnt: recorded words, which replace built-in words with the confidence `reported` or `guess`.
    package init?(
      locale: String, settings: Simulation.Settings = Simulation.Settings(), appLocale: String? = nil,
      version: Version = VoiceOver.versions[VoiceOver.versions.count - 1], learnt: [LearntWording] = []
    ) {
      guard let wording = VoiceOverWording(locale) else { return nil }
      self.wording = wording
      characterNames = CharacterNames(language: wording.language)
      self.settings = VoiceOver.Settings(settings)
      self.appLocale = appLocale ?? locale
      // In a Chinese app on an English device, VoiceOver said “标题” and “按钮” (machine recordings, iOS 27).
      let areApps = self.settings.roleWords == .app || self.settings.roleWords == .automatic && version.major >= 27
      if areApps, self.appLocale != locale { roleWording = VoiceOverWording(self.appLocale) }
      for words in learnt {
        let language = VoiceOverWording(words.locale)?.language
        let phrases = words.phrases.map { ($0.key, $0.text) }
        if language == self.wording.language { self.wording.learn(phrases, from: words.source) }
        if language == roleWording?.language { roleWording?.learn(phrases, from: words.source) }
      }
    }
  }
}

extension VoiceOver.Context {
  /// Returns VoiceOver's words for a phrase. For a trait, the words come from `roleWording` if it is set. Nil if the
  /// wording lacks the phrase; the session warns of such phrases.
  func words(_ source: Segment.Source, _ phrase: VoiceOverPhrase) -> Segment? {
    let wording = source == .trait ? roleWording ?? wording : wording
    guard let (text, confidence) = wording.text(phrase) else { return nil }
    return Segment(
      source, phraseText: text, language: wording.language, confidence: confidence, phrase: phrase.rawValue)
  }

  func words(
    _ source: Segment.Source, _ phrase: VoiceOverPhrase, _ first: PhraseArgument, _ others: PhraseArgument...
  ) -> Segment? {
    let arguments = [first] + others
    guard let words = wording.phrase(phrase, arguments) else { return nil }
    return Segment(source, words.text, language: words.language, confidence: words.confidence, phrase: words.key)
  }

  /// Returns “2 of 3” in the form of the setting `positionForm`.
  func position(_ index: Int, of count: Int) -> Segment? {
    let isUIKits = settings.positionForm == .uiKit
    let words = words(.position, isUIKits ? .positionOfUIKit : .position, .integer(index), .integer(count))
    return isUIKits ? words?.notSurer(than: .guess) : words
  }

  /// Returns a segment for a text of the app. Its language is the language of the text, otherwise of the element,
  /// otherwise of the app. Its confidence is at most `confidence`.
  func segment(
    _ source: Segment.Source, _ text: SpokenText, of element: AccessibilityElement? = nil, confidence: Confidence? = nil
  ) -> Segment {
    let language = text.language ?? element?.language ?? appLocale
    let isSet = text.speaksPunctuation || settings.punctuation != .some || !settings.speakEmoji
    let (string, sure) = isSet ? asSet(text, in: language) : (text.string, text.confidence)
    var segment = Segment(
      source, string.isPlainLine ? string : string.onOneLine.trimmed, language: language,
      confidence: confidence.map { min($0, sure) } ?? sure, pitch: text.pitch,
      spokenAs: text.spellsOut ? .digits : nil, phrase: text.phrase, ipa: text.ipa)
    segment.mark(text.parts)
    return segment
  }

  func words(
    _ source: Segment.Source, _ text: SpokenText?, of element: AccessibilityElement? = nil,
    confidence: Confidence? = nil
  ) -> Segment? {
    guard let text, !text.string.isBlank else { return nil }
    let segment = segment(source, text, of: element, confidence: confidence)
    if segment.text.isEmpty { return nil }
    return segment
  }

  func label(_ source: Segment.Source, of element: AccessibilityElement) -> Segment? {
    words(source, element.label, of: element)
  }

  /// Applies the settings for punctuation and emoji to a text.
  ///
  /// With `all`, each punctuation mark is said by its name. A text with Apple's attribute
  /// `speechAlwaysIncludesPunctuation(_:)` is read in this way under any setting. Three rules are guesses: `none`
  /// leaves out punctuation marks at the edge of a word, `some` leaves a text unchanged, and silent emoji are removed
  /// from the text.
  private func asSet(_ text: SpokenText, in language: String) -> (string: String, confidence: Confidence) {
    let namesMarks = text.speaksPunctuation || settings.punctuation == .all
    let dropsMarks = settings.punctuation == .none && !namesMarks
    let names = namesMarks ? CharacterNames(language: language) ?? characterNames : nil
    var result = (string: "", confidence: text.confidence)
    let characters = Array(text.string)
    for (index, character) in characters.enumerated() {
      if !settings.speakEmoji, character.isEmoji {
        result.confidence = .guess
      } else if character.isMark, let name = names?.name(of: character) {
        if result.string.last?.isWhitespace == false { result.string += " " }
        result.string += name.text + " "
        result.confidence = min(result.confidence, name.confidence)
      } else if dropsMarks, character.isPunctuation, !"%&@#*/\\".contains(character),
        !(index > 0 && characters[index - 1].isWordPart && index + 1 < characters.count
          && characters[index + 1].isWordPart)
      {
        result.confidence = .guess
      } else if !(character.isWhitespace && result.string.last?.isWhitespace == true) {
        result.string.append(character)
      }
    }
    return result
  }

  /// Returns the echo of a key, or of text that was typed, deleted or passed by the insertion point. A single character
  /// is said by its name, if it has a name.
  func echo(_ source: Segment.Source, _ text: String, pitch: Double?) -> Segment {
    let language = wording.language
    // Most keys are digits or small letters, which need no name. This check avoids a slow Unicode lookup.
    if text.utf8.count == 1, let byte = text.utf8.first {
      let isDigit = (0x30...0x39).contains(byte)
      if isDigit || (0x61...0x7A).contains(byte) {
        return Segment(
          source, text, language: language, confidence: .reported, pitch: pitch, spokenAs: isDigit ? nil : .text)
      }
    }
    guard text.count == 1, let character = text.first else {
      // Longer text, such as a deleted word, is in the app's language.
      return Segment(source, text.onOneLine.trimmed, language: appLocale, confidence: .reported, pitch: pitch)
    }
    if let name = characterNames?.name(of: character) ?? (character.isWhitespace ? characterNames?.name(of: " ") : nil)
    {
      return Segment(
        source, name.text, language: name.language, confidence: name.confidence, pitch: pitch, spokenAs: .text,
        phrase: name.key)
    }
    if character.isUppercase, settings.capitalLetters != .speakCap {
      // The factor 1.2 is a guess.
      let raised = settings.capitalLetters == .changePitch ? (pitch ?? 1) * 1.2 : pitch
      return Segment(
        source, text.onOneLine, language: language, confidence: .guess, pitch: raised, spokenAs: .text)
    }
    // "Cap Z" was heard for a key under the finger (magentaA11y field errors). For an echo, "cap" is a guess.
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

extension VoiceOver.Context {
  /// Returns the spelling word for a letter, such as "Zulu" for Z; nil if the word is not known.
  func phoneticWord(for letter: Character) -> Segment? {
    PhoneticAlphabet.word(for: letter, language: wording.language).map { word in
      Segment(.echo, word.text, language: word.language, confidence: word.confidence, spokenAs: .text, phrase: word.key)
    }
  }
}

extension Character {
  fileprivate var isMark: Bool { isPunctuation || isSymbol && !isEmoji }

  fileprivate var isWordPart: Bool { isLetter || isNumber }

  /// Whether the character is drawn as an emoji picture, not as a plain text symbol.
  fileprivate var isEmoji: Bool {
    guard !isASCII, let first = unicodeScalars.first?.properties else { return false }
    return first.isEmojiPresentation || first.isEmoji && unicodeScalars.contains("\u{FE0F}")
  }
}
