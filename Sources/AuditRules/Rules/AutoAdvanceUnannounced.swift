import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let autoAdvanceUnannounced = AuditRule(
    id: "auto-advance-unannounced", severity: .warning, criteria: ["3.2.2"],
    summary: "typing moves the keyboard focus to another field, and nothing says so",
    explanation: """
      The person does not know which field gets the next key. The rule looks at actions that enter text and move the \
      keyboard focus to another field, if no speech after the action names that field. This is only a warning, because \
      it is not known whether VoiceOver speaks such a move by itself while the person \
      types on the software keyboard (setting firstResponderChangeSpoken).
      """,
    remedy: "announce the new field, tell the person beforehand that the focus will move, or use a single field",
    examples: [
      .finds(
        "when “4” was typed in code.1, the keyboard focus moved to code.2, and nothing said so",
        on: .component(UIKitOTPFields.kind, ["labels": "position"]),
        steps: .touch("code.1"), .doubleTap, .type("4")),
      .leaves(
        on: .component(CodeField.kind, ["layout": "boxes"]),
        steps: .touch("code.1"), .doubleTap, .type("4")),
    ], needing: .advance
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    var seen: Set<String> = []
    return .found(
      play.interactions.indices.compactMap { index in
        let interaction = play.interactions[index]
        guard interaction.before.isReaderRunning, let (_, field, _) = interaction.insertion,
          let next = interaction.after.firstResponder,
          next != field, interaction.focusMoves.contains(next), !interaction.tells(of: next),
          seen.insert(field.prefix { $0 != "." }.description).inserted
        else { return nil }
        return Spot(
          message: "\(interaction.doing), the keyboard focus moved to \(next), and nothing said so", element: next,
          interaction: index)
      })
  }
}
