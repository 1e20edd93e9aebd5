/// Something that happens to an element or a component, and that an app can react to.
public enum ElementEvent: String, Sendable, Hashable, CaseIterable {
  case completed, value, focus, activated
  /// A scrub, a double tap with two fingers or a swipe with three, on the element or on one inside it.
  case escape, magicTap, scroll
  /// One of its custom actions was run.
  case action
}
