import Locales

extension Script {
  /// Returns the scripts that eSpeak NG's voice for a language reads (measured with 1.51). All voices read Latin
  /// letters, some by another language's rules. A word in a script that is not returned is spelled, or read in another
  /// language.
  static func readable(in language: String) -> Script {
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
    default: .latin
    }
  }

  static func primary(_ tag: String) -> Substring { tag.prefix { $0 != "-" } }

  /// Returns whether a language is written in this script although its voice cannot read the script. The voice of
  /// another language is then not used, because that voice would read the words wrongly.
  func isOwn(of language: String) -> Bool {
    switch (self, Self.primary(language).lowercased()) {
    case (.han, "ja"), (.han, "ko"), (.han, "hak"), (.han, "nan"), (.arabic, "ku"), (.arabic, "ckb"): true
    default: false
    }
  }

  /// The language whose voice reads this script in a text of another language; nil for Latin, which many languages
  /// share. The choice is a guess at what VoiceOver's Detect Languages does.
  var language: String? {
    switch self {
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
    default: nil
    }
  }
}
