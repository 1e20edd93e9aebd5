import AccessibilityModel

/// An item of a screen: a plain element, a group of items, or a component with behaviour.
public indirect enum ScreenItem: Sendable {
  case element(AccessibilityElement)
  /// A group with its items. The items replace the `children` of the group's element.
  case group(AccessibilityElement, [ScreenItem])
  case component(any Component, id: String)
}

extension ScreenItem: Hashable {
  /// Compares the accessibility trees of two items, because components are not `Equatable`.
  public static func == (a: ScreenItem, b: ScreenItem) -> Bool { a.elements == b.elements }

  /// Hashes the accessibility tree, which `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  package var elements: [AccessibilityElement] {
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
  func prefixed(with prefix: String) -> AccessibilityElement {
    var element = self
    element.id = prefix + id
    if !self.order.isEmpty { element.order = self.order.map { prefix + $0 } }
    if !children.isEmpty { element.children = children.map { $0.prefixed(with: prefix) } }
    return element
  }
}

extension [ScreenItem] {
  /// The phrases of the components, one catalogue for each component that has any.
  var catalogues: [PhraseCatalogue] {
    flatMap { item -> [PhraseCatalogue] in
      switch item {
      case .element: []
      case .group(_, let items): items.catalogues
      case .component(let component, _): [component.phrases].compactMap(\.self)
      }
    }
  }

  func forms(for platform: Platform) -> [ScreenItem] {
    map { item in
      switch item {
      case .element(let element): .element(element.form(for: platform))
      case .group(let element, let items): .group(element.form(for: platform), items.forms(for: platform))
      case .component(let component, let id): .component(component.form(for: platform) ?? component, id: id)
      }
    }
  }

  /// Returns the components that cannot exist on `platform`. If the screen was captured on another platform, returns only
  /// the captured screen.
  func foreign(to platform: Platform) -> [Foreign] {
    if let element = captured(otherThanOn: platform), let file = element.source?.file, let own = element.capturedOn {
      return [Foreign(id: file, reason: "it is a captured screen of \(own.rawValue)", capturedOn: own)]
    }
    return flatMap { item -> [Foreign] in
      switch item {
      case .element: []
      case .group(_, let items): items.foreign(to: platform)
      case .component(let component, let id):
        component.form(for: platform) == nil
          ? [Foreign(id: id, reason: "this component exists only on \(component.platform.rawValue)")] : []
      }
    }
  }

  private func captured(otherThanOn platform: Platform) -> AccessibilityElement? {
    for item in self {
      switch item {
      case .element(let element), .group(let element, _):
        if let own = element.capturedOn, own != platform { return element }
      case .component: continue
      }
      if case .group(_, let items) = item, let found = items.captured(otherThanOn: platform) { return found }
    }
    return nil
  }
}

/// A component or captured screen that cannot exist on a platform.
struct Foreign {
  /// The id of the component; for a captured screen, the path of its file.
  var id: String
  var reason: String
  /// The platform on which the screen was captured; nil for a component.
  var capturedOn: Platform?
}

extension AccessibilityElement {
  /// The platform on which the element was captured; nil if the element was not captured. The class of a view shows the
  /// platform, because only captures of Android contain view classes.
  fileprivate var capturedOn: Platform? {
    self.source == nil || self.isOfEveryPlatform ? nil : self.android?.view == nil ? .iOS : .android
  }
}
