extension AuditRule {
  static let focusNotWhereAsked = AuditRule(
    id: "focus-not-where-asked", severity: .error, criteria: ["3.2.1", "2.4.3"],
    summary: "a double tap on a field ends in another one",
    explanation: """
      The person comes back to a field to correct it and cannot stay. The rule looks at where the keyboard focus is \
      after a double tap on a text field.
      """,
    remedy: "leave the keyboard focus in the field that was tapped",
    examples: [
      .finds(
        "on a double tap on code.3, the keyboard focus ended in code.4",
        on: .component(VerificationTextField.kind),
        steps: .touch("code.1"), .doubleTap, .type("482"), .touch("code.3"), .doubleTap),
      .leaves(
        on: .component(CodeField.kind, ["layout": "boxes"]),
        steps: .touch("code.1"), .doubleTap, .type("482"), .touch("code.3"), .doubleTap),
    ]
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
