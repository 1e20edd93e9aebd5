import A11ySim

/// The limits on the size of a document.
enum DocumentLimits {
  /// The maximum size of a document, in bytes.
  static let size = 4_000_000
  /// The maximum nesting depth.
  static let depth = 64
  /// The maximum number of nodes, with aliases expanded.
  static let nodes = 100_000
  /// The maximum number of anchors. Because the value of an anchor may contain an alias of an earlier anchor, each
  /// anchor can add a level of nesting.
  static let anchors = 64

  static var tooLarge: Diagnostic {
    Diagnostic(
      "the file is too large: a scenario may have at most \(size) bytes",
      help: "split the scenario into several scenarios")
  }

  static func tooDeep(line: Int, column: Int) -> Diagnostic {
    Diagnostic("this is nested more than \(depth) levels deep", line: line, column: column, help: "use fewer levels")
  }
}
