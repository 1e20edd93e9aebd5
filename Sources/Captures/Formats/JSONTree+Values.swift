import A11ySim
import TextFormats

/// The values of keys, as the writers of captures write them.
extension JSONTree {
  /// Returns a text. A number is read as it is written and a truth value as 1 or 0, because the value of a switch can be
  /// either.
  func text(_ key: String, of element: Int, whenMissing missing: Known<String> = .unknown) -> Known<String> {
    guard let index = member(key, of: element) else { return missing }
    switch values[index].content {
    case .string(let text), .number(let text): return Known(Optional(text).nonEmpty)
    case .bool(let isTrue): return .known(isTrue ? "1" : "0")
    case .null: return .absent
    case .object, .array: return .unknown
    }
  }

  /// Returns a truth value, which some writers write as a number or a text.
  func flag(_ key: String, of element: Int) -> Known<Bool> {
    guard let index = member(key, of: element) else { return .unknown }
    switch values[index].content {
    case .bool(let isTrue): return .known(isTrue)
    case .number("1"), .string("1"), .string("true"): return .known(true)
    case .number("0"), .string("0"), .string("false"): return .known(false)
    default: return .unknown
    }
  }

  /// Returns a finite number; nil if there is none.
  func number(_ key: String, of element: Int) -> Double? { member(key, of: element).flatMap(number(at:)) }

  /// Returns a finite number at a position; nil if there is none.
  func number(at index: Int) -> Double? {
    guard case .number(let text) = values[index].content, let number = Double(text), number.isFinite else { return nil }
    return number
  }

  func integer(_ key: String, of element: Int) -> Int? {
    guard let index = member(key, of: element), case .number(let text) = values[index].content else { return nil }
    return Int(text)
  }

  /// Returns a list of texts. Elements that are no texts are left out.
  func texts(_ key: String, of element: Int) -> Known<[String]> {
    guard let index = member(key, of: element) else { return .unknown }
    switch values[index].content {
    case .array(let elements):
      return .known(elements.compactMap { if case .string(let text) = values[$0].content { text } else { nil } })
    case .null: return .absent
    default: return .unknown
    }
  }

  /// Returns a frame from an object with these keys; nil if one of the numbers is missing.
  func frame(_ key: String, of element: Int, _ names: [String] = ["x", "y", "width", "height"]) -> AccessibilityElement
    .Frame?
  {
    guard let frame = member(key, of: element) else { return nil }
    let numbers = names.compactMap { number($0, of: frame) }
    return numbers.count == 4 ? .init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
  }
}

extension AccessibilityElement.Frame {
  /// Reads a frame such as `{{16, 402.33}, {343, 50}}`; nil if the text has not four finite numbers.
  init?(braced text: String) {
    let numbers = text.split { "{}, ".contains($0) }.map { Double($0) }
    guard numbers.count == 4, case let sides = numbers.compactMap(\.self), sides.count == 4,
      sides.allSatisfy(\.isFinite)
    else { return nil }
    self.init(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }
}
