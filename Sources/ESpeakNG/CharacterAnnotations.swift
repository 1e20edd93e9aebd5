import Locales

/// Names of symbols and emoji from Unicode's Common Locale Data Repository (CLDR), in the languages of `languages`.
///
/// `Scripts/annotations` writes the tables. Emoji that are newer than `source` have no name. Only a few of VoiceOver's
/// own names for symbols are known; they are in `CharacterNames` and take precedence.
enum CharacterAnnotations {
  /// Returns the name of a character in a language; nil if there is none. If no table exists for `tag`, subtags are
  /// dropped from the right until a table exists.
  static func name(of character: Character, in tag: String) -> String? {
    guard let language = language(for: tag), let names = names(in: language) else { return nil }
    // A variation selector asks for the text form or the emoji form. The tables list most emoji without a selector.
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

  /// The source of the names: CLDR and its version.
  static let source = String(decoding: text.section("source")!.dropLast(), as: UTF8.self)

  /// The tags of the languages that have a table of names.
  static let languages = Array(text.sections.dropFirst(2))

  /// Returns the table of a language as UTF-8: one line for each character, empty if the character has no name. Returns
  /// nil if the language has no table.
  static func names(in language: String) -> UnsafeBufferPointer<UInt8>? { text.section(language) }

  private static let text = EmbeddedText.symbolNames

  private static let starts = Cache<String, [Int]>()

  /// Returns the tag of the table to use for a language, such as `zh-Hant` for `zh-TW`; nil if there is no table.
  static func language(for tag: String) -> String? {
    for candidate in LanguageTag.shortenings(of: LanguageTag.renaming(tag)) {
      if let language = regional[candidate] ?? languages.first(where: { $0.lowercased() == candidate }) {
        return language
      }
    }
    return nil
  }

  /// The tables to use for regional tags that do not use the table of their own language, such as “zh-Hant” for
  /// “zh-tw”. The keys are in lower case.
  private static let regional = [
    "zh-tw": "zh-Hant", "zh-hk": "yue", "zh-mo": "yue", "zh-hant-hk": "yue", "zh-hant-mo": "yue",
  ]

  /// The line of each character in every table, counted from 0.
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
