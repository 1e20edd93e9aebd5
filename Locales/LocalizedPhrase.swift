/// A phrase in one language, with its confidence and source.
package struct LocalizedPhrase: Sendable, Hashable {
  /// The words of the phrase.
  package var text: String
  /// The language of the text, as the catalogue names it: `fr`, not the requested `fr-CA`.
  package var language: String
  /// The certainty that exactly these words are said.
  package var confidence: Confidence
  /// The source of the words, such as code, a recording or a translation.
  package var source: String
  /// The key of the phrase in the catalogue.
  package var key: String
}
