import AccessibilityModel

/// A component on a captured screen, with the behaviour of the modelled component and the words of the capture.
///
/// If the component changes a label, hint or placeholder, its new words replace those of the capture.
package struct BoundComponent: Component {
  private var component: any Component
  /// A copy of the component in its initial state. This copy receives only changes of the environment.
  private var untouched: any Component
  /// The captured elements. Each key is the local id of the matching element of the component.
  private let captured: [String: AccessibilityElement]

  package init(_ component: any Component, to captured: [String: AccessibilityElement]) {
    (self.component, untouched, self.captured) = (component, component, captured)
  }

  package var elements: [AccessibilityElement] {
    let first = Dictionary(Self.flat(untouched.elements).map { ($0.id, $0) }) { first, _ in first }
    return worded(component.elements, as: first)
  }

  private func worded(
    _ elements: [AccessibilityElement], as first: [String: AccessibilityElement]
  ) -> [AccessibilityElement] {
    elements.map { element in
      var element = element
      element.children = worded(element.children, as: first)
      guard let captured = captured[element.id] else { return element }
      let old = first[element.id]
      if element.label == old?.label, !captured.unknown.contains(.label) { element.label = captured.label }
      if element.hint == old?.hint, !captured.unknown.contains(.hint) { element.hint = captured.hint }
      if element.placeholder == old?.placeholder, !captured.unknown.contains(.placeholder) {
        element.placeholder = captured.placeholder
      }
      if let language = captured.language { element.language = language }
      element.frame = captured.frame
      element.source = captured.source
      return element
    }
  }

  private static func flat(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
    elements.flatMap { [$0] + flat($0.children) }
  }

  package mutating func send(_ input: ComponentInput, in environment: Environment) -> [Effect] {
    if input == .environmentChanged { _ = untouched.send(input, in: environment) }
    return component.send(input, in: environment).map { effect in
      guard case .announce(var announcement) = effect, let label = capturedLabel(for: announcement.text) else {
        return effect
      }
      announcement.text = label
      return .announce(announcement)
    }
  }

  /// Returns the captured label of the element that the component labels with `text`; nil if there is no such element.
  private func capturedLabel(for text: SpokenText) -> SpokenText? {
    let element = Self.flat(untouched.elements).first { $0.label?.string == text.string }
    return element.flatMap { captured[$0.id] }?.label
  }

  package var platform: Platform { component.platform }

  package var promises: Set<Promise> { component.promises }

  package var phrases: PhraseCatalogue? { component.phrases }

  /// Returns a sentence that lists the labels in which the component and the capture differ; nil if they do not differ.
  /// `environment` is the environment in which the screen was captured.
  package func difference(in environment: Environment, from name: String) -> String? {
    var component = component
    _ = component.send(.environmentChanged, in: environment)
    func words(_ text: SpokenText?) -> String { text.map { "“\($0.string.onOneLine)”" } ?? "nothing" }
    let pairs = Self.flat(component.elements).compactMap { element -> String? in
      guard let captured = captured[element.id], !captured.unknown.contains(.label),
        captured.label?.string != element.label?.string
      else { return nil }
      return "\(words(captured.label)) for \(words(element.label))"
    }
    return pairs.isEmpty
      ? nil : "the labels of the capture are used instead of those of \(name): \(pairs.joined(separator: ", "))"
  }
}
