/// Something an audit found: what a person experienced, where, and what to do about it.
public struct Finding: Sendable, Hashable {
  /// The id of the rule that found it.
  public var rule: String
  /// How bad it is.
  public var severity: Diagnostic.Severity
  /// What the person experienced, in a sentence that names the element.
  public var message: String
  /// The element it is about; nil for the whole screen.
  public var element: String?
  /// The step it was found in, counted from 1.
  public var step: Int
  /// Where that step is written, counted from 1.
  public var line: Int?
  /// WCAG 2.2 success criteria it fails; empty where none covers it.
  public var criteria: [String]
  /// What to do about it.
  public var remedy: String

  /// Its place, severity and sentence, as every other diagnostic has them.
  public func diagnostic(file: String?) -> Diagnostic {
    let wcag = criteria.isEmpty ? "" : ", WCAG \(criteria.joined(separator: ", "))"
    return Diagnostic(
      "step \(step): \(message)", file: file, line: line, column: line == nil ? nil : 1, severity: severity,
      notes: ["\(rule)\(wcag)\(element.map { ", at \($0)" } ?? "")"], help: remedy)
  }
}
