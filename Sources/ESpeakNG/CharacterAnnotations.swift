import Locales

/// The names that Unicode's Common Locale Data Repository has for symbols and emoji, in the languages of `languages`.
///
/// `Scripts/annotations` writes them; emoji that are newer than `source` have no name. VoiceOver's names for symbols
/// are not known, except for the few in `CharacterNames`, which take precedence over these.
enum CharacterAnnotations {
  /// The name of a character in a language, found by dropping subtags from the right; nil when there is none.
  static func name(of character: Character, in tag: String) -> String? {
    guard let language = language(for: tag), let names = names(in: language) else { return nil }
    // A variation selector asks for the text form or the emoji form. The tables list most emoji without a selector.
    let scalars = character.unicodeScalars.filter { !$0.properties.isVariationSelector }
    let plain = String(String.UnicodeScalarView(scalars))
    guard let line = lines[plain] ?? lines[String(character)] else { return nil }
    let starts = starts.value(for: language) {
      // The start of each line, and the end of the last.
      [0] + names.indices.filter { names[$0] == 0x0A }.map { $0 + 1 }
    }
    let name = String(decoding: names[starts[line]..<starts[line + 1] - 1], as: UTF8.self)
    return name.isEmpty ? nil : name
  }

  /// The source of the names: CLDR and its version.
  static let source = String(decoding: text.section("source")!.dropLast(), as: UTF8.self)

  /// The languages that have names.
  static let languages = Array(text.sections.dropFirst(2))

  /// The names of all keys in a language, each ended by a line break; a line is empty if there is no name.
  static func names(in language: String) -> UnsafeBufferPointer<UInt8>? { text.section(language) }

  private static let text = EmbeddedText.symbolNames

  private static let starts = Cache<String, [Int]>()

  /// The table that serves a language; nil when there is none.
  static func language(for tag: String) -> String? {
    for candidate in LanguageTag.shortenings(of: LanguageTag.renaming(tag)) {
      if let language = regional[candidate] ?? languages.first(where: { $0.lowercased() == candidate }) {
        return language
      }
    }
    return nil
  }

  /// Tags that are served by another table than that of their language.
  private static let regional = [
    "zh-tw": "zh-Hant", "zh-hk": "yue", "zh-mo": "yue", "zh-hant-hk": "yue", "zh-hant-mo": "yue",
  ]

  /// The line of each character, counted from 0.
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
