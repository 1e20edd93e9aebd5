import AccessibilityModel

/// A component on a screen. The ids in `elements` do not yet have the prefix that `prefixed(_:)` adds.
struct PlacedComponent: Sendable {
  let id: String
  var component: any Component
  var elements: [AccessibilityElement]

  var hasSecureField: Bool {
    func isSecure(_ element: AccessibilityElement) -> Bool {
      element.text?.isSecure == true || element.children.contains(where: isSecure)
    }
    return elements.contains(where: isSecure)
  }

  func prefixed(_ element: AccessibilityElement) -> AccessibilityElement { element.prefixed(with: id + ".") }
}
