/// A phrase in one language, with its confidence and source.
public struct LocalizedPhrase: Sendable, Hashable {
  /// The words that are said.
  public var text: String
  /// The language of the text, as the catalogue names it: `fr`, not the requested `fr-CA`.
  public var language: String
  /// The certainty that these words are said.
  public var confidence: Confidence
  /// The source: who said, heard or translated the words.
  public var source: String
  /// The key of the phrase in the catalogue.
  public var key: String
}
