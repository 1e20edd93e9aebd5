import AccessibilityModel

extension ScenarioParser {
  /// Reads the paths of catalogue files or folders, and loads them: `strings: [ Localizable.xcstrings ]`.
  mutating func strings(_ node: Document.Node) {
    let nodes = if case .sequence(let elements) = node.value { elements } else { [node] }
    if nodes.isEmpty {
      reader.error("`strings` names no catalogue", at: node, help: "write `strings: [ Localizable.xcstrings ]`")
    }
    let paths = nodes.compactMap { reader.text($0, "a catalogue") }
    // If the scenario is read again for another language, the catalogues are already loaded.
    guard appStrings == nil, paths.count == nodes.count, !paths.isEmpty else { return }
    do throws(Diagnostic) {
      guard let loadStrings else {
        throw Diagnostic("string catalogues cannot be read here", help: "pass `strings` to `ScenarioParser.parse`")
      }
      appStrings = try loadStrings(paths)
    } catch {
      hasUnreadStrings = true
      if error.line == nil {
        let index = error.file.flatMap(paths.firstIndex(of:))
        let subject = error.file.map { "“\($0)”: " } ?? ""
        reader.error(subject + error.message, at: index.map { nodes[$0] } ?? node, help: error.help)
      } else {
        reader.add(error)
      }
    }
  }

  /// Replaces references such as `{ key: verify.title }` with their texts. Returns nil if a text cannot be read.
  mutating func resolved(_ node: Document.Node) -> Document.Node? {
    var node = node
    switch node.value {
    case .scalar: break
    case .sequence(let nodes):
      let texts = nodes.compactMap { resolved($0) }
      if texts.count < nodes.count { return nil }
      node.value = .sequence(texts)
    case .mapping(let pairs):
      if node.fields?.contains(where: { $0.name == "key" }) == true {
        guard let text = catalogText(node, "contains")?.text else { return nil }
        node.value = .scalar(text, isBlock: false)
        return node
      }
      let texts = pairs.compactMap { pair in resolved(pair.value).map { (pair.key, $0) } }
      if texts.count < pairs.count { return nil }
      node.value = .mapping(texts)
    }
    return node
  }

  /// Returns the text that a reference such as `{ key: verify.title, args: [6] }` refers to.
  mutating func catalogText(_ node: Document.Node, _ name: String) -> AppText? {
    guard let fields = reader.mapping(node, .catalogText) else { return nil }
    guard let keyNode = fields["key"] else {
      reader.error(
        "a text from a catalogue needs its `key`", at: node, help: "write `\(name): { key: verify.title, args: [6] }`")
      return nil
    }
    let arguments = fields["args"].flatMap { reader.sequence($0, "args") } ?? []
    let written = arguments.compactMap { reader.text($0, "an argument") }
    guard let key = reader.text(keyNode, "key"), written.count == arguments.count, !hasUnreadStrings else { return nil }
    guard let appStrings else {
      reader.error(
        "the key “\(key)” cannot be found, because the scenario has no `strings`", at: keyNode,
        help: "add `strings: [ Localizable.xcstrings ]` to the scenario")
      return nil
    }
    usesAppStrings = true
    do throws(Diagnostic) {
      let text = try appStrings.text(key, arguments: written, locale: locale ?? "en")
      if let note = text.note, !notes.contains(note) { notes.append(note) }
      return text
    } catch {
      reader.error(error.message, at: keyNode, help: error.help)
      return nil
    }
  }
}
