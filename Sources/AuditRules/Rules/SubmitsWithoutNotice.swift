import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let submitsWithoutNotice = AuditRule(
    id: "submits-without-notice", severity: .error, criteria: ["3.2.2"],
    summary: "the last digit submits the code (failure F36)",
    explanation: """
      While the last key is still being echoed, the screen changes, the field is disabled or an error appears, \
      although the person has not decided to go on. The rule looks at actions that enter text, complete an input and \
      make the app or the input change something. It cannot know whether a text tells the person beforehand: if one \
      does, ignore the finding and name that text in the reason.
      """,
    remedy: "submit the code with a button, or say beforehand that the last digit submits it",
    examples: [
      .finds(
        "when “9” was typed in code.1, the code was submitted",
        on: .component(PasscodeField.kind),
        steps: .touch("code.1"), .doubleTap, .type("4829")),
      .leaves(
        on: .component(CodeField.kind, ["length": "4"]),
        steps: .touch("code.1"), .doubleTap, .type("4829"), .touch("code.verify"), .doubleTap),
    ]
  ) { play in
    guard play.hasCompletion else { return .notEvaluated("no input was completed") }
    return .found(
      play.interactions.indices.compactMap { index in
        let interaction = play.interactions[index]
        guard let (_, field, _) = interaction.insertion, let owner = interaction.effects(.completed).first?.element
        else { return nil }
        let isDimmed =
          interaction.before.tree[field]?.isDimmed == false && interaction.after.tree[field]?.isDimmed == true
        let wasCleared = interaction.after.content(of: field) == ""
        guard !interaction.changes.isEmpty || isDimmed || wasCleared || interaction.replacesScreen else { return nil }
        return Spot(message: "\(interaction.doing), the code was submitted", element: owner, interaction: index)
      })
  }
}
