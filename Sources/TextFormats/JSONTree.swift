/// A JSON file as a tree of values, each with its byte offset.
///
/// All values are in one array, so that a file with a thousand levels is read, walked and freed without recursion. For
/// files with a known structure, such as string catalogues, use `JSONParser`.
package struct JSONTree: Sendable {
  package struct Value: Sendable {
    package enum Content: Sendable {
      /// The members of an object in file order. `value` is an index into `values`.
      case object([(name: String, value: Int)])
      /// The elements of an array in file order, as indexes into `values`.
      case array([Int])
      case string(String)
      /// A number, as it is written in the file.
      case number(String)
      case bool(Bool)
      case null
    }

    package var content: Content
    package var offset: Int
  }

  /// All values in file order, beginning with the outermost value.
  package private(set) var values: [Value] = []

  /// The maximum nesting depth of arrays and objects. WebDriverAgent nests at most 50 elements, and each element takes
  /// two levels.
  package static let depthLimit = 1_000

  /// Reads a file. The result is nil if the file is not JSON, and `problems` contains the reason.
  package init?(_ text: FileText, problems: inout FileProblems) {
    var parser = JSONParser(text, problems: problems)
    values = parser.readValues()
    problems = parser.problems
    guard !parser.hasFailed else { return nil }
  }

  /// Returns the index of a member's value; nil if the value at `index` is not an object or has no such member. If
  /// several members have the name, the last member counts.
  package func member(_ name: String, of index: Int) -> Int? {
    guard case .object(let members) = values[index].content else { return nil }
    return members.last { $0.name == name }?.value
  }

  package func elements(of index: Int) -> [Int] {
    if case .array(let elements) = values[index].content { elements } else { [] }
  }
}

extension JSONParser {
  /// Reads the whole file. The result is incomplete if `hasFailed` is true afterwards.
  fileprivate mutating func readValues() -> [JSONTree.Value] {
    var values: [JSONTree.Value] = []
    /// The arrays and objects that are not closed yet, outermost first.
    var open: [Container] = []
    repeat {
      if let bracket = open.last?.end, closes(with: bracket) {
        let closed = open.removeLast()
        values[closed.index].content = closed.content
      } else {
        var key: String?
        if open.last?.isObject == true {
          key = readString("a key in quotation marks")
          skipSpace()
          guard key != nil, take(UInt8(ascii: ":")) else {
            fail("a colon is missing after this key")
            return values
          }
        }
        let kind = next()
        let start = offset
        open.indices.last.map { open[$0].add(values.count, named: key) }
        values.append(JSONTree.Value(content: .null, offset: start))
        switch kind {
        case .object, .array:
          guard open.count < JSONTree.depthLimit else {
            fail("this is nested more than \(JSONTree.depthLimit) levels deep")
            return values
          }
          _ = take(text.byte(offset))
          open.append(Container(index: values.count - 1, isObject: kind == .object))
          continue
        case .string: values[values.count - 1].content = .string(readString() ?? "")
        case .true, .false: values[values.count - 1].content = .bool(readBool() ?? false)
        case .number, .null:
          skip()
          if kind == .number { values[values.count - 1].content = .number(text.string(start..<offset)) }
        case .nothing: fail("a value is missing here")
        }
      }
      if let bracket = open.last?.end { _ = separated(from: bracket) }
    } while !open.isEmpty && !hasFailed
    finish()
    return values
  }

  private mutating func closes(with bracket: UInt8) -> Bool {
    skipSpace()
    return take(bracket)
  }

  private struct Container {
    let index: Int
    let isObject: Bool
    private var members: [(name: String, value: Int)] = []

    init(index: Int, isObject: Bool) { (self.index, self.isObject) = (index, isObject) }

    var end: UInt8 { UInt8(ascii: isObject ? "}" : "]") }
    var content: JSONTree.Value.Content { isObject ? .object(members) : .array(members.map(\.value)) }

    mutating func add(_ value: Int, named name: String?) { members.append((name ?? "", value)) }
  }
}
