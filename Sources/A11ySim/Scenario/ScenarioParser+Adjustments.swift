/// Values that a swipe up or down changes.
extension ScenarioParser {
  /// What an element's value moves between; nil for a kind without bounds.
  mutating func adjustment(
    of role: Role, _ fields: [String: Document.Node], at node: Document.Node
  ) -> Adjustment? {
    switch role {
    case .slider: number(fields, step: 10, unit: "%")
    case .stepper: number(fields, step: 1, unit: "")
    case .adjustable, .picker: options(fields)
    case .pageControl: page(fields, at: node)
    default: nil
    }
  }

  /// A value from `minimum` (0) to `maximum` (100). A slider's is a percentage unless its unit is written.
  private mutating func number(_ fields: [String: Document.Node], step: Int, unit: String) -> Adjustment? {
    var numbers: [String: WrittenNumber] = [:]
    var isWrong = false
    let names = ["value", "minimum", "maximum", "step"]
    for name in names {
      guard let node = fields[name] else { continue }
      if case .scalar(let text, _) = node.value, let number = WrittenNumber(text) {
        numbers[name] = number
      } else {
        isWrong = true
        if let text = reader.text(node, name) {
          reader.error("“\(name)” cannot be “\(text)”", at: node, help: "write a number, such as 3, 48% or 1.05")
        }
      }
    }
    if isWrong { return nil }
    let unit = names.lazy.compactMap { numbers[$0]?.unit }.first { !$0.isEmpty } ?? unit
    let decimals = numbers.values.map(\.decimals).max() ?? 0
    func scaled(_ name: String, _ other: Int) -> Int {
      (numbers[name] ?? WrittenNumber(other)).scaled(to: decimals)
    }
    let (low, high) = (scaled("minimum", 0), scaled("maximum", 100))
    let (value, stride) = (numbers["value"]?.scaled(to: decimals) ?? low, scaled("step", step))
    for name in names {
      guard let node = fields[name], let other = numbers[name]?.unit, !other.isEmpty, other != unit else { continue }
      reader.error(
        "“\(name)” is in “\(other.trimmed)”, and another in “\(unit.trimmed)”", at: node, help: "write one unit")
      isWrong = true
    }
    if low >= high {
      let node = fields["maximum"] ?? fields["minimum"]
      if let node { reader.error("`maximum` has to be above `minimum`", at: node, help: "minimum: 0, maximum: 100") }
      return nil
    }
    if let node = fields["step"], stride <= 0 {
      reader.error("`step` has to be above 0", at: node, help: "step: 1")
      isWrong = true
    }
    let adjustment = Adjustment.number(value, in: low...high, step: stride, decimals: decimals, unit: unit)
    if let node = fields["value"], !(low...high).contains(value) {
      let ends = [low, high].map { Adjustment.number($0, in: low...high, step: 1, decimals: decimals, unit: unit).text }
      reader.error(
        "“value” is not from \(ends[0]) to \(ends[1])", at: node, help: "`minimum` and `maximum` are its bounds")
      isWrong = true
    }
    return isWrong ? nil : adjustment
  }

  private mutating func options(_ fields: [String: Document.Node]) -> Adjustment? {
    guard let node = fields["options"], let entries = reader.sequence(node, "options") else { return nil }
    let options = entries.compactMap { reader.text($0, "an option") }
    guard !options.isEmpty else {
      if entries.isEmpty { reader.error("`options` is empty", at: node, help: "options: [Small, Medium, Large]") }
      return nil
    }
    guard let chosen = fields["value"] else { return .options(options, index: 0) }
    guard let text = reader.text(chosen, "value") else { return nil }
    guard let index = options.firstIndex(of: text) else {
      reader.notOne(of: options, text, "value", at: chosen)
      return nil
    }
    return .options(options, index: index)
  }

  private mutating func page(_ fields: [String: Document.Node], at node: Document.Node) -> Adjustment? {
    guard let pages = fields["pages"] else {
      reader.error("a pageControl needs `pages`", at: node, help: "pageControl: { pages: 3, page: 1 }")
      return nil
    }
    guard let count = reader.integer(pages, "pages", in: 1...10_000) else { return nil }
    guard let page = fields["page"] else { return .number(1, in: 1...count, step: 1) }
    return reader.integer(page, "page", in: 1...count).map { .number($0, in: 1...count, step: 1) }
  }
}

/// A number as people write a value: `48%`, `1.05`, `-3 °C`.
private struct WrittenNumber {
  /// Without the point.
  private var digits: Int
  /// How many of them are after the point, at most 4.
  var decimals: Int
  /// What is behind it.
  var unit: String

  init(_ number: Int) { (digits, decimals, unit) = (number, 0, "") }

  init?(_ text: String) {
    func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
    var rest = text[...]
    let isNegative = rest.first == "-"
    if isNegative { rest.removeFirst() }
    let whole = rest.prefix(while: isDigit)
    rest = rest.dropFirst(whole.count)
    var fraction = ""
    if rest.first == "." {
      fraction = String(rest.dropFirst().prefix(while: isDigit))
      if fraction.isEmpty { return nil }
      rest = rest.dropFirst(1 + fraction.count)
    }
    guard (1...9).contains(whole.count), fraction.count <= 4, rest.count <= 16, !rest.contains(where: \.isNumber),
      rest.first != ".", let digits = Int(whole + fraction)
    else { return nil }
    (self.digits, decimals, unit) = (isNegative ? -digits : digits, fraction.count, String(rest))
  }

  /// With so many digits after the point, and without the point.
  func scaled(to decimals: Int) -> Int {
    (self.decimals..<max(decimals, self.decimals)).reduce(digits) { number, _ in number * 10 }
  }
}
