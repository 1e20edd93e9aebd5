import AccessibilityModel
import StringCatalogs

extension StringCheck {
  static let slashCount = StringCheck(
    id: "slash-count", severity: .info, isInherited: true, summary: "a position is written with a slash, although the source has words",
    explanation: """
      Depending on the voice, “3/6” is “three slash six”, “three sixths” or “three six”. The rule looks at two numbers with \
      a slash between them, if the source has no slash there.
      """,
    remedy: "write words instead of the slash",
    examples: [
      Example(key: "star_a11y", source: "%d of %d stars", language: "fi", bad: "%d/%d tähteä", good: "%d tähteä %d:stä")
    ]
  ) { input in
    input.table.translations.compactMap { text in
      guard text.traits.kinds.contains(.slash), text.specifiers.count > 1, let source = text.source,
        hasSlash(text), !hasSlash(source)
      else { return nil }
      return Spot(
        text, "\(text.text.quotedShort) may be read with the word “slash”, as a fraction, or as two separate numbers")
    }
  }

  private static func hasSlash(_ text: CheckedText) -> Bool {
    let literals = text.literals
    return text.specifiers.indices.dropLast().contains { index in
      literals[index + 1].trimmingSpaces == "/" || literals[index + 1].trimmingSpaces == "／"
    }
  }
}
