import A11ySim
import TextFormats

extension CaptureFormat {
  package enum Recognition: Sendable, Hashable {
    case capture(CaptureFormat)
    case screenFile
    /// A known format that is not supported. The text describes the format in messages.
    case unsupported(String)
    case unknown
  }

  /// Recognises a file by its content. A damaged file is recognised, too, so that its reader can report the error.
  package static func recognize(_ text: FileText) -> Recognition { recognize(text, isInside: false) }

  /// The number of bytes that are examined at the start of a file. The first elements identify every format.
  private static let limit = 1_000_000

  private static func recognize(_ text: FileText, isInside: Bool) -> Recognition {
    let start = text.bytes.firstIndex { !isSpace($0) } ?? text.bytes.count
    switch text.byte(start) {
    case UInt8(ascii: "<"): return markup(text, from: start)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let keys = JSONKeys(text, from: start, limit: limit)
      // The response of a WebDriver server contains the page source, as a string if the source is XML.
      if !isInside, let inner = keys.value {
        let found = recognize(FileText(file: text.file, utf8: Array(inner.utf8)), isInside: true)
        if found != .unknown { return found }
      }
      let found = json(keys)
      return found == .unknown ? lines(text, from: start) : found
    default: return lines(text, from: start)
    }
  }

  static func isOfA11yUITests(_ text: FileText) -> Bool {
    let start = text.bytes.firstIndex { !isSpace($0) } ?? text.bytes.count
    let keys = JSONKeys(text, from: start, limit: limit)
    return keys.outermost.contains("snapshot") && !keys.all.contains("elementType")
  }

  // MARK: XML

  private static func markup(_ text: FileText, from start: Int) -> Recognition {
    var offset = start
    let end = min(text.bytes.count, start + limit)
    while offset < end {
      guard text.bytes[offset] == UInt8(ascii: "<") else {
        offset += 1
        continue
      }
      let nameStart = offset + 1
      offset = nameStart
      while offset < end, isOfName(text.bytes[offset]), offset - nameStart < 100 { offset += 1 }
      switch text.string(nameStart..<min(offset, text.bytes.count)) {
      case "!--": offset = skipComment(text, offset, end)
      case let name where name.hasPrefix("XCUIElementType") || name == "AppiumAUT": return .capture(.appiumIOS)
      case let name where name == "hierarchy" || name == "node" || name.hasPrefix("android."):
        return .capture(.uiautomator)
      case "ViewHierarchy": return .unsupported("the view hierarchy of Detox")
      default: break
      }
    }
    return .unknown
  }

  private static func skipComment(_ text: FileText, _ start: Int, _ end: Int) -> Int {
    var offset = start
    while offset < end {
      if text.byte(offset) == UInt8(ascii: "-"), text.byte(offset + 1) == UInt8(ascii: "-"),
        text.byte(offset + 2) == UInt8(ascii: ">")
      {
        return offset + 3
      }
      offset += 1
    }
    return end
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "!"), UInt8(ascii: "$"): true
    default: false
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  // MARK: JSON

  private static func json(_ keys: JSONKeys) -> Recognition {
    let all = keys.all
    func hasAny(_ names: String...) -> Bool { names.contains(where: all.contains) }
    func hasAll(_ names: String...) -> Bool { names.allSatisfy(all.contains) }
    if keys.outermost.contains("a11ySimScreen") { return .screenFile }
    // Scenarios are excluded first, because their expectations can contain the keys of other formats.
    if !keys.outermost.isDisjoint(with: ["steps", "screen", "screens"]) { return .unknown }
    if hasAny("AXLabel", "AXUniqueId", "AXFrame", "role_description") || hasAll("elements", "backend", "coverage") {
      return .capture(.idb)
    }
    if hasAny("platform_identifier", "estimated_uid") || hasAll("caption", "spoken_description") {
      return .capture(.axaudit)
    }
    if all.contains("_0") && hasAny("element", "container") || hasAny("traversalIndex", "authoredHint") {
      return .capture(.accessibilitySnapshot)
    }
    if all.contains("backendDOMNodeId") { return .unsupported("the accessibility tree of Chrome (CDP)") }
    if hasAny("isAccessible", "rawIdentifier", "rawIndentifier", "elementAttributes")
      || hasAll("isEnabled", "isVisible")
    {
      return .capture(.appiumIOS)
    }
    if all.contains("elementType") { return .capture(.xcuitest) }
    if hasAll("snapshot", "traits", "placeholder") { return .capture(.xcuitest) }
    if hasAll("role", "states") { return .unsupported("a tree of AT-SPI") }
    if hasAll("attributes", "children") { return .unsupported("the hierarchy of Maestro") }
    return .unknown
  }

  // MARK: Text

  private static func lines(_ text: FileText, from start: Int) -> Recognition {
    let end = min(text.bytes.count, start + limit)
    var number = 0
    var isOutline = true
    var hasQuotedName = false
    var offset = start
    while offset < end {
      let lineEnd = text.bytes[offset..<end].firstIndex(of: 0x0A) ?? end
      let lineStart = offset
      // The first 4,000 bytes of a line are enough for every format. A longer line belongs to a log.
      let line = text.bytes[lineStart..<min(lineEnd, lineStart + 4_000)]
      offset = lineEnd + 1
      guard let first = line.firstIndex(where: { !isSpace($0) }) else { continue }
      if isDescription(line) { return .capture(.xcuitest) }
      if line.index(of: "SemanticsNode#", from: first) != nil {
        return .unsupported("the semantics tree of Flutter")
      }
      if line.index(of: "UI hierchary dumped to", from: first) != nil { return .capture(.uiautomator) }
      if number == 0, line[first] == UInt8(ascii: "["), line.index(of: " | ", from: first) != nil,
        line.index(of: "] {", from: first) != nil
      {
        return .unsupported("a tree of AT-SPI")
      }
      // The last line may end without a line feed.
      if line.has("Running on ", at: first),
        let brace = text.bytes[min(offset, end)..<end].firstIndex(of: UInt8(ascii: "{"))
      {
        let found = json(JSONKeys(text, from: brace, limit: limit))
        if found != .unknown { return found }
      }
      // In a scenario, a colon follows the role of an element, as in `- heading: Enter your code`.
      if number < 20, isNamedRole(line[first...]) { hasQuotedName = true }
      if isOutline, number < 20 { isOutline = isOfAriaSnapshot(line[first...], isFirst: number == 0) }
      number += 1
    }
    return isOutline && hasQuotedName ? .unsupported("the aria snapshot of Playwright") : .unknown
  }

  /// Whether a line comes from XCTest's `debugDescription`: a heading, or an element type with an address, process or
  /// frame.
  private static func isDescription(_ line: ArraySlice<UInt8>) -> Bool {
    for heading: StaticString in ["Element subtree:", "Query chain:", "Path to element:"]
    where line.index(of: heading, from: line.startIndex) != nil { return true }
    var first = line.firstIndex { !isSpace($0) } ?? line.endIndex
    if line.has("Attributes: ", at: first) { first += 12 }
    if line.has("→", at: first) { first += 3 }
    let end = line[first...].firstIndex { !(0x41...0x5A ~= $0 || 0x61...0x7A ~= $0) } ?? line.endIndex
    guard XCUIElementType(name: line[first..<end].string) != nil else { return false }
    let rest = line.has(" (Main)", at: end) ? end + 7 : end
    return ([", 0x", " 0x", ", pid: ", ", {{"] as [StaticString]).contains { line.has($0, at: rest) }
  }

  /// Whether a line can be part of an ARIA snapshot. Every line begins with a dash, and the first line also has an ARIA
  /// role.
  private static func isOfAriaSnapshot(_ line: ArraySlice<UInt8>, isFirst: Bool) -> Bool {
    guard line.has("- ", at: line.startIndex) else { return false }
    guard isFirst else { return true }
    let word = line.dropFirst(2).prefix { 0x61...0x7A ~= $0 }.string
    let after = line.dropFirst(2 + word.utf8.count).first
    return ariaRoles.contains(word) && [nil, 0x0D, UInt8(ascii: ":"), UInt8(ascii: " ")].contains(after)
  }

  /// Whether a line has an ARIA role and a quoted name, such as `- link "Skip to content"`.
  private static func isNamedRole(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.has("- ", at: line.startIndex) else { return false }
    let word = line.dropFirst(2).prefix { 0x61...0x7A ~= $0 }.string
    return ariaRoles.contains(word) && line.has(" \"", at: line.startIndex + 2 + word.utf8.count)
  }

  private static let ariaRoles: Set<String> = [
    "main", "banner", "navigation", "heading", "text", "textbox", "button", "link", "list", "listitem", "document",
    "region", "form", "dialog", "alertdialog", "alert", "img", "table", "contentinfo", "complementary", "search",
    "searchbox", "article", "paragraph", "group", "checkbox", "radio", "radiogroup", "combobox", "tablist", "tab",
    "menu", "menubar", "status", "generic", "iframe", "grid", "tree", "toolbar",
  ]
}

/// The keys at the start of a JSON file, which may be incomplete or invalid.
private struct JSONKeys {
  /// The keys of all objects, except keys longer than 64 bytes.
  private(set) var all: Set<String> = []
  private(set) var outermost: Set<String> = []
  /// The start of the string under the key `value` of the outermost object.
  private(set) var value: String?

  init(_ text: FileText, from start: Int, limit: Int) {
    let end = min(text.bytes.count, start + limit)
    var offset = start
    var depth = 0
    /// The key of the next value in the outermost object; nil inside other objects.
    var key: String?
    while offset < end {
      let byte = text.bytes[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        key = nil
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ","): key = nil
      case UInt8(ascii: "\""):
        let content = offset
        while offset < end, text.bytes[offset] != UInt8(ascii: "\"") {
          offset += text.bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
        let contentEnd = min(offset, end)
        offset += 1
        var next = offset
        while next < end, [0x20, 0x0A, 0x0D, 0x09].contains(text.bytes[next]) { next += 1 }
        if next < end, text.bytes[next] == UInt8(ascii: ":") {
          guard contentEnd - content <= 64 else { continue }
          let name = text.string(content..<contentEnd)
          all.insert(name)
          if depth == 1 {
            outermost.insert(name)
            key = name
          }
        } else if depth == 1, key == "value" {
          value = Self.unescaped(text.bytes[content..<contentEnd])
        }
      default: break
      }
    }
  }

  /// Returns the text of a JSON string that may be cut off. Escapes of characters beyond ASCII are left out.
  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.endIndex else {
        result.append(bytes[index])
        index += 1
        continue
      }
      switch bytes[index + 1] {
      case UInt8(ascii: "n"), UInt8(ascii: "r"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x20)
      case UInt8(ascii: "u"):
        if let unit = UInt8(bytes[(index + 2)...].prefix(4).string, radix: 16), unit < 0x80 { result.append(unit) }
        index += 4
      case let other: result.append(other)
      }
      index += 2
    }
    return String(decoding: result, as: UTF8.self)
  }
}
