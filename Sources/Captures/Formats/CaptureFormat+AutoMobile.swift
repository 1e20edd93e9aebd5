import AccessibilityModel
import Locales
import TextFormats

extension CaptureFormat {
  /// The observation of auto-mobile.
  package static let autoMobile = CaptureFormat(
    id: "auto-mobile", platform: .android, outline: "JSON from auto-mobile's `observe`",
    summary: "the view hierarchy that auto-mobile's `observe` answers, of its service or of uiautomator",
    knows: [
      .label, .value, .placeholder, .hint, .content, .editing, .stateDescription, .error, .liveRegion, .paneTitle,
      .tooltip, .enabled, .selected,
    ],
    rules: [.androidHintAsText, .androidSecureHint, .androidRangeText, .autoMobileMissing],
    recognizes: { mark in
      guard case .keys(let keys) = mark else { return nil }
      return keys.hasAll("hierarchy", "node", "bounds") ? .certain : nil
    },
    nodes: { text, problems throws(CaptureRefusal) in
      try AutoMobileReader(json: JSONFields(text, problems: &problems)).capture()
    })
}

/// Source: zillow/auto-mobile 53abc0e, `ObserveResult.ts` and `UIElementInfo.kt`. A node has its properties as members, or
/// under `$` as uiautomator writes them. The inner nodes are one object or an array.
private struct AutoMobileReader {
  let json: JSONFields

  func capture() throws(CaptureRefusal) -> RawCapture {
    let hierarchy = json.tree.member("hierarchy", of: 0) ?? 0
    if json.string("error", of: hierarchy).value != nil {
      throw .fault(
        "this observation reports an error and contains no screen", at: json.place(of: hierarchy),
        help: "observe the screen again while the app is in front")
    }
    // A property that the service leaves out everywhere is absent, because it writes each one that a view has.
    let all: Set<String> = [
      "text", "content-desc", "hint", "password", "enabled", "focused", "error", "live-region", "pane-title",
      "tooltip-text", "state-description",
    ]
    // uiautomator itself writes each attribute of every view.
    let classic = json.tree.values.indices.compactMap { json.tree.member("$", of: $0) }.flatMap { index -> [String] in
      if case .object(let members) = json.tree.values[index].content { members.map(\.name) } else { [] }
    }
    var reading = UIAutomatorReading(names: classic.isEmpty ? all : Set(classic))
    var left = inner(hierarchy).reversed().map { (value: $0, parent: Int?.none) }
    while let (value, parent) = left.popLast() {
      var attributes: [MarkupParser.Attribute] = []
      let place = json.place(of: value)
      var properties = value
      if let classic = json.tree.member("$", of: value) { properties = classic }
      if case .object(let members) = json.tree.values[properties].content {
        for (name, index) in members {
          switch json.tree.values[index].content {
          case .string(let text), .number(let text):
            attributes.append(.init(name: Self.names[name] ?? name, value: text))
          case .bool(let isTrue): attributes.append(.init(name: Self.names[name] ?? name, value: String(isTrue)))
          case .object where name == "bounds":
            let sides = ["left", "top", "right", "bottom"].compactMap { json.number($0, of: index) }
            if sides.count == 4 {
              attributes.append(.init(name: "bounds", value: "[\(sides[0]),\(sides[1])][\(sides[2]),\(sides[3])]"))
            }
          case .object, .array, .null: continue
          }
        }
      }
      let type = attributes["class"] ?? "android.view.View"
      if properties == value {
        // The service leaves out a flag that is not set, but says of every view that it is enabled. It does not tell which
        // views have a menu on a long press; those that edit text have one (`TextView`).
        var usual = [("enabled", "true"), ("selected", "false")]
        if AndroidView(className: type) == .editText { usual.append(("long-clickable", "true")) }
        for (name, flag) in usual where attributes[name] == nil { attributes.append(.init(name: name, value: flag)) }
      }
      let index = try reading.add(.init(name: type, attributes: attributes, offset: 0, parent: parent), at: place)
      left += inner(value).reversed().map { ($0, index) }
    }
    var capture = reading.capture
    guard !capture.nodes.isEmpty else {
      throw .fault(
        "this observation contains no view", at: json.place(of: 0),
        help: "observe the screen again while the app is in front")
    }
    capture.note(.autoMobileMissing, capture.nodes[0].location, "a property that no view has is read as absent")
    return capture
  }

  private func inner(_ value: Int) -> [Int] {
    guard let node = json.tree.member("node", of: value) else { return [] }
    return (json.isObject(node) ? [node] : json.tree.elements(of: node)).filter { json.isObject($0) }
  }

  /// The names of UiAutomator2 for properties of the service.
  private static let names = [
    "className": "class", "hint-text": "hint", "error-message": "error", "resourceId": "resource-id",
    "contentDesc": "content-desc",
  ]
}

extension CaptureRule {
  static let autoMobileMissing = CaptureRule(
    "auto-mobile.missing", .guess,
    "a property that the observation does not mention is absent, because the service leaves out what a view does not have"
  )
}
