import Locales

/// The names that Unicode's Common Locale Data Repository has for symbols and emoji, in the languages of `languages`.
///
/// `Scripts/annotations` writes them; emoji that are newer than `source` have no name. What VoiceOver calls a symbol
/// is not known but for the few in `CharacterNames`, which go before these.
enum CharacterAnnotations {
  /// The name of a character in a language, found by dropping subtags from the right; nil when there is none.
  static func name(of character: Character, in tag: String) -> String? {
    guard let language = language(for: tag), let names = names(in: language) else { return nil }
    // Either may ask for the form as text or as a picture; the tables have most pictures without that.
    let scalars = character.unicodeScalars.filter { !$0.properties.isVariationSelector }
    let plain = String(String.UnicodeScalarView(scalars))
    guard let line = lines[plain] ?? lines[String(character)] else { return nil }
    let starts = starts.value(for: language) {
      // Where each line begins, and one more.
      [0] + names.indices.filter { names[$0] == 0x0A }.map { $0 + 1 }
    }
    let name = String(decoding: names[starts[line]..<starts[line + 1] - 1], as: UTF8.self)
    return name.isEmpty ? nil : name
  }

  /// Where the names are from: CLDR and its version.
  static let source = String(decoding: text.section("source")!.dropLast(), as: UTF8.self)

  /// The languages that have names.
  static let languages = Array(text.sections.dropFirst(2))

  /// The names of all keys in a language, each ended by a line break; empty where there is none.
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

  /// Tags that another table than the one of their language serves.
  private static let regional = [
    "zh-tw": "zh-Hant", "zh-hk": "yue", "zh-mo": "yue", "zh-hant-hk": "yue", "zh-hant-mo": "yue",
  ]

  /// The line of each character, from 0.
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
