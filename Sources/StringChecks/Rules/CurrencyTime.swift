import AccessibilityModel

extension StringCheck {
  static let currencyTime = StringCheck(
    id: "currency-time", severity: .info, isInherited: true,
    summary: "a date, a time or an amount is not formatted by the platform",
    explanation: """
      A voice can read “12/05” as a fraction, or as a date in December or May, and “$20” as “dollar twenty” in most \
      languages. The rule looks for a currency sign directly before or after an argument, and for dates with slashes.
      """,
    remedy: "let the platform format dates, times and amounts",
    examples: [
      Example(
        source: "$%@ per month", language: "de", bad: "$%@ im Monat", good: "%@ im Monat",
        goodSource: "%@ per month")
    ]
  ) { input in
    input.table.texts.compactMap { text in
      guard text.isSource || !text.equalsSource else { return nil }
      if text.traits.kinds.contains(.currency) {
        let literals = text.literals
        for index in text.specifiers.indices {
          let before = literals[index].unicodeScalars.last
          let after = literals[index + 1].unicodeScalars.first
          guard
            let sign = [before, after].compactMap({ $0 }).first(where: {
              $0.properties.generalCategory == .currencySymbol
            })
          else { continue }
          return Spot(
            text,
            "“\(Character(sign))” is heard where it is written, even if the language says it elsewhere: \(text.text.quotedShort)"
          )
        }
      }
      guard text.traits.kinds.contains(.slash), text.traits.kinds.contains(.digit), let date = date(in: text.spoken)
      else {
        return nil
      }
      return Spot(text, "“\(date)” may be read as a fraction, or as one of two dates")
    }
  }

  /// Returns the first word that may be a date with slashes; nil if there is none. The date has a day, a month and
  /// optionally a year.
  private static func date(in text: String) -> String? {
    for word in text.split(whereSeparator: { $0.isWhitespace || $0 == "(" || $0 == ")" || $0 == "," }) {
      let parts = word.split(separator: "/", omittingEmptySubsequences: false)
      guard (2...3).contains(parts.count), parts.allSatisfy({ (1...4).contains($0.utf8.count) }) else { continue }
      let numbers = parts.compactMap { Int($0) }
      guard numbers.count == parts.count, numbers.prefix(2).allSatisfy({ (1...31).contains($0) }) else { continue }
      // Without a year, a date must have two digits in each part. “24/7” is not a date.
      if parts.count == 2, !parts.allSatisfy({ $0.utf8.count == 2 }) { continue }
      return String(word)
    }
    return nil
  }
}
