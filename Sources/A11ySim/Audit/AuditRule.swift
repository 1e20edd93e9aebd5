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
  /// Looks at a play.
  let evaluate: @Sendable (AuditedPlay) -> Verdict

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - id: lowercase words joined by hyphens; no other rule has it.
  ///   - severity: how bad its findings are.
  ///   - criteria: WCAG 2.2 success criteria it is about, such as `4.1.2`.
  ///   - summary: a problem it finds, in a line: “a text field has no label”.
  ///   - explanation: why that matters to the person, and what exactly is looked at.
  ///   - remedy: an instruction for whoever gets a finding.
  ///   - evaluate: looks at a play, once for each language in which a scenario is audited. It must give the same verdict
  ///     of the same play.
  public init(
    id: String, severity: Diagnostic.Severity, criteria: [String] = [], summary: String, explanation: String,
    remedy: String, evaluate: @escaping @Sendable (AuditedPlay) -> Verdict
  ) {
    self.id = id
    self.severity = severity
    self.criteria = criteria
    self.summary = summary
    self.explanation = explanation
    self.remedy = remedy
    self.evaluate = evaluate
  }

  /// The short form in which the simulator's own rules are written.
  init(
    _ id: String, _ severity: Diagnostic.Severity, _ criteria: [String], _ summary: String, explanation: String,
    remedy: String, evaluate: @escaping @Sendable (AuditedPlay) -> Verdict
  ) {
    self.init(
      id: id, severity: severity, criteria: criteria, summary: summary, explanation: explanation, remedy: remedy,
      evaluate: evaluate)
  }

  /// What a rule says of a play. That nothing was found is not said to be "passed": it was not met here.
  public enum Verdict: Sendable {
    /// The places at which it found something; none where it was evaluated and found nothing.
    case found([Spot])
    /// What the rule needs and the play does not have.
    case notEvaluated(String)
  }

  /// Where a rule found something.
  public struct Spot: Sendable, Hashable {
    /// What the person experienced.
    public var message: String
    /// The element it is about; nil for the whole screen.
    public var element: String?
    /// The interaction in which it was found, as an index into `AuditedPlay.interactions`.
    public var interaction: Int

    /// Creates a spot.
    public init(message: String, element: String?, interaction: Int) {
      self.message = message
      self.element = element
      self.interaction = interaction
    }
  }
}
