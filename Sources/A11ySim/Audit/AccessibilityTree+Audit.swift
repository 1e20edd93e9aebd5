extension AccessibilityTree {
  var siblingLists: [[AccessibilityElement]] {
    func visit(_ elements: [AccessibilityElement]) -> [[AccessibilityElement]] {
      let exposed = elements.filter { !$0.isHidden }
      return exposed.isEmpty ? [] : [exposed] + exposed.flatMap { visit($0.children) }
    }
    return visit(elements)
  }

  /// The elements that are not hidden, depth first and including containers. A hidden element also hides its
  /// descendants.
  public var exposed: [AccessibilityElement] {
    func visit(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
      elements.flatMap { $0.isHidden ? [] : [$0] + visit($0.children) }
    }
    return visit(elements)
  }

  /// The text fields among ``exposed``, in the same order.
  public var textFields: [AccessibilityElement] { exposed.filter { $0.text != nil } }

  /// Returns the ids of a field and its exposed sibling fields, in the order of the tree. Only fields of the same
  /// component are siblings of a component's field.
  func siblingFields(of id: String) -> [String] {
    func find(in elements: [AccessibilityElement]) -> [AccessibilityElement]? {
      if elements.contains(where: { $0.id == id }) { return elements }
      for element in elements {
        if let found = find(in: element.children) { return found }
      }
      return nil
    }
    let owner = id.prefix { $0 != "." }
    let isPart = owner.count < id.count
    return (find(in: elements) ?? []).filter { element in
      element.text != nil && (!element.isHidden || element.id == id)
        && (element.id.prefix { $0 != "." } == owner || !isPart)
    }.map(\.id)
  }
}
