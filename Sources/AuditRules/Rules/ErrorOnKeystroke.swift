import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let errorOnKeystroke = AuditRule(
    id: "error-on-keystroke", severity: .warning, criteria: [],
    summary: "an error appears while the code is still being typed",
    explanation: """
      The person is told that a code is wrong before they have finished it. The guidelines of Orange's OUDS require \
      that the person starts the check. The rule looks at errors that appear after a key that does not complete the \
      input.
      """,
    remedy: "check the code when the person asks for it",
    examples: [
      .finds(
        "when “4” was typed in code.1, “Wrong code” appeared",
        on: .component(CodeField.kind),
        steps: .touch("code.1"), .doubleTap, .type("4"),
        when: .init(to: .value, of: "code", [Step(.set([.init("code", "error", "Wrong code")]))])),
      .leaves(
        on: .component(CodeField.kind, ["length": "4"]),
        steps: .touch("code.1"), .doubleTap, .type("4829"), .touch("code.verify"), .doubleTap,
        when: .init(to: .completed, of: "code", [Step(.set([.init("code", "error", "Wrong code")]))])),
    ]
  ) { play in
    guard play.interactions.contains(where: { !$0.errors.isEmpty }) else { return .notEvaluated("no error is shown") }
    return .found(
      play.interactions.indices.compactMap { index in
        let interaction = play.interactions[index]
        guard case let (_, field, .typed)? = interaction.insertion, let error = interaction.errors.first,
          interaction.effects(.completed).isEmpty
        else { return nil }
        let row = play.row(of: field) ?? [field]
        if row.count > 1 && row.allSatisfy({ interaction.after.content(of: $0)?.isEmpty == false }) { return nil }
        return Spot(message: "\(interaction.doing), “\(error.message)” appeared", element: error.id, interaction: index)
      })
  }
}
