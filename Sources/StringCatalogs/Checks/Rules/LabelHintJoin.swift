extension StringCheck {
  static let labelHintJoin = StringCheck(
    id: "label-hint-join", severity: .info, signals: [.screen], summary: "label, value and hint run together",
    explanation: """
      A reader that says them in one breath makes one sentence of a hint that does not end and what comes after it. \
      The rule looks at hints of three words or more on a screen that end without a mark of their script.
      """,
    remedy: "end the sentence",
    examples: [
      Example(
        source: "Double tap to edit your code.", language: "de", bad: "Doppeltippen, um den Code zu ändern",
        good: "Doppeltippen, um den Code zu ändern.",
        screen: [
          StringScreen.Element(role: .button, label: "Code", hint: "Doppeltippen, um den Code zu ändern"),
          StringScreen.Element(id: "b", role: .button, label: "Code", hint: "Doppeltippen, um den Code zu ändern."),
        ])
    ]
  ) { input in
    var found: Set<ObjectIdentifier> = []
    return input.screens.joined().compactMap { item in
      guard let text = item.hint, item.element.label != nil, text.traits.wordCount > 2,
        let last = text.text.trimmingSpaces.last, !marks.contains(last), found.insert(ObjectIdentifier(text)).inserted
      else { return nil }
      return Spot(
        text, "the hint \(text.text.quotedShort) runs on into what is said next",
        notes: ["\(item.element.role.rawValue) \(item.element.id) in \(item.screen.name)"])
    }
  }

  /// The characters that may end a hint: punctuation marks of many scripts, closing quotation marks and brackets.
  private static let marks: Set<Character> = [
    ".", "!", "?", "…", ":", "。", "！", "？", "।", "॥", "۔", "؟", "։", "።", "॥", "”", "»", ")", "」", "၊", "။", "។",
  ]
}
