import Locales

/// How the language of a tag is written, as far as checks ask.
struct WrittenLanguage: Sendable, Hashable {
  /// BCP 47, as the table has it.
  let tag: String
  /// The scripts its own words are in.
  let scripts: Script
  /// What is known of it whatever script it is in.
  let language: Language

  init(_ tag: String) {
    self.tag = tag
    let subtags = LanguageTag.plain(tag).split(separator: "-").map(String.init)
    language = Language(of: tag)
    var scripts: Script?
    for subtag in subtags.dropFirst() where subtag.utf8.count == 4 { scripts = scripts ?? Self.written[subtag] }
    self.scripts = scripts ?? language.scripts
  }

  /// The language alone, under its present name: `he` of `iw-IL`.
  var primary: String { language.subtag }

  /// Whether words stand apart: a placeholder that touches one is then an oversight.
  var hasSpaces: Bool {
    scripts.isDisjoint(with: [.thai, .lao, .khmer, .myanmar, .tibetan, .han, .kana])
  }

  /// Whether endings are put on to a name or number without a space.
  var hasSuffixes: Bool { language.traits.contains(.suffixes) }

  /// Whether prepositions and articles are put before a name without a space.
  var hasPrefixes: Bool { language.traits.contains(.prefixes) }

  /// Whether two nouns that belong together are written as one word.
  var hasCompounds: Bool { [.germanic, .northGermanic].contains(language.family) }

  /// Whether its words may be in letters that run from right to left.
  var isRightToLeft: Bool { !scripts.isDisjoint(with: [.arabic, .hebrew]) }

  /// Whether it has capitals.
  var hasCase: Bool { !scripts.isDisjoint(with: [.latin, .cyrillic, .greek, .armenian]) }

  /// Whether one cannot be told from the other by its words alone: the same language, or one of its family.
  func isRelated(to other: WrittenLanguage) -> Bool {
    primary == other.primary || language.family != .alone && language.family == other.language.family
      || Self.close.contains([primary, other.primary])
  }

  /// Its English name, or the tag where there is none here.
  var name: String { language.name ?? tag }

  private static let written: [String: Script] = [
    "latn": .latin, "cyrl": .cyrillic, "grek": .greek, "arab": .arabic, "hebr": .hebrew, "deva": .devanagari,
    "beng": .bengali, "guru": .gurmukhi, "hans": .han, "hant": .han, "jpan": [.han, .kana],
    "kore": [.hangul, .han],
  ]

  /// Of different families, and yet with a great many words in common.
  private static let close: Set<Set<String>> = [
    ["ar", "fa"], ["ar", "ur"], ["fa", "ur"], ["et", "se"], ["ar", "ckb"],
  ]
}
