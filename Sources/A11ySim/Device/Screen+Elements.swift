// Ids, elements and traits: helpers for changing a screen.

extension String {
  /// Returns the component's own id for an element if this is the id of an element of `component`; nil otherwise.
  func part(of component: String) -> String? {
    guard utf8.starts(with: component.utf8) else { return nil }
    let rest = utf8.dropFirst(component.utf8.count)
    return rest.first == UInt8(ascii: ".") ? String(Substring(rest.dropFirst())) : nil
  }
}

extension AccessibilityElement {
  /// Changes the element's web state, beginning with an empty one if it has none.
  mutating func changeWeb(_ change: (inout WebState) -> Void) {
    var state = self.web ?? .init()
    change(&state)
    self.web = state
  }

  /// Returns whether the element contains one with an id, at any depth.
  func holds(_ id: String) -> Bool { children.contains { $0.id == id || $0.holds(id) } }
}

extension Traits {
  mutating func set(_ trait: Traits, to isSet: Bool) {
    if isSet { insert(trait) } else { remove(trait) }
  }
}
