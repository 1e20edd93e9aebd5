/// The rotor's setting: the unit by which a swipe up or down moves.
public enum Rotor: String, Sendable, Hashable, CaseIterable {
  case characters, words, headings, textFields
  /// The value of an adjustable element, an element's actions, and the pieces of its custom content.
  case values, actions, moreContent
}
