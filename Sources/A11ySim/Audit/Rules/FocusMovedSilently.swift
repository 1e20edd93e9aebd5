extension AuditRule {
  static let focusMovedSilently = AuditRule(
    id: "focus-moved-silently", severity: .warning, criteria: ["3.2.1", "4.1.3"],
    summary: "the keyboard focus goes to another field by itself and nothing says so",
    explanation: """
      The next key goes where the person does not expect it. The rule looks at moves of the keyboard focus that the \
      app makes on a double tap, on a deletion or by itself, to a field that no speech of that act names. Moves on \
      typing are `auto-advance-unannounced`, those on appearing `focus-changed-on-appear-with-vo`. Whether \
      \(ScreenReaders.standard.descriptor.name) speaks such a move by itself depends on the setting \
      firstResponderChangeSpoken, which nobody has measured, so this is a warning.
      """,
    remedy: "leave the focus where the person put it, or announce where it went",
    examples: [
      .finds(
        "on delete in code.2, the keyboard focus went to code.1 unsaid",
        on: .component(UIKitOTPFields.kind, ["retreatOnDelete": "true"]),
        steps: .touch("code.1"), .doubleTap, .type("4"), .touch("code.2"), .doubleTap, .type("8"), .touch("code.2"),
        .doubleTap, .delete()),
      .leaves(
        on: .component(CodeField.kind, ["layout": "boxes"]),
        steps: .touch("code.1"), .doubleTap, .type("4"), .delete(2)),
    ]
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
          message: "\(interaction.doing), the keyboard focus went to \(field) unsaid", element: field,
          interaction: index)
      })
  }
}
