import AccessibilityModel
import Judging
import Simulation

/// Reads the app's reactions to events: steps, choices and tickers. A ticker repeats steps at an interval.
extension ScenarioParser {
  /// Reads the value of the key `when`.
  /// - Parameter screen: The name of the screen that the mapping belongs to; nil at the top level of the scenario.
  mutating func reactions(_ node: Document.Node, on screen: String? = nil) -> [Scenario.Reaction] {
    guard case .mapping(let pairs) = node.value else {
      reader.error(
        "`when` must be a mapping from events to reactions", at: node,
        help: "write `when: { code.completed: [ { announce: Checking } ] }`")
      return []
    }
    var reactions: [Scenario.Reaction] = []
    for (key, value) in pairs {
      guard let (event, detail, id, owner) = event(key, on: screen) else { continue }
      // If all steps are for another screen reader, the element may be missing in this play, so the reaction is left
      // out.
      if case .sequence(let nodes) = value.value, !nodes.isEmpty, played(nodes).isEmpty { continue }
      use(id, key, event: event, screen: owner)
      reactions.append(.init(to: event, detail, of: id, on: owner, reaction(value)))
    }
    return reactions
  }

  /// Reads an event, such as `code.completed`, `otp/code.completed`, `row.action.Delete` or `otp.shown`.
  /// - Returns: The event, what more is said about it, the id, and the name of the screen if it is known; nil if the event
  ///   is invalid.
  private mutating func event(
    _ key: Document.Node, on screen: String?
  ) -> (event: ElementEvent, detail: String?, id: String, screen: String?)? {
    guard let text = reader.text(key, "an event") else { return nil }
    guard let (dot, event, detail) = Self.event(in: text) else {
      let dot = text.lastIndex(of: ".") ?? text.endIndex
      let names = ElementEvent.allCases.map(\.rawValue)
      let id = text[..<dot]
      if dot < text.endIndex, let event = KnownElsewhere.event(String(text[dot...].dropFirst())) {
        // The only screen of a scenario is called `screen`.
        let owner = event == "shown" && screenNames.isEmpty ? "screen" : id
        reader.error("“\(text)” is not an event", at: key, help: "write `\(owner).\(event)`")
        return nil
      }
      reader.error(
        "“\(text)” is not an event", at: key, meant: String(text[dot...].dropFirst()), of: names, behind: "\(id).",
        help: "write an id and one of \(names.joined(separator: ", ")): for example "
          + (dot < text.endIndex ? "code.completed" : "\(id).activated"))
      return nil
    }
    if let detail, let details = event.details, !details.contains(detail) {
      let name = text.dropLast(detail.count + 1)
      reader.error(
        "“\(event.rawValue)” has no “\(detail)”", at: key, meant: detail, of: details,
        help: details.isEmpty
          ? "write `\(name)`" : "write `\(name)`, or one of \(details.map { "\(name).\($0)" }.joined(separator: ", "))")
      return nil
    }
    var id = String(text[..<dot])
    var owner = screen
    if let slash = id.firstIndex(of: "/") {
      let name = String(id[..<slash])
      if !screenNames.contains(name) {
        unknownScreen(name, at: key)
        return nil
      }
      if let screen, screen != name {
        reader.error(
          "this event belongs to the screen “\(name)”, not to “\(screen)”", at: key,
          help: "move the event to the `when` of “\(name)”")
        return nil
      }
      owner = name
      id = String(id[id.index(after: slash)...])
    }
    if event == .shown {
      // The only screen of a scenario is called `screen`.
      if !screenNames.contains(id), !(screenNames.isEmpty && id == "screen") {
        if screenNames.isEmpty {
          reader.error("“\(id)” is not the name of a screen", at: key, help: "write `screen.shown` for the only screen")
        } else {
          unknownScreen(id, at: key)
        }
        return nil
      }
      owner = nil
    }
    return (event, detail, id, owner)
  }

  /// Finds the event in a text such as `row.action.Delete`: the place of the dot before it, the event, and what stands
  /// behind it. Words of other toolkits for an event count, too.
  private static func event(in text: String) -> (dot: String.Index, event: ElementEvent, detail: String?)? {
    func named(_ name: Substring) -> ElementEvent? {
      name == "back" ? .escape : name == "adjusted" ? .adjust : ElementEvent(rawValue: String(name))
    }
    if let dot = text.lastIndex(of: "."), let event = named(text[text.index(after: dot)...]) {
      // `row.action.value` names an action, not the event `value` of an element.
      let isName = [ElementEvent.action, .link].contains { text[..<dot].hasSuffix(".\($0.rawValue)") }
      if !isName { return (dot, event, nil) }
    }
    for event in ElementEvent.allCases where event.details?.isEmpty != true {
      let mark = ".\(event.rawValue)."
      var place = text.startIndex
      while place < text.endIndex {
        if text[place...].hasPrefix(mark) {
          let detail = text[place...].dropFirst(mark.count)
          if !detail.isEmpty { return (place, event, String(detail)) }
        }
        place = text.index(after: place)
      }
    }
    guard let dot = text.lastIndex(of: "."), dot > text.startIndex,
      let before = text[..<dot].lastIndex(of: "."), let event = named(text[text.index(after: before)..<dot])
    else { return nil }
    return (before, event, String(text[text.index(after: dot)...]))
  }

  /// Reads the steps of a reaction. Consecutive `if` entries and a final `else` form one choice. The app performs the
  /// first entry whose requirement is met.
  mutating func reaction(_ node: Document.Node) -> [Step] {
    var steps: [Step] = []
    var isComplete = true
    for node in played(reader.sequence(node, "a reaction") ?? []) {
      guard let fields = node.fields, let first = fields.first(where: { Self.blocks.contains($0.name) }) else {
        isComplete = true
        if let step = step(node, isReaction: true) { steps.append(step) }
        continue
      }
      switch first.name {
      case "if", "then", "else":
        guard let (rule, otherwise) = choice(node) else { continue }
        if !isComplete, let last = steps.last, case .choose(let rules, _) = last.action {
          steps[steps.count - 1].action = .choose(rules + [rule], otherwise: otherwise ?? [])
        } else {
          steps.append(Step(.choose([rule], otherwise: otherwise ?? []), line: node.line))
        }
        isComplete = otherwise != nil
        continue
      case "every": if let ticker = ticker(node) { steps.append(Step(.every(ticker), line: node.line)) }
      default: if let step = turns(node) { steps.append(step) }
      }
      isComplete = true
    }
    return steps
  }

  /// The keys of reaction entries that contain other steps.
  static let blocks = ["if", "then", "else", "every", "turns"]

  // MARK: Choices

  private mutating func choice(_ node: Document.Node) -> (rule: Step.Rule, otherwise: [Step]?)? {
    guard let fields = reader.mapping(node, .choice) else { return nil }
    guard let tests = fields["if"], let then = fields["then"] else {
      reader.error(
        "this step needs `\(fields["if"] == nil ? "if" : "then")`", at: node,
        help: "write `- { if: { code.value: { length: { min: 6 } } }, then: [ { announce: Checking } ] }`")
      return nil
    }
    let requirement = requirement(tests)
    let steps = reaction(then)
    let otherwise = fields["else"].map { reaction($0) }
    return requirement.map { (Step.Rule(if: $0, steps), otherwise) }
  }

  /// Reads tests such as `{ email.value: { matches: ".+@.+" }, terms.on: true }`. All tests must succeed.
  private mutating func requirement(_ node: Document.Node) -> StateRequirement? {
    let example = "write `if: { code.value: { length: { min: 6 } } }`, or `if: { code.value: 1234 }` for this text"
    guard case .mapping(let pairs) = node.value, !pairs.isEmpty else {
      let written = if case .scalar(let text, _) = node.value { KnownElsewhere.expression(text) } else { String?.none }
      reader.error("`if` needs a test", at: node, help: written ?? example)
      return nil
    }
    var list: [StateRequirement] = []
    for (key, value) in pairs {
      guard let name = reader.text(key, "a test") else { continue }
      switch name {
      case "any":
        let choices = reader.sequence(value, "`any`") ?? []
        if choices.isEmpty {
          reader.error("`any` needs a test", at: value, help: "write `any: [ { terms.on: true } ]`")
        }
        list.append(.any(choices.compactMap { requirement($0) }))
      case "not": if let inner = requirement(value) { list.append(.not(inner)) }
      default:
        let dot = name.lastIndex(of: ".") ?? name.endIndex
        let property = dot < name.endIndex ? String(name[name.index(after: dot)...]) : ""
        let properties = StateRequirement.Property.allCases.map(\.rawValue)
        guard let property = StateRequirement.Property(rawValue: property) else {
          let id = name[..<dot]
          let isField = targets[String(id)]?.contains { $0.isField } ?? false
          if dot < name.endIndex, let (other, turned) = KnownElsewhere.tested(property, value: value, isField: isField),
            properties.contains(other)
          {
            let written = if case .scalar(let text, _) = value.value { Step.scalar(text) } else { "…" }
            let text = turned ?? written
            reader.error(
              "“\(name)” is not a property that can be tested", at: key, help: "write `\(id).\(other): \(text)`")
            continue
          }
          reader.error(
            "“\(name)” is not a property that can be tested", at: key, meant: dot < name.endIndex ? property : name,
            of: dot < name.endIndex ? properties : ["any", "not"], behind: dot < name.endIndex ? "\(id)." : "",
            help: "write an id and one of \(properties.joined(separator: ", ")): for example code.value")
          continue
        }
        let id = String(name[..<dot])
        use(id, key)
        if let check = check(value, property, of: id) { list.append(.property(property, of: id, check)) }
      }
    }
    return list.count == 1 ? list[0] : .all(list)
  }

  private mutating func check(
    _ node: Document.Node, _ property: StateRequirement.Property, of id: String
  ) -> StateRequirement.Check? {
    guard case .mapping = node.value else {
      switch property {
      case .disabled, .hidden: return reader.flag(node, property.rawValue).map { .equals(String($0)) }
      case .on:
        if case .scalar("mixed", _) = node.value { return .equals("mixed") }
        return reader.flag(node, property.rawValue).map { .equals(String($0)) }
      case .label, .value: return reader.text(node, property.rawValue).map { .equals($0) }
      }
    }
    if node.fields?.contains(where: { $0.name == "key" }) == true {
      return appText(node, property.rawValue).map { .equals($0) }
    }
    let count = reader.errorCount
    let test = "\(id).\(property.rawValue)"
    guard
      let fields = reader.mapping(
        node, .check,
        elsewhere: { name, value in KnownElsewhere.check(name, value: value, of: test).map { "write `\($0)`" } })
    else { return nil }
    // A check that does not exist has been reported.
    if fields.isEmpty, reader.errorCount > count { return nil }
    guard fields.count == 1, let (name, value) = fields.first else {
      reader.error(
        "a test needs exactly one of \(MappingForm.check.keys.joined(separator: ", "))", at: node,
        help: "combine several tests with `any:`, or write them one below the other")
      return nil
    }
    switch name {
    case "matches":
      guard let text = reader.text(value, name) else { return nil }
      if let fault = Condition.matches(text).fault {
        reader.error(fault, at: value, help: "write a backslash before a bracket, star or plus that is meant literally")
        return nil
      }
      if property == .value { noPattern.append((id, value, reader.file)) }
      return .matches(text)
    case "length":
      guard let bounds = reader.mapping(value, .length) else { return nil }
      let min = bounds["min"].flatMap { reader.integer($0, "min", in: 0...100_000) }
      let max = bounds["max"].flatMap { reader.integer($0, "max", in: 0...100_000) }
      if bounds.isEmpty { reader.error("`length` needs `min` or `max`", at: value, help: "write `length: { min: 6 }`") }
      if let min, let max, min > max {
        reader.error(
          "`min` (\(min)) is larger than `max` (\(max))", at: value,
          help: "write `length: { min: \(max), max: \(min) }`")
      }
      return .length(min: min, max: max)
    case "empty": return reader.flag(value, name).map { .empty($0) }
    default:
      guard let other = reader.text(value, name) else { return nil }
      let parts = other.split(separator: "/", maxSplits: 1)
      if parts.count == 2, !screenNames.contains(String(parts[0])) { unknownScreen(String(parts[0]), at: value) }
      use(parts.last.map(String.init) ?? other, value)
      return .sameAs(other)
    }
  }

  /// Reports patterns that test the value of a secure field, because a pattern could reveal the value.
  mutating func checkPatterns() {
    for (id, node, file) in noPattern {
      let isSecure = targets[id]?.contains { if case .element(.secureTextField, _) = $0 { true } else { false } }
      guard isSecure == true else { continue }
      reader.file = file
      reader.error(
        "“\(id)” is a secure field, so its value cannot be tested with `matches`", at: node,
        help: "use `length`, `empty`, `sameAs`, or the value itself")
    }
  }
}

extension Document.Node {
  var fields: [(name: String, value: Document.Node)]? {
    guard case .mapping(let pairs) = value else { return nil }
    return pairs.compactMap { key, value in
      if case .scalar(let name, _) = key.value { (name, value) } else { nil }
    }
  }
}
