import AccessibilityModel
import Locales
import TextFormats

extension CaptureFormat {
  /// The snapshot of agent-device.
  package static let agentDevice = CaptureFormat(
    id: "agent-device", platform: .android, outline: "JSON from agent-device's `snapshot`",
    summary: "the JSON of agent-device's `snapshot --json`, from iOS or Android",
    knows: [.label, .value, .placeholder, .hint, .content, .editing, .enabled, .selected],
    rules: [
      .listedSecureByName, .listedState, .listedClickable, .androidHintAsText, .androidSecureHint, .agentDeviceCut,
      .agentDeviceText,
    ],
    recognizes: { mark in
      guard case .keys(let keys) = mark else { return nil }
      return keys.hasAll("nodes", "ref", "index", "depth") ? .certain : nil
    },
    nodes: { text, problems throws(CaptureRefusal) in
      try AgentDeviceReader(json: JSONFields(text, problems: &problems)).capture()
    })
}

/// Source: callstackincubator/agent-device 9e16511, `src/utils/snapshot.ts`. A flat list, in which each element names
/// its parent. The types are those of XCTest on iOS and classes on Android.
private struct AgentDeviceReader {
  let json: JSONFields

  func capture() throws(CaptureRefusal) -> RawCapture {
    let entries = (json.tree.member("nodes", of: 0).map { json.tree.elements(of: $0) } ?? []).filter {
      json.isObject($0)
    }
    guard !entries.isEmpty else {
      throw .fault(
        "this snapshot contains no element", at: json.place(of: 0),
        help: "save the output of `agent-device snapshot --raw --json` while the app is in front")
    }
    let types = entries.map { json.string("type", of: $0).value ?? "Other" }
    let isAndroid = types.contains { $0.contains(".") }
    var elements = ListedElements(platform: isAndroid ? .android : .iOS, names: ["text", "focused"])
    /// The index in the capture of each element, by its own index.
    var places: [Int: Int] = [:]
    for (entry, type) in zip(entries, types) {
      var element = element(entry, type, isAndroid: isAndroid)
      element.parent = json.integer("parentIndex", of: entry).flatMap { places[$0] }
      if json.bool("hiddenContentBelow", of: entry) == .known(true)
        || json.bool("hiddenContentAbove", of: entry) == .known(true)
      {
        elements.note(.agentDeviceCut, element.location, "elements above or below this one are missing")
      }
      let place = try elements.add(element)
      if let index = json.integer("index", of: entry) { places[index] = place }
    }
    if json.bool("truncated", of: 0) == .known(true) {
      elements.note(
        .agentDeviceCut, json.place(of: 0), "this snapshot was cut off, so elements of the screen are missing")
    }
    if isAndroid {
      elements.note(.listedClickable, json.place(of: 0), "which views can be clicked was inferred from their classes")
    }
    var capture = elements.capture
    let app = ["appName", "appBundleId"].compactMap { json.string($0, of: 0).value }.first
    capture.app = isAndroid ? nil : app ?? capture.app
    return capture
  }

  private func element(_ entry: Int, _ type: String, isAndroid: Bool) -> ListedElement {
    var element = ListedElement(type: type, location: json.place(of: entry))
    let label = json.string("label", of: entry, whenMissing: .absent)
    let value = json.string("value", of: entry, whenMissing: .absent)
    if isAndroid {
      // The label is the text of a view, or else its description.
      element.text = element.isTextField ? (value == .absent ? label : value) : label
    } else {
      (element.label, element.value) = (label, value)
    }
    element.identifier = json.string("identifier", of: entry, whenMissing: .absent)
    element.frame = json.frame("rect", of: entry)
    element.isEnabled = json.bool("enabled", of: entry)
    element.isSelected = json.has("selected", in: entry) ? json.bool("selected", of: entry) : .known(false)
    element.isFocused = json.has("focused", in: entry) ? json.bool("focused", of: entry) : .known(false)
    if case .known(false) = json.bool("visibleToUser", of: entry) { element.isVisible = .known(false) }
    return element
  }
}

extension CaptureRule {
  static let agentDeviceCut = CaptureRule(
    "agent-device.cut", .reported,
    "if the snapshot says that content is hidden or cut off, elements of the screen are missing")
  static let agentDeviceText = CaptureRule(
    "agent-device.text", .guess,
    "the label of an Android view is read as its text, because the snapshot writes the text or the description in one place"
  )
}
