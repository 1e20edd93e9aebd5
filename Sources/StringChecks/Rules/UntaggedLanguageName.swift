import AccessibilityModel
import Locales

extension StringCheck {
  static let untaggedLanguageName = StringCheck(
    id: "untagged-language-name", severity: .info, summary: "names of languages are written in these languages",
    explanation: """
      In a list of languages, the voice of the app's language reads names such as “Français” and “日本語”, unless each name has \
      its language as an attribute. The rule reports a table once if its source has at least two such names.
      """,
    remedy: "set the language of each name with an attribute (accessibilitySpeechLanguage, LocaleSpan)",
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
      Spot(first, "the voice of the app's language reads these names: \(texts.map(\.text).quotedList())")
    ]
  }

  /// The language code for each language's own name in lower case: `fr` for “français”.
  private static let names = Dictionary(
    Languages.all.flatMap { language in language.ownNames.map { ($0, language.subtag) } },
    uniquingKeysWith: { first, _ in first })
}
