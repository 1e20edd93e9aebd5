import AccessibilityModel
import Locales
import TextFormats

extension CaptureFormat {
  /// The accessibility report of a Compose preview, as compose-ai-tools writes it.
  package static let composeAITools = CaptureFormat(
    id: "compose-ai-tools", platform: .android, outline: "the accessibility of a preview, from compose-ai-tools",
    summary: "the accessibility report or the semantics of a Compose preview, as compose-ai-tools writes them",
    knows: [.label, .value, .placeholder, .hint, .traits, .content, .stateDescription, .enabled],
    rules: [.listedSecureByName, .listedState, .previewLabel, .previewFirst, .androidHintAsText, .androidSecureHint],
    recognizes: { mark in
      guard case .keys(let keys) = mark else { return nil }
      return keys.hasAny("previewId", "mergeMode") ? .certain : nil
    },
    nodes: { text, problems throws(CaptureRefusal) in
      try PreviewReader(json: JSONFields(text, problems: &problems)).capture()
    })
}

/// Source: yschimke/compose-ai-tools c1546e3, `RenderManifest.kt`; its issue 448 for the semantics.
private struct PreviewReader {
  let json: JSONFields

  func capture() throws(CaptureRefusal) -> RawCapture {
    var holder = 0
    let entries = json.tree.member("entries", of: 0).map { json.tree.elements(of: $0) } ?? []
    if let first = entries.first(where: { json.has("nodes", in: $0) }) { holder = first }
    let nodes = (json.tree.member("nodes", of: holder).map { json.tree.elements(of: $0) } ?? []).filter {
      json.isObject($0)
    }
    guard !nodes.isEmpty else {
      throw .fault(
        "this report contains no node of a preview", at: json.place(of: 0),
        help: "render a preview with its accessibility data")
    }
    let isSemantics = nodes.contains { json.has("mergeMode", in: $0) }
    var elements = ListedElements(
      platform: .android,
      names: isSemantics
        ? ["text", "content-desc", "hint", "password", "enabled", "heading", "state-description"]
        : ["text", "hint", "enabled", "state-description"])
    if entries.count > 1 {
      elements.note(
        .previewFirst, json.place(of: entries[1]), "this file has \(entries.count) previews, of which the first is read"
      )
    }
    var root = ListedElement(type: "androidx.compose.ui.platform.ComposeView", location: json.place(of: holder))
    root.isSecure = .known(false)
    try elements.add(root)
    var places: [String: Int] = [:]
    for node in nodes {
      var element = isSemantics ? semantics(node) : element(node)
      element.parent = json.string("parentNodeId", of: node).value.flatMap { places[$0] } ?? 0
      if !isSemantics {
        elements.note(.previewLabel, element.location, "the label of this node is read as its text")
      }
      let place = try elements.add(element)
      if let id = json.string("nodeId", of: node).value { places[id] = place }
    }
    return elements.capture
  }

  private func element(_ node: Int) -> ListedElement {
    let role = json.string("role", of: node).value ?? "View"
    var element = ListedElement(
      type: role == "View" ? "android.view.View" : "android.widget." + role, location: json.place(of: node))
    element.frame = frame(node)
    var states = json.strings("states", of: node).value ?? []
    if let hint = states.first(where: { $0.hasPrefix("hint: ") }) {
      element.placeholder = .known(String(hint.dropFirst(6)))
    }
    if element.placeholder == .unknown { element.placeholder = .absent }
    element.text = json.string("label", of: node, whenMissing: .absent)
    element.isEnabled = .known(!states.contains("disabled"))
    element.isClickable = .known(states.contains("clickable"))
    if states.contains("checked") || states.contains("unchecked") {
      element.isChecked = .known(states.contains("checked"))
    }
    if states.contains("long-clickable") { element.more["long-clickable"] = "true" }
    if states.contains("scrollable") { element.more["scrollable"] = "true" }
    if json.bool("merged", of: node) == .known(true) { element.more["screen-reader-focusable"] = "true" }
    states.removeAll { Self.flags.contains($0) || $0.hasPrefix("hint: ") }
    // What is left is the state in the app's own words.
    if let state = states.first { element.more["state-description"] = state }
    return element
  }

  private static let flags: Set<String> = [
    "checked", "unchecked", "clickable", "long-clickable", "scrollable", "editable", "disabled",
  ]

  private func semantics(_ node: Int) -> ListedElement {
    var properties: [String: String] = [:]
    for property in json.tree.member("properties", of: node).map({ json.tree.elements(of: $0) }) ?? [] {
      if let key = json.string("key", of: property).value {
        properties[key] = json.string("value", of: property, whenMissing: .absent).value ?? ""
      }
    }
    let actions = Set(json.strings("actions", of: node).value ?? [])
    let isField = properties["EditableText"] != nil || actions.contains("SetText")
    let role = json.string("role", of: node).value
    let name =
      isField
      ? "EditText" : role.map { $0 == "Checkbox" ? "CheckBox" : $0 } ?? (properties["Text"] == nil ? nil : "TextView")
    var element = ListedElement(
      type: name.map { "android.widget." + $0 } ?? "android.view.View", location: json.place(of: node))
    func list(_ key: String) -> Known<String> {
      guard var value = properties[key] else { return .absent }
      if value.hasPrefix("["), value.hasSuffix("]") { value = String(value.dropFirst().dropLast()) }
      return Known(Optional(value).nonEmpty)
    }
    element.text = isField ? Known(properties["EditableText"].nonEmpty) : list("Text")
    element.label = list("ContentDescription")
    element.placeholder = .absent
    element.isSecure = .known(properties["Password"] != nil)
    element.isEnabled = .known(properties["Disabled"] == nil)
    element.isSelected = .known(properties["Selected"] == "true")
    element.isClickable = .known(actions.contains("OnClick"))
    element.identifier = json.string("testTag", of: node, whenMissing: .absent)
    element.frame = frame(node)
    if let state = properties["ToggleableState"] { element.isChecked = .known(state == "On") }
    if properties["Heading"] != nil { element.more["heading"] = "true" }
    element.more["state-description"] = properties["StateDescription"]
    if json.string("mergeMode", of: node).value == "mergeDescendants" {
      element.more["screen-reader-focusable"] = "true"
    }
    return element
  }

  private func frame(_ node: Int) -> AccessibilityElement.Frame? {
    let sides =
      json.string("boundsInScreen", of: node).value?.split(separator: ",").map { Double(String($0).trimmed) } ?? []
    guard sides.count == 4, let left = sides[0], let top = sides[1], let right = sides[2], let bottom = sides[3] else {
      return nil
    }
    return .init(captured: left, top, right - left, bottom - top)
  }
}

extension CaptureRule {
  static let previewLabel = CaptureRule(
    "compose-ai-tools.label", .guess,
    "the label of a node is read as its text, because the report writes the description or the text in one place")
  static let previewFirst = CaptureRule(
    "compose-ai-tools.first-preview", .reported, "of several previews in a file, the first is read")
}
