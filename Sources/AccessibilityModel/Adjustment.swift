/// A value that changes with a swipe up or down, or with the buttons of a stepper.
public enum Adjustment: Sendable, Hashable {
  /// A choice among texts. The chosen text is at `index`, counted from 0.
  case options([String], index: Int)
  /// A number between two bounds. The number, the bounds and the step are written without the decimal point. `decimals`
  /// is the number of digits after the point: with `decimals: 2`, 105 means 1.05. `unit` follows the number.
  /// If `isShare` is true, the number is spoken as a percentage of the range, as by a `UISlider` (source:
  /// AccessibilitySnapshot testSlider; confidence: pinned). The rounding to a whole percentage is a guess.
  case number(Int, in: ClosedRange<Int>, step: Int, decimals: Int = 0, unit: String = "", isShare: Bool = false)

  /// The value as it is spoken, such as `Small`, `48%` or `1.05`.
  public var text: String {
    switch self {
    case .options(let options, let index): return options.indices.contains(index) ? options[index] : ""
    case .number(let value, let range, _, _, _, isShare: true):
      let length = max(1, range.upperBound - range.lowerBound)
      return "\(((value - range.lowerBound) * 200 + length) / (2 * length))%"
    case .number(let value, _, _, let decimals, let unit, isShare: false):
      return WrittenNumber(value, decimals: decimals, unit: unit).text
    }
  }

  /// Changes the value by a number of steps, but not beyond the bounds.
  /// - Returns: whether the value changed; false at a bound.
  public mutating func move(by steps: Int) -> Bool {
    let before = self
    switch self {
    case .options(let options, let index):
      self = .options(options, index: min(max(index + steps, 0), max(options.count - 1, 0)))
    case .number(let value, let range, let step, let decimals, let unit, let isShare):
      let moved = min(max(value + steps * step, range.lowerBound), range.upperBound)
      self = .number(moved, in: range, step: step, decimals: decimals, unit: unit, isShare: isShare)
    }
    return self != before
  }

  /// Sets the value from a text: one of the options, or a number between the bounds, with or without the unit.
  ///
  /// - Parameters:
  ///   - text: the new value, as it is written.
  ///   - isWhole: whether only a whole number is accepted.
  /// - Returns: whether the text was accepted; if not, the value does not change.
  public mutating func set(to text: String, isWhole: Bool = false) -> Bool {
    switch self {
    case .options(let options, _):
      guard let index = options.firstIndex(of: text) else { return false }
      self = .options(options, index: index)
    case .number(_, let range, let step, let decimals, let unit, let isShare):
      guard let number = WrittenNumber(text), number.unit.isEmpty || number.unit == unit,
        !isWhole || number.decimals == 0
      else { return false }
      let finest = max(decimals, number.decimals)
      func scaled(_ digits: Int) -> Int { WrittenNumber(digits, decimals: decimals).scaled(to: finest) }
      let bounds = scaled(range.lowerBound)...scaled(range.upperBound)
      let value = number.scaled(to: finest)
      guard bounds.contains(value) else { return false }
      self = .number(value, in: bounds, step: scaled(step), decimals: finest, unit: unit, isShare: isShare)
    }
    return true
  }
}

/// A number with its unit, as people write it: `48%`, `1.05`, `-3 °C`.
package struct WrittenNumber {
  /// The number without its decimal point, such as 105 for `1.05`.
  package var digits: Int
  /// The number of digits after the point, at most 4.
  package var decimals: Int
  package var unit: String

  package init(_ digits: Int, decimals: Int = 0, unit: String = "") {
    (self.digits, self.decimals, self.unit) = (digits, decimals, unit)
  }

  package init?(_ text: String) {
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
    self.init(isNegative ? -digits : digits, decimals: fraction.count, unit: String(rest))
  }

  /// Returns the number without its decimal point, but with at least `decimals` decimals. For example, `1.5` with two
  /// decimals gives 150.
  package func scaled(to decimals: Int) -> Int {
    (self.decimals..<max(decimals, self.decimals)).reduce(digits) { number, _ in number * 10 }
  }

  /// The number with its unit, without zeros at the end of the fraction.
  package var short: String {
    var number = self
    while number.decimals > 0, number.digits.isMultiple(of: 10) {
      number = WrittenNumber(number.digits / 10, decimals: number.decimals - 1, unit: unit)
    }
    return number.text
  }

  var text: String {
    guard decimals > 0 else { return "\(digits)\(unit)" }
    var text = String(digits.magnitude)
    text = String(repeating: "0", count: max(0, decimals + 1 - text.count)) + text
    return "\(digits < 0 ? "-" : "")\(text.dropLast(decimals)).\(text.suffix(decimals))\(unit)"
  }
}
