import AccessibilityModel
import Locales
import TextFormats

extension CaptureFormat {
  /// The runtime snapshot of XcodeBuildMCP. Its older hierarchy is the JSON of AXe, which ``idb`` reads.
  package static let runtimeSnapshot = CaptureFormat(
    id: "xcodebuildmcp", platform: .iOS, outline: "XcodeBuildMCP's runtime snapshot",
    summary: "the runtime snapshot that XcodeBuildMCP's `snapshot_ui` answers, in its long or its compact form",
    knows: [.label, .value, .enabled],
    rules: [.listedSecureByName, .listedRefOrder, .snapshotCompact, .snapshotHidden],
    recognizes: { mark in
      guard case .keys(let keys) = mark else { return nil }
      return keys.hasAll("screenHash", "seq") ? .certain : nil
    },
    nodes: { text, problems throws(CaptureRefusal) in
      try RuntimeSnapshotReader(json: JSONFields(text, problems: &problems)).capture()
    })
}

/// Source: getsentry/XcodeBuildMCP a9f3235 and 6b98258, the fixtures of `snapshot_ui`.
private struct RuntimeSnapshotReader {
  let json: JSONFields

  func capture() throws(CaptureRefusal) -> RawCapture {
    var elements = ListedElements(platform: .iOS, names: [])
    if let list = json.tree.member("elements", of: 0) {
      for entry in json.tree.elements(of: list) where json.isObject(entry) { try elements.add(element(entry)) }
    } else {
      var rows: [(number: Int, element: ListedElement)] = []
      for key in ["targets", "text"] {
        guard let list = json.tree.member(key, of: 0) else { continue }
        for entry in json.tree.elements(of: list) {
          guard case .string(let row) = json.tree.values[entry].content,
            let found = Self.row(row, at: json.place(of: entry))
          else { continue }
          rows.append(found)
        }
      }
      for row in rows.sorted(by: { $0.number < $1.number }) { try elements.add(row.element) }
      elements.note(.listedRefOrder, json.place(of: 0), "the order of the elements was inferred from their numbers")
      elements.note(
        .snapshotCompact, json.place(of: 0),
        "this compact snapshot lacks what is disabled or has no name; ask for the long form to get them")
    }
    var capture = elements.capture
    capture.listsAll = json.tree.member("elements", of: 0) != nil
    guard !capture.nodes.isEmpty else {
      throw .fault(
        "this snapshot contains no element", at: json.place(of: 0),
        help: "ask for the snapshot again while the app is in front")
    }
    capture.app = capture.nodes.first { $0.type == "Application" }?.label.value
    if capture.nodes[0].type == "Application", capture.nodes.count > 1 {
      // The list is flat: the application is around all others.
      for index in 1..<capture.nodes.count where capture.nodes[index].parent == nil { capture.nodes[index].parent = 0 }
      capture.adoptParents()
    }
    return capture
  }

  private func element(_ entry: Int) -> ListedElement {
    let role = json.string("role", of: entry).value ?? "other"
    var element = ListedElement(type: ListedElement.type(ofRole: role), location: json.place(of: entry))
    element.label = json.string("label", of: entry, whenMissing: .absent)
    // The long form has no values of fields, so a missing value may be any.
    element.value = json.string("value", of: entry, whenMissing: .unknown)
    element.identifier = json.string("identifier", of: entry, whenMissing: .unknown)
    element.frame = json.frame("frame", of: entry)
    if let state = json.tree.member("state", of: entry) {
      element.isEnabled = json.bool("enabled", of: state)
      element.isVisible = json.bool("visible", of: state)
    }
    return element
  }

  /// Reads a row such as `e4|tap|switch|Remember this device|0|`. A label may contain the separator, so the columns are
  /// counted from both ends.
  private static func row(_ text: String, at place: FileLocation) -> (number: Int, element: ListedElement)? {
    let cells = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard cells.count >= 6, cells[0].hasPrefix("e"), let number = Int(cells[0].dropFirst()) else { return nil }
    var element = ListedElement(type: ListedElement.type(ofRole: cells[2]), location: place)
    element.label = Known(Optional(cells[3..<cells.count - 2].joined(separator: "|")).nonEmpty)
    element.value = Known(Optional(cells[cells.count - 2]).nonEmpty)
    element.identifier = Known(Optional(cells[cells.count - 1]).nonEmpty)
    element.isEnabled = .known(true)
    return (number, element)
  }
}

extension CaptureRule {
  static let snapshotCompact = CaptureRule(
    "xcodebuildmcp.compact", .reported,
    "a compact snapshot lacks positions, headings, and elements that are disabled or have no name")
  static let snapshotHidden = CaptureRule(
    "xcodebuildmcp.hidden", .reported, "an element that the snapshot calls invisible is left out")
}
