import AccessibilityModel
import StringCatalogs

extension StringCheck {
  static let labelHintJoin = StringCheck(
    id: "label-hint-join", severity: .info, signals: [.screen],
    summary: "a hint without a full stop is joined with the next text",
    explanation: """
      If a hint does not end with a punctuation mark, a voice may read the hint and the next text as one sentence. The rule \
      looks at hints of at least three words on a screen that do not end with a punctuation mark of their script.
      """,
    remedy: "add a full stop",
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
        text, "the hint \(text.text.quotedShort) has no full stop, so it may be joined with the next text",
        notes: ["\(item.element.role.rawValue) \(item.element.id) in \(item.screen.name)"])
    }
  }

  private static let marks: Set<Character> = [
    ".", "!", "?", "…", ":", "。", "！", "？", "।", "॥", "۔", "؟", "։", "።", "॥", "”", "»", ")", "」", "၊", "။", "។",
  ]
}
