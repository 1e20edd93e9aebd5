/// A requirement on the elements of the screen, on which a reaction of the app can depend.
public indirect enum StateRequirement: Sendable, Hashable {
  /// A property of the element or component with the id `of` must pass a check.
  case property(Property, of: String, Check)
  case all([StateRequirement])
  case any([StateRequirement])
  case not(StateRequirement)

  /// A property that an app can read from its own elements.
  public enum Property: String, Sendable, Hashable, CaseIterable {
    /// The text of a text field, the value of any other element, or the value that a component reported last.
    case value
    case label
    /// The state of a switch: the text `true`, `false` or `mixed`.
    case on
    /// Whether the element is disabled: the text `true` or `false`.
    case disabled
    /// Whether the app hides the element: the text `true` or `false`.
    case hidden
  }

  /// A check of a property, whose value is always a text.
  public enum Check: Sendable, Hashable {
    case equals(String)
    /// A regular expression that matches a part of the text. `Condition.matches` describes the syntax.
    case matches(String)
    /// The number of characters is at least `min` and at most `max`. A bound that is nil does not apply.
    case length(min: Int?, max: Int?)
    case empty(Bool)
    /// The text equals the text of the same property of another element. `SCREEN/ID` means the element `ID` of the
    /// screen with the name `SCREEN`, in the state in which the app left the screen.
    case sameAs(String)
  }
}

extension StateRequirement: CustomStringConvertible {
  /// The requirement as scenarios write it, on one line.
  public var description: String {
    switch self {
    case .property(let property, let id, let check): "\(id).\(property.rawValue): \(check)"
    case .all(let list): list.map(\.description).joined(separator: ", ")
    case .any(let list): "any: [ " + list.map { "{ \($0) }" }.joined(separator: ", ") + " ]"
    case .not(let requirement): "not: { \(requirement) }"
    }
  }
}

extension StateRequirement.Check: CustomStringConvertible {
  /// The check as scenarios write it, on one line.
  public var description: String {
    switch self {
    case .equals(let text): return Step.scalar(text)
    case .matches(let pattern): return "{ matches: \(Step.scalar(pattern)) }"
    case .length(let min, let max):
      let bounds = [min.map { "min: \($0)" }, max.map { "max: \($0)" }].compactMap(\.self)
      return "{ length: { \(bounds.joined(separator: ", ")) } }"
    case .empty(let isEmpty): return "{ empty: \(isEmpty) }"
    case .sameAs(let id): return "{ sameAs: \(id) }"
    }
  }
}
