import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let appCrashed = AuditRule(
    id: "app-crashed", severity: .error, criteria: [], summary: "the app crashes",
    explanation:
      "The person loses everything they have entered. The rule looks at crashes that the model of a component reports.",
    remedy: "keep the state of the input consistent with the number of its characters",
    examples: [
      .finds(
        "when the app changed something, the app crashed: Index out of range: digits[6]",
        on: .component(SwiftUIOTPInput.kind),
        steps: .set([.init("code", "digitCount", "8")])),
      .leaves(
        on: .component(OUDSPinCodeInput.kind, ["version": "3.0"]),
        steps: .set([.init("code", "length", "8")])),
    ]
  ) { play in
    .found(
      play.interactions.indices.compactMap { index in
        let interaction = play.interactions[index]
        return interaction.effects(.crash).first.map { crash in
          Spot(
            message: "\(interaction.doing), the app crashed: \(crash.detail ?? "")", element: crash.element,
            interaction: index)
        }
      })
  }
}
