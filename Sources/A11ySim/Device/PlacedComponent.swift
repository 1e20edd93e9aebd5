/// A component on a screen, with its elements under its own ids.
struct PlacedComponent: Sendable {
  let id: String
  var component: any Component
  var elements: [AccessibilityElement]

  /// An element of it as the screen has it.
  func prefixed(_ element: AccessibilityElement) -> AccessibilityElement { element.prefixed(with: id + ".") }
}
