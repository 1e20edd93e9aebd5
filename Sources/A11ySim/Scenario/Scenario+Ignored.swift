extension Scenario {
  /// A known finding of an audit, with the reason to ignore it.
  public struct Ignored: Sendable, Hashable {
    /// The rule's id.
    public var rule: String
    /// The id of an element or of a component, whose parts are included; nil for any.
    public var element: String?
    /// The reason to ignore the finding.
    public var reason: String
    /// The line in the scenario file, counted from 1.
    public var line: Int?

    public init(rule: String, element: String? = nil, reason: String, line: Int? = nil) {
      self.rule = rule
      self.element = element
      self.reason = reason
      self.line = line
    }

    func covers(_ finding: Finding) -> Bool {
      guard finding.rule == rule else { return false }
      guard let element else { return true }
      return finding.element == element || finding.element?.hasPrefix(element + ".") ?? false
    }
  }
}
