extension AuditRule {
  static let focusNotWhereAsked = AuditRule(
    "focus-not-where-asked", .error, ["3.2.1", "2.4.3"], "a double tap on a field ends in another one",
    explanation: """
      The person comes back to a field to correct it and cannot stay. Looked at is where the keyboard focus is after a double \
      tap on a text field.
      """,
    remedy: "leave the keyboard focus in the field that was tapped"
  ) { play in
    .found(
      play.interactions.indices.compactMap { index in
        let interaction = play.interactions[index]
        guard case .doubleTap(let field?) = interaction.kind, interaction.before.tree[field]?.text != nil,
          let next = interaction.after.firstResponder, next != field
        else { return nil }
        return Spot(
          message: "\(interaction.doing), the keyboard focus ended in \(next)", element: field, interaction: index)
      })
  }
}
