/// The state of a screen that a session changes: its items, and the texts in its plain fields.
struct Screen: Sendable {
  /// The items, as the app arranged them. The current state of a component is in `components`.
  var items: [ScreenItem]
  private var components: [PlacedComponent]
  var hidden: Set<String> = []
  /// The contents of the text fields that belong to no component.
  private(set) var fields: [String: EditableText] = [:]
  /// The index in `fields` of the field that was changed last. It saves a look-up for every key that a person types. It
  /// stays valid because the keys of `fields` never change.
  private var lastChanged: (id: String, place: [String: EditableText].Index)?
  /// The plain fields whose content was entered while they were secure. It stays a secret until they are empty.
  private var secret: Set<String> = []
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
  var known: AccessibilityTree?
  var isRightToLeft: Bool { didSet { known = nil } }
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
  func elements(of item: ScreenItem) -> [AccessibilityElement] {
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

  /// Returns whether the app has hidden a plain element or group.
  func isHidden(_ id: String) -> Bool { hidden.contains(id) }

  /// Returns an element or a part of a component; a plain element even if it is hidden.
  mutating func element(evenHidden id: String) -> AccessibilityElement? { tree[id] ?? element(id) }

  /// Returns a plain element or group, hidden or not. A group is returned without its content.
  func element(_ id: String) -> AccessibilityElement? {
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
        Self.completeField(
          &elements[index], with: fields[id], isSecret: secret.contains(id), isEditing: id == firstResponder)
      }
    }
  }

  /// Sets the text state of a field.
  /// - Parameter field: the content; nil for a field of a component.
  private static func completeField(
    _ element: inout AccessibilityElement, with field: EditableText?, isSecret: Bool, isEditing: Bool
  ) {
    element.text!.isEditing = isEditing
    if let field {
      element.text!.length = field.length
      element.text!.insertionPoint = field.insertionPoint
      element.value = field.string.isEmpty ? nil : isSecret ? SpokenText(String.concealed) : SpokenText(field.string)
    }
    // The content of a secure field never leaves this type, whatever a component exposes.
    if element.text!.isSecure { element.value = nil }
  }

  /// Updates the text state of the field with an id. Returns false if no such field is in the elements.
  @discardableResult
  private static func completeField(
    _ id: String, with field: EditableText, isSecret: Bool, isEditing: Bool,
    in elements: inout [AccessibilityElement]
  ) -> Bool {
    for index in elements.indices {
      if elements[index].id == id {
        completeField(&elements[index], with: field, isSecret: isSecret, isEditing: isEditing)
        return true
      }
      if elements[index].children.isEmpty { continue }
      if completeField(id, with: field, isSecret: isSecret, isEditing: isEditing, in: &elements[index].children) {
        return true
      }
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

  /// Inserts a text into a field, as far as there is room for it.
  /// - Parameter isSecure: whether the field hides the text. The text then stays hidden, even if the field is shown.
  mutating func insert(_ text: String, in id: String, isSecure: Bool = false) {
    if isSecure { secret.insert(id) }
    change(id) { $0.insert(text) }
  }

  /// Whether any plain field has such content.
  var hasSecrets: Bool { !secret.isEmpty }

  /// Whether the content of a plain field was entered while the field was secure.
  func isSecret(_ id: String) -> Bool { secret.contains(id) }

  /// Deletes backwards in a field. Returns the deleted text; nil when there was nothing before the insertion point.
  mutating func deleteBackward(in id: String) -> String? {
    var deleted: String?
    change(id) { deleted = $0.deleteBackward() }
    return deleted
  }

  mutating func setInsertionPoint(_ position: Int, of id: String) { change(id) { $0.moveInsertionPoint(to: position) } }

  mutating func selectAll(in id: String) { change(id) { $0.selectAll() } }

  mutating func change(_ id: String, _ body: (inout EditableText) -> Void) {
    let place: [String: EditableText].Index
    if let lastChanged, lastChanged.id == id {
      place = lastChanged.place
    } else {
      guard let found = fields.index(forKey: id) else { return }
      (place, lastChanged) = (found, (id, found))
    }
    body(&fields.values[place])
    if !secret.isEmpty, fields.values[place].string.isEmpty { secret.remove(id) }
    // This runs for every typed key, so only the field is changed in the tree.
    guard var tree = known.take() else { return }
    Self.completeField(
      id, with: fields.values[place], isSecret: !secret.isEmpty && secret.contains(id),
      isEditing: id == firstResponder, in: &tree.elements)
    known = tree
    treeNumber += 1
  }
}
