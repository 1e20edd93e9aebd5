import A11ySim

/// What is wrong with one file: no more than can be read, however damaged it is.
struct CatalogProblems {
  private(set) var diagnostics: [Diagnostic] = []
  private var untold = 0

  private static let limit = 100

  /// Something the platform does not read, or reads as nobody can have meant.
  mutating func fail(_ message: String, at place: SourceLocation, notes: [String] = [], help: String? = nil) {
    report(message, .error, at: place, notes: notes, help: help)
  }

  /// Something the platform reads, perhaps not as it was meant.
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

  /// What was found in the file, and how much more there was.
  func all(of file: String) -> [Diagnostic] {
    guard untold > 0 else { return diagnostics }
    return diagnostics + [Diagnostic("\(untold) more of these are not shown.", file: file, severity: .info)]
  }
}
