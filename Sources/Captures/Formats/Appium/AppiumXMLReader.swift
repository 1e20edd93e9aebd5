import AccessibilityModel
import TextFormats

enum AppiumXMLReader {
  static func elements(of text: FileText, problems: inout FileProblems) throws(CaptureRefusal) -> AppiumElements {
    var parser = MarkupParser(
      text, problems: FileProblems(), depthLimit: CaptureLimits.depth, allowsSeveralRoots: true,
      failureHelp: "save the whole page source, as the driver returned it")
    // Elements are large, so reserving memory avoids moving them as the list grows. A tag has about 200 bytes.
    var elements = AppiumElements(capacity: text.bytes.count / 200)
    /// The indexes of the open elements, outermost first; nil for a tag that only wraps the tree.
    var open: [Int?] = []
    while let event = parser.next() {
      switch event {
      case .start(let tag, let attributes, let offset):
        let parent = open.last ?? nil
        // The outermost tag may not be an element, such as `AppiumAUT`.
        if parent == nil, !tag.hasPrefix(prefix), attributes["type"]?.hasPrefix(prefix) != true {
          open.append(nil)
          continue
        }
        let place = text.location(offset)
        try CaptureLimits.admit(elements.all.count, at: place)
        open.append(elements.add(element(tag, attributes, parent: parent, at: place)))
      case .end: _ = open.popLast()
      case .text, .comment: continue
      }
    }
    guard parser.hasFailed else { return elements }
    throw refusal(parser, in: text)
  }

  private static let prefix = "XCUIElementType"

  private static func element(
    _ tag: String, _ attributes: [MarkupParser.Attribute], parent: Int?, at place: FileLocation
  ) -> AppiumElement {
    let names = [tag, attributes["type"] ?? ""]
    let types = names.map { $0.hasPrefix(prefix) ? XCUIElementType(name: String($0.dropFirst(prefix.count))) : nil }
    // The tag and the attribute `type` should agree. If one of them is damaged, the other is used. If either names a
    // secure field, the element is a secure field.
    var element = AppiumElement(
      type: types.contains(.secureTextField) ? .secureTextField : types[0] ?? types[1], parent: parent, location: place)
    element.isLikeSecure =
      element.type == nil && names.contains { $0.contains("Secure") || $0.contains("TextField") }
      || attributes["traits"].map { $0.split(separator: ",").contains { $0.drop { $0 == " " }.hasPrefix("Secure") } }
        == true
    element.name = text(attributes["name"])
    element.label = text(attributes["label"])
    element.value = text(attributes["value"])
    element.placeholder = text(attributes["placeholderValue"])
    element.traits = text(attributes["traits"])
    element.actions = text(attributes["customActions"])
    element.bundle = text(attributes["bundleId"])
    element.isEnabled = bool(attributes["enabled"])
    element.isVisible = bool(attributes["visible"])
    element.isAccessible = bool(attributes["accessible"])
    let numbers = ["x", "y", "width", "height"].compactMap { attributes[$0] }
    if let frame = attributes["nativeFrame"] { element.take(frame: frame) }
    if element.frame == nil, numbers.count == 4 {
      element.hasBrokenFrame = false
      let values = numbers.compactMap { Double($0) }
      if values.count == 4 {
        element.take(x: values[0], y: values[1], width: values[2], height: values[3])
      } else {
        element.hasBrokenFrame = true
      }
    }
    return element
  }

  private static func text(_ attribute: String?) -> Known<String> {
    attribute.map { $0.isEmpty ? .absent : .known($0) } ?? .unknown
  }

  private static func bool(_ attribute: String?) -> Known<Bool> {
    switch attribute {
    case "true": .known(true)
    case "false": .known(false)
    default: .unknown
    }
  }

  /// Says why the file cannot be read. Messages that quote the file are replaced, because a quoted part of a damaged
  /// file can be a secret.
  private static func refusal(_ parser: MarkupParser, in text: FileText) -> CaptureRefusal {
    guard let fault = parser.problems.diagnostics.last else { return .isReported }
    let place = FileLocation(file: text.file, line: fault.line ?? 1, column: fault.column ?? 1)
    let isQuoting = fault.message.contains("“") || fault.message.contains("&") || fault.message.contains("</")
    let isEnd =
      parser.offset >= text.bytes.count
      && (fault.message.contains("ends before") || fault.message.contains("never closed"))
    let message =
      isEnd ? "the page source ends too early" : isQuoting ? "this is not well-formed XML" : fault.message
    return .fault(message, at: place, help: fault.help)
  }
}
