import AccessibilityModel
import TextFormats

/// A reader for the snapshots of the library A11yUITests. A snapshot is a flat list of XCUITest elements.
enum A11yUITestsReader {
  /// Whether the file has the list and nothing of another form.
  static func isOne(_ json: JSONFields) -> Bool {
    json.has("snapshot", in: 0) && !json.tree.values.indices.contains { json.has("elementType", in: $0) }
  }

  static func nodes(of json: JSONFields, problems: inout FileProblems) throws(CaptureRefusal) -> RawCapture {
    var capture = RawCapture()
    for index in json.tree.member("snapshot", of: 0).map(json.tree.elements) ?? [] {
      guard json.isObject(index) else {
        problems.warn("this value is not a JSON object, and is skipped", at: json.place(of: index))
        continue
      }
      _ = try capture.add(node(index, json, &capture.secure), below: nil)
    }
    return capture
  }

  private static func node(_ index: Int, _ json: JSONFields, _ secure: inout SecureContents) -> CapturedNode {
    let name = (json.string("type", of: index).value ?? "Other").filter { $0 != " " }
    let type = XCUIElementType(name: name)
    var node = CapturedNode(type: name, location: json.place(of: index))
    node.isSecure = type == .secureTextField
    (node.label, node.value) = (json.string("label", of: index), json.string("value", of: index))
    node.placeholder = json.string("placeholder", of: index)
    node.isEnabled = json.bool("enabled", of: index)
    if case .known(let names) = json.strings("traits", of: index) {
      var traits = TraitNames()
      for name in names { traits.add(name) }
      node.traits = .known(traits.traits)
    } else if json.has("traits", in: index) {
      node.traits = .absent
    }
    if let frame = json.tree.member("frame", of: index) {
      let pairs = json.tree.elements(of: frame).compactMap { json.pair(at: $0) }
      if pairs.count == 2 { node.frame = .init(captured: pairs[0].0, pairs[0].1, pairs[1].0, pairs[1].1) }
    }
    if let value = node.value.value {
      if type == nil { secure.suspect(value) }
      if node.isSecure { node.secureLength = value == node.placeholder.value ? 0 : secure.count(value) }
      if node.isSecure || type == nil || type?.isTextField == true && value == node.placeholder.value {
        node.value = type == nil ? .unknown : .absent
      }
    } else if node.isSecure {
      node.secureLength = 0
    }
    return node
  }
}
