/// A setting of the rotor, which determines the effect of a swipe up or down.
public enum Rotor: String, Sendable, Hashable, CaseIterable {
  case characters, words, headings, textFields
  /// `values` changes the element's value. `actions` selects a custom action. `moreContent` selects an item of custom
  /// content.
  case values, actions, moreContent
}
