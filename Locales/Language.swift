/// What is known of a language, whatever it is asked for. `Languages` has a row of it for each.
package struct Language: Sendable, Hashable {
  /// Its subtag, under its present name: `he`, not `iw`.
  package let subtag: String
  /// Its English name; nil where nothing here ever says it.
  package let name: String?
  /// What it calls itself, in small letters: the ways in which a list of languages may have it.
  package let ownNames: [String]
  /// The scripts that its own words are in (CLDR, likely subtags).
  package let scripts: Script
  /// Languages of one family may have the same text for the same thing.
  package let family: Family
  /// The digits that its numbers are written with.
  let digits: Digits.Use
  /// What else is known of how it is written.
  package let traits: Traits
  /// The tags under which it has wording in every catalogue: none, one, or one for each written form.
  package let wording: [String]

  package enum Family: Sendable {
    case germanic, northGermanic, romance, slavic, baltic, turkic, malay, indic, chinese, finnic, celtic, english, bantu
    case philippine, persian, alone
  }

  package struct Traits: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// An app in it is laid out from right to left (CLDR, the languages whose character order is).
    package static let rightToLeft = Traits(rawValue: 1)
    /// Endings are put on to a name or number without a space.
    package static let suffixes = Traits(rawValue: 2)
    /// Prepositions and articles are put before a name without a space.
    package static let prefixes = Traits(rawValue: 4)
  }

  init(
    _ subtag: String, _ name: String? = nil, own: [String] = [], scripts: Script = .latin, family: Family = .alone,
    digits: Digits.Use = .western, traits: Traits = [], wording: [String] = []
  ) {
    self.subtag = subtag
    self.name = name
    ownNames = own
    self.scripts = scripts
    self.family = family
    self.digits = digits
    self.traits = traits
    self.wording = wording
  }

  /// The language of a BCP 47 tag. Of one without a row nothing is known: it is taken to be in Latin letters.
  package init(of tag: String) {
    let subtag = LanguageTag.language(of: tag)
    self = Languages.row(of: subtag) ?? Language(subtag)
  }
}
