import A11ySim
import A11ySimSystem
import Locales

/// The text sent to the engine for a part of an utterance. It records from which word each of its scalars comes.
///
/// libespeak-ng crashes on repeated punctuation and on emoji, silently drops some symbols, treats control characters as
/// commands, and cuts off a long clause. So the text has only letters, digits, plain punctuation and the names of
/// symbols.
struct EngineText {
  /// A function that returns the name of a character in a language; nil if the character has no name.
  typealias Naming = @Sendable (_ character: Character, _ language: String) -> String?

  private(set) var scalars: [Unicode.Scalar] = []
  /// For each Unicode scalar, the index of its word in the utterance; nil for scalars that belong to no word.
  private(set) var words: [Int?] = []
  /// The characters that were left out because they have no name in the language, in order, each once.
  private(set) var leftOut: [Character] = []
  /// Notices about parts of the text that the engine cannot say: IPA and Hebrew vowel points.
  private var otherNotices: [String] = []

  /// The BCP 47 tag of the text's language.
  let language: String
  /// The main language of the voice that says the text.
  let voice: String
  private let naming: Naming
  /// The scripts that the voice reads.
  private let readable: Script
  private let isJapanese: Bool
  /// The words that replace the digits 0 to 9 if the voice does not say digits; otherwise nil.
  private let digits: [String]?

  /// The number of words since the last pause. The engine cuts off a clause at 300 words, 800 bytes or about 1,000
  /// phonemes.
  private var clauseWords = 0
  private var clauseCost = 0
  private var clauseBytes = 0
  /// The approximate number of phonemes in the current word. The engine cuts off a word at about 130 phonemes.
  private var wordCost = 0
  private var isAfterStop = false
  private var apostrophes = 0
  private var punctuation: [Character] = []
  /// The letters that the voice does not read, grouped by script, in order, each once.
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

  /// Notices about characters and other parts of the text that the engine cannot say.
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

  /// Whether the text has a letter or a digit. If true, the engine must make a sound for the text.
  var isSpeakable: Bool {
    scalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }

  /// Adds a segment. A pause comes before the segment, unless the segment is the first or is spelled.
  /// - Parameters:
  ///   - segment: the segment to say.
  ///   - words: for each Unicode scalar of the segment, the index of its word in the utterance.
  ///   - spelled: whether the characters of the segment are named one by one.
  mutating func append(_ segment: Segment, words: [Int?], spelled: Bool = false) {
    noteAttributes(segment)
    if segment.spokenAs == .silent { return }
    if spelled { return appendSpelled(segment, words: words) }
    if let last = scalars.last(where: { !$0.properties.isWhitespace }) {
      if last == ".", let index = scalars.lastIndex(of: ".") {
        // The engine does not pause at a full stop before a lower-case letter. Most words that a screen reader adds
        // begin with a lower-case letter.
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

  /// Returns the name of a symbol in a language; nil if the symbol has no name. An emoji with a skin tone that has no
  /// name of its own gets the name of the emoji without the skin tone.
  static func name(of character: Character, language: String, naming: Naming) -> String? {
    if let name = naming(character, language) { return name }
    let base = String(String.UnicodeScalarView(character.unicodeScalars.filter { !$0.properties.isEmojiModifier }))
    let plain = clean(Character(base.isEmpty ? String(character) : base))
    return naming(base.count == 1 ? Character(base) : character, language)
      ?? (plain.count == 1 ? naming(plain[0], language) : nil)
  }

  /// Returns whether a text is a single letter, or a single sign without a name, such as the echo of a typed character.
  /// Such a text is spelled.
  static func isSingleCharacter(_ text: String, language: String, naming: Naming) -> Bool {
    guard text.count == 1, let character = text.first, !character.isNumber, !character.isWhitespace else {
      return false
    }
    let parts = clean(character)
    // Kana and kanji are not spelled: the Japanese voice would read the Unicode numbers of most kana and of all kanji.
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
      // Capitals are sent in lower case. The engine would say "capital A", but the screen reader decides whether a
      // capital is announced.
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

  /// Returns the full-size kana for a small kana (the next code point), and any other character unchanged. Alone, a
  /// small kana such as っ has no sound.
  private static func fullSize(_ kana: Character) -> Character {
    guard let scalar = kana.unicodeScalars.first, kana.unicodeScalars.count == 1,
      "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ".unicodeScalars.contains(scalar),
      let next = Unicode.Scalar(scalar.value + 1)
    else { return kana }
    return Character(next)
  }

  /// Whether the text ends in a number of at least four digits and one space. Digits that follow are a new number, but
  /// the engine may read both numbers as one long number (1.51, German: “Millionen”). Whether the engine does so
  /// depends on what is in its memory.
  private var isAfterLongNumber: Bool {
    scalars.last == " " && scalars.count > 4
      && scalars.suffix(5).dropLast().allSatisfy { $0.properties.numericType == .decimal }
  }

  /// Returns whether a character comes between kanji and kana in Japanese text. The engine's voice for Japanese spells
  /// a word that contains a kanji letter by letter, so that a listener hears only “ko” instead of コード. A space
  /// separates the kana from the kanji, so that the kana are read.
  private func isBetweenKanjiAndKana(_ character: Character) -> Bool {
    guard isJapanese, let last = scalars.last, let first = character.unicodeScalars.first else { return false }
    let (before, after) = (Script(last), Script(first))
    return before == .han && after == .kana || before == .kana && after == .han
  }

  /// Returns a decimal digit in the form that the voice reads: in the script of the text's language if the voice reads
  /// such digits, otherwise in ASCII. Most voices silently drop digits of other scripts (measured over the voices of
  /// 1.51).
  private func readable(_ character: Character) -> Character {
    guard !character.isASCII, let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      scalar.properties.numericType == .decimal, let number = character.wholeNumberValue
    else { return character }
    let zero = Self.zeros[String(language.prefix { $0 != "-" })]
    return zero.map { ($0..<$0 + 10).contains(scalar.value) } == true ? character : Character(String(number))
  }

  /// The code point of the digit zero in languages whose voices read digits of their own script. Nepali's voice reads
  /// ASCII digits in English.
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

  /// Adds a name and a space. All words of the name belong to the utterance's word with the index `word`.
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

  /// Returns the name of a decimal digit if the voice does not say digits; otherwise nil.
  private func digitName(of character: Character) -> String? {
    guard let digits, character.unicodeScalars.first?.properties.numericType == .decimal,
      let number = character.wholeNumberValue, digits.indices.contains(number)
    else { return nil }
    return digits[number]
  }

  /// The names of digits for voices that leave digits out (eSpeak NG 1.51: only Hebrew). The words are CLDR's (rbnf),
  /// as Foundation of Swift 6.3 writes them, except that 0 and 8 have vowel points, because the voice would otherwise
  /// say only their consonants, and 1 has another letter for the same sound. The phonemes were checked, not the sound.
  private static let digitNames: [String: [String]] = [
    "he": ["אֶפֶס", "אַכַת", "שתיים", "שלוש", "ארבע", "חמש", "שש", "שבע", "שמוֹנֶ", "תשע"]
  ]

  /// Decides whether a mark may follow the marks just before it, and records the mark. Repeated marks crash some
  /// voices, and so does "s's's's".
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
    // Before a lower-case letter, the engine does not treat a full stop as a pause.
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
    // This is the approximate number of phonemes. A digit may be a long word, and each Chinese character is a word.
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

  /// Returns a character's code points, their Unicode names and the character itself, for notices.
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

  /// Returns the composed form (NFC) of a character, without invisible scalars and with plain letters and digits
  /// instead of styled ones. The result may be several characters or none.
  static func clean(_ character: Character) -> [Character] {
    if character.isWhitespace { return [" "] }
    // The Hebrew voice spells a word that contains a maqaf, Hebrew's hyphen.
    if character == "\u{5BE}" { return ["-"] }
    let text = String(String.UnicodeScalarView(character.unicodeScalars.filter { !isInvisible($0) }))
    // Full-width, mathematical and circled letters and digits become plain ones.
    let isStyled = text.unicodeScalars.contains { $0.withoutStyle != nil }
    return Array(isStyled ? text.withoutStyles : text.composed)
  }
}
