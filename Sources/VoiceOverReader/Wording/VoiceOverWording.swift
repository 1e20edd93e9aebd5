import Locales

/// VoiceOver's own words in one language, from a catalogue and from recordings.
///
/// A phrase that is missing in the language is nil. It is not replaced by the English phrase, because the transcript
/// would then be wrong without a warning.
package struct VoiceOverWording: Sendable, Hashable {
  private let table: VoiceOverTable.Language
  private var learnt = LearntPhrases<VoiceOverPhrase>()
  private let pseudo: PseudoLanguage?

  /// The languages in which VoiceOver's words are known, sorted.
  package static let languages = VoiceOverTable.languages

  /// Finds VoiceOver's words for a BCP 47 tag. A tag without words of its own uses the words of a related tag: `fr-CA`
  /// uses the words of `fr`. `zh-CN` uses the words of `zh-Hans`, but `zh-TW` does not. Returns nil if no words in the
  /// language are known. The words in `en-XA` and `ar-XB` are made from the English words, as `PseudoLanguage`
  /// describes.
  package init?(_ tag: String) {
    pseudo = PseudoLanguage(tag: tag)
    guard let language = pseudo == nil ? VoiceOverTable.language(for: tag) : .en else { return nil }
    table = language
    self.language = pseudo?.rawValue ?? language.rawValue
  }

  /// The language of the wording, as the catalogue writes it: `fr`, even if `fr-CA` was requested.
  package let language: String

  /// Replaces the catalogue's words of phrases with recorded words. Words stay if their confidence does not yield
  /// to a recording.
  package mutating func learn(_ phrases: [(key: String, text: String)], from source: String) {
    learnt.learn(phrases, from: source, known: template)
  }

  /// Returns a phrase with its arguments inserted, in the plural form that the first integer requires. Nil if the
  /// language lacks the phrase.
  ///
  /// - Precondition: the arguments match the phrase's placeholders.
  package func phrase(_ phrase: VoiceOverPhrase, _ arguments: PhraseArgument...) -> LocalizedPhrase? {
    self.phrase(phrase, arguments)
  }

  /// Returns a phrase with its arguments inserted, in the plural form that the first integer requires. Nil if the
  /// language lacks the phrase.
  package func phrase(_ phrase: VoiceOverPhrase, _ arguments: [PhraseArgument]) -> LocalizedPhrase? {
    if arguments.isEmpty, !learnt.isEmpty, let learnt = learnt.phrase(phrase, in: language) { return learnt }
    return VoiceOverTable.phrase(phrase, named: phrase.rawValue, arguments, in: table, as: pseudo)
  }

  /// Returns the text and the confidence of a phrase without placeholders; nil if the language lacks the phrase. Most
  /// spoken phrases have no placeholders. For such phrases, this function is quicker than making a `LocalizedPhrase`.
  package func text(_ phrase: VoiceOverPhrase) -> (text: String, confidence: Confidence)? {
    if !learnt.isEmpty, let learnt = learnt[phrase] { return (learnt.text, .recorded) }
    return VoiceOverTable.translation(of: phrase, .other, in: table).map {
      if let pseudo { (pseudo.text(of: $0.text), .guess) } else { ($0.text, $0.confidence) }
    }
  }

  /// Returns the catalogue's text of a phrase, in which the placeholders are not filled in. Nil if the
  /// language lacks the phrase.
  package func template(_ phrase: VoiceOverPhrase) -> LocalizedPhrase? {
    VoiceOverTable.template(phrase, named: phrase.rawValue, .other, in: table, as: pseudo)
  }
}
