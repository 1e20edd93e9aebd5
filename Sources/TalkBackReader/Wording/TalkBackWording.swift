import Locales

/// TalkBack's own words in one language, from its resources.
///
/// A phrase that is missing in the language is nil. It is not replaced by the English phrase, because the transcript
/// would then be wrong without a warning.
package struct TalkBackWording: Sendable, Hashable {
  private let table: TalkBackTable.Language
  private let pseudo: PseudoLanguage?
  private var learnt = LearntPhrases<TalkBackPhrase>()
  /// The digits of numbers; nil for those of the language.
  private let digits: Digits?
  /// Whether the words are those of TalkBack 16, where they are known.
  package var isNewer = false

  /// The languages in which TalkBack's words are known, sorted.
  package static let languages = TalkBackTable.languages

  /// Finds TalkBack's words for a BCP 47 tag by the rules of `LanguageTag`. For example, `fr-CA` uses the words of
  /// `fr`. Returns nil if no words in the language are known. The words in `en-XA` and `ar-XB` are made from the
  /// English words, as `PseudoLanguage` describes.
  ///
  /// - Parameter arabicDigits: whether numbers have Arabic-Indic digits if the tag is Arabic without a country. Android
  ///   writes them so (ICU 72.1: `ar` has the numbering system `arab`). Other tags have the digits of their country.
  package init?(_ tag: String, arabicDigits: Bool = false) {
    pseudo = PseudoLanguage(tag: tag)
    guard let language = pseudo == nil ? TalkBackTable.language(for: tag) : .en else { return nil }
    table = language
    digits = language == .ar && pseudo == nil ? Digits(language: arabicDigits && tag == "ar" ? "ar-EG" : tag) : nil
  }

  /// The language of the wording, as the catalogue writes it: `fr`, even if `fr-CA` was requested.
  package var language: String { pseudo?.rawValue ?? table.rawValue }

  /// Replaces the catalogue's words of phrases with recorded words. Words stay if their confidence does not yield
  /// to a recording.
  package mutating func learn(_ phrases: [(key: String, text: String)], from source: String) {
    learnt.learn(phrases, from: source, known: template)
  }

  /// Returns whether the phrase is known in the language of the wording.
  package func has(_ phrase: TalkBackPhrase) -> Bool {
    TalkBackTable.translation(of: phrase, .other, in: table) != nil
  }

  private func current(_ phrase: TalkBackPhrase) -> TalkBackPhrase {
    guard isNewer, let newer = phrase.since16, has(newer) else { return phrase }
    return newer
  }

  /// Returns a phrase with its arguments inserted, in the plural form that the first integer requires. Nil if the
  /// language lacks the phrase.
  ///
  /// - Precondition: the arguments match the phrase's placeholders.
  package func phrase(_ phrase: TalkBackPhrase, _ arguments: [PhraseArgument]) -> LocalizedPhrase? {
    if arguments.isEmpty, !learnt.isEmpty, let learnt = learnt.phrase(phrase, in: language) { return learnt }
    let phrase = current(phrase)
    return TalkBackTable.phrase(phrase, named: phrase.rawValue, arguments, in: table, as: pseudo, digits: digits)
  }

  /// Returns the text and the confidence of a phrase without placeholders; nil if the language lacks the phrase. This
  /// is quicker than making a `LocalizedPhrase`, and most spoken phrases have no placeholders.
  package func text(_ phrase: TalkBackPhrase) -> (text: String, confidence: Confidence)? {
    if !learnt.isEmpty, let learnt = learnt[phrase] { return (learnt.text, .recorded) }
    return TalkBackTable.translation(of: current(phrase), .other, in: table).map {
      if let pseudo { (pseudo.text(of: $0.text), .guess) } else { ($0.text, $0.confidence) }
    }
  }

  /// Returns the catalogue's text of a phrase, in which the placeholders are not filled in. Nil if the
  /// language lacks the phrase.
  package func template(_ phrase: TalkBackPhrase) -> LocalizedPhrase? {
    let phrase = current(phrase)
    return TalkBackTable.template(phrase, named: phrase.rawValue, .other, in: table, as: pseudo)
  }
}
