import AccessibilityModel
import StringCatalogs

extension StringCheck {
  static let ordinal = StringCheck(
    id: "ordinal", severity: .warning, summary: "all ordinal numbers get the same ending: “2th”",
    explanation: """
      The ending of an ordinal number depends on the number. The rule looks for -st, -nd, -rd or -th directly after an \
      argument in all languages, and for -er, -e, -ème, :a or :e in the languages that have these endings.
      """,
    remedy: "write a form for each ordinal category, or avoid the ordinal number: “digit 2”",
    examples: [
      Example(source: "%dth digit", language: "de", bad: "%dth Ziffer", good: "%d. Ziffer", goodSource: "Digit %d"),
      Example(source: "Digit %d", language: "fr", bad: "%dème chiffre", good: "Chiffre %d"),
    ]
  ) { input in
    input.table.texts.compactMap { text in
      guard text.hasSpecifiers else { return nil }
      let literals = text.literals
      for (index, specifier) in text.specifiers.enumerated()
      where specifier.kind == .integer || specifier.kind == .named {
        let literal = literals[index + 1]
        // Every ending begins with a letter or a colon, which most texts after an argument do not.
        guard let first = literal.utf8.first, first >= UInt8(ascii: ":"),
          specifier.kind == .named || !specifier.looksLikePercentSign(after: literals[index])
        else { continue }
        let endings = general + (own[text.language.written.primary] ?? [])
        guard let ending = endings.first(where: { literal.hasPrefix($0) && ends(literal, after: $0) }),
          text.form.plural == nil
        else { continue }
        let wrong = ending == "th" ? 2 : ending == "st" || ending == "er" ? 2 : ending == "nd" ? 3 : 1
        return Spot(text, "“\(wrong)\(ending)” is heard for \(wrong)")
      }
      return nil
    }
  }

  private static func ends(_ literal: String, after ending: String) -> Bool {
    !(literal.dropFirst(ending.count).unicodeScalars.first?.isWordlike ?? false)
  }

  private static let general = ["th", "st", "nd", "rd"]
  private static let own = [
    "fr": ["ème", "eme", "er", "re", "e", "ᵉ"], "sv": [":a", ":e"], "ca": ["è", "r", "t"], "oc": ["en"],
  ]
}
