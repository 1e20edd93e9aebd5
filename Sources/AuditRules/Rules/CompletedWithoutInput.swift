import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let completedWithoutInput = AuditRule(
    id: "completed-without-input", severity: .error, criteria: ["3.2.1", "3.2.2"],
    summary: "a code is submitted although the person has entered nothing",
    explanation: """
      A screen with a prefilled code checks it as soon as the screen appears. The rule looks at inputs that become \
      complete when a screen appears or when the app changes something.
      """,
    remedy: "fill in the code and let the person submit it",
    examples: [
      .finds(
        "when the screen appeared, the code was submitted",
        on: .component(SwiftUIOTPInput.kind, ["prefill": "482913"]),
        steps: .appear),
      .leaves(
        on: .component(CodeField.kind, ["value": "482913"]),
        steps: .appear, .touch("code.verify"), .doubleTap),
    ]
  ) { play in
    guard play.hasCompletion else { return .notEvaluated("no input was completed") }
    return .found(
      play.interactions.indices.compactMap { index in
        let interaction = play.interactions[index]
        guard [.appear, .app, .screen].contains(interaction.kind), let effect = interaction.effects(.completed).first
        else {
          return nil
        }
        // If the person has just entered text, this text completed the code, even if the app has acted since.
        let last = play.interactions[..<index].last { $0.kind != .app }
        if let field = last?.insertion?.field, field.hasPrefix((effect.element ?? "") + ".") { return nil }
        return Spot(
          message: "\(interaction.doing), the code was submitted", element: effect.element, interaction: index)
      })
  }
}
