import AccessibilityModel
import Locales
import StringCatalogs

extension StringCheck {
  static let pluralSwapped = StringCheck(
    id: "plural-swapped", severity: .error, summary: "two plural forms are exchanged",
    explanation: """
      The voice says “2 дней” and “5 дня”. The rule compares the endings of the words that differ between two forms. After \
      2 to 4, Russian, Ukrainian, Belarusian, Polish, Czech and Slovak words end in a vowel, and after 5 mostly in a \
      consonant or a genitive ending; Croatian, Serbian and Bosnian words have endings of their own. In German, Dutch, Swedish, Danish, Norwegian, Spanish, Portuguese, French and Italian, \
      the rule looks at the ending of the plural. It reports two forms if all words that differ show the exchange.
      """,
    remedy: "exchange the texts of the two forms",
    examples: [
      Example(
        source: [.one: "%d day", .other: "%d days"], language: "ru",
        bad: [.one: "%d день", .few: "%d дней", .many: "%d дня", .other: "%d дня"],
        good: [.one: "%d день", .few: "%d дня", .many: "%d дней", .other: "%d дня"]),
      Example(
        source: [.one: "%d day", .other: "%d days"], language: "de", bad: [.one: "%d Tage", .other: "%d Tag"],
        good: [.one: "%d Tag", .other: "%d Tage"]),
    ]
  ) { input in
    var spots: [Spot] = []
    input.table.forEachPlural { forms in
      let language = forms[0].language.written.primary
      func form(_ category: PluralCategory) -> CheckedText? { forms.first { $0.form.plural == .category(category) } }
      for (first, second) in pairs(of: language) {
        guard let a = form(first), let b = form(second), !a.equalsSource, !b.equalsSource,
          // “Открытых файлов 2” and “Открыто 5 файлов” are sentences of two kinds, both right.
          hasNumbersAlike(a, b),
          PluralEndings.areExchanged(a.spoken, b.spoken, first == .one, language)
        else { continue }
        let (few, many) = (first == .one ? 1 : 2, first == .one ? 2 : 5)
        spots.append(
          Spot(
            a,
            "for \(few) \(a.heard(at: few).quotedShort) is heard, and for \(many) \(b.heard(at: many).quotedShort): "
              + "the forms “\(first.rawValue)” and “\(second.rawValue)” are exchanged"))
        return
      }
    }
    return spots
  }

  /// Returns whether the same number of words is before the first placeholder of both forms.
  private static func hasNumbersAlike(_ a: CheckedText, _ b: CheckedText) -> Bool {
    guard !a.specifiers.isEmpty, !b.specifiers.isEmpty else { return true }
    return a.literals[0].words.count == b.literals[0].words.count
  }

  private static func pairs(of language: String) -> [(PluralCategory, PluralCategory)] {
    switch language {
    case "ru", "uk", "be", "pl": [(.few, .many)]
    case "cs", "sk", "lt", "hr", "bs", "sr": [(.few, .other)]
    default: PluralEndings.plural[language] == nil ? [] : [(.one, .other)]
    }
  }
}

/// The endings of words after numbers.
enum PluralEndings {
  /// The endings that a plural has and a singular lacks.
  static let plural: [String: [String]] = [
    "de": ["e", "en", "n", "er", "s"], "nl": ["en", "s", "n"], "sv": ["ar", "er", "or", "r"], "da": ["er", "e", "r"],
    "nb": ["er", "e", "r"], "no": ["er", "e", "r"], "es": ["s", "es"], "pt": ["s", "es"], "fr": ["s", "x"],
    "ca": ["s"], "gl": ["s", "es"], "it": [],
  ]

  /// Returns whether two forms are exchanged: each word that differs has the ending of the other form.
  ///
  /// - Parameter isSingular: Whether the forms are “one” and “other”; otherwise they are “few” and its sister.
  static func areExchanged(_ a: String, _ b: String, _ isSingular: Bool, _ language: String) -> Bool {
    let (first, second) = (a.words, b.words)
    guard first.count == second.count else { return false }
    let different = zip(first, second).filter { $0 != $1 }.map { (String($0), String($1)) }
    if different.isEmpty { return false }
    if ["hr", "bs", "sr"].contains(language) { return different.allSatisfy(areExchangedInSerbian) }
    // Both are the genitive plural of the Czech “den”.
    if different.contains(where: { Set([$0.0, $0.1]) == ["dnů", "dní"] }) { return false }
    return isSingular
      ? different.allSatisfy { isLonger($0, than: $1, language) }
        && (language != "de" || different.contains { $0.0.first?.isUppercase ?? false })
      : different.contains { isGenitive($0, language) && !isGenitive($1, language) && areForms($0, $1) }
        && !different.contains { !isGenitive($0, language) && isGenitive($1, language) }
  }

  /// Returns whether the first word has the ending of the genitive plural and the second is the same word after 2 to 4:
  /// “nepročitanih”, “nepročitane”; “poruka”, “poruke”; “fajlova”, “fajla”.
  private static func areExchangedInSerbian(_ a: String, _ b: String) -> Bool {
    [
      ("ih", "e"), ("ih", "a"), ("a", "e"), ("ova", "a"), ("eva", "a"), ("их", "е"), ("их", "а"), ("а", "е"),
      ("ова", "а"), ("ева", "а"),
    ]
    .contains { many, few in
      a.hasSuffix(many) && b.hasSuffix(few) && a.dropLast(many.count) == b.dropLast(few.count) && b.count > 2
    }
  }

  /// Returns whether the form “other” has the words that follow 5, where the form “few” has those that follow 2.
  static func servesAsMany(_ other: String, besides few: String, _ language: String) -> Bool {
    let (first, second) = (other.words, few.words)
    guard first.count == second.count else { return false }
    return zip(first, second).contains { other, few in
      other != few && (isGenitive(String(other), language) && !isGenitive(String(few), language) || few == other + "e")
    }
  }

  /// Returns whether the first word is the second with the ending of a plural.
  private static func isLonger(_ a: String, than b: String, _ language: String) -> Bool {
    if language == "it", a.count == b.count, a.count > 2, a.dropLast() == b.dropLast() {
      return a.last == "i" && (b.last == "o" || b.last == "e") || a.last == "e" && b.last == "a"
    }
    // “Nächstes” and “nächste” are an adjective.
    if language == "de", b.hasSuffix("e"), a == b + "s" { return false }
    return b.count > 2 && (plural[language] ?? []).contains { a == b + $0 }
  }

  /// Returns whether a word has the ending that it has after 5: a consonant, or an ending of the genitive plural.
  private static func isGenitive(_ word: String, _ language: String) -> Bool {
    guard let last = word.lowercased().unicodeScalars.last else { return false }
    if language == "lt" || language == "cs", last == (language == "lt" ? "ų" : "ů") { return true }
    if language == "lt" { return false }
    return !"aeiouyąęóáéěíúůýôäаеёиіїоуыэюяє".unicodeScalars.contains(last)
  }

  /// Returns whether two words are forms of one word.
  private static func areForms(_ a: String, _ b: String) -> Bool {
    let (a, b) = (a.lowercased(), b.lowercased())
    return a.first == b.first && zip(a, b).prefix { $0 == $1 }.count >= 1 || [a, b].sorted() == ["года", "лет"]
  }
}
