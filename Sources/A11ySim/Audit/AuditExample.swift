/// A short scenario that shows what an audit rule finds, or what it accepts.
///
/// The example is played in English with the default screen reader.
public struct AuditExample: Sendable {
  /// The message of the rule's only finding; nil where the rule finds nothing.
  public let finding: String?

  private let screen: [Item]
  private let steps: [Step.Action]
  private let reaction: Scenario.Reaction?

  /// An element or a component on the screen of an example.
  public enum Item: Sendable {
    case element(AccessibilityElement)
    /// A component with the id `code`. The parameters, which include `version`, replace the defaults.
    case component(ComponentKind, ComponentKind.Parameters = [:])
  }

  /// Returns an example in which the rule finds exactly one fault and reports it with the message `finding`.
  public static func finds(
    _ finding: String, on screen: Item..., steps: Step.Action..., when reaction: Scenario.Reaction? = nil
  ) -> AuditExample {
    AuditExample(finding: finding, screen: screen, steps: steps, reaction: reaction)
  }

  /// Returns an example in which the rule is evaluated and finds nothing.
  public static func leaves(
    on screen: Item..., steps: Step.Action..., when reaction: Scenario.Reaction? = nil
  ) -> AuditExample {
    AuditExample(finding: nil, screen: screen, steps: steps, reaction: reaction)
  }

  /// The example as a scenario that an audit can play.
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

  /// The scenario as YAML: a line for the screen, a line for the app's reaction if there is one, and a line for the
  /// steps.
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
  /// The item in the YAML of a scenario file, on one line.
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
