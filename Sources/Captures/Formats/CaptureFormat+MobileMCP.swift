import AccessibilityModel
import Locales
import TextFormats

extension CaptureFormat {
  /// The list of elements of mobile-mcp.
  package static let mobileMCP = CaptureFormat(
    id: "mobile-mcp", platform: .android, outline: "mobile-mcp's list of the elements on the screen",
    summary: "the list of elements that mobile-mcp's `mobile_list_elements_on_screen` answers, from iOS or Android",
    knows: [.label, .value, .placeholder, .hint, .content, .editing],
    rules: [
      .listedSecureByName, .listedState, .listedFlat, .listedClickable, .listedFieldName, .androidHintAsText,
      .androidSecureHint,
      .mobileMCPPlaceholder,
    ],
    recognizes: { mark in
      switch mark {
      case .keys(let keys): keys.hasAll("type", "coordinates", "width") ? .likely : nil
      case .line(let line, _): line.has("Found these elements on screen:", at: line.startIndex) ? .certain : nil
      case .tag, .lines: nil
      }
    },
    nodes: { text, problems throws(CaptureRefusal) in
      // The list stands on the line of the sentence before it.
      let start = text.bytes.firstIndex(of: UInt8(ascii: "[")) ?? 0
      let list = text.keeping([start..<JSONScan(text).end(ofValueAt: start)])
      return try MobileMCPReader(json: JSONFields(list, problems: &problems)).capture()
    })
}

/// Source: mobile-next/mobile-mcp 409e0a2, `src/server.ts`, `src/webdriver-agent.ts` and `src/android.ts`. The list of
/// iOS has only a few types of elements, the list of Android only views with a text, a description or an id. It is flat:
/// on Android, a view comes after those inside it.
private struct MobileMCPReader {
  let json: JSONFields

  func capture() throws(CaptureRefusal) -> RawCapture {
    let entries = json.tree.elements(of: 0).filter { json.isObject($0) }
    guard !entries.isEmpty else {
      throw .fault(
        "this list contains no element of mobile-mcp", at: json.place(of: 0),
        help: "save the answer of `mobile_list_elements_on_screen` while the app is in front")
    }
    let types = entries.map { json.string("type", of: $0).value ?? "Other" }
    let isAndroid = types.contains { $0.contains(".") }
    var elements = ListedElements(
      platform: isAndroid ? .android : .iOS, names: ["text", "content-desc", "hint", "focused"])
    var list = zip(entries, types).map { isAndroid ? view($0, $1) : element($0, $1) }
    if isAndroid { nest(&list) }
    /// The index in the capture of each entry. A parent stands after its children in the list, and before them in the
    /// capture.
    var places = [Int](repeating: 0, count: list.count)
    var children = [[Int]](repeating: [], count: list.count)
    var left: [Int] = []
    for index in list.indices.reversed() {
      if let parent = list[index].parent { children[parent].append(index) } else { left.append(index) }
    }
    while let index = left.popLast() {
      var element = list[index]
      element.parent = element.parent.map { places[$0] }
      if isAndroid, element.isTextField {
        elements.note(.listedFieldName, element.location, "the label of this field is read as its hint")
      } else if !isAndroid, element.type == "TextField", element.value.value != nil {
        elements.note(.mobileMCPPlaceholder, element.location, "the value of this field may be its placeholder")
      }
      places[index] = try elements.add(element)
      // The description or the hint of a field stands in one place.
      if isAndroid, element.isTextField, element.placeholder.value != nil {
        elements.capture.nodes[places[index]].label = .unknown
      }
      left += children[index]
    }
    if isAndroid, let first = list.first {
      elements.note(.listedClickable, first.location, "which views can be clicked was inferred from their classes")
    }
    return elements.capture
  }

  private func common(_ entry: Int, _ type: String) -> ListedElement {
    var element = ListedElement(type: type, location: json.place(of: entry))
    element.frame = json.frame("coordinates", of: entry)
    element.identifier = json.string("identifier", of: entry, whenMissing: .absent)
    // Only the list of Android has the focus (`android.ts`).
    let isView = type.contains(".")
    element.isFocused =
      json.has("focused", in: entry) ? json.bool("focused", of: entry) : isView ? .known(false) : .unknown
    return element
  }

  private func element(_ entry: Int, _ type: String) -> ListedElement {
    var element = common(entry, type)
    element.label = json.string("label", of: entry, whenMissing: .absent)
    element.value = json.string("value", of: entry, whenMissing: .absent)
    element.placeholder = .unknown
    if element.identifier == .absent, case .known(let name) = json.string("name", of: entry),
      name != element.label.value
    {
      element.identifier = .known(name)
    }
    return element
  }

  private func view(_ entry: Int, _ type: String) -> ListedElement {
    var element = common(entry, type)
    element.text = json.string("text", of: entry, whenMissing: .absent)
    let name = json.string("label", of: entry, whenMissing: .absent)
    if element.isTextField { element.placeholder = name } else { element.label = name }
    return element
  }

  /// Puts each view into the next one after it that contains its frame.
  private func nest(_ list: inout [ListedElement]) {
    /// The views that may be inside a later one.
    var open: [Int] = []
    for index in list.indices {
      guard let frame = list[index].frame else { continue }
      while let last = open.last, let inner = list[last].frame, frame.contains(inner), frame != inner {
        list[last].parent = index
        open.removeLast()
      }
      open.append(index)
    }
  }
}

extension AccessibilityElement.Frame {
  fileprivate func contains(_ other: Self) -> Bool {
    x <= other.x && y <= other.y && x + width >= other.x + other.width && y + height >= other.y + other.height
  }
}

extension CaptureRule {
  static let mobileMCPPlaceholder = CaptureRule(
    "mobile-mcp.value-may-be-placeholder", .guess,
    "the value of a text field may be its placeholder, because an empty field has its placeholder as the value")
}
