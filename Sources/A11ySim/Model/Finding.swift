/// A problem that an audit found, with its effect on the person, its location and its remedy.
public struct Finding: Sendable, Hashable {
  /// The id of the audit rule that found the problem.
  public var rule: String
  /// The severity that the rule gives its findings.
  public var severity: Diagnostic.Severity
  /// A sentence that describes the effect of the problem on the person, and names the element.
  public var message: String
  /// The id of the element with the problem; nil for a problem of the whole screen.
  public var element: String?
  /// The number of the step in which the problem was found, counted from 1.
  public var step: Int
  /// The line on which the step is written, counted from 1; nil if the step is not written in a file.
  public var line: Int?
  /// The file and line of the element in the capture of its screen; nil for an element that was not captured.
  public var source: FileLocation?
  /// The WCAG 2.2 success criteria that are not met; empty if no criterion covers the finding.
  public var criteria: [String]
  /// An instruction for solving the problem.
  public var remedy: String

  /// Returns the finding as a diagnostic. `file` is the path of the scenario's file; nil for a scenario that is not
  /// from a file.
  public func diagnostic(file: String?) -> Diagnostic {
    let wcag = criteria.isEmpty ? "" : ", WCAG \(criteria.joined(separator: ", "))"
    let at = element.map { ", at \($0)" } ?? ""
    // If a capture is played without a scenario, its steps have no lines, but its elements do.
    if line == nil, let source {
      return Diagnostic(
        "step \(step): \(message)", file: source.file, line: source.line, column: source.column, severity: severity,
        notes: ["\(rule)\(wcag)\(at)"], help: remedy)
    }
    let captured = source.map { " (\($0.file):\($0.line))" } ?? ""
    return Diagnostic(
      "step \(step): \(message)", file: file, line: line, column: line == nil ? nil : 1, severity: severity,
      notes: ["\(rule)\(wcag)\(at)\(captured)"], help: remedy)
  }
}
