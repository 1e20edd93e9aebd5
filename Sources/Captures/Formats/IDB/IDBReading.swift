import AccessibilityModel
import TextFormats

/// A reader for the JSON of `idb ui describe-all` and `axe describe-ui`: flat, nested, or in an object with `elements`.
///
/// Source: facebook/idb 0e14240c, `FBSimulatorControl/Commands/AXNodeSerializer.swift`, and cameroncooke/AXe 1.7 and
/// 1.8. A missing key means that the tool did not ask for the property. Null means that the tool got no answer.
struct IDBReading {
  private let json: JSONFields
  private var capture = RawCapture()
  /// For each node, the process that shows it; nil if the tool did not ask.
  private var processes: [Int?] = []

  init(_ json: JSONFields) { self.json = json }

  mutating func read(problems: inout FileProblems) throws(CaptureRefusal) -> RawCapture {
    var outermost = [0]
    if case .array(let elements) = json.tree.values[0].content { outermost = elements }
    if let elements = json.tree.member("elements", of: 0) { outermost = json.tree.elements(of: elements) }
    guard outermost.contains(where: isElement) else {
      throw .fault(
        "this JSON contains no element of idb or AXe", at: json.place(of: 0),
        help: "save the output of `idb ui describe-all --json` or `axe describe-ui`")
    }
    var isFlat = outermost.count > 1
    var left = outermost.reversed().map { (value: $0, parent: Int?.none) }
    while let (value, parent) = left.popLast() {
      // A child that disappeared during the capture is null.
      if case .null = json.tree.values[value].content { continue }
      let place = json.place(of: value)
      guard json.isObject(value) else {
        problems.warn("this value is not a JSON object, and is skipped", at: place)
        continue
      }
      var reader = IDBElementReader(json, element: value)
      let node = try capture.add(reader.node(secure: &capture.secure), below: parent)
      capture.notices += reader.notices
      processes.append(json.integer("pid", of: value))
      guard let children = json.tree.member("children", of: value) else { continue }
      isFlat = false
      left += json.tree.elements(of: children).reversed().map { ($0, node) }
    }
    capture.app = capture.nodes.first { $0.type == "Application" && $0.label.value != nil }?.label.value
    if isFlat { note(.idbFlat, "this list is flat, so the elements are read as siblings") }
    if json.bool("truncated", of: 0) == .known(true) {
      note(.idbTruncated, "this tree was cut off, so elements of the screen are missing")
    }
    dropStatusBar()
    forgetTraits()
    forgetAnswers()
    return capture
  }

  private func isElement(_ index: Int) -> Bool {
    ["AXLabel", "AXUniqueId", "AXFrame", "AXValue", "role_description", "type", "role", "label", "frame"].contains {
      json.has($0, in: index)
    }
  }

  private mutating func note(_ rule: CaptureRule, _ message: String) {
    guard let first = capture.nodes.first else { return }
    capture.notices.append(CaptureNotice(rule, at: first.location, message))
  }

  /// Marks the elements of the status bar, which another process than the app shows at the top of the screen.
  private mutating func dropStatusBar() {
    guard let app = zip(capture.nodes, processes).first(where: { $0.0.type == "Application" })?.1 else { return }
    for index in capture.nodes.indices {
      guard let process = processes[index], process != app, let frame = capture.nodes[index].frame,
        frame.y >= 0, frame.y + frame.height <= Self.statusBarHeight
      else { continue }
      capture.nodes[index].type = "StatusBar"
      capture.note(
        .idbStatusBar, capture.nodes[index].location, "this element belongs to the status bar and is left out")
    }
  }

  /// The height in points of the highest status bar, which is that of phones with a Dynamic Island.
  private static let statusBarHeight = 62.0

  /// Marks all traits as unknown if no element has a trait, because some versions write an empty list everywhere.
  private mutating func forgetTraits() {
    guard capture.nodes.contains(where: { $0.traits == .absent }),
      !capture.nodes.contains(where: { $0.traits.value != nil })
    else { return }
    for index in capture.nodes.indices {
      capture.nodes[index].traits = .unknown
      // The value of a tab tells whether it is selected.
      if capture.nodes[index].type != "Tab" { capture.nodes[index].isSelected = .unknown }
    }
    note(.idbNoTraits, "no element of this file has traits, so they are unknown")
  }

  /// Marks all hints and actions as unknown if no element has a hint, an action or a role description. Some backends of
  /// idb cannot get them.
  private mutating func forgetAnswers() {
    let hasAsked = capture.nodes.contains { $0.hint == .absent || $0.actions == .absent }
    guard hasAsked, !capture.nodes.contains(where: { $0.hint.value != nil || $0.actions.value != nil }) else { return }
    let hasDescription = json.tree.values.indices.contains { index in
      json.tree.member("role_description", of: index).map { json.string(at: $0).value != nil } ?? false
    }
    guard !hasDescription else { return }
    for index in capture.nodes.indices {
      (capture.nodes[index].hint, capture.nodes[index].actions) = (.unknown, .unknown)
    }
    note(
      .idbWithoutTranslator,
      "no element of this file has a hint, an action or a role description, so hints and actions are unknown")
  }
}
