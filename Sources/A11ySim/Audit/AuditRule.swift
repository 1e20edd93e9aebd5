/// A check for problems that the person met in a played scenario. A rule judges by trees, effects and speech.
///
/// A rule never looks at the name of a component, only at what the component did. The accessibility tree of iOS does
/// not mark errors. So a rule recognises an error by the id of the text and by the property that the app sets.
public struct AuditRule: Sendable {
  /// The name of the rule, such as `unnamed-text-field`.
  public let id: String
  /// The severity of its findings.
  public let severity: Diagnostic.Severity
  /// The WCAG 2.2 success criteria that the fault concerns; empty if no criterion covers it.
  public let criteria: [String]
  /// The fault it finds, on one line.
  public let summary: String
  /// The reason why the fault matters, and what exactly the rule looks at.
  public let explanation: String
  /// The remedy for a finding, as an instruction.
  public let remedy: String
  /// Short scenarios: at least one in which the rule finds something, and one in which it finds nothing. The tests play
  /// each.
  public let examples: [AuditExample]
  /// Evaluates the rule on a play.
  let evaluate: @Sendable (AuditedPlay) -> Verdict

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - id: the name of the rule: lowercase words joined by hyphens, unique among the rules.
  ///   - severity: the severity of its findings.
  ///   - criteria: the WCAG 2.2 success criteria that the fault concerns, such as `4.1.2`.
  ///   - summary: the fault that the rule finds, on one line, such as “a text field has no label”.
  ///   - explanation: the reason why the fault matters to the person, and what exactly the rule looks at.
  ///   - remedy: the remedy for a finding, as an instruction.
  ///   - examples: at least one example in which the rule finds something, and one in which it finds nothing;
  ///     `--explain` prints them.
  ///   - evaluate: evaluates the rule on a play. It is called once for each audited language, and must always return
  ///     the same verdict for the same play.
  public init(
    id: String, severity: Diagnostic.Severity, criteria: [String] = [], summary: String, explanation: String,
    remedy: String, examples: [AuditExample] = [], evaluate: @escaping @Sendable (AuditedPlay) -> Verdict
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

  /// The result of a rule on a play. An empty `found` does not mean “passed”: it only means that this play did not show
  /// the fault.
  public enum Verdict: Sendable {
    /// The places where the rule found something; empty if it was evaluated and found nothing.
    case found([Spot])
    /// The rule needs something that the play does not have; the text says what.
    case notEvaluated(String)
  }

  /// A place where a rule found something.
  public struct Spot: Sendable, Hashable {
    /// The message: what the person experienced.
    public var message: String
    /// The id of the element that the message is about; nil for the whole screen.
    public var element: String?
    /// The act, as an index into the play's interactions.
    public var interaction: Int

    public init(message: String, element: String?, interaction: Int) {
      self.message = message
      self.element = element
      self.interaction = interaction
    }
  }
}
