/// A short scenario that shows an audit rule at work: it finds something there, or leaves it.
///
/// It is played in English with the standard screen reader.
public struct AuditExample: Sendable {
  /// The message of the rule's only finding; nil where the rule finds nothing.
  public let finding: String?

  private let screen: [Item]
  private let steps: [Step.Action]
  private let reaction: Scenario.Reaction?

  /// An item on the screen of an example.
  public enum Item: Sendable {
    /// An element.
    case element(AccessibilityElement)
    /// A component with the id `code`, and the parameters and version that differ from the defaults.
    case component(ComponentKind, ComponentKind.Parameters = [:])
  }

  /// An example that the rule finds something in.
  public static func finds(
    _ finding: String, on screen: Item..., steps: Step.Action..., when reaction: Scenario.Reaction? = nil
  ) -> AuditExample {
    AuditExample(finding: finding, screen: screen, steps: steps, reaction: reaction)
  }

  /// An example that the rule is evaluated in and finds nothing in.
  public static func leaves(
    on screen: Item..., steps: Step.Action..., when reaction: Scenario.Reaction? = nil
  ) -> AuditExample {
    AuditExample(finding: nil, screen: screen, steps: steps, reaction: reaction)
  }

  /// The scenario that an audit plays.
  public var scenario: Scenario {
    var scenario = Scenario()
    scenario.screen = screen.map { item in
      switch item {
      case .element(let element): .element(element)
      case .component(let kind, let parameters): .component(kind.make(parameters), id: "code")
      }
    }
    scenario.reactions = [reaction].compactMap { $0 }
    scenario.steps = steps.map { Step($0) }
    return scenario
  }

  /// The scenario as YAML: a line for the screen, one for the app's reaction if it has one, one for the steps.
  public var text: String {
    func list(_ items: [String]) -> String { "[ \(items.joined(separator: ", ")) ]" }
    var text = "screen: \(list(screen.map(\.text)))\n"
    if let reaction {
      let steps = list(reaction.steps.map(\.description))
      text += "when: { \(reaction.element).\(reaction.event.rawValue): \(steps) }\n"
    }
    return text + "steps: \(list(steps.map { Step($0).description }))\n"
  }
}

extension AuditExample.Item {
  /// The item as a scenario has it, on one line.
  fileprivate var text: String {
    var fields: [(name: String, value: String?)]
    switch self {
    case .component(let kind, let parameters):
      fields = [("component", kind.id), ("id", "code")]
      fields += (["version"] + kind.parameters.map(\.name)).map { ($0, parameters[$0]) }
    case .element(let element):
      fields = [(element.role.rawValue, element.label?.string ?? ""), ("id", element.id)]
      fields += [("placeholder", element.placeholder), ("value", element.value?.string), ("drawn", element.drawn)]
      fields += [("underlined", element.underlined), ("contentType", element.text?.contentType?.rawValue)]
      fields.append(("numberPad", element.text?.usesNumberPad == true ? "true" : nil))
    }
    let written = fields.compactMap { field in field.value.map { "\(field.name): \(Step.scalar($0))" } }
    return "{ \(written.joined(separator: ", ")) }"
  }
}
