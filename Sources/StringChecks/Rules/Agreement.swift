import AccessibilityModel
import Locales
import StringCatalogs

extension StringCheck {
  static let agreement = StringCheck(
    id: "agreement", severity: .warning, platforms: [.apple, .android, .gettext],
    summary: "a noun agrees with the wrong one of two numbers",
    explanation: """
      In “%1$d of %2$d digits”, the noun belongs to the second number. In many languages, the form of the noun depends \
      on that number. The rule looks at plural forms with two numbers, if it is known which number selects the form. It \
      reports forms that differ in the word directly after the other number, but not in the word after the number that \
      selects the form.
      """,
    remedy: "let the number before the noun select the plural form",
    examples: [
      Example(
        source: [.one: "%1$d of %2$d digit", .other: "%1$d of %2$d digits"], language: "ru",
        bad: [
          .one: "%1$d из %2$d цифры", .few: "%1$d из %2$d цифры", .many: "%1$d из %2$d цифр",
          .other: "%1$d из %2$d цифры",
        ],
        good: [
          .one: "Введено: %1$d из %2$d", .few: "Введено: %1$d из %2$d", .many: "Введено: %1$d из %2$d",
          .other: "Введено: %1$d из %2$d",
        ],
        goodSource: [.one: "%1$d of %2$d entered", .other: "%1$d of %2$d entered"]),
      Example(
        source: [.one: "%1$d of %2$d digit filled", .other: "%1$d of %2$d digits filled"], language: "es",
        bad: [.one: "%1$d de %2$d dígito", .other: "%1$d de %2$d dígitos"],
        good: [.one: "%1$d dígito de %2$d rellenado", .other: "%1$d dígitos de %2$d rellenados"],
        goodSource: [.one: "%1$d digit of %2$d filled", .other: "%1$d digits of %2$d filled"]),
    ]
  ) { input in
    var spots: [Spot] = []
    input.table.forEachPlural { forms in
      guard forms.count > 1, let chosen = forms[0].pluralArgument else { return }
      for text in forms where text.specifiers.count == 2 && text.specifiers.allSatisfy({ $0.kind == .integer }) {
        guard let index = text.specifiers.firstIndex(where: { CheckedText.identity(of: $0) != chosen }),
          let word = follower(text, index)
        else { continue }
        func followers(isOfChosen: Bool) -> Set<String> {
          Set(
            forms.compactMap { other -> String? in
              guard other.specifiers.count == 2 else { return nil }
              let place = other.specifiers.firstIndex { (CheckedText.identity(of: $0) == chosen) == isOfChosen }
              return place.flatMap { follower(other, $0) }
            })
        }
        // If the words after both arguments differ between the forms, both words agree with the argument that selects
        // the form. This is correct: “1 dígito de 6 rellenado”, “2 dígitos de 6 rellenados”.
        guard followers(isOfChosen: false).count > 1, followers(isOfChosen: true).count < 2 else { continue }
        spots.append(
          Spot(
            text,
            "\(word.quotedShort) comes after argument \(CheckedText.identity(of: text.specifiers[index])), "
              + "but argument \(chosen) selects its form"))
        return
      }
    }
    return spots
  }

  /// Returns the word after an argument and white space; nil if anything else follows the argument.
  private static func follower(_ text: CheckedText, _ index: Int) -> String? {
    let literal = text.literals[index + 1]
    guard literal.first?.isWhitespace == true, let word = literal.words.first,
      literal[..<word.startIndex].allSatisfy(\.isWhitespace)
    else { return nil }
    return String(word)
  }
}
