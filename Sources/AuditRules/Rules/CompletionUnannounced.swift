import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let completionUnannounced = AuditRule(
    id: "completion-unannounced", severity: .error, criteria: ["4.1.3"],
    summary: "the code is complete, and nothing says so",
    explanation: """
      After the last digit there is silence, and often the keyboard closes. The rule looks at actions that enter text \
      and complete an input, if only the echo of the key and names of fields are heard after them.
      """,
    remedy: "announce it once, politely: “Code complete”",
    examples: [
      .finds(
        "when “9” was typed in code.4, the input was complete, and nothing said so; the keyboard closed",
        on: .component(OUDSPinCodeInput.kind, ["length": "4", "version": "3.0"]),
        steps: .touch("code.1"), .doubleTap, .type("4829")),
      .leaves(
        on: .component(OUDSPinCodeInput.kind, ["length": "4", "version": "3.0"]),
        steps: .touch("code.1"), .doubleTap, .type("4829"),
        when: .init(to: .completed, of: "code", [Step(.announce(Announcement("Code complete")))])),
    ]
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    let completions = play.interactions.indices.filter {
      play.interactions[$0].insertion != nil && !play.interactions[$0].effects(.completed).isEmpty
    }
    if completions.isEmpty { return .notEvaluated("no input was completed by typing") }
    return .found(
      completions.compactMap { index in
        let interaction = play.interactions[index]
        guard interaction.before.isReaderRunning, interaction.saysNothing else { return nil }
        // The rule `completion-incomplete` covers codes that are submitted before all fields are filled.
        let row = interaction.after.tree.siblingFields(of: interaction.insertion?.field ?? "")
        let filled = row.count { interaction.after.content(of: $0)?.isEmpty == false }
        if row.count >= 3, filled > 0, filled < row.count { return nil }
        let closed = interaction.before.firstResponder != nil && interaction.after.firstResponder == nil
        return Spot(
          message:
            "\(interaction.doing), the input was complete, and nothing said so\(closed ? "; the keyboard closed" : "")",
          element: interaction.effects(.completed)[0].element, interaction: index)
      })
  }
}
