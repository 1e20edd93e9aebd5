import AccessibilityModel

extension StringCheck {
  static let homograph = StringCheck(
    id: "homograph", severity: .info, isOnByDefault: false, isInherited: true,
    summary: "a word that has two pronunciations",
    explanation: """
      “Read” is pronounced “reed” or “red”, and a voice that knows only the label has to guess. The rule looks at texts \
      of one word in English, French and German. It has many findings, most of them for words that are pronounced \
      correctly, so it runs only if you name it.
      """,
    remedy: "add a word that makes the meaning clear, or state the pronunciation",
    examples: [Example(source: "Gelesen", language: "en-GB", bad: "Read", good: "Already read")]
  ) { input in
    input.table.texts.compactMap { text in
      guard text.traits.wordCount == 1, let list = words[text.language.written.primary],
        let word = text.spoken.lowercased().words.first(where: { list.contains(String($0)) })
      else { return nil }
      return Spot(text, "“\(word)” has two pronunciations")
    }
  }

  private static let words: [String: Set<String>] = [
    "en": [
      "read", "live", "lead", "close", "record", "present", "object", "content", "minute", "wind", "tear", "bow", "row",
      "use", "refuse", "desert", "project", "contract", "invalid", "separate", "resume",
    ],
    "fr": ["est", "fils", "couvent", "as", "plus", "tous", "portions", "notions", "reporter"],
    "de": ["modern", "umfahren", "weg", "montage", "august", "übersetzen"],
  ]
}
