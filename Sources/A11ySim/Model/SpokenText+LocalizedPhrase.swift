import Locales

extension SpokenText {
  /// Creates a text from a phrase of a component's own catalogue. The text has the language of the phrase, which may be
  /// a fallback for the app's language.
  init(_ phrase: LocalizedPhrase) {
    self.init(phrase.text, language: phrase.language, confidence: phrase.confidence, phrase: phrase.key)
  }
}
