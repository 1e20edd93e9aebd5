extension Scenario {
  /// What an update writes.
  public enum Update: String, Sendable, Hashable, CaseIterable {
    /// Every expected line that is not what is heard.
    case all
    /// Only what is not written yet.
    case missing
  }
}
