import Locales

extension SpokenText {
  /// Creates a text in the language of the phrase. This is a fallback language if the phrase is not translated into the
  /// app's language.
  package init(_ phrase: LocalizedPhrase) {
    self.init(phrase.text, language: phrase.language, confidence: phrase.confidence, phrase: phrase.key)
  }
}
