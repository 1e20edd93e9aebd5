/// What a swipe up or down goes by.
public enum Rotor: String, Sendable, Hashable, CaseIterable {
  case characters, words, headings, textFields
  /// The value of an adjustable element, the actions of one, and the pieces of its custom content.
  case values, actions, moreContent
}
