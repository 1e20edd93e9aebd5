import Locales

/// Reads scenario files: text in, a `Scenario` or diagnostics with places out.
public struct ScenarioParser {
  /// Gives the bytes of a file named in a scenario, by its path as written there.
  public typealias Load = (_ path: String) throws(Diagnostic) -> [UInt8]

  /// What is wrong with a scenario, in the order of the file.
  public struct Failure: Error, Sendable {
    /// At least one.
    public var diagnostics: [Diagnostic]

    /// Creates a failure.
    public init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
  }

  /// Another component in the place of those that a scenario has under an id.
  public struct Substitution: Sendable {
    /// The id of a component in the scenario.
    public var id: String
    /// What stands there instead.
    public var kind: ComponentKind
    /// Its version; nil keeps the written one where that is of the same kind, and is the newest elsewhere.
    public var version: String?

    /// Creates a substitution.
    public init(of id: String, by kind: ComponentKind, version: String? = nil) {
      (self.id, self.kind, self.version) = (id, kind, version)
    }
  }

  private var reader: NodeReader
  private let load: Load
  private let substitution: Substitution?
  /// What a scenario says of a component and its substitute has no place for.
  private var notes: [String] = []
  private var components: [Scenario.WrittenComponent] = []
  /// What each id of any screen names.
  private var targets: [String: [Target]] = [:]
  /// Uses of ids, checked when every screen has been read.
  private var uses: [Use] = []
  /// Ids of the screen that is being read.
  private var screenIDs: Set<String> = []
  /// Ids written in the screen that is being read.
  private var authoredIDs: Set<String> = []
  /// The last number given to an element without an id, by role.
  private var generated: [Role: Int] = [:]
  /// Elements of all screens.
  private var elementCount = 0
  /// Screen files by their paths: one may be shown often.
  private var screenFiles: [String: Document.Node] = [:]

  /// Ids of elements with errors: their uses are none.
  private var unreadIDs: Set<String> = []
  /// Whether a screen file could not be read: any id may be in it.
  private var hasUnreadScreen = false

  private enum Target {
    case element(Role)
    case component(ComponentKind)
    /// A part of a component.
    case part

    var isComponent: Bool { if case .component = self { true } else { false } }
  }

  private struct Use {
    var id: String
    var node: Document.Node
    var file: String?
    /// What is set of it, if anything.
    var change: (property: Document.Node, value: Document.Node)?
    var event: Scenario.Reaction.Event?
  }

  private init(file: String?, load: @escaping Load, replacing substitution: Substitution?) {
    reader = NodeReader(file: file)
    self.load = load
    self.substitution = substitution
  }

  /// Reads a scenario.
  ///
  /// - Parameters:
  ///   - bytes: the file's content.
  ///   - file: its name, for diagnostics.
  ///   - load: reads the files a scenario names; without it, naming one is an error.
  ///   - substitution: another component to play it with. What is said of parts and properties that it lacks is no
  ///     error then: the scenario without it is to be read first.
  public static func parse(
    _ bytes: some Collection<UInt8>, file: String? = nil, load: Load? = nil, replacing substitution: Substitution? = nil
  ) throws(Failure) -> Scenario {
    let noFiles: Load = { (path) throws(Diagnostic) in
      throw Diagnostic("no file can be read from here")
    }
    let root: Document.Node
    do {
      root = try Document.read(bytes, file: file)
    } catch {
      throw Failure(diagnostics: [error])
    }
    var parser = ScenarioParser(file: file, load: load ?? noFiles, replacing: substitution)
    var scenario = parser.scenario(root)
    parser.checkUses()
    if let substitution { scenario.leaveOutChanges(impossibleFor: substitution) }
    scenario.notes = parser.notes
    scenario.components = parser.components
    if parser.reader.errorCount == 0, let step = scenario.firstStepBeyondLimits {
      parser.reader.add(
        Diagnostic(
          "this is more than can be played in one scenario", file: file, line: step.line, column: 1,
          help: "split it into several, with fewer steps or smaller screens"))
    }
    if parser.reader.errorCount > 0 { throw Failure(diagnostics: parser.reader.diagnostics(of: file)) }
    return scenario
  }

  /// Reads a scenario from text.
  public static func parse(
    _ text: String, file: String? = nil, load: Load? = nil, replacing substitution: Substitution? = nil
  ) throws(Failure) -> Scenario {
    try parse(text.utf8, file: file, load: load, replacing: substitution)
  }

  // MARK: The file

  private static let keys = [
    "name", "reader", "locale", "settings", "pace", "strings", "screen", "when", "steps", "ignore",
  ]
  /// Keys of the file's form whose subject is not built.
  private static let keysToCome = ["strings", "audit"]

  private mutating func scenario(_ root: Document.Node) -> Scenario {
    var scenario = Scenario()
    scenario.file = reader.file
    guard let fields = reader.mapping(root, keys: Self.keys + ["audit"], what: "a scenario") else { return scenario }
    for name in Self.keysToCome {
      let help = name == "audit" ? "leave it out, and run `a11y-sim audit`" : "leave it out"
      if let node = fields[name] { reader.error("`\(name)` is not available yet", at: node, help: help) }
    }
    if let node = fields["name"] { scenario.name = reader.text(node, "name") }
    if let node = fields["reader"], let value = readReader(node) { scenario.reader = value }
    if let node = fields["locale"] { scenario.locales = locales(node, for: scenario.reader) }
    if let node = fields["pace"], let pace: Pace = reader.choice(node, "pace") { scenario.pace = pace }
    if let node = fields["settings"] { settings(node, into: &scenario.settings) }
    if let node = fields["screen"] {
      scenario.screen = screen(node)
    } else {
      reader.error("a scenario needs a `screen`", at: root, help: "screen: [ { heading: Enter your code } ]")
    }
    if let node = fields["steps"] {
      scenario.steps = steps(node)
    } else {
      reader.error("a scenario needs `steps`", at: root, help: "steps: [ appear ]")
    }
    if let node = fields["when"] { scenario.reactions = reactions(node) }
    if let node = fields["ignore"] { scenario.ignored = ignored(node) }
    return scenario
  }

  private mutating func ignored(_ node: Document.Node) -> [Scenario.Ignored] {
    let example = "ignore: [ { rule: unnamed-text-field, element: code, reason: named in the next version } ]"
    var ignored: [Scenario.Ignored] = []
    for entry in reader.sequence(node, "ignore") ?? [] {
      guard let fields = reader.mapping(entry, keys: ["rule", "element", "reason"], what: "an entry of `ignore`") else {
        continue
      }
      for name in ["rule", "reason"] where fields[name] == nil {
        reader.error("an entry of `ignore` needs a `\(name)`", at: entry, help: example)
      }
      let element = fields["element"].flatMap { reader.text($0, "element") }
      if let element, let node = fields["element"] { use(element, node) }
      if let node = fields["reason"], let reason = reader.text(node, "reason"), reason.isBlank {
        reader.error("`reason` is empty", at: node, help: "say why the finding is to be left")
      }
      guard let ruleNode = fields["rule"], let rule = reader.text(ruleNode, "rule") else { continue }
      let rules = AuditRule.all.map(\.id)
      if !rules.contains(rule) {
        reader.error(
          "there is no rule “\(rule)”", at: ruleNode, meant: rule, of: rules,
          help: "`a11y-sim audit --rules` lists them")
      }
      let reason = fields["reason"].flatMap { if case .scalar(let text, _) = $0.value { text } else { nil } } ?? ""
      ignored.append(.init(rule: rule, element: element, reason: reason, line: entry.line))
    }
    return ignored
  }

  private mutating func readReader(_ node: Document.Node) -> Reader? {
    guard let text = reader.text(node, "reader") else { return nil }
    do {
      return try Reader(parsing: text)
    } catch {
      reader.error(error.message, at: node, help: error.help)
      return nil
    }
  }

  private mutating func locales(_ node: Document.Node, for screenReader: Reader) -> [String] {
    let nodes: [Document.Node]
    if case .sequence(let elements) = node.value {
      if elements.isEmpty { reader.error("`locale` names no language", at: node, help: "locale: [en, fr]") }
      nodes = elements
    } else {
      nodes = [node]
    }
    var locales: [String] = []
    for node in nodes {
      guard let tag = languageTag(node) else { continue }
      if locales.contains(tag) {
        reader.error("the language “\(tag)” is there twice", at: node, help: "keep one of them")
      } else if screenReader != .none, Wording(voiceOver: tag) == nil {
        let missing = Diagnostic.noWording(for: tag)
        reader.error(missing.message, at: node, help: missing.help)
      }
      locales.append(tag)
    }
    return locales.isEmpty ? ["en"] : locales
  }

  private mutating func languageTag(_ node: Document.Node) -> String? {
    guard let tag = reader.text(node, "a language") else { return nil }
    guard tag.isLanguageTag else {
      reader.error("“\(tag)” is no language tag", at: node, help: "write it as en, fr-CA or zh-Hans")
      return nil
    }
    return tag
  }

  private mutating func settings(_ node: Document.Node, into settings: inout Settings) {
    guard case .mapping(let pairs) = node.value else {
      reader.error("`settings` is a mapping (`key: value`)", at: node, help: "settings: { hints: false }")
      return
    }
    let names = Setting.all.map(\.name)
    var fields: [String: Document.Node] = [:]
    for (key, value) in pairs {
      guard let name = reader.text(key, "a setting") else { continue }
      if names.contains(name) {
        fields[name] = value
      } else {
        reader.error(
          "there is no setting “\(name)”", at: key, meant: name, of: names, help: "`a11y-sim settings` lists them")
      }
    }
    for setting in Setting.all {
      guard let value = fields[setting.name], let text = reader.text(value, setting.name) else { continue }
      if !setting.write(&settings, text) { reader.notOne(of: setting.values, text, setting.name, at: value) }
    }
  }

  // MARK: Screens

  /// Elements all screens may have together.
  private static let elementLimit = 10_000

  /// A list of elements, or a file that holds one.
  private mutating func screen(_ node: Document.Node) -> [ScreenItem] {
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

  private mutating func screen(_ node: Document.Node, _ name: String) -> [ScreenItem] {
    guard let elements = reader.sequence(node, name) else { return [] }
    if elements.isEmpty { reader.error("the screen is empty", at: node, help: "add an element: - heading: Your code") }
    // Past the limit, no screen is read any more.
    if elementCount > Self.elementLimit { return [] }
    authoredIDs = Self.ids(in: elements)
    return items(elements)
  }

  private mutating func screen(inFile node: Document.Node) -> [ScreenItem] {
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
  private static func folder(of file: String?) -> String {
    guard let file, let slash = file.lastIndex(of: "/") else { return "" }
    return String(file[...slash])
  }

  private mutating func items(_ nodes: [Document.Node]) -> [ScreenItem] {
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

  private static let kindNames = Role.allCases.map(\.rawValue) + ["component"]

  private mutating func item(_ node: Document.Node) -> ScreenItem? {
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

  private static func keys(of role: Role) -> [String] {
    let common = ["id", "label", "language", "spellOut", "frame", "drawn"]
    switch role {
    case .group: return ["id", "label", "language", "children"]
    case .text, .heading: return common + ["underlined", "value", "hint", "selected", "position"]
    case .image: return common + ["value", "hint", "selected", "position"]
    case .button, .link: return common + ["underlined", "value", "hint", "selected", "disabled", "position"]
    case .toggle: return common + ["on", "hint", "selected", "disabled", "position"]
    case .textField, .secureTextField: return common + ["value", "placeholder", "hint", "disabled", "contentType"]
    }
  }

  /// `heading: Enter your code`, or `heading: { label: Enter your code, id: title }`.
  private mutating func element(_ node: Document.Node, _ role: Role, content: Document.Node) -> ScreenItem? {
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
    guard role == .group else { return .element(element) }
    guard let children = fields["children"] else {
      reader.error("a group needs `children`", at: node, help: "group: { label: Code, children: [ … ] }")
      return nil
    }
    return .group(element, items(reader.sequence(children, "children") ?? []))
  }

  /// A text of the app. A key of its catalogue is one later.
  private mutating func appText(_ node: Document.Node, _ name: String) -> String? {
    if case .mapping = node.value {
      reader.error("a text from a catalogue is not available yet", at: node, help: "write the text itself")
      return nil
    }
    return reader.text(node, name)
  }

  /// A part of what is drawn.
  private mutating func underlined(_ node: Document.Node, in element: AccessibilityElement) -> String? {
    guard let text = appText(node, "underlined") else { return nil }
    let drawn = element.drawn ?? element.label?.string ?? ""
    if text.isBlank || !drawn.contains(text) {
      reader.error(
        "“\(text)” is no part of “\(drawn)”", at: node, help: "`underlined` is a part of `drawn`, or else of the label")
    }
    return text
  }

  private mutating func position(_ node: Document.Node) -> AccessibilityElement.Position? {
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

  private mutating func frame(_ node: Document.Node) -> AccessibilityElement.Frame? {
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

  private mutating func component(_ node: Document.Node, kind nameNode: Document.Node) -> ScreenItem? {
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
  private mutating func substituted(
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
  private mutating func leaveOut(_ name: String, _ kind: ComponentKind.Parameter.Kind?) {
    var note = "`\(name)` is left out: there is none here"
    if case .choice(let choices) = kind {
      note = "`\(name)` is left out: here it is one of \(choices.joined(separator: ", "))"
    }
    if case .flag = kind { note = "`\(name)` is left out: here it is true or false" }
    if !notes.contains(note) { notes.append(note) }
  }

  private mutating func value(of parameter: ComponentKind.Parameter, _ node: Document.Node) -> String? {
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

  // MARK: Ids

  private mutating func authoredID(_ node: Document.Node) -> String? {
    guard let id = reader.text(node, "id") else { return nil }
    if id.isEmpty || id.contains(where: { $0.isWhitespace || $0.isNewline }) {
      reader.error("an id is one word", at: node, help: "id: code")
      return nil
    }
    if id.contains(".") {
      reader.error(
        "an id cannot have a dot: “\(id)”", at: node, help: "`code.1` is how parts of the component `code` are named")
      return nil
    }
    return id
  }

  /// The first of `button1`, `button2` … that no element of the screen has.
  private mutating func generatedID(for role: Role) -> String {
    while true {
      generated[role, default: 0] += 1
      let id = "\(role.rawValue)\(generated[role]!)"
      if !authoredIDs.contains(id) { return id }
    }
  }

  /// Every id written in a screen.
  private static func ids(in nodes: [Document.Node]) -> Set<String> {
    var ids: Set<String> = []
    func visit(_ node: Document.Node) {
      switch node.value {
      case .scalar: break
      case .sequence(let elements): elements.forEach(visit)
      case .mapping(let pairs):
        for (key, value) in pairs {
          if case .scalar("id", _) = key.value, case .scalar(let id, _) = value.value { ids.insert(id) }
          visit(value)
        }
      }
    }
    nodes.forEach(visit)
    return ids
  }

  private mutating func claim(_ id: String, _ target: Target, at node: Document.Node) {
    if !screenIDs.insert(id).inserted {
      reader.error("the id “\(id)” is there twice on one screen", at: node, help: "give each element its own")
    }
    targets[id, default: []].append(target)
  }

  private mutating func use(
    _ id: String, _ node: Document.Node, change: (Document.Node, Document.Node)? = nil,
    event: Scenario.Reaction.Event? = nil
  ) {
    uses.append(Use(id: id, node: node, file: reader.file, change: change, event: event))
  }

  private mutating func checkUses() {
    // An app that changes a component's length gives it the parts of the new length.
    for use in uses {
      guard let (property, value) = use.change, case .scalar(let name, _) = property.value,
        case .scalar(let text, _) = value.value
      else { continue }
      for case .component(let kind) in targets[use.id] ?? [] { add(kind.parts([name: text]), of: use.id) }
    }
    let ids = targets.keys.sorted()
    for use in uses {
      reader.file = use.file
      // What a substitute lacks is told when it is played.
      if let substitution, use.id.prefix(while: { $0 != "." }) == substitution.id { continue }
      guard let targets = targets[use.id] else {
        unknown(use, among: ids)
        continue
      }
      if let (property, value) = use.change { check(property, value, of: targets, id: use.id) }
      if use.event == .completed, !targets.contains(where: \.isComponent) {
        reader.error(
          "“\(use.id)” never completes: only a component does", at: use.node,
          help: "react to `value`, `focus` or `activated`")
      }
    }
  }

  private mutating func add(_ parts: [String], of id: String) {
    for part in parts where targets["\(id).\(part)"] == nil { targets["\(id).\(part)"] = [.part] }
  }

  private mutating func unknown(_ use: Use, among ids: [String]) {
    if hasUnreadScreen || unreadIDs.contains(String(use.id.prefix { $0 != "." })) { return }
    if let dot = use.id.firstIndex(of: "."), targets[String(use.id[..<dot])]?.contains(where: \.isComponent) == true {
      let parts = ids.filter { $0.hasPrefix(use.id[...dot]) }
      reader.error(
        "“\(use.id[..<dot])” has no part “\(use.id[dot...].dropFirst())”", at: use.node,
        help: "its parts: \(parts.joined(separator: ", "))")
    } else {
      reader.error(
        "no screen of this scenario has “\(use.id)”", at: use.node, meant: use.id, of: ids,
        help: "give the element that `id`")
    }
  }

  /// An id may name different things on different screens; it is enough that one of them can take the change.
  private mutating func check(_ property: Document.Node, _ value: Document.Node, of targets: [Target], id: String) {
    guard case .scalar(let name, _) = property.value else { return }
    var settable: [String] = []
    for target in targets {
      switch target {
      case .component(let kind):
        let parameters = kind.parameters.filter(\.isSettable)
        if let parameter = parameters.first(where: { $0.name == name }) {
          _ = self.value(of: parameter, value)
          return
        }
        settable += parameters.map(\.name)
      case .element(let role):
        let properties = Self.settableProperties(of: role)
        if properties.contains(name) {
          if ["on", "disabled", "selected", "hidden"].contains(name) { _ = reader.flag(value, name) }
          return
        }
        settable += properties
      case .part:
        break
      }
    }
    if settable.isEmpty {
      reader.error(
        "“\(id)” is a part: the app can only set its component", at: property,
        help: "set `\(id.prefix { $0 != "." })` instead")
    } else {
      notSettable(name, settable, of: id, at: property)
    }
  }

  private mutating func notSettable(_ name: String, _ settable: [String], of id: String, at node: Document.Node) {
    reader.error(
      "“\(name)” cannot be set on “\(id)”", at: node, meant: name, of: settable,
      help: "can be set: \(settable.joined(separator: ", "))")
  }

  private static func settableProperties(of role: Role) -> [String] {
    let known = ["label", "value", "placeholder", "hint", "on", "disabled", "selected"]
    return known.filter(Self.keys(of: role).contains) + ["hidden"]
  }

  // MARK: Steps

  private static let stepNames = [
    "appear", "swipe", "touch", "doubleTap", "type", "delete", "paste", "copy", "selectAll", "autofill", "key", "set",
    "announce", "post", "screen", "reader", "wait", "readAll", "expect",
  ]
  /// What an app can do by itself.
  private static let reactionNames = ["set", "announce", "post", "screen", "wait"]
  /// Characters one `type` step may have.
  private static let typedLimit = 1_000

  private mutating func steps(_ node: Document.Node, isReaction: Bool = false) -> [Step] {
    (reader.sequence(node, isReaction ? "a reaction" : "steps") ?? []).compactMap { step($0, isReaction: isReaction) }
  }

  /// What was probably meant by `swipe right` or `swipe:right`.
  private static func withColon(_ text: String) -> String? {
    guard let name = stepNames.first(where: { text.hasPrefix($0 + " ") || text.hasPrefix($0 + ":") }) else {
      return nil
    }
    let rest = text.dropFirst(name.count).drop { $0 == ":" || $0 == " " }
    return "write `\(name): \(rest)`"
  }

  private mutating func step(_ node: Document.Node, isReaction: Bool) -> Step? {
    let name: String
    let nameNode: Document.Node
    var content: Document.Node?
    var after: Duration?
    switch node.value {
    case .scalar(let text, _):
      (name, nameNode) = (text, node)
    case .sequence:
      reader.error("a step is a word or a mapping, not a list", at: node, help: "- swipe: right")
      return nil
    case .mapping(let pairs):
      var found: (String, Document.Node, Document.Node)?
      for (key, value) in pairs {
        guard case .scalar(let text, _) = key.value else { continue }
        if text == "after" {
          after = reader.duration(value, "after")
        } else if let found {
          reader.error(
            "a step does one thing: “\(found.0)” and “\(text)” are two", at: key, help: "start a new line with `-`")
          return nil
        } else {
          found = (text, key, value)
        }
      }
      guard let found else {
        reader.error("a step needs something to do beside `after`", at: node, help: "- swipe: right")
        return nil
      }
      (name, nameNode) = (found.0, found.1)
      if case .scalar("", false) = found.2.value {} else { content = found.2 }
    }
    guard Self.stepNames.contains(name) else {
      reader.error(
        "there is no step “\(name)”", at: nameNode, meant: name, of: Self.stepNames,
        help: Self.withColon(name) ?? "steps: \(Self.stepNames.joined(separator: ", "))")
      return nil
    }
    if isReaction && !Self.reactionNames.contains(name) {
      reader.error(
        "“\(name)” is not something an app does by itself", at: nameNode,
        help: "a reaction can \(Self.reactionNames.joined(separator: ", "))")
      return nil
    }
    if isReaction && after != nil {
      reader.error("`after` is for steps; a reaction waits with `wait`", at: node, help: "- wait: 0.5s")
    }
    return action(name, content, at: nameNode).map { Step($0, after: after, line: node.line) }
  }

  private mutating func action(_ name: String, _ content: Document.Node?, at place: Document.Node) -> Step.Action? {
    switch name {
    case "appear": return bare(.appear, name, content)
    case "doubleTap": return bare(.doubleTap, name, content)
    case "copy": return bare(.copy, name, content)
    case "selectAll": return bare(.selectAll, name, content)
    case "readAll": return bare(.readAll, name, content)
    case "delete": return delete(content)
    case "paste": return content.map { .paste(typed($0, "paste") ?? "") } ?? .paste(nil)
    case "post": return post(content, at: place)
    default: break
    }
    guard let content else {
      reader.error("“\(name)” needs more", at: place, help: Self.example(of: name))
      return nil
    }
    switch name {
    case "swipe": return swipe(content)
    case "touch":
      guard let id = reader.text(content, "touch") else { return nil }
      use(id, content)
      return .touch(id)
    case "type": return type(content)
    case "autofill": return typed(content, "autofill").map { .autofill($0) }
    case "key":
      let key: Step.Key? = reader.choice(content, "key")
      return key.map { .key($0) }
    case "set": return set(content)
    case "announce": return announce(content)
    case "screen": return .screen(screen(content))
    case "reader": return readReader(content).map { .reader($0) }
    case "wait": return reader.duration(content, "wait").map { .wait($0) }
    default:
      var expectations = ExpectationReader(reader: reader)
      let expectation = expectations.expectation(content)
      reader = expectations.reader
      return expectation.map { .expect($0) }
    }
  }

  private static func example(of name: String) -> String {
    let examples = [
      "swipe": "right", "touch": "code.1", "type": "482913", "autofill": "482913", "key": "tab",
      "set": "{ code: { error: The code is not correct } }", "announce": "Code sent", "screen": "{ file: next.json }",
      "reader": "none", "wait": "2s", "expect": "{ contains: Code sent }",
    ]
    return "- \(name): \(examples[name] ?? "…")"
  }

  private mutating func bare(_ action: Step.Action, _ name: String, _ content: Document.Node?) -> Step.Action? {
    if let content {
      reader.error("“\(name)” takes nothing more", at: content, help: "- \(name)")
      return nil
    }
    return action
  }

  private mutating func swipe(_ node: Document.Node) -> Step.Action? {
    guard case .mapping = node.value else {
      let direction: Step.Direction? = reader.choice(node, "swipe")
      return direction.map { .swipe($0) }
    }
    guard let fields = reader.mapping(node, keys: ["direction", "times"], what: "a swipe") else { return nil }
    guard let direction: Step.Direction = fields["direction"].flatMap({ reader.choice($0, "direction") }) else {
      if fields["direction"] == nil { reader.error("a swipe needs a `direction`", at: node, help: "- swipe: right") }
      return nil
    }
    let times = fields["times"].map { reader.integer($0, "times", in: 1...1_000) ?? 1 }
    return .swipe(direction, times: times ?? 1)
  }

  private mutating func typed(_ node: Document.Node, _ name: String) -> String? {
    guard let text = reader.text(node, name) else { return nil }
    // Scalars, for a character can be thousands of them.
    let count = text.unicodeScalars.count
    if count > Self.typedLimit {
      reader.error(
        "\(count) characters in one `\(name)`; \(Self.typedLimit) are allowed", at: node,
        help: "split it into several steps")
      return nil
    }
    return text
  }

  private mutating func type(_ node: Document.Node) -> Step.Action? {
    guard case .mapping = node.value else { return typed(node, "type").map { .type($0) } }
    guard let fields = reader.mapping(node, keys: ["text", "interval", "via"], what: "a `type` step") else {
      return nil
    }
    guard let textNode = fields["text"] else {
      reader.error("a `type` step needs a `text`", at: node, help: "- type: { text: 482913, interval: 0.25s }")
      return nil
    }
    let keyboard: Keyboard? = fields["via"].flatMap { reader.choice($0, "via") }
    let interval = fields["interval"].flatMap { reader.duration($0, "interval") }
    return typed(textNode, "text").map { .type($0, interval: interval, via: keyboard ?? .software) }
  }

  private mutating func delete(_ node: Document.Node?) -> Step.Action? {
    guard let node else { return .delete() }
    guard case .mapping = node.value else {
      return reader.integer(node, "delete", in: 1...1_000).map { .delete($0) }
    }
    guard let fields = reader.mapping(node, keys: ["times", "interval"], what: "a `delete` step") else { return nil }
    let times = fields["times"].map { reader.integer($0, "times", in: 1...1_000) ?? 1 }
    return .delete(times ?? 1, interval: fields["interval"].flatMap { reader.duration($0, "interval") })
  }

  private mutating func set(_ node: Document.Node) -> Step.Action? {
    guard case .mapping(let elements) = node.value, !elements.isEmpty else {
      reader.error(
        "`set` says what changes", at: node, help: "- set: { code: { error: The code is not correct } }")
      return nil
    }
    var changes: [Step.Change] = []
    for (idNode, propertiesNode) in elements {
      guard let id = reader.text(idNode, "an id") else { continue }
      guard case .mapping(let properties) = propertiesNode.value, !properties.isEmpty else {
        reader.error(
          "`set` says what changes of “\(id)”", at: propertiesNode,
          help: "- set: { \(id): { label: … } }")
        continue
      }
      for (key, value) in properties {
        guard let property = reader.text(key, "a property"), let text = appText(value, property) else { continue }
        changes.append(.init(id, property, text))
        use(id, idNode, change: (key, value))
      }
    }
    return .set(changes)
  }

  private mutating func announce(_ node: Document.Node) -> Step.Action? {
    guard case .mapping = node.value,
      var fields = reader.mapping(
        node, keys: ["text", "priority", "spellOut", "language"], what: "an announcement")
    else {
      return reader.text(node, "announce").map { .announce(Announcement(SpokenText($0))) }
    }
    guard let textNode = fields.removeValue(forKey: "text") else {
      reader.error("an announcement needs a `text`", at: node, help: "- announce: { text: Code sent, priority: high }")
      return nil
    }
    let priority: Announcement.Priority? = fields["priority"].flatMap { reader.choice($0, "priority") }
    let spellsOut = fields["spellOut"].flatMap { reader.flag($0, "spellOut") } ?? false
    let language = fields["language"].flatMap { languageTag($0) }
    return appText(textNode, "text").map {
      .announce(Announcement(SpokenText($0, language: language, spellsOut: spellsOut), priority: priority ?? .default))
    }
  }

  private mutating func post(_ node: Document.Node?, at place: Document.Node) -> Step.Action? {
    let names = ["screenChanged", "layoutChanged", "pageScrolled"]
    guard let node else {
      reader.error("“post” needs more", at: place, help: "- post: { screenChanged: code.1 }")
      return nil
    }
    let name: String
    var target: Document.Node?
    if case .mapping(let pairs) = node.value {
      guard let fields = reader.mapping(node, keys: names, what: "a notification") else { return nil }
      guard pairs.count == 1, let first = fields.first else {
        reader.error("`post` posts one notification", at: node, help: "- post: { screenChanged: code.1 }")
        return nil
      }
      name = first.key
      if case .scalar("", _) = first.value.value {} else { target = first.value }
    } else {
      guard let text = reader.text(node, "post") else { return nil }
      guard names.contains(text) else {
        reader.notOne(of: names, text, "post", at: node)
        return nil
      }
      name = text
    }
    if name == "pageScrolled" {
      guard let target else {
        reader.error("`pageScrolled` needs the text to say", at: node, help: "- post: { pageScrolled: Page 2 of 3 }")
        return nil
      }
      return appText(target, name).map { .post(.pageScrolled($0)) }
    }
    var id: String?
    if let target {
      guard let text = reader.text(target, name) else { return nil }
      use(text, target)
      id = text
    }
    return .post(name == "screenChanged" ? .screenChanged(id) : .layoutChanged(id))
  }

  // MARK: Reactions

  private mutating func reactions(_ node: Document.Node) -> [Scenario.Reaction] {
    guard case .mapping(let pairs) = node.value else {
      reader.error(
        "`when` names what the app reacts to", at: node,
        help: "when: { code.completed: [ { announce: Checking } ] }")
      return []
    }
    var reactions: [Scenario.Reaction] = []
    for (key, value) in pairs {
      guard let text = reader.text(key, "what the app reacts to") else { continue }
      let dot = text.lastIndex(of: ".") ?? text.endIndex
      let eventName = dot < text.endIndex ? String(text[text.index(after: dot)...]) : ""
      let names = Scenario.Reaction.Event.allCases.map(\.rawValue)
      guard let event = Scenario.Reaction.Event(rawValue: eventName) else {
        reader.error(
          "“\(text)” is no event", at: key, meant: text, of: names.map { "\(text[..<dot]).\($0)" },
          help: "write the id and one of \(names.joined(separator: ", ")): code.completed")
        continue
      }
      let id = String(text[..<dot])
      use(id, key, event: event)
      reactions.append(.init(to: event, of: id, steps(value, isReaction: true)))
    }
    return reactions
  }
}

extension Scenario {
  /// Marks what the app sets of a component and its substitute does not take.
  fileprivate mutating func leaveOutChanges(impossibleFor substitution: ScenarioParser.Substitution) {
    func marked(_ step: Step) -> Step {
      guard case .set(let changes) = step.action else { return step }
      var step = step
      step.action = .set(
        changes.map { change in
          var change = change
          let parameter = substitution.kind.parameters.first { $0.name == change.property && $0.isSettable }
          change.isLeftOut = change.element == substitution.id && parameter?.kind.accepts(change.value) != true
          return change
        })
      return step
    }
    steps = steps.map(marked)
    for index in reactions.indices { reactions[index].steps = reactions[index].steps.map(marked) }
  }
}

extension Reader {
  /// A reader as scenarios and the command line write it: `voiceover`, `voiceover@17`, `none`.
  /// - Throws: `Diagnostic` without a place.
  public init(parsing text: String) throws(Diagnostic) {
    if text == Reader.none.id {
      self = .none
      return
    }
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let kind = ScreenReaders.all.first(where: { $0.id == parts[0] }) else {
      if ["talkback", "nvda", "orca"].contains(parts[0]) {
        throw Diagnostic("the reader “\(parts[0])” is not available yet", help: "use voiceover or none")
      }
      let names = ScreenReaders.all.map(\.id) + [Reader.none.id]
      throw Diagnostic(
        "there is no reader “\(parts[0])”",
        help: parts[0].nearest(in: names).map { "did you mean `\($0)`?" } ?? "use voiceover or none")
    }
    guard parts.count == 2 else {
      self = .voiceOver(version: kind.versions.last!)
      return
    }
    guard let version = Int(parts[1]), kind.versions.contains(version) else {
      throw Diagnostic(
        "\(kind.id) has no version “\(parts[1])”",
        help: "modelled are \(kind.versions.map(String.init).joined(separator: ", "))")
    }
    self = .voiceOver(version: version)
  }
}

extension String {
  /// Whether it has the form of a BCP 47 tag; underscores are let through.
  public var isLanguageTag: Bool {
    let parts = split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let language = parts.first, (2...3).contains(language.count),
      language.allSatisfy({ $0.isASCII && $0.isLetter })
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
  }
}
