/// A component on a screen. The ids in `elements` do not yet have the prefix that the screen adds.
struct PlacedComponent: Sendable {
  let id: String
  var component: any Component
  var elements: [AccessibilityElement]

  /// Returns an element with its id on the screen: the component's id, a dot and the element's own id.
  func prefixed(_ element: AccessibilityElement) -> AccessibilityElement { element.prefixed(with: id + ".") }
}
