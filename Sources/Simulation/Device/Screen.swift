import AccessibilityModel

struct Screen: Sendable {
  /// The app's items. A component in this array keeps its initial state, because its current state is in `components`.
  var items: [ScreenItem]
  private var components: [PlacedComponent]
  var hidden: Set<String> = []
  /// The contents of the text fields outside components. Each key is a field's id.
  private(set) var fields: [String: EditableText] = [:]
  /// The field that was changed last, as an id and an index in `fields`. The index saves a look-up for every typed
  /// character. The index stays valid because no field is added to or removed from `fields`.
  private var lastChanged: (id: String, place: [String: EditableText].Index)?
  /// The ids of the fields and components that were secure at any time, on any screen. Their contents are secret for the
  /// whole play. A component is secret as a whole.
  private(set) var secret: Set<String>
  /// The ids of fields and components that had a content before they became secret.
  private(set) var lateSecrets: Set<String> = []
  private var filled: Set<String> = []
  let componentIDs: [String]
  var firstResponder: String? {
    didSet {
      // The focus changes often, so the tree is not rebuilt. Only its text fields are updated.
      guard oldValue != firstResponder, known != nil else { return }
      setEditing(in: &known!.elements)
      treeNumber += 1
    }
  }
  /// The cached accessibility tree; nil if the tree must be rebuilt.
  var known: AccessibilityTree?
  var isRightToLeft: Bool { didSet { known = nil } }
  let idiom: AccessibilityTree.Device
  /// A number that increases whenever the tree may have changed.
  private(set) var treeNumber = 0 { didSet { reads = 0 } }
  /// The number of times that the tree was read since it changed.
  private var reads = 0
  /// The number of reads after which the tree gets an index. An index for each typed character would cost more than the
  /// searches that it saves.
  private static let readsBeforeIndex = 64

  init(
    _ items: [ScreenItem], isRightToLeft: Bool, idiom: AccessibilityTree.Device, secret: Set<String>
  ) {
    self.items = items
    self.isRightToLeft = isRightToLeft
    self.idiom = idiom
    var components: [PlacedComponent] = []
    var fields: [String: EditableText] = [:]
    var hidden: Set<String> = []
    var secret = secret
    var editing: String?
    func visit(_ item: ScreenItem) {
      switch item {
      case .element(let element):
        if element.isHidden { hidden.insert(element.id) }
        if let text = element.text {
          fields[element.id] = EditableText(element.value?.string ?? text.hiddenContent)
          if text.isSecure { secret.insert(element.id) }
          if text.isEditing { editing = editing ?? element.id }
        }
      case .group(let element, let items):
        if element.isHidden { hidden.insert(element.id) }
        items.forEach(visit)
      case .component(let component, let id):
        components.append(PlacedComponent(id: id, component: component, elements: component.elements))
        secret.formUnion(components[components.count - 1].secrets)
      }
    }
    items.forEach(visit)
    self.components = components
    componentIDs = components.map(\.id)
    self.fields = fields
    // Hidden elements are recorded in `hidden` instead of `isHidden`, so that the app can show the elements later.
    self.hidden = hidden
    self.secret = secret
    filled = Set(fields.filter { !$0.value.string.isEmpty && !secret.contains($0.key) }.keys)
    firstResponder = editing
    for id in hidden { changeElement(id) { $0.isHidden = false } }
  }

  // MARK: Reading

  /// The current accessibility tree. Keeps a tree that it had to build.
  var tree: AccessibilityTree {
    mutating get {
      prepareTree()
      return known!
    }
  }

  /// The current accessibility tree, for whoever may not change the screen. Costs as much as the screen is large unless
  /// `prepareTree` was called since the last change.
  var treeAsItIs: AccessibilityTree { known ?? built }

  mutating func prepareTree() {
    if known != nil {
      reads += 1
      if reads == Self.readsBeforeIndex { known!.makeIndex() }
    } else {
      known = built
      treeNumber += 1
    }
  }

  private var built: AccessibilityTree {
    var elements = items.flatMap(elements(of:))
    complete(&elements)
    return AccessibilityTree(elements, isRightToLeft: isRightToLeft, device: idiom)
  }

  /// Returns the elements of an item before `complete(_:)` is applied.
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

  var promises: [String: Set<Promise>] {
    Dictionary(components.map { ($0.id, $0.component.promises) }) { first, _ in first }
  }

  func foreign(to platform: Platform) -> [Foreign] {
    items.foreign(to: platform)
  }

  func holds(_ id: String) -> Bool { element(id) != nil }

  func isHidden(_ id: String) -> Bool { hidden.contains(id) }

  /// Returns the element with this id. An element that the app has hidden is found only if it belongs to no component.
  mutating func element(evenHidden id: String) -> AccessibilityElement? { tree[id] ?? element(id) }

  /// Returns an element or group outside components, hidden or not. A group is returned without its items.
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

  /// Removes the elements that the app has hidden, and sets the state and content of text fields.
  private func complete(_ elements: inout [AccessibilityElement]) {
    if !hidden.isEmpty { elements.removeAll { hidden.contains($0.id) } }
    for index in elements.indices {
      if !elements[index].children.isEmpty { complete(&elements[index].children) }
      if elements[index].text != nil {
        let id = elements[index].id
        Self.completeField(
          &elements[index], with: fields[id], isSecret: isSecret(id), isEditing: id == firstResponder)
      }
    }
  }

  /// Sets the text state and the value of an element. The parameter `field` is the content; nil if the element belongs
  /// to a component.
  private static func completeField(
    _ element: inout AccessibilityElement, with field: EditableText?, isSecret: Bool, isEditing: Bool
  ) {
    element.text!.isEditing = isEditing
    element.text!.isSecret = isSecret
    if let field {
      element.text!.length = field.length
      element.text!.insertionPoint = field.insertionPoint
      element.value = field.string.isEmpty ? nil : SpokenText(field.string)
    }
    // A reader must not see the content of a secure field, even if a component exposes the content.
    if element.text!.isSecure { element.value = nil }
  }

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
    // Most inputs, such as the end of a timer, do not change a component's elements.
    if new == old { return effects }
    components[index].elements = new
    components[index].secrets.forEach { conceal($0) }
    replace(old, by: components[index])
    return effects
  }

  /// Replaces a component's elements in the cached tree. Discards the cached tree if this is impossible.
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

  /// Inserts a text at the insertion point. The caller has checked that the field has room for the text.
  mutating func insert(_ text: String, in id: String) { change(id) { $0.insert(text) } }

  // MARK: Secrets

  var hasSecrets: Bool { !secret.isEmpty }

  /// Whether an element is a secret field or belongs to a secret component.
  func isSecret(_ id: String) -> Bool {
    if secret.isEmpty { return false }
    return secret.contains(id) || component(owning: id).map { secret.contains($0.id) } ?? false
  }

  /// Makes a field or component secret for the rest of the play.
  mutating func conceal(_ id: String) {
    guard secret.insert(id).inserted else { return }
    if filled.contains(id) { lateSecrets.insert(id) }
    known = nil
  }

  /// Takes over what earlier screens know of secrets.
  mutating func remember(_ earlier: Screen) {
    filled.formUnion(earlier.filled)
    lateSecrets.formUnion(earlier.lateSecrets)
    lateSecrets.formUnion(secret.subtracting(earlier.secret).intersection(filled))
  }

  /// Notes that a field or component got a content.
  mutating func noteContent(of id: String) {
    if !secret.contains(id) { filled.insert(id) }
  }

  // MARK: Fields

  mutating func deleteBackward(in id: String) -> String? {
    var deleted: String?
    change(id) { deleted = $0.deleteBackward() }
    return deleted
  }

  mutating func setInsertionPoint(_ position: Int, of id: String) { change(id) { $0.moveInsertionPoint(to: position) } }

  mutating func selectAll(in id: String) { change(id) { $0.selectAll() } }

  mutating func select(_ part: Range<Int>, in id: String) { change(id) { $0.select(part) } }

  mutating func extendSelection(to position: Int, in id: String) { change(id) { $0.extendSelection(to: position) } }

  mutating func change(_ id: String, _ body: (inout EditableText) -> Void) {
    let place: [String: EditableText].Index
    if let lastChanged, lastChanged.id == id {
      place = lastChanged.place
    } else {
      guard let found = fields.index(forKey: id) else { return }
      (place, lastChanged) = (found, (id, found))
    }
    body(&fields.values[place])
    // This runs for every typed character, so the tree is not rebuilt. Only the field in the tree is changed.
    guard var tree = known.take() else { return }
    Self.completeField(
      id, with: fields.values[place], isSecret: isSecret(id),
      isEditing: id == firstResponder, in: &tree.elements)
    known = tree
    treeNumber += 1
  }
}

extension AccessibilityElement.TextState {
  /// One bullet for each character of a captured secure field, because a capture contains only the text's length. Empty
  /// for other fields.
  fileprivate var hiddenContent: String { isSecure ? String(repeating: "•", count: length) : "" }
}
