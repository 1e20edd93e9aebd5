extension Scenario {
  /// The expected lines that `a11y-sim test --update` writes.
  package enum Update: String, Sendable, Hashable, CaseIterable {
    /// Every expected line that differs from the line that is heard.
    case all
    /// Only the lines of blocks that are still empty.
    case missing
  }
}
