extension AuditRule {
  /// Every rule, in the order in which they are evaluated and listed.
  public static let all: [AuditRule] = [
    unnamedTextField, focusChangedOnAppear,
  ]
}
