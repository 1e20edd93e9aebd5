import AccessibilityModel

/// Diagnostics for YAML that `NestingScanner` rejects. The parameters count lines and columns from 0.
extension Diagnostic {
  static func complexKey(line: Int, column: Int) -> Diagnostic {
    Diagnostic(
      "a key must be plain text", line: line + 1, column: column + 1,
      help: "write `name: value`; lists, mappings and aliases cannot be keys")
  }

  static func tag(line: Int, column: Int) -> Diagnostic {
    Diagnostic(
      "YAML tags (`!…`) are not supported", line: line + 1, column: column + 1,
      help: "put a text that starts with “!” in quotes")
  }

  static func directive(line: Int, column: Int) -> Diagnostic {
    Diagnostic(
      "YAML directives (`%…`) are not supported", line: line + 1, column: column + 1,
      help: "remove the line, or put a text that starts with “%” in quotes")
  }
}
