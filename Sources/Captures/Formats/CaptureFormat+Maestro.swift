import AccessibilityModel
import Locales
import TextFormats

extension CaptureFormat {
  /// The hierarchy of Maestro, as its command line and its MCP server print it.
  package static let maestro = CaptureFormat(
    id: "maestro", platform: .android, outline: "Maestro's hierarchy, from its command line or its MCP server",
    summary:
      "the hierarchy of Maestro, as JSON or CSV of `maestro hierarchy` or as the answer of its MCP server, from iOS or Android",
    knows: [.label, .value, .placeholder, .hint, .content, .editing, .error, .enabled, .selected],
    rules: [
      .listedRole, .listedSecureByName, .listedState, .androidHintAsText, .androidSecureHint, .androidRangeText,
      .maestroStatusBar, .maestroScrollView,
    ],
    recognizes: { mark in
      switch mark {
      case .keys(let keys):
        keys.hasAll("ui_schema", "elements")
          ? .certain
          : keys.all.contains("attributes") && !keys.hasAll("role", "states")
            && keys.hasAny("children", "bounds", "accessibilityText", "hintText", "ignoreBoundsFiltering")
            ? .likely : nil
      case .line(let line, _):
        line.has("element_num,depth,attributes", at: line.startIndex)
          || line.has("id,depth,bounds,text,resource_id", at: line.startIndex) ? .certain : nil
      case .tag, .lines: nil
      }
    },
    nodes: { text, problems throws(CaptureRefusal) in
      var reader = MaestroReader()
      if text.firstByte == UInt8(ascii: "{") || text.firstByte == UInt8(ascii: "[") {
        try reader.readJSON(text, problems: &problems)
      } else {
        try reader.readTable(text)
      }
      return try reader.finished(text)
    })
}

/// Source: mobile-dev-inc/Maestro 487407f, `PrintHierarchyCommand.kt`, `ViewHierarchyFormatters.kt`, `IOSDriver.kt` and
/// `AndroidDriver.kt`. The properties of a node are texts under the names that the drivers give them. On iOS, there are
/// no element types.
private struct MaestroReader {
  private struct Node {
    var properties: [String: String] = [:]
    var place: FileLocation
    var parent: Int?
  }

  private var nodes: [Node] = []

  // MARK: JSON

  mutating func readJSON(_ text: FileText, problems: inout FileProblems) throws(CaptureRefusal) {
    let json = try JSONFields(text, problems: &problems)
    var roots = [0]
    if case .array(let several) = json.tree.values[0].content { roots = several }
    if let elements = json.tree.member("elements", of: 0) { roots = json.tree.elements(of: elements) }
    var left = roots.reversed().map { (value: $0, parent: Int?.none) }
    while let (value, parent) = left.popLast() {
      let place = json.place(of: value)
      guard json.isObject(value) else {
        problems.warn("this value is not a JSON object, and is skipped", at: place)
        continue
      }
      try CaptureLimits.admit(nodes.count, at: place)
      var node = Node(place: place, parent: parent)
      for (key, name) in Self.shortNames {
        if let text = json.string(key, of: value).value { node.properties[name] = text }
      }
      // A flag beside the attributes repeats an attribute.
      for key in Self.flags where json.has(key, in: value) {
        if case .known(let isSet) = json.bool(key, of: value) { node.properties[key] = isSet ? "true" : "false" }
      }
      if let attributes = json.tree.member("attributes", of: value),
        case .object(let members) = json.tree.values[attributes].content
      {
        for (name, index) in members {
          if let text = json.string(at: index).value { node.properties[name] = text }
        }
      }
      nodes.append(node)
      let index = nodes.count - 1
      guard let children = json.tree.member("children", of: value) ?? json.tree.member("c", of: value) else { continue }
      left += json.tree.elements(of: children).reversed().map { ($0, index) }
    }
    if let schema = json.tree.member("ui_schema", of: 0), json.string("platform", of: schema).value == "android" {
      isAndroid = true
    }
  }

  private var isAndroid = false

  /// The abbreviations of the tool `inspect_screen`.
  private static let shortNames = [
    ("b", "bounds"), ("txt", "text"), ("rid", "resource-id"), ("a11y", "accessibilityText"), ("hint", "hintText"),
    ("cls", "class"), ("val", "value"), ("scroll", "scrollable"),
  ]
  private static let flags = ["clickable", "enabled", "focused", "checked", "selected"]

  // MARK: CSV

  /// Whether a flag that is missing is false: `maestro hierarchy --compact` leaves out every `false`
  /// (`PrintHierarchyCommand.processTreeToCSV`).
  private var leavesOutFalse = false

  /// Reads the table of `maestro hierarchy --compact`, or the one of an older MCP server.
  mutating func readTable(_ text: FileText) throws(CaptureRefusal) {
    var columns: [String] = []
    /// The index in `nodes` of each row, by its number in the file.
    var numbers: [String: Int] = [:]
    for row in CSVRows(text) {
      if columns.isEmpty {
        if row.cells.first == "element_num" || row.cells.first == "id" { columns = row.cells }
        leavesOutFalse = row.cells.first == "element_num"
        continue
      }
      try CaptureLimits.admit(nodes.count, at: text.location(row.offset))
      let cells = Dictionary(zip(columns, row.cells)) { $1 }
      guard let number = cells["element_num"] ?? cells["id"], Int(number) != nil else { continue }
      let parent = cells["parent_num"] ?? cells["parent_id"] ?? ""
      var node = Node(place: text.location(row.offset), parent: numbers[parent])
      for part in (cells["attributes"] ?? "").split(separator: ";") {
        let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        if pair.count == 2 { node.properties[String(pair[0]).trimmed] = String(pair[1]) }
      }
      for (column, name) in Self.columns {
        if let cell = cells[column], !cell.isEmpty {
          node.properties[name] = Self.flags.contains(name) ? (cell == "1" ? "true" : "false") : cell
        }
      }
      numbers[number] = nodes.count
      nodes.append(node)
    }
  }

  private static let columns = [
    ("bounds", "bounds"), ("text", "text"), ("resource_id", "resource-id"), ("accessibility", "accessibilityText"),
    ("hint", "hintText"), ("class", "class"), ("value", "value"), ("clickable", "clickable"), ("enabled", "enabled"),
    ("focused", "focused"), ("selected", "selected"), ("checked", "checked"),
  ]

  // MARK: Elements

  mutating func finished(_ text: FileText) throws(CaptureRefusal) -> RawCapture {
    guard
      nodes.contains(where: { node in ["bounds", "text", "accessibilityText"].contains { node.properties[$0] != nil } })
    else {
      throw .fault(
        "this file contains no element of Maestro's hierarchy", at: text.location(0),
        help: "save the output of `maestro hierarchy`")
    }
    isAndroid = isAndroid || nodes.contains { $0.properties["class"] != nil }
    // The answer of the MCP server has neither errors nor what is important.
    let isWhole = nodes.contains {
      $0.properties["important-for-accessibility"] != nil || $0.properties["error"] != nil
    }
    leavesOutFalse = leavesOutFalse && nodes.contains { $0.properties["enabled"] == "true" }
    var elements = ListedElements(
      platform: isAndroid ? .android : .iOS,
      names: Set(
        ["text", "content-desc", "hint", "enabled", "focused"] + (isWhole ? ["error", "a11y-important"] : [])))
    let types = isAndroid ? [:] : types()
    for (index, node) in nodes.enumerated() {
      var element = isAndroid ? view(node) : element(node)
      if let type = types[index] {
        element.type = type
        if type == "StatusBar" {
          elements.note(.maestroStatusBar, node.place, "this view is the status bar and is left out")
        } else if type == "ScrollView" {
          elements.note(.maestroScrollView, node.place, "this view has scroll bars, so it scrolls")
        }
      }
      element.parent = node.parent
      if !isAndroid, element.type == "TextField" || element.type == "Switch" {
        elements.note(
          .listedRole, node.place,
          "this element is read as a \(element.type), because of its \(element.type == "Switch" ? "value" : "placeholder")"
        )
      }
      try elements.add(element)
    }
    var capture = elements.capture
    if !isAndroid { capture.app = capture.nodes.first { $0.type == "Application" }?.label.value }
    return capture
  }

  private func common(_ node: Node, type: String) -> ListedElement {
    func text(_ name: String) -> Known<String> { Known(node.properties[name].nonEmpty) }
    func flag(_ name: String) -> Known<Bool> { node.properties[name].map { .known($0 == "true") } ?? .unknown }
    var element = ListedElement(type: type, location: node.place)
    element.label = text("accessibilityText")
    element.placeholder = text("hintText")
    element.identifier = text("resource-id")
    element.frame = node.properties["bounds"].flatMap(AccessibilityElement.Frame.init(bounds:))
    (element.isEnabled, element.isFocused) = (flag("enabled"), flag("focused"))
    // The answer of the MCP server leaves out what is usual.
    if element.isEnabled == .unknown { element.isEnabled = .known(!leavesOutFalse) }
    if element.isFocused == .unknown { element.isFocused = .known(false) }
    // On iOS, the flag is XCTest's `hasFocus`, the focus of a remote control, and not the focus of the keyboard
    // (`IOSDriver.mapViewHierarchy`).
    if !isAndroid, element.isFocused == .known(false) { element.isFocused = .unknown }
    element.isSelected = flag("selected")
    if element.isSelected == .unknown { element.isSelected = .known(false) }
    return element
  }

  private func frame(_ node: Node) -> AccessibilityElement.Frame? {
    node.properties["bounds"].flatMap(AccessibilityElement.Frame.init(bounds:))
  }

  /// The types of the views of iOS that their names and places tell: the status bar, which Maestro's driver adds after
  /// the app, and scroll bars with the views that they scroll.
  private func types() -> [Int: String] {
    var types: [Int: String] = [:]
    let width = nodes.lazy.compactMap { frame($0) }.map(\.width).max() ?? 0
    /// For each node, the outermost view around it with the size of a status bar.
    var bars = [Int?](repeating: nil, count: nodes.count)
    for (index, node) in nodes.enumerated() {
      bars[index] = node.parent.flatMap { bars[$0] }
      let label = node.properties["accessibilityText"].nonEmpty
      let value = node.properties["value"].nonEmpty
      guard let frame = frame(node) else { continue }
      if bars[index] == nil, label == nil, frame.x == 0, frame.y == 0, frame.width == width, 20...62 ~= frame.height {
        bars[index] = index
      } else if let bar = bars[index], let label, Self.isTime(label) {
        types[bar] = "StatusBar"
      } else if IOSStops.isScrollBar(label: label, value: value, frame: frame), let parent = node.parent {
        types[index] = "ScrollBar"
        if nodes[parent].parent != nil { types[parent] = "ScrollView" }
      }
    }
    return types
  }

  /// Whether a text is a time as the status bar shows it, such as `9:41`.
  private static func isTime(_ text: String) -> Bool {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "." })
    return parts.count == 2 && (1...2).contains(parts[0].count) && parts[0].allSatisfy(\.isNumber)
      && parts[1].prefix { $0.isNumber }.count == 2
  }

  private func view(_ node: Node) -> ListedElement {
    let name = node.properties["class"] ?? "android.view.View"
    var element = common(node, type: name.contains(".") ? name : "android.view." + name)
    element.text = Known(node.properties["text"].nonEmpty)
    element.isClickable = node.properties["clickable"].map { .known($0 == "true") } ?? .unknown
    let isCheckable: [AndroidView] = [.checkBox, .radioButton, .toggle, .toggleButton, .checkedText]
    if isCheckable.contains(AndroidView(className: name)) {
      element.isChecked = .known(node.properties["checked"] == "true")
    }
    element.more["scrollable"] = node.properties["scrollable"]
    element.more["a11y-important"] = node.properties["important-for-accessibility"]
    element.more["error"] = node.properties["error"]
    return element
  }

  private func element(_ node: Node) -> ListedElement {
    var element = common(node, type: "Other")
    if element.label == .absent {
      element.label = Known(node.properties["title"].nonEmpty ?? node.properties["text"].nonEmpty)
    }
    element.value = Known(node.properties["value"].nonEmpty)
    if element.value == element.label { element.value = .absent }
    // Only a field has a placeholder, and little else than a switch has one of these values.
    if element.placeholder.value != nil {
      element.type = "TextField"
    } else if node.properties["checked"] == "true" || element.value == .known("0") || element.value == .known("1"),
      element.label.value != nil
    {
      element.type = "Switch"
    } else if node.parent == nil, nodes.count > 1 {
      element.type = "Application"
    }
    return element
  }
}

/// The rows of a table of comma-separated values. A quoted cell may contain commas and line breaks.
private struct CSVRows: Sequence, IteratorProtocol {
  private let text: FileText
  private var offset = 0

  init(_ text: FileText) { self.text = text }

  mutating func next() -> (cells: [String], offset: Int)? {
    let bytes = text.bytes
    guard offset < bytes.count else { return nil }
    let start = offset
    var cells: [String] = []
    var cell: [UInt8] = []
    var isQuoted = false
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "\""):
        if isQuoted, text.byte(offset) == UInt8(ascii: "\"") {
          cell.append(byte)
          offset += 1
        } else {
          isQuoted.toggle()
        }
      case UInt8(ascii: ",") where !isQuoted:
        cells.append(String(decoding: cell, as: UTF8.self))
        cell = []
      case 0x0A where !isQuoted:
        cells.append(String(decoding: cell.filter { $0 != 0x0D }, as: UTF8.self))
        return (cells, start)
      default: cell.append(byte)
      }
    }
    cells.append(String(decoding: cell, as: UTF8.self))
    return (cells, start)
  }
}

extension CaptureRule {
  static let maestroStatusBar = CaptureRule(
    "maestro.status-bar", .guess,
    "a view as wide and as high as the status bar, with a time inside, is the status bar and is left out")
  static let maestroScrollView = CaptureRule(
    "maestro.scroll-view", .guess,
    "a view with the scroll bars of XCTest inside scrolls; the bars themselves are no stops")
}
