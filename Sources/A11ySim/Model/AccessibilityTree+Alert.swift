extension AccessibilityTree {
  /// The alert on the screen; the last one if there are several.
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
