import A11ySim
import AuditRules
import Simulation

extension ScenarioParser {
  /// The components, screen readers and audit rules that a scenario can name.
  public struct Vocabulary: Sendable {
    /// The components that a scenario can name by their ids.
    public var components: [ComponentKind]
    /// The screen readers, with their settings, gestures and sounds.
    public var screenReaders: [any ScreenReader.Type]
    /// The audit rules whose findings a scenario can ignore.
    public var auditRules: [AuditRule] { makeAuditRules() }
    /// A closure, because making the list takes longer than reading a short scenario. Few scenarios need the list.
    private let makeAuditRules: @Sendable () -> [AuditRule]

    /// Creates a vocabulary. By default it has all modelled components and screen readers and all audit rules.
    ///
    /// To add a component to the modelled components, pass for example `.all + [SignInScreen.kind]` as `components`.
    public init(
      components: [ComponentKind] = .all, screenReaders: [any ScreenReader.Type] = .all,
      auditRules: @autoclosure @escaping @Sendable () -> [AuditRule] = .all
    ) {
      self.components = components
      self.screenReaders = screenReaders
      makeAuditRules = auditRules
    }

    /// The ids of the audit rules whose findings a scenario can ignore.
    var auditRuleIDs: [String] { auditRules.map(\.id) }

    /// The reader of a scenario that names none: the first.
    var standard: Reader { Reader(screenReaders[0]) }

    /// No screen reader.
    var none: Reader { Reader(noneAmong: screenReaders) }
  }
}
