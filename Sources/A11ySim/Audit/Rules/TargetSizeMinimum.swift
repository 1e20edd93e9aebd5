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
    let trees = play.targets
    if trees.isEmpty { return .notEvaluated("the place of no control is known") }
    return .found(
      play.crowded.map { target, neighbour in
        Spot(
          message: "\(target.element.id) is \(target.frame.size) points, and \(neighbour.element.id) is so near that a "
            + "finger may meet it",
          element: target.element.id, interaction: target.interaction)
      })
  }
}

extension AuditedPlay {
  /// The undersized targets that another target is too close to, each once, with that target.
  var crowded: [(target: Target, neighbour: Target)] {
    var seen: [String: AccessibilityElement.Frame] = [:]
    var found: Set<String> = []
    var crowded: [(target: Target, neighbour: Target)] = []
    for targets in targets {
      for (place, target) in targets.enumerated() where target.isUndersized && target.isAppSized {
        // Each place is judged once, by what is there then: many trees are looked at.
        guard seen[target.element.id] != target.frame else { continue }
        seen[target.element.id] = target.frame
        let neighbour = targets.indices.first { $0 != place && target.isCrowded(by: targets[$0]) }
        guard let neighbour, found.insert(target.element.id).inserted else { continue }
        crowded.append((target, targets[neighbour]))
      }
    }
    return crowded
  }
}
