import AccessibilityModel
import TextFormats

/// A reader for one element or container of AccessibilitySnapshot's model.
///
/// Source: cashapp/AccessibilitySnapshot 599f19c, `AccessibilityElement.swift` and `AccessibilityContainer.swift` in
/// `AccessibilitySnapshotModel`, and release 0.12 before it. The model omits properties that are nil, so a missing key
/// means that the element has no such property.
struct SnapshotItemReader {
  private let json: JSONFields
  private let place: FileLocation
  private(set) var notices: [CaptureNotice] = []

  init(_ json: JSONFields, place: FileLocation) { (self.json, self.place) = (json, place) }

  mutating func node(of item: Int, isContainer: Bool, secure: inout SecureContents) -> CapturedNode {
    isContainer ? container(item) : element(item, secure: &secure)
  }

  private mutating func note(_ rule: CaptureRule, _ message: String) {
    notices.append(CaptureNotice(rule, at: place, message))
  }

  // MARK: Elements

  private mutating func element(_ item: Int, secure: inout SecureContents) -> CapturedNode {
    var node = CapturedNode(type: "Element", location: place)
    node.isElement = .known(true)
    node.identifier = json.string("identifier", of: item, whenMissing: .absent)
    node.label = json.string("label", of: item, whenMissing: .absent)
    node.value = json.string("value", of: item, whenMissing: .absent)
    node.language = json.string("accessibilityLanguage", of: item, whenMissing: .absent)
    node.actions = json.strings("customActions", of: item)
    node.content = content(of: item)
    node.frame = json.tree.member("shape", of: item).flatMap { frame(ofShape: $0) }
    switch json.string("visibility", of: item, whenMissing: .unknown).value {
    case "onscreen": node.isVisible = .known(true)
    case "offscreen": node.isVisible = .known(false)
    default: break
    }
    let isCertain = readTraits(of: item, into: &node)
    readContext(of: item, into: &node)
    readHint(of: item, into: &node)
    if !json.has("authoredHint", in: item) {
      node.phrase = json.string("description", of: item, whenMissing: .absent).value
    }
    if let rotors = json.tree.member("customRotors", of: item), !json.tree.elements(of: rotors).isEmpty {
      note(.snapshotRotors, "the rotors of this element are left out")
    }
    if node.isSecure {
      conceal(&node, secure: &secure)
    } else if !isCertain, let value = node.value.value {
      secure.suspect(value)
      (node.value, node.phrase) = (.unknown, nil)
      note(.snapshotUnknownTrait, "the value of this element is left out, because not all of its traits are known")
    } else if node.isFocused != .unknown, node.value.value != nil {
      note(.snapshotValueMayBePlaceholder, "the value of this text field may be its placeholder")
    }
    return node
  }

  /// Reads the traits. Returns false if a trait is unknown. The element may then be a secure field.
  private mutating func readTraits(of item: Int, into node: inout CapturedNode) -> Bool {
    guard let index = json.tree.member("traits", of: item), case .array(let elements) = json.tree.values[index].content
    else { return false }
    var names = TraitNames()
    var isCertain = true
    for element in elements {
      if case .string(let name) = json.tree.values[element].content { names.add(name) } else { isCertain = false }
    }
    if names.hasUnknownName { isCertain = false }
    if isCertain, names.hasUnnamedBits {
      note(.snapshotUnknownTrait, "this element has traits without a name, which are left out")
    }
    let traits = names.traits
    node.traits = traits.isEmpty ? (isCertain ? .absent : .unknown) : .known(traits)
    node.isSecure = traits.contains(.secureTextField)
    guard isCertain || !traits.isEmpty else { return false }
    node.isEnabled = .known(!traits.contains(.notEnabled))
    node.isSelected = .known(traits.contains(.selected))
    if !traits.isDisjoint(with: [.textEntry, .searchField, .secureTextField]) {
      node.isFocused = .known(names.isEditing)
      if names.isEditing {
        note(.snapshotEditingIsFocus, "this text field is being edited, so it has the keyboard focus")
      }
      if names.isTextArea, !node.isSecure {
        node.type = "TextView"
        note(.snapshotTextArea, "this text field has the trait of a text area, so it is read as a text view")
      }
    }
    return isCertain
  }

  private mutating func readContext(of item: Int, into node: inout CapturedNode) {
    guard let context = json.tree.member("context", of: item) else { return }
    if json.has("dataTableCell", in: context) {
      note(.snapshotTablePosition, "the row, column and headers of this cell are left out")
    } else if json.has("tab", in: context) || json.has("tabBarItem", in: context),
      node.traits != .unknown, node.traits.value?.contains(.tab) != true
    {
      node.traits = .known((node.traits.value ?? []).union(.tab))
      note(.snapshotTabByContext, "this element is a tab, because it is in a tab bar")
    }
  }

  /// Counts the characters in a secure field, and removes its value. The phrase may repeat readable characters, so it
  /// stays only if the value is masked or is the placeholder.
  private mutating func conceal(_ node: inout CapturedNode, secure: inout SecureContents) {
    let value = node.value
    node.value = .absent
    guard let content = value.value else {
      if value == .absent { node.secureLength = 0 }
      node.phrase = nil
      return
    }
    if content == node.label.value {
      (node.placeholder, node.secureLength) = (.known(content), 0)
      note(.snapshotPlaceholderAsValue, "the value of this field is its placeholder, so it is read as empty")
      return
    }
    node.secureLength = secure.count(content)
    if !SecureContents.isMasked(content) { node.phrase = nil }
  }

  private func content(of item: Int) -> Known<[AccessibilityElement.CustomContent]> {
    guard let index = json.tree.member("customContent", of: item) else { return .unknown }
    guard case .array(let elements) = json.tree.values[index].content else { return .unknown }
    let content = elements.filter(json.isObject).map { element in
      AccessibilityElement.CustomContent(
        label: json.string("label", of: element, whenMissing: .absent).value ?? "",
        value: json.string("value", of: element, whenMissing: .absent).value ?? "",
        isImportant: json.bool("isImportant", of: element) == .known(true))
    }
    return content.isEmpty ? .absent : .known(content)
  }

  // MARK: Hints

  private mutating func readHint(of item: Int, into node: inout CapturedNode) {
    if json.has("authoredHint", in: item) {
      node.hint = json.string("authoredHint", of: item, whenMissing: .absent)
      return
    }
    node.hint = json.string("hint", of: item, whenMissing: .absent)
    let traits = node.traits.value ?? []
    if traits.contains(.textEntry), !traits.contains(.notEnabled) {
      node.hint = .unknown
      note(.snapshotHintReplaced, "the hint of this text field comes from the system and is left out")
    } else if node.label.value == nil, node.value.value == nil {
      node.hint = .unknown
      note(.snapshotHintInPhrase, "this element has no label and no value, so its hint may be in its phrase")
    } else if let hint = node.hint.value, let own = Self.withoutInstruction(hint, of: node.traits) {
      node.hint = Known(Optional(own).nonEmpty)
      note(.snapshotHintStripped, "the hint of this element contains an instruction of the system, which is removed")
    }
  }

  /// Returns a hint without the instruction that AccessibilitySnapshot appends to imitate the system. Returns nil if
  /// the hint has no such instruction.
  private static func withoutInstruction(_ hint: String, of traits: Known<Traits>) -> String? {
    var instructions: [String] = []
    if traits == .unknown || traits.value?.contains(.toggle) == true { instructions += switchInstructions }
    if traits == .unknown || traits.value?.contains(.adjustable) == true { instructions += adjustableInstructions }
    for instruction in instructions {
      if hint == instruction { return "" }
      guard hint.hasSuffix(" " + instruction) else { continue }
      let own = hint.dropLast(instruction.count + 1)
      return String(own.hasSuffix(".") ? own.dropLast() : own)
    }
    return nil
  }

  /// Instructions that AccessibilitySnapshot appends for switches. Its `Localizable.strings` has English, German and
  /// Russian.
  private static let switchInstructions = [
    "Double tap to toggle setting.", "Zum Umschalten Doppeltippen.", "Коснитесь дважды, чтобы переключить настройку.",
  ]
  /// Instructions that AccessibilitySnapshot appends for adjustable elements, in English, German and Russian.
  private static let adjustableInstructions = [
    "Swipe up or down with one finger to adjust the value.",
    "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.",
    "Смахните вверх или вниз одним пальцем, чтобы настроить значение.",
  ]

  // MARK: Containers

  private mutating func container(_ item: Int) -> CapturedNode {
    var node = CapturedNode(type: "Other", location: place)
    node.isElement = .known(false)
    node.isModal = json.bool("isModalBoundary", of: item)
    node.actions = json.strings("customActions", of: item)
    node.frame = json.tree.member("frame", of: item).flatMap { rectangle(at: $0) }
    node.identifier = json.string("identifier", of: item, whenMissing: .absent)
    node.label = .absent
    node.value = .absent
    readType(of: item, into: &node)
    if let size = json.tree.member("scrollableContentSize", of: item), json.pair(at: size) != nil {
      node.type = "ScrollView"
      node.container = node.container ?? .group
      note(.snapshotScrollable, "this container scrolls, so it is read as a scroll view")
    }
    return node
  }

  private mutating func readType(of item: Int, into node: inout CapturedNode) {
    let type = json.tree.member("type", of: item)
    if let type, let group = json.tree.member("semanticGroup", of: type) {
      (node.type, node.container) = ("SemanticGroup", .group)
      node.label = json.string("label", of: group, whenMissing: .absent)
      node.value = json.string("value", of: group, whenMissing: .absent)
      // The first generation of the format stores the identifier in the semantic group.
      if node.identifier.value == nil {
        node.identifier = json.string("identifier", of: group, whenMissing: node.identifier)
      }
    } else if let type, json.has("none", in: type) {
      // A container of the type `none` only scrolls or is modal.
      node.type = "None"
    } else if let type, json.has("scrollable", in: type) {
      (node.type, node.container) = ("ScrollView", .group)
      note(.snapshotScrollable, "this container scrolls, so it is read as a scroll view")
    } else if let type, let known = Self.types.first(where: { json.has($0.key, in: type) }) {
      (node.type, node.container) = (known.type, known.role)
      if known.role == .segmentedControl { note(.snapshotSeries, "this series is read as a segmented control") }
    } else {
      node.container = .group
      note(.snapshotUnknownContainer, "the kind of this container is unknown; its contents are kept together")
    }
  }

  private static let types: [(key: String, type: String, role: Role)] = [
    ("list", "List", .list), ("landmark", "Landmark", .landmark), ("dataTable", "DataTable", .table),
    ("tabBar", "TabBar", .tabBar), ("series", "Series", .segmentedControl),
  ]

  // MARK: Shapes

  private func rectangle(at index: Int) -> AccessibilityElement.Frame? {
    let corners = json.tree.elements(of: index)
    guard corners.count == 2, let origin = json.pair(at: corners[0]), let size = json.pair(at: corners[1]) else {
      return nil
    }
    return .init(captured: origin.0, origin.1, size.0, size.1)
  }

  private mutating func frame(ofShape shape: Int) -> AccessibilityElement.Frame? {
    if let frame = json.tree.member("frame", of: shape) { return rectangle(at: frame) }
    guard let path = json.tree.member("pathElements", of: shape) else { return nil }
    var points: [(Double, Double)] = []
    for element in json.tree.elements(of: path) {
      guard case .object(let members) = json.tree.values[element].content else { continue }
      for (_, segment) in members {
        guard case .object(let ends) = json.tree.values[segment].content else { continue }
        points += ends.compactMap { json.pair(at: $0.value) }
      }
    }
    guard let left = points.map(\.0).min(), let right = points.map(\.0).max(), let top = points.map(\.1).min(),
      let bottom = points.map(\.1).max()
    else { return nil }
    let frame = AccessibilityElement.Frame(captured: left, top, right - left, bottom - top)
    if frame != nil { note(.snapshotPathBounds, "the frame of this element is the box around its path") }
    return frame
  }
}
