import Locales

/// Names of symbols and emoji from Unicode's Common Locale Data Repository (CLDR).
///
/// `Scripts/annotations` writes the tables. Emoji that are newer than `source` have no name. VoiceOver's own names for
/// symbols are in `CharacterNames` and take precedence, but only a few are known.
enum CharacterAnnotations {
  /// Returns the name of a character in a language; nil if there is none. If `tag` has no table, its subtags are
  /// dropped from the right until a table is found.
  static func name(of character: Character, in tag: String) -> String? {
    guard let language = language(for: tag), let names = names(in: language) else { return nil }
    // Variation selectors are removed, because the tables list most emoji without a selector.
    let scalars = character.unicodeScalars.filter { !$0.properties.isVariationSelector }
    let plain = String(String.UnicodeScalarView(scalars))
    guard let line = lines[plain] ?? lines[String(character)] else { return nil }
    let starts = starts.value(for: language) {
      // The byte offset of each line, and the end of the last line.
      [0] + names.indices.filter { names[$0] == 0x0A }.map { $0 + 1 }
    }
    let name = String(decoding: names[starts[line]..<starts[line + 1] - 1], as: UTF8.self)
    return name.isEmpty ? nil : name
  }

  /// The source of the names, such as `CLDR 41`.
  static let source = String(decoding: text.section("source")!.dropLast(), as: UTF8.self)

  /// The tags of the languages that have a table. The first two sections, `source` and `keys`, are not tables.
  static let languages = Array(text.sections.dropFirst(2))

  /// Returns the table of a language as UTF-8; nil if there is none. Line n is the name of the character on line n of
  /// the section `keys`. The line is empty if the character has no name.
  static func names(in language: String) -> UnsafeBufferPointer<UInt8>? { text.section(language) }

  private static let text = EmbeddedText.symbolNames

  private static let starts = Cache<String, [Int]>()

  /// Returns the tag of the table for a language, such as `zh-Hant` for `zh-TW`; nil if there is no table.
  static func language(for tag: String) -> String? {
    for candidate in LanguageTag.shortenings(of: LanguageTag.renaming(tag)) {
      if let language = regional[candidate] ?? languages.first(where: { $0.lowercased() == candidate }) {
        return language
      }
    }
    return nil
  }

  /// Tables for regional tags that do not use the table of their own language. The keys are in lower case.
  private static let regional = [
    "zh-tw": "zh-Hant", "zh-hk": "yue", "zh-mo": "yue", "zh-hant-hk": "yue", "zh-hant-mo": "yue",
  ]

  /// The line number of each character, counted from 0. A character has the same line number in all tables.
  private static let lines: [String: Int] = {
    let keys = String(decoding: text.section("keys")!, as: UTF8.self)
    var result: [String: Int] = [:]
    for (line, key) in keys.split(separator: "\n").enumerated() {
      let plain = String(String.UnicodeScalarView(key.unicodeScalars.filter { !$0.properties.isVariationSelector }))
      if result[plain] == nil { result[plain] = line }
    }
    return result
  }()
}
