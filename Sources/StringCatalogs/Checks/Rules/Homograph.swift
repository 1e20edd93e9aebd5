extension StringCheck {
  static let homograph = StringCheck(
    id: "homograph", severity: .info, isOnByDefault: false, summary: "a word that is said in two ways",
    explanation: """
      “Read” is “reed” or “red”, and a voice that has only the label to go by must guess. The rule looks at texts of \
      one word in English, French and German. There are many and most are said right, so it \
      is only run when it is named.
      """,
    remedy: "add a word that tells which, or give its pronunciation",
    examples: [Example(source: "Gelesen", language: "en-GB", bad: "Read", good: "Already read")]
  ) { input in
    input.table.texts.compactMap { text in
      guard text.traits.wordCount == 1, let list = words[text.language.written.primary],
        let word = text.spoken.lowercased().words.first(where: { list.contains(String($0)) })
      else { return nil }
      return Spot(text, "“\(word)” is said in two ways")
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
