import Locales

extension StringCheck {
  static let untaggedLanguageName = StringCheck(
    id: "untagged-language-name", severity: .info, summary: "names of languages in those languages themselves",
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

  /// Language codes. The key is the language's own name, in lower case: “français” for `fr`.
  private static let names = Dictionary(
    Languages.all.flatMap { language in language.ownNames.map { ($0, language.subtag) } },
    uniquingKeysWith: { first, _ in first })
}
