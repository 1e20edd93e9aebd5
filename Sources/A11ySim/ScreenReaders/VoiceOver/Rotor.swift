/// The rotor's setting: the unit by which a swipe up or down moves.
public enum Rotor: String, Sendable, Hashable, CaseIterable {
  case characters, words, headings, textFields
  /// The value of an adjustable element, the custom actions of an element, and the items of its custom content.
  case values, actions, moreContent
}
