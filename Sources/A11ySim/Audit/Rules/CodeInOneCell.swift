extension AuditRule {
  static let codeInOneCell = AuditRule(
    "code-in-one-cell", .error, ["3.3.8"], "a field for one digit takes several (failure F109)",
    explanation: """
      The code sits in one field of the row, the others are empty, and the app gets something nobody meant. Looked at are \
      fields of a row with more than one character while another is empty.
      """,
    remedy: "spread what comes in over the fields"
  ) { play in
    if play.codeRows.isEmpty { return .notEvaluated("no text went on from one field to the next") }
    return .found(
      play.acts.indices.compactMap { index in
        let act = play.acts[index]
        guard let field = act.insertion?.field, let row = play.row(of: field),
          let before = act.before.content(of: field), let after = act.after.content(of: field), after.count > 1,
          before != after, row.contains(where: { act.after.content(of: $0) == "" })
        else { return nil }
        return Spot(
          message: "\(act.doing), \(after.count) characters were in that one field", element: field, act: index)
      })
  }
}
