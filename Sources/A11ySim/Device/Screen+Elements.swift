// What changing a screen needs to know of ids, elements and traits.

extension String {
  /// The component's own id of an element, if this is the element's and `component` the component's.
  func part(of component: String) -> String? {
    guard utf8.starts(with: component.utf8) else { return nil }
    let rest = utf8.dropFirst(component.utf8.count)
    return rest.first == UInt8(ascii: ".") ? String(Substring(rest.dropFirst())) : nil
  }
}

extension AccessibilityElement {
  /// What the page says of it now; before, it may have said nothing.
  mutating func changeWeb(_ change: (inout WebState) -> Void) {
    var state = self.web ?? .init()
    change(&state)
    self.web = state
  }

  /// Whether the element with an id is in it.
  func holds(_ id: String) -> Bool { children.contains { $0.id == id || $0.holds(id) } }
}

extension Traits {
  mutating func set(_ trait: Traits, to isSet: Bool) {
    if isSet { insert(trait) } else { remove(trait) }
  }
}
