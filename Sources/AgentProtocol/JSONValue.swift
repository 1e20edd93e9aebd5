import Simulation
import TextFormats

/// A JSON value of a message.
package enum JSONValue: Sendable {
  case null
  case bool(Bool)
  /// A number, as it is written in the message.
  case number(String)
  case string(String)
  case array([JSONValue])
  /// The members in the order of the message. If a name occurs twice, the last member counts.
  case object([(name: String, value: JSONValue)])

  /// The maximum nesting depth of a message. Values are trees of Swift enums, which are walked and freed recursively.
  package static let depthLimit = 64

  package subscript(_ name: String) -> JSONValue? {
    if case .object(let members) = self { members.last { $0.name == name }?.value } else { nil }
  }

  package var string: String? { if case .string(let text) = self { text } else { nil } }

  package var isObject: Bool { if case .object = self { true } else { false } }

  /// The value as JSON on one line.
  package var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let text): text
    case .string(let text): JSON.string(text)
    case .array(let values): JSON.array(values.map(\.text))
    case .object(let members): JSON.object(members.map { ($0.name, $0.value.text) })
    }
  }
}

extension JSONValue {
  /// The reason why a line is not a value.
  package struct Failure: Error {
    package var message: String
    /// Whether the line is JSON, but nested too deeply.
    package var isTooDeep = false
  }

  /// Reads a value. Throws `Failure` if the bytes are not JSON, or are nested too deeply.
  package static func read(_ bytes: [UInt8]) throws(Failure) -> JSONValue {
    var problems = FileProblems()
    let text = FileText(file: "", bytes: bytes, problems: &problems)
    guard let tree = JSONTree(text, problems: &problems) else {
      let first = problems.diagnostics.first { $0.severity == .error }
      let column = first?.column.map { ", in column \($0)" } ?? ""
      throw Failure(message: (first?.message ?? "it is empty") + column)
    }
    return try value(0, of: tree, depth: 1)
  }

  private static func value(_ index: Int, of tree: JSONTree, depth: Int) throws(Failure) -> JSONValue {
    guard depth <= depthLimit else {
      throw Failure(message: "it is nested more than \(depthLimit) levels deep", isTooDeep: true)
    }
    switch tree.values[index].content {
    case .null: return .null
    case .bool(let value): return .bool(value)
    case .number(let text): return .number(text)
    case .string(let text): return .string(text)
    case .array(let elements):
      var values: [JSONValue] = []
      for element in elements { values.append(try value(element, of: tree, depth: depth + 1)) }
      return .array(values)
    case .object(let fields):
      var members: [(name: String, value: JSONValue)] = []
      for field in fields { members.append((field.name, try value(field.value, of: tree, depth: depth + 1))) }
      return .object(members)
    }
  }
}
