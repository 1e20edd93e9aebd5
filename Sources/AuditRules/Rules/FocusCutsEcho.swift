import AccessibilityModel
import CodeInputs
import Judging
import Simulation

extension AuditRule {
  static let focusCutsEcho = AuditRule(
    id: "focus-cuts-echo", severity: .warning, platform: .android,
    summary: "the keyboard focus moves on, and the screen reader does not say what was typed",
    explanation: """
      The person does not hear what they typed, because TalkBack names the next field instead: its speech about the \
      new focus interrupts the echo. The rule looks at typed keys whose echo is cut off, or never begins, because the \
      key moved the keyboard focus.
      """,
    remedy: "use one field for the whole text, or move the focus after a pause in typing",
    examples: [
      .finds(
        "the echo of “4” in first was lost when the keyboard focus moved on",
        on: .element(.init(id: "first", role: .textField, label: "First digit")),
        .element(.init(id: "second", role: .textField, label: "Second digit")),
        steps: .touch("first"), .doubleTap, .type("4"),
        when: .init(to: .value, of: "first", [Step(.focus("second"))])),
      .leaves(
        on: .component(CodeField.kind, ["layout": "boxes", "length": "4"]),
        steps: .touch("code.1"), .doubleTap, .type("4")),
    ]
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    var isEvaluated = false
    var spots: [Spot] = []
    for (index, interaction) in play.interactions.enumerated() {
      guard case let (text, field, .typed)? = interaction.insertion else { continue }
      let said = interaction.entries.compactMap { entry in
        if case .utterance(let heard) = entry.kind { heard } else { nil }
      }
      let echoes = said.filter { $0.utterance.reason == .typing }
      if !echoes.isEmpty { isEvaluated = true }
      let isLost = echoes.contains { echo in
        guard let loss = play.losses[echo.number], loss.cause == .app else { return false }
        return said.contains {
          $0.number == loss.displacer && $0.utterance.reason == .focus && $0.utterance.element != field
        }
      }
      if !isLost { continue }
      spots.append(
        Spot(
          message:
            "the echo of \(interaction.before.shown(text, in: field)) in \(field) was lost when the keyboard focus moved on",
          element: field, interaction: index))
    }
    return isEvaluated ? .found(spots) : .notEvaluated("nothing that is typed is spoken")
  }
}
