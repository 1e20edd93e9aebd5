extension StringCheck {
  static let stateWordConflict = StringCheck(
    id: "state-word-conflict", severity: .warning, signals: [.strings, .screen],
    summary: "a label is a word the reader says of states",
    explanation: """
      A button called “Selected” is heard as one that is selected. With a screen, looked at are labels that are the reader's \
      word for a state. Without one, labels made for screen readers that are such a word where the source's is not.
      """,
    remedy: "say what it does or is for",
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
          text, "the name \(text.spoken.quotedShort) is heard as a state",
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
          text, "\(text.spoken.quotedShort) is heard as a state; the source says \(original.text.quotedShort)",
          severity: .info))
    }
    return spots
  }
}
