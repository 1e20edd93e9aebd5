extension AuditRule {
  static let focusedNodeRemoved = AuditRule(
    id: "focused-node-removed", severity: .error, criteria: ["2.4.3"], summary: "what the person is on disappears",
    explanation: """
      The cursor is thrown somewhere else. The rule looks at elements that have the cursor or the keyboard focus and \
      are gone after an act, unless the screen is replaced.
      """,
    remedy: "keep the control and dim it, or move the cursor to where the person goes on before it goes",
    examples: [
      .finds(
        "when the app changed something, clear disappeared under the person",
        on: .element(.init(id: "clear", role: .button, label: "Clear")),
        .element(.init(id: "verify", role: .button, label: "Verify")),
        steps: .touch("clear"), .doubleTap, .set([.init("clear", "hidden", "true")])),
      .leaves(
        on: .element(.init(id: "clear", role: .button, label: "Clear")),
        .element(.init(id: "verify", role: .button, label: "Verify")),
        steps: .touch("clear"), .doubleTap, .set([.init("verify", "hidden", "true")])),
    ]
  ) { play in
    .found(
      play.interactions.indices.compactMap { index in
        let interaction = play.interactions[index]
        guard interaction.kind != .screen, !interaction.replacesScreen,
          let gone = interaction.effects(.removed).first?.element
        else {
          return nil
        }
        return Spot(
          message: "\(interaction.doing), \(gone) disappeared under the person", element: gone, interaction: index)
      })
  }
}
