/// The facts about a language. `Languages` has a row for each known language.
package struct Language: Sendable, Hashable {
  /// The current BCP 47 subtag of the language: `he`, not the older `iw`.
  package let subtag: String
  /// The English name of the language; nil for a language that no message names.
  package let name: String?
  /// The names of the language in the language itself, in lower case, as a list of languages may show them.
  package let ownNames: [String]
  /// The language family. Languages of one family may have identical translations.
  package let family: Family
  /// The digits with which the language writes numbers.
  let digits: Digits.Use
  /// Further facts about the way the language is written.
  package let traits: Traits
  /// The tags of the language for which every catalogue has wording: none, one, or one for each variant of the
  /// language.
  package let wording: [String]

  package enum Family: Sendable {
    case germanic, northGermanic, romance, slavic, baltic, turkic, malay, indic, chinese, finnic, celtic, english, bantu
    case philippine, persian, alone
  }

  package struct Traits: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The layout of an app in this language runs from right to left (CLDR, the languages whose character order is
    /// right to left).
    package static let rightToLeft = Traits(rawValue: 1)
    /// The language attaches endings to a name or number, without a space.
    package static let suffixes = Traits(rawValue: 2)
    /// The language attaches prepositions and articles to the beginning of a name, without a space.
    package static let prefixes = Traits(rawValue: 4)
  }

  init(
    _ subtag: String, _ name: String? = nil, own: [String] = [], family: Family = .alone,
    digits: Digits.Use = .western, traits: Traits = [], wording: [String] = []
  ) {
    self.subtag = subtag
    self.name = name
    ownNames = own
    self.family = family
    self.digits = digits
    self.traits = traits
    self.wording = wording
  }

  /// The scripts in which the language is written today; empty if CLDR does not say.
  package var scripts: Script { LanguageScripts.scripts(of: subtag) }

  /// Creates the language of a BCP 47 tag. If `Languages` has no row for the language, only its scripts are known.
  package init(of tag: String) {
    let subtag = LanguageTag.language(of: tag)
    self = Languages.row(of: subtag) ?? Language(subtag)
  }
}

extension Conjunctions {
  /// Returns the words for “and” and “or” of a language, in lower case; empty if CLDR has no such words.
  /// - Parameter subtag: The language's subtag, such as `sv`.
  package static func words(of subtag: String) -> [String] {
    (words[subtag] ?? "").split(separator: " ").map { $0.lowercased() } + (further[subtag] ?? [])
  }

  /// Words for “and” in addition to the word from CLDR, by language subtag.
  private static let further = ["uk": ["та", "й"], "pl": ["oraz"], "cs": ["i"], "et": ["ning"], "fi": ["sekä"]]
}
