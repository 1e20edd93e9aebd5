import AccessibilityModel
import Captures
import Simulation

/// Reads captured screens and their overlays. An overlay adds properties that a capture cannot record.
extension ScenarioParser {
  /// Returns the elements of a captured screen, with its overlay applied.
  ///
  /// - Parameters:
  ///   - path: The path of the capture, as the scenario writes it.
  ///   - node: The node that names the capture in the scenario.
  ///   - overlay: The node with the path of the overlay; nil if there is none.
  mutating func items(
    of captured: ImportedScreen, _ path: String, at node: Document.Node, overlay: Document.Node?
  ) -> [ScreenItem] {
    var items = captured.elements.map(ScreenItem.init(captured:))
    elementCount += items.reduce(0) { $0 + $1.count }
    if elementCount > Self.elementLimit {
      reader.error(
        "the screens of the scenario have more than \(Self.elementLimit) elements", at: node,
        help: "split the scenario into several scenarios")
      return []
    }
    if let overlay, let fields = overlayFields(overlay) {
      let outer = reader.file
      defer { reader.file = outer }
      reader.file = Self.folder(of: outer) + (reader.text(overlay, "overlay") ?? "")
      for (key, value) in fields {
        guard let id = reader.text(key, "an id") else { continue }
        if id == "bind" {
          let isList = if case .sequence = value.value { true } else { false }
          for entry in isList ? reader.sequence(value, "bind") ?? [] : [value] {
            bind(entry, in: &items, of: path, locale: captured.locale)
          }
        } else {
          lay(value, over: id, at: key, in: &items, of: path)
        }
      }
    }
    claim(items, at: node)
    return items
  }

  private mutating func overlayFields(_ node: Document.Node) -> [(key: Document.Node, value: Document.Node)]? {
    guard let path = reader.text(node, "overlay") else { return nil }
    do throws(Diagnostic) {
      let root: Document.Node
      if let known = screenFiles[path] {
        root = known
      } else {
        root = try Document.read(try load(path), file: Self.folder(of: reader.file) + path)
        screenFiles[path] = root
      }
      if case .mapping(let pairs) = root.value { return pairs }
      throw Diagnostic(
        "an overlay must map the id of each element to its changed properties",
        file: Self.folder(of: reader.file) + path, line: root.line, column: root.column,
        help: "write `signIn: { hint: Opens your account }`")
    } catch {
      if error.line == nil {
        reader.error("“\(path)”: \(error.message)", at: node, help: error.help)
      } else {
        reader.add(error)
      }
      return nil
    }
  }

  private mutating func claim(_ items: [ScreenItem], at node: Document.Node) {
    for item in items {
      switch item {
      case .element(let element): claim(element.id, .element(element.role, element.adjustment), at: node)
      case .group(let element, let items):
        claim(element.id, .element(element.role, nil), at: node)
        claim(items, at: node)
      // `bind` registers the id of a component.
      case .component: break
      }
    }
  }

  mutating func freshness(_ node: Document.Node, in scenario: Scenario) -> Scenario.Freshness? {
    let example = "write `fresh: { paths: [App/SignIn], maxAge: 30d }`"
    guard let fields = reader.mapping(node, .freshness) else { return nil }
    if scenario.captures.isEmpty, !hasUnreadScreen {
      reader.error("`fresh` needs a captured screen, and this scenario has none", at: node, help: "remove `fresh`")
    }
    let paths =
      fields["paths"].flatMap { reader.sequence($0, "paths") }?
      .compactMap { filledText($0, "a path", help: example) } ?? []
    for (path, place) in zip(paths, fields["paths"].flatMap { reader.sequence($0, "paths") } ?? [])
    where path.hasPrefix("/") || path.split(separator: "/").contains("..") {
      reader.error(
        "the path “\(path)” leads out of the repository", at: place,
        help: "write the path relative to the top folder of the repository")
    }
    var maxAge: Int?
    if let age = fields["maxAge"], let text = reader.text(age, "maxAge") {
      maxAge = text.hasSuffix("d") ? Int(text.dropLast()) : nil
      if maxAge.map({ (1...3650).contains($0) }) != true {
        reader.error("“\(text)” is not a value of `maxAge`", at: age, help: "write a number of days from 1d to 3650d")
      }
    }
    if paths.isEmpty, fields["maxAge"] == nil {
      reader.error("`fresh` needs `paths` or a `maxAge`", at: node, help: example)
    }
    return Scenario.Freshness(paths: paths, maxAge: maxAge, line: node.line, column: node.column)
  }

  // MARK: Overlays

  /// Applies one overlay entry to the captured element with the given id.
  private mutating func lay(
    _ node: Document.Node, over id: String, at key: Document.Node, in items: inout [ScreenItem], of path: String
  ) {
    guard let fields = reader.mapping(node, .overlay) else { return }
    let hint = fields["hint"].flatMap { appText($0, "hint") }
    let language = fields["language"].flatMap { languageTag($0) }
    let traits = fields["traits"].map { overlayTraits($0) }
    let actions = fields["actions"].flatMap { reader.sequence($0, "actions") }?
      .compactMap { filledText($0, "the name of an action", help: "write `actions: [Delete]`") }
    checkPlatform(fields, isOfPage: false)
    var sample = AccessibilityElement(id: id, role: .element)
    android(of: &sample, fields)
    let overlaid = sample.android
    if let when = fields["reactions"] { overlayReactions(when, of: id) }
    let isThere = items.change(id) { element in
      if let hint { (element.hint, element.unknown) = (hint, element.unknown.subtracting(.hint)) }
      if let language { (element.language, element.unknown) = (language, element.unknown.subtracting(.language)) }
      if let traits {
        element.traits.formUnion(traits)
        element.unknown.subtract(.traits)
      }
      if let actions { (element.actions, element.unknown) = (actions, element.unknown.subtracting(.actions)) }
      if let overlaid {
        element.changeAndroid { android in
          if let region = overlaid.liveRegion { android.liveRegion = region }
          if let error = overlaid.error { android.error = error }
          if let role = overlaid.roleDescription { android.roleDescription = role }
          if let title = overlaid.paneTitle { android.paneTitle = title }
        }
      }
    }
    if !isThere { unknownInCapture(id, at: key, items, path) }
  }

  private mutating func unknownInCapture(
    _ id: String, at node: Document.Node, _ items: [ScreenItem], _ path: String
  ) {
    // Prevents an error for every later use of this id.
    unreadIDs.insert(String(id.prefix { $0 != "." }))
    reader.error(
      "“\(path)” has no element “\(id)”", at: node, meant: id, of: items.flatMap(\.ids),
      help: "use one of its elements: \(items.flatMap(\.ids).prefix(12).joined(separator: ", "))")
  }

  private mutating func overlayTraits(_ node: Document.Node) -> Traits {
    var traits: Traits = []
    for item in reader.sequence(node, "traits") ?? [] {
      guard let name = reader.text(item, "a trait") else { continue }
      if let trait = Traits.named.first(where: { $0.name == name })?.trait {
        traits.insert(trait)
      } else {
        reader.notOne(of: Traits.named.map(\.name), name, "traits", at: item)
      }
    }
    return traits
  }

  private mutating func overlayReactions(_ node: Document.Node, of id: String) {
    guard case .mapping(let pairs) = node.value else {
      reader.error(
        "`reactions` must be a mapping from events to reactions", at: node,
        help: "write `reactions: { activated: [ { announce: Signing in } ] }`")
      return
    }
    let whole = pairs.map { key, value in
      var key = key
      if case .scalar(let event, let isBlock) = key.value { key.value = .scalar("\(id).\(event)", isBlock: isBlock) }
      return (key: key, value: value)
    }
    var when = node
    when.value = .mapping(whole)
    overlayReactions += reactions(when, on: screenName)
  }

  // MARK: Components

  /// Replaces captured text fields with a component. The fields then behave like the component's fields.
  private mutating func bind(
    _ node: Document.Node, in items: inout [ScreenItem], of path: String, locale captureLocale: String?
  ) {
    let example = "write `bind: { component: ouds-pin-code-input, id: code, parts: [otp.0, otp.1, otp.2, otp.3] }`"
    guard let name = node.fields?.first(where: { $0.name == "component" })?.value else {
      reader.error("`bind` needs a `component`", at: node, help: example)
      return
    }
    guard let partsNode = node.fields?.first(where: { $0.name == "parts" })?.value,
      let partNodes = reader.sequence(partsNode, "parts")
    else {
      if node.fields?.contains(where: { $0.name == "parts" }) == false {
        reader.error("`bind` needs its `parts`, the ids of the captured fields in order", at: node, help: example)
      }
      return
    }
    let parts = partNodes.compactMap { part in reader.text(part, "an id").map { (id: $0, node: part) } }
    var captured: [AccessibilityElement] = []
    for part in parts {
      if captured.contains(where: { $0.id == part.id }) {
        reader.error("“\(part.id)” appears twice in `parts`", at: part.node, help: "list each field once")
      } else if let element = items.element(part.id) {
        if element.text == nil {
          reader.error(
            "“\(part.id)” is \(element.role.withArticle), not a text field", at: part.node,
            help: "list only captured text fields in `parts`")
        }
        captured.append(element)
      } else {
        unknownInCapture(part.id, at: part.node, items, path)
      }
    }
    guard captured.count == parts.count, !parts.isEmpty else { return }
    guard let item = component(without("parts", from: node, idLike: parts[0].id), kind: name),
      case .component(let component, let id) = item
    else { return }
    var probe = component
    let environment = Environment(locale: captureLocale ?? locale ?? "en")
    _ = probe.send(.environmentChanged, in: environment)
    let fields = probe.elements.flatMap(\.textFields)
    guard fields.count == captured.count else {
      reader.error(
        "“\(id)” has \(fields.count) fields, but `parts` has \(captured.count)", at: partsNode,
        help: "give the component as many fields as were captured, for example with `length: \(captured.count)`")
      return
    }
    let bound = BoundComponent(
      component, to: Dictionary(uniqueKeysWithValues: zip(fields.map(\.id), captured)))
    let kind = components.last { $0.id == id }.map { "\($0.kind) \($0.version)" } ?? id
    if let note = bound.difference(in: environment, from: kind), !notes.contains(note) { notes.append(note) }
    let topIDs = probe.elements.map { "\(id).\($0.id)" }
    items.replace(captured.map(\.id), by: .component(bound, id: id), ordering: topIDs)
  }

  /// Removes the key `name` from a mapping. Adds a missing `id`: the leading letters of `part`, or `code` if `part`
  /// does not start with a letter.
  private func without(_ name: String, from node: Document.Node, idLike part: String) -> Document.Node {
    guard case .mapping(var pairs) = node.value else { return node }
    pairs.removeAll { if case .scalar(name, _) = $0.key.value { true } else { false } }
    if !pairs.contains(where: { if case .scalar("id", _) = $0.key.value { true } else { false } }) {
      let stem = part.prefix { $0.isLetter }
      let id = stem.isEmpty ? "code" : String(stem)
      pairs.append(
        (
          Document.Node(value: .scalar("id", isBlock: false), line: node.line, column: node.column),
          Document.Node(value: .scalar(id, isBlock: false), line: node.line, column: node.column)
        ))
    }
    var node = node
    node.value = .mapping(pairs)
    return node
  }
}

extension AccessibilityElement {
  fileprivate var textFields: [AccessibilityElement] { (text == nil ? [] : [self]) + children.flatMap(\.textFields) }
}

extension ScreenItem {
  fileprivate var count: Int {
    if case .group(_, let items) = self { items.reduce(1) { $0 + $1.count } } else { 1 }
  }

  fileprivate var ids: [String] {
    switch self {
    case .element(let element): [element.id]
    case .group(let element, let items): [element.id] + items.flatMap(\.ids)
    case .component(_, let id): [id]
    }
  }
}

extension [ScreenItem] {
  /// Applies a change to the element or group with an id. Returns false if there is none.
  fileprivate mutating func change(_ id: String, _ change: (inout AccessibilityElement) -> Void) -> Bool {
    for index in indices {
      switch self[index] {
      case .element(var element) where element.id == id:
        change(&element)
        self[index] = .element(element)
        return true
      case .group(var element, var items):
        if element.id == id {
          change(&element)
        } else if !items.change(id, change) {
          continue
        }
        self[index] = .group(element, items)
        return true
      default: continue
      }
    }
    return false
  }

  fileprivate func element(_ id: String) -> AccessibilityElement? {
    for item in self {
      switch item {
      case .element(let element): if element.id == id { return element }
      case .group(let element, let items):
        if element.id == id { return element }
        if let found = items.element(id) { return found }
      case .component: break
      }
    }
    return nil
  }

  /// Replaces several elements with one item, at the position of the first of these elements. In an explicit reading
  /// order, `order` replaces the first of `ids`, and the rest of `ids` is removed.
  fileprivate mutating func replace(_ ids: [String], by item: ScreenItem, ordering order: [String]) {
    var isPlaced = false
    func replaced(_ items: [ScreenItem]) -> [ScreenItem] {
      items.flatMap { old -> [ScreenItem] in
        switch old {
        case .element(let element) where ids.contains(element.id):
          if isPlaced { return [] }
          isPlaced = true
          return [item]
        case .group(var element, let items):
          let wasPlaced = isPlaced
          let items = replaced(items)
          if !element.order.isEmpty {
            let first = wasPlaced ? nil : element.order.first(where: ids.contains)
            element.order = element.order.flatMap { id -> [String] in
              id == first ? order : ids.contains(id) ? [] : [id]
            }
          }
          return [.group(element, items)]
        default: return [old]
        }
      }
    }
    self = replaced(self)
  }
}
