import AccessibilityModel
import Captures
import Simulation

extension ScenarioParser {
  /// The maximum number of elements on all screens of a scenario together.
  static let elementLimit = 10_000

  /// Reads a screen: a list of elements, or a reference to a file.
  mutating func screen(_ node: Document.Node) -> [ScreenItem] {
    screenIDs = []
    generated = [:]
    authoredIDs = []
    if case .mapping(let pairs) = node.value {
      if case .scalar(let name, _)? = pairs.first?.key.value, Self.kindNames.contains(name) {
        hasUnreadScreen = true
        reader.error(
          "a screen must be a list of elements, not a mapping", at: pairs[0].key,
          help: "begin each element with `- `: `- \(name): …`")
        return []
      }
      guard
        let fields = reader.mapping(
          node, .screen,
          elsewhere: { name, _ in
            if MappingForm.scenario.keys.contains(name) { return "move `\(name)` to the left, below `screen`" }
            return KnownElsewhere.isForChildren(name) ? "leave it out: the list of elements is the screen itself" : nil
          })
      else { return [] }
      guard let path = fields["file"] else {
        hasUnreadScreen = true
        if pairs.isEmpty { reader.error("the screen is empty", at: node, help: "write `- heading: Enter your code`") }
        return []
      }
      return screen(inFile: path, overlay: fields["overlay"])
    }
    return screen(node, "a screen")
  }

  /// Reads either the only screen (`screen`), or the named screens (`screens`) and the name of the first screen
  /// (`start`).
  mutating func screens(
    _ fields: [String: Document.Node], at root: Document.Node, into scenario: inout Scenario
  ) {
    guard let node = fields["screens"] else {
      if let start = fields["start"] {
        reader.error("`start` needs `screens`, and the scenario has none", at: start, help: "remove `start`")
      }
      if let node = fields["screen"] {
        scenario.screen = screen(node)
      } else {
        reader.error("a scenario needs a `screen`", at: root, help: "write `screen: [ { heading: Enter your code } ]`")
      }
      return
    }
    if let both = fields["screen"] {
      reader.error(
        "a scenario can have `screen` or `screens`, not both", at: both,
        help: "move the screen to `screens` and give it a name")
    }
    guard case .mapping(let pairs) = node.value, !pairs.isEmpty else {
      reader.error(
        "`screens` must be a mapping from names to screens", at: node, help: "write `screens: { login: [ … ] }`")
      return
    }
    // All names are collected first, because a reaction may show a screen that comes later.
    screenNames = pairs.compactMap { if case .scalar(let name, _) = $0.key.value { name } else { nil } }
    for (key, value) in pairs {
      guard let name = reader.text(key, "the name of a screen") else { continue }
      if name.isEmpty || name.contains(where: { $0.isWhitespace || $0 == "." || $0 == "/" }) {
        reader.error(
          "the name of a screen must be one word without a dot or a slash", at: key, help: "write `login: [ … ]`")
      }
      screenName = name
      scenario.screens[name] = namedScreen(value, &scenario.reactions)
      screenName = nil
    }
    scenario.start = screenNames.first
    if let start = fields["start"], let name = reader.text(start, "start") {
      if screenNames.contains(name) { scenario.start = name } else { unknownScreen(name, at: start) }
    }
    scenario.screen = scenario.start.flatMap { scenario.screens[$0] } ?? []
  }

  private mutating func namedScreen(
    _ node: Document.Node, _ reactions: inout [Scenario.Reaction]
  ) -> [ScreenItem] {
    guard let names = node.fields?.map(\.name), !names.contains("file") else { return screen(node) }
    guard let fields = reader.mapping(node, .namedScreen) else { return [] }
    guard let elements = fields["elements"] else {
      hasUnreadScreen = true
      reader.error("a screen needs its `elements`", at: node, help: "write `{ elements: [ { heading: Sign in } ] }`")
      return []
    }
    let items = screen(elements)
    if let when = fields["when"] { reactions += self.reactions(when, on: screenName) }
    return items
  }

  mutating func unknownScreen(_ name: String, at node: Document.Node) {
    reader.error(
      "there is no screen “\(name)”", at: node, meant: name, of: screenNames,
      help: screenNames.isEmpty
        ? "add the screen under `screens`" : "use one of \(screenNames.joined(separator: ", "))")
  }

  mutating func screen(_ node: Document.Node, _ name: String) -> [ScreenItem] {
    guard let elements = reader.sequence(node, name) else { return [] }
    if elements.isEmpty {
      reader.error("the screen is empty", at: node, help: "add an element: `- heading: Your code`")
    }
    if elementCount > Self.elementLimit { return [] }
    authoredIDs = Self.ids(in: elements)
    return items(elements)
  }

  mutating func screen(inFile node: Document.Node, overlay: Document.Node?) -> [ScreenItem] {
    guard let path = reader.text(node, "file") else { return [] }
    let outer = reader.file
    defer { reader.file = outer }
    let name = path.hasPrefix("/") ? path : Self.folder(of: outer) + path
    do throws(Diagnostic) {
      let root: Document.Node
      if let known = captures[path] { return items(of: known, path, at: node, overlay: overlay) }
      if let known = screenFiles[path] {
        root = known
      } else {
        let bytes = try load(path)
        if ImportedScreen.isOne(bytes) {
          guard let screen = captured(bytes, name) else { return [] }
          captures[path] = screen
          return items(of: screen, path, at: node, overlay: overlay)
        }
        root = try Document.read(bytes, file: name)
        screenFiles[path] = root
      }
      if let overlay {
        reader.error(
          "`overlay` needs a captured screen, and “\(path)” is a list of elements", at: overlay,
          help: "remove `overlay`")
      }
      reader.file = name
      // The file contains a list, or a mapping with the list under `screen`.
      guard case .mapping = root.value else { return screen(root, "a screen file") }
      guard let fields = reader.mapping(root, .screenFile) else { return [] }
      guard let list = fields["screen"] else {
        reader.error("a screen file must be a list of elements", at: root, help: "write `- heading: Enter your code`")
        return []
      }
      return screen(list, "a screen")
    } catch {
      hasUnreadScreen = true
      if error.line == nil {
        reader.error("“\(path)”: \(error.message)", at: node, help: error.help)
      } else {
        reader.add(error)
      }
      return []
    }
  }

  private mutating func captured(_ bytes: [UInt8], _ name: String) -> ImportedScreen? {
    do {
      return try ImportedScreen.read(bytes, file: name).screen
    } catch {
      hasUnreadScreen = true
      for diagnostic in error.diagnostics where diagnostic.severity == .error { reader.add(diagnostic) }
      return nil
    }
  }

  static func folder(of file: String?) -> String {
    guard let file, let slash = file.lastIndex(of: "/") else { return "" }
    return String(file[...slash])
  }

  mutating func items(_ nodes: [Document.Node]) -> [ScreenItem] {
    var items: [ScreenItem] = []
    for node in played(nodes) {
      elementCount += 1
      if elementCount == Self.elementLimit + 1 {
        reader.error(
          "the screens of the scenario have more than \(Self.elementLimit) elements", at: node,
          help: "split the scenario into several scenarios")
      }
      if elementCount > Self.elementLimit { break }
      if let item = item(node) { items.append(item) } else { unreadIDs.formUnion(Self.ids(in: [node])) }
    }
    return items
  }

  static let kindNames = Role.allCases.map(\.rawValue) + ["component"]

  /// Returns the help for an element without its colon, such as `heading Sign in`.
  private static func withColon(_ node: Document.Node) -> String? {
    guard case .scalar(let text, _) = node.value, let space = text.firstIndex(of: " "),
      kindNames.contains(String(text[..<space]))
    else { return nil }
    return "write `\(text[..<space]):\(text[space...])`"
  }

  mutating func item(_ node: Document.Node) -> ScreenItem? {
    guard case .mapping(let pairs) = node.value else {
      reader.error(
        "an element must be a mapping, such as `heading: Enter your code`", at: node,
        help: Self.withColon(node) ?? "use one of \(Self.kindNames.joined(separator: ", "))")
      return nil
    }
    var kinds = pairs.compactMap { pair -> (name: String, key: Document.Node, value: Document.Node)? in
      guard case .scalar(let name, _) = pair.key.value, Self.kindNames.contains(name) else { return nil }
      return (name, pair.key, pair.value)
    }
    // Beside a kind, `heading: true` is Android's property of that name.
    if kinds.count > 1 {
      kinds.removeAll { kind in
        guard kind.name == "heading", case .scalar(let text, _) = kind.value.value else { return false }
        return ["true", "false"].contains(text)
      }
    }
    if let (name, _, content) = kinds.first {
      guard let role = Role(rawValue: name) else { return component(node, kind: content) }
      if kinds.count > 1 {
        reader.error(
          "an element can have only one kind, not “\(name)” and “\(kinds[1].name)”", at: kinds[1].key,
          help: "begin the second element on a new line with `-`")
        return nil
      }
      return element(node, role, content: content)
    }
    let first = pairs.first?.key ?? node
    let name = if case .scalar(let text, _) = first.value { text } else { "" }
    if let advice = KnownElsewhere.kind(name, content: pairs.first?.value) {
      reader.error("“\(name)” is not a kind of element", at: first, help: advice)
      return nil
    }
    if ["steps", "when", "screens", "settings", "expect"].contains(name) {
      reader.error(
        "“\(name)” is a key of the scenario, not an element", at: first,
        help: "write `\(name):` at the beginning of a line, without “- ” before it, and what belongs to it below")
      return nil
    }
    reader.error(
      "“\(name)” is not a kind of element", at: first, meant: name, of: Self.kindNames,
      help: "use one of \(Self.kindNames.joined(separator: ", "))")
    return nil
  }

  mutating func component(_ node: Document.Node, kind nameNode: Document.Node) -> ScreenItem? {
    guard let name = reader.text(nameNode, "component") else { return nil }
    guard let kind = vocabulary.components.first(where: { $0.id == name }) else {
      let ids = vocabulary.components.map(\.id)
      reader.error(
        "there is no component “\(name)”", at: nameNode, meant: name, of: ids,
        help: "run `a11y-sim components` to list them")
      return nil
    }
    let keys = ["component", "id", "version"] + kind.parameters.map(\.name)
    guard
      let fields = reader.mapping(
        node, keys: keys, what: kind.id, elsewhere: { name, _ in KnownElsewhere.parameter(name, keys: keys) })
    else { return nil }
    var parameters: ComponentKind.Parameters = [:]
    if let node = fields["version"], let version = reader.text(node, "version") {
      if kind.versions.contains(version) {
        parameters["version"] = version
      } else {
        reader.error(
          "\(kind.id) has no version “\(version)”", at: node,
          help: "use one of \(kind.versions.joined(separator: ", "))")
      }
    }
    for parameter in kind.parameters {
      guard let node = fields[parameter.name] else { continue }
      parameters[parameter.name] = value(of: parameter, node)
    }
    guard let idNode = fields["id"] else {
      reader.error("a component needs an `id`", at: node, help: "add an id, such as `id: code`")
      return nil
    }
    guard let id = authoredID(idNode) else { return nil }
    if oldComponent == nil, kind.reader != nil { oldComponent = (id, kind) }
    var shown = kind
    if let substitution, substitution.id == id {
      shown = substitution.kind
      parameters = substituted(parameters, of: kind, substitution)
    }
    components.append(
      .init(id: id, kind: shown.id, version: parameters["version"] ?? shown.versions.last ?? ""))
    claim(id, .component(shown), at: idNode)
    add(shown.parts(parameters), of: id)
    return .component(shown.make(parameters), id: id)
  }

  /// Returns the parameters that a replacement component supports. Adds a note for every other parameter.
  mutating func substituted(
    _ parameters: ComponentKind.Parameters, of kind: ComponentKind, _ substitution: Substitution
  ) -> ComponentKind.Parameters {
    var kept: ComponentKind.Parameters = [:]
    kept["version"] = substitution.version ?? (substitution.kind.id == kind.id ? parameters["version"] : nil)
    for parameter in kind.parameters {
      guard let value = parameters[parameter.name] else { continue }
      if let taken = substitution.kind.parameters.first(where: { $0.name == parameter.name }) {
        if taken.kind.accepts(value) { kept[parameter.name] = value } else { leaveOut(parameter.name, taken.kind) }
      } else {
        leaveOut(parameter.name, nil)
      }
    }
    return kept
  }

  /// Adds a note that the replacement component does not support a parameter.
  ///
  /// - Parameter kind: The kind of the parameter in the replacement; nil if the replacement lacks the parameter.
  mutating func leaveOut(_ name: String, _ kind: ComponentKind.Parameter.Kind?) {
    var note = "`\(name)` is left out, because this component does not support it"
    if case .choice(let choices) = kind {
      note = "`\(name)` is left out, because this component supports only the values \(choices.joined(separator: ", "))"
    }
    if case .flag = kind {
      note = "`\(name)` is left out, because this component supports only the values true and false"
    }
    if !notes.contains(note) { notes.append(note) }
  }

  mutating func value(of parameter: ComponentKind.Parameter, _ node: Document.Node) -> String? {
    switch parameter.kind {
    case .text: return appText(node, parameter.name)
    case .flag: return reader.flag(node, parameter.name).map { $0 ? "true" : "false" }
    case .choice(let choices):
      guard let text = reader.text(node, parameter.name) else { return nil }
      if choices.contains(text) { return text }
      reader.notOne(of: choices, text, parameter.name, at: node)
      return nil
    }
  }
}
