import A11ySim

/// How large a document may be.
enum DocumentLimits {
  /// Bytes a document may have.
  static let size = 4_000_000
  /// Levels of nesting.
  static let depth = 64
  /// Nodes, with aliases expanded.
  static let nodes = 100_000
  /// Anchors: a chain of them nests as deep as it is long.
  static let anchors = 64

  static var tooLarge: Diagnostic {
    Diagnostic(
      "the file has more than the \(size) bytes a scenario may have", help: "split it into several scenarios")
  }

  static func tooDeep(line: Int, column: Int) -> Diagnostic {
    Diagnostic("nested deeper than \(depth) levels", line: line, column: column, help: "flatten it")
  }
}
