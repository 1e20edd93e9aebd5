/// A set of writing systems, such as the script of a letter or all scripts of a text.
package struct Script: OptionSet, Sendable, Hashable {
  package let rawValue: UInt64

  @inlinable package init(rawValue: UInt64) { self.rawValue = rawValue }

  @inlinable package static var latin: Script { Script(rawValue: 1 << 0) }
  @inlinable package static var cyrillic: Script { Script(rawValue: 1 << 1) }
  @inlinable package static var greek: Script { Script(rawValue: 1 << 2) }
  @inlinable package static var arabic: Script { Script(rawValue: 1 << 3) }
  @inlinable package static var hebrew: Script { Script(rawValue: 1 << 4) }
  @inlinable package static var devanagari: Script { Script(rawValue: 1 << 5) }
  @inlinable package static var bengali: Script { Script(rawValue: 1 << 6) }
  @inlinable package static var gurmukhi: Script { Script(rawValue: 1 << 7) }
  @inlinable package static var gujarati: Script { Script(rawValue: 1 << 8) }
  @inlinable package static var oriya: Script { Script(rawValue: 1 << 9) }
  @inlinable package static var tamil: Script { Script(rawValue: 1 << 10) }
  @inlinable package static var telugu: Script { Script(rawValue: 1 << 11) }
  @inlinable package static var kannada: Script { Script(rawValue: 1 << 12) }
  @inlinable package static var malayalam: Script { Script(rawValue: 1 << 13) }
  @inlinable package static var sinhala: Script { Script(rawValue: 1 << 14) }
  @inlinable package static var thai: Script { Script(rawValue: 1 << 15) }
  @inlinable package static var lao: Script { Script(rawValue: 1 << 16) }
  @inlinable package static var tibetan: Script { Script(rawValue: 1 << 17) }
  @inlinable package static var myanmar: Script { Script(rawValue: 1 << 18) }
  @inlinable package static var khmer: Script { Script(rawValue: 1 << 19) }
  @inlinable package static var georgian: Script { Script(rawValue: 1 << 20) }
  @inlinable package static var armenian: Script { Script(rawValue: 1 << 21) }
  @inlinable package static var ethiopic: Script { Script(rawValue: 1 << 22) }
  @inlinable package static var hangul: Script { Script(rawValue: 1 << 23) }
  @inlinable package static var kana: Script { Script(rawValue: 1 << 24) }
  @inlinable package static var han: Script { Script(rawValue: 1 << 25) }
  @inlinable package static var bopomofo: Script { Script(rawValue: 1 << 26) }
  @inlinable package static var cherokee: Script { Script(rawValue: 1 << 27) }
  @inlinable package static var mongolian: Script { Script(rawValue: 1 << 28) }
  @inlinable package static var thaana: Script { Script(rawValue: 1 << 29) }
  @inlinable package static var syriac: Script { Script(rawValue: 1 << 30) }
  @inlinable package static var nko: Script { Script(rawValue: 1 << 31) }
  @inlinable package static var canadian: Script { Script(rawValue: 1 << 32) }
  @inlinable package static var tifinagh: Script { Script(rawValue: 1 << 33) }
  @inlinable package static var yi: Script { Script(rawValue: 1 << 34) }
  @inlinable package static var javanese: Script { Script(rawValue: 1 << 35) }
  @inlinable package static var balinese: Script { Script(rawValue: 1 << 36) }
  @inlinable package static var sundanese: Script { Script(rawValue: 1 << 37) }
  @inlinable package static var olChiki: Script { Script(rawValue: 1 << 38) }
  /// All scripts that this type does not name, and characters that belong to every script.
  @inlinable package static var other: Script { Script(rawValue: 1 << 39) }

  /// Creates the set that contains the script of a letter, by Unicode's blocks. The character must be a letter.
  package init(_ letter: Unicode.Scalar) { self.init(letter: letter.value) }

  /// Creates the set that contains the script of a letter, given by its code point.
  package init(letter value: UInt32) {
    switch value {
    // The ranges include the letters of Latin-1 and the micro sign.
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xB5, 0xBA, 0xC0...0x2AF, 0x1D00...0x1D25, 0x1D6B...0x1D77, 0x1D79...0x1D9A,
      0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA720...0xA7FF, 0xAB30...0xAB64, 0xFB00...0xFB06, 0xFF21...0xFF3A,
      0xFF41...0xFF5A:
      self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: self = .cyrillic
    case 0x530...0x58F, 0xFB13...0xFB17: self = .armenian
    case 0x590...0x5FF, 0xFB1D...0xFB4F: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F, 0x860...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE, 0x1EE00...0x1EEFF:
      self = .arabic
    case 0x700...0x74F: self = .syriac
    case 0x780...0x7BF: self = .thaana
    case 0x7C0...0x7FF: self = .nko
    case 0x900...0x97F, 0xA8E0...0xA8FF: self = .devanagari
    case 0x980...0x9FF: self = .bengali
    case 0xA00...0xA7F: self = .gurmukhi
    case 0xA80...0xAFF: self = .gujarati
    case 0xB00...0xB7F: self = .oriya
    case 0xB80...0xBFF: self = .tamil
    case 0xC00...0xC7F: self = .telugu
    case 0xC80...0xCFF: self = .kannada
    case 0xD00...0xD7F: self = .malayalam
    case 0xD80...0xDFF: self = .sinhala
    case 0xE00...0xE7F: self = .thai
    case 0xE80...0xEFF: self = .lao
    case 0xF00...0xFFF: self = .tibetan
    case 0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F: self = .myanmar
    case 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F: self = .georgian
    case 0x1200...0x139F, 0x2D80...0x2DDF, 0xAB01...0xAB2F, 0x1E7E0...0x1E7FF: self = .ethiopic
    case 0x13A0...0x13FF, 0xAB70...0xABBF: self = .cherokee
    case 0x1400...0x167F, 0x18B0...0x18FF: self = .canadian
    case 0x1780...0x17FF, 0x19E0...0x19FF: self = .khmer
    case 0x1800...0x18AF: self = .mongolian
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xFFA0...0xFFDC: self = .hangul
    case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F, 0x1AFF0...0x1B16F: self = .kana
    case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x3029, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      self = .han
    case 0x3105...0x312F, 0x31A0...0x31BF: self = .bopomofo
    case 0x1B00...0x1B7F: self = .balinese
    case 0x1B80...0x1BBF, 0x1CC0...0x1CCF: self = .sundanese
    case 0x1C50...0x1C7F: self = .olChiki
    case 0x2D30...0x2D7F: self = .tifinagh
    case 0xA000...0xA4CF: self = .yi
    case 0xA980...0xA9DF: self = .javanese
    default: self = .other
    }
  }

  /// Creates the set of scripts that an ISO 15924 code names, such as `Latn` or `hans`. Upper and lower case are
  /// equivalent. The code of Japanese or Korean writing gives all scripts used in that writing. The code of a script
  /// that this type does not name gives `other`.
  package init(code: some StringProtocol) { self = Self.codes[code.lowercased()] ?? .other }

  private static let codes: [String: Script] = [
    "latn": .latin, "cyrl": .cyrillic, "grek": .greek, "arab": .arabic, "hebr": .hebrew, "deva": .devanagari,
    "beng": .bengali, "guru": .gurmukhi, "gujr": .gujarati, "orya": .oriya, "taml": .tamil, "telu": .telugu,
    "knda": .kannada, "mlym": .malayalam, "sinh": .sinhala, "thai": .thai, "laoo": .lao, "tibt": .tibetan,
    "mymr": .myanmar, "khmr": .khmer, "geor": .georgian, "armn": .armenian, "ethi": .ethiopic, "hang": .hangul,
    "kore": [.hangul, .han], "kana": [.han, .kana], "hira": [.han, .kana], "hrkt": [.han, .kana],
    "jpan": [.han, .kana], "hani": .han, "hans": .han, "hant": .han, "bopo": .bopomofo, "cher": .cherokee,
    "mong": .mongolian, "thaa": .thaana, "syrc": .syriac, "nkoo": .nko, "cans": .canadian, "tfng": .tifinagh,
    "yiii": .yi, "java": .javanese, "bali": .balinese, "sund": .sundanese, "olck": .olChiki,
  ]

  /// The name for a message; “unknown” if no script in the set has a name. A set of several scripts has the name that
  /// comes first in `all`, where Japanese and Korean precede Chinese.
  package var name: String { names.first ?? "unknown" }

  /// The names of the scripts in the set. Scripts without a name are left out.
  package var names: [String] { Self.all.lazy.filter { contains($0.0) }.map(\.1) }

  private static let all: [(Script, String)] = [
    (.latin, "Latin"), (.cyrillic, "Cyrillic"), (.greek, "Greek"), (.arabic, "Arabic"), (.hebrew, "Hebrew"),
    (.devanagari, "Devanagari"), (.bengali, "Bengali"), (.gurmukhi, "Gurmukhi"), (.gujarati, "Gujarati"),
    (.oriya, "Odia"), (.tamil, "Tamil"), (.telugu, "Telugu"), (.kannada, "Kannada"), (.malayalam, "Malayalam"),
    (.sinhala, "Sinhala"), (.thai, "Thai"), (.lao, "Lao"), (.tibetan, "Tibetan"), (.myanmar, "Burmese"),
    (.khmer, "Khmer"), (.georgian, "Georgian"), (.armenian, "Armenian"), (.ethiopic, "Ethiopic"),
    (.hangul, "Korean"), (.kana, "Japanese kana"), (.han, "Chinese"), (.bopomofo, "Bopomofo"),
    (.cherokee, "Cherokee"), (.mongolian, "Mongolian"), (.thaana, "Thaana"), (.syriac, "Syriac"), (.nko, "N’Ko"),
    (.canadian, "Canadian Aboriginal"), (.tifinagh, "Tifinagh"), (.yi, "Yi"), (.javanese, "Javanese"),
    (.balinese, "Balinese"), (.sundanese, "Sundanese"), (.olChiki, "Ol Chiki"),
  ]
}

extension LanguageScripts {
  /// Returns the scripts in which a language is written today; empty if CLDR does not say.
  /// - Parameter subtag: The language's subtag, such as `sr`.
  static func scripts(of subtag: String) -> Script {
    // A file may name anything as its language. A space would be found at the start of a row.
    if subtag.isEmpty || subtag.utf8.contains(0x20) { return [] }
    let wanted = Array(" \(subtag) ".utf8)
    for row in languages {
      let bytes = row.subtags.utf8
      var rest = bytes[...]
      while let start = rest.firstIndex(of: wanted[1]) {
        let first = bytes.index(before: start)
        if bytes[first...].starts(with: wanted) {
          return row.scripts.split(separator: " ").reduce(into: Script()) { $0.formUnion(Script(code: $1)) }
        }
        rest = bytes[bytes.index(after: start)...]
      }
    }
    return []
  }
}
