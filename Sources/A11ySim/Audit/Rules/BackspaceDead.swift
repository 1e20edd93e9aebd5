extension AuditRule {
  static let backspaceDead = AuditRule(
    id: "backspace-dead", severity: .error, criteria: ["2.1.1"],
    summary: "delete in an empty field does nothing though the one before is filled",
    explanation: """
      The focus has moved on by itself, and the delete key does not go back: the person has to find the previous \
      field and double tap it. The rule looks at deletions in an empty field of a row that has a filled field before \
      it.
      """,
    remedy: "in an empty field, delete what is in the one before and move there",
    examples: [
      .finds(
        "delete in the empty code.3 did nothing",
        on: .component(UIKitOTPFields.kind),
        steps: .touch("code.1"), .doubleTap, .type("48"), .delete()),
      .leaves(
        on: .component(CodeField.kind, ["layout": "boxes"]),
        steps: .touch("code.1"), .doubleTap, .type("48"), .delete()),
    ]
  ) { play in
    let deletions = play.interactions.indices.filter {
      if case .delete = play.interactions[$0].kind { true } else { false }
    }
    if deletions.isEmpty { return .notEvaluated("nothing is deleted") }
    if play.codeRows.isEmpty { return .notEvaluated("no text went on from one field to the next") }
    return .found(
      deletions.compactMap { index in
        let interaction = play.interactions[index]
        guard case .delete(let field) = interaction.kind, let row = play.row(of: field),
          let place = row.firstIndex(of: field),
          interaction.before.content(of: field) == "",
          row[..<place].contains(where: { interaction.before.content(of: $0)?.isEmpty == false }),
          row.allSatisfy({ interaction.before.content(of: $0) == interaction.after.content(of: $0) }),
          interaction.focusMoves.isEmpty
        else { return nil }
        return Spot(message: "delete in the empty \(field) did nothing", element: field, interaction: index)
      })
  }
}
