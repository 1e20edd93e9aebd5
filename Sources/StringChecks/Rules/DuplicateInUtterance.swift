import AccessibilityModel

extension StringCheck {
  static let duplicateInUtterance = StringCheck(
    id: "duplicate-in-utterance", severity: .info, signals: [.screen],
    summary: "the value or hint of an element repeats its label",
    explanation: """
      The person hears “Code, code, text field”. The rule looks at the elements of a screen. It reports a label if its \
      value contains every word of the label, or if the hint begins with the label.
      """,
    remedy: "remove the repeated words from the value or hint",
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
