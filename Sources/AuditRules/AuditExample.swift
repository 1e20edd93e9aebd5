import AccessibilityModel
import Simulation

/// A short scenario in which an audit rule finds exactly one fault, or none.
///
/// The scenario is in English. If the rule is about one platform, a screen reader of that platform plays the example.
public struct AuditExample: Sendable {
  /// The message of the rule's only finding; nil if the rule finds nothing.
  public let finding: String?

  private let screen: [Item]
  private let steps: [Step.Action]
  private let reaction: Scenario.Reaction?
  private let display: Scenario.Display?
  /// The platform whose screen reader plays the example; nil for the default screen reader.
  private var platform: Platform?

  /// An element, a container or a component on the screen of an example.
  public enum Item: Sendable {
    case element(AccessibilityElement)
    /// A container with its children.
    case group(AccessibilityElement, [AccessibilityElement])
    /// A component with the id `code`. The parameters override the component's defaults and may include `version`.
    case component(ComponentKind, ComponentKind.Parameters = [:])
  }

  /// Returns an example with exactly one finding of the rule. `finding` is the expected message.
  public static func finds(
    _ finding: String, on screen: Item..., display: Scenario.Display? = nil, steps: Step.Action...,
    when reaction: Scenario.Reaction? = nil
  ) -> AuditExample {
    AuditExample(finding: finding, screen: screen, steps: steps, reaction: reaction, display: display)
  }

  /// Returns an example in which the rule is evaluated and finds nothing.
  public static func leaves(
    on screen: Item..., display: Scenario.Display? = nil, steps: Step.Action...,
    when reaction: Scenario.Reaction? = nil
  ) -> AuditExample {
    AuditExample(finding: nil, screen: screen, steps: steps, reaction: reaction, display: display)
  }

  func played(on platform: Platform?) -> AuditExample {
    var example = self
    example.platform = platform
    return example
  }

  /// Returns the first of some readers that runs on the example's platform.
  private func reader(among readers: [any ScreenReader.Type]) -> Reader {
    Reader(readers.first { platform == nil || $0.descriptor.platform == platform } ?? readers[0])
  }

  /// Returns the example as a scenario that an ``Audit`` can play.
  ///
  /// - Parameter readers: the screen readers, of which the first plays an example that is about no platform. The list
  ///   must not be empty.
  public func scenario(readers: [any ScreenReader.Type]) -> Scenario {
    var scenario = Scenario(reader: reader(among: readers))
    scenario.screen = screen.map { item in
      switch item {
      case .element(let element): element.role.isContainer ? Self.group(element) : .element(element)
      case .group(let element, let children): .group(element, children.map { .element($0) })
      case .component(let kind, let parameters): .component(kind.make(parameters), id: "code")
      }
    }
    scenario.display = display
    scenario.reactions = [reaction].compactMap { $0 }
    scenario.steps = steps.map { Step($0) }
    return scenario
  }

  private static func group(_ element: AccessibilityElement) -> ScreenItem {
    var container = element
    container.children = []
    return .group(container, element.children.map { $0.role.isContainer ? group($0) : .element($0) })
  }

  /// Returns the example as YAML, with one line for each top-level key, such as `screen` and `steps`.
  ///
  /// - Parameter readers: the screen readers, as for ``scenario(readers:)``.
  public func text(readers: [any ScreenReader.Type]) -> String {
    func list(_ items: [String]) -> String { "[ \(items.joined(separator: ", ")) ]" }
    let reader = reader(among: readers)
    var text = reader == Reader(readers[0]) ? "" : "reader: \(reader)\n"
    text += "screen: \(list(screen.map(\.text)))\n"
    if let display { text += "device: \(display.text)\n" }
    if let reaction {
      // YAML needs braces around a step that contains other steps.
      let steps = list(reaction.steps.map { $0.nested.isEmpty ? $0.description : "{ \($0.description) }" })
      text += "when: { \(reaction.element).\(reaction.event.rawValue): \(steps) }\n"
    }
    return text + "steps: \(list(steps.map { Step($0).description }))\n"
  }
}

extension AuditExample.Item {
  fileprivate var text: String {
    var fields: [(name: String, value: String?)]
    // Lists are kept apart from `fields`, because their brackets must not be quoted as text.
    var lists: [(name: String, items: [String])] = []
    switch self {
    case .component(let kind, let parameters):
      fields = [("component", kind.id), ("id", "code")]
      fields += (["version"] + kind.parameters.map(\.name)).map { ($0, parameters[$0]) }
    case .group(let element, let children):
      fields = [(element.role.rawValue, element.label?.string ?? ""), ("id", element.id)]
      if element.isModal { fields.append(("modal", "true")) }
      if element.childBehavior != .contain { fields.append(("childBehavior", element.childBehavior.rawValue)) }
      lists = [("children", children.map { AuditExample.Item.element($0).text })]
      if !element.order.isEmpty { lists.insert(("order", element.order), at: 0) }
      if let frame = element.frame {
        lists.insert(("frame", [frame.x, frame.y, frame.width, frame.height].map(\.inPoints)), at: 0)
      }
    case .element(let element):
      fields = [(element.role.rawValue, element.label?.string ?? ""), ("id", element.id)]
      fields += [("placeholder", element.placeholder), ("value", element.value?.string), ("drawn", element.drawn)]
      fields += [("underlined", element.underlined), ("contentType", element.text?.contentType?.rawValue)]
      fields.append(("numberPad", element.text?.usesNumberPad == true ? "true" : nil))
      fields.append(("live", element.web?.live?.rawValue))
      fields += [("hint", element.hint), ("hidden", element.isHidden ? "true" : nil)]
      fields.append(("maxLength", element.text?.maxLength.map(String.init)))
      fields += [("language", element.language), ("modal", element.isModal ? "true" : nil)]
      fields.append(("clickable", element.android?.isClickable.map(String.init)))
      let traits = Traits.named.filter { element.traits.contains($0.trait) }.map(\.name)
      let isContain = element.childBehavior == .contain
      fields.append(("childBehavior", isContain ? nil : element.childBehavior.rawValue))
      if let frame = element.frame {
        lists = [("frame", [frame.x, frame.y, frame.width, frame.height].map(\.inPoints))]
      }
      if !traits.isEmpty { lists.append(("traits", traits)) }
      if !element.children.isEmpty {
        lists.append(("children", element.children.map { AuditExample.Item.element($0).text }))
      }
    }
    var written = fields.compactMap { field in field.value.map { "\(field.name): \(Step.scalar($0))" } }
    written += lists.map { "\($0.name): [ \($0.items.joined(separator: ", ")) ]" }
    return "{ \(written.joined(separator: ", ")) }"
  }
}

extension Scenario.Display {
  fileprivate var text: String {
    let keyboard = keyboardHeight.map { ", keyboard: \($0.inPoints)" } ?? ""
    return "{ size: [ \(width.inPoints), \(height.inPoints) ]\(keyboard) }"
  }
}
