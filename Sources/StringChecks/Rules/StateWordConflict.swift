import AccessibilityModel

extension StringCheck {
  static let stateWordConflict = StringCheck(
    id: "state-word-conflict", severity: .warning, signals: [.strings, .screen],
    summary: "a label is a word that the screen reader uses for a state",
    explanation: """
      A button with the label “Selected” sounds like a selected button. With a screen, the rule looks at labels that equal \
      the screen reader's word for a state. Without a screen, it looks at labels for screen readers that equal such a word, \
      if the source does not.
      """,
    remedy: "write a label that says what the element does",
    examples: [
      Example(key: "dismiss_a11y_label", source: "Dismiss", language: "de", bad: "Aus", good: "Schließen")
    ]
  ) { input in
    var spots: [Spot] = []
    var found: Set<ObjectIdentifier> = []
    var known: [String: Set<String>] = [:]
    func states(_ language: CheckedLanguage) -> Set<String> {
      if let words = known[language.tag] { return words }
      let words = ReservedWords(language.written, on: input.table.platform).states
      known[language.tag] = words
      return words
    }
    for item in input.screens.joined() {
      guard let text = item.label, states(text.language).contains(text.spoken.heard),
        found.insert(ObjectIdentifier(text)).inserted
      else { continue }
      spots.append(
        Spot(
          text, "the label \(text.spoken.quotedShort) sounds like a state",
          notes: ["\(item.element.role.rawValue) \(item.element.id) in \(item.screen.name)"]))
    }
    let source = states(input.table.languages[0])
    for text in input.table.translations {
      guard text.entry.purpose == .accessibility, text.entry.part == .label, text.traits.wordCount < 4,
        text.specifiers.isEmpty, let original = text.source, !found.contains(ObjectIdentifier(text)),
        !source.contains(original.spoken.heard), !text.equalsSource, states(text.language).contains(text.spoken.heard)
      else { continue }
      spots.append(
        Spot(
          text, "\(text.spoken.quotedShort) sounds like a state; the source is \(original.text.quotedShort)",
          severity: .info))
    }
    return spots
  }
}
