import A11ySim

/// The limits on the size of a document.
enum DocumentLimits {
  /// The most bytes in a document.
  static let size = 4_000_000
  /// The most levels of nesting.
  static let depth = 64
  /// The most nodes, with aliases expanded.
  static let nodes = 100_000
  /// The most anchors: a chain of anchors nests as deep as it is long.
  static let anchors = 64

  static var tooLarge: Diagnostic {
    Diagnostic(
      "the file is too large: a scenario may have at most \(size) bytes", help: "split it into several scenarios")
  }

  static func tooDeep(line: Int, column: Int) -> Diagnostic {
    Diagnostic("this is nested more than \(depth) levels deep", line: line, column: column, help: "use fewer levels")
  }
}
