/// Reads `expect:` steps.
struct ExpectationReader {
  var reader: NodeReader

  private static let keys = ["contains", "never", "matches", "within", "uninterrupted", "effects", "since"]

  /// Characters of a regular expression: its compiler recurses.
  private static let patternLimit = 1_000

  mutating func expectation(_ node: Document.Node) -> Expectation? {
    var expectation = Expectation()
    switch node.value {
    case .scalar:
      expectation.lines = [block(node, language: nil)]
    case .sequence:
      reader.error("`expect` is a block of lines or a mapping of conditions", at: node, help: "- expect: |")
      return nil
    case .mapping(let pairs):
      if pairs.isEmpty {
        reader.error("`expect` expects nothing", at: node, help: "- expect: { contains: Code sent }")
        return nil
      }
      let isByLanguage = pairs.allSatisfy { key, value in
        guard case .scalar(let name, _) = key.value, case .scalar = value.value else { return false }
        return !Self.keys.contains(name) && name.isLanguageTag
      }
      if isByLanguage {
        for (key, value) in pairs {
          guard let language = reader.text(key, "a language") else { continue }
          expectation.lines.append(block(value, language: language))
        }
      } else {
        let count = reader.errorCount
        guard let fields = reader.mapping(node, keys: Self.keys, what: "an expectation") else { return nil }
        read(fields, into: &expectation)
        if expectation.conditions.isEmpty && reader.errorCount == count {
          reader.error("`expect` expects nothing", at: node, help: "- expect: { contains: Code sent }")
        }
      }
    }
    return expectation
  }

  private func block(_ node: Document.Node, language: String?) -> Expectation.Block {
    guard case .scalar(let text, let isBlock) = node.value else { return .init(language: language, lines: []) }
    return .init(
      language: language, lines: Expectation.lines(of: text, from: isBlock ? node.line + 1 : nil, else: node.line))
  }

  private mutating func read(_ fields: [String: Document.Node], into expectation: inout Expectation) {
    // In the order of the keys' list, whatever the order of the file: findings come in a fixed order.
    for name in Self.keys {
      guard let node = fields[name] else { continue }
      switch name {
      case "contains": texts(node, name) { .contains($0) }.forEach { expectation.conditions.append($0) }
      case "never": texts(node, name) { .never($0) }.forEach { expectation.conditions.append($0) }
      case "matches":
        for condition in texts(node, name, make: { .matches($0) }) {
          guard case .matches(let pattern) = condition.kind else { continue }
          if pattern.utf8.count > Self.patternLimit {
            reader.error("a regular expression may have \(Self.patternLimit) characters", at: node)
          } else if (try? Regex(pattern)) == nil {
            reader.error(
              "“\(pattern)” is no regular expression", at: node,
              help: "write a backslash before a bracket, a star or a plus that is meant as itself")
          } else {
            expectation.conditions.append(condition)
          }
        }
      case "within":
        if let duration = reader.duration(node, name) { append(.within(duration), node, to: &expectation) }
      case "uninterrupted":
        if reader.flag(node, name) == true { append(.uninterrupted, node, to: &expectation) }
      case "effects": effects(node, into: &expectation)
      default:
        guard let text = reader.text(node, name) else { continue }
        if text == "lastExpect" {
          expectation.sinceLastExpect = true
        } else {
          reader.notOne(of: ["lastExpect"], text, name, at: node)
        }
      }
    }
  }

  private func append(_ kind: Expectation.Condition.Kind, _ node: Document.Node, to expectation: inout Expectation) {
    expectation.conditions.append(.init(kind: kind, line: node.line, column: node.column))
  }

  /// One text or a list of them.
  private mutating func texts(
    _ node: Document.Node, _ name: String, make: (String) -> Expectation.Condition.Kind
  ) -> [Expectation.Condition] {
    let nodes = if case .sequence(let elements) = node.value { elements } else { [node] }
    return nodes.compactMap { node in
      guard let text = reader.text(node, name) else { return nil }
      if text.isEmpty {
        reader.error("“\(name)” needs a text", at: node, help: "\(name): Code sent")
        return nil
      }
      return .init(kind: make(text), line: node.line, column: node.column)
    }
  }

  private mutating func effects(_ node: Document.Node, into expectation: inout Expectation) {
    let names = Transcript.HappenedEffect.Name.allCases
    guard let fields = reader.mapping(node, keys: names.map(\.rawValue), what: "a count of effects") else { return }
    for name in names {
      guard let node = fields[name.rawValue], let count = reader.integer(node, name.rawValue, in: 0...1_000_000)
      else { continue }
      append(.effects(name, count: count), node, to: &expectation)
    }
  }
}
