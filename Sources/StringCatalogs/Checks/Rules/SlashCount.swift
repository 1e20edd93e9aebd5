extension StringCheck {
  static let slashCount = StringCheck(
    id: "slash-count", severity: .info, summary: "a position with a slash where the source has words",
    explanation: """
      “3/6” is “three slash six”, “three sixths” or “three six”, as the voice has it. The rule looks at two numbers \
      with a slash between them whose source has something else there.
      """,
    remedy: "say it in words",
    examples: [
      Example(key: "star_a11y", source: "%d of %d stars", language: "fi", bad: "%d/%d tähteä", good: "%d tähteä %d:stä")
    ]
  ) { input in
    input.table.translations.compactMap { text in
      guard text.traits.kinds.contains(.slash), text.specifiers.count > 1, let source = text.source,
        hasSlash(text), !hasSlash(source)
      else { return nil }
      return Spot(text, "\(text.text.quotedShort) is heard with “slash”, as a fraction, or as two numbers in a row")
    }
  }

  private static func hasSlash(_ text: CheckedText) -> Bool {
    let literals = text.literals
    return text.specifiers.indices.dropLast().contains { index in
      literals[index + 1].trimmingSpaces == "/" || literals[index + 1].trimmingSpaces == "／"
    }
  }
}
