import AccessibilityModel

/// The diagnostics of one file. After the first 100, diagnostics are only counted.
package struct FileProblems {
  package private(set) var diagnostics: [Diagnostic] = []
  /// Whether the file could not be read to its end.
  package private(set) var isCutOff = false
  private var untold = 0
  private var told: Set<String> = []

  private static let limit = 100

  package init() {}

  /// Reports an error: the platform cannot read a part of the file, or reads it differently than intended.
  package mutating func fail(_ message: String, at place: FileLocation, notes: [String] = [], help: String? = nil) {
    report(message, .error, at: place, notes: notes, help: help)
  }

  /// Reports an error after which the rest of the file is not read.
  package mutating func stop(_ message: String, at place: FileLocation, help: String? = nil) {
    isCutOff = true
    report(message, .error, at: place, notes: [], help: help)
  }

  /// Reports a warning: the platform can read a part of the file, but perhaps differently than intended.
  package mutating func warn(_ message: String, at place: FileLocation, notes: [String] = [], help: String? = nil) {
    report(message, .warning, at: place, notes: notes, help: help)
  }

  /// Reports information about a place that the platform reads as intended or skips. Each message is reported only
  /// once.
  package mutating func note(_ message: String, at place: FileLocation, help: String? = nil) {
    if told.insert(message).inserted { report(message, .info, at: place, notes: [], help: help) }
  }

  private mutating func report(
    _ message: String, _ severity: Diagnostic.Severity, at place: FileLocation, notes: [String], help: String?
  ) {
    guard diagnostics.count < Self.limit else { return untold += 1 }
    diagnostics.append(
      Diagnostic(
        message, file: place.file, line: place.line, column: place.column, severity: severity, notes: notes, help: help
      ))
  }

  /// Returns the diagnostics of the file. If there were more than 100, the last diagnostic gives the number of the
  /// rest.
  package func all(of file: String) -> [Diagnostic] {
    guard untold > 0 else { return diagnostics }
    return diagnostics + [
      Diagnostic("\(untold) more problems in this file are not shown", file: file, severity: .info)
    ]
  }
}
