import AccessibilityModel
import StringCatalogs

extension StringCheck {
  static let slashCount = StringCheck(
    id: "slash-count", severity: .info, isInherited: true,
    summary: "a position is written with a slash, although the source has words",
    explanation: """
      Depending on the voice, “3/6” is “three slash six”, “three sixths” or “three six”. The rule looks at two numbers with \
      a slash between them, if the source has no slash there. In texts for screen readers the finding is a warning, and \
      the source text is checked too.
      """,
    remedy: "write words instead of the slash",
    examples: [
      Example(key: "star_a11y", source: "%d of %d stars", language: "fi", bad: "%d/%d tähteä", good: "%d tähteä %d:stä")
    ]
  ) { input in
    input.table.texts.compactMap { text in
      let isSpoken = text.entry.purpose == .accessibility
      guard text.traits.kinds.contains(.slash), isSpoken || !text.isSource, !text.equalsSource, hasSlash(text) else {
        return nil
      }
      if let source = text.source, hasSlash(source), !isSpoken { return nil }
      if text.source == nil, !text.isSource { return nil }
      return Spot(
        text, "\(text.text.quotedShort) may be read with the word “slash”, as a fraction, or as two separate numbers",
        severity: isSpoken ? .warning : .info)
    }
  }

  /// Returns whether a slash is between two numbers. Dates and 24/7 are no positions.
  private static func hasSlash(_ text: CheckedText) -> Bool {
    let literals = text.literals
    if text.specifiers.indices.dropLast().contains(where: { index in
      literals[index + 1].trimmingSpaces == "/" || literals[index + 1].trimmingSpaces == "／"
    }) {
      return true
    }
    guard text.entry.purpose == .accessibility, text.traits.kinds.contains(.digit) else { return false }
    let scalars = Array(text.spoken.unicodeScalars)
    func isDigit(_ index: Int) -> Bool {
      scalars.indices.contains(index) && scalars[index].properties.numericType != nil
    }
    let places = scalars.indices.filter { scalars[$0] == "/" && isDigit($0 - 1) && isDigit($0 + 1) }
    return places.count == 1 && !text.spoken.has("24/7")
  }
}
