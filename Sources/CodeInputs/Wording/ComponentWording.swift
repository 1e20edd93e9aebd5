import Locales

/// The wording of the modelled components in one language: strings from the components' source code.
package struct ComponentWording: Sendable, Hashable {
  private let table: ComponentsTable.Language
  private let pseudo: PseudoLanguage?

  /// Whether the wording is English because no component supports the requested language.
  package let isFallback: Bool

  /// The digest of the strings, with their confidences and sources.
  package static let digest = ComponentsTable.digest

  /// The languages that at least one component supports, sorted.
  package static let languages = ComponentsTable.languages

  /// Finds the components' strings for a BCP 47 tag by the rules of `LanguageTag`. For example, `fr-CA` uses the
  /// strings of `fr`.
  ///
  /// If no component supports the language, the strings are English, the language in which the components were
  /// developed. iOS falls back in the same way, so a user whose device has this language hears English. The strings for
  /// `en-XA` and `ar-XB` are made from the English strings, as `PseudoLanguage` describes.
  package init(components preferred: String) {
    pseudo = PseudoLanguage(tag: preferred)
    let language = pseudo == nil ? ComponentsTable.language(for: preferred) : .en
    table = language ?? .en
    isFallback = language == nil
  }

  /// The language of the wording, as the catalogue writes it: `fr`, even if `fr-CA` was requested. Not every component
  /// supports every language.
  package var language: String { pseudo?.rawValue ?? table.rawValue }

  /// Returns the language of one phrase: English if the phrase's component does not support the language of the
  /// wording.
  package func language(of phrase: ComponentPhrase) -> String {
    ComponentsTable.translation(of: phrase, .other, in: table) == nil ? ComponentsTable.Language.en.rawValue : language
  }

  /// Returns a phrase with its arguments inserted, in the plural form that the first integer requires. The phrase is in
  /// English if its component does not support the language of the wording.
  ///
  /// - Precondition: the arguments match the phrase's placeholders.
  package func phrase(_ phrase: ComponentPhrase, _ arguments: PhraseArgument...) -> LocalizedPhrase? {
    ComponentsTable.phrase(phrase, named: phrase.rawValue, arguments, in: table, as: pseudo)
      ?? ComponentsTable.phrase(phrase, named: phrase.rawValue, arguments, in: .en)
  }

  /// Returns a phrase with its arguments inserted; nil if the phrase's component does not support the language of the
  /// wording.
  package func text(_ phrase: ComponentPhrase, _ arguments: [PhraseArgument]) -> String? {
    ComponentsTable.phrase(phrase, named: phrase.rawValue, arguments, in: table)?.text
  }

  /// Returns the catalogue's text of a phrase, in which the placeholders are not filled in. Nil if the
  /// phrase's component does not support the language.
  package func template(_ phrase: ComponentPhrase) -> LocalizedPhrase? {
    ComponentsTable.template(phrase, named: phrase.rawValue, .other, in: table, as: pseudo)
  }
}
