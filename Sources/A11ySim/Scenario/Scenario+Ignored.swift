extension Scenario {
  /// A finding of an audit that is known, with why it is to be left.
  public struct Ignored: Sendable, Hashable {
    /// The rule's id.
    public var rule: String
    /// The element, or the component with all its parts; nil for any.
    public var element: String?
    /// Why.
    public var reason: String
    /// Where it is written, counted from 1.
    public var line: Int?

    /// Creates one.
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
