extension StringCheck {
  static let roleInLabel = StringCheck(
    id: "role-in-label", severity: .warning, signals: [.strings, .screen], summary: "a label says its own role",
    explanation: """
      The reader says the role itself, so it is heard twice: “Edit button, button”. With a screen, looked at is the label of \
      each element for the word its reader has for that role, at either end. Without one, labels made for screen readers \
      that end or begin with the word for a button, switch, checkbox, radio button, slider or text field: as information, \
      since the string may be for something else.
      """,
    remedy: "leave the role to the reader",
    examples: [
      Example(key: "edit_a11y_label", source: "Edit", language: "it", bad: "Modifica pulsante", good: "Modifica"),
      Example(
        source: "Delete button", language: "de", bad: "Löschen Taste", good: "Löschen",
        screen: [StringScreen.Element(role: .button, label: "Löschen Taste")]),
    ]
  ) { input in
    var spots: [Spot] = []
    var found: Set<ObjectIdentifier> = []
    var known: [String: ReservedWords] = [:]
    func words(_ text: CheckedText) -> ReservedWords {
      if let words = known[text.language.tag] { return words }
      let words = ReservedWords(text.language.written, on: input.table.platform)
      known[text.language.tag] = words
      return words
    }
    for screen in input.screens {
      for item in screen {
        guard let text = item.label, let role = ReservedWords.name(of: item.element.role),
          let word = text.spoken.heard.edge(in: words(text).roles[role] ?? []),
          found.insert(ObjectIdentifier(text)).inserted
        else { continue }
        spots.append(
          Spot(
            text, "\(text.spoken.quotedShort) already says “\(word)”, and the reader says it again",
            notes: ["\(item.element.role.rawValue) \(item.element.id) in \(item.screen.name)"]))
      }
    }
    for text in input.table.texts {
      guard text.entry.purpose == .accessibility, text.entry.part == .label, text.traits.wordCount > 1,
        text.traits.wordCount < 6, text.isSource || !text.equalsSource, !found.contains(ObjectIdentifier(text))
      else { continue }
      let roles = words(text).roles
      let controls = controls.reduce(into: Set<String>()) { $0.formUnion(roles[$1] ?? []) }
      guard let word = text.spoken.heard.edge(in: controls) else { continue }
      spots.append(
        Spot(
          text, "\(text.spoken.quotedShort) says “\(word)”; on such an element the reader says it again",
          severity: .info))
    }
    return spots
  }

  private static let controls = ["button", "toggle", "checkbox", "radioButton", "slider", "textField"]
}
