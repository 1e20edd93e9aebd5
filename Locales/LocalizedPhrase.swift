/// A phrase in one language, with its confidence and source.
public struct LocalizedPhrase: Sendable, Hashable {
  /// The words of the phrase.
  public var text: String
  /// The language of the text, as the catalogue names it: `fr`, not the requested `fr-CA`.
  public var language: String
  /// The certainty that exactly these words are said.
  public var confidence: Confidence
  /// The source of the words, such as code, a recording or a translation.
  public var source: String
  /// The key of the phrase in the catalogue.
  public var key: String

  public init(text: String, language: String, confidence: Confidence, source: String, key: String) {
    self.text = text
    self.language = language
    self.confidence = confidence
    self.source = source
    self.key = key
  }
}
