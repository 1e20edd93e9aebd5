import Locales

/// Facts about a text without its arguments. Most rules use the facts to skip most texts.
struct TextTraits: Sendable {
  struct Kinds: OptionSet, Sendable {
    let rawValue: UInt32
    static let digit = Kinds(rawValue: 1 << 0)
    static let nativeDigit = Kinds(rawValue: 1 << 1)
    static let upper = Kinds(rawValue: 1 << 2)
    static let lower = Kinds(rawValue: 1 << 3)
    static let backslash = Kinds(rawValue: 1 << 4)
    static let ampersand = Kinds(rawValue: 1 << 5)
    static let angle = Kinds(rawValue: 1 << 6)
    static let parenthesis = Kinds(rawValue: 1 << 7)
    static let slash = Kinds(rawValue: 1 << 8)
    static let percent = Kinds(rawValue: 1 << 9)
    static let brace = Kinds(rawValue: 1 << 10)
    static let asterisk = Kinds(rawValue: 1 << 11)
    static let underscore = Kinds(rawValue: 1 << 12)
    static let dot = Kinds(rawValue: 1 << 13)
    static let currency = Kinds(rawValue: 1 << 14)
    static let ellipsis = Kinds(rawValue: 1 << 15)
    static let control = Kinds(rawValue: 1 << 16)
    /// Zero-width, bidirectional and other formatting characters, and characters without a meaning, such as U+FFFD.
    static let invisible = Kinds(rawValue: 1 << 17)
    /// Arrows, signs, dingbats and emoji: characters other than letters, digits and common punctuation.
    static let symbol = Kinds(rawValue: 1 << 18)
    static let space = Kinds(rawValue: 1 << 19)
    static let edgeSpace = Kinds(rawValue: 1 << 20)
    static let colon = Kinds(rawValue: 1 << 21)
    static let bracket = Kinds(rawValue: 1 << 22)
    static let backtick = Kinds(rawValue: 1 << 23)
    static let otherASCIISymbol = Kinds(rawValue: 1 << 24)
  }

  private(set) var kinds: Kinds = []
  private var letters: UInt32 = 0
  /// The scripts of the letters.
  var scripts: Script { Script(rawValue: scriptBits) }
  private var scriptBits: UInt64 = 0
  /// The number of letters, without combining marks.
  var letterCount: Int { Int(letters) }
  /// The number of words, which are runs of letters and digits.
  var wordCount: Int { Int(words) }
  var latinCount: Int { Int(latinLetters) }
  private var words: UInt32 = 0
  private var latinLetters: UInt32 = 0

  init(of parts: some Sequence<String>) {
    var isInWord = false
    var first = true
    var lastIsSpace = false
    for part in parts {
      var part = part
      part.withUTF8 { bytes in
        var offset = 0
        while offset < bytes.count {
          let byte = bytes[offset]
          if byte < 0x80 {
            offset += 1
            switch byte {
            case 0x61...0x7A:
              kinds.insert(.lower)
              letters += 1
              latinLetters += 1
              if !isInWord { words += 1 }
              isInWord = true
            case 0x41...0x5A:
              kinds.insert(.upper)
              letters += 1
              latinLetters += 1
              if !isInWord { words += 1 }
              isInWord = true
            case 0x20, 0x09, 0x0A, 0x0D:
              kinds.insert(.space)
              if first { kinds.insert(.edgeSpace) }
              isInWord = false
            case 0x30...0x39:
              kinds.insert(.digit)
              if !isInWord { words += 1 }
              isInWord = true
            // An apostrophe is part of a word.
            case 0x27: break
            default:
              kinds.formUnion(Self.asciiKinds[Int(byte)])
              isInWord = false
            }
            lastIsSpace = byte == 0x20 || byte == 0x09 || byte == 0x0A
            first = false
            continue
          }
          let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
          var value = UInt32(byte) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
          for index in 1..<length where offset + index < bytes.count {
            value = value << 6 | UInt32(bytes[offset + index] & 0x3F)
          }
          offset += length
          let isSpace = value == 0xA0 || value == 0x3000 || (0x2000...0x200A).contains(value) || value == 0x202F
          if isSpace {
            kinds.insert(.space)
            isInWord = false
          } else {
            add(Sign.known(value), &isInWord)
          }
          lastIsSpace = isSpace
          first = false
        }
      }
      isInWord = false
    }
    if lastIsSpace { kinds.insert(.edgeSpace) }
    if latinLetters > 0 { scriptBits |= Script.latin.rawValue }
  }

  private mutating func add(_ sign: Sign, _ isInWord: inout Bool) {
    kinds.formUnion(sign.kinds)
    switch sign.effect {
    case .none: break
    case .separator: isInWord = false
    case .digit:
      if !isInWord { words += 1 }
      isInWord = true
    case .letter, .unspacedLetter:
      scriptBits |= 1 << UInt64(sign.scriptBit)
      letters += 1
      if sign.scriptBit == 0 { latinLetters += 1 }
      // In scripts without spaces between words, two characters count as one word.
      if !isInWord || sign.effect == .unspacedLetter && letters.isMultiple(of: 2) { words += 1 }
      isInWord = true
    }
  }

  private static let asciiKinds: [Kinds] = {
    var kinds = [Kinds](repeating: [], count: 128)
    for byte in 0..<0x20 where ![0x09, 0x0A, 0x0D].contains(byte) { kinds[byte] = .control }
    kinds[0x7F] = .control
    for (character, kind): (Character, Kinds) in [
      ("\\", .backslash), ("&", .ampersand), ("<", .angle), (">", .angle), ("(", .parenthesis), (")", .parenthesis),
      ("/", .slash), ("%", .percent), ("{", .brace), ("}", .brace), ("*", .asterisk), ("_", .underscore), (".", .dot),
      ("$", .currency), (":", .colon), ("[", .bracket), ("]", .bracket), ("`", .backtick), ("#", .otherASCIISymbol),
      ("+", .otherASCIISymbol), ("=", .otherASCIISymbol), ("@", .otherASCIISymbol), ("^", .otherASCIISymbol),
      ("|", .otherASCIISymbol), ("~", .otherASCIISymbol),
    ] {
      kinds[Int(character.asciiValue!)] = kind
    }
    return kinds
  }()
}

/// The properties of a character beyond ASCII that `TextTraits` needs.
private struct Sign {
  /// The effect of a character on the count of words and letters.
  enum Effect { case none, separator, digit, letter, unspacedLetter }

  let kinds: TextTraits.Kinds
  let effect: Effect
  /// The position of the script's bit in `Script.rawValue`; 0 (Latin) for characters other than letters.
  let scriptBit: UInt8

  private init(_ effect: Effect, _ kinds: TextTraits.Kinds = [], script: UInt64 = 1) {
    self.effect = effect
    self.kinds = kinds
    scriptBit = UInt8(script.trailingZeroBitCount)
  }

  /// Returns the sign of a character. A table is faster than computing the sign for each character of a catalogue.
  static func known(_ value: UInt32) -> Sign {
    if value < limit { return table[Int(value)] }
    if (0x4E00...0x9FFF).contains(value) { return han }
    if (0xAC00...0xD7A3).contains(value) { return hangul }
    return Sign(value)
  }

  /// The end of the table, after Kana. Most languages are written in the scripts before this code point.
  private static let limit: UInt32 = 0x3100
  private static let table = (0..<limit).map { Sign($0) }
  private static let (han, hangul) = (Sign(0x4E00), Sign(0xAC00))

  private static let cased = ([.latin, .cyrillic, .greek, .armenian] as Script).rawValue
  private static let unspaced = ([.han, .kana, .thai, .lao, .khmer, .myanmar] as Script).rawValue

  private init(_ value: UInt32) {
    switch value {
    case 0x80...0x9F:
      self.init(.separator, .control)
    case 0xAD, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFD, 0xE000...0xF8FF,
      0x61C, 0x180E:
      self.init(.none, .invisible)
    case 0xA1, 0xA7, 0xAB, 0xB4, 0xB6...0xB8, 0xBB, 0xBF, 0x2010...0x201F, 0x2039...0x203A, 0x3001...0x3004,
      0x3008...0x3011, 0x3014...0x301F, 0xFF01...0xFF0E, 0xFF1A...0xFF20, 0xFF3B...0xFF3D, 0x964...0x965,
      0x60C, 0x61B, 0x61F, 0x66A...0x66D, 0x6D4, 0x5BE, 0x5C0, 0x5C3, 0x5F3, 0x5F4, 0x30FB, 0x37E, 0x387,
      0x55A...0x55F, 0x589, 0x104A...0x104F, 0x17D4...0x17DA, 0x1361...0x1368, 0xE2F, 0xE4F, 0xE5A...0xE5B,
      0xFF5F...0xFF65, 0xFF9:
      switch value {
      case 0xFF0E: self.init(.separator, .dot)
      case 0x66A, 0xFF05: self.init(.separator, .percent)
      case 0xFF08, 0xFF09: self.init(.separator, .parenthesis)
      case 0xFF04: self.init(.separator, .currency)
      default: self.init(.separator)
      }
    case 0x2026: self.init(.none, .ellipsis)
    case 0x2022...0x2025, 0x2027, 0x2030...0x2038, 0x203B...0x205E, 0x2070...0x209C, 0x2100...0x2BFF, 0x3012, 0x3013,
      0x3020, 0x3030...0x303F, 0x3200...0x33FF, 0x1F000...0x1FAFF, 0xA6, 0xA9, 0xAC, 0xAE...0xB3, 0xB9, 0xBC...0xBE,
      0xD7, 0xF7, 0xA8, 0xFF5E:
      self.init(.separator, .symbol)
    case 0xA2...0xA5, 0x20A0...0x20CF, 0xFFE0...0xFFE6:
      self.init(.separator, .currency)
    case 0x660...0x669, 0x6F0...0x6F9, 0x966...0x96F, 0x9E6...0x9EF, 0xA66...0xA6F, 0xAE6...0xAEF, 0xBE6...0xBEF,
      0xC66...0xC6F, 0xCE6...0xCEF, 0xD66...0xD6F, 0xE50...0xE59, 0xED0...0xED9, 0xF20...0xF29, 0x1040...0x1049,
      0x17E0...0x17E9, 0xFF10...0xFF19:
      self.init(.digit, .nativeDigit)
    // A mark belongs to the letter before it.
    case 0x300...0x36F, 0x483...0x487, 0x591...0x5BD, 0x610...0x61A, 0x64B...0x65F, 0x670, 0xFE00...0xFE0F,
      0x20D0...0x20FF:
      self.init(.none)
    default:
      let script = Script(letter: value).rawValue
      var kinds: TextTraits.Kinds = []
      if script & Self.cased != 0, let scalar = Unicode.Scalar(value) {
        kinds = scalar.properties.isUppercase ? .upper : .lower
      }
      self.init(script & Self.unspaced != 0 ? .unspacedLetter : .letter, kinds, script: script)
    }
  }
}
