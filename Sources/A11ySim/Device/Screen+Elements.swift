// Helpers for reading and changing a screen.

extension String {
  /// Returns the part of the id after the component's id and a dot; nil if the id does not belong to an element of the
  /// component.
  func part(of component: String) -> String? {
    guard utf8.starts(with: component.utf8) else { return nil }
    let rest = utf8.dropFirst(component.utf8.count)
    return rest.first == UInt8(ascii: ".") ? String(Substring(rest.dropFirst())) : nil
  }
}

extension AccessibilityElement {
  /// Changes the element's web state. An element without a web state first gets an empty web state.
  mutating func changeWeb(_ change: (inout WebState) -> Void) {
    var state = self.web ?? .init()
    change(&state)
    self.web = state
  }
}

extension AccessibilityElement {
  /// Changes the element's Android properties. An element without Android properties first gets empty properties.
  mutating func changeAndroid(_ change: (inout AndroidProperties) -> Void) {
    var properties = self.android ?? .init()
    change(&properties)
    self.android = properties
  }
}

extension Traits {
  mutating func set(_ trait: Traits, to isSet: Bool) {
    if isSet { insert(trait) } else { remove(trait) }
  }
}
