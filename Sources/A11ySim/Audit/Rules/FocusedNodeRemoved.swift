extension AuditRule {
  static let focusedNodeRemoved = AuditRule(
    "focused-node-removed", .error, ["2.4.3"], "what the person is on disappears",
    explanation: """
      The cursor is thrown somewhere else. Looked at are elements that are gone after an act which the cursor or the keyboard \
      focus was on, unless the screen was replaced.
      """,
    remedy: "keep the control and dim it, or move the cursor to where the person goes on before it goes"
  ) { play in
    .found(
      play.acts.indices.compactMap { index in
        let act = play.acts[index]
        guard act.kind != .screen, !act.replacesScreen, let gone = act.effects(.removed).first?.element else {
          return nil
        }
        return Spot(message: "\(act.doing), \(gone) disappeared under the person", element: gone, act: index)
      })
  }
}
