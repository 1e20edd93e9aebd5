/// A problem that an audit found, with its effect on the person and its remedy.
public struct Finding: Sendable, Hashable {
  /// The id of the audit rule that found the problem, such as `announcement-unheard`.
  public var rule: String
  /// The severity. All findings of a rule have one severity.
  public var severity: Diagnostic.Severity
  /// A sentence that names the element and describes the effect of the problem on the person.
  public var message: String
  /// The id of the element with the problem; nil for a problem of the whole screen.
  public var element: String?
  /// The number of the step in which the problem was found, counted from 1.
  public var step: Int
  /// The line on which the step is written, counted from 1; nil if the step is not written in a file.
  public var line: Int?
  /// The location of the element in the capture of its screen; nil for an element that was not captured.
  public var source: FileLocation?
  /// The class, the resource id and the place of a captured element that has no text by which a person could find it.
  package var form: String?
  /// The WCAG 2.2 success criteria that are not met; empty if no criterion covers the finding.
  public var criteria: [String]
  /// An instruction for solving the problem, printed after `help:`.
  public var remedy: String

  package init(
    rule: String, severity: Diagnostic.Severity, message: String, element: String? = nil, step: Int,
    line: Int? = nil, source: FileLocation? = nil, criteria: [String], remedy: String
  ) {
    (self.rule, self.severity, self.message, self.element) = (rule, severity, message, element)
    (self.step, self.line, self.source) = (step, line, source)
    (self.criteria, self.remedy) = (criteria, remedy)
  }

  /// Returns the finding as a diagnostic. `file` is the path of the scenario; nil if the scenario is not from a file.
  public func diagnostic(file: String?) -> Diagnostic {
    let wcag = criteria.isEmpty ? "" : ", WCAG \(criteria.joined(separator: ", "))"
    let at = element.map { ", at \($0)" + (form.map { form in " (\(form))" } ?? "") } ?? ""
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
