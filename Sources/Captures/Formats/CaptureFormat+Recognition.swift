import A11ySim
import TextFormats

extension CaptureFormat {
  /// The result of looking at the content of a file.
  package enum Recognition: Sendable, Hashable {
    case capture(CaptureFormat)
    /// A screen file of our own.
    case screenFile
    /// A known format of accessibility trees that is not read, with its name.
    case unsupported(String)
    case unknown
  }

  /// The number of bytes that are looked at. The keys and tags that tell a format stand near the beginning.
  private static let headLength = 20_000

  /// Recognises the format of a file by its content.
  package static func recognize(_ text: FileText) -> Recognition {
    let head = Head(bytes: text.bytes.prefix(headLength))
    switch text.firstByte {
    case UInt8(ascii: "<"): return recognizeXML(head)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if head.contains("[application |") || head.contains("[frame |") { return .unsupported("AT-SPI") }
      // XML in the answer of WebDriver has its quotation marks escaped.
      if let start = head.place(of: "\"value\"") {
        if head.from(start).contains("<XCUIElementType") { return .capture(.appiumIOS) }
        if head.from(start).contains("<hierarchy") { return .capture(.uiautomator) }
      }
      return recognizeJSON(head)
    default: break
    }
    if head.contains("UI hierchary dumped to") { return .capture(.uiautomator) }
    return recognizeText(head)
  }

  /// Returns whether the JSON is a snapshot of the library A11yUITests, and not one of XCUITest itself.
  static func isOfA11yUITests(_ text: FileText) -> Bool {
    let head = Head(bytes: text.bytes.prefix(headLength))
    return head.contains("\"snapshot\"") && !head.contains("\"elementType\"")
  }

  private static func recognizeXML(_ head: Head) -> Recognition {
    if head.contains("<XCUIElementType") { return .capture(.appiumIOS) }
    if head.contains("<hierarchy") || head.contains("<android.") || head.contains("<node ") {
      return .capture(.uiautomator)
    }
    if head.contains("<ViewHierarchy") || head.contains("view-hierarchy") && head.contains("visibility=") {
      return .unsupported("Detox")
    }
    return .unknown
  }

  private static func recognizeJSON(_ head: Head) -> Recognition {
    func has(_ keys: String...) -> Bool { keys.contains { head.contains("\"\($0)\"") } }
    if has("a11ySimScreen") { return .screenFile }
    if has("AXLabel", "AXUniqueId", "AXFrame", "role_description") { return .capture(.idb) }
    if has("spoken_description"), has("caption", "platform_identifier") { return .capture(.axaudit) }
    if has("ElementClassName"), has("Label", "Traits") { return .capture(.axaudit) }
    if has("_0"), has("element", "container") { return .capture(.accessibilitySnapshot) }
    if has("snapshot"), has("traits", "placeholder") { return .capture(.xcuitest) }
    if has("isAccessible", "rawIdentifier", "rawIndentifier", "elementAttributes") { return .capture(.appiumIOS) }
    if has("elementType"), has("frame", "children") { return .capture(.xcuitest) }
    if has("backendDOMNodeId") { return .unsupported("Chrome's accessibility tree") }
    if has("attributes"), has("children"), has("hintText", "accessibilityText", "resource-id") {
      return .unsupported("Maestro")
    }
    if has("role"), has("states"), has("children", "extents") { return .unsupported("AT-SPI") }
    if has("childActions"), has("nodes") { return .unsupported("AccessKit") }
    return .unknown
  }

  private static func recognizeText(_ head: Head) -> Recognition {
    if head.contains("Element subtree:") || head.contains("Attributes: Application, ") {
      return .capture(.xcuitest)
    }
    if head.contains("SemanticsNode#") { return .unsupported("Flutter") }
    let lines = head.bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 200).map {
      String(decoding: $0, as: UTF8.self).trimmed
    }
    if lines.contains(where: isElementOfXCUITest) { return .capture(.xcuitest) }
    // - textbox "Digit 1 of 6": "4"
    let roles = ["heading", "textbox", "button", "link", "document", "main", "paragraph", "text", "list", "group"]
    // A scenario's elements have a colon after their kind: - heading: Enter your code
    if lines.contains(where: { line in roles.contains { line.hasPrefix("- \($0) \"") } }),
      lines.allSatisfy({ $0.hasPrefix("- ") || $0.hasPrefix("#") || $0.isEmpty })
    {
      return .unsupported("Playwright's aria snapshot")
    }
    if lines.contains(where: { $0.hasPrefix("[application |") || $0.hasPrefix("[frame |") }) {
      return .unsupported("AT-SPI")
    }
    return .unknown
  }

  /// Whether a line is an element of `debugDescription`: `Button, 0x600002c4c9a0, {{16.0, 270.0}, {358.0, 50.0}}`.
  private static func isElementOfXCUITest(_ line: String) -> Bool {
    let name = line.drop { $0 == "→" || $0 == " " }.prefix { $0.isLetter }
    guard XCUIElementType(name: String(name)) != nil else { return false }
    return line.contains(", 0x") || line.contains(" 0x") || line.contains("{{")
  }
}

/// The beginning of a file. Its bytes are compared, because comparing characters takes many times as long, and every
/// scenario is looked at.
private struct Head {
  var bytes: ArraySlice<UInt8>

  func contains(_ text: String) -> Bool { place(of: text) != nil }

  /// Returns the offset at which a text first occurs; nil if it does not.
  func place(of text: String) -> Int? {
    let wanted = Array(text.utf8)
    guard bytes.count >= wanted.count else { return nil }
    return (bytes.startIndex...bytes.endIndex - wanted.count).first { start in
      bytes[start] == wanted[0] && bytes[start..<start + wanted.count].elementsEqual(wanted)
    }
  }

  /// Returns the part from an offset on.
  func from(_ offset: Int) -> Head { Head(bytes: bytes[offset...]) }
}
