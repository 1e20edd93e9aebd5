/// What a swipe up or down, or a stepper's buttons, change.
public enum Adjustment: Sendable, Hashable {
  /// One of some texts, the one at `index`, counted from 0.
  case options([String], index: Int)
  /// A number between two bounds, with `decimals` of its digits after the point and `unit` behind it.
  case number(Int, in: ClosedRange<Int>, step: Int, decimals: Int = 0, unit: String = "")

  /// Its value as it is spoken: `Small`, `48%`, `1.05`.
  public var text: String {
    switch self {
    case .options(let options, let index): return options.indices.contains(index) ? options[index] : ""
    case .number(let value, _, _, let decimals, let unit):
      guard decimals > 0 else { return "\(value)\(unit)" }
      var digits = String(value.magnitude)
      digits = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
      return "\(value < 0 ? "-" : "")\(digits.dropLast(decimals)).\(digits.suffix(decimals))\(unit)"
    }
  }

  /// Moves it by some steps, no further than the bounds.
  /// - Returns: whether it moved; at a bound it does not.
  public mutating func move(by steps: Int) -> Bool {
    let before = self
    switch self {
    case .options(let options, let index):
      self = .options(options, index: min(max(index + steps, 0), max(options.count - 1, 0)))
    case .number(let value, let range, let step, let decimals, let unit):
      let moved = min(max(value + steps * step, range.lowerBound), range.upperBound)
      self = .number(moved, in: range, step: step, decimals: decimals, unit: unit)
    }
    return self != before
  }
}
