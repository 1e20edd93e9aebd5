import AccessibilityModel

/// Reads element values that a swipe up or down changes.
extension ScenarioParser {
  /// Reads the range or the options of an element's value. Returns nil if the role has neither, or if they are invalid.
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

  /// Reads a number from `minimum` (default 0) to `maximum` (default 100).
  ///
  /// A slider's value without a unit is a percentage. If the scenario states the bounds of a slider, the value is
  /// instead a number between the bounds, and is spoken as a percentage of the range. The step is then a tenth of the
  /// distance between the bounds (a guess).
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
    let writtenUnit = names.lazy.compactMap { numbers[$0]?.unit }.first { !$0.isEmpty }
    let isShare = unit == "%" && writtenUnit == nil && (numbers["minimum"] != nil || numbers["maximum"] != nil)
    let unit = isShare ? "" : writtenUnit ?? unit
    var decimals = numbers.values.map(\.decimals).max() ?? 0
    // With one more decimal, a tenth of the distance between the bounds is exact.
    if isShare && numbers["step"] == nil { decimals += 1 }
    func scaled(_ name: String, _ other: Int) -> Int {
      (numbers[name] ?? WrittenNumber(other)).scaled(to: decimals)
    }
    let (low, high) = (scaled("minimum", 0), scaled("maximum", 100))
    let value = numbers["value"]?.scaled(to: decimals) ?? low
    let stride = isShare && numbers["step"] == nil ? (high - low) / 10 : scaled("step", step)
    for name in names {
      guard let node = fields[name], let other = numbers[name]?.unit, !other.isEmpty, other != unit else { continue }
      reader.error(
        "“\(name)” has the unit “\(other.trimmed)”, but another value has the unit “\(unit.trimmed)”", at: node,
        help: "use the same unit")
      isWrong = true
    }
    if low >= high {
      if let node = fields["maximum"] {
        reader.error("`maximum` must be above `minimum`", at: node, help: "write `minimum: 0, maximum: 100`")
      } else if let node = fields["minimum"] {
        reader.error("`minimum` must be below `maximum`, which is 100 by default", at: node, help: "add a `maximum`")
      }
      return nil
    }
    if let node = fields["step"], stride <= 0 {
      reader.error("`step` must be above 0", at: node, help: "write `step: 1`")
      isWrong = true
    }
    let adjustment = Adjustment.number(
      value, in: low...high, step: stride, decimals: decimals, unit: unit, isShare: isShare)
    if let node = fields["value"], !(low...high).contains(value) {
      refuse(node, "value", by: adjustment)
      isWrong = true
    }
    return isWrong ? nil : adjustment
  }

  mutating func refuse(_ node: Document.Node, _ name: String, by adjustment: Adjustment) {
    switch adjustment {
    case .options(let options, _):
      if let text = reader.text(node, name) { reader.notOne(of: options, text, name, at: node) }
    case .number(_, let range, _, let decimals, let unit, _):
      let ends = [range.lowerBound, range.upperBound].map { WrittenNumber($0, decimals: decimals, unit: unit).short }
      let bounds = name == "page" ? "write a page from 1 to `pages`" : "write a value from `minimum` to `maximum`"
      reader.error("“\(name)” is not from \(ends[0]) to \(ends[1])", at: node, help: bounds)
    }
  }

  private mutating func options(_ fields: [String: Document.Node]) -> Adjustment? {
    guard let node = fields["options"], let entries = reader.sequence(node, "options") else { return nil }
    let options = entries.compactMap { filledText($0, "an option", help: "write `options: [Small, Medium, Large]`") }
    guard !options.isEmpty else {
      if entries.isEmpty {
        reader.error("`options` is empty", at: node, help: "write `options: [Small, Medium, Large]`")
      }
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
      reader.error("a pageControl needs `pages`", at: node, help: "write `pageControl: { pages: 3, page: 1 }`")
      return nil
    }
    guard let count = reader.integer(pages, "pages", in: 1...10_000) else { return nil }
    guard let page = fields["page"] else { return .number(1, in: 1...count, step: 1) }
    return reader.integer(page, "page", in: 1...count).map { .number($0, in: 1...count, step: 1) }
  }
}

extension ScenarioParser {
  mutating func frame(_ node: Document.Node) -> AccessibilityElement.Frame? {
    if let fields = node.fields {
      func number(_ names: String...) -> String? {
        for (name, value) in fields where names.contains(name.lowercased()) {
          if case .scalar(let text, _) = value.value, Int(text) != nil { return text }
        }
        return nil
      }
      let sides = [number("x", "left"), number("y", "top"), number("width", "w"), number("height", "h")]
      if sides.contains(where: { $0 != nil }) {
        let words = zip(sides, ["x", "y", "width", "height"]).map { $0 ?? $1 }
        reader.error(
          "a frame must be a list, not a mapping", at: node, help: "write `frame: [\(words.joined(separator: ", "))]`")
        return nil
      }
    }
    guard let sides = reader.sequence(node, "a frame") else { return nil }
    let numbers = sides.compactMap { reader.integer($0, "a side of a frame", in: -100_000...100_000) }
    guard numbers.count == 4 else {
      // An error has been reported for each side that is not a number.
      if numbers.count < sides.count { return nil }
      reader.error(
        "a frame must be four whole numbers, in points", at: node, help: "write `frame: [x, y, width, height]`")
      return nil
    }
    return .init(x: Double(numbers[0]), y: Double(numbers[1]), width: Double(numbers[2]), height: Double(numbers[3]))
  }
}
