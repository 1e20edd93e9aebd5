extension AccessibilityTree {
  /// Returns the id of a visible modal element that is not the given element and does not contain it; nil if the screen
  /// has no such element.
  func modal(besides id: String) -> String? {
    func find(in elements: [AccessibilityElement]) -> String? {
      for index in elements.indices where !elements[index].isHidden {
        let isModal = elements[index].isModal || elements[index].role == .alert || elements[index].role == .sheet
        if isModal, elements[index].id != id, !elements[index].holds(id) { return elements[index].id }
        if elements[index].children.isEmpty { continue }
        if let found = find(in: elements[index].children) { return found }
      }
      return nil
    }
    return find(in: elements)
  }

  /// The alert on the screen, or the last one if there are several; nil if the screen has no alert.
  var alert: AccessibilityElement? {
    func find(in elements: [AccessibilityElement]) -> AccessibilityElement? {
      for index in elements.indices.reversed() where !elements[index].isHidden {
        if elements[index].role == .alert { return elements[index] }
        if elements[index].children.isEmpty { continue }
        if let found = find(in: elements[index].children) { return found }
      }
      return nil
    }
    return find(in: elements)
  }
}

extension AccessibilityElement {
  /// Returns whether the element contains an element with the given id, at any depth.
  func holds(_ id: String) -> Bool { children.contains { $0.id == id || $0.holds(id) } }
}
