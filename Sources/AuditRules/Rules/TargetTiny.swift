import AccessibilityModel
import Simulation

extension AuditRule {
  static let targetTiny = AuditRule(
    id: "target-tiny", severity: .warning, criteria: ["2.5.5"],
    summary: "a button is smaller than 24 points both ways",
    explanation: """
      A finger that explores the screen hardly finds the button, and a hand that trembles misses it. Its area is less \
      than a third of what Apple and Google ask for. WCAG 2.5.8 allows it if there is room around it, so \
      `target-size-minimum` finds only what is close to another control. The rule looks at enabled buttons and links \
      whose frames the scenario gives. It ignores frames of captures, because a larger area may react to touch.
      """,
    remedy: "let an area of 44 × 44 points react to touch, on Android 48 × 48 dp, even if the button looks smaller",
    examples: [
      .finds(
        "filter is only 18 × 18 points, so a finger hardly finds it",
        on: .element(
          .init(id: "filter", role: .button, label: "Filter", frame: .init(x: 350, y: 70, width: 18, height: 18))),
        steps: .appear),
      .leaves(
        on: .element(
          .init(id: "filter", role: .button, label: "Filter", frame: .init(x: 330, y: 60, width: 48, height: 48))),
        steps: .appear),
    ]
  ) { play in
    if play.targets.isEmpty { return .notEvaluated("the frames of the controls are not known") }
    return .found(
      play.tinyButtons.map { index, target in
        Spot(
          message: "\(target.id) is only \(target.frame.size) points, so a finger hardly finds it", element: target.id,
          interaction: index)
      })
  }
}

extension AuditedPlay {
  /// The buttons that are smaller than 24 points both ways, but not too close to another target.
  var tinyButtons: [(interaction: Int, target: Target)] {
    var seen = Set(crowded.map(\.target.id))
    return targets.flatMap { index, targets in
      targets.compactMap { target in
        guard target.isAppSized, target.isButton, !target.isCaptured,
          max(target.frame.width, target.frame.height) < Target.minimum, seen.insert(target.id).inserted
        else { return nil }
        return (index, target)
      }
    }
  }
}
