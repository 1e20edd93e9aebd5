/// What the modelled components say in one language: the strings their sources ship.
public struct ComponentWording: Sendable, Hashable {
  private let table: ComponentsTable.Language
  private let pseudo: PseudoLanguage?

  /// Whether no component comes in the language asked for, so that all of them speak English.
  public let isFallback: Bool

  /// The languages any of the components comes in, sorted.
  public static let languages = ComponentsTable.languages

  /// The components' strings for a BCP 47 tag, or for the nearest of their languages that serves it.
  ///
  /// A language they do not come in gives English, the one they were developed in, as it does on iOS: that is what a user
  /// of such a device hears.
  /// `en-XA` and `ar-XB` are made from the English, as `PseudoLanguage` says.
  public init(components preferred: String) {
    pseudo = PseudoLanguage(tag: preferred)
    let language = pseudo == nil ? ComponentsTable.language(for: preferred) : .en
    table = language ?? .en
    isFallback = language == nil
  }

  /// The language found, as the catalogue names it. Not every component comes in each.
  public var language: String { pseudo?.rawValue ?? table.rawValue }

  /// The language of one phrase: English where the component that says it does not come in the one found.
  public func language(of phrase: ComponentPhrase) -> String {
    ComponentsTable.translation(of: phrase, .other, in: table) == nil ? ComponentsTable.Language.en.rawValue : language
  }

  /// The phrase with its arguments in place, in the plural form that the first integer asks for; in English where the
  /// component that says it does not come in the language.
  ///
  /// - Precondition: the arguments are those of the phrase's placeholders.
  public func phrase(_ phrase: ComponentPhrase, _ arguments: PhraseArgument...) -> LocalizedPhrase? {
    ComponentsTable.phrase(phrase, named: phrase.rawValue, arguments, in: table, as: pseudo)
      ?? ComponentsTable.phrase(phrase, named: phrase.rawValue, arguments, in: .en)
  }

  /// The phrase in the language found and no other, with its arguments in an array.
  package func text(_ phrase: ComponentPhrase, _ arguments: [PhraseArgument]) -> String? {
    ComponentsTable.phrase(phrase, named: phrase.rawValue, arguments, in: table)?.text
  }

  /// The phrase as the catalogue has it, placeholders and all: for lists of what is known.
  public func template(_ phrase: ComponentPhrase) -> LocalizedPhrase? {
    ComponentsTable.template(phrase, named: phrase.rawValue, .other, in: table, as: pseudo)
  }
}
