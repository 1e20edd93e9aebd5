import Locales

extension SpokenText {
  /// Words of a component's own catalogue, in the language that catalogue fell back to.
  init(_ phrase: LocalizedPhrase) {
    self.init(phrase.text, language: phrase.language, confidence: phrase.confidence, phrase: phrase.key)
  }
}
