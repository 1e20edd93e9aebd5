import A11ySim
import Yams

/// A YAML or JSON document as it is written: scalars are texts, every node knows its place, and no node is deeper or
/// more than the limits allow.
///
/// The limits are enforced before the YAML library sees the text: composing and releasing nodes recurses once per level.
package struct Document: Sendable {
  /// Bytes a document may have.
  static let sizeLimit = 4_000_000
  /// Levels of nesting.
  static let depthLimit = 64
  /// Nodes, with aliases expanded.
  static let nodeLimit = 100_000
  /// Anchors: a chain of them nests as deep as it is long.
  static let anchorLimit = 64

  /// A value and its place.
  package struct Node: Sendable {
    package enum Value: Sendable {
      /// The text as written, quotes removed. A block scalar's first line stands one below its node.
      case scalar(String, isBlock: Bool)
      case sequence([Node])
      case mapping([(key: Node, value: Node)])
    }

    package var value: Value
    package var line: Int
    package var column: Int
  }

  /// Reads a document.
  /// - Throws: `Diagnostic` with the first thing that is wrong.
  package static func read(_ bytes: some Collection<UInt8>, file: String?) throws(Diagnostic) -> Node {
    do {
      let text = try SourceText(bytes).checked()
      guard
        let root = try Yams.Parser(yaml: text, resolver: .basic, constructor: .default, encoding: .utf8).singleRoot()
      else {
        throw Diagnostic(
          "the file is empty", line: 1, column: 1, help: "start with `screen:` and `steps:`; see the examples")
      }
      var budget = Budget()
      return try node(root, depth: 1, budget: &budget)
    } catch {
      var diagnostic = (error as? Diagnostic) ?? Self.diagnostic(for: error)
      diagnostic.file = file
      throw diagnostic
    }
  }

  /// What a document may still have. Aliases make little text into much: each use of one counts.
  private struct Budget {
    var nodes = nodeLimit
    var bytes = sizeLimit
  }

  private static func node(_ node: Yams.Node, depth: Int, budget: inout Budget) throws -> Node {
    let (line, column) = (node.mark?.line ?? 1, node.mark?.column ?? 1)
    if depth > depthLimit { throw tooDeep(line: line, column: column) }
    budget.nodes -= 1
    if case .scalar(let scalar) = node { budget.bytes -= scalar.string.utf8.count }
    if budget.nodes < 0 || budget.bytes < 0 {
      let limit = budget.nodes < 0 ? "\(nodeLimit) values" : "\(sizeLimit) bytes of text"
      throw Diagnostic(
        "the file has more than \(limit), aliases expanded", line: line, column: column,
        help: "split it into several scenarios")
    }
    let value: Node.Value
    switch node {
    case .scalar(let scalar):
      value = .scalar(scalar.string, isBlock: scalar.style == .literal || scalar.style == .folded)
    case .sequence(let sequence):
      value = .sequence(try sequence.map { try Self.node($0, depth: depth + 1, budget: &budget) })
    case .mapping(let mapping):
      var pairs: [(key: Node, value: Node)] = []
      for (key, element) in mapping {
        pairs.append(
          (
            try Self.node(key, depth: depth + 1, budget: &budget),
            try Self.node(element, depth: depth + 1, budget: &budget)
          ))
      }
      value = .mapping(pairs)
    case .alias:
      throw Diagnostic("an alias leads nowhere", line: line, column: column)
    }
    return Node(value: value, line: line, column: column)
  }

  static var tooLarge: Diagnostic {
    Diagnostic(
      "the file has more than the \(sizeLimit) bytes a scenario may have", help: "split it into several scenarios")
  }

  static func tooDeep(line: Int, column: Int) -> Diagnostic {
    Diagnostic("nested deeper than \(depthLimit) levels", line: line, column: column, help: "flatten it")
  }
}
