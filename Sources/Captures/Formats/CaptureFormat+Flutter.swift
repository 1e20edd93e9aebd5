import AccessibilityModel
import Locales
import TextFormats

extension CaptureFormat {
  /// The semantics tree of Flutter, as the framework prints it.
  package static let flutter = CaptureFormat(
    id: "flutter", platform: .iOS, outline: "Flutter's semantics tree, as `debugDumpSemanticsTree` prints it",
    summary:
      "the semantics tree that Flutter's `debugDumpSemanticsTree` or `toStringDeep` prints, read as an app on iOS, or on Android with `--reader talkback`",
    knows: [.label, .value, .hint, .traits, .actions, .editing, .enabled],
    rules: [.flutterStops, .flutterTooltip, .flutterPlatform],
    recognizes: { mark in
      guard case .line(let line, _) = mark else { return nil }
      return line.index(of: "SemanticsNode#", from: line.startIndex) != nil ? .certain : nil
    },
    nodes: { text, problems throws(CaptureRefusal) in
      var reader = FlutterReader()
      return try reader.read(text)
    })
}

/// Source: flutter/flutter, `packages/flutter/lib/src/semantics/semantics.dart` (`SemanticsNode.debugFillProperties`) for
/// the form, seen in the expectations of its tests; which node iOS makes an element, and what kind, is from memory of
/// `SemanticsObject.mm`, so a guess.
private struct FlutterReader {
  private struct Node {
    var properties: [String: String] = [:]
    var rect: (Double, Double, Double, Double)?
    var isInvisible = false
    /// Whether the nodes inside are parts of this node (`MergeSemantics`).
    var merges = false
    var place: FileLocation
    var column: Int
    var parent: Int?
    var children = 0
    /// The position of the node on the screen.
    var origin = (0.0, 0.0)
  }

  private var nodes: [Node] = []

  mutating func read(_ text: FileText) throws(CaptureRefusal) -> RawCapture {
    var open: [Int] = []
    var key: String?
    var isQuoted = false
    var offset = 0
    while offset < text.bytes.count {
      let end = text.bytes[offset...].firstIndex(of: 0x0A) ?? text.bytes.count
      let line = text.bytes[offset..<end].trimmedEnd
      let place = offset
      offset = end + 1
      if let start = line.index(of: "SemanticsNode#", from: line.startIndex), Self.isDrawing(line[..<start]) {
        try CaptureLimits.admit(nodes.count, at: text.location(start))
        // The lines that draw the tree are longer in bytes than in characters.
        let column = line[..<start].string.count
        while let last = open.last, nodes[last].column >= column { open.removeLast() }
        if let parent = open.last { nodes[parent].children += 1 }
        nodes.append(Node(place: text.location(start), column: column, parent: open.last))
        open.append(nodes.count - 1)
        (key, isQuoted) = (nil, false)
      } else if !nodes.isEmpty {
        readProperty(Self.content(of: text.bytes[place..<end].trimmedEnd), &key, &isQuoted)
      }
    }
    guard !nodes.isEmpty else {
      throw .fault(
        "this text contains no node of Flutter's semantics", at: text.location(0),
        help:
          "print the tree with `debugDumpSemanticsTree()` while a screen reader runs, or in a test with `tester.ensureSemantics()`"
      )
    }
    return try capture()
  }

  private static func isDrawing(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.string.allSatisfy { " │├└─╎╌ ".contains($0) }
  }

  /// Returns a line without the lines that draw the tree.
  private static func content(of line: ArraySlice<UInt8>) -> String {
    String(line.string.drop { " │├└─╎╌ ".contains($0) })
  }

  /// Reads one line of a node's properties. A list or a text may continue on the lines below.
  private mutating func readProperty(_ line: String, _ key: inout String?, _ isQuoted: inout Bool) {
    let last = nodes.count - 1
    if isQuoted, let key {
      let isClosed = line.hasSuffix("\"")
      nodes[last].properties[key, default: ""] += "\n" + (isClosed ? String(line.dropLast()) : line)
      isQuoted = !isClosed
      return
    }
    if line.hasPrefix("Rect.fromLTRB(") {
      let numbers = line.dropFirst(14).prefix { $0 != ")" }.split(separator: ",").compactMap {
        Double(String($0).trimmed)
      }
      if numbers.count == 4 { nodes[last].rect = (numbers[0], numbers[1], numbers[2], numbers[3]) }
      // A transform of a list moves the node: its last column is the translation.
      if let matrix = line.firstRange(of: "with transform [") {
        let rows = line[matrix.upperBound...].split(separator: ";").map { row in
          row.split { $0 == "," || $0 == "]" }.compactMap { Double(String($0).trimmed) }
        }
        if rows.count == 4, rows[0].count == 4, rows[1].count == 4, let rect = nodes[last].rect {
          nodes[last].rect = (rect.0 + rows[0][3], rect.1 + rows[1][3], rect.2 + rows[0][3], rect.3 + rows[1][3])
        }
      }
      key = nil
    } else if line.hasPrefix("merge boundary") {
      nodes[last].merges = true
      key = nil
    } else if line == "invisible" {
      nodes[last].isInvisible = true
    } else if let name = Self.names.first(where: { line.hasPrefix($0 + ":") }) {
      key = name
      take(String(line.dropFirst(name.count + 1)).trimmed, of: name, &isQuoted)
    } else if let name = key, !line.isEmpty {
      // The text of a label of several lines begins on a line of its own.
      if nodes[last].properties[name]?.isEmpty == true {
        take(line.trimmed, of: name, &isQuoted)
      } else if name == "flags" || name == "actions" || name == "customActions" {
        nodes[last].properties[name, default: ""] += " " + line.trimmed
      } else {
        key = nil
      }
    }
  }

  private mutating func take(_ text: String, of key: String, _ isQuoted: inout Bool) {
    let last = nodes.count - 1
    guard text.hasPrefix("\"") else {
      nodes[last].properties[key] = text
      return
    }
    let isClosed = text.count > 1 && text.hasSuffix("\"")
    nodes[last].properties[key] = String(isClosed ? text.dropFirst().dropLast() : text.dropFirst())
    isQuoted = !isClosed
  }

  private static let names = [
    "flags", "actions", "customActions", "label", "value", "increasedValue", "decreasedValue", "hint", "tooltip",
    "identifier", "textDirection", "sortKey", "text selection", "maxValueLength", "currentValueLength", "headingLevel",
    "tags", "owner", "scrollIndex", "scrollChildren", "scrollPosition", "scrollExtentMin", "scrollExtentMax",
    "elevation", "thickness", "role", "validationResult", "platformViewId", "linkUrl", "inputType", "locale",
  ]

  /// What is between the texts of a property that a node joins with those of the nodes inside it.
  private static let separators = [
    "label": "\n", "hint": "\n", "flags": ", ", "actions": ", ", "customActions": ", ",
  ]

  // MARK: Elements

  /// Gives each node that merges what the nodes inside it say and do, and removes those.
  ///
  /// Source: `SemanticsNode.getSemanticsData`, from memory: labels and hints are joined, the outermost of the other
  /// texts counts, flags and actions are united. Only the result reaches the phone.
  private mutating func merge() {
    /// For each node, the outermost node that merges it.
    var outermost = [Int?](repeating: nil, count: nodes.count)
    /// For each of these, by property, what the nodes inside it add.
    var added: [Int: [String: [String]]] = [:]
    for index in nodes.indices {
      guard let parent = nodes[index].parent else { continue }
      outermost[index] = outermost[parent] ?? (nodes[parent].merges ? parent : nil)
      guard let whole = outermost[index] else { continue }
      for (name, text) in nodes[index].properties where !text.isEmpty {
        if Self.separators[name] != nil {
          added[whole, default: [:]][name, default: []].append(text)
        } else if nodes[whole].properties[name].nonEmpty == nil {
          nodes[whole].properties[name] = text
        }
      }
    }
    for (whole, properties) in added {
      for (name, texts) in properties {
        let own = [nodes[whole].properties[name].nonEmpty].compactMap(\.self)
        nodes[whole].properties[name] = (own + texts).joined(separator: Self.separators[name] ?? "")
      }
    }
    guard outermost.contains(where: { $0 != nil }) else { return }
    var places = [Int?](repeating: nil, count: nodes.count)
    var kept: [Node] = []
    for index in nodes.indices where outermost[index] == nil {
      places[index] = kept.count
      var node = nodes[index]
      node.parent = node.parent.flatMap { places[$0] }
      if node.merges { node.children = 0 }
      kept.append(node)
    }
    nodes = kept
  }

  private mutating func capture() throws(CaptureRefusal) -> RawCapture {
    merge()
    var capture = RawCapture()
    // The framework prints the nodes in the order of traversal.
    capture.hasReadingOrder = true
    capture.note(
      .flutterPlatform, nodes[0].place,
      "this tree is read as an app on iOS, because it does not name a platform; `--reader talkback` reads it as one on Android"
    )
    capture.note(
      .flutterStops, nodes[0].place, "where a screen reader stops was inferred from the properties of the nodes")
    /// The index in the capture of what is around the children of each node.
    var places: [Int] = []
    for index in nodes.indices {
      if let parent = nodes[index].parent, let rect = nodes[index].rect {
        nodes[index].origin = (nodes[parent].origin.0 + rect.0, nodes[parent].origin.1 + rect.1)
      }
      let parent = nodes[index].parent.map { places[$0] }
      let node = node(nodes[index], &capture)
      guard node.isElement == .known(true), nodes[index].children > 0 else {
        places.append(try capture.add(node, below: parent))
        continue
      }
      // iOS puts the element of a node beside the elements inside it.
      var around = CapturedNode(type: "Other", location: node.location)
      (around.isElement, around.frame) = (.known(false), node.frame)
      let place = try capture.add(around, below: parent)
      _ = try capture.add(node, below: place)
      places.append(place)
    }
    return capture
  }

  private func node(_ node: Node, _ capture: inout RawCapture) -> CapturedNode {
    func list(_ key: String) -> Set<String> {
      Set(node.properties[key]?.split { $0 == "," || $0 == " " }.map(String.init) ?? [])
    }
    let (flags, actions) = (list("flags"), list("actions"))
    var result = CapturedNode(type: "Other", location: node.place)
    result.label = Known(node.properties["label"].nonEmpty)
    result.value = Known(node.properties["value"].nonEmpty)
    result.hint = Known(node.properties["hint"].nonEmpty)
    if let tooltip = node.properties["tooltip"].nonEmpty, tooltip != result.label.value {
      result.label = .known([result.label.value, tooltip].compactMap(\.self).joined(separator: "\n"))
      capture.note(.flutterTooltip, node.place, "the tooltip of this node is read as its label, or after it")
    }
    result.identifier = Known(node.properties["identifier"].nonEmpty)
    result.placeholder = .unknown
    let custom = node.properties["customActions"].map { $0.split(separator: ",").map { String($0).trimmed } } ?? []
    result.actions = custom.isEmpty ? .absent : .known(custom)
    if let rect = node.rect {
      result.frame = .init(captured: node.origin.0, node.origin.1, rect.2 - rect.0, rect.3 - rect.1)
    }
    let isEnabled = !flags.contains("hasEnabledState") || flags.contains("isEnabled")
    result.isEnabled = .known(isEnabled)
    result.isSelected = .known(flags.contains("isSelected"))
    result.isFocused = .known(flags.contains("isTextField") && flags.contains("isFocused"))
    var traits: Traits = isEnabled ? [] : .notEnabled
    if flags.contains("isSelected") { traits.insert(.selected) }
    if flags.contains("isTextField") {
      result.isSecure = flags.contains("isObscured")
      result.type = result.isSecure ? "SecureTextField" : flags.contains("isMultiline") ? "TextView" : "TextField"
      traits.insert(.textEntry)
      if result.isSecure, result.value == .absent { result.secureLength = 0 }
      result.maxLength = node.properties["maxValueLength"].flatMap { Int($0) }.flatMap {
        (1...100_000).contains($0) ? $0 : nil
      }
    } else if flags.contains("hasToggledState") || flags.contains("hasCheckedState") {
      result.type = "Switch"
      let isOn = flags.contains("isToggled") || flags.contains("isChecked")
      result.value = .known(isOn ? "1" : "0")
      traits.formUnion([.button, .toggle])
    } else {
      if flags.contains("isButton") { traits.insert(.button) }
      if flags.contains("isLink") { traits.insert(.link) }
      if flags.contains("isHeader") || node.properties["headingLevel"].flatMap({ Int($0) }) ?? 0 > 0 {
        traits.insert(.header)
      }
      if flags.contains("isImage") { traits.insert(.image) }
      if flags.contains("isLiveRegion") { traits.insert(.updatesFrequently) }
      if !actions.isDisjoint(with: ["increase", "decrease"]) { traits.insert(.adjustable) }
      if traits.isEmpty || traits == .notEnabled, result.label.value != nil { traits.insert(.staticText) }
    }
    result.traits = traits.isEmpty ? .absent : .known(traits)
    let isNamed = result.label.value != nil || result.value.value != nil || result.hint.value != nil
    let acts = !actions.subtracting(Self.passive).isEmpty || flags.contains("isTextField")
    result.isElement = .known(!flags.contains("scopesRoute") && (isNamed || acts))
    result.isVisible = .known(!node.isInvisible)
    return result
  }

  /// The actions that make no element: scrolling, and what assistive technology itself does.
  private static let passive: Set<String> = [
    "scrollUp", "scrollDown", "scrollLeft", "scrollRight", "scrollToOffset", "showOnScreen",
    "didGainAccessibilityFocus", "didLoseAccessibilityFocus",
  ]
}

extension CaptureRule {
  static let flutterStops = CaptureRule(
    "flutter.stops", .guess,
    "a node with a label, a value, a hint or an action is an element, and so are those inside it, as Flutter's bridge to iOS makes them"
  )
  static let flutterTooltip = CaptureRule(
    "flutter.tooltip", .guess,
    "the tooltip of a node is read after its label, because Flutter's bridge to iOS makes them one text")
  static let flutterPlatform = CaptureRule(
    "flutter.platform", .guess,
    "the tree is read as an app on iOS unless a reader of Android is named, because it is the same on every platform")
}
