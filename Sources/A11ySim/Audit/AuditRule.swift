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

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - id: lowercase words joined by hyphens; no other rule has it.
  ///   - severity: the severity of its findings.
  ///   - criteria: WCAG 2.2 success criteria it is about, such as `4.1.2`.
  ///   - summary: a problem it finds, in a line: “a text field has no label”.
  ///   - explanation: the reason why that matters to the person, and what exactly the rule looks at.
  ///   - remedy: an instruction for whoever gets a finding.
  ///   - examples: at least one that it finds something in and one that it leaves; `--explain` prints them.
  ///   - evaluate: looks at a play, once for each language in which a scenario is audited. It must give the same verdict
  ///     of the same play.
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

  /// The short form in which the simulator's own rules are written.
  init(
    _ id: String, _ severity: Diagnostic.Severity, _ criteria: [String], _ summary: String, explanation: String,
    remedy: String, examples: [AuditExample], evaluate: @escaping @Sendable (AuditedPlay) -> Verdict
  ) {
    self.init(
      id: id, severity: severity, criteria: criteria, summary: summary, explanation: explanation, remedy: remedy,
      examples: examples, evaluate: evaluate)
  }

  /// The result of a rule on a play. An empty `found` does not mean “passed”: the fault was not met in this play.
  public enum Verdict: Sendable {
    /// The places where it found something; empty where it was evaluated and found nothing.
    case found([Spot])
    /// The rule needs something that the play does not have; the text says what.
    case notEvaluated(String)
  }

  /// A place where a rule found something.
  public struct Spot: Sendable, Hashable {
    /// The message: what the person experienced.
    public var message: String
    /// The id of the element it is about; nil for the whole screen.
    public var element: String?
    /// The act, as an index into the play's interactions.
    public var interaction: Int

    /// Creates a spot.
    public init(message: String, element: String?, interaction: Int) {
      self.message = message
      self.element = element
      self.interaction = interaction
    }
  }
}
