extension StringCheck {
  static let pluralEmpty = StringCheck(
    id: "plural-empty", severity: .error, summary: "a plural form is empty: nothing is said",
    explanation: """
      For the numbers of that form the person hears silence. The rule looks at forms that some number reaches.
      """,
    remedy: "fill in the form",
    examples: [
      Example(
        source: [.one: "%d day", .other: "%d days"], language: "cy",
        bad: [.one: "%d diwrnod", .two: "", .other: "%d diwrnod"],
        good: [.one: "%d diwrnod", .two: "%d ddiwrnod", .other: "%d diwrnod"])
    ]
  ) { input in
    let reach = PluralReach()
    return input.table.texts.compactMap { text in
      guard text.form.plural != nil, text.text.trimmingSpaces.isEmpty, let source = text.source ?? Optional(text),
        text.isSource || !source.text.trimmingSpaces.isEmpty
      else { return nil }
      let numbers = reach.numbers(for: text)
      return numbers.isEmpty ? nil : Spot(text, "for \(numbers.listed) nothing is heard at all")
    }
  }
}
