import AccessibilityModel
import Simulation

extension AuditRule {
  static let targetSizeMinimum = AuditRule(
    id: "target-size-minimum", severity: .warning, criteria: ["2.5.8"],
    summary: "a control is smaller than 24 × 24 points and close to another control",
    explanation: """
      A finger can easily touch the wrong control. The rule looks at enabled controls whose frames are known, and \
      treats a point as a CSS pixel. As in WCAG 2.5.8, a smaller control is allowed if a circle of 24 points around \
      its centre touches no other control and no such circle. Links next to a text and controls with a size of the \
      system are ignored. This is only a warning, because the area that reacts to touch may be larger than the frame. A capture of \
      Android does not tell the density, so the limit there is what is too small at any; a control that a list cuts is left out.
      """,
    remedy: "make the control 24 × 24 points or larger, or leave more room around it",
    examples: [
      .finds(
        "edit is 20 × 20 points, and so close to remove that a finger may touch the wrong one",
        on: .element(
          .init(id: "edit", role: .button, label: "Edit", frame: .init(x: 16, y: 100, width: 20, height: 20))),
        .element(
          .init(id: "remove", role: .button, label: "Remove", frame: .init(x: 36, y: 88, width: 60, height: 44))),
        steps: .appear),
      .leaves(
        on: .element(
          .init(id: "edit", role: .button, label: "Edit", frame: .init(x: 16, y: 100, width: 20, height: 20))),
        .element(
          .init(id: "remove", role: .button, label: "Remove", frame: .init(x: 60, y: 88, width: 60, height: 44))),
        steps: .appear),
    ]
  ) { play in
    if play.targets.isEmpty { return .notEvaluated("the frames of the controls are not known") }
    return .found(
      play.crowded.map { index, target, neighbour in
        Spot(
          message:
            "\(target.id) is \(target.frame.size) points, and so close to \(neighbour) that a finger may touch the wrong one",
          element: target.id, interaction: index)
      })
  }
}
