/// A writing system, as far as it matters to which letters a voice can read.
enum Script: String, Hashable {
  case latin = "Latin"
  case greek = "Greek"
  case cyrillic = "Cyrillic"
  case armenian = "Armenian"
  case hebrew = "Hebrew"
  case arabic = "Arabic"
  case devanagari = "Devanagari"
  case bengali = "Bengali"
  case gurmukhi = "Gurmukhi"
  case gujarati = "Gujarati"
  case oriya = "Odia"
  case tamil = "Tamil"
  case telugu = "Telugu"
  case kannada = "Kannada"
  case malayalam = "Malayalam"
  case sinhala = "Sinhala"
  case thai = "Thai"
  case myanmar = "Burmese"
  case georgian = "Georgian"
  case ethiopic = "Ethiopic"
  case kana = "Japanese kana"
  case hangul = "Korean"
  case han = "Chinese"
  case lao = "Lao"
  case khmer = "Khmer"
  case tibetan = "Tibetan"
  case cherokee = "Cherokee"
  case mongolian = "Mongolian"
  case thaana = "Thaana"
  case syriac = "Syriac"
  case nko = "N’Ko"
  case bopomofo = "Bopomofo"
  case canadian = "Canadian Aboriginal"
  case tifinagh = "Tifinagh"
  case yi = "Yi"
  case javanese = "Javanese"
  case balinese = "Balinese"
  case sundanese = "Sundanese"
  case olChiki = "Ol Chiki"

  /// The script of a letter; nil for one that belongs to none of these.
  init?(_ letter: Unicode.Scalar) {
    switch letter.value {
    case 0x41...0x2AF, 0x1D00...0x1D25, 0x1D6B...0x1D77, 0x1D79...0x1D9A, 0x1E00...0x1EFF, 0x2C60...0x2C7F,
      0xA720...0xA7FF, 0xAB30...0xAB64, 0xFB00...0xFB06, 0xFF21...0xFF5A:
      self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: self = .cyrillic
    case 0x530...0x58F, 0xFB13...0xFB17: self = .armenian
    case 0x590...0x5FF, 0xFB1D...0xFB4F: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F, 0x860...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE, 0x1EE00...0x1EEFF:
      self = .arabic
    case 0x700...0x74F: self = .syriac
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
    case 0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F: self = .myanmar
    case 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F: self = .georgian
    case 0x1200...0x139F, 0x2D80...0x2DDF, 0xAB01...0xAB2F, 0x1E7E0...0x1E7FF: self = .ethiopic
    case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F, 0x1AFF0...0x1B16F: self = .kana
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xFFA0...0xFFDC: self = .hangul
    case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x3029, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      self = .han
    case 0x3105...0x312F, 0x31A0...0x31BF: self = .bopomofo
    case 0xE80...0xEFF: self = .lao
    case 0x1780...0x17FF, 0x19E0...0x19FF: self = .khmer
    case 0x1400...0x167F, 0x18B0...0x18FF: self = .canadian
    case 0x2D30...0x2D7F: self = .tifinagh
    case 0xA000...0xA4CF: self = .yi
    case 0xA980...0xA9DF: self = .javanese
    case 0x1B00...0x1B7F: self = .balinese
    case 0x1B80...0x1BBF, 0x1CC0...0x1CCF: self = .sundanese
    case 0x1C50...0x1C7F: self = .olChiki
    case 0xF00...0xFFF: self = .tibetan
    case 0x13A0...0x13FF, 0xAB70...0xABBF: self = .cherokee
    case 0x1800...0x18AF: self = .mongolian
    case 0x780...0x7BF: self = .thaana
    default: return nil
    }
  }

  /// The scripts that eSpeak NG's voice for a language reads; all of them know Latin letters, some of them by another
  /// language's rules. Measured with 1.51: a word in a script that is not here is spelled, or read in another language.
  static func readable(in language: String) -> Set<Script> {
    switch primary(language) {
    case "el", "grc": [.latin, .greek]
    case "ru", "uk", "be", "bg", "mk", "ky", "kk", "tt", "ba", "cv", "nog": [.latin, .cyrillic]
    case "sr", "bs", "hr", "uz", "lfn": [.latin, .cyrillic]
    case "hy", "hyw": [.latin, .armenian]
    case "he": [.latin, .hebrew]
    case "ar", "fa", "ur", "sd", "ug": [.latin, .arabic]
    case "hi", "mr", "ne", "kok": [.latin, .devanagari]
    case "bn", "as", "bpy": [.latin, .bengali]
    case "pa": [.latin, .gurmukhi]
    case "gu": [.latin, .gujarati]
    case "or": [.latin, .oriya]
    case "ta": [.latin, .tamil]
    case "te": [.latin, .telugu]
    case "kn": [.latin, .kannada]
    case "ml": [.latin, .malayalam]
    case "si": [.latin, .sinhala]
    case "th": [.latin, .thai]
    case "my", "shn": [.latin, .myanmar]
    case "ka": [.latin, .georgian]
    case "am": [.latin, .ethiopic]
    case "ja": [.latin, .kana]
    case "ko": [.latin, .hangul]
    case "cmn", "yue", "zh": [.latin, .han]
    default: [.latin]
    }
  }

  /// The language of a tag.
  static func primary(_ tag: String) -> Substring { tag.prefix { $0 != "-" } }

  /// Whether a language's own words are written in it although its voice cannot read them: another voice would read them
  /// wrongly, and nobody would notice.
  func isOwn(of language: String) -> Bool {
    switch (self, Self.primary(language).lowercased()) {
    case (.han, "ja"), (.han, "ko"), (.han, "hak"), (.han, "nan"), (.arabic, "ku"), (.arabic, "ckb"): true
    default: false
    }
  }

  /// A language written in this script that eSpeak NG has a voice for: a guess of what VoiceOver's Detect Languages takes.
  /// Nil for Latin, which says nothing about the language.
  var language: String? {
    switch self {
    case .latin: nil
    case .greek: "el"
    case .cyrillic: "ru"
    case .armenian: "hy"
    case .hebrew: "he"
    case .arabic: "ar"
    case .devanagari: "hi"
    case .bengali: "bn"
    case .gurmukhi: "pa"
    case .gujarati: "gu"
    case .oriya: "or"
    case .tamil: "ta"
    case .telugu: "te"
    case .kannada: "kn"
    case .malayalam: "ml"
    case .sinhala: "si"
    case .thai: "th"
    case .myanmar: "my"
    case .georgian: "ka"
    case .ethiopic: "am"
    case .kana: "ja"
    case .hangul: "ko"
    case .han: "zh"
    case .lao, .khmer, .tibetan, .cherokee, .mongolian, .thaana, .syriac, .nko, .bopomofo, .canadian, .tifinagh, .yi,
      .javanese, .balinese, .sundanese, .olChiki:
      nil
    }
  }
}
