import AccessibilityModel
import Simulation

extension ScenarioParser {
  mutating func authoredID(_ node: Document.Node) -> String? {
    guard let id = reader.text(node, "id") else { return nil }
    if id.isEmpty || id.contains(where: { $0.isWhitespace || $0.isNewline }) {
      reader.error("an id must be one word", at: node, help: "write `id: code`")
      return nil
    }
    if SoftwareKeyboard.prefix == id + "." {
      reader.error(
        "an element cannot have the id “\(id)”: it is the name of the software keyboard", at: node,
        help: "give the element another id")
      return nil
    }
    if id.contains(".") {
      reader.error(
        "the id “\(id)” contains a dot", at: node,
        help: "remove the dot, because `code.1` is a part of the component `code`")
      return nil
    }
    return id
  }

  mutating func generatedID(for role: Role) -> String {
    while true {
      generated[role, default: 0] += 1
      let id = "\(role.rawValue)\(generated[role]!)"
      if !authoredIDs.contains(id) { return id }
    }
  }

  /// Returns every id that is written in a screen. Generated ids are left out.
  static func ids(in nodes: [Document.Node]) -> Set<String> {
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

  mutating func claim(_ id: String, _ target: Target, at node: Document.Node) {
    if !screenIDs.insert(id).inserted {
      reader.error("the id “\(id)” appears twice on one screen", at: node, help: "give each element its own id")
    }
    targets[id, default: []].append(target)
    // The buttons of a number picker on Android.
    if case .element(.picker, _) = target { add(["decrement", "increment"], of: id) }
    if let screenName { screensOfIDs[id, default: []].insert(screenName) }
  }

  mutating func use(
    _ id: String, _ node: Document.Node, change: (Document.Node, Document.Node)? = nil,
    event: Scenario.Reaction.Event? = nil, screen: String? = nil
  ) {
    uses.append(Use(id: id, node: node, file: reader.file, change: change, event: event, screen: screen))
  }

  mutating func checkUses() {
    // An app that changes a component's length also gives the component the parts of the new length.
    for use in uses {
      guard let (property, value) = use.change, case .scalar(let name, _) = property.value,
        case .scalar(let text, _) = value.value
      else { continue }
      for case .component(let kind) in targets[use.id] ?? [] {
        // A component expects valid values. `check` reports invalid values below.
        guard kind.parameters.contains(where: { $0.name == name && $0.kind.accepts(text) }) else { continue }
        add(kind.parts([name: text]), of: use.id)
      }
    }
    let ids = targets.keys.sorted()
    let changed = Set(
      uses.compactMap { use -> String? in
        guard let (key, _) = use.change, case .scalar("value", _) = key.value else { return nil }
        return use.id
      })
    for use in uses {
      reader.file = use.file
      // A part or property that the replacement component lacks is reported when the scenario is played.
      if let substitution, use.id.prefix(while: { $0 != "." }) == substitution.id { continue }
      if use.event == .shown { continue }
      // A person goes back from a screen, too.
      if use.event == .escape, screenNames.contains(use.id) || screenNames.isEmpty && use.id == "screen" { continue }
      checkScreen(of: use)
      guard let targets = targets[use.id] else {
        unknown(use, among: ids)
        continue
      }
      if let (property, value) = use.change { check(property, value, of: targets, id: use.id) }
      if use.event == .completed, !targets.contains(where: \.isComponent) {
        reader.error(
          "“\(use.id)” has no event `completed`: only components have it", at: use.node,
          help: "react to `value`, `focus` or `activated`")
      }
      checkIsPossible(use, targets, isSet: changed.contains(use.id))
    }
  }

  /// Reports a reaction that never happens, because no element with this id can have the event.
  private mutating func checkIsPossible(_ use: Use, _ targets: [Target], isSet: Bool) {
    let roles = targets.compactMap { if case .element(let role, _) = $0 { role } else { nil } }
    guard roles.count == targets.count, let role = roles.first, roles.allSatisfy(Self.rolesWithoutText.contains) else {
      return
    }
    if use.event == .value, !isSet {
      reader.error(
        "“\(use.id)” is \(role.withArticle), whose value the person does not change, and no step sets it", at: use.node,
        help: "react to `\(use.id).activated`")
    } else if use.event == .focus {
      reader.error(
        "“\(use.id)” is \(role.withArticle), which never has the keyboard focus", at: use.node,
        help: "react to `\(use.id).activated`, or to `\(use.id).reached` for the cursor of the screen reader")
    }
  }

  private static let rolesWithoutText: Set<Role> = [.text, .heading, .button, .link, .image, .backButton, .disclosure]

  /// Checks that the reaction's screen contains the id. If several screens contain the id, the reaction must name one
  /// of these screens.
  private mutating func checkScreen(of use: Use) {
    let owner = String(use.id.prefix { $0 != "." })
    guard use.event != nil, let screens = screensOfIDs[use.id] ?? screensOfIDs[owner] else { return }
    if let screen = use.screen, !screens.contains(screen) {
      reader.error(
        "the screen “\(screen)” has no element “\(use.id)”", at: use.node,
        help: "use the screen that has this element: \(screens.sorted().joined(separator: ", "))")
    } else if use.screen == nil, screens.count > 1, let first = screens.sorted().first {
      reader.error(
        "several screens have an element “\(use.id)”: \(screens.sorted().joined(separator: ", "))", at: use.node,
        help: "name one of the screens: \(first)/\(use.id).\(use.event!.rawValue)")
    }
  }

  mutating func add(_ parts: [String], of id: String) {
    for part in parts where targets["\(id).\(part)"] == nil { targets["\(id).\(part)"] = [.part] }
  }

  mutating func unknown(_ use: Use, among ids: [String]) {
    if hasUnreadScreen || unreadIDs.contains(String(use.id.prefix { $0 != "." })) { return }
    if let dot = use.id.firstIndex(of: "."), targets[String(use.id[..<dot])]?.contains(where: \.isComponent) == true {
      let parts = ids.filter { $0.hasPrefix(use.id[...dot]) }
      reader.error(
        "“\(use.id[..<dot])” has no part “\(use.id[dot...].dropFirst())”", at: use.node,
        help: "use one of its parts: \(parts.joined(separator: ", "))")
    } else {
      reader.error(
        "no screen of this scenario has an element “\(use.id)”", at: use.node, meant: use.id, of: ids,
        help: captures.isEmpty ? "give an element this `id`" : "use one of \(ids.prefix(20).joined(separator: ", "))")
    }
  }

  /// Checks the change of a property. If several screens have an element with this id, at least one of these elements
  /// must accept the change.
  mutating func check(_ property: Document.Node, _ value: Document.Node, of targets: [Target], id: String) {
    guard case .scalar(let name, _) = property.value else { return }
    var settable: [String] = []
    var refusing: Adjustment?
    for target in targets {
      switch target {
      case .component(let kind):
        let parameters = kind.parameters.filter(\.isSettable)
        if let parameter = parameters.first(where: { $0.name == name }) {
          _ = self.value(of: parameter, value)
          return
        }
        settable += parameters.map(\.name)
      case .element(let role, let adjustment):
        let properties = ElementKey.settable(of: role).map(\.rawValue)
        if properties.contains(name) {
          checkPlatform([name: value], isOfPage: webIDs.contains(id))
          if ["value", "page"].contains(name), var adjustment, case .scalar(let text, _) = value.value,
            !adjustment.set(to: text, isWhole: name == "page")
          {
            refusing = adjustment
            continue
          }
          if name == "on" { _ = toggleState(value) }
          if name == "value", role == .toggle { checkToggle(value: value) }
          if ["disabled", "selected", "hidden", "expanded", "pressed", "required", "secure"].contains(name) {
            _ = reader.flag(value, name)
          }
          if name == "options" { _ = reader.sequence(value, "`options`") }
          if name == "maxLength" { _ = reader.integer(value, name, in: 1...100_000) }
          return
        }
        settable += properties
      case .part:
        break
      }
    }
    if let refusing {
      refuse(value, name, by: refusing)
    } else if settable.isEmpty {
      reader.error(
        "“\(id)” is a part of a component, and `set` can change only the component", at: property,
        help: "change `\(id.prefix { $0 != "." })` instead")
    } else {
      notSettable(name, value, settable, of: id, at: property)
    }
  }

  mutating func notSettable(
    _ name: String, _ value: Document.Node, _ settable: [String], of id: String, at node: Document.Node
  ) {
    if let help = KnownElsewhere.property(name, value: value, settable: settable) {
      reader.error("“\(name)” cannot be set on “\(id)”", at: node, help: help)
      return
    }
    reader.error(
      "“\(name)” cannot be set on “\(id)”", at: node, meant: name, of: settable,
      help: "use \(settable.count == 1 ? "" : "one of ")\(settable.joined(separator: ", "))")
  }
}
