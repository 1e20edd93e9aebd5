import AccessibilityModel
import Locales
import StringCatalogs

extension StringCheck {
  static let pluralMissing = StringCheck(
    id: "plural-missing", severity: .error,
    // gettext is left out, because its files contain their own plural rule and a form for each case of that rule.
    platforms: [.apple, .android, .flutter, .web], summary: "a plural form that some numbers need is missing",
    explanation: """
      The voice then speaks the form of another number: “2 osób”. The rule looks at the numbers that an app can use (0 to \
      1000, or the numbers of --domain for the key) and at their plural categories in CLDR. A category that only larger \
      numbers need is not required. A missing category that only 0 needs is information. The rule is silent if no form \
      contains the number, if the case after a preposition or a verb makes the forms equal (Czech “z 5 souborů”), and if the form “other” sounds right, as for 2 in Hebrew or 1 in Turkish. If no whole number has the \
      category “other”, as in Russian, the form “other” may replace a missing form “many”. The rule ignores untranslated \
      texts, and texts whose forms are all equal.
      """,
    remedy: "add the form",
    examples: [
      Example(
        source: [.one: "%d person", .other: "%d people"], language: "pl",
        bad: [.one: "%d osoba", .many: "%d osób", .other: "%d osób"],
        good: [.one: "%d osoba", .few: "%d osoby", .many: "%d osób", .other: "%d osoby"]),
      Example(
        source: [.one: "%d file", .other: "%d files"], language: "ru", bad: [.one: "%d файл", .other: "%d файлов"],
        good: [.one: "%d файл", .few: "%d файла", .other: "%d файлов"]),
    ]
  ) { input in
    var spots: [Spot] = []
    let reach = PluralReach()
    let telling = languagesThatTellManyFromOther(in: input.table)
    input.table.forEachPlural { forms in
      // Only a word can fail to agree with the number, so forms without letters are complete.
      // A unit directly after its number, as in “5min”, is the same for all numbers.
      guard
        forms.contains(where: {
          $0.traits.letterCount > 3 || $0.traits.letterCount > 0 && $0.traits.kinds.contains(.space)
        }), forms[0].isSource || !forms.allSatisfy(\.equalsSource)
      else { return }
      let numbers = reach.numbers(of: forms[0])
      let language = forms[0].language.written.primary
      let categories = forms.compactMap { if case .category(let category) = $0.form.plural { category } else { nil } }
      let exact = forms.exactNumbers(on: input.table.platform)
      let other = forms.first { $0.form.plural == .category(.other) }
      // The translator wrote the same words for each number: nouns that never vary (“%d SMS”), as all do in Breton.
      if other != nil, forms.count > 1, forms.allSatisfy({ $0.textWithoutDigits == forms[0].textWithoutDigits }) {
        return
      }
      let missing = PluralCategory.allCases.compactMap { category -> (PluralCategory, [Int])? in
        if categories.contains(category) { return nil }
        let unserved = (numbers[category] ?? []).filter { !exact.contains($0) }
        return unserved.isEmpty ? nil : (category, unserved)
      }
      // If no whole number is “other” and only “many” is missing, the translator probably meant “other” as “many”. This
      // is not assumed if “other” has the text of another form. It is also not assumed if as many entries of the
      // language have both forms, unless “other” has the endings of “many”.
      if let other, missing.count == 1, missing[0].0 == .many, numbers[.other] == nil,
        forms.count(where: { $0.text == other.text }) == 1
      {
        let few = forms.first { $0.form.plural == .category(.few) }
        let isMany = few.map { PluralEndings.servesAsMany(other.spoken, besides: $0.spoken, language) } ?? false
        if isMany || !telling.contains(forms[0].language.tag) { return }
      }
      // Without a number beside it, the form “other” is right for each number above one.
      if let other, !other.saysPluralNumber, !(other.source ?? other).saysPluralNumber { return }
      // Nothing agrees with a number that ends its clause: “skips over 1”.
      if let other, other.endsClauseWithNumber, other.hasPlainNumberInSource { return }
      // A sign for a unit has one form: “1 min”, “2 min”.
      if let other, other.hasUnitAfterNumber { return }
      var alike = other.map { PluralCases.categoriesLikeOther(in: $0) } ?? []
      if let other, let one = forms.first(where: { $0.form.plural == .category(.one) }),
        PluralCases.isPaucal(other, of: one)
      {
        alike.insert(.few)
      }
      let wrong = missing.filter { other == nil || !isHeardRight($0.0, language) && !alike.contains($0.0) }
      if wrong.isEmpty { return }
      let isHarmless =
        other != nil
        && (mutating.contains(language) || wrong.allSatisfy { $0.1 == [0] || isLike(other: $0.0, forms[0].language) })
      let names = wrong.map { "“\($0.0.rawValue)”" }.joined(separator: ", ")
      spots.append(
        Spot(
          other ?? forms[0],
          heard(wrong, other, input.table.platform)
            + ", because there \(wrong.count == 1 ? "is no form" : "are no forms") \(names)",
          severity: isHarmless ? .info : .error))
    }
    return spots
  }

  /// Returns what is heard for the first numbers of the missing categories: one finding for one text, because one form
  /// that stands in for several is right for at most one of them.
  private static func heard(
    _ missing: [(PluralCategory, [Int])], _ other: CheckedText?, _ platform: Platform
  ) -> String {
    if platform == .web, other?.entry.syntax == .doubleBraces || other == nil {
      // i18next asks for the form of the number, never for “other” instead of it.
      return "for \(missing.flatMap(\.1).sorted().listed) the text of another language, or the key, is heard"
    }
    guard let other else { return "for \(missing.flatMap(\.1).sorted().listed) \(withoutOther(on: platform))" }
    // Which of the two numbers the form was written for, only a reader of the language knows.
    if missing.count == 1, missing[0].0 == .few, let number = missing[0].1.first,
      let usual = otherNumber(of: other, besides: number)
    {
      return
        "\(other.heard(at: number).quotedShort) and \(other.heard(at: usual).quotedShort) are both heard, so one of them is wrong"
    }
    let pieces = missing.prefix(2).map { _, numbers in
      let number = numbers.first { $0 > 0 } ?? numbers[0]
      return "for \(missing.count == 1 ? numbers.listed : String(number)) \(other.heard(at: number).quotedShort)"
    }
    return pieces.joined(separator: " and ") + (pieces.count == 1 ? " is heard" : " are heard")
  }

  /// Returns the first number above one of the form “other”, if it has one of its own.
  private static func otherNumber(of other: CheckedText, besides number: Int) -> Int? {
    PluralReach().numbers(of: other)[.other]?.first { $0 > 1 && $0 != number }
  }

  /// Returns what happens if a form and the form `other` are both missing.
  private static func withoutOther(on platform: Platform) -> String {
    switch platform {
    case .android: "the app crashes"
    case .apple, .flutter, .gettext, .web: "nothing is heard"
    }
  }

  /// Returns whether the form “other” sounds right for the numbers of a missing category.
  ///
  /// Hebrew says 2 with the plural that “other” has too. In languages whose nouns stay singular after a numeral, 1 needs
  /// no form of its own.
  private static func isHeardRight(_ category: PluralCategory, _ language: String) -> Bool {
    switch category {
    case .two, .many: language == "he"
    case .one: singularAfterNumerals.contains(language)
    case .zero, .few, .other: false
    }
  }

  private static let singularAfterNumerals: Set<String> = [
    "hu", "tr", "az", "kk", "ky", "uz", "tk", "ug", "tt", "mn", "ka", "hy", "fa", "eu", "ku", "ckb", "bn",
    "fil", "tl", "ceb",
  ]

  /// Languages that say the singular after each number. Only its first letter varies, and not in each word.
  private static let mutating: Set<String> = ["cy", "br", "kw", "gv"]

  /// Returns the languages in which at least as many entries have both forms, with two texts, as have “few” but not
  /// “many”.
  private static func languagesThatTellManyFromOther(in table: CheckedTable) -> Set<String> {
    var balance: [String: Int] = [:]
    var languages: Set<String> = []
    table.forEachPlural { forms in
      let many = forms.first { $0.form.plural == .category(.many) }
      let other = forms.first { $0.form.plural == .category(.other) }
      guard let other, !other.isSource else { return }
      let tag = other.language.tag
      if let many, many.text != other.text {
        languages.insert(tag)
        balance[tag, default: 0] += 1
      } else if many == nil, forms.contains(where: { $0.form.plural == .category(.few) && $0.text != other.text }) {
        balance[tag, default: 0] -= 1
      }
    }
    return languages.filter { balance[$0, default: 0] >= 0 }
  }

  /// Returns whether the form for a plural category sounds almost like the form “other”. Only the Arabic form “many”
  /// does, because the noun is singular after 11 to 99, and also after 100.
  private static func isLike(other category: PluralCategory, _ language: CheckedLanguage) -> Bool {
    language.written.primary == "ar" && category == .many
  }
}

extension CheckedText {
  /// Whether no word follows the number that selects the plural form before the clause ends.
  fileprivate var endsClauseWithNumber: Bool {
    let plural = pluralArgument
    let places = specifiers.indices.filter { index in
      let specifier = specifiers[index]
      return plural.map { Self.identity(of: specifier) == $0 } ?? (specifier.kind == .integer)
    }
    return !places.isEmpty
      && places.allSatisfy { index in
        let rest = literals[index + 1].unicodeScalars.drop { $0 == " " || $0 == "\u{A0}" }
        guard let first = rest.first else { return index == specifiers.count - 1 }
        return ".,;:!?)]。、，".unicodeScalars.contains(first)
      }
  }

  /// The index of the placeholder for the number that selects the plural form.
  var placeOfPluralNumber: Int? {
    let plural = pluralArgument
    return specifiers.indices.first { index in
      plural.map { Self.identity(of: specifiers[index]) == $0 } ?? (specifiers[index].kind == .integer)
    }
  }

  /// The words, without the number that the form says or writes.
  fileprivate var textWithoutDigits: [Substring] {
    spoken.split { $0.isWhitespace || $0.isNumber || $0.isPunctuation || $0.isSymbol }
  }

  /// Whether the sign for a unit follows the number that selects the plural form.
  fileprivate var hasUnitAfterNumber: Bool {
    guard let place = placeOfPluralNumber else { return false }
    let word = literals[place + 1].drop { $0 == " " || $0 == "\u{A0}" }.prefix { $0.isLetter }
    return Self.units.contains(word.lowercased())
  }

  private static let units: Set<String> = [
    "min", "sek", "sec", "h", "std", "ms", "km", "m", "cm", "mm", "mi", "ft", "kg", "g", "kb", "mb", "gb", "px", "pt",
    "dp",
  ]

  /// Whether the source's number ends its clause too, and the source has no form for 1 with other words.
  fileprivate var hasPlainNumberInSource: Bool {
    guard let source else { return isSource }
    guard source.endsClauseWithNumber else { return false }
    let forms = entry.source?.forms ?? []
    return !forms.contains {
      $0.plural == .category(.one) && $0.selector == source.form.selector && $0.text != source.text
    }
  }
}

extension [CheckedText] {
  /// Returns the numbers that have a form of their own, such as `=1`. On Apple's platforms and in Flutter, the form
  /// `zero` is for 0 in every language. Android uses `zero` only in languages for which CLDR has this category.
  func exactNumbers(on platform: StringCheck.Platform) -> Set<Int> {
    var numbers: Set<Int> = []
    for text in self {
      switch text.form.plural {
      case .exactly(let number): numbers.insert(number)
      case .category(.zero) where platform != .android: numbers.insert(0)
      default: break
      }
    }
    return numbers
  }
}

/// The whole numbers of each plural category, cached by language and `PluralDomain`.
final class PluralReach {
  private var known: [String: [PluralDomain: [PluralCategory: [Int]]]] = [:]

  /// Returns the smallest numbers in the text's domain for each plural category, at most eight per category.
  func numbers(of text: CheckedText) -> [PluralCategory: [Int]] {
    let (tag, domain) = (text.pluralTag, text.entry.domain)
    if let numbers = known[tag]?[domain] { return numbers }
    let numbers = domain.samples(in: tag)
    known[tag, default: [:]][domain] = numbers
    return numbers
  }

  func severity(of text: CheckedText, _ severity: Diagnostic.Severity) -> Diagnostic.Severity {
    text.isPlural && numbers(for: text).isEmpty ? .info : severity
  }

  /// Returns the smallest numbers for which a plural form is heard, at most eight. Empty if there are none.
  func numbers(for text: CheckedText) -> [Int] {
    switch text.form.plural {
    case .category(let category):
      let numbers = numbers(of: text)[category] ?? []
      let isForZero = numbers.isEmpty && category == .zero && ![.java, .compose].contains(text.entry.syntax)
      return isForZero && text.entry.domain.numbers.contains(0) ? [0] : numbers
    case .exactly(let number): return [number]
    case nil: return []
    }
  }
}
