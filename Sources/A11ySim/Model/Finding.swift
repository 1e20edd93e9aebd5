/// A result of an audit: what a person experienced, where, and what to do about it.
public struct Finding: Sendable, Hashable {
  /// The id of the rule that found it.
  public var rule: String
  /// The severity of the finding.
  public var severity: Diagnostic.Severity
  /// A sentence that tells the experience of the person and names the element.
  public var message: String
  /// The element it is about; nil for the whole screen.
  public var element: String?
  /// The step in which it was found, counted from 1.
  public var step: Int
  /// The line on which that step is written, counted from 1.
  public var line: Int?
  /// The WCAG 2.2 success criteria that are not met; empty where none covers the finding.
  public var criteria: [String]
  /// An instruction that removes the problem.
  public var remedy: String

  /// Returns the finding as a diagnostic, with its place, severity and message.
  public func diagnostic(file: String?) -> Diagnostic {
    let wcag = criteria.isEmpty ? "" : ", WCAG \(criteria.joined(separator: ", "))"
    return Diagnostic(
      "step \(step): \(message)", file: file, line: line, column: line == nil ? nil : 1, severity: severity,
      notes: ["\(rule)\(wcag)\(element.map { ", at \($0)" } ?? "")"], help: remedy)
  }
}
