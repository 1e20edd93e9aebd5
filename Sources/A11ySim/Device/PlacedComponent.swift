/// A component on a screen. The ids of its elements are the component's own, without the screen's prefix.
struct PlacedComponent: Sendable {
  let id: String
  var component: any Component
  var elements: [AccessibilityElement]

  /// Returns an element of the component with its id on the screen.
  func prefixed(_ element: AccessibilityElement) -> AccessibilityElement { element.prefixed(with: id + ".") }
}
