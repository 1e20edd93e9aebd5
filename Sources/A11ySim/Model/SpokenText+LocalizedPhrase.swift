import Locales

extension SpokenText {
  /// Creates a text from a phrase of a component's own catalogue. The text has the phrase's language, which may be a
  /// fallback.
  init(_ phrase: LocalizedPhrase) {
    self.init(phrase.text, language: phrase.language, confidence: phrase.confidence, phrase: phrase.key)
  }
}
