import AccessibilityModel
import TextFormats

/// A reader for the elements of WebDriverAgent's page source in JSON (`/source?format=json`, `/wda/accessibleSource`).
struct WDAJSONReader {
  private let source: SourceText
  private let tree: JSONTree
  private var elements = AppiumElements()

  private init(source: SourceText, tree: JSONTree) { (self.source, self.tree) = (source, tree) }

  /// Reads the elements. The page source may be inside the response of a WebDriver server.
  static func elements(of source: SourceText, problems: inout FileProblems) throws(CaptureRefusal) -> AppiumElements {
    var source = source
    var tree = try tree(of: source, problems: &problems)
    var root = 0
    // A response may contain the response of another server, for example of a driver's `execute`.
    for _ in 0..<4 {
      guard tree.member("type", of: root) == nil, let value = tree.member("value", of: root) else { break }
      guard case .string(let string) = tree.values[value].content else {
        root = value
        continue
      }
      // A text inside an embedded text is not read, because its locations would not refer to the file.
      guard !source.isInside else { break }
      source = SourceText(string, at: tree.values[value].offset, in: source.text)
      if source.firstByte == UInt8(ascii: "<") { return try AppiumXMLReader.elements(of: source, problems: &problems) }
      (tree, root) = (try Self.tree(of: source, problems: &problems), 0)
    }
    var reader = WDAJSONReader(source: source, tree: tree)
    return try reader.read(root, problems: &problems)
  }

  /// Parses the JSON. For embedded text, the parser's problems are replaced, because their locations would not refer to
  /// the file.
  private static func tree(
    of source: SourceText, problems: inout FileProblems
  ) throws(CaptureRefusal) -> JSONTree {
    guard source.isInside else { return try JSONFields(source.text, problems: &problems).tree }
    var inside = FileProblems()
    if let tree = JSONTree(source.text, problems: &inside) { return tree }
    throw .fault(
      "the text inside these quotation marks is neither XML nor JSON", at: source.location(0),
      help: "save the page source as the server returned it")
  }

  private mutating func read(_ root: Int, problems: inout FileProblems) throws(CaptureRefusal) -> AppiumElements {
    elements.isJSON = true
    var roots = [root]
    if case .array(let several) = tree.values[root].content { roots = several }
    guard roots.contains(where: { tree.member("type", of: $0) != nil }) else {
      let isError = tree.member("error", of: root) != nil
      throw .fault(
        isError
          ? "this is the answer to a failed request and contains no page source"
          : "this JSON is not a page source, because it has no element with a `type`",
        at: source.location(tree.values[root].offset),
        help: isError
          ? "capture the screen again while the app is in front" : "save the answer to `/source?format=json`")
    }
    var left = roots.reversed().map { (value: $0, parent: Int?.none) }
    while let (value, parent) = left.popLast() {
      let place = source.location(tree.values[value].offset)
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
