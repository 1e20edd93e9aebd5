import AccessibilityModel
import Locales
import TextFormats

extension CaptureFormat {
  /// The semantics of Jetpack Compose, as a test prints them.
  package static let compose = CaptureFormat(
    id: "compose", platform: .android, outline: "what `printToLog` of a Compose test prints",
    summary: "the semantics tree that `printToLog` or `printToString` of a Compose test prints, merged or unmerged",
    knows: [
      .label, .value, .placeholder, .hint, .traits, .content, .editing, .stateDescription, .roleDescription,
      .error, .liveRegion, .paneTitle, .enabled,
    ],
    rules: [.androidHintAsText, .androidSecureHint, .composeRole, .composeSelected, .composeTab, .composeMerged],
    recognizes: { mark in
      guard case .line(let line, _) = mark else { return nil }
      return line.index(of: "Printing with useUnmergedTree", from: line.startIndex) != nil
        || ComposeReader.column(of: line) != nil ? .certain : nil
    },
    nodes: { text, problems throws(CaptureRefusal) in
      var reader = ComposeReader()
      return try reader.read(text)
    })
}

/// Source: androidx 221a95f, `compose/ui/ui-test/src/commonMain/kotlin/androidx/compose/ui/test/Output.kt` for the form;
/// the keys of `SemanticsProperties`, and what of them Android's accessibility gets, are from memory.
private struct ComposeReader {
  private struct Node {
    var properties: [String: String] = [:]
    var flags: Set<String> = []
    var actions: Set<String> = []
    var tag: String?
    var frame: AccessibilityElement.Frame?
    var place: FileLocation
    var column: Int
    var parent: Int?
  }

  private var nodes: [Node] = []
  /// Whether the properties of a node may be those of the nodes inside it.
  private var isMerged = false

  /// The column at which a line names a node, such as ` |-Node #3 at (l=0.0, …`; nil for any other line.
  static func column(of line: ArraySlice<UInt8>) -> Int? {
    guard let start = line.index(of: "Node #", from: line.startIndex),
      line[..<start].allSatisfy({ " |-)".utf8.contains($0) || 0x30...0x39 ~= $0 }),
      line.index(of: " at (l=", from: start) != nil
    else { return nil }
    return start - line.startIndex
  }

  mutating func read(_ text: FileText) throws(CaptureRefusal) -> RawCapture {
    var open: [Int] = []
    /// The property whose value continues on the next line.
    var unfinished: String?
    isMerged = text.bytes[...].index(of: "useUnmergedTree = 'false'", from: 0) != nil
    var offset = 0
    while offset < text.bytes.count {
      let end = text.bytes[offset...].firstIndex(of: 0x0A) ?? text.bytes.count
      let line = text.bytes[offset..<end].trimmedEnd
      defer { offset = end + 1 }
      if let column = Self.column(of: line) {
        try CaptureLimits.admit(nodes.count, at: text.location(offset))
        while let last = open.last, nodes[last].column >= column { open.removeLast() }
        nodes.append(node(line, column, at: text.location(offset + column), below: open.last))
        open.append(nodes.count - 1)
        unfinished = nil
      } else if !nodes.isEmpty {
        readProperty(line.drop { $0 == 0x20 || $0 == UInt8(ascii: "|") }, &unfinished)
      }
    }
    guard !nodes.isEmpty else {
      throw .fault(
        "this text contains no node of Compose", at: text.location(0),
        help: "save what `composeTestRule.onRoot().printToLog(\"TAG\")` prints")
    }
    return try capture()
  }

  private func node(
    _ line: ArraySlice<UInt8>, _ column: Int, at place: FileLocation, below parent: Int?
  ) -> Node {
    var node = Node(place: place, column: column, parent: parent)
    let rest = line.dropFirst(column).string
    if let tag = rest.firstRange(of: "Tag: '"), rest.hasSuffix("'") {
      node.tag = String(rest[tag.upperBound...].dropLast())
    }
    let sides = ["l=", "t=", "r=", "b="].compactMap { side -> Double? in
      guard let found = rest.firstRange(of: side) else { return nil }
      return Double(rest[found.upperBound...].prefix { $0.isNumber || $0 == "." || $0 == "-" })
    }
    if sides.count == 4 { node.frame = .init(captured: sides[0], sides[1], sides[2] - sides[0], sides[3] - sides[1]) }
    return node
  }

  /// Reads `Key = 'value'`, `[Flag, Flag]` or `Actions = [Name, Name]`. A value is not escaped, so it ends with the last
  /// quotation mark before the next property.
  private mutating func readProperty(_ line: ArraySlice<UInt8>, _ unfinished: inout String?) {
    let text = line.string
    let last = nodes.count - 1
    if text.hasPrefix("Actions = [") {
      nodes[last].actions = Set(Self.names(text.dropFirst(10)))
      unfinished = nil
    } else if text.hasPrefix("["), text.hasSuffix("]"), unfinished == nil {
      nodes[last].flags = Set(Self.names(text[...]))
    } else if let mark = text.firstRange(of: " = '"), text[..<mark.lowerBound].allSatisfy(\.isLetter),
      mark.lowerBound > text.startIndex
    {
      let key = String(text[..<mark.lowerBound])
      let value = String(text[mark.upperBound...])
      let isClosed = value.hasSuffix("'")
      nodes[last].properties[key] = isClosed ? String(value.dropLast()) : value
      unfinished = isClosed ? nil : key
    } else if let key = unfinished {
      let isClosed = text.hasSuffix("'")
      nodes[last].properties[key, default: ""] += "\n" + (isClosed ? String(text.dropLast()) : text)
      unfinished = isClosed ? nil : key
    }
  }

  private static func names(_ list: Substring) -> [String] {
    list.drop { $0 == "[" }.split { $0 == "," || $0 == "]" }.map { String($0).trimmed }
  }

  // MARK: Elements

  private mutating func capture() throws(CaptureRefusal) -> RawCapture {
    var elements = ListedElements(
      platform: .android,
      names: [
        "text", "content-desc", "hint", "enabled", "focused", "password", "heading", "error", "live-region",
        "pane-title", "state-description", "role-description",
      ])
    // Views of Compose are inside this view, and its class tells that the rules of Compose hold.
    var root = ListedElement(type: "androidx.compose.ui.platform.ComposeView", location: nodes[0].place)
    root.frame = nodes[0].frame
    root.isSecure = .known(false)
    try elements.add(root)
    var places: [Int] = []
    let hasParts = Set(nodes.compactMap(\.parent))
    /// The roles that Compose tells by a node of their own, with the nodes around them.
    var roles: [ListedElement] = []
    for (number, node) in nodes.enumerated() {
      var element = element(node)
      element.parent = node.parent.map { places[$0] } ?? 0
      if node.properties["Role"] == nil, element.type != "android.view.View", element.type != "android.widget.TextView"
      {
        elements.note(.composeRole, node.place, "this node is read as \(element.type), because of its properties")
      }
      if node.properties["Selected"] != nil, element.isChecked != .unknown, node.properties["StateDescription"] == nil {
        elements.note(
          .composeSelected, node.place, "Compose says whether this node is selected, here in the words for English")
      }
      if element.more["role-description"] != nil {
        elements.note(.composeTab, node.place, "Compose says that this node is a tab, here in the word for English")
      }
      if isMerged, let text = text(node), let label = element.label.value, !element.isTextField, !label.contains(text) {
        // The text is not compared with the name, because it may be a part of it.
        (element.label, element.text) = (.known("\(label), \(text)"), .absent)
        elements.note(
          .composeMerged, node.place,
          "“\(label.onOneLine)” may describe this node or an image inside it; it is read, and then “\(text.onOneLine)”")
      }
      // The text before it is transformed to bullets.
      if element.isSecure == .known(true), let secret = node.properties["InputText"] { elements.hide(secret) }
      // A node that merges those inside it has no class of its own, but a last part with the class (`emitFakeNodes`).
      if !isMerged, has("MergeDescendants", node), hasParts.contains(number), element.isChecked == .unknown,
        !element.isTextField, node.properties["Role"].flatMap({ Self.types[$0] }) != nil
      {
        var role = ListedElement(type: element.type, location: node.place)
        (role.isClickable, role.frame, role.isSecure) = (.known(false), node.frame, .known(false))
        (role.isEnabled, element.type) = (element.isEnabled, "android.view.View")
        roles.append(role)
      }
      let index = try elements.add(element)
      places.append(index)
      if let last = roles.indices.last, roles[last].location == node.place { roles[last].parent = index }
      // In a merged tree, the texts inside a field are texts of the field itself.
      guard element.isTextField, let label = text(node) else { continue }
      var inside = ListedElement(type: "android.widget.TextView", location: node.place)
      (inside.text, inside.parent, inside.isClickable) = (.known(label), index, .known(false))
      (inside.isSecure, inside.frame) = (.known(false), node.frame)
      try elements.add(inside)
    }
    for role in roles { try elements.add(role) }
    return elements.capture
  }

  private func text(_ node: Node) -> String? { list(node.properties["Text"]) }

  /// Returns the texts of a list such as `[Sign in, now]`.
  private func list(_ value: String?) -> String? {
    guard var value, !value.isEmpty else { return nil }
    if value.hasPrefix("["), value.hasSuffix("]") { value = String(value.dropFirst().dropLast()) }
    return value.isEmpty ? nil : value
  }

  private func has(_ flag: String, _ node: Node) -> Bool {
    node.flags.contains(flag) || node.properties[flag].map { $0 != "false" } == true
  }

  private func element(_ node: Node) -> ListedElement {
    var element = ListedElement(type: "android.view.View", location: node.place)
    let isField = node.properties["EditableText"] != nil || node.actions.contains("SetText")
    if isField {
      element.type = "android.widget.EditText"
    } else if let type = node.properties["Role"].flatMap({ Self.types[$0] }) {
      element.type = type
    } else if node.properties["ProgressBarRangeInfo"] != nil {
      element.type = node.actions.contains("SetProgress") ? "android.widget.SeekBar" : "android.widget.ProgressBar"
    } else if text(node) != nil, !node.actions.contains("OnClick") {
      element.type = "android.widget.TextView"
    }
    element.text = Known(isField ? node.properties["EditableText"].nonEmpty : text(node))
    element.label = Known(list(node.properties["ContentDescription"]))
    element.identifier = Known(node.tag)
    element.frame = node.frame
    element.isSecure = .known(has("Password", node))
    element.isEnabled = .known(!has("Disabled", node))
    element.isFocused = .known(node.properties["Focused"] == "true")
    element.isSelected = .known(false)
    element.isClickable = .known(node.actions.contains("OnClick"))
    if has("InvisibleToUser", node) || has("HideFromAccessibility", node) { element.isVisible = .known(false) }
    if let state = node.properties["ToggleableState"] {
      element.isChecked = .known(state == "On")
      if state == "Indeterminate" { element.more["state-description"] = "Partially checked" }
    } else if let selected = node.properties["Selected"] {
      if node.properties["Role"] == "Tab" {
        element.isSelected = .known(selected == "true")
      } else {
        element.isChecked = .known(selected == "true")
        element.more["state-description"] = selected == "true" ? "Selected" : "Not selected"
      }
    }
    if let state = node.properties["StateDescription"] { element.more["state-description"] = state }
    if node.properties["Role"] == "Tab" { element.more["role-description"] = "Tab" }
    element.more["error"] = node.properties["Error"]
    element.more["pane-title"] = node.properties["PaneTitle"]
    element.more["live-region"] = node.properties["LiveRegion"].map { $0 == "Assertive" ? "2" : "1" }
    if has("Heading", node) { element.more["heading"] = "true" }
    if node.actions.contains("OnLongClick") { element.more["long-clickable"] = "true" }
    if node.actions.contains("ScrollBy") { element.more["scrollable"] = "true" }
    if has("MergeDescendants", node) || node.actions.contains("RequestFocus") {
      element.more["screen-reader-focusable"] = "true"
    }
    return element
  }

  /// The classes that Compose gives Android for its roles.
  private static let types = [
    "Button": "android.widget.Button", "Checkbox": "android.widget.CheckBox", "Switch": "android.widget.Switch",
    "RadioButton": "android.widget.RadioButton", "Image": "android.widget.ImageView",
    "DropdownList": "android.widget.Spinner", "ValuePicker": "android.widget.NumberPicker",
  ]
}

extension CaptureRule {
  static let composeRole = CaptureRule(
    "compose.role", .guess, "the class of a node without a role follows from its properties, as Compose derives it")
  static let composeSelected = CaptureRule(
    "compose.selected", .guess,
    "a node that can be selected and is no tab can be checked, and Compose says whether it is selected; the words are those of Compose in English"
  )
  static let composeTab = CaptureRule(
    "compose.tab", .guess,
    "a tab has no class of Android, and Compose says what it is; the word is that of Compose in English")
  static let composeMerged = CaptureRule(
    "compose.merged", .guess,
    "in a merged tree, the description and then the text of a node are read, because the description may be that of an image inside it"
  )
}
