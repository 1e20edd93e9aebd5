import A11ySim
import TextFormats

/// A reader of page source of Appium's XCUITest driver: XML, WebDriverAgent's JSON, and both in a WebDriver answer.
package enum AppiumReader {
  /// Reads a page source. Nil if there is none; `problems` says why.
  package static func read(_ text: FileText, problems: inout FileProblems) -> Capture? {
    guard CaptureLimits.accept(text, problems: &problems) else { return nil }
    guard text.firstByte == UInt8(ascii: "{") || text.firstByte == UInt8(ascii: "[") else {
      return readXML(text, at: nil, problems: &problems)
    }
    guard let tree = JSONTree(text, problems: &problems) else { return nil }
    var root = 0
    // The answer of WebDriver: {"value": …, "sessionId": …}.
    if tree.member("type", of: 0) == nil, let value = tree.member("value", of: 0) {
      if case .string(let source) = tree.values[value].content {
        return readXML(
          FileText(file: text.file, utf8: Array(source.utf8)), at: text.location(tree.values[value].offset),
          problems: &problems)
      }
      root = value
    }
    return readJSON(tree, root, text, problems: &problems)
  }

  // MARK: XML

  /// The attributes of page source that not every WebDriverAgent writes.
  private struct Dialect {
    var names: Set<String> = []
  }

  /// - Parameter place: the place of the XML in a file of another format; nil if it is the whole file.
  private static func readXML(
    _ text: FileText, at place: FileLocation?, problems: inout FileProblems
  ) -> Capture? {
    var parser = MarkupParser(
      text, problems: problems, depthLimit: 1_000, allowsSeveralRoots: true,
      failureHelp: "Capture the screen again: a page source that was cut or changed is not read.")
    var read: [(name: String, attributes: [MarkupParser.Attribute], offset: Int, parent: Int?)] = []
    /// The positions of the open elements; nil for one that is no element of XCTest, such as `AppiumAUT`.
    var open: [Int?] = []
    var dialect = Dialect()
    while let event = parser.next() {
      switch event {
      case .start(let name, let attributes, let offset):
        guard name.hasPrefix(prefix) else {
          open.append(nil)
          continue
        }
        guard read.count < CaptureLimits.elements else {
          problems = parser.problems
          CaptureLimits.refuseElements(at: place ?? text.location(offset), problems: &problems)
          return nil
        }
        read.append((name, attributes, offset, open.last { $0 != nil } ?? nil))
        open.append(read.count - 1)
        for attribute in attributes { dialect.names.insert(attribute.name) }
      case .end: _ = open.popLast()
      case .text, .comment: continue
      }
    }
    problems = parser.problems
    guard !parser.hasFailed else { return nil }
    guard !read.isEmpty else {
      problems.fail(
        "This XML has no element of XCUITest.", at: place ?? text.location(0),
        help: "Save the page source of an iOS app: its tags begin with \(prefix).")
      return nil
    }
    var builder = AppiumBuilder()
    var notices: [CaptureNotice] = []
    for (name, attributes, offset, parent) in read {
      let location = place ?? text.location(offset)
      var element = AppiumElement(type: String(name.dropFirst(prefix.count)), location: location)
      func written(_ name: String) -> Known<String> {
        guard let value = attributes[name] else { return dialect.names.contains(name) ? .absent : .unknown }
        return value.isEmpty ? .absent : .known(value)
      }
      func flag(_ name: String) -> Known<Bool> {
        switch attributes[name] {
        case "true", "1": .known(true)
        case "false", "0": .known(false)
        default: .unknown
        }
      }
      (element.name, element.label, element.value) = (written("name"), written("label"), written("value"))
      element.placeholder = written("placeholderValue")
      element.traits = attributes["traits"].map(Known.known) ?? written("traits")
      (element.isEnabled, element.isVisible, element.isElement) = (flag("enabled"), flag("visible"), flag("accessible"))
      if dialect.names.contains("accessible"), element.isElement == .unknown { element.isElement = .known(false) }
      if dialect.names.contains("customActions") {
        element.actions = written("customActions").value.map { .known(actions(in: $0)) } ?? .absent
        if element.actions.value?.count ?? 0 > 1 {
          notices.append(CaptureNotice(.appiumActions, at: location, "The actions are separated by commas."))
        }
      }
      let sides = ["x", "y", "width", "height"].compactMap { attributes[$0].flatMap(Double.init) }
      if let native = attributes["nativeFrame"].flatMap(AccessibilityElement.Frame.init(braced:)) {
        element.frame = native
      } else if sides == [-1, -1, 0, 0] {
        notices.append(CaptureNotice(.appiumNoFrame, at: location, "This \(element.type) has no place on the screen."))
      } else if sides.count == 4, sides.allSatisfy(\.isFinite) {
        element.frame = .init(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
      }
      if element.type == "Application", let app = attributes["bundleId"], !app.isEmpty { builder.setApp(app) }
      _ = builder.add(element, below: parent)
    }
    guard var capture = builder.built(problems: &problems) else { return nil }
    capture.notices += notices
    return capture
  }

  private static let prefix = "XCUIElementType"

  private static func actions(in text: String) -> [String] {
    text.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  // MARK: JSON

  private static func readJSON(
    _ tree: JSONTree, _ root: Int, _ text: FileText, problems: inout FileProblems
  ) -> Capture? {
    var roots = [root]
    if case .array(let elements) = tree.values[root].content { roots = elements }
    guard roots.contains(where: { tree.member("type", of: $0) != nil }) else {
      problems.fail(
        "This JSON is no tree of WebDriverAgent: its elements have no `type`.",
        at: text.location(tree.values[root].offset),
        help: "Save the answer of `/source?format=json`.")
      return nil
    }
    let json = JSONFields(text: text, tree: tree)
    var builder = AppiumBuilder()
    var isComputed = false
    /// Whether each element has elements inside it.
    var leaves: [(element: AppiumElement, parent: Int?, isLeaf: Bool)] = []
    var left = roots.reversed().map { (value: $0, parent: Int?.none) }
    while let (value, parent) = left.popLast() {
      let place = text.location(tree.values[value].offset)
      guard case .object = tree.values[value].content else {
        problems.warn("This should be an element in braces; it is skipped.", at: place)
        continue
      }
      guard leaves.count < CaptureLimits.elements else {
        CaptureLimits.refuseElements(at: place, problems: &problems)
        return nil
      }
      let element = element(value, json, at: place)
      isComputed = isComputed || element.isElement != .unknown
      if let app = json.string("bundleId", of: value).value { builder.setApp(app) }
      let children = tree.member("children", of: value).map(tree.elements) ?? []
      leaves.append((element, parent, children.isEmpty))
      left += children.reversed().map { ($0, leaves.count - 1) }
    }
    let first = leaves[0].element
    let isPruned = !isComputed && first.isVisible == .unknown && first.isEnabled == .unknown
    for (element, parent, isLeaf) in leaves {
      var element = element
      if isPruned { element.isElement = .known(isLeaf && element.type != "Application") }
      _ = builder.add(element, below: parent)
    }
    guard var capture = builder.built(problems: &problems) else { return nil }
    if isPruned {
      capture.notices.append(
        CaptureNotice(
          .appiumAccessibleSource, at: first.location, "The tree has the accessible elements and what holds them."))
    }
    return capture
  }

  private static func element(_ index: Int, _ json: JSONFields, at place: FileLocation) -> AppiumElement {
    var type = json.string("type", of: index).value ?? "Other"
    if type.hasPrefix(prefix) { type.removeFirst(prefix.count) }
    var element = AppiumElement(type: type, location: place)
    element.rawIdentifier = json.string("rawIdentifier", of: index)
    // Older forks misspell it.
    if element.rawIdentifier == .unknown { element.rawIdentifier = json.string("rawIndentifier", of: index) }
    (element.name, element.label) = (json.string("name", of: index), json.string("label", of: index))
    (element.value, element.placeholder) = (json.string("value", of: index), json.string("placeholderValue", of: index))
    switch json.strings("traits", of: index) {
    case .known(let names): element.traits = .known(names.joined(separator: ","))
    default:
      element.traits = json.string("traits", of: index)
      if case .absent = element.traits { element.traits = .known("") }
    }
    switch json.strings("customActions", of: index) {
    case .known(let names): element.actions = .known(names)
    default:
      let text = json.string("customActions", of: index)
      element.actions = text.value.map { .known(actions(in: $0)) } ?? (text == .absent ? .absent : .unknown)
    }
    element.isEnabled = json.bool("isEnabled", of: index)
    element.isVisible = json.bool("isVisible", of: index)
    element.isElement = json.bool("isAccessible", of: index)
    element.isFocused = json.bool("isFocused", of: index)
    element.frame =
      json.string("nativeFrame", of: index).value.flatMap(AccessibilityElement.Frame.init(braced:))
      ?? json.frame("rect", of: index)
    return element
  }
}

extension FileText {
  /// The first byte that is no white space; 0 if there is none.
  var firstByte: UInt8 { bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? 0 }
}
