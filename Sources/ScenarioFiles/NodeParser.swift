import AccessibilityModel

/// A parser that converts nodes to values and collects diagnostics about the nodes.
struct NodeParser {
  /// The maximum number of diagnostics. The limit keeps a file with many errors from filling the screen.
  static let shownLimit = 20

  var file: String?
  private var findings: [Finding] = []

  /// An error, with the word as written and the words that the author may have meant.
  private struct Finding {
    var diagnostic: Diagnostic
    var word: String?
    var choices: [String]
    /// What stands before each choice: `code.` before the name of an event.
    var prefix: String
  }

  init(file: String?) { self.file = file }

  var errorCount: Int { findings.count }

  /// Adds an error about a node.
  ///
  /// - Parameters:
  ///   - word: The text that was written instead of one of `choices`; nil if there are no choices.
  ///   - prefix: What stands before the word and before each choice.
  ///   - help: The help text if no choice is similar to `word`.
  mutating func error(
    _ message: String, at node: Document.Node, meant word: String? = nil, of choices: [String] = [],
    behind prefix: String = "", help: String? = nil
  ) {
    let diagnostic = Diagnostic(message, file: file, line: node.line, column: node.column, help: help)
    findings.append(Finding(diagnostic: diagnostic, word: word, choices: choices, prefix: prefix))
  }

  mutating func add(_ diagnostic: Diagnostic) {
    findings.append(Finding(diagnostic: diagnostic, word: nil, choices: [], prefix: ""))
  }

  /// Returns the first `shownLimit` diagnostics, sorted by file (`main` first), line and column. If there are more
  /// diagnostics, the last element gives the number of diagnostics that are left out.
  func diagnostics(of main: String?) -> [Diagnostic] {
    let sorted = findings.enumerated().sorted { a, b in
      let (x, y) = (a.element.diagnostic, b.element.diagnostic)
      if x.file != y.file { return x.file == main || y.file != main && x.file ?? "" < y.file ?? "" }
      return (x.line ?? 0, x.column ?? 0, a.offset) < (y.line ?? 0, y.column ?? 0, b.offset)
    }
    var shown = sorted.prefix(Self.shownLimit).map { _, finding in
      var diagnostic = finding.diagnostic
      if let near = finding.word?.nearest(in: finding.choices) {
        diagnostic.help = "did you mean `\(finding.prefix)\(near)`?"
      }
      return diagnostic
    }
    let rest = findings.count - shown.count
    if rest > 0 {
      let message = rest == 1 ? "1 more error is not shown" : "\(rest) more errors are not shown"
      shown.append(Diagnostic(message, file: main, help: "correct the errors above first"))
    }
    return shown
  }

  mutating func notOne(of choices: [String], _ text: String, _ name: String, at node: Document.Node) {
    error(
      "“\(text)” is not a value of “\(name)”", at: node, meant: text, of: choices,
      help: "write \(choices.count == 1 ? "" : "one of ")\(choices.joined(separator: ", "))")
  }

  /// Returns the fields of a mapping; nil if the node is not a mapping. Unknown fields are reported and left out.
  ///
  /// - Parameters:
  ///   - example: The mapping as it is written.
  ///   - elsewhere: Returns what to write instead of a key, if the key is known from elsewhere.
  mutating func mapping(
    _ node: Document.Node, keys: [String], what: String, example: String? = nil,
    elsewhere: (_ key: String, _ value: Document.Node) -> String? = { _, _ in nil }
  ) -> [String: Document.Node]? {
    guard case .mapping(let pairs) = node.value else {
      error("\(what) must be a mapping, not \(node.kind)", at: node, help: "write `\(example ?? "key: value")`")
      return nil
    }
    var fields: [String: Document.Node] = [:]
    let known = "use \(keys.count == 1 ? "" : "one of ")\(keys.joined(separator: ", "))"
    for (index, (key, value)) in pairs.enumerated() {
      guard case .scalar(let name, _) = key.value, keys.contains(name) else {
        let name = if case .scalar(let text, _) = key.value { text } else { "" }
        if let quoted = Self.quoted(pairs, at: index) {
          error("the comma ends the text, which has no quotes", at: key, help: "write `\(quoted)`")
        } else if let advice = elsewhere(name, value) {
          error("\(what) has no key “\(name)”", at: key, help: advice)
        } else {
          error("\(what) has no key “\(name)”", at: key, meant: name, of: keys, help: known)
        }
        continue
      }
      fields[name] = value
    }
    return fields
  }

  /// Returns the pair before an unknown key with its text in quotes, if the key is the rest of this text behind a comma: in
  /// `{ value: 1,040 euros }`, YAML reads a key “040 euros” without a value.
  private static func quoted(_ pairs: [(key: Document.Node, value: Document.Node)], at index: Int) -> String? {
    guard index > 0, case .scalar("", false) = pairs[index].value.value,
      case .scalar(let rest, _) = pairs[index].key.value, case .scalar(let name, _) = pairs[index - 1].key.value
    else { return nil }
    let (text, key) = (pairs[index - 1].value, pairs[index].key)
    guard case .scalar(let start, false) = text.value, !start.isEmpty, text.line == key.line else { return nil }
    let gap = key.column - text.column - start.unicodeScalars.count
    guard (1...2).contains(gap) else { return nil }
    return "\(name): \(ScenarioText.quoted(["\(start)\(gap == 1 ? "," : ", ")\(rest)"]))"
  }

  mutating func sequence(_ node: Document.Node, _ name: String) -> [Document.Node]? {
    if case .sequence(let elements) = node.value { return elements }
    error("\(name) must be a list, not \(node.kind)", at: node, help: "begin each entry with `- `")
    return nil
  }

  /// Returns the text of a scalar. Reports an error and returns nil if the node is not a scalar.
  mutating func text(_ node: Document.Node, _ name: String) -> String? {
    if case .scalar(let text, _) = node.value { return text }
    error(
      "“\(name)” must be a text, not \(node.kind)", at: node,
      help: "put the text in quotes if it contains brackets or braces")
    return nil
  }

  mutating func flag(_ node: Document.Node, _ name: String) -> Bool? {
    guard let text = text(node, name) else { return nil }
    switch text {
    case "true": return true
    case "false": return false
    default:
      let isYes = ["yes", "on", "y", "True", "TRUE"].contains(text)
      let isNo = ["no", "off", "n", "False", "FALSE"].contains(text)
      error(
        "“\(name)” must be true or false, not “\(text)”", at: node,
        help: isYes ? "write true" : isNo ? "write false" : "write true or false")
      return nil
    }
  }

  mutating func integer(_ node: Document.Node, _ name: String, in range: ClosedRange<Int>) -> Int? {
    guard let text = text(node, name) else { return nil }
    if let value = Int(text), range.contains(value) { return value }
    error(
      "“\(name)” cannot be “\(text)”", at: node,
      help: "write a whole number from \(range.lowerBound) to \(range.upperBound)")
    return nil
  }

  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ node: Document.Node, _ name: String
  ) -> Choice? {
    guard let text = text(node, name) else { return nil }
    if let value = Choice(rawValue: text) { return value }
    notOne(of: Choice.allCases.map(\.rawValue), text, name, at: node)
    return nil
  }

  /// Reads a duration such as `2s`, `0.25s` or `250ms`, of at most an hour. Reports any other text and returns nil.
  mutating func duration(_ node: Document.Node, _ name: String) -> Duration? {
    guard let text = text(node, name) else { return nil }
    if let duration = Duration(scenarioText: text) { return duration }
    let isNumber = !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") }
    error(
      "“\(name)” cannot be “\(text)”", at: node,
      help: isNumber ? "add a unit: \(text)s" : "write a time of at most an hour, such as 2s, 0.25s or 250ms")
    return nil
  }
}

extension Document.Node {
  var kind: String {
    switch value {
    case .scalar: "a text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

extension Duration {
  /// Parses a duration such as `2s` or `250ms`. Returns nil if the text is not a duration or is longer than an hour.
  init?(scenarioText text: String) {
    let isMilliseconds = text.hasSuffix("ms")
    guard text.hasSuffix("s") else { return nil }
    let number = text.dropLast(isMilliseconds ? 2 : 1)
    let parts = number.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, (1...9).contains(first.count), (parts.count < 2 || (1...6).contains(parts[1].count)),
      parts.allSatisfy({ part in part.allSatisfy { $0.isASCII && $0.isNumber } }), let whole = Int64(first)
    else { return nil }
    let digits = parts.count == 2 ? parts[1] + String(repeating: "0", count: 6 - parts[1].count) : "0"
    let microseconds = whole * 1_000_000 + (Int64(digits) ?? 0)
    let scaled = isMilliseconds ? microseconds / 1_000 : microseconds
    guard scaled <= 3_600_000_000 else { return nil }
    self = .microseconds(scaled)
  }
}
