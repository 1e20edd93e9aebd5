/// Something on a screen: a plain element, a group of items, or a component with behaviour.
public indirect enum ScreenItem: Sendable {
  case element(AccessibilityElement)
  /// A container; its own `children` are ignored.
  case group(AccessibilityElement, [ScreenItem])
  case component(any Component, id: String)
}

extension ScreenItem: Hashable {
  /// Two items are the same when their accessibility trees are.
  public static func == (a: ScreenItem, b: ScreenItem) -> Bool { a.elements == b.elements }

  /// Hashes the accessibility tree.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  /// Its accessibility tree now, with the ids of the screen.
  var elements: [AccessibilityElement] {
    switch self {
    case .element(let element):
      return [element]
    case .group(var element, let items):
      element.children = items.flatMap(\.elements)
      return [element]
    case .component(let component, let id):
      var elements = component.elements
      Self.prefix(&elements, with: id + ".")
      return elements
    }
  }

  private static func prefix(_ elements: inout [AccessibilityElement], with prefix: String) {
    for index in elements.indices {
      elements[index].id = concatenated(prefix, elements[index].id)
      for place in elements[index].order.indices {
        elements[index].order[place] = concatenated(prefix, elements[index].order[place])
      }
      Self.prefix(&elements[index].children, with: prefix)
    }
  }

  /// `+` for two short strings costs ten times this, and every element's id is made anew with every tree.
  private static func concatenated(_ a: String, _ b: String) -> String {
    let count = a.utf8.count + b.utf8.count
    return String(unsafeUninitializedCapacity: count) { buffer in
      var index = 0
      for byte in a.utf8 {
        buffer[index] = byte
        index += 1
      }
      for byte in b.utf8 {
        buffer[index] = byte
        index += 1
      }
      return index
    }
  }
}
