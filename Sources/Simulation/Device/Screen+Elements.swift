import AccessibilityModel

extension String {
  /// Returns the part of an element's id after the component's id and a dot, such as `1` in `code.1`. Nil if the id has
  /// another prefix.
  func part(of component: String) -> String? {
    guard utf8.starts(with: component.utf8) else { return nil }
    let rest = utf8.dropFirst(component.utf8.count)
    return rest.first == UInt8(ascii: ".") ? String(Substring(rest.dropFirst())) : nil
  }
}

extension AccessibilityElement {
  /// Changes the ARIA state of an element of a web page. A native element has none.
  mutating func changeWeb(_ change: (inout WebState) -> Void) {
    guard var state = self.web else { return }
    change(&state)
    self.web = state
  }
}

extension AccessibilityElement {
  package mutating func changeAndroid(_ change: (inout AndroidProperties) -> Void) {
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
