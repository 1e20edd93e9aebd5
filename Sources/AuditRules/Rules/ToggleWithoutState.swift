import AccessibilityModel
import Simulation

extension AuditRule {
  static let toggleWithoutState = AuditRule(
    id: "toggle-without-state", severity: .error, criteria: ["4.1.2"], platform: .iOS,
    summary: "a switch has no state",
    explanation: """
      The person hears “switch button”, but not whether it is on. The rule looks at elements with the trait of a \
      switch that have no value. On Android, a switch is checkable and has its state by itself.
      """,
    remedy: "set the value of the element to 1 or 0 (`accessibilityValue`), or use `UISwitch` or `Toggle`",
    examples: [
      .finds(
        "wifi is a switch, but it does not say whether it is on",
        on: .element(.init(id: "wifi", role: .element, label: "Wi-Fi", traits: [.button, .toggle])),
        steps: .appear),
      .leaves(
        on: .element(.init(id: "wifi", role: .element, label: "Wi-Fi", value: "1", traits: [.button, .toggle])),
        steps: .appear),
    ], judging: [.value, .traits]
  ) { play in
    let toggles = play.changedStops.filter { $0.stop.element.allTraits.contains(.toggle) }
    if toggles.isEmpty { return .notEvaluated("there is no switch on the screen") }
    var seen: Set<String> = []
    return .found(
      toggles.compactMap { index, stop in
        guard stop.element.value?.string.isBlank ?? true, seen.insert(stop.element.id).inserted else { return nil }
        return Spot(
          message: "\(stop.element.id) is a switch, but it does not say whether it is on", element: stop.element.id,
          interaction: index)
      })
  }
}
