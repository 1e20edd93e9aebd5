/// A catalogue compiled into Swift: what `generate-locales` writes.
///
/// The texts are literals in a switch, one function to a language, so that a program pays for what it says and not for
/// what it could say.
protocol WordingTable {
  associatedtype Key
  associatedtype Language: RawRepresentable, CaseIterable, Sendable, Hashable where Language.RawValue == String

  /// The text, or nil when the catalogue lacks it. A text without plurals is the same in every category.
  static func translation(of key: Key, _ plural: PluralCategory, in language: Language) -> Translation?
}

extension WordingTable {
  static var languages: [String] { Language.allCases.map(\.rawValue) }

  /// The language for a BCP 47 tag, found as `LanguageTag` says: `fr-CA` is `fr`, and `zh-CN` is `zh-Hans`.
  static func language(for tag: String) -> Language? {
    if let language = Language(rawValue: tag) { return language }
    for candidate in LanguageTag.candidates(for: tag) {
      if let language = Language.allCases.first(where: { $0.rawValue.lowercased() == candidate }) { return language }
    }
    return nil
  }

  static func phrase(
    _ key: Key, named name: String, _ arguments: [PhraseArgument], in language: Language
  ) -> LocalizedPhrase? {
    var plural = PluralCategory.other
    for case .integer(let count) in arguments {
      plural = PluralCategory(count, language: language.rawValue)
      break
    }
    return template(key, named: name, plural, in: language).map { template in
      var phrase = template
      phrase.text = Placeholders.fill(template.text, with: arguments)
      return phrase
    }
  }

  static func template(
    _ key: Key, named name: String, _ plural: PluralCategory, in language: Language
  ) -> LocalizedPhrase? {
    translation(of: key, plural, in: language).map {
      LocalizedPhrase(
        text: $0.text, language: language.rawValue, confidence: $0.confidence, source: $0.source, key: name)
    }
  }
}
