import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let completionIncomplete = AuditRule(
    id: "completion-incomplete", severity: .error, criteria: ["3.2.2", "3.3.1"],
    summary: "a code is submitted although some fields are empty",
    explanation: """
      The app checks a code that the person has not finished, and says that it is wrong. The rule looks at inputs with \
      three or more fields that report to be complete while a field is empty.
      """,
    remedy: "submit the code only when every field is filled, whichever was filled last",
    examples: [
      .finds(
        "when “9” was typed in code.6, code was submitted with 1 of 6 characters",
        on: .component(SwiftUIOTPInput.kind),
        steps: .touch("code.6"), .doubleTap, .type("9")),
      .leaves(
        on: .component(SwiftUIOTPInput.kind),
        steps: .touch("code.1"), .doubleTap, .type("482913")),
    ]
  ) { play in
    guard play.hasCompletion else { return .notEvaluated("no input was completed") }
    return .found(
      play.interactions.indices.compactMap { index in
        let interaction = play.interactions[index]
        for effect in interaction.effects(.completed) {
          guard let owner = effect.element, let code = effect.detail else { continue }
          let fields = interaction.before.tree.textFields.filter { $0.id.hasPrefix(owner + ".") }
          guard fields.count >= 3, fields.allSatisfy({ $0.text?.isSecure == false }), code.count < fields.count else {
            continue
          }
          return Spot(
            message: "\(interaction.doing), \(owner) was submitted with \(code.count) of \(fields.count) characters",
            element: owner,
            interaction: index)
        }
        return nil
      })
  }
}
