import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let focusMovedSilently = AuditRule(
    id: "focus-moved-silently", severity: .warning, criteria: ["3.2.1", "4.1.3"],
    summary: "the keyboard focus moves to another field by itself, and nothing says so",
    explanation: """
      The next key goes to a field that the person does not expect. The rule looks at moves of the keyboard focus \
      after a double tap, after a deletion or by the app itself, to a field that no speech names. Moves while typing \
      are found by `auto-advance-unannounced`, moves when a screen appears by `focus-changed-on-appear-with-vo`. This \
      is only a warning, because it is not known whether VoiceOver speaks such a move \
      by itself (setting firstResponderChangeSpoken).
      """,
    remedy: "do not move the focus away from where the person put it, or announce the new field",
    examples: [
      .finds(
        "on a press of the delete key in code.2, the keyboard focus moved to code.1, and nothing said so",
        on: .component(UIKitOTPFields.kind, ["retreatOnDelete": "true"]),
        steps: .touch("code.1"), .doubleTap, .type("4"), .touch("code.2"), .doubleTap, .type("8"), .touch("code.2"),
        .doubleTap, .delete()),
      .leaves(
        on: .component(CodeField.kind, ["layout": "boxes"]),
        steps: .touch("code.1"), .doubleTap, .type("4"), .delete(2)),
    ], needing: .focusMove
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    let takenBack = play.takenBack ?? [:]
    return .found(
      play.interactions.indices.compactMap { index in
        let interaction = play.interactions[index]
        // The rules `focus-taken-back` and `auto-advance-unannounced` cover these moves.
        if takenBack[index] != nil || interaction.answeredAct.map({ play.interactions[$0].insertion != nil }) == true {
          return nil
        }
        guard interaction.before.isReaderRunning, interaction.insertion == nil,
          ![.appear, .screen, .reader].contains(interaction.kind),
          case let field?? = interaction.focusMoves.last, !interaction.tells(of: field)
        else { return nil }
        return Spot(
          message: "\(interaction.doing), the keyboard focus moved to \(field), and nothing said so", element: field,
          interaction: index)
      })
  }
}
