extension StringCheck {
  static let untaggedLanguageName = StringCheck(
    "untagged-language-name", .info, "names of languages in those languages themselves",
    explanation: """
      In a list to choose a language from, “Français” and “日本語” are read by the app's voice unless each says its language. \
      Said once for a table whose source has two or more such names.
      """,
    remedy: "give each name its language as an attribute (accessibilitySpeechLanguage, LocaleSpan)",
    examples: [
      Example(
        source: "Français", language: "de", bad: "Français", good: "Französisch", goodSource: "French",
        beside: [("es", "Español", "Español")])
    ]
  ) { input in
    let own = input.table.languages[0].written.primary
    let texts = input.table.sources.filter { text in
      text.specifiers.isEmpty && names[text.text.lowercased()].map { $0 != own } ?? false
    }
    guard texts.count > 1, let first = texts.first else { return [] }
    return [
      Spot(first, "read by the app's own voice: \(texts.map(\.text).quotedList())")
    ]
  }

  private static let names: [String: String] = [
    "deutsch": "de", "français": "fr", "español": "es", "italiano": "it", "português": "pt", "nederlands": "nl",
    "svenska": "sv", "dansk": "da", "norsk": "nb", "suomi": "fi", "polski": "pl", "čeština": "cs", "slovenčina": "sk",
    "magyar": "hu", "română": "ro", "hrvatski": "hr", "slovenščina": "sl", "türkçe": "tr", "tiếng việt": "vi",
    "bahasa indonesia": "id", "català": "ca", "eesti": "et", "lietuvių": "lt", "latviešu": "lv", "íslenska": "is",
    "cymraeg": "cy", "gaeilge": "ga", "euskara": "eu", "galego": "gl", "русский": "ru", "українська": "uk",
    "български": "bg", "српски": "sr", "ελληνικά": "el", "עברית": "he", "العربية": "ar", "فارسی": "fa", "اردو": "ur",
    "हिन्दी": "hi", "বাংলা": "bn", "தமிழ்": "ta", "తెలుగు": "te", "ไทย": "th", "日本語": "ja", "한국어": "ko", "中文": "zh",
    "简体中文": "zh", "繁體中文": "zh", "english": "en",
  ]
}
