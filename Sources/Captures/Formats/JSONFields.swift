import A11ySim
import TextFormats

/// Typed access to the members of JSON objects. A member of an unexpected kind is `unknown`, because its meaning is not
/// known.
struct JSONFields {
  let text: FileText
  let tree: JSONTree

  func place(of index: Int) -> FileLocation { text.location(tree.values[index].offset) }

  func isObject(_ index: Int) -> Bool {
    if case .object = tree.values[index].content { true } else { false }
  }

  func has(_ key: String, in object: Int) -> Bool { tree.member(key, of: object) != nil }

  /// Returns the text of a member. A number is returned as it is written, because the value of a control can be a
  /// number.
  func string(_ key: String, of object: Int, whenMissing missing: Known<String> = .unknown) -> Known<String> {
    tree.member(key, of: object).map { string(at: $0) } ?? missing
  }

  /// Returns the text of the value at an index of the tree. An empty text is absent.
  func string(at index: Int) -> Known<String> {
    switch tree.values[index].content {
    case .string(let text), .number(let text): Known(Optional(text).nonEmpty)
    case .bool(let isTrue): .known(isTrue ? "1" : "0")
    case .null: .absent
    case .object, .array: .unknown
    }
  }

  /// Returns the texts of an array member. Elements that are empty or not texts are left out. An empty array is absent.
  func strings(_ key: String, of object: Int) -> Known<[String]> {
    guard let index = tree.member(key, of: object) else { return .unknown }
    switch tree.values[index].content {
    case .array(let elements):
      let texts = elements.compactMap { string(at: $0).value }
      return texts.isEmpty ? .absent : .known(texts)
    case .null: return .absent
    default: return .unknown
    }
  }

  /// Returns the Boolean value of an object's member. A null value is `unknown`, because the capturing tool asked for
  /// the property and got no answer.
  func bool(_ key: String, of object: Int) -> Known<Bool> {
    guard let index = tree.member(key, of: object) else { return .unknown }
    switch tree.values[index].content {
    case .bool(let isTrue): return .known(isTrue)
    case .number("1"), .string("1"), .string("true"): return .known(true)
    case .number("0"), .string("0"), .string("false"): return .known(false)
    default: return .unknown
    }
  }

  /// Returns the number at an index of the tree; nil if the value is not a finite number.
  func number(at index: Int) -> Double? {
    guard case .number(let text) = tree.values[index].content, let number = Double(text), number.isFinite else {
      return nil
    }
    // Adding zero turns -0 into 0.
    return number + 0
  }

  func number(_ key: String, of object: Int) -> Double? { tree.member(key, of: object).flatMap { number(at: $0) } }

  func integer(_ key: String, of object: Int) -> Int? {
    guard let index = tree.member(key, of: object), case .number(let text) = tree.values[index].content else {
      return nil
    }
    return Int(text)
  }

  /// Returns a frame from a member with the keys `x`, `y`, `width` and `height`; nil if one of them is missing.
  func frame(_ key: String, of object: Int) -> AccessibilityElement.Frame? {
    guard let frame = tree.member(key, of: object) else { return nil }
    let sides = ["x", "y", "width", "height"].compactMap { number($0, of: frame) }
    return sides.count == 4 ? .init(x: sides[0], y: sides[1], width: sides[2], height: sides[3]) : nil
  }

  /// Returns the two numbers of a point or a size; nil if the value is not an array of two numbers.
  func pair(at index: Int) -> (Double, Double)? {
    let elements = tree.elements(of: index)
    guard elements.count == 2, let first = number(at: elements[0]), let second = number(at: elements[1]) else {
      return nil
    }
    return (first, second)
  }
}

extension AccessibilityElement.Frame {
  /// Reads a frame such as `{{16, 402.33}, {343, 50}}`; nil if the text does not have this form with four finite
  /// numbers.
  init?(braced text: String) {
    let parts = text.split { "{}, ".contains($0) }.map { Double($0) }
    let sides = parts.compactMap(\.self)
    guard parts.count == 4, sides.count == 4, sides.allSatisfy(\.isFinite) else { return nil }
    // Adding zero turns -0 into 0.
    self.init(x: sides[0] + 0, y: sides[1] + 0, width: sides[2], height: sides[3])
  }
}
