/// A check of what a played scenario was like for the person, from its trees, effects and speech.
///
/// A rule never looks at the name of a component, only at what the component did. Whether a text is an error is taken from
/// its id and from the property the app sets, because no tree of iOS says so.
public struct AuditRule: Sendable {
  /// The name of the rule: `unnamed-text-field`.
  public let id: String
  /// The severity of its findings.
  public let severity: Diagnostic.Severity
  /// The WCAG 2.2 success criteria it is about; empty where none covers it.
  public let criteria: [String]
  /// The fault it finds, on one line.
  public let summary: String
  /// The reason why the fault matters, and what exactly the rule looks at.
  public let explanation: String
  /// The remedy for a finding, as an instruction.
  public let remedy: String
  /// Short scenarios: at least one that the rule finds something in, and one that it leaves. The tests play each.
  public let examples: [AuditExample]
  /// Evaluates the rule on a play.
  let evaluate: @Sendable (AuditedPlay) -> Verdict

  init(
    _ id: String, _ severity: Diagnostic.Severity, _ criteria: [String], _ summary: String, explanation: String,
    remedy: String, examples: [AuditExample], evaluate: @escaping @Sendable (AuditedPlay) -> Verdict
  ) {
    self.id = id
    self.severity = severity
    self.criteria = criteria
    self.summary = summary
    self.explanation = explanation
    self.remedy = remedy
    self.examples = examples
    self.evaluate = evaluate
  }

  /// The result of a rule on a play. An empty `found` does not mean “passed”: the fault was not met in this play.
  enum Verdict {
    case found([Spot])
    /// The rule needs something that the play does not have; the text says what.
    case notEvaluated(String)
  }

  /// A place where a rule found something.
  struct Spot: Hashable {
    /// The message: what the person experienced.
    var message: String
    /// The id of the element it is about; nil for the whole screen.
    var element: String?
    /// The act, as an index into the play's interactions.
    var interaction: Int
  }
}
