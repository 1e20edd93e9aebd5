import AccessibilityModel

enum DocumentLimits {
  /// The maximum size of a document, in bytes.
  static let size = 4_000_000
  static let depth = 64
  /// The maximum number of nodes, with aliases expanded.
  static let nodes = 100_000
  /// The maximum number of anchors. An anchor's value can use an earlier anchor, so each anchor can add a nesting
  /// level.
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
