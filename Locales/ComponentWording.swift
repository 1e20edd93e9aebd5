/// What the modelled components say in one language: the strings their sources ship.
public struct ComponentWording: Sendable, Hashable {
  private let table: ComponentsTable.Language

  /// Whether the components lack the language asked for and therefore speak English.
  public let isFallback: Bool

  /// The languages the components come in, sorted.
  public static let languages = ComponentsTable.languages

  /// The components' strings for a BCP 47 tag, found by dropping subtags from the right.
  ///
  /// A language they do not come in gives English, the one they were developed in, as it does on iOS: that is what a user
  /// of such a device hears.
  public init(components preferred: String) {
    let language = ComponentsTable.language(for: preferred)
    table = language ?? .en
    isFallback = language == nil
  }

  /// The language found, as the catalogue names it.
  public var language: String { table.rawValue }

  /// The phrase with its arguments in place, in the plural form that the first integer asks for; in English where the
  /// component that says it does not come in the language.
  ///
  /// - Precondition: the arguments are those of the phrase's placeholders.
  public func phrase(_ phrase: ComponentPhrase, _ arguments: PhraseArgument...) -> LocalizedPhrase? {
    ComponentsTable.phrase(phrase, named: phrase.rawValue, arguments, in: table)
      ?? ComponentsTable.phrase(phrase, named: phrase.rawValue, arguments, in: .en)
  }

  /// The phrase in the language found and no other, with its arguments in an array.
  package func text(_ phrase: ComponentPhrase, _ arguments: [PhraseArgument]) -> String? {
    ComponentsTable.phrase(phrase, named: phrase.rawValue, arguments, in: table)?.text
  }

  /// The phrase as the catalogue has it, placeholders and all: for lists of what is known.
  public func template(_ phrase: ComponentPhrase) -> LocalizedPhrase? {
    ComponentsTable.template(phrase, named: phrase.rawValue, .other, in: table)
  }
}
