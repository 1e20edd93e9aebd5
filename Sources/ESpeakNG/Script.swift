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

  /// The script of a letter; nil for one that belongs to none of these.
  init?(_ letter: Unicode.Scalar) {
    switch letter.value {
    case 0x41...0x24F, 0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA720...0xA7FF: self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x530...0x58F: self = .armenian
    case 0x590...0x5FF, 0xFB1D...0xFB4F: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE: self = .arabic
    case 0x900...0x97F: self = .devanagari
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
    case 0x1000...0x109F: self = .myanmar
    case 0x10A0...0x10FF, 0x1C90...0x1CBF: self = .georgian
    case 0x1200...0x139F: self = .ethiopic
    case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .kana
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: self = .hangul
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .han
    case 0xE80...0xEFF: self = .lao
    case 0x1780...0x17FF: self = .khmer
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
    switch language.prefix(while: { $0 != "-" }) {
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

  /// Whether a language's own words are written in it although its voice cannot read them: another voice would read them
  /// wrongly, and nobody would notice.
  func isOwn(of language: String) -> Bool {
    switch (self, language.prefix(while: { $0 != "-" }).lowercased()) {
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
    case .lao, .khmer, .tibetan, .cherokee, .mongolian, .thaana: nil
    }
  }
}
