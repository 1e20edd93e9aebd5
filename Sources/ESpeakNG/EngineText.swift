import A11ySim
import Foundation

/// What the engine is sent for a stretch of an utterance, and which of the utterance's words each part of it came from.
///
/// libespeak-ng crashes on repeated punctuation and on emoji, drops some symbols without a word, takes control characters
/// for commands, and cuts a long clause off. So it gets letters, digits and plain punctuation; a symbol goes as its name.
struct EngineText {
  /// The name of a character in a language, nil when it has none.
  typealias Naming = @Sendable (_ character: Character, _ language: String) -> String?

  private(set) var scalars: [Unicode.Scalar] = []
  /// For each scalar the index of its word in the utterance, nil for what belongs to none.
  private(set) var words: [Int?] = []
  private(set) var notices: [String] = []

  /// BCP 47 tag of the text's language.
  let language: String
  private let naming: Naming

  /// What the clause since the last pause costs; the engine cuts it off at 300 words or about 1,000 phonemes.
  private var clauseWords = 0
  private var clauseCost = 0
  private var apostrophes = 0
  private var punctuation: [Character] = []
  private var foreign: Set<Script> = []

  init(language: String, naming: @escaping Naming) {
    self.language = language
    self.naming = naming
  }

  var text: String {
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return String(result)
  }

  /// Whether there is a letter or digit in it: something that must sound.
  var isSpeakable: Bool {
    scalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }

  /// Adds a segment, with a pause before it unless it comes first.
  /// - Parameters:
  ///   - segment: what is said.
  ///   - words: for each of its Unicode scalars the index of the word in the utterance.
  ///   - spelled: whether its characters are to be named one by one.
  mutating func append(_ segment: Segment, words: [Int?], spelled: Bool = false) {
    if spelled {
      appendSpelled(segment, words: words)
      return
    }
    if let last = scalars.last(where: { !$0.properties.isWhitespace }) {
      if !Self.pauses.contains(Character(last)) { put(",", nil) }
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

  /// Whether a text is one letter, or one sign without a name of ours, such as the echo of a typed character.
  static func isSingleCharacter(_ text: String, language: String, naming: Naming) -> Bool {
    guard text.count == 1, let character = text.first, !character.isNumber, !character.isWhitespace else {
      return false
    }
    let parts = clean(character)
    return parts.count == 1 && isPlain(parts[0]) && (isWordlike(parts[0]) || naming(character, language) == nil)
  }

  private mutating func appendSpelled(_ segment: Segment, words: [Int?]) {
    var offset = 0
    for character in segment.text {
      let word = offset < words.count ? words[offset] : nil
      offset += character.unicodeScalars.count
      // The engine says "capital A" of a capital; whether a capital is announced is the screen reader's business.
      for part in Self.clean(character) where !part.isWhitespace {
        if Self.isPlain(part) {
          for scalar in part.lowercased().unicodeScalars { put(scalar: scalar, word) }
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
      for part in parts { appendPlain(part, word, asDigits: asDigits) }
    }
    if clauseCost > Self.maximumCost + 100 { pause(word) }
  }

  private mutating func appendPlain(_ character: Character, _ word: Int?, asDigits: Bool) {
    if character.isWhitespace {
      space()
    } else if Self.isWordlike(character) {
      noteForeign(character)
      if asDigits, character.isWholeNumber, scalars.last?.properties.numericType == .decimal { put(" ", word) }
      punctuation = []
      put(character, word)
    } else if admits(character) {
      put(character, word)
    }
  }

  private mutating func appendSymbol(_ original: Character, _ word: Int?) {
    let parts = Self.clean(original)
    // A hand is a hand in every colour.
    let base = parts.map { $0.unicodeScalars.filter { !$0.properties.isEmojiModifier } }.map(String.init).joined()
    if let name = naming(original, language) ?? (base.count == 1 ? naming(Character(base), language) : nil) {
      space()
      for character in name { if character.isWhitespace { space() } else { put(character, word) } }
      put(" ", word)
      punctuation = []
    } else if parts.allSatisfy(Self.isPlain) {
      for part in parts where admits(part) { put(part, word) }
    } else {
      leaveOut(original)
    }
  }

  /// Whether a mark may follow those just before it. The same one twice crashes some voices, as does "s's's's".
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
    if Self.pauses.contains(Character(last)) {
      clauseWords = 0
      clauseCost = 0
    }
    clauseWords += 1
    if clauseWords >= Self.maximumWords || clauseCost >= Self.maximumCost {
      pause(words.last ?? nil)
    } else {
      put(" ", words.last ?? nil)
      punctuation = []
    }
  }

  private mutating func pause(_ word: Int?) {
    if let last = scalars.last, !Self.pauses.contains(Character(last)) { put(",", word) }
    put(" ", word)
    clauseWords = 0
    clauseCost = 0
    punctuation = []
  }

  private mutating func put(_ character: Character, _ word: Int?) {
    for scalar in character.unicodeScalars { put(scalar: scalar, word) }
  }

  private mutating func put(scalar: Unicode.Scalar, _ word: Int?) {
    scalars.append(scalar)
    words.append(word)
    clauseCost += scalar.properties.numericType == nil ? 1 : 5
  }

  private mutating func leaveOut(_ character: Character) {
    let names = character.unicodeScalars.filter { !Self.isInvisible($0) }.map { scalar in
      let code = String(scalar.value, radix: 16, uppercase: true)
      let number = "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
      return scalar.properties.name.map { "\(number) \($0)" } ?? number
    }
    note("\(names.joined(separator: " + ")) (\(character)) has no name in \(language) and is not spoken")
  }

  private mutating func noteForeign(_ character: Character) {
    guard let first = character.unicodeScalars.first, first.properties.isAlphabetic, let script = Script(first),
      !Script.readable(in: language).contains(script), foreign.insert(script).inserted
    else { return }
    note(
      "eSpeak NG's voice for \(language) does not read \(script.rawValue) letters (\(character)): it names them one by "
        + "one or borrows another language's sounds")
  }

  private mutating func note(_ notice: String) {
    if !notices.contains(notice) { notices.append(notice) }
  }

  // MARK: - Characters

  private static let maximumWords = 60
  private static let maximumCost = 300

  /// Marks at which every voice pauses.
  private static let pauses: Set<Character> = [
    ",", ".", ";", ":", "!", "?", "…", "、", "。", "，", "！", "？", "；", "：", "،", "؛", "؟", "।",
  ]

  /// Marks beyond ASCII that shape a sentence without being read.
  private static let silent: Set<Character> = [
    "¿", "¡", "«", "»", "‹", "›", "“", "”", "„", "‘", "’", "‚", "–", "—", "‐", "‑", "·", "「", "」", "『", "』", "（",
    "）", "《", "》", "〈", "〉", "【", "】", "־", "׳", "״", "‒", "―", "・",
  ]

  /// What a character becomes before anything else: composed, without what cannot be heard.
  private static func clean(_ character: Character) -> [Character] {
    if character.isWhitespace { return [" "] }
    let text = String(String.UnicodeScalarView(character.unicodeScalars.filter { !isInvisible($0) }))
    // Full-width, mathematical and circled letters and digits are letters and digits.
    let isStyled = text.unicodeScalars.contains {
      (0xFF01...0xFF5E).contains($0.value) || (0x1D400...0x1D7FF).contains($0.value)
        || (0x2460...0x2473).contains($0.value) || (0x24B6...0x24E9).contains($0.value)
    }
    return Array(
      isStyled ? text.precomposedStringWithCompatibilityMapping : text.precomposedStringWithCanonicalMapping)
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .enclosingMark: true
    default: scalar.properties.isVariationSelector || scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether a character is a letter or digit with its marks, or a mark alone.
  private static func isWordlike(_ character: Character) -> Bool {
    switch character.unicodeScalars.first?.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .nonspacingMark, .spacingMark:
      true
    default: false
    }
  }

  /// Whether a character shapes a sentence in every voice without being read.
  private static func isMark(_ character: Character) -> Bool {
    pauses.contains(character) || silent.contains(character)
  }

  /// Whether the engine may be sent a character as it is: besides words, ASCII, and signs most voices have a name for.
  private static func isPlain(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    if isWordlike(character) || isMark(character) { return true }
    return first.value <= 0xFF || first.properties.generalCategory == .currencySymbol
  }
}
