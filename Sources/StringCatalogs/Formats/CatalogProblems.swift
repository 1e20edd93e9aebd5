import A11ySim

/// The diagnostics about one file. Only the first `limit` are kept.
struct CatalogProblems {
  private(set) var diagnostics: [Diagnostic] = []
  private var untold = 0

  private static let limit = 100

  /// Reports an error: the platform cannot read a part of the file, or reads it in a way that nobody intended.
  mutating func fail(_ message: String, at place: SourceLocation, notes: [String] = [], help: String? = nil) {
    report(message, .error, at: place, notes: notes, help: help)
  }

  /// Reports a warning: the platform reads a part of the file, perhaps not as intended.
  mutating func warn(_ message: String, at place: SourceLocation, notes: [String] = [], help: String? = nil) {
    report(message, .warning, at: place, notes: notes, help: help)
  }

  private mutating func report(
    _ message: String, _ severity: Diagnostic.Severity, at place: SourceLocation, notes: [String], help: String?
  ) {
    guard diagnostics.count < Self.limit else { return untold += 1 }
    diagnostics.append(
      Diagnostic(
        message, file: place.file, line: place.line, column: place.column, severity: severity, notes: notes, help: help
      ))
  }

  /// Returns the diagnostics of the file. If some were not kept, an added last diagnostic gives their number.
  func all(of file: String) -> [Diagnostic] {
    guard untold > 0 else { return diagnostics }
    return diagnostics + [
      Diagnostic("\(untold) more problems in this file are not shown.", file: file, severity: .info)
    ]
  }
}
