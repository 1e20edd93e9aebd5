import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let docBehaviourMismatch = AuditRule(
    id: "doc-behaviour-mismatch", severity: .warning, criteria: [],
    summary: "an input does not behave as its documentation says",
    explanation: """
      Testers rely on the documentation, but users meet something else. The rule checks the only promise that the \
      models contain: that an input does not take the keyboard focus when it appears while a screen reader runs.
      """,
    remedy: "correct the input or its documentation",
    examples: [
      .finds(
        "code took the keyboard focus, although its documentation says that it does not while a screen reader runs",
        on: .component(OUDSPinCodeInput.kind, ["autofocus": "true", "version": "3.0"]),
        steps: .appear),
      .leaves(
        on: .component(OUDSPinCodeInput.kind, ["version": "1.4", "autofocus": "true"]),
        steps: .appear),
    ]
  ) { play in
    func promising(_ interaction: Interaction) -> [String] {
      interaction.after.promises.filter { $0.value.contains(.noAutofocusWithScreenReader) }.keys.sorted()
    }
    if play.interactions.allSatisfy({ promising($0).isEmpty }) {
      return .notEvaluated("the model of no input on the screen contains its documentation")
    }
    return .found(
      play.interactions.indices.compactMap { index in
        let interaction = play.interactions[index]
        guard [.appear, .screen].contains(interaction.kind), interaction.before.isReaderRunning,
          case let field?? = interaction.focusMoves.last,
          let id = promising(interaction).first(where: { field.hasPrefix($0 + ".") })
        else { return nil }
        return Spot(
          message:
            "\(id) took the keyboard focus, although its documentation says that it does not while a screen reader runs",
          element: id, interaction: index)
      })
  }
}
