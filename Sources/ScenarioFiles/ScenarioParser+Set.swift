import AccessibilityModel
import Simulation

/// Reads the step `set`, which changes properties of elements and components.
extension ScenarioParser {
  mutating func set(_ node: Document.Node) -> Step.Action? {
    guard case .mapping(let elements) = node.value, !elements.isEmpty else {
      reader.error(
        "`set` needs an element and the properties to change", at: node,
        help: "write `- set: { code: { error: The code is not correct } }`")
      return nil
    }
    if let id = node.fields?.first(where: { $0.name == "id" }), case .scalar(let name, _) = id.value.value,
      targets["id"] == nil
    {
      let rest = node.fields!.filter { $0.name != "id" }.map { Self.property($0.name, $0.value) }
      reader.error(
        "`set` has the id as its key", at: id.value,
        help: "write `- set: { \(name): { \(rest.isEmpty ? "label: …" : rest.joined(separator: ", ")) } }`")
      return nil
    }
    var changes: [Step.Change] = []
    for (idNode, propertiesNode) in elements {
      guard let id = reader.text(idNode, "an id") else { continue }
      guard case .mapping(let properties) = propertiesNode.value, !properties.isEmpty else {
        reader.error(
          "`set` needs the properties to change on “\(id)”", at: propertiesNode,
          help: "write `- set: { \(Self.change(id, propertiesNode)) }`")
        continue
      }
      for (key, value) in properties {
        guard let property = reader.text(key, "a property"), let text = newValue(value, property) else { continue }
        changes.append(.init(id, property, text))
        use(id, idNode, change: (key, value))
      }
    }
    return .set(changes)
  }

  /// Returns a change that was written without its braces, as it is written here: `save.disabled: false`.
  private static func change(_ id: String, _ value: Document.Node) -> String {
    guard let dot = id.lastIndex(of: "."), dot > id.startIndex, case .scalar = value.value else {
      guard case .scalar(let text, _) = value.value, !text.isEmpty else { return "\(id): { label: … }" }
      return "\(id): { label: \(Step.scalar(text)) }"
    }
    return "\(id[..<dot]): { \(property(String(id[id.index(after: dot)...]), value)) }"
  }

  private static func property(_ name: String, _ value: Document.Node) -> String {
    if let help = KnownElsewhere.property(name, value: value, settable: ["disabled", "hidden", "on", "selected"]) {
      return String(help.drop { $0 != "`" }.dropFirst().dropLast())
    }
    // The value of a field may be a secret, so it is not repeated.
    guard name != "value", case .scalar(let text, _) = value.value else { return "\(name): …" }
    return "\(name): \(Step.scalar(text))"
  }

  /// Reads the new value of a property: a text, or a list of options. Line breaks join the options into one text.
  private mutating func newValue(_ node: Document.Node, _ property: String) -> String? {
    guard property == "options", case .sequence(let nodes) = node.value else { return appText(node, property) }
    let options = nodes.compactMap { filledText($0, "an option", help: "write `options: [Small, Medium, Large]`") }
    if nodes.isEmpty { reader.error("`options` is empty", at: node, help: "write `options: [Small, Medium, Large]`") }
    return options.map { $0.replacing("\n", with: " ") }.joined(separator: "\n")
  }
}
