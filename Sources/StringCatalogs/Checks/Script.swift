/// Scripts, as far as telling languages apart needs them.
struct Script: OptionSet, Sendable, Hashable {
  let rawValue: UInt32

  static let latin = Script(rawValue: 1 << 0)
  static let cyrillic = Script(rawValue: 1 << 1)
  static let greek = Script(rawValue: 1 << 2)
  static let arabic = Script(rawValue: 1 << 3)
  static let hebrew = Script(rawValue: 1 << 4)
  static let devanagari = Script(rawValue: 1 << 5)
  static let bengali = Script(rawValue: 1 << 6)
  static let gurmukhi = Script(rawValue: 1 << 7)
  static let gujarati = Script(rawValue: 1 << 8)
  static let oriya = Script(rawValue: 1 << 9)
  static let tamil = Script(rawValue: 1 << 10)
  static let telugu = Script(rawValue: 1 << 11)
  static let kannada = Script(rawValue: 1 << 12)
  static let malayalam = Script(rawValue: 1 << 13)
  static let sinhala = Script(rawValue: 1 << 14)
  static let thai = Script(rawValue: 1 << 15)
  static let lao = Script(rawValue: 1 << 16)
  static let tibetan = Script(rawValue: 1 << 17)
  static let myanmar = Script(rawValue: 1 << 18)
  static let khmer = Script(rawValue: 1 << 19)
  static let georgian = Script(rawValue: 1 << 20)
  static let armenian = Script(rawValue: 1 << 21)
  static let ethiopic = Script(rawValue: 1 << 22)
  static let hangul = Script(rawValue: 1 << 23)
  static let kana = Script(rawValue: 1 << 24)
  static let han = Script(rawValue: 1 << 25)
  /// Any other.
  static let other = Script(rawValue: 1 << 26)

  /// The script of a letter outside ASCII, by the blocks of Unicode: what is not a letter there is asked of nobody.
  init(letter value: UInt32) {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0x24F, 0x250...0x2AF, 0x1E00...0x1EFF, 0x2C60...0x2C7F,
      0xA720...0xA7FF, 0xFB00...0xFB06, 0xFF21...0xFF3A, 0xFF41...0xFF5A:
      self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: self = .cyrillic
    case 0x530...0x58F: self = .armenian
    case 0x590...0x5FF, 0xFB1D...0xFB4F: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE: self = .arabic
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
    case 0x1200...0x139F, 0x2D80...0x2DDF, 0xAB00...0xAB2F: self = .ethiopic
    case 0x1780...0x17FF, 0x19E0...0x19FF: self = .khmer
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: self = .hangul
    case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .kana
    case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      self = .han
    default: self = .other
    }
  }

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The name for a message; that of the first where there are several.
  var name: String {
    Self.names.first { contains($0.0) }?.1 ?? "unknown"
  }

  private static let names: [(Script, String)] = [
    (.latin, "Latin"), (.cyrillic, "Cyrillic"), (.greek, "Greek"), (.arabic, "Arabic"), (.hebrew, "Hebrew"),
    (.devanagari, "Devanagari"), (.bengali, "Bengali"), (.gurmukhi, "Gurmukhi"), (.gujarati, "Gujarati"),
    (.oriya, "Odia"), (.tamil, "Tamil"), (.telugu, "Telugu"), (.kannada, "Kannada"), (.malayalam, "Malayalam"),
    (.sinhala, "Sinhala"), (.thai, "Thai"), (.lao, "Lao"), (.tibetan, "Tibetan"), (.myanmar, "Burmese"),
    (.khmer, "Khmer"), (.georgian, "Georgian"), (.armenian, "Armenian"), (.ethiopic, "Ethiopic"),
    (.hangul, "Korean"), (.kana, "Japanese"), (.han, "Chinese"),
  ]
}
