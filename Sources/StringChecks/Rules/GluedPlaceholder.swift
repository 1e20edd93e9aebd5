import AccessibilityModel
import FunctionWords
import Locales
import StringCatalogs

extension StringCheck {
  static let gluedPlaceholder = StringCheck(
    id: "glued-placeholder", severity: .warning, summary: "there is no space between an argument and the next word",
    explanation: """
      The value and the word are heard as one word: “Uploadingreport”. The rule looks at arguments without a space before \
      or after a word of at least three letters, if the source has a space on that side. It checks only languages that \
      separate words with spaces. If a language adds endings or prefixes to names, the rule ignores that side of the \
      argument. If a name can be the first part of a compound word, as in Swedish, it ignores small letters after the \
      name. It always checks the words for “and” and “or” (CLDR), and other known words of one or two letters.
      """,
    remedy: "insert a space",
    examples: [
      Example(source: "%d of %d stars", language: "el", bad: "%dαπό %d αστέρια", good: "%d από %d αστέρια"),
      Example(source: "%@ and %@", language: "sv", bad: "%@och %@", good: "%@ och %@"),
      Example(source: "%d of %d", language: "es", bad: "%dde %d", good: "%d de %d"),
      Example(source: "%@ range", language: "sv", bad: "%@Intervall", good: "%@intervall"),
    ]
  ) { input in
    input.table.translations.compactMap { text in
      guard text.hasSpecifiers, let source = text.source, text.language.written.hasSpaces,
        source.language.written.hasSpaces, !text.equalsSource
      else { return nil }
      let (literals, wanted) = (text.literals, source.literals)
      for (index, specifier) in text.specifiers.enumerated() {
        let touchesLetter =
          literals[index].unicodeScalars.last?.isLetter ?? false
          || literals[index + 1].unicodeScalars.first?.isLetter ?? false
        if !touchesLetter { continue }
        // Rules for placeholders report a percent sign or a name that takes the first letter of the next word.
        if text.isPercentSign(index) || text.lacksType(index) { continue }
        guard let other = source.specifiers.firstIndex(where: specifier.readsArgument) else { continue }
        // Part of a name such as `VOL_X` is no word.
        if literals[index + 1].isBeginningOfIdentifier || literals[index].isEndOfIdentifier { continue }
        // The source joins the number and the word too (“5-digit”), where another language writes one word.
        if wanted[other + 1].first.map({ "-‑–".contains($0) }) ?? false
          || wanted[other].last.map({ "-‑–".contains($0) }) ?? false
        {
          continue
        }
        let isSmallWordAfter = isSmallWord(literals[index + 1].unicodeScalars, text.language.written)
        if isSmallWordAfter, isApart(wanted[other + 1].unicodeScalars.first) {
          return spot(text, specifier.text + literals[index + 1])
        }
        let before = literals[index].unicodeScalars.reversed().prefix { $0.isLetter }.reversed()
        if isSmallWord(before, text.language.written), isApart(wanted[other].unicodeScalars.last) {
          return spot(text, literals[index] + specifier.text)
        }
        // In Persian, the plural ending may touch the word. A space or a non-joiner between them is also correct.
        let isPersianPlural =
          text.language.written.language.family == .persian && literals[index + 1].hasPrefix("ها")
        if !text.language.written.hasSuffixes, !isPersianPlural, !literals[index + 1].hasPrefix("krát"),
          !isCompound(specifier, literals[index + 1], text),
          word(at: literals[index + 1].unicodeScalars) > 2,
          isApart(wanted[other + 1].unicodeScalars.first)
        {
          return spot(text, specifier.text + literals[index + 1])
        }
        if !text.language.written.hasPrefixes, word(at: literals[index].unicodeScalars.reversed()) > 2,
          isApart(wanted[other].unicodeScalars.last)
        {
          return spot(text, literals[index] + specifier.text)
        }
      }
      return nil
    }
  }

  /// Returns whether an argument and the lower-case letters directly after it may form a compound noun, as in Swedish
  /// “%@intervall”.
  private static func isCompound(
    _ specifier: FormatString.Specifier, _ literal: String, _ text: CheckedText
  ) -> Bool {
    guard text.language.written.hasCompounds, [.object, .cString, .named].contains(specifier.kind) else { return false }
    return literal.unicodeScalars.first?.properties.isLowercase ?? false
  }

  /// Returns whether `scalars` begin with the language's word for “and” or “or”, or with another function word of at
  /// most two letters. Words in `units` are not function words.
  private static func isSmallWord(
    _ scalars: some Sequence<Unicode.Scalar>, _ language: WrittenLanguage
  ) -> Bool {
    let word = String(String.UnicodeScalarView(scalars.prefix { $0.isLetter })).lowercased()
    if word.isEmpty { return false }
    if Conjunctions.words(of: language.primary).contains(word) { return word.count > 1 || !units.contains(word) }
    return word.count < 3 && !units.contains(word) && SmallWords.has(word, in: language.primary)
  }

  /// Letters that may directly follow a number: units of measure (“5km”), and endings of plurals and ordinals (“2nd”).
  private static let units: Set<String> = [
    "a", "b", "c", "d", "e", "f", "g", "h", "j", "k", "l", "m", "n", "o", "p", "s", "t", "v", "w", "x", "cm", "dm",
    "er",
    "gb", "ha", "kb", "kg", "km", "mb", "mm", "ms", "mn", "nd", "pt", "px", "rd", "st", "tb", "th",
  ]

  private static func spot(_ text: CheckedText, _ piece: String) -> Spot {
    let word = piece.split(separator: " ").first { $0.contains("%") || $0.contains("{") } ?? piece[...]
    return Spot(text, "\(String(word).quotedShort) is heard as one word")
  }

  /// Returns the number of letters at the beginning of the scalars.
  private static func word(at scalars: some Sequence<Unicode.Scalar>) -> Int {
    var count = 0
    for scalar in scalars {
      guard scalar.isLetter else { break }
      count += 1
    }
    return count
  }

  private static func isApart(_ scalar: Unicode.Scalar?) -> Bool { scalar.map { !$0.isWordlike } ?? true }
}

extension String {
  /// Whether the text begins with letters that an underscore or a digit follows.
  fileprivate var isBeginningOfIdentifier: Bool { Self.isPart(unicodeScalars) }

  /// Whether the text ends with letters that an underscore or a digit is before.
  fileprivate var isEndOfIdentifier: Bool { Self.isPart(unicodeScalars.reversed()) }

  private static func isPart(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
    var isAfterLetter = false
    for scalar in scalars {
      if scalar.isLetter {
        isAfterLetter = true
      } else {
        return isAfterLetter && (scalar == "_" || Numbers.digit(scalar) != nil)
      }
    }
    return false
  }
}
