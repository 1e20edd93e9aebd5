/// A component on a screen. The ids in `elements` do not yet have the prefix that the screen adds.
struct PlacedComponent: Sendable {
  let id: String
  var component: any Component
  var elements: [AccessibilityElement]

  /// Returns one of the component's elements with the ids of the screen: the component's id and a dot come first.
  func prefixed(_ element: AccessibilityElement) -> AccessibilityElement { element.prefixed(with: id + ".") }
}
