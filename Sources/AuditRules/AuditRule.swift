import AccessibilityModel

/// A check of a played scenario for problems that affect the person. A rule examines accessibility trees, effects and
/// speech.
///
/// A rule never looks at a component's name, only at the component's behaviour. The accessibility tree of iOS does not
/// mark errors. So rules recognise an error by its id or by the property that the app sets.
public struct AuditRule: Sendable {
  /// The name of the rule in reports and `ignore` entries, such as `unnamed-text-field`.
  public let id: String
  /// The severity of the rule's findings. A test fails if the severity of a finding is `Scenario.audit` or higher.
  public let severity: Diagnostic.Severity
  /// The WCAG 2.2 success criteria that the fault concerns, such as `4.1.2`; empty if the fault concerns none.
  public let criteria: [String]
  /// The only platform on which the rule is evaluated; nil for all platforms.
  public let platform: Platform?
  /// The fault that the rule finds, on one line, such as “a text field has no label”.
  public let summary: String
  /// The reason why the fault matters, followed by the exact conditions of a finding.
  public let explanation: String
  /// The remedy for a finding, as an instruction.
  public let remedy: String
  /// Short scenarios that the tests play: at least one with a finding and at least one without.
  public let examples: [AuditExample]
  /// The element properties that the rule relies on. If an element's capture lacks any of them, the audit drops the
  /// findings about this element.
  let judged: ElementProperties
  /// Something without which the rule has nothing to judge; nil if the rule decides itself.
  let need: Need?
  let evaluate: @Sendable (AuditedPlay) -> Verdict

  /// Creates a rule that an ``Audit`` can evaluate.
  ///
  /// - Parameters:
  ///   - id: the name of the rule: lowercase words joined by hyphens, unique among the rules.
  ///   - severity: the severity of all findings of the rule.
  ///   - criteria: the WCAG 2.2 success criteria that the fault concerns, such as `4.1.2`.
  ///   - platform: the only platform on which the rule is evaluated; nil for all platforms.
  ///   - summary: the fault that the rule finds, on one line, such as “a text field has no label”.
  ///   - explanation: the reason why the fault matters, followed by the exact conditions of a finding.
  ///   - remedy: the remedy for a finding, as an instruction.
  ///   - examples: at least one example with a finding and at least one without. `--explain` prints all examples.
  ///   - judged: the element properties that the rule relies on, even if the rule looks for their absence. If an
  ///     element's capture lacks any of them, the audit drops the findings about this element.
  ///   - need: something that must occur in a play, because the rule has nothing to judge without it. If it does not
  ///     occur, the rule is not evaluated.
  ///   - evaluate: the function that evaluates the rule, called once for each language. It must always return the same
  ///     verdict for the same ``AuditedPlay``.
  public init(
    id: String, severity: Diagnostic.Severity, criteria: [String] = [], platform: Platform? = nil, summary: String,
    explanation: String, remedy: String, examples: [AuditExample] = [], judging judged: ElementProperties = [],
    needing need: Need? = nil,
    evaluate: @escaping @Sendable (AuditedPlay) -> Verdict
  ) {
    self.id = id
    self.severity = severity
    self.criteria = criteria
    self.platform = platform
    self.summary = summary
    self.explanation = explanation
    self.remedy = remedy
    self.examples = examples.map { $0.played(on: platform) }
    self.judged = judged
    self.need = need
    self.evaluate = evaluate
  }

  /// The result of evaluating a rule. An empty `found` does not mean “passed”, but only that this scenario did not show
  /// the fault.
  public enum Verdict: Sendable {
    /// The places where the rule found a fault; empty if the rule found none.
    case found([Spot])
    /// The reason why the rule was not evaluated, such as “nothing is announced”.
    case notEvaluated(String)
  }

  /// A place where a rule found a fault. The audit adds severity, step and criteria to make a ``Finding``.
  public struct Spot: Sendable, Hashable {
    /// The message of the finding, which describes the person's experience.
    public var message: String
    /// The id of the element that the message is about; nil if the message is about the whole screen.
    public var element: String?
    /// The index in ``AuditedPlay/interactions`` of the interaction with the fault.
    public var interaction: Int

    public init(message: String, element: String?, interaction: Int) {
      self.message = message
      self.element = element
      self.interaction = interaction
    }
  }
}
