/// A screen reader's own words in one language.
///
/// What a language lacks is nil, never the English instead: to speak English without a word about it would be a lie.
public struct Wording: Sendable, Hashable {
  private let table: VoiceOverTable.Language
  private let pseudo: PseudoLanguage?

  /// The languages in which VoiceOver's words are known, sorted.
  public static let voiceOverLanguages = VoiceOverTable.languages

  /// VoiceOver's words for a BCP 47 tag: `fr` serves `fr-CA`, and `zh-Hans` serves `zh-CN` but not `zh-TW`. Nil when
  /// nothing is known of that language. `en-XA` and `ar-XB` are made from the English, as `PseudoLanguage` says.
  public init?(voiceOver tag: String) {
    pseudo = PseudoLanguage(tag: tag)
    guard let language = pseudo == nil ? VoiceOverTable.language(for: tag) : .en else { return nil }
    table = language
    self.language = pseudo?.rawValue ?? language.rawValue
  }

  /// The language found, as the catalogue names it.
  public let language: String

  /// The phrase with its arguments in place, in the plural form that the first integer asks for.
  ///
  /// - Precondition: the arguments are those of the phrase's placeholders.
  public func phrase(_ phrase: Phrase, _ arguments: PhraseArgument...) -> LocalizedPhrase? {
    self.phrase(phrase, arguments)
  }

  /// The same, with the arguments in an array.
  public func phrase(_ phrase: Phrase, _ arguments: [PhraseArgument]) -> LocalizedPhrase? {
    VoiceOverTable.phrase(phrase, named: phrase.rawValue, arguments, in: table, as: pseudo)
  }

  /// A phrase without placeholders, and how sure it is: most of what is said, and quicker than with all that is known.
  public func text(_ phrase: Phrase) -> (text: String, confidence: Confidence)? {
    VoiceOverTable.translation(of: phrase, .other, in: table).map {
      if let pseudo { (pseudo.text(of: $0.text), .guess) } else { ($0.text, $0.confidence) }
    }
  }

  /// The phrase as the catalogue has it, placeholders and all: for lists of what is known.
  public func template(_ phrase: Phrase) -> LocalizedPhrase? {
    VoiceOverTable.template(phrase, named: phrase.rawValue, .other, in: table, as: pseudo)
  }
}
