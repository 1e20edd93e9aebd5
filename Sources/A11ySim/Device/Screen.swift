/// A screen and its changeable state: items, components, contents of text fields, and keyboard focus.
struct Screen: Sendable {
  /// The app's items. The components in them keep their first state; `components` has the current state.
  private var items: [ScreenItem]
  private var components: [PlacedComponent]
  private var hidden: Set<String> = []
  /// The contents of the text fields that belong to no component, by id.
  private(set) var fields: [String: EditableText] = [:]
  /// The id and the index in `fields` of the field that was changed last. The index saves a look-up for every typed
  /// character. It stays valid because no field is added to or removed from `fields`.
  private var lastChanged: (id: String, place: [String: EditableText].Index)?
  let componentIDs: [String]
  var firstResponder: String? {
    didSet {
      // The focus changes often, so only the fields in the tree are updated. The tree is not rebuilt.
      guard oldValue != firstResponder, known != nil else { return }
      setEditing(in: &known!.elements)
      treeNumber += 1
    }
  }
  /// The cached accessibility tree; nil if it must be rebuilt.
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
    // Elements that the app hides are recorded in `hidden` instead of `isHidden`, so that the app can show them later.
    self.hidden = hidden
    for id in hidden { changeElement(id) { $0.isHidden = false } }
  }

  // MARK: Reading

  /// The current accessibility tree, rebuilt if it is not in `known`.
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

  /// Returns the elements of an item, before `complete(_:)` removes hidden elements and sets the state of text fields.
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

  /// The promises in each component's documentation, by the component's id.
  var promises: [String: Set<Promise>] {
    Dictionary(components.map { ($0.id, $0.component.promises) }) { first, _ in first }
  }

  /// Returns the components that are not built for `platform`, each with its own platform.
  func foreignComponents(to platform: Platform) -> [(id: String, platform: Platform)] {
    items.foreignComponents(to: platform)
  }

  /// Returns whether the screen has an element or group with this id that belongs to no component, hidden or not.
  func holds(_ id: String) -> Bool { element(id) != nil }

  /// Returns an element or group that belongs to no component, hidden or not. A group is returned without its content.
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

  /// Returns the id of an element's component and the element's id within it; nil for an element of no component.
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

  /// Removes hidden elements, and sets the state and content of text fields.
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

  /// Sets the text state and the value of a field's element.
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
    // The tree never has the content of a secure field, even if a component exposes it.
    if element.text!.isSecure { element.value = nil }
  }

  /// Updates the text state of the field with this id. Returns false if `elements` has no such field.
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
    // Most inputs, such as the end of a timer, do not change a component's elements.
    if new == old { return effects }
    components[index].elements = new
    replace(old, by: components[index])
    return effects
  }

  /// Replaces a changed component's elements in the cached tree. If that is not possible, discards the tree.
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

  /// Deletes the selection or the character before the insertion point. Returns the deleted text; nil for none.
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
    // This runs for every typed character, so the tree is not rebuilt. Only the field is changed in it.
    guard var tree = known.take() else { return }
    Self.completeField(id, with: fields.values[place], isEditing: id == firstResponder, in: &tree.elements)
    known = tree
    treeNumber += 1
  }

  /// Flips a toggle whose value is on, off, mixed or nil. Any other value is the app's own and does not change.
  /// - Returns: whether the toggle was flipped.
  mutating func flip(_ id: String) -> Bool {
    var isFlipped = false
    changeElement(id) { element in
      guard ["0", "1", "2", nil].contains(element.value?.string) else { return }
      element.value = element.value?.string == "1" ? "0" : "1"
      isFlipped = true
    }
    return isFlipped
  }

  /// Expands a collapsed element, or collapses an expanded one.
  mutating func toggleExpansion(of id: String) { changeElement(id) { $0.isExpanded?.toggle() } }

  /// Moves the value of an adjustable element or a stepper. The values of a stepper's buttons change too.
  /// - Returns: whether the value changed; false if it was at the end of its range.
  mutating func adjust(_ id: String, by steps: Int) -> Bool {
    changeAdjustment(of: id) { $0.move(by: steps) }
  }

  /// Changes the adjustment of an element, its value, and the values of its buttons if it is a stepper.
  /// - Parameter change: changes the adjustment; returns whether there was a change.
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

  /// Selects a segment or a tab. Deselects the others of the same control, including those inside groups.
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

  /// Searches outwards from an element, and returns the first group that satisfies `condition`. Nil if there is none.
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

  /// Sets a property of an element or group outside components. The parser has checked that the property exists.
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

  /// Calls `body` with one item after another until `body` returns true. A group comes before its content.
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
