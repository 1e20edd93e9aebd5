import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let codeInOneCell = AuditRule(
    id: "code-in-one-cell", severity: .error, criteria: ["3.3.8"],
    summary: "a field for one digit contains several characters (failure F109)",
    explanation: """
      One field of the row contains the whole code and the others are empty, so the app gets a wrong code. The rule \
      looks at fields with more than one character, in a row in which a key in an empty field moves the focus to the \
      next.
      """,
    remedy: "distribute a pasted or filled-in code over the fields",
    examples: [
      .finds(
        "when “482913” was pasted in code.3, this field contained 6 characters",
        on: .component(VerificationTextField.kind),
        steps: .touch("code.1"), .doubleTap, .type("4"), .touch("code.3"), .doubleTap, .paste("482913")),
      .leaves(
        on: .component(CodeField.kind, ["layout": "boxes"]),
        steps: .touch("code.1"), .doubleTap, .type("4"), .touch("code.3"), .doubleTap, .paste("482913")),
    ]
  ) { play in
    let rows = play.interactions.compactMap { interaction -> [String]? in
      guard case let (_, field, .typed)? = interaction.insertion, interaction.before.content(of: field) == "",
        interaction.after.content(of: field)?.count == 1, interaction.focusMoves.contains(where: { $0 != field })
      else { return nil }
      return play.row(of: field)
    }
    if rows.isEmpty { return .notEvaluated("no key moved the keyboard focus to the next field") }
    return .found(
      play.interactions.indices.compactMap { index in
        let interaction = play.interactions[index]
        guard let field = interaction.insertion?.field, rows.contains(where: { $0.contains(field) }),
          let before = interaction.before.content(of: field), let after = interaction.after.content(of: field),
          after.count > 1,
          before != after
        else { return nil }
        return Spot(
          message: "\(interaction.doing), this field contained \(after.count) characters", element: field,
          interaction: index)
      })
  }
}
