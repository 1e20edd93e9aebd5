import Locales
import StringCatalogs

/// The cases of nouns in which a plural form for some numbers is the same as the form “other”.
///
/// In Czech, “2 soubory” and “5 souborů” differ, but “z 2 souborů” and “z 5 souborů” do not: after a number, the forms
/// differ only in the nominative and the accusative.
enum PluralCases {
  /// Returns the categories whose form is the same as the text, the form “other”, because of its case.
  static func categoriesLikeOther(in text: CheckedText) -> Set<PluralCategory> {
    guard let rule = rules[text.language.written.primary], let place = text.placeOfPluralNumber else { return [] }
    let literals = text.literals
    // Only the words up to the end of the clause belong to the number.
    let clause = String(literals[place + 1].lowercased().prefix { !",;:.!?()·–—|/".contains($0) })
    let after: [String] = clause.words.prefix(2).map(String.init)
    if let noun = after.last(where: { $0.count > 2 }), rule.invariant.contains(noun) { return rule.byEnding }
    let before = literals[place].lowercased()
    if before.last?.isWhitespace ?? false,
      let word = before.split(whereSeparator: \.isWhitespace).last, rule.words.contains(String(word))
    {
      return rule.byWord
    }
    return after.contains { word in word.count > 4 && rule.endings.contains { word.hasSuffix($0) } }
      ? rule.byEnding : []
  }

  /// Returns whether the noun of a Croatian, Bosnian or Serbian form “other” is that of “one” with an a. Of most such nouns,
  /// this is the form after 2 and after 5: “1 unos”, “2 unosa”, “5 unosa”.
  static func isPaucal(_ other: CheckedText, of one: CheckedText) -> Bool {
    guard ["hr", "bs", "sr"].contains(other.language.written.primary) else { return false }
    let (many, single) = (other.spoken.lowercased().words, one.spoken.lowercased().words)
    guard many.count == single.count else { return false }
    let different = zip(many, single).filter { $0 != $1 }
    return !different.isEmpty && different.allSatisfy { $0 == $1 + "a" || $0 == $1 + "а" }
  }

  private struct Rule {
    /// The endings of nouns in the dative, locative and instrumental of the plural.
    let endings: [String]
    /// Words before the number that ask for the genitive, or in the languages that have it so, for another case.
    let words: Set<String>
    /// Nouns whose nominative and genitive of the plural are the same.
    let invariant: Set<String>
    let byEnding: Set<PluralCategory>
    let byWord: Set<PluralCategory>

    init(
      _ endings: String, _ words: String, invariant: String = "", _ byEnding: Set<PluralCategory>,
      byWord: Set<PluralCategory>? = nil
    ) {
      self.endings = endings.split(separator: " ").map(String.init)
      self.words = Set(words.split(separator: " ").map(String.init))
      self.invariant = Set(invariant.split(separator: " ").map(String.init))
      self.byEnding = byEnding
      self.byWord = byWord ?? byEnding
    }
  }

  private static let rules: [String: Rule] = [
    "cs": Rule(
      "mi ách ech ám ům",
      "z ze od do bez u během podle dle kromě místo pomocí kolem okolo vedle včetně základě počtu k ke díky proti vůči",
      [.few]),
    "sk": Rule(
      "mi ách iach och ám iam om",
      "z zo od do bez u počas podľa okrem namiesto pomocou okolo vedľa vrátane základe počtu k ku vďaka proti voči",
      [.few]),
    "pl": Rule(
      "mi ach om",
      "z ze od do bez dla u podczas według wśród spośród około oprócz zamiast podstawie ciągu powyżej poniżej liczby",
      invariant: "dni", [.few, .many]),
    "ru": Rule(
      "ами ями ах ях ам ям",
      "из от до без для у около после более менее больше меньше свыше кроме вместо течение числа основе",
      [.few, .many]),
    "uk": Rule(
      "ами ями ах ях ам ям", "з із зі від до без для біля після більше менше протягом крім замість основі числа",
      [.few, .many]),
    "be": Rule("амі ямі ах ях ам ям", "з із ад да без для каля пасля больш менш працягу акрамя", [.few, .many]),
    "hr": Rule("ama ima", "", [.few]), "bs": Rule("ama ima", "", [.few]), "sr": Rule("ama ima ама има", "", [.few]),
    // The dual has endings of its own, except in the genitive.
    "sl": Rule("ami imi ah am om", "iz od do brez podlagi poleg okoli namesto razen", [.few], byWord: [.two, .few]),
    "lt": Rule("ais omis ėmis imis ims oms ėms uose ose ėse", "iš nuo iki be dėl prie šalia", [.few]),
    "lv": Rule("iem ām ēm īm", "no ar pēc līdz bez pie zem virs uz pirms", [.zero]),
  ]
}
