import AccessibilityModel

/// A YAML or JSON document whose scalars are kept as texts.
///
/// The depth is checked before libyaml reads the text, because libyaml composes and releases nodes recursively.
package struct Document: Sendable {
  /// A value with its line and column, both counted from 1.
  package struct Node: Sendable {
    package enum Value: Sendable {
      /// A text without its quotes. The first line of a block scalar is the line after the node's `line`.
      case scalar(String, isBlock: Bool)
      case sequence([Node])
      case mapping([(key: Node, value: Node)])
    }

    package var value: Value
    package var line: Int
    package var column: Int
    /// The comment behind a value that is empty: `text: # of guests`.
    package var comment: String?
    /// Whether the text has no quotes and stands on several lines, which YAML joins into one.
    package var isFolded = false

    package init(value: Value, line: Int, column: Int, comment: String? = nil) {
      (self.value, self.line, self.column, self.comment) = (value, line, column, comment)
    }
  }

  package static func read(_ bytes: some Collection<UInt8>, file: String?) throws(Diagnostic) -> Node {
    do throws(Diagnostic) {
      guard let root = try YAMLComposer.compose(try SourceText(bytes).checked()) else {
        throw Diagnostic(
          "the file is empty", line: 1, column: 1,
          help: "write `screen:` and `steps:`, or run `a11y-sim new` for an example")
      }
      var budget = Budget()
      try check(root, depth: 1, budget: &budget)
      return root
    } catch {
      var diagnostic = error
      diagnostic.file = file
      throw diagnostic
    }
  }

  /// The number of nodes and bytes that a document may still use. A short text can become large through aliases, so
  /// every use of an alias counts.
  private struct Budget {
    var nodes = DocumentLimits.nodes
    var bytes = DocumentLimits.size
  }

  private static func check(_ node: Node, depth: Int, budget: inout Budget) throws(Diagnostic) {
    if depth > DocumentLimits.depth { throw DocumentLimits.tooDeep(line: node.line, column: node.column) }
    budget.nodes -= 1
    if case .scalar(let text, _) = node.value { budget.bytes -= text.utf8.count }
    if budget.nodes < 0 || budget.bytes < 0 {
      let limit = budget.nodes < 0 ? "\(DocumentLimits.nodes) values" : "\(DocumentLimits.size) bytes of text"
      throw Diagnostic(
        "the file exceeds the limit of \(limit) when its aliases are expanded", line: node.line, column: node.column,
        help: "split the scenario into several scenarios")
    }
    switch node.value {
    case .scalar: break
    case .sequence(let elements):
      for element in elements { try check(element, depth: depth + 1, budget: &budget) }
    case .mapping(let pairs):
      for (key, value) in pairs {
        try check(key, depth: depth + 1, budget: &budget)
        try check(value, depth: depth + 1, budget: &budget)
      }
    }
  }
}
