import Locales

extension SpokenText {
  /// Creates a text from a phrase of a component's own catalogue, in the language to which that catalogue fell back.
  init(_ phrase: LocalizedPhrase) {
    self.init(phrase.text, language: phrase.language, confidence: phrase.confidence, phrase: phrase.key)
  }
}
