import AccessibilityModel
import Simulation

/// Answers words of other toolkits (SwiftUI, UIKit, Compose, Android's views, React Native, Flutter, ARIA and HTML, test
/// tools) with what they are here. The nearest word of ours may mean the opposite, so these come first.
///
/// The words are in `KnownElsewhere+Words.swift`. An answer, followed to the letter, means what was written.
enum KnownElsewhere {
  // MARK: Keys

  /// Returns what to write instead of a key of an element; nil if the key is not known.
  ///
  /// - Parameter keys: The keys of this kind.
  static func key(_ name: String, value: Document.Node, of role: Role, keys: [String]) -> String? {
    let word = normalized(name)
    if roleWords.contains(word) { return kind(ofRole: value) }
    if traitWords.contains(word) { return traits(value) }
    if word == "importantforaccessibility" {
      let isHidden = scalar(value).map { ["no", "false", "nohidedescendants"].contains(normalized($0)) } ?? false
      return isHidden ? "write `hidden: true`" : "leave it out: the screen reader stops at it"
    }
    if role.isContainer, childrenWords.contains(word) { return "write `\(children(value, of: role))`" }
    if role == .popUpButton, word == "options" || Self.keys[word] == "options" {
      return "leave it out: the choices are elements of what a double tap opens"
    }
    let flag = flag(word, value)
    if let (key, value) = flag, keys.contains(key) { return "write `\(key): \(value)`" }
    if let key = Self.keys[word], keys.contains(key) { return "write `\(key)`" }
    if let help = advice[word] { return help }
    if let (key, value) = flag { return otherKind(key, value) }
    guard ElementKey(rawValue: name) != nil else { return nil }
    return otherKind(name, scalar(value).map { Step.scalar($0) } ?? "…")
  }

  /// Returns what to write instead of a property in a `set`; nil if the word is not known.
  static func property(_ name: String, value: Document.Node, settable: [String]) -> String? {
    let word = normalized(name)
    if let (key, value) = flag(word, value) { return settable.contains(key) ? "write `\(key): \(value)`" : nil }
    return Self.keys[word].flatMap { settable.contains($0) ? "write `\($0)`" : nil }
  }

  /// Returns the property that a test names by the word of another toolkit, with the value that it has then.
  static func tested(_ name: String, value: Document.Node, isField: Bool) -> (property: String, value: String?)? {
    let word = normalized(name)
    if let (key, value) = flag(word, value) { return (key, value) }
    if ["text", "content", "input", "string"].contains(word) { return (isField ? "value" : "label", nil) }
    return Self.keys[word].map { ($0, nil) }
  }

  /// Whether a container has its children under this key elsewhere.
  static func isForChildren(_ name: String) -> Bool { childrenWords.contains(normalized(name)) }

  /// Returns our flag for a word and a value. Where ours means the opposite, the value is turned round.
  private static func flag(_ word: String, _ value: Document.Node) -> (key: String, value: String)? {
    if ["visibility", "display"].contains(word), let text = scalar(value) {
      let isHidden = ["gone", "invisible", "hidden", "none", "collapse", "collapsed"].contains(normalized(text))
      return ("hidden", isHidden ? "true" : "false")
    }
    guard let (key, isNegated) = negatable[word] else { return nil }
    let isFalse = scalar(value).map { ["false", "no", "off", "0"].contains($0.lowercased()) } ?? false
    return (key, isFalse != isNegated ? "false" : "true")
  }

  /// Says which kinds have a key that this kind does not have.
  private static func otherKind(_ key: String, _ value: String) -> String? {
    guard let known = ElementKey(rawValue: key) else { return nil }
    let kinds = Role.allCases.filter { ElementKey.keys(of: $0).contains(known) }.map(\.rawValue)
    guard let first = kinds.first, kinds.count <= 6 else { return nil }
    let others = kinds.count == 1 ? "only this kind has" : "\(kinds.joined(separator: ", ")) have"
    return "use the kind `\(first)`: `- \(first): { label: …, \(key): \(value) }`; \(others) the key `\(key)`"
  }

  /// Returns the kind for a role: `role: header` is a `heading`.
  private static func kind(ofRole value: Document.Node) -> String {
    guard let name = scalar(value) else { return "write the role as the kind: `- button: Pay`" }
    let word = normalized(name.split(separator: ".").last.map(String.init) ?? name)
    if let remedy = roleRemedies[word] { return remedy }
    return (kind(name, content: nil) ?? "write `- button: Pay`").replacing(
      "write `-", with: "write the role as the kind: `-")
  }

  /// Returns the kind or the key for a trait: `.isHeader` is a `heading`.
  private static func traits(_ value: Document.Node) -> String {
    let names =
      switch value.value {
      case .scalar(let text, _):
        text.split(whereSeparator: { " ,[]".contains($0) }).map(String.init)
      case .sequence(let nodes): nodes.compactMap(scalar)
      case .mapping: [String]()
      }
    let remedies = names.compactMap { traitRemedies[normalized($0.split(separator: ".").last.map(String.init) ?? $0)] }
    if remedies.count == names.count, !remedies.isEmpty { return remedies.joined(separator: "; ") }
    return "only `element` and `group` have `traits`: `- element: { label: …, traits: [header] }`"
  }

  /// Returns `children` with the elements that another toolkit lists by their labels.
  private static func children(_ value: Document.Node, of role: Role) -> String {
    let kind = [.alert, .sheet, .tabBar, .segmentedControl].contains(role) ? "button" : "text"
    guard case .sequence(let nodes) = value.value, !nodes.isEmpty else { return "children: [ { \(kind): … } ]" }
    let labels = nodes.prefix(6).map { scalar($0).map { Step.scalar($0) } }
    if labels.contains(nil) { return "children" }
    return "children: [ " + labels.map { "{ \(kind): \($0!) }" }.joined(separator: ", ") + " ]"
  }

  // MARK: Kinds

  /// Returns what to write instead of a kind of an element; nil if the kind is not known.
  static func kind(_ name: String, content: Document.Node?) -> String? {
    let label: String? = content.flatMap { self.label(of: $0) }
    let others = content?.fields ?? []
    for word in candidates(name) {
      if let template = kinds[word] {
        // A node without a kind of its own may say its role: Flutter's `Semantics(button: true)`.
        if template.contains("- group:"), let role = role(among: others), role != word {
          return kind(role, content: content)
        }
        let isOn = (content?.fields ?? []).contains { name, value in
          if name == "on" { return scalar(value) == "true" }
          guard let (key, state) = flag(normalized(name), value) else { return false }
          return key == "on" && state == "true"
        }
        let text = filled(template, label)
        return keeping(others, in: isOn ? text.replacing("on: false", with: "on: true") : text)
      }
      if let role = Role.allCases.first(where: { $0.rawValue.lowercased() == word }) {
        guard !role.isContainer, role != .element else { return "use the kind `\(role.rawValue)`" }
        let text = label.map { Step.scalar($0) } ?? "…"
        return keeping(others, in: "write `- \(role.rawValue): \(text)`")
      }
    }
    return nil
  }

  /// Returns the word for a role among the properties of a node: `button: true` or `role: button`.
  private static func role(among fields: [(name: String, value: Document.Node)]) -> String? {
    for (name, value) in fields {
      let word = normalized(name)
      if roleWords.contains(word) { return scalar(value).map(normalized) }
      if ["checked", "toggled", "ischecked", "istoggled"].contains(word) { return "toggle" }
      let role = word.hasPrefix("is") ? String(word.dropFirst(2)) : word
      if ["button", "link", "image", "header", "heading", "textfield", "slider"].contains(role),
        scalar(value) == "true"
      {
        return role
      }
    }
    return nil
  }

  /// Puts the other properties that were written into the element of an answer, so that it keeps its id.
  private static func keeping(_ fields: [(name: String, value: Document.Node)], in answer: String) -> String {
    guard let start = answer.firstRange(of: "`- "), let end = answer[start.upperBound...].firstIndex(of: "`"),
      let colon = answer[start.upperBound..<end].firstIndex(of: ":"),
      let role = Role(rawValue: String(answer[start.upperBound..<colon]))
    else { return answer }
    let keys = ElementKey.keys(of: role).map(\.rawValue)
    var body = trimmed(answer[answer.index(after: colon)..<end])
    var added: [String] = []
    for (name, value) in fields {
      // What a field holds may be a secret, so it is not repeated.
      guard let (key, text) = property(name, value), key != "label", key != "value" || !role.isTextField,
        keys.contains(key), !body.contains("\(key): [")
      else { continue }
      let pair = "\(key): \(text)"
      guard let known = body.firstRange(of: "\(key): ") else {
        added.append(pair)
        continue
      }
      let rest = body[known.upperBound...]
      let stop = rest.firstRange(of: ", ")?.lowerBound ?? rest.firstRange(of: " }")?.lowerBound ?? body.endIndex
      if !role.isContainer { body.replaceSubrange(known.lowerBound..<stop, with: pair) }
    }
    if !added.isEmpty {
      let inner = body.hasPrefix("{ ") ? String(body.dropFirst(2).dropLast(2)) : "label: \(body)"
      body = "{ \(([inner] + added).joined(separator: ", ")) }"
    }
    return answer[...colon] + " " + body + answer[end...]
  }

  /// Returns our key for a property with one value, and the value as it is written.
  private static func property(_ name: String, _ value: Document.Node) -> (key: String, text: String)? {
    let word = normalized(name)
    if let (key, text) = flag(word, value) { return (key, text) }
    guard let key = keys[word] ?? ElementKey(rawValue: name)?.rawValue, let text = scalar(value) else { return nil }
    return (key, Step.scalar(text))
  }

  /// The forms under which a kind may be known: without the name of a package, the prefix of a toolkit and `View`.
  private static func candidates(_ name: String) -> [String] {
    let word = normalized(name.split(separator: ".").last.map(String.init) ?? name)
    var words = [word]
    for prefix in toolkitPrefixes where word.hasPrefix(prefix) { words.append(String(word.dropFirst(prefix.count))) }
    return words + words.filter { $0.hasSuffix("view") }.map { String($0.dropLast(4)) }
  }

  private static func label(of content: Document.Node) -> String? {
    if let text = scalar(content) { return text }
    return content.fields?.lazy.compactMap { name, value in
      name == "label" || keys[normalized(name)] == "label" || name == "contentDescription" ? scalar(value) : nil
    }.first
  }

  // MARK: Events, steps, conditions

  /// Returns our event for a word of another toolkit; nil if the word is not known.
  static func event(_ name: String) -> String? {
    var word = normalized(name)
    if let event = events[word] { return event }
    for prefix in ["on", "did", "was", "viewdid"] where word.hasPrefix(prefix) {
      word = String(word.dropFirst(prefix.count))
      break
    }
    return events[word]
  }

  /// Returns what to write instead of a step; nil if the step is not known.
  ///
  /// - Parameter isID: Whether a text is the id of an element of the scenario.
  static func step(_ name: String, content: Document.Node?, isID: (String) -> Bool) -> String? {
    let word = normalized(name)
    let written = content.flatMap { scalar($0) }
    for direction in Step.Direction.allCases where word == "swipe\(direction)" || word == "flick\(direction)" {
      guard let times = written.flatMap({ Int($0) }), times > 1 else { return "write `- swipe: \(direction)`" }
      return "write `- swipe: { direction: \(direction), times: \(times) }`"
    }
    let isKnown = written.map(isID) ?? false
    if ["show", "reveal", "present"].contains(word), let id = written, isKnown {
      return "write `- set: { \(id): { hidden: false } }`"
    }
    if ["presskey", "presskeycode", "sendkey", "hitkey", "keypress"].contains(word) {
      let key = written.map { hardwareKeys[normalized($0)] ?? $0 } ?? "return"
      return "write `- key: \(Step.scalar(key))`"
    }
    guard let template = steps[word] else { return nil }
    if template.contains("<id>") {
      if content == nil, template.contains("activate") { return "write `- activate`" }
      let text = template.replacing("<id>", with: isKnown ? written! : "pay")
      return isKnown ? text : text + ", with the `id` of the element"
    }
    // What is entered may be a secret, so it is not repeated.
    if template.contains("482913"), let ours = template.firstRange(of: "`- ").map({ template[$0.upperBound...] }) {
      let step = ours.prefix { $0 != ":" }
      if let field = content?.fields?.first?.name, isID(field) {
        return "write `- \(step): …` with the text; before it, `- activate: \(field)` edits the field"
      }
      if written != nil { return "write `\(step)` instead of `\(name)`" }
    }
    return filled(template, written)
  }

  /// Returns what to write instead of a step of the person in a reaction of the app; nil if the app does nothing like it.
  static func reaction(_ name: String, content: Document.Node?) -> String? {
    let id = content.flatMap { scalar($0) }
    switch name {
    case "touch", "swipe", "next", "previous":
      return
        "write `post: { layoutChanged: \(name == "touch" ? id ?? "code" : "code") }`, which moves the cursor to an element"
    case "doubleTap", "activate": return "write what the element then does: the app cannot activate it"
    case "type", "paste", "autofill", "delete", "cut":
      return "write `set: { code: { value: … } }`, with the `id` of the field"
    case "expect": return "move it to the `steps`"
    default: return nil
    }
  }

  /// Returns what to write instead of a condition of an `expect`; nil if the word is not known.
  static func condition(_ name: String, value: Document.Node) -> String? {
    conditions[normalized(name)].map { filled($0, scalar(value)) }
  }

  /// Returns the test to write instead of a check that another tool calls so; nil if the word is not known.
  static func check(_ name: String, value: Document.Node, of test: String) -> String? {
    let text = scalar(value)
    let literal = text.map { String($0.flatMap { ".*+?()[]{}|^$\\".contains($0) ? ["\\", $0] : [$0] }) }
    func matches(_ before: String, _ after: String) -> String {
      "\(test): { matches: \(Step.scalar(before + (literal ?? "…") + after)) }"
    }
    switch normalized(name) {
    case "equals", "equal", "equalto", "is", "eq", "text", "value": return "\(test): \(Step.scalar(text ?? "…"))"
    case "contains", "includes", "has": return matches("", "")
    case "startswith", "hasprefix", "beginswith": return matches("^", "")
    case "endswith", "hassuffix": return matches("", "$")
    case "regex", "pattern", "matchesregex": return "\(test): { matches: \(Step.scalar(text ?? "…")) }"
    case "minlength": return "\(test): { length: { min: \(text ?? "6") } }"
    case "maxlength": return "\(test): { length: { max: \(text ?? "6") } }"
    case "isempty": return "\(test): { empty: \(text ?? "true") }"
    case "notempty", "isnotempty", "filled":
      return "\(test): { empty: \(text == "false" ? "true" : "false") }"
    case "not", "notequals", "ne", "isnot": return "not: { \(test): \(Step.scalar(text ?? "…")) }"
    default: return nil
    }
  }

  /// Returns a test that another language writes as an expression: `code.value == 1234`; nil for another text.
  static func expression(_ text: String) -> String? {
    for (sign, isNegated) in [("===", false), ("!==", true), ("==", false), ("!=", true), ("=", false)] {
      guard let range = text.firstRange(of: sign) else { continue }
      let test = trimmed(text[..<range.lowerBound])
      let value = trimmed(text[range.upperBound...])
      guard !test.isEmpty, !value.isEmpty, test.allSatisfy({ $0.isLetter || $0.isNumber || "._-/".contains($0) }) else {
        return nil
      }
      let bare = value.count > 1 && "\"'".contains(value.first!) && value.first == value.last
      let written = "\(test): \(Step.scalar(bare ? String(value.dropFirst().dropLast()) : value))"
      return isNegated ? "write `if: { not: { \(written) } }`" : "write `if: { \(written) }`"
    }
    let parts = text.split(separator: " ", maxSplits: 2).map(String.init)
    if parts.count == 3 {
      let value = Document.Node(value: .scalar(parts[2], isBlock: false), line: 0, column: 0)
      if let test = check(parts[1], value: value, of: parts[0]) { return "write `if: { \(test) }`" }
    }
    let name = text.hasPrefix("!") ? String(text.dropFirst()) : text
    guard parts.count == 1, name.contains("."), !name.contains(where: { "(){}[]<>&|!".contains($0) }) else {
      return nil
    }
    return "write `if: { \(name): \(!text.hasPrefix("!")) }`"
  }

  /// Returns what to write instead of a key of a `type` step; nil if the word is not known.
  static func typing(_ name: String, value: Document.Node) -> String? {
    guard ["into", "id", "in", "field", "element", "target", "on", "to"].contains(normalized(name)) else { return nil }
    // What is typed may be a secret, so it is not repeated.
    return "write `- activate: \(scalar(value) ?? "code")` and then `- type: 482913`"
  }

  /// Returns what to write instead of a key at the top of a scenario; nil if the key is not known.
  static func scenarioKey(_ name: String) -> String? { scenarioKeys[normalized(name)] }

  /// Returns the parameter of a component that others call so; nil if it is not known.
  static func parameter(_ name: String, keys: [String]) -> String? {
    let word = normalized(name)
    let ours = parameters.first { $0.contains(word) }?.compactMap { word in keys.first { normalized($0) == word } }
      .first
    return (ours ?? Self.keys[word].flatMap { keys.contains($0) ? $0 : nil }).map { "write `\($0)`" }
  }

  /// Returns the language that was meant by the code of a country or by its English name; nil if it is not known.
  static func language(_ tag: String) -> String? {
    languages[normalized(tag.split { "-_".contains($0) }.first.map(String.init) ?? tag)]
  }

  /// Returns the setting of another screen reader that does what this one does, with the value that was written; nil if
  /// there is none.
  static func setting(_ name: String, _ value: Document.Node, among settings: [Setting]) -> String? {
    guard let pair = counterparts.first(where: { $0.0 == name || $0.1 == name }) else { return nil }
    let other = pair.0 == name ? pair.1 : pair.0
    guard let setting = settings.first(where: { $0.name == other }) else { return nil }
    let text = scalar(value) ?? ""
    let fitting = ([text] + (text == "none" ? ["nothing"] : text == "nothing" ? ["none"] : []))
      .first { setting.values.contains($0) }
    return "write `\(other): \(fitting ?? setting.values.joined(separator: " | "))`"
  }

  /// Returns the trait that another toolkit calls so; nil if it is not known.
  static func trait(_ name: String) -> String? { traitNames[normalized(name)] }

  // MARK: Texts

  private static let hardwareKeys = [
    "enter": "return", "return": "return", "go": "return", "done": "return", "esc": "escape", "left": "leftArrow",
    "right": "rightArrow", "up": "upArrow", "down": "downArrow", "arrowleft": "leftArrow", "arrowright": "rightArrow",
    "arrowup": "upArrow", "arrowdown": "downArrow",
  ]

  private static func scalar(_ node: Document.Node) -> String? {
    if case .scalar(let text, _) = node.value, !text.isEmpty { text } else { nil }
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  private static func normalized(_ name: String) -> String {
    String(name.lowercased().filter { !"-_ ".contains($0) })
  }

  /// Puts a written text in place of the example between `<` and `>`.
  private static func filled(_ template: String, _ written: String?) -> String {
    guard let start = template.firstIndex(of: "<"), let end = template[start...].firstIndex(of: ">") else {
      return template
    }
    let example = template[template.index(after: start)..<end]
    // Where the example is a number, a text would be no answer.
    let isNumber = Int(example) != nil && example.utf8.count == 1
    var fits = written.map { !isNumber || Int($0) != nil } ?? false
    var written = written
    if example == "2s" {
      // A number without a unit is one of seconds, or of milliseconds if it is large.
      if let number = written, let value = Double(number) { written = number + (value < 100 ? "s" : "ms") }
      fits = written.flatMap { Duration(scenarioText: $0) } != nil
    }
    return template[..<start] + (fits ? Step.scalar(written!) : String(example))
      + template[template.index(after: end)...]
  }
}
