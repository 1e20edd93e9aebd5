import AccessibilityModel
import Simulation

extension AuditRule {
  static let clickableWithoutRole = AuditRule(
    id: "clickable-without-role", severity: .info, criteria: ["4.1.2"], platform: .android,
    summary: "a view can be activated, but its role is not said",
    explanation: """
      The person hears the hint “Double-tap to activate”, but not whether it is a button, a link or a switch; without \
      hints, they hear nothing of it. This is only information, because the hint says that something happens, and \
      rows of lists are often made so. The rule looks at enabled views that are clickable, and that have neither a \
      class nor a description of the role. It ignores the items of lists and grids.
      """,
    remedy:
      "give the view a role: `Role.Button` in Compose, `accessibilityRole` in React Native, or a class of Android",
    examples: [
      .finds(
        "pay can be activated, but its role is not said",
        on: .element(clickable("pay", "Pay")), steps: .appear),
      .leaves(on: .element(.init(id: "pay", role: .button, label: "Pay")), steps: .appear),
    ], judging: .traits
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    let controls = play.changedStops.filter {
      $0.stop.element.isControl(on: .android) && !$0.stop.element.isDimmed
        && $0.stop.element.android?.item == nil
        && !$0.stop.groups.contains { $0.role == .list || $0.role == .table || $0.android?.collection != nil }
    }
    if controls.isEmpty { return .notEvaluated("there is no control outside a list on the screen") }
    let silent = zip(controls, play.descriptions(of: controls)).filter { control, descriptions in
      let segments = descriptions.first { $0.reason != .hint }?.segments ?? []
      return !segments.isEmpty && !segments.contains { $0.source == .trait }
        && segments.contains { $0.source == .label } && control.stop.element.android?.isClickable == true
    }
    var seen: Set<String> = []
    return .found(
      silent.compactMap { control, _ in
        guard seen.insert(control.stop.element.id).inserted else { return nil }
        return Spot(
          message: "\(control.stop.element.id) can be activated, but its role is not said",
          element: control.stop.element.id, interaction: control.interaction)
      })
  }

  private static func clickable(_ id: String, _ label: SpokenText) -> AccessibilityElement {
    var element = AccessibilityElement(id: id, role: .text, label: label)
    element.android = .init()
    element.android?.isClickable = true
    return element
  }
}
