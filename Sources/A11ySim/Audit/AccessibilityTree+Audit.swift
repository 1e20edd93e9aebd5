extension AccessibilityTree {
  /// All elements except hidden elements and their descendants, one list for each parent.
  var siblingLists: [[AccessibilityElement]] {
    func visit(_ elements: [AccessibilityElement]) -> [[AccessibilityElement]] {
      let exposed = elements.filter { !$0.isHidden }
      return exposed.isEmpty ? [] : [exposed] + exposed.flatMap { visit($0.children) }
    }
    return visit(elements)
  }

  /// All elements except hidden elements and their descendants, depth first. Containers are included.
  public var exposed: [AccessibilityElement] {
    func visit(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
      elements.flatMap { $0.isHidden ? [] : [$0] + visit($0.children) }
    }
    return visit(elements)
  }

  /// All text fields except hidden fields and fields inside hidden elements, depth first.
  public var textFields: [AccessibilityElement] { exposed.filter { $0.text != nil } }

  /// Returns the ids of a field and of the exposed text fields with the same parent, in the order of the tree. If the
  /// field belongs to a component, fields outside the component are left out.
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
