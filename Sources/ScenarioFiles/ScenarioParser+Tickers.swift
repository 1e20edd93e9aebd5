import AccessibilityModel
import Simulation

/// Reads turns, tickers and countdowns. A ticker repeats steps at an interval.
extension ScenarioParser {
  /// The maximum number of texts in all countdowns of a scenario. A countdown has one text for each number.
  static let countLimit = 20_000

  mutating func turns(_ node: Document.Node) -> Step? {
    guard let fields = reader.mapping(node, .turns), let list = fields["turns"] else { return nil }
    let turns = reader.sequence(list, "`turns`") ?? []
    if turns.isEmpty {
      reader.error(
        "`turns` is empty", at: list, help: "write `- turns: [ [ { announce: Wrong code } ], [ { screen: done } ] ]`")
    }
    return Step(.turns(turns.map { reaction($0) }, name: "\(node.line):\(node.column)"), line: node.line)
  }

  mutating func ticker(_ node: Document.Node) -> Step.Ticker? {
    guard let fields = reader.mapping(node, .ticker), let every = fields["every"] else { return nil }
    let example = "write `- { every: 1s, times: 30, do: [ { count: { down: resend, label: \"Resend in {n} s\" } } ] }`"
    let interval = reader.duration(every, "every")
    if let interval, interval < Step.shortestInterval {
      reader.error("`every` must be at least 0.1s", at: every, help: "write `every: 1s`")
    }
    let name = fields["name"].flatMap { reader.text($0, "name") }
    if let name { tickers.insert(name) }
    let times = fields["times"].flatMap { reader.integer($0, "times", in: 1...3_600) }
    guard let steps = fields["do"] else {
      reader.error("`every` needs `do` with its steps", at: node, help: example)
      return nil
    }
    if let then = fields["then"], fields["times"] == nil {
      reader.error(
        "`then` needs `times`, because its steps follow the last repetition", at: then, help: "add `times: 30`")
    }
    let outer = ticks
    ticks = .some(times ?? (fields["times"] == nil ? nil : 1))
    let body = reaction(steps)
    ticks = outer
    let finally = fields["then"].map { reaction($0) } ?? []
    return interval.map {
      Step.Ticker(name ?? "\(node.line):\(node.column)", every: $0, times: times, body, then: finally)
    }
  }

  /// Reads a `count` step, which counts down in the label of an element.
  mutating func count(_ node: Document.Node) -> Step.Action? {
    let example = "write `- count: { down: resend, label: \"Resend code in {n} s\" }`"
    guard let fields = reader.mapping(node, .count) else { return nil }
    guard let ticks else {
      reader.error(
        "`count` is allowed only in the `do` of an `every`", at: node,
        help: "write `- { every: 1s, times: 30, do: [ … ] }`")
      return nil
    }
    guard let times = ticks else {
      reader.error("a countdown needs the `times` of its `every`", at: node, help: "add `times: 30` next to `every`")
      return nil
    }
    guard let down = fields["down"], let text = fields["label"] else {
      reader.error("a countdown needs `\(fields["down"] == nil ? "down" : "label")`", at: node, help: example)
      return nil
    }
    guard let id = reader.text(down, "down") else { return nil }
    let key = Document.Node(value: .scalar("label", isBlock: false), line: text.line, column: text.column)
    use(id, down, change: (key, text))
    if !text.mentions("{n}") {
      reader.error("this text does not contain `{n}`, the place of the number", at: text, help: example)
      return nil
    }
    countTexts += times
    if countTexts > Self.countLimit {
      reader.error(
        "the countdowns of the scenario show more than \(Self.countLimit) texts, which is the limit", at: node,
        help: "use a longer `every` and fewer `times`")
      return nil
    }
    var texts: [String] = []
    for number in 1...times {
      guard let label = appText(text.replacing("{n}", with: String(number)), "label") else { return nil }
      texts.append(label)
    }
    return .count(Step.Count(down: id, property: "label", texts: texts))
  }

  mutating func checkStops() {
    for (name, node, file) in stops where !tickers.contains(name) {
      reader.file = file
      reader.error(
        "there is no `every` with the name “\(name)”", at: node, meant: name, of: tickers.sorted(),
        help: "give an `every` this name: `- { every: 1s, name: \(name), … }`")
    }
  }
}

extension Document.Node {
  fileprivate func mentions(_ text: String) -> Bool {
    switch value {
    case .scalar(let own, _): own.contains(text)
    case .sequence(let nodes): nodes.contains { $0.mentions(text) }
    case .mapping(let pairs): pairs.contains { $0.value.mentions(text) }
    }
  }

  fileprivate func replacing(_ part: String, with other: String) -> Document.Node {
    var node = self
    switch value {
    case .scalar(let text, let isBlock): node.value = .scalar(text.replacing(part, with: other), isBlock: isBlock)
    case .sequence(let nodes): node.value = .sequence(nodes.map { $0.replacing(part, with: other) })
    case .mapping(let pairs):
      node.value = .mapping(pairs.map { ($0.key, $0.value.replacing(part, with: other)) })
    }
    return node
  }
}
