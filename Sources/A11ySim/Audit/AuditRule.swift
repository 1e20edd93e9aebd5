/// A check of a played scenario for problems that affect the person. A rule examines accessibility trees, effects and
/// speech.
///
/// A rule never looks at the name of a component, only at the component's behaviour. The accessibility tree of iOS does
/// not mark errors. So a rule recognises the text of an error by its id or by the property that the app sets.
public struct AuditRule: Sendable {
  /// The name of the rule, such as `unnamed-text-field`.
  public let id: String
  /// The severity of the rule's findings.
  public let severity: Diagnostic.Severity
  /// The WCAG 2.2 success criteria that the fault concerns, such as `4.1.2`; empty if the fault concerns none.
  public let criteria: [String]
  /// The only platform that the rule is about; nil for a rule about all platforms. On other platforms, the rule is not
  /// evaluated.
  public let platform: Platform?
  /// The fault that the rule finds, on one line, such as “a text field has no label”.
  public let summary: String
  /// The reason why the fault matters, and what exactly the rule looks at.
  public let explanation: String
  /// The remedy for a finding, as an instruction.
  public let remedy: String
  /// Short scenarios: at least one in which the rule finds a fault, and at least one in which the rule finds nothing.
  /// The tests play all examples.
  public let examples: [AuditExample]
  /// The element properties that the rule relies on. If the capture of an element lacks one of these properties, the
  /// audit drops the rule's findings about that element.
  let judged: ElementProperties
  /// The function that evaluates the rule on a played scenario.
  let evaluate: @Sendable (AuditedPlay) -> Verdict

  /// Creates a rule that an ``Audit`` can evaluate.
  ///
  /// - Parameters:
  ///   - id: the name of the rule: lowercase words joined by hyphens, unique among the rules.
  ///   - severity: the severity of the rule's findings.
  ///   - criteria: the WCAG 2.2 success criteria that the fault concerns, such as `4.1.2`.
  ///   - platform: the only platform that the rule is about; nil if the fault exists on all platforms.
  ///   - summary: the fault that the rule finds, on one line, such as “a text field has no label”.
  ///   - explanation: the reason why the fault matters to the person, and what exactly the rule looks at.
  ///   - remedy: the remedy for a finding, as an instruction.
  ///   - examples: at least one example in which the rule finds a fault, and at least one in which the rule finds
  ///     nothing. `--explain` prints all examples.
  ///   - judged: the element properties that the rule relies on, including properties whose absence the rule
  ///     interprets. If the capture of an element lacks one of these properties, the audit drops the rule's findings
  ///     about that element.
  ///   - evaluate: the function that evaluates the rule on a played scenario. An audit calls the function once for each
  ///     language. The function must always return the same verdict for the same ``AuditedPlay``.
  public init(
    id: String, severity: Diagnostic.Severity, criteria: [String] = [], platform: Platform? = nil, summary: String,
    explanation: String, remedy: String, examples: [AuditExample] = [], judging judged: ElementProperties = [],
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
    self.evaluate = evaluate
  }

  /// The result of evaluating a rule on a played scenario. An empty `found` does not mean “passed”, but only that this
  /// scenario did not show the fault.
  public enum Verdict: Sendable {
    /// The rule was evaluated and found faults at these places. The array is empty if the rule found no fault.
    case found([Spot])
    /// The rule was not evaluated, because the scenario lacks something that the rule needs. The text is the reason,
    /// such as “nothing is announced”.
    case notEvaluated(String)
  }

  /// A place where a rule found a fault. The audit adds severity, step and criteria to make the spot a ``Finding``.
  public struct Spot: Sendable, Hashable {
    /// The message of the finding, which describes the experience of the person.
    public var message: String
    /// The id of the element that the message is about; nil if the message is about the whole screen.
    public var element: String?
    /// The index of the interaction with the fault in ``AuditedPlay/interactions``.
    public var interaction: Int

    public init(message: String, element: String?, interaction: Int) {
      self.message = message
      self.element = element
      self.interaction = interaction
    }
  }
}
