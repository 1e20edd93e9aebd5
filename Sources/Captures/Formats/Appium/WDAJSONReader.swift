import AccessibilityModel
import TextFormats

/// A reader for the elements of WebDriverAgent's page source in JSON (`/source?format=json`, `/wda/accessibleSource`).
struct WDAJSONReader {
  private let text: FileText
  private let tree: JSONTree
  private var elements = AppiumElements()

  private init(text: FileText, tree: JSONTree) { (self.text, self.tree) = (text, tree) }

  static func elements(of text: FileText, problems: inout FileProblems) throws(CaptureRefusal) -> AppiumElements {
    var reader = WDAJSONReader(text: text, tree: try JSONFields(text, problems: &problems).tree)
    return try reader.read(problems: &problems)
  }

  private mutating func read(problems: inout FileProblems) throws(CaptureRefusal) -> AppiumElements {
    elements.isJSON = true
    var roots = [0]
    if case .array(let several) = tree.values[0].content { roots = several }
    guard roots.contains(where: { tree.member("type", of: $0) != nil }) else {
      let answer = tree.member("value", of: 0) ?? 0
      let isError = tree.member("error", of: answer) != nil
      throw .fault(
        isError
          ? "this is the answer to a failed request and contains no page source"
          : "this JSON is not a page source, because it has no element with a `type`",
        at: text.location(tree.values[isError ? answer : 0].offset),
        help: isError
          ? "capture the screen again while the app is in front" : "save the answer to `/source?format=json`")
    }
    var left = roots.reversed().map { (value: $0, parent: Int?.none) }
    while let (value, parent) = left.popLast() {
      let place = text.location(tree.values[value].offset)
      guard case .object(let members) = tree.values[value].content else {
        problems.warn("this value is not a JSON object, and is skipped", at: place)
        continue
      }
      try CaptureLimits.admit(elements.all.count, at: place)
      // If a key appears twice, the last value is used, as in most parsers.
      let fields = Dictionary(members.map { ($0.name, $0.value) }) { $1 }
      let element = elements.add(element(fields, parent: parent, at: place))
      guard let children = fields["children"] else { continue }
      left += tree.elements(of: children).reversed().map { ($0, element) }
    }
    return elements
  }

  private func element(_ fields: [String: Int], parent: Int?, at place: FileLocation) -> AppiumElement {
    let prefix = "XCUIElementType"
    var name = text(fields["type"]).value ?? ""
    if name.hasPrefix(prefix) { name.removeFirst(prefix.count) }
    var element = AppiumElement(type: XCUIElementType(name: name), parent: parent, location: place)
    element.isLikeSecure =
      element.type == nil && (name.contains("Secure") || name.contains("TextField"))
      || text(fields["traits"]).value?.contains("Secure") == true
    element.name = text(fields["name"])
    element.identifier = text(fields["rawIdentifier"] ?? fields["rawIndentifier"])
    element.label = text(fields["label"])
    element.value = text(fields["value"])
    element.placeholder = text(fields["placeholderValue"])
    element.traits = text(fields["traits"])
    element.actions = text(fields["customActions"])
    element.bundle = text(fields["bundleId"])
    element.isEnabled = bool(fields["isEnabled"])
    element.isVisible = bool(fields["isVisible"])
    element.isAccessible = bool(fields["isAccessible"])
    element.hasInterfaceFocus = bool(fields["isFocused"])
    for key in ["nativeFrame", "rect", "frame"] where element.frame == nil {
      if let value = fields[key] { readFrame(value, into: &element) }
    }
    if element.frame != nil { element.hasBrokenFrame = false }
    return element
  }

  private func readFrame(_ value: Int, into element: inout AppiumElement) {
    switch tree.values[value].content {
    case .string(let frame): element.take(frame: frame)
    case .object:
      let numbers = ["x", "y", "width", "height"].compactMap { key -> Double? in
        guard let number = tree.member(key, of: value), case .number(let text) = tree.values[number].content else {
          return nil
        }
        return Double(text)
      }
      if numbers.count == 4 {
        element.take(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      } else {
        element.hasBrokenFrame = true
      }
    default: break
    }
  }

  /// Returns a text property. A number is returned as written, because the value of a slider can be a number.
  private func text(_ value: Int?) -> Known<String> {
    guard let value else { return .unknown }
    switch tree.values[value].content {
    case .string(""): return .absent
    case .string(let text), .number(let text): return .known(text)
    case .bool(let isTrue): return .known(isTrue ? "1" : "0")
    case .null: return .absent
    case .array(let parts):
      // Newer versions may write an array where older versions write a text with commas.
      let texts = parts.compactMap { part -> String? in
        if case .string(let text) = tree.values[part].content { text } else { nil }
      }
      return texts.count == parts.count ? Known(Optional(texts.joined(separator: ",")).nonEmpty) : .unknown
    case .object: return .unknown
    }
  }

  private func bool(_ value: Int?) -> Known<Bool> {
    guard let value else { return .unknown }
    switch tree.values[value].content {
    case .bool(let isTrue): return .known(isTrue)
    case .string("1"), .number("1"), .string("true"): return .known(true)
    case .string("0"), .number("0"), .string("false"): return .known(false)
    default: return .unknown
    }
  }
}
