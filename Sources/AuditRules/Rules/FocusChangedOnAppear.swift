import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let focusChangedOnAppear = AuditRule(
    id: "focus-changed-on-appear-with-vo", severity: .error, criteria: ["3.2.1", "2.4.3"],
    summary: "the keyboard focus moves to a field when the screen appears, although a screen reader runs",
    explanation: """
      The person is taken to a field, and misses the heading, the instructions and the text that says where the code \
      was sent. The rule looks at moves of the keyboard focus when a screen appears or is replaced.
      """,
    remedy: "do not move the keyboard focus while a screen reader runs",
    examples: [
      .finds(
        "the keyboard focus moved to code.1 by itself, so everything before it was skipped",
        on: .component(UIKitOTPFields.kind, ["labels": "position", "autofocus": "true"]),
        steps: .appear),
      .leaves(
        on: .component(UIKitOTPFields.kind, ["labels": "position"]),
        steps: .appear),
    ], needing: .textField
  ) { play in
    let appearances = play.interactions.indices.filter {
      play.interactions[$0].before.isReaderRunning && [.appear, .screen].contains(play.interactions[$0].kind)
    }
    if appearances.isEmpty { return .notEvaluated("no screen appears while a screen reader runs") }
    return .found(
      appearances.compactMap { index in
        guard case let field?? = play.interactions[index].focusMoves.last else { return nil }
        return Spot(
          message: "the keyboard focus moved to \(field) by itself, so everything before it was skipped",
          element: field,
          interaction: index)
      })
  }
}
