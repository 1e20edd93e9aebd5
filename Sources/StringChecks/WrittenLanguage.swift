import Locales

/// Facts that checks need about the writing of a language, such as its scripts and its use of spaces.
struct WrittenLanguage: Sendable, Hashable {
  let tag: String
  /// The scripts of the language. They come from its tag or CLDR, and from the table's texts. Empty if unknown.
  let scripts: Script
  /// The script of most of the table's texts, if neither the tag nor CLDR gives the language this script; otherwise
  /// empty.
  let unusualScript: Script
  let language: Language
  /// Whether `Languages` has a row for the language, so that its relatives are known.
  private let hasRelatives: Bool

  /// Creates the facts for a tag. `usual` is the script of most of the table's texts in the language. It is empty if
  /// there are too few texts.
  init(_ tag: String, usual: Script = []) {
    self.tag = tag
    language = Language(of: tag)
    hasRelatives = Languages.row(of: language.subtag) != nil
    let named = LanguageTag.plain(tag).split(separator: "-").dropFirst().first {
      $0.utf8.count == 4 && $0.utf8.allSatisfy { $0 >= 0x61 }
    }
    // Four letters may also name a variety of a language, as in `roa-tara`.
    let script = named.map { Script(code: $0) }
    let isVariety = script == .other && language.scripts.isEmpty
    let known = isVariety ? [] : script ?? language.scripts
    let scripts = known.union(usual)
    self.scripts = scripts
    hasSpaces =
      !scripts.isEmpty && scripts.isDisjoint(with: [.thai, .lao, .khmer, .myanmar, .tibetan, .han, .kana])
    isRightToLeft = !scripts.isDisjoint(with: [.arabic, .hebrew])
    hasCase = !scripts.isDisjoint(with: [.latin, .cyrillic, .greek, .armenian])
    unusualScript = known.isEmpty ? [] : usual.subtracting(known)
  }

  /// The language code alone, in its current form: `he` for `iw-IL`.
  var primary: String { language.subtag }

  /// Whether the language is known to separate words by spaces. A placeholder that touches a word is then an error.
  let hasSpaces: Bool

  /// Whether the language attaches grammatical endings to a name or number without a space.
  var hasSuffixes: Bool { language.traits.contains(.suffixes) }

  /// Whether the language attaches prepositions and articles to the following name without a space.
  var hasPrefixes: Bool { language.traits.contains(.prefixes) }

  var hasCompounds: Bool { [.germanic, .northGermanic].contains(language.family) }

  let isRightToLeft: Bool

  let hasCase: Bool

  /// Returns whether this language and another are known to have few words in common. False if one of them has no row
  /// in `Languages`, because its relatives are unknown.
  func isUnrelated(to other: WrittenLanguage) -> Bool {
    hasRelatives && other.hasRelatives && primary != other.primary
      && (language.family == .alone || language.family != other.language.family)
      && !Self.close.contains([primary, other.primary])
  }

  var name: String { language.name ?? tag }

  /// Pairs of languages of different families that have a great many words in common.
  private static let close: Set<Set<String>> = [
    ["ar", "fa"], ["ar", "ur"], ["fa", "ur"], ["et", "se"], ["ar", "ckb"],
  ]
}
