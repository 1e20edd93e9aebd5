import AccessibilityModel
import Locales
import TextFormats

extension CaptureFormat {
  /// Dumps of `uiautomator`, and the page source of Appium's UiAutomator2 driver.
  package static let uiautomator = CaptureFormat(
    id: "uiautomator", platform: .android,
    outline: "a dump of Android's uiautomator, or Appium's page source from an Android app",
    summary:
      "dumps of uiautomator and the page source of Appium's UiAutomator2 driver, in XML or in a WebDriver's answer",
    knows: [
      .label, .value, .placeholder, .hint, .traits, .content, .editing, .error, .liveRegion, .paneTitle, .tooltip,
      .enabled,
    ],
    rules: [.androidHintAsText, .androidSecureHint, .androidRangeText],
    recognizes: { mark in
      switch mark {
      case .tag(let name): name == "hierarchy" || name == "node" || name.hasPrefix("android.") ? .certain : nil
      // `adb` writes this line, in this spelling.
      case .line(let line, _): line.index(of: "UI hierchary dumped to", from: line.startIndex) != nil ? .likely : nil
      case .keys, .lines: nil
      }
    },
    nodes: { text, problems throws(CaptureRefusal) in try UIAutomatorReader.nodes(of: text, problems: &problems) })
}

/// Source: Android's `uiautomator dump`, and appium/appium-uiautomator2-server 10.6.2,
/// `app/src/main/java/io/appium/uiautomator2/core/AccessibilityNodeInfoDumper.java`. The attributes depend on the tool
/// and its version, so an attribute that no node has is unknown. UiAutomator2 names elements after their class and
/// leaves out attributes whose value is null (`setAttribute`), where `uiautomator dump` writes an empty text.
private enum UIAutomatorReader {
  static func nodes(of text: FileText, problems: inout FileProblems) throws(CaptureRefusal) -> RawCapture {
    var reading = UIAutomatorReading()
    reading.writesHintsAsTexts = true
    return try reading.read(trimmed(text), problems: &problems)
  }

  /// Replaces the output of `adb` around the dump with spaces, so that all locations stay valid.
  private static func trimmed(_ text: FileText) -> FileText {
    var bytes = text.bytes
    guard let first = bytes.firstIndex(of: UInt8(ascii: "<")), let last = bytes.lastIndex(of: UInt8(ascii: ">")) else {
      return text
    }
    for index in bytes.indices where index < first || index > last {
      if bytes[index] != 0x0A { bytes[index] = 0x20 }
    }
    return FileText(file: text.file, utf8: bytes) { text.location($0) }
  }
}

/// A conversion of the attributes of Android's nodes into a capture. Other tools have the same facts under other names.
struct UIAutomatorReading {
  var capture = RawCapture()
  /// Whether the texts are those of Android itself. It gives the hint of an empty field as the text of the field, and a
  /// password only as bullets (`TextView.getTextForAccessibility`, after the transformation; from memory).
  var writesHintsAsTexts = false
  /// The names of the attributes that at least one node has.
  private var names: Set<String>

  init(names: Set<String> = []) { self.names = names }

  struct Read {
    var name: String
    var attributes: [MarkupParser.Attribute]
    var offset: Int
    var parent: Int?
  }

  mutating func read(_ text: FileText, problems: inout FileProblems) throws(CaptureRefusal) -> RawCapture {
    var parser = MarkupParser(
      text, problems: problems, depthLimit: CaptureLimits.depth, allowsSeveralRoots: true,
      failureHelp: "dump the screen again, because an incomplete or changed dump cannot be read")
    var nodes: [Read] = []
    var open: [Int?] = []
    while let event = parser.next() {
      switch event {
      case .start(let name, let attributes, let offset):
        guard attributes["bounds"] != nil || attributes["class"] != nil, name != "hierarchy" else {
          open.append(nil)
          continue
        }
        try CaptureLimits.admit(nodes.count, at: text.location(offset))
        nodes.append(Read(name: name, attributes: attributes, offset: offset, parent: open.last { $0 != nil } ?? nil))
        open.append(nodes.count - 1)
        names.formUnion(attributes.map(\.name))
        if name != "node" { names.formUnion(["content-desc", "text", "resource-id"]) }
      case .end: _ = open.popLast()
      case .text, .comment: continue
      }
    }
    problems = parser.problems
    guard !parser.hasFailed else { throw .isReported }
    guard !nodes.isEmpty else {
      throw .fault(
        "this XML contains no Android node", at: text.location(0),
        help: "dump the screen with `adb shell uiautomator dump`, or save Appium's page source")
    }
    for read in nodes { try add(read, at: text.location(read.offset)) }
    return capture
  }

  /// Adds a node whose attributes have the names of UiAutomator2.
  @discardableResult mutating func add(_ read: Read, at location: FileLocation) throws(CaptureRefusal) -> Int {
    let attributes = read.attributes
    func text(_ name: String) -> Known<String> {
      guard let value = attributes[name] else { return names.contains(name) ? .absent : .unknown }
      return value.isBlank ? .absent : .known(value)
    }
    func isTrue(_ name: String) -> Bool { attributes[name] == "true" }
    func flag(_ name: String) -> Known<Bool> {
      switch attributes[name] {
      case "true": .known(true)
      case "false": .known(false)
      default: .unknown
      }
    }
    var node = CapturedNode(type: attributes["class"] ?? read.name, location: location)
    node.identifier = text("resource-id")
    node.label = text("content-desc")
    node.isEnabled = flag("enabled")
    node.isSelected = flag("selected")
    node.isFocused = flag("focused")
    node.isVisible = flag(names.contains("displayed") ? "displayed" : "visible-to-user")
    node.frame = attributes["bounds"].flatMap(AccessibilityElement.Frame.init(bounds:))
    node.isSecure = isTrue("password")
    // Android has no property like the accessibility hint of iOS. TalkBack composes its hints from the possible
    // actions.
    (node.hint, node.content) = (.absent, .absent)
    node.traits = names.contains("heading") ? .absent : .unknown
    var facts = AndroidFacts()
    facts.package = attributes["package"]
    facts.isImportant = flag("a11y-important")
    facts.unknown = unknown
    var properties = AndroidProperties()
    properties.view = AndroidView(className: node.type)
    properties.resourceName = node.identifier.value?.split(separator: "/").last.map(String.init)
    (properties.isClickable, properties.isLongClickable) = (isTrue("clickable"), isTrue("long-clickable"))
    (properties.isFocusable, properties.isScrollable) = (isTrue("focusable"), isTrue("scrollable"))
    properties.isScreenReaderFocusable = isTrue("screen-reader-focusable")
    properties.isCheckable = isTrue("checkable")
    // A dump may report a node as checked although it is not checkable.
    facts.isChecked = isTrue("checkable") && isTrue("checked")
    properties.isHeading = isTrue("heading")
    properties.liveRegion = ["1": .polite, "2": .assertive][attributes["live-region"] ?? ""]
    properties.contentDescription = node.label.value.map { SpokenText($0) }
    properties.paneTitle = text("pane-title").value.map { SpokenText($0) }
    properties.error = text("error").value.map { SpokenText($0) }
    properties.tooltip = text("tooltip-text").value.map { SpokenText($0) }
    properties.stateDescription = text("state-description").value.map { SpokenText($0) }
    properties.roleDescription = text("role-description").value.map { SpokenText($0) }
    facts.properties = properties
    node.maxLength = attributes["max-text-length"].flatMap { Int($0) }.flatMap { (1...100_000).contains($0) ? $0 : nil }
    readText(
      text("text"), hint: text(names.contains("hint") ? "hint" : "hint-text"), isTrue("showing-hint"), &node, &facts)
    if let app = facts.package, capture.app == nil, !Self.isOfSystem(app) { capture.app = app }
    node.android = facts
    return try capture.add(node, below: read.parent)
  }

  /// The properties that the dump does not contain for any node.
  private var unknown: ElementProperties {
    var unknown: ElementProperties = [.range, .collection, .labeledBy]
    let told: [(String, ElementProperties)] = [
      ("state-description", .stateDescription), ("role-description", .roleDescription),
      ("error", .error), ("live-region", .liveRegion), ("pane-title", .paneTitle), ("tooltip-text", .tooltip),
    ]
    for (name, property) in told where !names.contains(name) { unknown.insert(property) }
    return unknown
  }

  /// Reads the attribute `text`. It is the content or the hint of a text field, or the displayed text of any other
  /// view.
  private mutating func readText(
    _ text: Known<String>, hint: Known<String>, _ showsHint: Bool, _ node: inout CapturedNode,
    _ facts: inout AndroidFacts
  ) {
    let view = facts.properties.view
    guard node.isSecure || view == .editText else {
      (node.value, node.placeholder) = (.absent, .absent)
      facts.properties.hintText = hint.value.map { SpokenText($0) }
      facts.text = text.value
      // UiAutomator2 writes the position of a bar as the text of the bar.
      if view == .seekBar || view == .progressBar, text.value.flatMap(Double.init) != nil {
        (facts.text, node.value) = (nil, .unknown)
        capture.note(
          .androidRangeText, node.location,
          "the text of this bar is its position; the dump does not contain the range of the bar")
      }
      return
    }
    node.placeholder = hint
    node.value = text
    guard let content = text.value else {
      if node.isSecure { (node.value, node.secureLength) = (.absent, 0) }
      return
    }
    if showsHint || content == hint.value {
      node.value = .absent
      if node.isSecure { node.secureLength = 0 }
      if hint.value == nil { node.placeholder = .known(content) }
    } else if node.isSecure {
      node.value = .absent
      // Android shows bullets in place of typed text, but does not mask the hint of an empty field (seen in dumps of
      // public projects).
      if hint == .unknown, writesHintsAsTexts, content.isHintOfPassword {
        (node.secureLength, node.placeholder) = (0, .known(content))
        capture.note(.androidSecureHint, node.location, "the text of this field names a password, so it is the hint")
        return
      }
      let isDoubtful = hint == .unknown && !SecureContents.isMasked(content)
      node.secureLength = capture.secure.count(content, isDoubtful: isDoubtful)
      if isDoubtful {
        (node.secureLength, node.value) = (nil, .unknown)
        capture.note(
          .androidSecureHint, node.location,
          "the text of this field is left out, because it may be the content and not the hint; the hint is not captured"
        )
      }
    } else if hint == .unknown {
      capture.note(.androidHintAsText, node.location, "the text of this field may be its hint")
    }
  }

  private static func isOfSystem(_ package: String) -> Bool {
    package == "com.android.systemui" || package == "android" || package.isEmpty
  }
}

extension AccessibilityElement.Frame {
  /// Reads bounds such as `[16,402][359,452]`. Returns nil for any other text.
  init?(bounds text: String) {
    let parts = text.split { "[],".contains($0) }.map { Double($0) }
    let sides = parts.compactMap(\.self)
    guard parts.count == 4, sides.count == 4 else { return nil }
    self.init(captured: sides[0], sides[1], sides[2] - sides[0], sides[3] - sides[1])
  }
}

extension CaptureRule {
  static let androidHintAsText = CaptureRule(
    "android.text-may-be-hint", .guess,
    "the text of a field may be its hint, because the dump does not contain hints separately")
  static let androidSecureHint = CaptureRule(
    "android.secure-text", .guess,
    "a readable text of a secure field is its hint if it names a password, because Android gives typed text as bullets; any other readable text is left out, because it may be the content"
  )
  static let androidRangeText = CaptureRule(
    "android.range-text", .documented,
    "the text of a slider or progress bar is its position, which UiAutomator2 writes as the text; it is not heard")
}
