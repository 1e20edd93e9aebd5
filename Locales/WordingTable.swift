/// A compiled catalogue. `generate-locales` writes the conforming Swift types; the texts are in a data file.
///
/// Each key has a number. The texts of a language are stored by these numbers. The texts of a language are read when
/// the language is requested for the first time.
package protocol WordingTable {
  associatedtype Key
  associatedtype Language: RawRepresentable, CaseIterable, Sendable, Hashable where Language.RawValue == String

  /// The type of a key's number: `Int`, or `Int?` if a key may have no number.
  associatedtype Number

  static func number(of key: Key) -> Number

  /// The digest of the catalogue's texts, confidences and sources.
  static var digest: String { get }

  /// The data file, with a section for each language.
  static var text: EmbeddedText { get }

  static var keyCount: Int { get }

  static func texts(in language: Language) -> WordingTexts

  /// Returns the text of a key in a plural category; nil if the catalogue has no text for the key in the language. A
  /// text without plurals is the same in every category.
  static func translation(of key: Key, _ plural: PluralCategory, in language: Language) -> Translation?
}

extension WordingTable where Number == Int {
  package static func translation(of key: Key, _ plural: PluralCategory, in language: Language) -> Translation? {
    texts(in: language).translation(number(of: key), plural)
  }
}

extension WordingTable where Number == Int? {
  static func translation(of key: Key, _ plural: PluralCategory, in language: Language) -> Translation? {
    number(of: key).flatMap { texts(in: language).translation($0, plural) }
  }
}

extension WordingTable {
  /// Reads the texts in a language from the data file, which must have a section for the language.
  package static func texts(_ language: String) -> WordingTexts {
    guard let section = text.section(language) else { preconditionFailure("no texts in \(language)") }
    return WordingTexts(keyCount: keyCount, digits: Digits(language: language), section)
  }

  package static var languages: [String] { Language.allCases.map(\.rawValue) }

  /// Returns the language for a BCP 47 tag by the rules of `LanguageTag`: `fr` for `fr-CA`, and `zh-Hans` for `zh-CN`.
  package static func language(for tag: String) -> Language? {
    if let language = Language(rawValue: tag) { return language }
    for candidate in LanguageTag.candidates(for: tag) {
      if let language = Language.allCases.first(where: { $0.rawValue.lowercased() == candidate }) { return language }
    }
    return nil
  }

  package static func phrase(
    _ key: Key, named name: String, _ arguments: [PhraseArgument], in language: Language,
    as pseudo: PseudoLanguage? = nil, digits: Digits? = nil
  ) -> LocalizedPhrase? {
    var plural = PluralCategory.other
    for case .integer(let count) in arguments {
      plural = PluralCategory(count, language: language.rawValue)
      break
    }
    return template(key, named: name, plural, in: language, as: pseudo).map { template in
      var phrase = template
      phrase.text = Placeholders.fill(template.text, with: arguments, digits: digits ?? texts(in: language).digits)
      return phrase
    }
  }

  package static func template(
    _ key: Key, named name: String, _ plural: PluralCategory, in language: Language, as pseudo: PseudoLanguage? = nil
  ) -> LocalizedPhrase? {
    translation(of: key, plural, in: language).map {
      let phrase = LocalizedPhrase(
        text: $0.text, language: language.rawValue, confidence: $0.confidence, source: $0.source, key: name)
      return pseudo?.phrase(phrase) ?? phrase
    }
  }
}
