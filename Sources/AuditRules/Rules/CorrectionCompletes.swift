import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let correctionCompletes = AuditRule(
    id: "correction-completes", severity: .error, criteria: ["3.2.2"],
    summary: "correcting one digit of a full code submits it again",
    explanation: """
      A person who has to correct two digits is interrupted after the first: the keyboard closes or the code is \
      checked. The rule looks at single keys in an input whose fields are all filled, if the key completes the input \
      and takes the keyboard focus away.
      """,
    remedy: "keep the keyboard focus while a full code is corrected",
    examples: [
      .finds(
        "when “5” was typed in code.2, the code was submitted again and the keyboard closed",
        on: .component(OUDSPinCodeInput.kind, ["length": "4", "version": "3.0"]),
        steps: .touch("code.1"), .doubleTap, .type("4829"), .touch("code.2"), .doubleTap, .type("5")),
      .leaves(
        on: .component(CodeField.kind, ["layout": "boxes", "length": "4"]),
        steps: .touch("code.1"), .doubleTap, .type("4829"), .touch("code.2"), .doubleTap, .type("5"),
        .touch("code.verify"), .doubleTap),
    ]
  ) { play in
    guard play.hasCompletion else { return .notEvaluated("no input was completed") }
    return .found(
      play.interactions.indices.compactMap { index in
        let interaction = play.interactions[index]
        guard case let (_, field, .typed)? = interaction.insertion, !interaction.effects(.completed).isEmpty,
          interaction.before.firstResponder != nil, interaction.after.firstResponder == nil
        else { return nil }
        let row = interaction.before.tree.siblingFields(of: field)
        guard row.count >= 3, row.allSatisfy({ interaction.before.content(of: $0)?.isEmpty == false }) else {
          return nil
        }
        return Spot(
          message: "\(interaction.doing), the code was submitted again and the keyboard closed", element: field,
          interaction: index)
      })
  }
}
