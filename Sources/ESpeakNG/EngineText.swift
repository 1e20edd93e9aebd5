import A11ySimSystem
import AccessibilityModel
import Locales

/// The text that the engine speaks for a part of an utterance. It records the word from which each Unicode scalar
/// comes.
///
/// libespeak-ng crashes on repeated punctuation and on emoji, and silently drops some symbols. It treats control
/// characters as commands, and cuts off long clauses. The text therefore has only letters, digits, plain punctuation
/// and the names of symbols.
struct EngineText {
  typealias Naming = @Sendable (_ character: Character, _ language: String) -> String?

  private(set) var scalars: [Unicode.Scalar] = []
  /// The index of each scalar's word in the utterance; nil for a scalar that belongs to no word.
  private(set) var words: [Int?] = []
  /// Characters that were left out because they have no name in the language. Each character is listed once.
  private(set) var leftOut: [Character] = []
  /// Notices about IPA, which the engine cannot read, and about Hebrew vowels, which the voice omits or names as
  /// points.
  private var otherNotices: [String] = []

  let language: String
  /// The main language of the voice that speaks the text.
  let voice: String
  private let naming: Naming
  private let readable: Script
  private let isJapanese: Bool
  /// The words for the digits 0 to 9 if the voice does not say digits; otherwise nil.
  private let digits: [String]?

  /// The number of words in the current clause. The engine cuts off a clause at 300 words, 800 bytes or about 1,000
  /// phonemes.
  private var clauseWords = 0
  private var clauseCost = 0
  private var clauseBytes = 0
  /// The approximate number of phonemes in the current word. The engine cuts off a word at about 130 phonemes.
  private var wordCost = 0
  private var isAfterStop = false
  private var apostrophes = 0
  private var punctuation: [Character] = []
  /// Letters that the voice does not read, grouped by script. Each letter is listed once.
  private var foreign: [(script: Script, letters: [Character])] = []

  init(language: String, voice: String? = nil, naming: @escaping Naming) {
    self.language = language
    self.voice = voice ?? language
    readable = Script.readable(in: voice ?? language)
    let primary = Script.primary(voice ?? language)
    isJapanese = primary == "ja"
    digits = Self.digitNames[String(primary)]
    self.naming = naming
  }

  var text: String {
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return String(result)
  }

  var notices: [String] {
    leftOut.map { "\(Self.named($0)) is not spoken, because it has no name in \(language)" }
      + foreign.map { script, letters in
        var named = letters.prefix(21).map(String.init).joined(separator: ", ")
        if letters.count > 21 { named += " and \(letters.count - 21) more" }
        return
          "eSpeak NG's voice for \(voice) cannot read \(script == .other ? "these" : script.name) letters (\(named)): it names them "
          + "one by one or uses sounds of another language"
      } + otherNotices
  }

  /// Whether the text has a letter or a digit. If so, silence from the engine is an error.
  var isSpeakable: Bool {
    scalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }

  /// Adds a segment. A pause separates the segment from earlier text, unless the segment is spelled.
  /// - Parameters:
  ///   - words: for each Unicode scalar of the segment, the index of its word in the utterance.
  ///   - spelled: whether the characters of the segment are named one by one.
  mutating func append(_ segment: Segment, words: [Int?], spelled: Bool = false) {
    noteAttributes(segment)
    if segment.spokenAs == .silent { return }
    if spelled { return appendSpelled(segment, words: words) }
    if let last = scalars.last(where: { !$0.properties.isWhitespace }) {
      if last == ".", let index = scalars.lastIndex(of: ".") {
        // The engine does not pause at a full stop before a lower-case letter. Most words that a screen reader adds
        // begin in lower case, so a comma replaces the full stop.
        scalars[index] = ","
      } else if !Self.pauses.contains(Character(last)) {
        put(",", nil)
      }
      put(" ", nil)
    }
    var offset = 0
    let isAlone = segment.text.count == 1
    for character in segment.text {
      let word = offset < words.count ? words[offset] : nil
      append(character, word: word, asDigits: segment.spokenAs == .digits, isAlone: isAlone)
      offset += character.unicodeScalars.count
    }
  }

  /// Returns the name of a symbol; nil if there is none. An emoji with a skin tone may get the name of the emoji
  /// without the skin tone.
  static func name(of character: Character, language: String, naming: Naming) -> String? {
    if let name = naming(character, language) { return name }
    let base = String(String.UnicodeScalarView(character.unicodeScalars.filter { !$0.properties.isEmojiModifier }))
    let plain = clean(Character(base.isEmpty ? String(character) : base))
    return naming(base.count == 1 ? Character(base) : character, language)
      ?? (plain.count == 1 ? naming(plain[0], language) : nil)
  }

  /// Returns whether a text is a single letter, or a single symbol without a name. The engine spells this kind of text,
  /// which is often the echo of a typed character.
  static func isSingleCharacter(_ text: String, language: String, naming: Naming) -> Bool {
    guard text.count == 1, let character = text.first, !character.isNumber, !character.isWhitespace else {
      return false
    }
    let parts = clean(character)
    // Kana and kanji are not spelled. The Japanese voice would read the Unicode numbers of most kana and of all kanji.
    // A kana that is read sounds like its name.
    if Script.primary(language).lowercased() == "ja", let scalar = parts.first?.unicodeScalars.first,
      [.kana, .han].contains(Script(scalar))
    {
      return false
    }
    return parts.count == 1 && isPlain(parts[0]) && (isWordlike(parts[0]) || naming(character, language) == nil)
  }

  private mutating func appendSpelled(_ segment: Segment, words: [Int?]) {
    var offset = 0
    for character in segment.text {
      let word = offset < words.count ? words[offset] : nil
      offset += character.unicodeScalars.count
      // For a capital letter, the engine would say "capital A". The screen reader decides whether capitals are
      // announced.
      for part in Self.clean(character) where !part.isWhitespace {
        if Self.isPlain(part) {
          for scalar in String(readable(part)).lowercased().unicodeScalars { put(scalar: scalar, word) }
        } else {
          leaveOut(character)
        }
      }
    }
  }

  private mutating func append(_ original: Character, word: Int?, asDigits: Bool, isAlone: Bool) {
    let parts = Self.clean(original)
    let isSign = parts.contains { !Self.isWordlike($0) && !$0.isWhitespace && (isAlone || !Self.isMark($0)) }
    if isSign, isAlone || !original.isASCII {
      appendSymbol(original, word)
    } else {
      for part in parts {
        appendPlain(isAlone && isJapanese ? Self.fullSize(part) : part, word, asDigits: asDigits)
      }
    }
    let isCut = clauseCost > Self.maximumCost + 100 || clauseBytes > Self.maximumBytes + 100
    if wordCost >= Self.maximumWordCost || isCut { pause(word) }
  }

  private mutating func appendPlain(_ character: Character, _ word: Int?, asDigits: Bool) {
    if character.isWhitespace {
      space()
    } else if let name = digitName(of: character) {
      space()
      say(name, word)
    } else if Self.isWordlike(character) {
      noteForeign(character)
      if isBetweenKanjiAndKana(character) { space() }
      if asDigits, character.isWholeNumber, scalars.last?.properties.numericType == .decimal { put(" ", word) }
      punctuation = []
      if character.isWholeNumber, isAfterLongNumber { put(" ", word) }
      put(readable(character), word)
    } else if admits(character) {
      put(character, word)
    }
  }

  /// Returns the full-size form of a small kana, and any other character unchanged. A small kana such as っ has no sound
  /// when it stands alone.
  private static func fullSize(_ kana: Character) -> Character {
    guard let scalar = kana.unicodeScalars.first, kana.unicodeScalars.count == 1,
      "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ".unicodeScalars.contains(scalar),
      let next = Unicode.Scalar(scalar.value + 1)
    else { return kana }
    return Character(next)
  }

  /// Whether the text ends in a number of at least four digits and one space. The engine may join a following number to
  /// this number (eSpeak NG 1.51, in German: “Millionen”). This depends on memory that the engine never initialises.
  private var isAfterLongNumber: Bool {
    scalars.last == " " && scalars.count > 4
      && scalars.suffix(5).dropLast().allSatisfy { $0.properties.numericType == .decimal }
  }

  /// Returns whether Japanese text changes between kanji and kana at a character, so that a space is needed there. The
  /// Japanese voice spells a word that contains a kanji: a listener hears only “ko” instead of コード.
  private func isBetweenKanjiAndKana(_ character: Character) -> Bool {
    guard isJapanese, let last = scalars.last, let first = character.unicodeScalars.first else { return false }
    let (before, after) = (Script(last), Script(first))
    return before == .han && after == .kana || before == .kana && after == .han
  }

  /// Returns an ASCII digit in place of a decimal digit that the voice does not read; returns any other character
  /// unchanged. Most voices silently drop digits of other scripts (measured over the voices of eSpeak NG 1.51).
  private func readable(_ character: Character) -> Character {
    guard !character.isASCII, let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      scalar.properties.numericType == .decimal, let number = character.wholeNumberValue
    else { return character }
    let zero = Self.zeros[String(language.prefix { $0 != "-" })]
    return zero.map { ($0..<$0 + 10).contains(scalar.value) } == true ? character : Character(String(number))
  }

  /// The native digit zero of languages whose voices read native digits. Nepali's voice reads ASCII digits in English.
  private static let zeros: [String: UInt32] = [
    "ar": 0x0660, "fa": 0x06F0, "hi": 0x0966, "mr": 0x0966, "ne": 0x0966, "bn": 0x09E6, "ta": 0x0BE6, "th": 0x0E50,
    "my": 0x1040,
  ]

  private mutating func appendSymbol(_ original: Character, _ word: Int?) {
    let parts = Self.clean(original)
    if let name = Self.name(of: original, language: language, naming: naming) {
      space()
      say(name, word)
    } else if parts.allSatisfy(Self.isPlain) {
      for part in parts where admits(part) { put(part, word) }
    } else {
      leaveOut(original)
    }
  }

  /// Adds a name and a space. All scalars of the name belong to the word with index `word`.
  private mutating func say(_ name: String, _ word: Int?) {
    for character in name {
      if character.isWhitespace {
        space()
      } else {
        noteForeign(character)
        put(character, word)
      }
    }
    put(" ", word)
    punctuation = []
  }

  private func digitName(of character: Character) -> String? {
    guard let digits, character.unicodeScalars.first?.properties.numericType == .decimal,
      let number = character.wholeNumberValue, digits.indices.contains(number)
    else { return nil }
    return digits[number]
  }

  /// The names of digits for voices that leave digits out (eSpeak NG 1.51: only Hebrew).
  ///
  /// The words are CLDR's (rbnf), as Foundation of Swift 6.3 writes them, except for three digits. The words for 0 and
  /// 8 have additional vowel points, because the voice would otherwise say only their consonants. In the word for 1, a
  /// letter is replaced by another letter with the same sound. The phonemes were checked, not the sound.
  private static let digitNames: [String: [String]] = [
    "he": ["אֶפֶס", "אַכַת", "שתיים", "שלוש", "ארבע", "חמש", "שש", "שבע", "שמוֹנֶ", "תשע"]
  ]

  /// Returns whether a mark may follow the marks just before it, and records the mark. Some voices crash on repeated
  /// marks, and on "s's's's".
  private mutating func admits(_ mark: Character) -> Bool {
    if mark == "'" || mark == "’" {
      apostrophes += 1
      if apostrophes > 3 { return false }
    }
    if punctuation.contains(mark) || punctuation.count >= 3 { return false }
    punctuation.append(mark)
    return true
  }

  private mutating func space() {
    apostrophes = 0
    guard let last = scalars.last, !last.properties.isWhitespace else { return }
    wordCost = 0
    // Whether a full stop ends the clause depends on the next letter, which `put` checks.
    if last == "." { isAfterStop = true } else if Self.pauses.contains(Character(last)) { endClause() }
    clauseWords += 1
    if clauseWords >= Self.maximumWords || clauseCost >= Self.maximumCost || clauseBytes >= Self.maximumBytes {
      pause(words.last ?? nil)
    } else {
      put(" ", words.last ?? nil)
      punctuation = []
    }
  }

  private mutating func pause(_ word: Int?) {
    if scalars.last == "." {
      scalars[scalars.count - 1] = ","
    } else if let last = scalars.last, !Self.pauses.contains(Character(last)) {
      put(",", word)
    }
    put(" ", word)
    endClause()
    punctuation = []
  }

  private mutating func endClause() {
    clauseWords = 0
    clauseCost = 0
    clauseBytes = 0
    wordCost = 0
  }

  private mutating func put(_ character: Character, _ word: Int?) {
    for scalar in character.unicodeScalars { put(scalar: scalar, word) }
  }

  private mutating func put(scalar: Unicode.Scalar, _ word: Int?) {
    scalars.append(scalar)
    words.append(word)
    if isAfterStop, scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
      if !scalar.properties.isLowercase { endClause() }
      isAfterStop = false
    }
    clauseBytes += UTF8.width(scalar)
    // The number of phonemes is an estimate. A digit may be a long word, and each Chinese character is a word.
    let script: Script = scalar.value < 0x3000 ? .other : Script(scalar)
    let phonemes = script == .han || script == .hangul ? 4 : script == .kana ? 2 : 1
    clauseCost += scalar.properties.numericType == nil || phonemes > 1 ? phonemes : 5
    if script == .han || !scalar.properties.isAlphabetic && scalar.properties.generalCategory != .nonspacingMark {
      wordCost = 0
    } else {
      wordCost += phonemes
    }
  }

  private mutating func leaveOut(_ character: Character) {
    if !leftOut.contains(character) { leftOut.append(character) }
  }

  /// Returns a description for a notice, such as `U+2603 SNOWMAN (☃)`.
  static func named(_ character: Character) -> String {
    let names = character.unicodeScalars.filter { !isInvisible($0) }.map { scalar in
      let code = String(scalar.value, radix: 16, uppercase: true)
      let number = "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
      return scalar.properties.name.map { "\(number) \($0)" } ?? number
    }
    return "\(names.joined(separator: " + ")) (\(character))"
  }

  private mutating func noteForeign(_ character: Character) {
    guard let first = character.unicodeScalars.first, first.properties.isAlphabetic else { return }
    let script = Script(first)
    // Letters such as the raised ʰ belong to no single script.
    if script == .other && first.properties.generalCategory != .otherLetter { return }
    if readable.contains(script) { return }
    if let index = foreign.firstIndex(where: { $0.script == script }) {
      if !foreign[index].letters.contains(character) { foreign[index].letters.append(character) }
    } else {
      foreign.append((script, [character]))
    }
  }

  private mutating func noteAttributes(_ segment: Segment) {
    func note(_ notice: String) {
      if !otherNotices.contains(notice) { otherNotices.append(notice) }
    }
    if let ipa = segment.ipa {
      note("eSpeak NG cannot read IPA: \(quoted(segment.text)) is spoken as written, not as /\(ipa)/")
    }
    guard voice.prefix(while: { $0 != "-" }) == "he" else { return }
    let scalars = segment.text.unicodeScalars
    if scalars.contains(where: {
      (0x5B0...0x5C7).contains($0.value) && $0.properties.generalCategory == .nonspacingMark
    }) {
      note("eSpeak NG's voice for Hebrew (he) spells the letters of \(quoted(segment.text)) and names its points")
    } else if scalars.contains(where: { Script($0) == .hebrew }) {
      note(
        "eSpeak NG's voice for Hebrew (he) omits the vowels of words without points, except for words in its dictionary"
      )
    }
  }

  private static let maximumWords = 60
  private static let maximumCost = 300
  private static let maximumBytes = 500
  private static let maximumWordCost = 100

  /// Returns a character in composed form (NFC), without invisible scalars, and with plain instead of styled letters
  /// and digits. The result may be several characters or none.
  static func clean(_ character: Character) -> [Character] {
    if character.isWhitespace { return [" "] }
    // The Hebrew voice spells a word that contains a maqaf, Hebrew's hyphen. An ASCII hyphen therefore replaces the
    // maqaf.
    if character == "\u{5BE}" { return ["-"] }
    let text = String(String.UnicodeScalarView(character.unicodeScalars.filter { !isInvisible($0) }))
    let isStyled = text.unicodeScalars.contains { $0.withoutStyle != nil }
    return Array(isStyled ? text.withoutStyles : text.composed)
  }
}
