/// An event to which an app can react.
public enum ElementEvent: String, Sendable, Hashable, CaseIterable {
  case completed, value, focus, activated
  /// A gesture on the element or on an element inside it: a scrub (`escape`), a double tap with two fingers
  /// (`magicTap`) or a swipe with three fingers (`scroll`).
  case escape, magicTap, scroll
  /// One of the element's custom actions was run.
  case action
  /// One of the scenario's named screens was shown.
  case shown
}
