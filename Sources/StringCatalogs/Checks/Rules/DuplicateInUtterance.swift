extension StringCheck {
  static let duplicateInUtterance = StringCheck(
    id: "duplicate-in-utterance", severity: .info, signals: [.screen],
    summary: "label and value, or hint, say the same thing",
    explanation: """
      “Code, code, text field”. The rule checks on a screen whether every word of an element's label is also in its \
      value, or begins its hint.
      """,
    remedy: "say it once",
    examples: [
      Example(
        source: "Code", language: "de", bad: "Prüfcode", good: "Feld",
        screen: [
          StringScreen.Element(role: .textField, label: "Prüfcode", value: "Prüfcode"),
          StringScreen.Element(id: "b", role: .textField, label: "Feld", value: "leer"),
        ])
    ]
  ) { input in
    var found: Set<ObjectIdentifier> = []
    return input.screens.joined().compactMap { item in
      guard let text = item.label else { return nil }
      let label = text.spoken.heard.split(separator: " ").map(String.init).filter { $0.count > 2 }
      guard !label.isEmpty else { return nil }
      let value = Set((item.element.value ?? "").heard.split(separator: " ").map(String.init))
      let hint = (item.element.hint ?? "").heard
      let isInValue = label.allSatisfy { value.contains($0) }
      guard isInValue || hint.hasPrefix(text.spoken.heard + " "), found.insert(ObjectIdentifier(text)).inserted else {
        return nil
      }
      return Spot(
        text, "\(text.spoken.quotedShort) is heard twice: in the label and in the \(isInValue ? "value" : "hint")",
        notes: ["\(item.element.role.rawValue) \(item.element.id) in \(item.screen.name)"])
    }
  }
}
