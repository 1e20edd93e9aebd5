extension AuditRule {
  static let targetSizeMinimum = AuditRule(
    id: "target-size-minimum", severity: .warning, criteria: ["2.5.8"],
    summary: "a control is smaller than 24 × 24 points, and another is close",
    explanation: """
      A finger meets the neighbour. The rule looks at enabled controls whose places are known, and takes a point for a \
      CSS pixel. As WCAG 2.5.8 has it, a smaller target is left if a circle of 24 points around its middle intersects \
      no other target and no such circle. Links beside a text and controls whose size is the system's are left. What \
      can be touched may be larger than the frame; hence a warning.
      """,
    remedy: "make the control 24 × 24 points or larger, or leave more room around it",
    examples: [
      .finds(
        "edit is 20 × 20 points, and remove is so near that a finger may meet it",
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
    if play.targets.isEmpty { return .notEvaluated("the place of no control is known") }
    return .found(
      play.crowded.map { index, target, neighbour in
        Spot(
          message: "\(target.id) is \(target.frame.size) points, and \(neighbour) is so near that a finger may meet it",
          element: target.id, interaction: index)
      })
  }
}
