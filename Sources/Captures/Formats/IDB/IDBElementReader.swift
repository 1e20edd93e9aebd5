import AccessibilityModel
import TextFormats

/// A reader for one element in the JSON of idb or AXe.
///
/// Source for the keys: facebook/idb 0e14240c, `FBSimulatorControl/Commands/AXNodeSerializer.swift`. Newer versions
/// also write the keys without the prefix `AX`.
struct IDBElementReader {
  private let json: JSONFields
  private let element: Int
  private(set) var notices: [CaptureNotice] = []
  private let place: FileLocation

  init(_ json: JSONFields, element: Int) {
    (self.json, self.element, place) = (json, element, json.place(of: element))
  }

  mutating func node(secure: inout SecureContents) -> CapturedNode {
    let roles = Roles(json, element)
    var node = CapturedNode(type: roles.type, location: place)
    if roles.isRefined { note(.idbTypeRefined, "this \(roles.written) is read as \(roles.type)") }
    node.identifier = identifier()
    node.label = string("AXLabel", "label")
    if node.label.value == nil, case .known(let title) = string("title") {
      node.label = .known(title)
      note(.idbTitleAsLabel, "the title of this \(node.type) is read as its label")
    }
    node.value = string("AXValue", "value")
    node.placeholder = string("placeholder")
    node.hint = string("help", "AXHint")
    node.actions = json.strings("custom_actions", of: element)
    node.isEnabled = json.bool("enabled", of: element)
    if case .known(let isHidden) = json.bool("hidden", of: element) { node.isVisible = .known(!isHidden) }
    node.frame = frame()
    if json.bool("expanded", of: element) != .unknown {
      note(.idbExpanded, "whether this \(node.type) is expanded is left out")
    }
    let isCertain = readTraits(into: &node)
    node.isSecure = roles.isSecure || node.traits.value?.contains(.secureTextField) == true
    if node.isSecure { node.type = "SecureTextField" }
    let isField = Self.fields.contains(node.type) || node.traits.value?.contains(.textEntry) == true
    if isField { readFocus(into: &node) }
    readValue(into: &node, isField: isField, isCertain: isCertain, roles: roles, secure: &secure)
    return node
  }

  private mutating func note(_ rule: CaptureRule, _ message: String) {
    notices.append(CaptureNotice(rule, at: place, message))
  }

  private static let fields: Set<String> = ["TextField", "SecureTextField", "SearchField", "TextView", "ComboBox"]

  private func string(_ keys: String...) -> Known<String> {
    for key in keys where json.has(key, in: element) { return json.string(key, of: element, whenMissing: .unknown) }
    return .unknown
  }

  private mutating func identifier() -> Known<String> {
    for key in ["AXUniqueId", "identifier"] {
      guard let index = json.tree.member(key, of: element) else { continue }
      guard case .number = json.tree.values[index].content else { return json.string(at: index) }
      note(.idbNumberAsIdentifier, "the identifier of this element is only a number and is left out")
      return .unknown
    }
    return .unknown
  }

  // MARK: Traits

  /// Reads the traits from a list of names or a bit mask. Returns false if a trait is unknown.
  private mutating func readTraits(into node: inout CapturedNode) -> Bool {
    guard let index = json.tree.member("traits", of: element) else { return true }
    var names = TraitNames()
    switch json.tree.values[index].content {
    case .null: return true
    case .number(let text): names.add(UInt64(text) ?? 0)
    case .array(let elements):
      for element in elements {
        switch json.tree.values[element].content {
        case .string(let name): names.add(name)
        case .number(let text): names.add(UInt64(text) ?? 0)
        default: return false
        }
      }
    default: return false
    }
    let traits = names.traits
    // Some bits have no name here, such as the bit of every element in a scroll view. If only these bits are set, the
    // traits are known but empty.
    node.traits = traits.isEmpty && names.bits == 0 ? .absent : .known(traits)
    node.isSelected = .known(traits.contains(.selected))
    if names.isTextArea, node.type == "TextField" { node.type = "TextView" }
    return !names.hasUnknownName
  }

  // MARK: Values

  private mutating func readFocus(into node: inout CapturedNode) {
    node.isFocused = json.bool("focused", of: element)
    if node.isFocused == .known(true) {
      note(.idbFocus, "this \(node.type) has the focus, which is read as the keyboard focus")
    }
  }

  private mutating func readValue(
    into node: inout CapturedNode, isField: Bool, isCertain: Bool, roles: Roles, secure: inout SecureContents
  ) {
    if node.isSecure { return readSecure(into: &node, secure: &secure) }
    guard let value = node.value.value else { return }
    // macOS has no tabs: a tab is a radio button, whose value 1 says that it is selected.
    if node.type == "Tab", value == "1" || value == "0" {
      (node.value, node.isSelected) = (.absent, .known(value == "1"))
      return
    }
    if !isCertain || isField && roles.isUnknown {
      secure.suspect(value)
      node.value = .unknown
      note(
        isCertain ? .idbUnknownSubrole : .idbUnknownTrait,
        "the value of this \(node.type) is left out, because the element may hide its content")
    } else if isField, value == node.placeholder.value {
      node.value = .absent
      note(.idbPlaceholderAsValue, "the value of this \(node.type) is its placeholder, so it is read as empty")
    } else if isField, node.placeholder == .unknown {
      note(.idbValueMayBePlaceholder, "the value of this \(node.type) may be its placeholder")
    }
  }

  /// Counts the characters of a masked value. A readable value is not counted: as far as known, iOS never reports the
  /// text of a secure field, so the value is something else (a guess from nine captures of public projects, in which
  /// such a value is the placeholder).
  private mutating func readSecure(into node: inout CapturedNode, secure: inout SecureContents) {
    let value = node.value
    node.value = value == .unknown ? .unknown : .absent
    guard let content = value.value else {
      // The field may be empty, or the tool may not have seen its text. The number of characters therefore stays
      // unknown.
      return
    }
    if SecureContents.isMasked(content) {
      node.secureLength = secure.count(content)
    } else if content == node.placeholder.value || content == node.label.value {
      (node.placeholder, node.secureLength) = (.known(content), 0)
      note(.idbPlaceholderAsValue, "the value of this \(node.type) is its placeholder, so it is read as empty")
    } else {
      _ = secure.count(content)
      note(
        .idbSecureValue,
        "the value of this \(node.type) is left out, because it may be the content and not the placeholder")
    }
  }

  // MARK: Frames

  private func frame() -> AccessibilityElement.Frame? {
    json.frame("frame", of: element) ?? string("AXFrame").value.flatMap(AccessibilityElement.Frame.init(braced:))
  }
}

/// The element type that follows from the role, the subrole and the role description.
private struct Roles {
  /// The name of the element type in XCTest.
  private(set) var type: String
  /// The element type as the file writes it, without the prefix `AX`.
  let written: String
  private(set) var isSecure = false
  /// Whether the subrole is unknown.
  private(set) var isUnknown = false
  /// Whether `type` differs from the element type in the file. Another name for the same type does not count.
  var isRefined: Bool { type != written && (type != Self.types[written] || written == "TabGroup") }

  init(_ json: JSONFields, _ element: Int) {
    func text(_ key: String) -> String? {
      guard let index = json.tree.member(key, of: element), case .string(let text) = json.tree.values[index].content,
        !text.isEmpty
      else { return nil }
      return text
    }
    func name(_ key: String) -> String? { text(key).map { $0.hasPrefix("AX") ? String($0.dropFirst(2)) : $0 } }
    let role = name("role")
    written = name("type") ?? role ?? "Other"
    type = Self.types[written] ?? written
    let description = text("role_description")?.lowercased()
    let subrole = name("subrole")
    isSecure = [written, role, subrole].contains("SecureTextField") || description == "secure text field"
    switch subrole {
    case "SecureTextField": type = "SecureTextField"
    case "SearchField" where type == "TextField": type = "SearchField"
    case "Switch", "Toggle": type = "Switch"
    case "TabButton": type = "Tab"
    case nil: break
    default: isUnknown = !Self.subroles.contains(subrole ?? "")
    }
    if type == "TextField", description == "search text field" { type = "SearchField" }
    if type == "CheckBox", description == "switch" { type = "Switch" }
  }

  /// XCTest's names for macOS element types.
  private static let types = [
    "GenericElement": "Other", "ScrollArea": "ScrollView", "WebArea": "WebView", "TextArea": "TextView",
    "TabGroup": "TabBar",
  ]
  /// Known subroles that do not change the type.
  private static let subroles: Set<String> = ["MapArea", "MapItem", "CloseButton", "Unknown", "None"]
}
