/// The state of a screen that a session changes: its items, and the texts in its plain fields.
struct Screen: Sendable {
  /// The items, as the app arranged them. The current state of a component is in `components`.
  private var items: [ScreenItem]
  private var components: [PlacedComponent]
  private var hidden: Set<String> = []
  /// The contents of the text fields that belong to no component.
  private(set) var fields: [String: EditableText] = [:]
  /// The index in `fields` of the field that was changed last. It saves a look-up for every key that a person types. It
  /// stays valid because the keys of `fields` never change.
  private var lastChanged: (id: String, place: [String: EditableText].Index)?
  let componentIDs: [String]
  var firstResponder: String? {
    didSet {
      // The focus changes most often, so the change does not rebuild the tree.
      guard oldValue != firstResponder, known != nil else { return }
      setEditing(in: &known!.elements)
      treeNumber += 1
    }
  }
  /// The accessibility tree, kept until something changes.
  private var known: AccessibilityTree?
  let isRightToLeft: Bool
  let idiom: AccessibilityTree.Device
  /// A number that increases whenever the tree may have changed.
  private(set) var treeNumber = 0

  init(_ items: [ScreenItem], isRightToLeft: Bool, idiom: AccessibilityTree.Device) {
    self.items = items
    self.isRightToLeft = isRightToLeft
    self.idiom = idiom
    var components: [PlacedComponent] = []
    var fields: [String: EditableText] = [:]
    var hidden: Set<String> = []
    func visit(_ item: ScreenItem) {
      switch item {
      case .element(let element):
        if element.isHidden { hidden.insert(element.id) }
        if element.text != nil {
          fields[element.id] = EditableText(element.value?.string ?? "")
        }
      case .group(let element, let items):
        if element.isHidden { hidden.insert(element.id) }
        items.forEach(visit)
      case .component(let component, let id):
        components.append(PlacedComponent(id: id, component: component, elements: component.elements))
      }
    }
    items.forEach(visit)
    self.components = components
    componentIDs = components.map(\.id)
    self.fields = fields
    // The app may show hidden elements later.
    self.hidden = hidden
    for id in hidden { changeElement(id) { $0.isHidden = false } }
  }

  // MARK: Reading

  /// The current accessibility tree.
  var tree: AccessibilityTree {
    mutating get {
      if let known { return known }
      var elements = items.flatMap(elements(of:))
      complete(&elements)
      let tree = AccessibilityTree(elements, isRightToLeft: isRightToLeft, device: idiom)
      known = tree
      treeNumber += 1
      return tree
    }
  }

  /// Returns the elements of an item without the session's state, which `complete` adds.
  private func elements(of item: ScreenItem) -> [AccessibilityElement] {
    switch item {
    case .element(let element):
      return [element]
    case .group(var element, let items):
      element.children = items.flatMap(elements(of:))
      return [element]
    case .component(_, let id):
      guard let placed = components.first(where: { $0.id == id }) else { return [] }
      return placed.elements.map(placed.prefixed)
    }
  }

  /// The promises that the documentation of each component makes, by component id.
  var promises: [String: Set<Promise>] {
    Dictionary(components.map { ($0.id, $0.component.promises) }) { first, _ in first }
  }

  /// Returns the components that are built for another platform.
  func foreignComponents(to platform: Platform) -> [(id: String, platform: Platform)] {
    items.foreignComponents(to: platform)
  }

  /// Returns whether a plain element or group with an id is part of the screen, hidden or not.
  func holds(_ id: String) -> Bool { element(id) != nil }

  /// Returns a plain element or group, hidden or not. A group is returned without its content.
  private func element(_ id: String) -> AccessibilityElement? {
    func find(in items: [ScreenItem]) -> AccessibilityElement? {
      for item in items {
        switch item {
        case .element(let element): if element.id == id { return element }
        case .group(let element, let children):
          if element.id == id { return element }
          if let found = find(in: children) { return found }
        case .component: break
        }
      }
      return nil
    }
    return find(in: items)
  }

  /// Returns the component that an element belongs to, and the component's own id for the element.
  func component(owning id: String) -> (id: String, part: String)? {
    for index in components.indices {
      if let part = id.part(of: components[index].id) { return (components[index].id, part) }
    }
    return nil
  }

  private func setEditing(in elements: inout [AccessibilityElement]) {
    for index in elements.indices {
      if !elements[index].children.isEmpty { setEditing(in: &elements[index].children) }
      if elements[index].text != nil { elements[index].text!.isEditing = elements[index].id == firstResponder }
    }
  }

  /// Applies the session's state: removes hidden elements, and sets the state and content of text fields.
  private func complete(_ elements: inout [AccessibilityElement]) {
    if !hidden.isEmpty { elements.removeAll { hidden.contains($0.id) } }
    for index in elements.indices {
      if !elements[index].children.isEmpty { complete(&elements[index].children) }
      if elements[index].text != nil {
        let id = elements[index].id
        Self.completeField(&elements[index], with: fields[id], isEditing: id == firstResponder)
      }
    }
  }

  /// Sets the text state of a field.
  /// - Parameter field: the content; nil for a field of a component.
  private static func completeField(
    _ element: inout AccessibilityElement, with field: EditableText?, isEditing: Bool
  ) {
    element.text!.isEditing = isEditing
    if let field {
      element.text!.length = field.length
      element.text!.insertionPoint = field.insertionPoint
      element.value = field.string.isEmpty ? nil : SpokenText(field.string)
    }
    // The content of a secure field never leaves this type, whatever a component exposes.
    if element.text!.isSecure { element.value = nil }
  }

  /// Updates the text state of the field with an id. Returns false if no such field is in the elements.
  @discardableResult
  private static func completeField(
    _ id: String, with field: EditableText, isEditing: Bool, in elements: inout [AccessibilityElement]
  ) -> Bool {
    for index in elements.indices {
      if elements[index].id == id {
        completeField(&elements[index], with: field, isEditing: isEditing)
        return true
      }
      if elements[index].children.isEmpty { continue }
      if completeField(id, with: field, isEditing: isEditing, in: &elements[index].children) { return true }
    }
    return false
  }

  // MARK: Changing

  mutating func send(_ input: ComponentInput, to id: String, in environment: Environment) -> [Effect] {
    guard let index = components.firstIndex(where: { $0.id == id }) else { return [] }
    let effects = components[index].component.send(input, in: environment)
    let (old, new) = (components[index].elements, components[index].component.elements)
    // Most inputs to a component do not change its elements, above all the end of a timer.
    if new == old { return effects }
    components[index].elements = new
    replace(old, by: components[index])
    return effects
  }

  /// Replaces the elements of a changed component in the tree. The rest of the tree does not change.
  private mutating func replace(_ old: [AccessibilityElement], by placed: PlacedComponent) {
    guard let first = old.first, hidden.isEmpty, var tree = known.take() else {
      known = nil
      return
    }
    var new = placed.elements.map(placed.prefixed)
    complete(&new)
    let firstID = placed.prefixed(first).id
    func replace(in elements: inout [AccessibilityElement]) -> Bool {
      for index in elements.indices {
        if elements[index].id == firstID {
          elements.replaceSubrange(index..<(index + old.count), with: new)
          return true
        }
        if !elements[index].children.isEmpty, replace(in: &elements[index].children) { return true }
      }
      return false
    }
    guard replace(in: &tree.elements) else { return }
    known = tree
    treeNumber += 1
  }

  mutating func insert(_ text: String, in id: String) { change(id) { $0.insert(text) } }

  /// Deletes backwards in a field. Returns the deleted text; nil when there was nothing before the insertion point.
  mutating func deleteBackward(in id: String) -> String? {
    var deleted: String?
    change(id) { deleted = $0.deleteBackward() }
    return deleted
  }

  mutating func setInsertionPoint(_ position: Int, of id: String) { change(id) { $0.moveInsertionPoint(to: position) } }

  mutating func selectAll(in id: String) { change(id) { $0.selectAll() } }

  private mutating func change(_ id: String, _ body: (inout EditableText) -> Void) {
    let place: [String: EditableText].Index
    if let lastChanged, lastChanged.id == id {
      place = lastChanged.place
    } else {
      guard let found = fields.index(forKey: id) else { return }
      (place, lastChanged) = (found, (id, found))
    }
    body(&fields.values[place])
    // This runs for every typed key, so only the field is changed in the tree.
    guard var tree = known.take() else { return }
    Self.completeField(id, with: fields.values[place], isEditing: id == firstResponder, in: &tree.elements)
    known = tree
    treeNumber += 1
  }

  /// Flips a toggle.
  /// - Returns: whether the value was on, off, mixed or nil. Any other value is the app's own and does not change.
  mutating func flip(_ id: String) -> Bool {
    var isFlipped = false
    changeElement(id) { element in
      guard ["0", "1", "2", nil].contains(element.value?.string) else { return }
      element.value = element.value?.string == "1" ? "0" : "1"
      isFlipped = true
    }
    return isFlipped
  }

  /// Expands or collapses a disclosure.
  mutating func toggleExpansion(of id: String) { changeElement(id) { $0.isExpanded?.toggle() } }

  /// Moves the value of an adjustable element or a stepper. The values of a stepper's buttons change too.
  /// - Returns: whether the value changed; false at the end of its range.
  mutating func adjust(_ id: String, by steps: Int) -> Bool {
    changeAdjustment(of: id) { $0.move(by: steps) }
  }

  /// Changes the adjustment of an element, its value, and the values of its buttons if it is a stepper.
  /// - Parameter change: returns whether it changed anything.
  private mutating func changeAdjustment(of id: String, _ change: (inout Adjustment) -> Bool) -> Bool {
    var changed: Adjustment?
    changeElement(id) { element in
      guard var adjustment = element.adjustment, change(&adjustment) else { return }
      element.adjustment = adjustment
      element.value = SpokenText(adjustment.text)
      changed = adjustment
    }
    guard let changed else { return false }
    update(&items) { item in
      guard case .group(let stepper, var buttons) = item, stepper.id == id, stepper.role == .stepper else {
        return false
      }
      for index in buttons.indices {
        guard case .element(var button) = buttons[index], button.value != nil else { continue }
        button.value = SpokenText(changed.text)
        buttons[index] = .element(button)
      }
      item = .group(stepper, buttons)
      return true
    }
    return true
  }

  /// Selects a segment or a tab. Deselects all others of the same control, also those inside groups.
  mutating func select(_ id: String) {
    func select(in items: inout [ScreenItem]) {
      for index in items.indices {
        switch items[index] {
        case .element(var element):
          element.traits.set(.selected, to: element.id == id)
          items[index] = .element(element)
        case .group(var group, var children):
          // The cursor treats a group with combined or ignored children as a single element.
          if group.childBehavior != .contain { group.traits.set(.selected, to: group.id == id) }
          select(in: &children)
          items[index] = .group(group, children)
        case .component: break
        }
      }
    }
    let before = self
    update(&items) { item in
      guard case .group(let container, var children) = item,
        container.role == .segmentedControl || container.allTraits.contains(.tabBar),
        container.id != id, before.elements(of: item)[0].holds(id)
      else { return false }
      select(in: &children)
      item = .group(container, children)
      return true
    }
    known = nil
  }

  /// Returns the innermost plain container around an element that satisfies a condition.
  func container(of id: String, where condition: (AccessibilityElement) -> Bool) -> AccessibilityElement? {
    func find(in items: [ScreenItem], around: AccessibilityElement?) -> AccessibilityElement?? {
      for item in items {
        if case .group(let element, let children) = item {
          let found = find(in: children, around: condition(element) ? element : around)
          if found != nil { return found }
        } else if elements(of: item).contains(where: { $0.id == id }) {
          return .some(around)
        }
      }
      return nil
    }
    return find(in: items, around: nil) ?? nil
  }

  /// Sets a property of a plain element. The parser has checked that the property exists.
  mutating func set(_ property: String, to value: String, of id: String) {
    if property == "hidden" {
      if value == "true" { hidden.insert(id) } else { hidden.remove(id) }
      known = nil
      return
    }
    if property == "value", fields[id] != nil {
      return change(id) { $0 = EditableText(value) }
    }
    // A value that is not an option, or is out of bounds, changes nothing.
    if ["value", "page"].contains(property), element(id)?.adjustment != nil {
      _ = changeAdjustment(of: id) { $0.set(to: value, isWhole: property == "page") }
      return
    }
    changeElement(id) { element in
      switch property {
      case "label": element.label = SpokenText(value)
      case "value": element.value = SpokenText(value)
      case "on": element.value = value == "mixed" ? "2" : value == "true" ? "1" : "0"
      case "expanded": element.isExpanded = value == "true"
      case "placeholder": element.placeholder = value
      case "hint": element.hint = value
      case "disabled": element.traits.set(.notEnabled, to: value == "true")
      case "selected": element.traits.set(.selected, to: value == "true")
      case "pressed": element.changeWeb { $0.isPressed = value == "true" }
      case "required": element.changeWeb { $0.isRequired = value == "true" }
      case "invalid": element.changeWeb { $0.invalid = .init(invalid: value) }
      default: break
      }
    }
  }

  private mutating func changeElement(_ id: String, _ body: (inout AccessibilityElement) -> Void) {
    update(&items) { item in
      switch item {
      case .element(var element) where element.id == id:
        body(&element)
        item = .element(element)
        return true
      case .group(var element, let children) where element.id == id:
        body(&element)
        item = .group(element, children)
        return true
      default:
        return false
      }
    }
    known = nil
  }

  /// Applies `body` to the items, and to a group before its content, until `body` returns true.
  @discardableResult
  private func update(_ items: inout [ScreenItem], _ body: (inout ScreenItem) -> Bool) -> Bool {
    for index in items.indices {
      if body(&items[index]) { return true }
      if case .group(let element, var children) = items[index], update(&children, body) {
        items[index] = .group(element, children)
        return true
      }
    }
    return false
  }
}
