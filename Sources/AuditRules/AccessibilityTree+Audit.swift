import AccessibilityModel

extension AccessibilityTree {
  var siblingLists: [[AccessibilityElement]] {
    var lists: [[AccessibilityElement]] = []
    func visit(_ elements: [AccessibilityElement]) {
      let exposed = elements.filter { !$0.isHidden }
      if exposed.isEmpty { return }
      lists.append(exposed)
      for element in exposed { visit(element.children) }
    }
    visit(elements)
    return lists
  }

  /// The elements that are not hidden, depth first and including containers. A hidden element also hides its
  /// descendants.
  public var exposed: [AccessibilityElement] {
    var exposed: [AccessibilityElement] = []
    func visit(_ elements: [AccessibilityElement]) {
      for element in elements where !element.isHidden {
        exposed.append(element)
        visit(element.children)
      }
    }
    visit(elements)
    return exposed
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

  /// For each field, by its id, what `siblingFields(of:)` returns. Hidden fields have no entry.
  var siblingFields: [String: [String]] {
    var siblings: [String: [String]] = [:]
    func visit(_ elements: [AccessibilityElement]) {
      let fields = elements.filter { $0.text != nil && !$0.isHidden }.map(\.id)
      let ofOwner = Dictionary(grouping: fields) { $0.prefix { $0 != "." } }
      for field in fields where siblings[field] == nil {
        let owner = field.prefix { $0 != "." }
        siblings[field] = owner.count < field.count ? ofOwner[owner] : fields
      }
      for element in elements { visit(element.children) }
    }
    visit(elements)
    return siblings
  }
}
