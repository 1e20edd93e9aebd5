import AccessibilityModel

extension Scenario {
  /// A known finding of an audit, with the reason to ignore it.
  public struct Ignored: Sendable, Hashable {
    /// The id of the audit rule that reported the finding.
    public var rule: String
    /// The id of the element with the finding, or of a component that contains the element; nil for any element.
    public var element: String?
    /// The team's reason to ignore the finding.
    public var reason: String
    /// The line of this entry in the scenario file, counted from 1; nil if the entry is not written in a file.
    public var line: Int?
    /// The file of this entry, if it is not the scenario's: the project's file.
    package var file: String?
    /// Who decided to ignore the finding; nil if it is not said.
    public var by: String?
    /// The last day on which the finding is ignored, such as `2027-06-30`; nil if there is no end.
    public var until: String?

    public init(rule: String, element: String? = nil, reason: String, line: Int? = nil) {
      self.rule = rule
      self.element = element
      self.reason = reason
      self.line = line
    }

    package func covers(_ finding: Finding) -> Bool {
      guard finding.rule == rule else { return false }
      guard let element else { return true }
      return finding.element == element || finding.element?.hasPrefix(element + ".") ?? false
    }
  }
}
