/// A check of what a played scenario was like for the person, from its trees, effects and speech.
///
/// A rule never looks at what a component is called: only at what it did. That a text is an error is taken from its id,
/// and from the property the app sets: no tree of iOS says so.
public struct AuditRule: Sendable {
  /// What it is called: `unnamed-text-field`.
  public let id: String
  /// How bad its findings are.
  public let severity: Diagnostic.Severity
  /// WCAG 2.2 success criteria it is about; empty where none covers it.
  public let criteria: [String]
  /// What it finds, in a line.
  public let summary: String
  /// Why it matters, and what exactly is looked at.
  public let explanation: String
  /// What to do about a finding.
  public let remedy: String
  /// Short scenarios: at least one that the rule finds something in, and one that it leaves. The tests play each.
  public let examples: [AuditExample]
  /// Looks at a play.
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

  /// What a rule says of a play. That nothing was found is not said to be "passed": it was not met here.
  enum Verdict {
    case found([Spot])
    /// What the rule needs and the play does not have.
    case notEvaluated(String)
  }

  /// Where a rule found something.
  struct Spot: Hashable {
    /// What the person experienced.
    var message: String
    /// The element it is about; nil for the whole screen.
    var element: String?
    /// Which act, as an index into the play's.
    var interaction: Int
  }
}
