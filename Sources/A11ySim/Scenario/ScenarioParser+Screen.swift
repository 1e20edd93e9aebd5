/// Screens and their elements.
extension ScenarioParser {
  /// Elements all screens may have together.
  static let elementLimit = 10_000

  /// A list of elements, or a file that holds one.
  mutating func screen(_ node: Document.Node) -> [ScreenItem] {
    screenIDs = []
    generated = [:]
    authoredIDs = []
    if case .mapping(let pairs) = node.value {
      guard let fields = reader.mapping(node, keys: ["file"], what: "a screen") else { return [] }
      guard let path = fields["file"] else {
        hasUnreadScreen = true
        if pairs.isEmpty { reader.error("the screen is empty", at: node, help: "- heading: Enter your code") }
        return []
      }
      return screen(inFile: path)
    }
    return screen(node, "a screen")
  }

  mutating func screen(_ node: Document.Node, _ name: String) -> [ScreenItem] {
    guard let elements = reader.sequence(node, name) else { return [] }
    if elements.isEmpty { reader.error("the screen is empty", at: node, help: "add an element: - heading: Your code") }
    // Past the limit, no screen is read any more.
    if elementCount > Self.elementLimit { return [] }
    authoredIDs = Self.ids(in: elements)
    return items(elements)
  }

  mutating func screen(inFile node: Document.Node) -> [ScreenItem] {
    guard let path = reader.text(node, "file") else { return [] }
    let outer = reader.file
    defer { reader.file = outer }
    let name = path.hasPrefix("/") ? path : Self.folder(of: outer) + path
    do throws(Diagnostic) {
      let root: Document.Node
      if let known = screenFiles[path] {
        root = known
      } else {
        let bytes = try load(path)
        root = try Document.read(bytes, file: name)
        screenFiles[path] = root
      }
      reader.file = name
      // A list, or a mapping with the list under `screen`, as in a scenario.
      guard case .mapping = root.value else { return screen(root, "a screen file") }
      guard let fields = reader.mapping(root, keys: ["screen"], what: "a screen file") else { return [] }
      guard let list = fields["screen"] else {
        reader.error("a screen file is a list of elements", at: root, help: "- heading: Enter your code")
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

  /// `flows/` for `flows/otp.yaml`.
  static func folder(of file: String?) -> String {
    guard let file, let slash = file.lastIndex(of: "/") else { return "" }
    return String(file[...slash])
  }

  mutating func items(_ nodes: [Document.Node]) -> [ScreenItem] {
    var items: [ScreenItem] = []
    for node in nodes {
      elementCount += 1
      if elementCount == Self.elementLimit + 1 {
        reader.error(
          "more than \(Self.elementLimit) elements on the scenario's screens", at: node,
          help: "split it into several scenarios")
      }
      if elementCount > Self.elementLimit { break }
      if let item = item(node) { items.append(item) } else { unreadIDs.formUnion(Self.ids(in: [node])) }
    }
    return items
  }

  static let kindNames = Role.allCases.map(\.rawValue) + ["component"]

  mutating func item(_ node: Document.Node) -> ScreenItem? {
    guard case .mapping(let pairs) = node.value else {
      reader.error(
        "an element is a mapping such as `heading: Enter your code`", at: node,
        help: "kinds: \(Self.kindNames.joined(separator: ", "))")
      return nil
    }
    for pair in pairs {
      guard case .scalar(let name, _) = pair.key.value else { continue }
      if name == "component" { return component(node, kind: pair.value) }
      guard let role = Role(rawValue: name) else { continue }
      for case (let key, _) in pairs {
        guard case .scalar(let other, _) = key.value, other != name, Self.kindNames.contains(other) else { continue }
        reader.error(
          "an element is one thing: “\(name)” and “\(other)” are two", at: key, help: "start a new line with `-`")
        return nil
      }
      return element(node, role, content: pair.value)
    }
    let first = pairs.first?.key ?? node
    let name = if case .scalar(let text, _) = first.value { text } else { "" }
    reader.error(
      "“\(name)” is no kind of element", at: first, meant: name, of: Self.kindNames,
      help: "kinds: \(Self.kindNames.joined(separator: ", "))")
    return nil
  }

  static func keys(of role: Role) -> [String] {
    let common = ["id", "label", "language", "spellOut", "frame", "drawn"]
    switch role {
    case .group, .list, .landmark, .table, .tabBar, .segmentedControl, .stepper, .alert, .sheet:
      return ["id", "label", "language", "children"]
    case .text, .heading: return common + ["underlined", "value", "hint", "selected", "position"]
    case .image: return common + ["value", "hint", "selected", "position"]
    case .button, .link, .backButton, .slider, .adjustable, .picker, .popUpButton, .pageControl, .disclosure, .progress,
      .key, .element:
      return common + ["underlined", "value", "hint", "selected", "disabled", "position"]
    case .toggle: return common + ["on", "hint", "selected", "disabled", "position"]
    case .textField, .secureTextField, .searchField, .textView:
      return common + ["value", "placeholder", "hint", "disabled", "contentType"]
    }
  }

  /// `heading: Enter your code`, or `heading: { label: Enter your code, id: title }`.
  mutating func element(_ node: Document.Node, _ role: Role, content: Document.Node) -> ScreenItem? {
    let keys = Self.keys(of: role)
    guard var fields = reader.mapping(node, keys: keys + [role.rawValue], what: "a \(role.rawValue)") else {
      return nil
    }
    fields[role.rawValue] = nil
    switch content.value {
    case .mapping:
      guard let inner = reader.mapping(content, keys: keys, what: "a \(role.rawValue)") else { return nil }
      for (name, value) in inner {
        if fields[name] != nil { reader.error("“\(name)” is there twice", at: value, help: "keep one of them") }
        fields[name] = value
      }
    case .scalar(let text, _):
      if let label = fields["label"], !text.isEmpty {
        reader.error("“label” is there twice: `\(role.rawValue): …` is the label", at: label, help: "keep one of them")
      }
      if !text.isEmpty { fields["label"] = content }
    case .sequence:
      reader.error("a \(role.rawValue) is a text or a mapping", at: content)
      return nil
    }
    let id = fields["id"].flatMap { authoredID($0) } ?? generatedID(for: role)
    claim(id, .element(role), at: fields["id"] ?? node)
    var element = AccessibilityElement(id: id, role: role)
    element.language = fields["language"].flatMap { languageTag($0) }
    let spellsOut = fields["spellOut"].flatMap { reader.flag($0, "spellOut") } ?? false
    func spoken(_ text: String?) -> SpokenText? { text.map { SpokenText($0, spellsOut: spellsOut) } }
    element.label = spoken(fields["label"].flatMap { appText($0, "label") })
    element.value = spoken(fields["value"].flatMap { appText($0, "value") })
    element.placeholder = fields["placeholder"].flatMap { appText($0, "placeholder") }
    element.hint = fields["hint"].flatMap { appText($0, "hint") }
    if let node = fields["disabled"], reader.flag(node, "disabled") == true { element.traits.insert(.notEnabled) }
    if let node = fields["selected"], reader.flag(node, "selected") == true { element.traits.insert(.selected) }
    if role == .toggle {
      element.value = fields["on"].flatMap { reader.flag($0, "on") } == true ? "1" : "0"
    }
    element.position = fields["position"].flatMap { position($0) }
    element.frame = fields["frame"].flatMap { frame($0) }
    element.drawn = fields["drawn"].flatMap { appText($0, "drawn") }
    element.underlined = fields["underlined"].flatMap { underlined($0, in: element) }
    element.text?.contentType = fields["contentType"].flatMap { reader.choice($0, "contentType") }
    guard role.isContainer else { return .element(element) }
    guard let children = fields["children"] else {
      reader.error("a \(role.rawValue) needs `children`", at: node, help: "group: { label: Code, children: [ … ] }")
      return nil
    }
    return .group(element, items(reader.sequence(children, "children") ?? []))
  }

  /// A text of the app. A key of its catalogue is one later.
  mutating func appText(_ node: Document.Node, _ name: String) -> String? {
    if case .mapping = node.value {
      reader.error("a text from a catalogue is not available yet", at: node, help: "write the text itself")
      return nil
    }
    return reader.text(node, name)
  }

  /// A part of what is drawn.
  mutating func underlined(_ node: Document.Node, in element: AccessibilityElement) -> String? {
    guard let text = appText(node, "underlined") else { return nil }
    let drawn = element.drawn ?? element.label?.string ?? ""
    if text.isBlank || !drawn.contains(text) {
      reader.error(
        "“\(text)” is no part of “\(drawn)”", at: node, help: "`underlined` is a part of `drawn`, or else of the label")
    }
    return text
  }

  mutating func position(_ node: Document.Node) -> AccessibilityElement.Position? {
    guard let fields = reader.mapping(node, keys: ["index", "of"], what: "a position") else { return nil }
    guard let index = fields["index"].flatMap({ reader.integer($0, "index", in: 1...100_000) }),
      let count = fields["of"].flatMap({ reader.integer($0, "of", in: 1...100_000) })
    else {
      if fields["index"] == nil || fields["of"] == nil {
        reader.error("a position needs `index` and `of`", at: node, help: "position: { index: 2, of: 3 }")
      }
      return nil
    }
    if index > count {
      reader.error("a position cannot be \(index) of \(count)", at: node, help: "position: { index: 2, of: 3 }")
    }
    return .init(index: index, count: count)
  }

  mutating func frame(_ node: Document.Node) -> AccessibilityElement.Frame? {
    guard let sides = reader.sequence(node, "a frame") else { return nil }
    let numbers = sides.compactMap { reader.integer($0, "a side of a frame", in: -100_000...100_000) }
    guard numbers.count == 4 else {
      // A side that is no number has been reported.
      if numbers.count < sides.count { return nil }
      reader.error("a frame is four whole numbers of points", at: node, help: "frame: [x, y, width, height]")
      return nil
    }
    return .init(x: Double(numbers[0]), y: Double(numbers[1]), width: Double(numbers[2]), height: Double(numbers[3]))
  }

  mutating func component(_ node: Document.Node, kind nameNode: Document.Node) -> ScreenItem? {
    guard let name = reader.text(nameNode, "component") else { return nil }
    guard let kind = Components.all.first(where: { $0.id == name }) else {
      let ids = Components.all.map(\.id)
      reader.error(
        "there is no component “\(name)”", at: nameNode, meant: name, of: ids,
        help: "`a11y-sim components` lists them")
      return nil
    }
    let keys = ["component", "id", "version"] + kind.parameters.map(\.name)
    guard let fields = reader.mapping(node, keys: keys, what: kind.id) else { return nil }
    var parameters: ComponentKind.Parameters = [:]
    if let node = fields["version"], let version = reader.text(node, "version") {
      if kind.versions.contains(version) {
        parameters["version"] = version
      } else {
        reader.error(
          "\(kind.id) has no version “\(version)”", at: node,
          help: "modelled are \(kind.versions.joined(separator: ", "))")
      }
    }
    for parameter in kind.parameters {
      guard let node = fields[parameter.name] else { continue }
      parameters[parameter.name] = value(of: parameter, node)
    }
    guard let idNode = fields["id"] else {
      reader.error("a component needs an `id`", at: node, help: "add `id: code`: steps and effects name it by that")
      return nil
    }
    guard let id = authoredID(idNode) else { return nil }
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

  /// What can be said of a substitute of what is said of a component.
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

  /// - Parameter kind: what the substitute takes instead; nil for nothing.
  mutating func leaveOut(_ name: String, _ kind: ComponentKind.Parameter.Kind?) {
    var note = "`\(name)` is left out: there is none here"
    if case .choice(let choices) = kind {
      note = "`\(name)` is left out: here it is one of \(choices.joined(separator: ", "))"
    }
    if case .flag = kind { note = "`\(name)` is left out: here it is true or false" }
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
