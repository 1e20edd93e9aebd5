import A11ySim
import TextFormats

/// A reader for the JSON of `XCUIElementSnapshot.dictionaryRepresentation`.
package enum SnapshotDictionaryReader {
  package static func read(_ text: FileText, problems: inout FileProblems) -> Capture? {
    guard CaptureLimits.accept(text, problems: &problems), let tree = JSONTree(text, problems: &problems) else {
      return nil
    }
    var reading = SnapshotReading(text: text, tree: tree)
    return reading.read(problems: &problems)
  }
}

private struct SnapshotReading {
  let text: FileText
  let tree: JSONTree
  private let json: JSONFields
  private var capture = Capture(format: .xcuitest, platform: .iOS)
  private var secure = SecureContents()
  private var isOfMac = false
  /// Whether the notice about missing keys was already added. A capture gets this notice only once.
  private var hasMissingKey = false

  init(text: FileText, tree: JSONTree) {
    (self.text, self.tree) = (text, tree)
    json = JSONFields(text: text, tree: tree)
  }

  mutating func read(problems: inout FileProblems) -> Capture? {
    var roots = [0]
    if case .array(let elements) = tree.values[0].content { roots = elements }
    guard roots.contains(where: { tree.member("elementType", of: $0) != nil }) else {
      problems.fail(
        "this JSON is not a snapshot, because it has no `elementType`", at: text.location(tree.values[0].offset),
        help: "save the JSON of `try app.snapshot().dictionaryRepresentation`")
      return nil
    }
    var left = roots.reversed().map { (value: $0, parent: Int?.none) }
    while let (value, parent) = left.popLast() {
      let place = text.location(tree.values[value].offset)
      guard case .object = tree.values[value].content else {
        problems.warn("this value is not a JSON object, and is skipped", at: place)
        continue
      }
      guard capture.nodes.count < CaptureLimits.elements else {
        CaptureLimits.refuseElements(at: place, problems: &problems)
        return nil
      }
      let node = capture.add(self.node(of: value, at: place), below: parent)
      guard let children = tree.member("children", of: value) else { continue }
      left += tree.elements(of: children).reversed().map { ($0, node) }
    }
    guard !secure.isTooMany else {
      CaptureLimits.refuseSecrets(at: capture.nodes[0].location, problems: &problems)
      return nil
    }
    capture.app = capture.nodes.first { $0.type == "Application" && $0.label.value != nil }?.label.value
    secure.conceal(in: &capture)
    return capture
  }

  private mutating func note(_ rule: CaptureRule, _ place: FileLocation, _ message: String) {
    capture.notices.append(CaptureNotice(rule, at: place, message))
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
    if type == nil, let value = value.value { secure.suspect(value) }
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
        node.secureLength = secure.count(value)
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
