import AccessibilityModel
import TextFormats

/// Typed access to the members of JSON objects. A member of an unexpected kind is `unknown`.
struct JSONFields {
  let text: FileText
  let tree: JSONTree

  /// Parses a file. Throws if it is not JSON, which `problems` then explains.
  init(_ text: FileText, problems: inout FileProblems) throws(CaptureRefusal) {
    guard let tree = JSONTree(text, problems: &problems) else { throw .isReported }
    (self.text, self.tree) = (text, tree)
  }

  func place(of index: Int) -> FileLocation { text.location(tree.values[index].offset) }

  func isObject(_ index: Int) -> Bool {
    if case .object = tree.values[index].content { true } else { false }
  }

  func has(_ key: String, in object: Int) -> Bool { tree.member(key, of: object) != nil }

  /// Returns the text of a member. A number is returned as written, because the value of a control can be a number.
  func string(_ key: String, of object: Int, whenMissing missing: Known<String> = .unknown) -> Known<String> {
    tree.member(key, of: object).map { string(at: $0) } ?? missing
  }

  func string(at index: Int) -> Known<String> {
    switch tree.values[index].content {
    case .string(let text), .number(let text): Known(Optional(text).nonEmpty)
    case .bool(let isTrue): .known(isTrue ? "1" : "0")
    case .null: .absent
    case .object, .array: .unknown
    }
  }

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

  /// Returns a Boolean member. Null is `unknown`, because the capturing tool asked for the property and got no answer.
  func bool(_ key: String, of object: Int) -> Known<Bool> {
    guard let index = tree.member(key, of: object) else { return .unknown }
    switch tree.values[index].content {
    case .bool(let isTrue): return .known(isTrue)
    case .number("1"), .string("1"), .string("true"): return .known(true)
    case .number("0"), .string("0"), .string("false"): return .known(false)
    default: return .unknown
    }
  }

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

  func frame(_ key: String, of object: Int) -> AccessibilityElement.Frame? {
    guard let frame = tree.member(key, of: object) else { return nil }
    let sides = ["x", "y", "width", "height"].compactMap { number($0, of: frame) }
    return sides.count == 4 ? .init(captured: sides[0], sides[1], sides[2], sides[3]) : nil
  }

  func pair(at index: Int) -> (Double, Double)? {
    let elements = tree.elements(of: index)
    guard elements.count == 2, let first = number(at: elements[0]), let second = number(at: elements[1]) else {
      return nil
    }
    return (first, second)
  }
}

extension AccessibilityElement.Frame {
  /// Reads a frame such as `{{16, 402.33}, {343, 50}}`. Returns nil for any other text.
  init?(braced text: String) {
    let parts = text.split { "{}, ".contains($0) }.map { Double($0) }
    let sides = parts.compactMap(\.self)
    guard parts.count == 4, sides.count == 4 else { return nil }
    self.init(captured: sides[0], sides[1], sides[2], sides[3])
  }
}

extension String? {
  var nonEmpty: String? { self?.isEmpty == false ? self : nil }
}
