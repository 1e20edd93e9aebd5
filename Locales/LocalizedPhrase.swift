/// A phrase in one language, with what is known about it.
public struct LocalizedPhrase: Sendable, Hashable {
  /// What is said.
  public var text: String
  /// The language of the text, as the catalogue names it: `fr`, not the `fr-CA` it was asked for.
  public var language: String
  /// How sure one may be that this is what is said.
  public var confidence: Confidence
  /// Who said, heard or translated it.
  public var source: String
  /// Its key in the catalogue.
  public var key: String
}
