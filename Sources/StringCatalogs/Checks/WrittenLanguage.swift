import Locales

/// Facts about how the language of a tag is written, as far as checks need them.
struct WrittenLanguage: Sendable, Hashable {
  /// The BCP 47 tag as the table has it.
  let tag: String
  /// The scripts of the language's own words.
  let scripts: Script
  /// The facts about the language that do not depend on its script.
  let language: Language

  init(_ tag: String) {
    self.tag = tag
    let subtags = LanguageTag.plain(tag).split(separator: "-").map(String.init)
    language = Language(of: tag)
    var scripts: Script?
    for subtag in subtags.dropFirst() where subtag.utf8.count == 4 { scripts = scripts ?? Self.written[subtag] }
    self.scripts = scripts ?? language.scripts
  }

  /// The language code alone, in its current form: `he` for `iw-IL`.
  var primary: String { language.subtag }

  /// Whether spaces separate words. A placeholder that touches a word is then an oversight.
  var hasSpaces: Bool {
    scripts.isDisjoint(with: [.thai, .lao, .khmer, .myanmar, .tibetan, .han, .kana])
  }

  /// Whether endings follow a name or number without a space.
  var hasSuffixes: Bool { language.traits.contains(.suffixes) }

  /// Whether prepositions and articles precede a name without a space.
  var hasPrefixes: Bool { language.traits.contains(.prefixes) }

  /// Whether compound nouns are written as one word.
  var hasCompounds: Bool { [.germanic, .northGermanic].contains(language.family) }

  /// Whether words may be in a script that runs from right to left.
  var isRightToLeft: Bool { !scripts.isDisjoint(with: [.arabic, .hebrew]) }

  /// Whether the language has capital letters.
  var hasCase: Bool { !scripts.isDisjoint(with: [.latin, .cyrillic, .greek, .armenian]) }

  /// Returns whether words alone cannot distinguish the languages: they are equal, of one family, or share many words.
  func isRelated(to other: WrittenLanguage) -> Bool {
    primary == other.primary || language.family != .alone && language.family == other.language.family
      || Self.close.contains([primary, other.primary])
  }

  /// The language's English name, or the tag if none is known.
  var name: String { language.name ?? tag }

  private static let written: [String: Script] = [
    "latn": .latin, "cyrl": .cyrillic, "grek": .greek, "arab": .arabic, "hebr": .hebrew, "deva": .devanagari,
    "beng": .bengali, "guru": .gurmukhi, "hans": .han, "hant": .han, "jpan": [.han, .kana],
    "kore": [.hangul, .han],
  ]

  /// Pairs of languages of different families that have a great many words in common.
  private static let close: Set<Set<String>> = [
    ["ar", "fa"], ["ar", "ur"], ["fa", "ur"], ["et", "se"], ["ar", "ckb"],
  ]
}
