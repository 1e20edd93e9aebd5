import AccessibilityModel
import TextFormats

/// A reading of the JSON of `XCUIElementSnapshot.dictionaryRepresentation`.
struct SnapshotReading {
  private let json: JSONFields
  private var capture = RawCapture()
  private var isOfMac = false
  /// Whether the notice about missing keys was already added. A capture gets this notice only once.
  private var hasMissingKey = false

  private var tree: JSONTree { json.tree }

  init(_ json: JSONFields) { self.json = json }

  mutating func read(problems: inout FileProblems) throws(CaptureRefusal) -> RawCapture {
    var roots = [0]
    if case .array(let elements) = tree.values[0].content { roots = elements }
    guard roots.contains(where: { tree.member("elementType", of: $0) != nil }) else {
      throw .fault(
        "this JSON is not a snapshot, because it has no `elementType`", at: json.place(of: 0),
        help: "save the JSON of `try app.snapshot().dictionaryRepresentation`")
    }
    var left = roots.reversed().map { (value: $0, parent: Int?.none) }
    while let (value, parent) = left.popLast() {
      let place = json.place(of: value)
      guard case .object = tree.values[value].content else {
        problems.warn("this value is not a JSON object, and is skipped", at: place)
        continue
      }
      let node = try capture.add(self.node(of: value, at: place), below: parent)
      guard let children = tree.member("children", of: value) else { continue }
      left += tree.elements(of: children).reversed().map { ($0, node) }
    }
    capture.app = capture.nodes.first { $0.type == "Application" && $0.label.value != nil }?.label.value
    return capture
  }

  private mutating func note(_ rule: CaptureRule, _ place: FileLocation, _ message: String) {
    capture.note(rule, place, message)
  }

  private mutating func node(of element: Int, at place: FileLocation) -> CapturedNode {
    let type = json.integer("elementType", of: element).flatMap(XCUIElementType.init(number:))
    var node = CapturedNode(type: type?.name ?? "Other", location: place)
    if type == nil {
      note(.xcuitestUnknownType, place, "the type of this element is missing or is not a type of XCTest")
    } else if type?.isOfMac == true, !isOfMac {
      isOfMac = true
      note(.xcuitestMac, place, "the type \(node.type) exists only on the Mac")
    }
    node.isSecure = type == .secureTextField
    node.identifier = json.string("identifier", of: element, whenMissing: .unknown)
    node.label = json.string("label", of: element, whenMissing: .unknown)
    if node.label.value == nil, case .known(let title) = json.string("title", of: element, whenMissing: .unknown) {
      node.label = .known(title)
      note(.xcuitestTitleAsLabel, place, "the title of this \(node.type) is read as its label")
    }
    node.placeholder = json.string("placeholderValue", of: element, whenMissing: .absent)
    node.isEnabled = json.bool("enabled", of: element)
    node.isSelected = json.bool("selected", of: element)
    if case .known(true) = json.bool("hasFocus", of: element), type?.isTextField == true {
      node.isFocused = .known(true)
      note(.xcuitestInterfaceFocus, place, "this \(node.type) has the focus, which is read as the keyboard focus")
    }
    readFrame(of: element, into: &node)
    let value = json.string("value", of: element, whenMissing: .absent)
    if !hasMissingKey, ["value", "placeholderValue"].contains(where: { tree.member($0, of: element) == nil }) {
      hasMissingKey = true
      note(
        .xcuitestMissingKey, place,
        "this \(node.type) has no key for its value or its placeholder, so the missing one is read as absent; the same may apply to other elements"
      )
    }
    if type == nil, let value = value.value { capture.secure.suspect(value) }
    node.value = type == nil && value != .absent ? .unknown : value
    if node.isSecure { readSecure(value, of: element, into: &node) }
    if let value = node.value.value, type?.isTextField == true, value == node.placeholder.value {
      node.value = .absent
      note(
        .xcuitestPlaceholderAsValue, place, "the value of this \(node.type) is its placeholder, so it is read as empty"
      )
    }
    return node
  }

  /// Counts the characters in a secure field. Without a value in the file, the number stays unknown.
  private mutating func readSecure(_ value: Known<String>, of element: Int, into node: inout CapturedNode) {
    node.value = .absent
    guard let index = tree.member("value", of: element) else { return }
    switch tree.values[index].content {
    case .string(""): node.secureLength = 0
    case .null: break
    default:
      guard let value = value.value else { break }
      if value == node.placeholder.value {
        node.secureLength = 0
        note(
          .xcuitestPlaceholderAsValue, node.location,
          "the value of this \(node.type) is its placeholder, so it is read as empty")
      } else {
        node.secureLength = capture.secure.count(value)
      }
    }
  }

  /// Returns the number of a member. It can be infinite, because an element without a layout has an infinite frame.
  private static func anyNumber(_ key: String, of element: Int, _ tree: JSONTree) -> Double? {
    guard let index = tree.member(key, of: element), case .number(let text) = tree.values[index].content else {
      return nil
    }
    return Double(text)
  }

  private mutating func readFrame(of element: Int, into node: inout CapturedNode) {
    guard let frame = tree.member("frame", of: element) else { return }
    let numbers = ["X", "Y", "Width", "Height"].map { Self.anyNumber($0, of: frame, tree) }
    guard let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3] else { return }
    node.frame = AccessibilityElement.Frame(captured: x, y, width, height)
    if node.frame == nil { note(.xcuitestNoFrame, node.location, "this \(node.type) has no position") }
  }
}
