import Locales

extension VoiceOver {
  /// The wording, settings and languages with which VoiceOver speaks.
  package struct Context: Sendable {
    /// VoiceOver's wording, in its own language.
    package var wording: Wording
    /// Names of characters in VoiceOver's own language; nil if none are known.
    package var characterNames: CharacterNames?
    /// The settings the person has chosen.
    package var settings: Settings
    /// The BCP 47 tag of the app's language. All texts are in this language, unless another language is set for a text.
    package var appLocale: String
    /// The wording for kinds of controls, such as "button", in the app's language; nil if these words are in
    /// VoiceOver's own language.
    private var roleWording: Wording?

    /// Creates a context; nil if VoiceOver has no wording for `locale`.
    ///
    /// - Parameters:
    ///   - locale: BCP 47 tag of VoiceOver's own language.
    ///   - settings: the settings that differ from their defaults.
    ///   - appLocale: BCP 47 tag of the app's language; by default `locale`.
    ///   - version: the version of iOS.
    ///   - learnt: recorded words. They replace words of the model whose confidence is `reported` or `guess`.
    package init?(
      locale: String, settings: A11ySim.Settings = A11ySim.Settings(), appLocale: String? = nil,
      version: Version = VoiceOver.versions[VoiceOver.versions.count - 1], learnt: [LearntWording] = []
    ) {
      guard let wording = Wording(voiceOver: locale) else { return nil }
      self.wording = wording
      characterNames = CharacterNames(language: wording.language)
      self.settings = VoiceOver.Settings(settings)
      self.appLocale = appLocale ?? locale
      // In a Chinese app on an English device, VoiceOver said “标题” and “按钮” (machine recordings, iOS 27).
      let areApps = self.settings.roleWords == .app || self.settings.roleWords == .automatic && version.major >= 27
      if areApps, self.appLocale != locale { roleWording = Wording(voiceOver: self.appLocale) }
      for words in learnt {
        let language = Wording(voiceOver: words.locale)?.language
        let phrases = words.phrases.map { ($0.key, $0.text) }
        if language == self.wording.language { self.wording.learn(phrases, from: words.source) }
        if language == roleWording?.language { roleWording?.learn(phrases, from: words.source) }
      }
    }
  }
}

extension VoiceOver.Context {
  /// Returns VoiceOver's words for a phrase; nil if the wording lacks the phrase. The words are in VoiceOver's own
  /// language, except that the words of a trait are in the language of `roleWording` if `roleWording` is set. The
  /// session warns of phrases that VoiceOver's own language lacks.
  func words(_ source: Segment.Source, _ phrase: Phrase) -> Segment? {
    let wording = source == .trait ? roleWording ?? wording : wording
    guard let (text, confidence) = wording.text(phrase) else { return nil }
    return Segment(
      source, phraseText: text, language: wording.language, confidence: confidence, phrase: phrase.rawValue)
  }

  /// Returns VoiceOver's words for a phrase with the arguments filled in; nil if VoiceOver's language lacks the phrase.
  func words(
    _ source: Segment.Source, _ phrase: Phrase, _ first: PhraseArgument, _ others: PhraseArgument...
  ) -> Segment? {
    let arguments = [first] + others
    guard let words = wording.phrase(phrase, arguments) else { return nil }
    return Segment(source, words.text, language: words.language, confidence: words.confidence, phrase: words.key)
  }

  /// Returns a segment for a text of the app. The language of the segment is the language of the text; if the text has
  /// none, the language of the element; otherwise the app's language. Punctuation and emoji follow the settings. If
  /// `confidence` is given, the segment's confidence is at most `confidence`.
  func segment(
    _ source: Segment.Source, _ text: SpokenText, of element: AccessibilityElement? = nil, confidence: Confidence? = nil
  ) -> Segment {
    let language = text.language ?? element?.language ?? appLocale
    let isSet = text.speaksPunctuation || settings.punctuation != .some || !settings.speakEmoji
    let (string, sure) = isSet ? asSet(text, in: language) : (text.string, text.confidence)
    return Segment(
      source, string.isPlainLine ? string : string.onOneLine.trimmed, language: language,
      confidence: confidence.map { min($0, sure) } ?? sure, pitch: text.pitch,
      spokenAs: text.spellsOut ? .digits : nil, phrase: text.phrase, ipa: text.ipa)
  }

  /// Returns a segment for a text of the app; nil if the text is missing or has nothing to say.
  func words(
    _ source: Segment.Source, _ text: SpokenText?, of element: AccessibilityElement? = nil,
    confidence: Confidence? = nil
  ) -> Segment? {
    guard let text, !text.string.isBlank else { return nil }
    let segment = segment(source, text, of: element, confidence: confidence)
    if segment.text.isEmpty { return nil }
    return segment
  }

  /// Returns a segment for the label of an element or a group; nil if the label is missing or has nothing to say.
  func label(_ source: Segment.Source, of element: AccessibilityElement) -> Segment? {
    words(source, element.label, of: element)
  }

  /// Applies the person's settings for punctuation and emoji to a text.
  ///
  /// With punctuation set to `all`, each punctuation mark is said by its name. This follows Apple's
  /// `speechAlwaysIncludesPunctuation(_:)`, and a text with that attribute is read this way under any setting. Three
  /// things are guesses: `none` leaves out punctuation marks at the edge of a word, `some` leaves a text unchanged, and
  /// emoji that are not spoken are removed from the text.
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

  /// Returns the echo of a touched key, or of text that was typed, deleted or passed over by the insertion point. A
  /// single character is said by its name, if it has one; a longer text is read as text.
  func echo(_ source: Segment.Source, _ text: String, pitch: Double?) -> Segment {
    let language = wording.language
    // A digit or a small letter needs no name. Unicode lookups are slow, and most keys are digits or small letters.
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
    // A whitespace character without a name of its own is called “space”.
    if let name = characterNames?.name(of: character) ?? (character.isWhitespace ? characterNames?.name(of: " ") : nil)
    {
      return Segment(
        source, name.text, language: name.language, confidence: name.confidence, pitch: pitch, spokenAs: .text,
        phrase: name.key)
    }
    if character.isUppercase, settings.capitalLetters != .speakCap {
      // The factor by which the pitch is raised is a guess.
      let raised = settings.capitalLetters == .changePitch ? (pitch ?? 1) * 1.2 : pitch
      return Segment(
        source, text.onOneLine, language: language, confidence: .guess, pitch: raised, spokenAs: .text)
    }
    // "Cap Z" was heard for a key under the finger (magentaA11y field errors). It is a guess that the echo says it too.
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
  /// Returns the spelling word for a letter, such as "Zulu" for Z. Nil if the character is not a letter, or if the
  /// words of VoiceOver's language are not known.
  func phoneticWord(for letter: Character) -> Segment? {
    PhoneticAlphabet.word(for: letter, language: wording.language).map { word in
      Segment(.echo, word.text, language: word.language, confidence: word.confidence, spokenAs: .text, phrase: word.key)
    }
  }
}

extension Character {
  /// Whether the character is punctuation, or a symbol that is not an emoji.
  fileprivate var isMark: Bool { isPunctuation || isSymbol && !isEmoji }

  fileprivate var isWordPart: Bool { isLetter || isNumber }

  /// Whether the character is drawn as an emoji picture, not as a plain text symbol.
  fileprivate var isEmoji: Bool {
    guard !isASCII, let first = unicodeScalars.first?.properties else { return false }
    return first.isEmojiPresentation || first.isEmoji && unicodeScalars.contains("\u{FE0F}")
  }
}
