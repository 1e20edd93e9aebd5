import AccessibilityModel

/// A component on a screen. The ids in `elements` do not yet have the prefix that `prefixed(_:)` adds.
struct PlacedComponent: Sendable {
  let id: String
  var component: any Component
  var elements: [AccessibilityElement]

  func prefixed(_ element: AccessibilityElement) -> AccessibilityElement { element.prefixed(with: id + ".") }
}
