import Locales

extension SpokenText {
  /// Creates a text in the language of the phrase. The phrase may be in a fallback for the app's language.
  init(_ phrase: LocalizedPhrase) {
    self.init(phrase.text, language: phrase.language, confidence: phrase.confidence, phrase: phrase.key)
  }
}
