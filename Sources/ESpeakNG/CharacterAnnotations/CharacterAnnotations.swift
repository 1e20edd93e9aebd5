import Locales

/// The names that Unicode's Common Locale Data Repository has for symbols and emoji, in the languages of `languages`.
///
/// `Scripts/annotations` writes the tables; emoji that are newer than `source` have no name. What VoiceOver calls a symbol
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
      names.withUTF8Buffer { bytes in
        [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 } + [bytes.count + 1]
      }
    }
    let name = names.withUTF8Buffer { String(decoding: $0[starts[line]..<starts[line + 1] - 1], as: UTF8.self) }
    return name.isEmpty ? nil : name
  }

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
    let text = keys.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    var result: [String: Int] = [:]
    for (line, key) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let plain = String(String.UnicodeScalarView(key.unicodeScalars.filter { !$0.properties.isVariationSelector }))
      if result[plain] == nil { result[plain] = line }
    }
    return result
  }()
}
