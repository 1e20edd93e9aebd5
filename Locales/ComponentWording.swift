/// The wording of the modelled components in one language: the strings that their sources ship.
public struct ComponentWording: Sendable, Hashable {
  private let table: ComponentsTable.Language
  private let pseudo: PseudoLanguage?

  /// Whether no component supports the requested language, so that all of them speak English.
  public let isFallback: Bool

  /// The languages that any of the components supports, sorted.
  public static let languages = ComponentsTable.languages

  /// Finds the components' strings for a BCP 47 tag, or for the nearest of their languages that serves it.
  ///
  /// For a language that they do not support, this is English, the language in which they were developed, as on iOS:
  /// that is what a user of such a device hears. `en-XA` and `ar-XB` are made from the English, as `PseudoLanguage`
  /// says.
  public init(components preferred: String) {
    pseudo = PseudoLanguage(tag: preferred)
    let language = pseudo == nil ? ComponentsTable.language(for: preferred) : .en
    table = language ?? .en
    isFallback = language == nil
  }

  /// The language that was found, as the catalogue names it. Not every component supports every language.
  public var language: String { pseudo?.rawValue ?? table.rawValue }

  /// Returns the BCP 47 tag of a phrase's language: English if its component does not support the wording's language.
  public func language(of phrase: ComponentPhrase) -> String {
    ComponentsTable.translation(of: phrase, .other, in: table) == nil ? ComponentsTable.Language.en.rawValue : language
  }

  /// Returns a phrase with its arguments in place, in the plural form that the first integer requires. The phrase is in
  /// English where its component does not support the language.
  ///
  /// - Precondition: the arguments are those of the phrase's placeholders.
  public func phrase(_ phrase: ComponentPhrase, _ arguments: PhraseArgument...) -> LocalizedPhrase? {
    ComponentsTable.phrase(phrase, named: phrase.rawValue, arguments, in: table, as: pseudo)
      ?? ComponentsTable.phrase(phrase, named: phrase.rawValue, arguments, in: .en)
  }

  /// Returns a phrase with the arguments of an array in place, only in the language that was found.
  package func text(_ phrase: ComponentPhrase, _ arguments: [PhraseArgument]) -> String? {
    ComponentsTable.phrase(phrase, named: phrase.rawValue, arguments, in: table)?.text
  }

  /// Returns a phrase as the catalogue has it, including its placeholders: for lists of the known wording.
  public func template(_ phrase: ComponentPhrase) -> LocalizedPhrase? {
    ComponentsTable.template(phrase, named: phrase.rawValue, .other, in: table, as: pseudo)
  }
}
