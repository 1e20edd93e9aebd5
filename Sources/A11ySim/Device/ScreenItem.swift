/// An item of a screen: a plain element, a group of items, or a component with behaviour.
public indirect enum ScreenItem: Sendable {
  case element(AccessibilityElement)
  /// A group with its items. The items replace the `children` of the group's element.
  case group(AccessibilityElement, [ScreenItem])
  case component(any Component, id: String)
}

extension ScreenItem: Hashable {
  /// Returns whether the accessibility trees of two items are equal.
  public static func == (a: ScreenItem, b: ScreenItem) -> Bool { a.elements == b.elements }

  /// Hashes the accessibility tree.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  /// The item's accessibility elements, with the ids that they have on the screen.
  var elements: [AccessibilityElement] {
    switch self {
    case .element(let element):
      return [element]
    case .group(var element, let items):
      element.children = items.flatMap(\.elements)
      return [element]
    case .component(let component, let id):
      return component.elements.map { $0.prefixed(with: id + ".") }
    }
  }
}

extension AccessibilityElement {
  /// Returns a copy of the element, with a prefix before its id and before the ids of everything inside it.
  func prefixed(with prefix: String) -> AccessibilityElement {
    var element = self
    element.id = prefix + id
    if !self.order.isEmpty { element.order = self.order.map { prefix + $0 } }
    if !children.isEmpty { element.children = children.map { $0.prefixed(with: prefix) } }
    return element
  }
}

extension [ScreenItem] {
  /// Returns the items, with each component in its form for a platform. A component without such a form does not
  /// change.
  func forms(for platform: Platform) -> [ScreenItem] {
    map { item in
      switch item {
      case .element: item
      case .group(let element, let items): .group(element, items.forms(for: platform))
      case .component(let component, let id): .component(component.form(for: platform) ?? component, id: id)
      }
    }
  }

  /// Returns the components and elements that cannot exist on `platform`, each with the reason.
  func foreign(to platform: Platform) -> [(id: String, reason: String)] {
    flatMap { item -> [(id: String, reason: String)] in
      switch item {
      case .element(let element): element.role.foreign(to: platform).map { [(element.id, $0)] } ?? []
      case .group(let element, let items):
        (element.role.foreign(to: platform).map { [(element.id, $0)] } ?? []) + items.foreign(to: platform)
      case .component(let component, let id):
        component.form(for: platform) == nil
          ? [(id, "this component exists only on \(component.platform.rawValue)")] : []
      }
    }
  }
}

extension Role {
  /// Returns the reason why an element with this role cannot exist on a platform; nil if it can.
  fileprivate func foreign(to platform: Platform) -> String? {
    platform == .android && androidView == nil ? "the kind `\(rawValue)` has no Android form" : nil
  }
}
