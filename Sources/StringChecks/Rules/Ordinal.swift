import AccessibilityModel
import StringCatalogs

extension StringCheck {
  static let ordinal = StringCheck(
    id: "ordinal", severity: .warning, isInherited: true, summary: "all ordinal numbers get the same ending: “2th”",
    explanation: """
      The ending of an ordinal number depends on the number. The rule looks for -st, -nd, -rd or -th directly after an \
      argument in English, and in translations of such a text. In languages with endings such as -er, -e, -ème, :a or :e \
      the finding is information, because these are right for most numbers.
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
        guard let first = literal.utf8.first, first >= UInt8(ascii: ":"), text.form.plural == nil,
          specifier.kind == .named || !specifier.looksLikePercentSign(after: literals[index])
        else { continue }
        if isEnglish(text), let ending = general.first(where: { stands($0, in: literal) }) {
          let wrong = ending == "nd" ? 3 : ending == "th" || ending == "st" ? 2 : 1
          return Spot(text, "“\(wrong)\(ending)” is heard for \(wrong)")
        }
        // These endings are right for most numbers, and are endings of names too.
        guard specifier.kind == .integer,
          let ending = own[text.language.written.primary]?.first(where: { stands($0, in: literal) })
        else { continue }
        let wrong = ending == "er" ? 2 : 1
        return Spot(text, "“\(wrong)\(ending)” is heard for \(wrong)", severity: .info)
      }
      return nil
    }
  }

  /// Returns whether a text is English, or keeps an English ending of its source. Elsewhere these letters are units, such
  /// as Swedish “st”.
  private static func isEnglish(_ text: CheckedText) -> Bool {
    if text.language.written.primary == "en" { return true }
    guard let source = text.source, source.language.written.primary == "en" else { return false }
    return source.literals.dropFirst().contains { literal in general.contains { stands($0, in: literal) } }
  }

  private static func stands(_ ending: String, in literal: String) -> Bool {
    literal.hasPrefix(ending) && !(literal.dropFirst(ending.count).unicodeScalars.first?.isWordlike ?? false)
  }

  private static let general = ["th", "st", "nd", "rd"]
  private static let own = [
    "fr": ["ème", "eme", "er", "re", "e", "ᵉ"], "sv": [":a", ":e"], "ca": ["è", "r", "t"], "oc": ["en"],
  ]
}
