import AccessibilityModel
import Locales
import Simulation

extension TalkBack {
  package struct Context: Sendable {
    package private(set) var wording: TalkBackWording
    package var settings: Settings { didSet { hints = Hints(wording, settings) } }
    private(set) var hints: Hints
    /// The BCP 47 tag of the app's language. It applies to every text without a language of its own.
    package var appLocale: String
    /// Whether TalkBack's selection mode is on: the movements of the cursor then select.
    package var isSelecting = false
    /// The major version of Android.
    package var android = 15
    /// The version of TalkBack whose rules apply.
    package var version = TalkBack.versions[0] {
      didSet {
        guard isNewer != wording.isNewer else { return }
        wording.isNewer = isNewer
        hints = Hints(wording, settings)
      }
    }
    /// Whether the rules of TalkBack 16 apply where they differ (mobinsayyea-netizen/talkback-master
    /// c49a80a2, a copy of the source of 16.2).
    var isNewer: Bool { version.major >= 16 }

    /// Creates a context; nil if TalkBack has no wording for `locale`.
    ///
    /// - Parameters:
    ///   - locale: the BCP 47 tag of TalkBack's own language.
    ///   - appLocale: the BCP 47 tag of the app's language; by default, `locale`.
    ///   - learnt: recorded words, which replace built-in words with the confidence `reported` or `guess`.
    package init?(
      locale: String, settings: Simulation.Settings = Simulation.Settings(), appLocale: String? = nil,
      learnt: [LearntWording] = []
    ) {
      let settings = TalkBack.Settings(settings)
      guard var wording = TalkBackWording(locale, arabicDigits: settings.arabicDigits) else { return nil }
      for words in learnt where TalkBackWording(words.locale)?.language == wording.language {
        wording.learn(words.phrases.map { ($0.key, $0.text) }, from: words.source)
      }
      self.wording = wording
      self.settings = settings
      hints = Hints(wording, self.settings)
      self.appLocale = appLocale ?? locale
    }
  }
}

extension TalkBack.Context {
  func words(_ source: Segment.Source, _ phrase: TalkBackPhrase, _ arguments: PhraseArgument...) -> Segment? {
    words(source, phrase, arguments)
  }

  func words(_ source: Segment.Source, _ phrase: TalkBackPhrase, _ arguments: [PhraseArgument]) -> Segment? {
    Self.words(source, phrase, arguments, in: wording)
  }

  static func words(
    _ source: Segment.Source, _ phrase: TalkBackPhrase, _ arguments: [PhraseArgument], in wording: TalkBackWording
  ) -> Segment? {
    if arguments.isEmpty {
      guard let (text, confidence) = wording.text(phrase) else { return nil }
      return Segment(
        source, phraseText: text, language: wording.language, confidence: confidence, phrase: phrase.rawValue)
    }
    guard let words = wording.phrase(phrase, arguments) else { return nil }
    return Segment(source, words.text, language: words.language, confidence: words.confidence, phrase: words.key)
  }

  /// Returns a segment for a text of the app. As in TalkBack, a single symbol is replaced by its name, and repeated
  /// symbols by their number and name.
  func app(_ source: Segment.Source, _ text: SpokenText?, of node: AndroidNode) -> Segment? {
    app(source, text, in: node.language)
  }

  /// Returns a segment for a text of the app; nil if there is nothing to say.
  ///
  /// - Parameter language: the BCP 47 tag to use if the text has no language of its own; nil for the app's language.
  func app(_ source: Segment.Source, _ text: SpokenText?, in language: String? = nil) -> Segment? {
    guard let text, !text.string.isEmpty else { return nil }
    let language = text.language ?? language ?? appLocale
    if let name = symbolName(source, text.string) { return name }
    let string = collapsed(text.string.isPlainLine ? text.string : text.string.onOneLine)
    if string.isEmpty { return nil }
    guard settings.punctuation != .some, let named = namingSymbols(of: string) else {
      var segment = Segment(source, string, language: language, confidence: text.confidence, phrase: text.phrase)
      segment.mark(text.parts)
      return segment
    }
    return Segment(source, named, language: language, confidence: min(text.confidence, .guess))
  }

  /// Returns a segment for a text of the app in which no symbol is replaced; nil if there is nothing to say.
  func verbatim(_ text: SpokenText?, of node: AndroidNode, as source: Segment.Source = .value) -> Segment? {
    guard let text, !text.string.isEmpty else { return nil }
    var segment = Segment(
      source, text.string.onOneLine, language: text.language ?? node.language ?? appLocale, confidence: text.confidence,
      phrase: text.phrase)
    segment.mark(text.parts)
    return segment
  }

  /// Returns a text with each symbol replaced by its name; nil if the text has no symbol.
  ///
  /// TalkBack's speech controller does this if `punctuation` is `all` or `most` (google/talkback 26a27dc0,
  /// `utils/output/SpeechControllerImpl.java`). The symbols that `most` leaves out are not known, so this function
  /// replaces every symbol.
  private func namingSymbols(of text: String) -> String? {
    var result = ""
    for character in text {
      guard !character.isWhitespace, let phrase = TalkBackPhrase(symbol: character),
        let name = wording.phrase(phrase, [])
      else {
        result.append(character)
        continue
      }
      if result.last?.isWhitespace == false { result += " " }
      result += name.text + " "
    }
    let words = result.split(separator: " ").joined(separator: " ")
    return words == text ? nil : words
  }

  /// Returns the segment that a transcript shows in place of a character of a password. TalkBack says the character,
  /// but the transcript has a bullet.
  func unshown(_ segment: Segment) -> Segment {
    var text = "•"
    if segment.phrase == TalkBackPhrase.templateTextRemoved.rawValue {
      text = words(segment.source, .templateTextRemoved, .text(text))?.text ?? text
    }
    return Segment(segment.source, text, language: appLocale, confidence: .guess, spokenAs: .silent)
  }

  /// Returns the name of a text that is a single symbol or only white space; nil for any other text.
  func symbolName(_ source: Segment.Source, _ text: String) -> Segment? {
    // Most texts begin with a letter or a digit. This check of a byte avoids a slow check of characters.
    if text.utf8.first?.isASCIIWord == true { return nil }
    if !text.isEmpty, text.isBlank { return words(source, text.first == "\n" ? .symbolNewLine : .symbolSpace) }
    // The longest symbol has three bytes. This check avoids a slow count of characters in most texts.
    guard text.utf8.count <= 8 else { return nil }
    let trimmed = text.trimmed
    guard trimmed.count == 1, let phrase = TalkBackPhrase(symbol: trimmed[trimmed.startIndex]) else { return nil }
    return words(source, phrase)
  }

  /// Replaces a run of equal symbols by its length and the symbol's name, such as “ 4 Asterisk” for “****”
  /// (google/talkback 26a27dc0, `utils/output/SpeechCleanupUtils.java`).
  func collapsed(_ text: String) -> String {
    if !Self.mayHaveRun(text) { return text }
    var result = ""
    var rest = text[...]
    while let first = rest.first {
      let run = rest.prefix { $0 == first }
      rest = rest.dropFirst(run.count)
      if run.count >= (isNewer ? 4 : 2), Self.collapsible.contains(first), let phrase = TalkBackPhrase(symbol: first),
        let name = wording.phrase(phrase, []),
        let words = wording.phrase(.characterCollapseTemplate, [.integer(run.count), .text(name.text)])
      {
        // In many languages, the template has a byte order mark to keep the space beside it. The mark is not heard.
        result += words.text.filter { $0 != "\u{FEFF}" }
      } else {
        result += run
      }
    }
    return result
  }

  /// Returns false only if the text has no run of a symbol. This check of bytes is quick, and most texts have no run.
  private static func mayHaveRun(_ text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      // The bullet, which also counts as a symbol, is not ASCII.
      case 0x80...: return true
      case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: if byte == last { return true }
      default: break
      }
      last = byte
    }
    return false
  }

  private static let collapsible = Set("-\\/|!@#$%^&*()=_+[]{}.?;'\":<>•`")

  /// Returns the echo of text that was typed, deleted or passed by the insertion point. The setting
  /// `capitals` determines how a single capital letter is marked.
  func echo(_ source: Segment.Source, _ text: String, marksCapitals: Bool = true, language: String? = nil) -> Segment {
    if let name = symbolName(source, text) { return name }
    if marksCapitals, text.isCapital {
      switch settings.capitals {
      case .sayCapital:
        if var words = words(source, .templateCapitalLetter, .text(text)) {
          words.spokenAs = .text
          return words
        }
      // For `pitch`, `speak` raises the pitch of a single capital letter. The sound is not modelled.
      case .pitch, .sound, .nothing: break
      }
    }
    return Segment(source, text.onOneLine, language: language ?? appLocale)
  }
}
