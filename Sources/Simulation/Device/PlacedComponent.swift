import AccessibilityModel

/// A component on a screen. The ids in `elements` do not yet have the prefix that `prefixed(_:)` adds.
struct PlacedComponent: Sendable {
  let id: String
  var component: any Component
  var elements: [AccessibilityElement]

  /// The ids of what is secret now: the component if all its fields are secure, otherwise its secure fields.
  var secrets: [String] {
    var secure: [String] = []
    var isWhole = true
    func visit(_ element: AccessibilityElement) {
      if let text = element.text {
        if text.isSecure { secure.append(id + "." + element.id) } else { isWhole = false }
      }
      element.children.forEach(visit)
    }
    elements.forEach(visit)
    return isWhole && !secure.isEmpty ? [id] : secure
  }

  func prefixed(_ element: AccessibilityElement) -> AccessibilityElement { element.prefixed(with: id + ".") }
}
