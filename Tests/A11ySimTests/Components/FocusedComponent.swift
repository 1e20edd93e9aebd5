import A11ySim

/// A component with the keyboard focus: it is told where the focus went whenever that was its own doing, as on a screen.
struct FocusedComponent<Modelled: Component> {
  var component: Modelled
  var environment = Environment()
  private(set) var focus: String?

  init(_ component: Modelled) {
    self.component = component
    _ = self.component.send(.environmentChanged, in: environment)
  }

  /// What follows, in the order in which it happens.
  mutating func send(_ input: ComponentInput) -> [Effect] {
    var rest = component.send(input, in: environment)
    var effects: [Effect] = []
    while !rest.isEmpty, effects.count < 100 {
      let effect = rest.removeFirst()
      effects.append(effect)
      if case .focus(let part) = effect, part != focus {
        focus = part
        rest = component.send(.focusChanged(part), in: environment) + rest
      }
    }
    return effects
  }

  /// A double tap on a field, or the tab key: the focus is there before the component hears of it.
  mutating func begin(_ part: String?) -> [Effect] {
    focus = part
    return send(.focusChanged(part))
  }

  /// Keys, each into the field that has the focus then.
  @discardableResult
  mutating func type(_ text: String) -> [Effect] {
    text.flatMap { character in focus.map { send(.insertText(String(character), in: $0)) } ?? [] }
  }

  mutating func insert(_ text: String, in part: String) -> [Effect] { send(.insertText(text, in: part)) }
  mutating func delete(in part: String) -> [Effect] { send(.deleteBackward(in: part)) }

  /// The content of the fields, an underscore for an empty one, with a bar between them.
  var contents: String {
    component.elements.filter { $0.text != nil }
      .map { $0.text?.length == 0 ? "_" : $0.value?.string ?? "?" }
      .joined(separator: "|")
  }

  subscript(id: String) -> AccessibilityElement? { component.elements.first { $0.id == id } }
}

/// The accessibility tree after some steps, as `a11y-sim` dumps it.
func tree(
  of component: any Component, after items: [ScreenItem] = [], _ actions: Step.Action..., reader: Reader = .voiceOver
) -> String {
  var session = Session(screen: items + [.component(component, id: "code")], reader: reader)
  for action in actions { session.perform(action) }
  return session.elements.description
}
