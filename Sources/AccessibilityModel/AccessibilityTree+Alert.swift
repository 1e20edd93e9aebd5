extension AccessibilityTree {
  /// Returns the id of a visible modal element other than the element `id` and its containers; nil if there is none.
  package func modal(besides id: String) -> String? {
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

  /// The last alert in the tree that is not hidden; nil if there is none.
  package var alert: AccessibilityElement? {
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
  package func holds(_ id: String) -> Bool { children.contains { $0.id == id || $0.holds(id) } }
}
