import AccessibilityModel
import Judging
import Simulation

struct ExpectationParser {
  var reader: NodeParser
  let sounds: [Sound]
  /// The ids of the screen readers that an expectation can name.
  let readerNames: [String]

  /// Reads the value of an `expect` step. `toFill(at:)` handles an empty `- expect:`.
  mutating func expectation(_ node: Document.Node) -> Expectation? {
    var expectation = Expectation()
    switch node.value {
    case .scalar:
      expectation.lines = [block(node, language: nil)]
    case .sequence:
      reader.error(
        "`expect` must be a block of lines or a mapping of conditions", at: node,
        help: "write `- expect: |`, and the lines below it without “- ”")
      return nil
    case .mapping(let pairs):
      if pairs.isEmpty {
        reader.error("`expect` has no condition", at: node, help: "write `- expect: { contains: Code sent }`")
        return nil
      }
      if let blocks = blocksByReader(pairs) {
        expectation.lines = blocks
        return expectation
      }
      let isByLanguage = pairs.allSatisfy { key, value in
        guard case .scalar(let name, _) = key.value, case .scalar = value.value else { return false }
        return !MappingForm.expectation.keys.contains(name) && name.isLanguageTag
      }
      let isInsideOut = pairs.allSatisfy { key, value in
        guard case .scalar(let name, _) = key.value, name.isLanguageTag, let fields = value.fields else { return false }
        return !MappingForm.expectation.keys.contains(name) && fields.contains { readerNames.contains($0.name) }
      }
      if isInsideOut, let key = pairs.first?.key, let readers = pairs.first?.value.fields?.map(\.name) {
        let languages = pairs.compactMap { if case .scalar(let name, _) = $0.key.value { "\(name): …" } else { nil } }
        let inside = "{ \(languages.joined(separator: ", ")) }"
        reader.error(
          "the languages stand inside the screen readers", at: key,
          help: "write `expect: { \(readers.map { "\($0): \(inside)" }.joined(separator: ", ")) }`")
        return nil
      }
      if isByLanguage {
        expectation.lines = blocksByLanguage(pairs)
      } else {
        let count = reader.errorCount
        guard let fields = reader.mapping(node, .expectation, elsewhere: KnownElsewhere.condition) else { return nil }
        read(fields, into: &expectation)
        if expectation.conditions.isEmpty && reader.errorCount == count {
          reader.error("`expect` has no condition", at: node, help: "write `- expect: { contains: Code sent }`")
        }
      }
    }
    return expectation
  }

  /// Returns the expectation of an empty `- expect:` step. `--update` later fills in its lines.
  static func toFill(at key: Document.Node) -> Expectation {
    var expectation = Expectation()
    expectation.lines = [.init(language: nil, lines: [], isToFill: true, line: key.line, column: key.column)]
    return expectation
  }

  /// Reads expected lines grouped by screen reader, and optionally by language within a screen reader. Returns nil if
  /// no key is the id of a screen reader.
  private mutating func blocksByReader(
    _ pairs: [(key: Document.Node, value: Document.Node)]
  ) -> [Expectation.Block]? {
    func name(_ key: Document.Node) -> String? { if case .scalar(let name, _) = key.value { name } else { nil } }
    guard pairs.contains(where: { name($0.key).map(readerNames.contains) ?? false }) else { return nil }
    var blocks: [Expectation.Block] = []
    for (key, value) in pairs {
      guard let reader = self.reader.text(key, "a screen reader") else { continue }
      guard readerNames.contains(reader) else {
        self.reader.error(
          "“\(reader)” is not a screen reader", at: key, meant: reader, of: readerNames,
          help: "write lines for each of \(readerNames.joined(separator: ", "))")
        continue
      }
      if blocks.contains(where: { $0.reader == reader }) {
        self.reader.error("“\(reader)” appears twice", at: key, help: "remove one of the two")
        continue
      }
      switch value.value {
      case .mapping(let pairs): blocks += blocksByLanguage(pairs, reader: reader)
      case .scalar: blocks.append(filled(value, at: key, reader: reader, language: nil))
      case .sequence:
        self.reader.error(
          "the lines for “\(reader)” must be a block, not a list", at: value, help: "write `\(reader): |`")
      }
    }
    return blocks
  }

  private mutating func blocksByLanguage(
    _ pairs: [(key: Document.Node, value: Document.Node)], reader: String? = nil
  ) -> [Expectation.Block] {
    pairs.compactMap { key, value in
      guard let language = self.reader.text(key, "a language"), self.reader.text(value, language) != nil else {
        return nil
      }
      if !language.isLanguageTag {
        self.reader.error(
          "“\(language)” is not a language tag", at: key, help: "write a tag such as en, fr-CA or zh-Hans")
      }
      return filled(value, at: key, reader: reader, language: language)
    }
  }

  /// Returns the expected lines under a key. If there are no lines, returns an empty block that `--update` fills in.
  private func filled(
    _ value: Document.Node, at key: Document.Node, reader: String?, language: String?
  ) -> Expectation.Block {
    if case .scalar("", false) = value.value {
      return .init(
        reader: reader, language: language, lines: [], isToFill: true, line: key.line, column: key.column)
    }
    var block = block(value, language: language)
    block.reader = reader
    return block
  }

  private func block(_ node: Document.Node, language: String?) -> Expectation.Block {
    guard case .scalar(let text, let isBlock) = node.value else { return .init(language: language, lines: []) }
    return .init(
      language: language, lines: Expectation.lines(of: text, from: isBlock ? node.line + 1 : nil, else: node.line),
      line: node.line, column: node.column)
  }

  private mutating func read(_ fields: [String: Document.Node], into expectation: inout Expectation) {
    for name in MappingForm.expectation.keys {
      guard let node = fields[name] else { continue }
      switch name {
      case "line": texts(node, name) { .line($0) }.forEach { expectation.conditions.append($0) }
      case "contains": texts(node, name) { .contains($0) }.forEach { expectation.conditions.append($0) }
      case "matches":
        for placed in texts(node, name, make: { .matches($0) }) {
          if let fault = placed.condition.fault {
            reader.error(
              fault, at: node,
              help: "write a backslash before a bracket, star or plus that is meant literally")
          } else {
            expectation.conditions.append(placed)
          }
        }
      case "inOrder", "anyOrder":
        guard let nodes = reader.sequence(node, name) else { continue }
        let texts = nodes.compactMap { text($0, name) }
        if nodes.isEmpty {
          reader.error("`\(name)` needs a text", at: node, help: "write `\(name): [ Code sent, Verify ]`")
        }
        append(name == "inOrder" ? .inOrder(texts) : .anyOrder(texts), node, to: &expectation)
      case "conveys": conveyed(node, into: &expectation)
      case "never": never(node, into: &expectation)
      case "silence": if reader.flag(node, name) == true { append(.silence, node, to: &expectation) }
      case "sound":
        guard let sound = reader.text(node, name) else { continue }
        let names = sounds.map(\.name)
        if names.contains(sound) {
          append(.sound(sound), node, to: &expectation)
        } else {
          reader.notOne(of: names, sound, name, at: node)
        }
      case "within":
        if let duration = reader.duration(node, name) { append(.within(duration), node, to: &expectation) }
      case "uninterrupted":
        if reader.flag(node, name) == true { append(.uninterrupted, node, to: &expectation) }
      case "atMost", "swipes":
        guard let count = reader.integer(node, name, in: 0...1_000_000) else { continue }
        append(name == "atMost" ? .atMost(count) : .swipes(count), node, to: &expectation)
      case "seconds": seconds(node, into: &expectation)
      case "effects": effects(node, into: &expectation)
      default:
        if let since: Expectation.Since = reader.choice(node, name) { expectation.since = since }
      }
    }
  }

  private func append(_ condition: Condition, _ node: Document.Node, to expectation: inout Expectation) {
    expectation.conditions.append(.init(condition: condition, line: node.line, column: node.column))
  }

  private mutating func text(_ node: Document.Node, _ name: String) -> String? {
    guard let text = reader.text(node, name) else { return nil }
    if !text.isEmpty { return text }
    reader.error("“\(name)” needs a text", at: node, help: "write `\(name): Code sent`")
    return nil
  }

  private mutating func texts(
    _ node: Document.Node, _ name: String, make: (String) -> Condition
  ) -> [Expectation.Placed] {
    let nodes = if case .sequence(let elements) = node.value { elements } else { [node] }
    return nodes.compactMap { node in
      text(node, name).map { .init(condition: make($0), line: node.line, column: node.column) }
    }
  }

  /// Reads the value of `never`: a text that must not be heard, a mapping `{ text, scope, echo }`, or a list of these.
  private mutating func never(_ node: Document.Node, into expectation: inout Expectation) {
    if case .sequence(let nodes) = node.value {
      for node in nodes { never(node, into: &expectation) }
      return
    }
    guard case .mapping = node.value else {
      if let text = text(node, "never") { append(.never(text), node, to: &expectation) }
      return
    }
    guard let fields = reader.mapping(node, .never) else { return }
    let scope: Condition.Scope? = fields["scope"].flatMap { reader.choice($0, "scope") }
    let echo: Condition.Echo? = fields["echo"].flatMap { reader.choice($0, "echo") }
    guard let place = fields["text"] else {
      reader.error("`never` needs a `text`", at: node, help: "write `never: { text: 482913, scope: stream }`")
      return
    }
    if let text = text(place, "text") {
      append(.never(text, scope: scope ?? .utterance, echo: echo ?? .exclude), place, to: &expectation)
    }
  }

  private mutating func conveyed(_ node: Document.Node, into expectation: inout Expectation) {
    if case .sequence(let nodes) = node.value {
      for node in nodes { conveyed(node, into: &expectation) }
      return
    }
    let example = "write `conveys: { role: button, name: Verify, state: dimmed }`"
    guard let fields = reader.mapping(node, .conveyed) else { return }
    var conveyed = Condition.Conveyed()
    let count = reader.errorCount
    if let node = fields["role"], let role = reader.text(node, "role") {
      if !Condition.Conveyed.roles.contains(role) {
        reader.notOne(of: Condition.Conveyed.roles, role, "role", at: node)
      }
      conveyed.role = role
    }
    if let node = fields["name"] { conveyed.name = text(node, "name") }
    if let node = fields["state"] {
      let nodes = if case .sequence(let elements) = node.value { elements } else { [node] }
      for node in nodes {
        guard let state = reader.text(node, "state") else { continue }
        if !Condition.Conveyed.stateNames.contains(state) {
          reader.notOne(of: Condition.Conveyed.stateNames, state, "state", at: node)
        }
        conveyed.states.append(state)
      }
    }
    if let node = fields["level"], let level: Condition.Conveyed.Level = reader.choice(node, "level") {
      conveyed.level = level
    }
    if conveyed.role == nil, conveyed.name == nil, conveyed.states.isEmpty, reader.errorCount == count {
      reader.error("`conveys` needs a `role`, `name` or `state`", at: node, help: example)
    } else {
      append(.conveys(conveyed), node, to: &expectation)
    }
  }

  private mutating func seconds(_ node: Document.Node, into expectation: inout Expectation) {
    guard let text = reader.text(node, "seconds") else { return }
    if let limit = Duration(scenarioText: text) ?? Duration(scenarioText: text + "s") {
      append(.seconds(limit), node, to: &expectation)
    } else {
      reader.error("“seconds” cannot be “\(text)”", at: node, help: "write a number of at most 3600, such as 20 or 1.5")
    }
  }

  private mutating func effects(_ node: Document.Node, into expectation: inout Expectation) {
    let names = EffectName.allCases
    guard let fields = reader.mapping(node, keys: names.map(\.rawValue), what: "a count of effects") else { return }
    for name in names {
      guard let node = fields[name.rawValue], let count = reader.integer(node, name.rawValue, in: 0...1_000_000)
      else { continue }
      append(.effects(name, count: count), node, to: &expectation)
    }
  }
}
