import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let backspaceDead = AuditRule(
    id: "backspace-dead", severity: .error, criteria: ["2.1.1"],
    summary: "the delete key does nothing in an empty field, although the previous field is filled",
    explanation: """
      The focus has moved on by itself, but the delete key does not move it back: the person has to find the previous \
      field and double tap it. The rule looks at the delete key in an empty field of a row, if there is a filled field \
      before it.
      """,
    remedy: "let the delete key in an empty field move to the previous field and delete its content",
    examples: [
      .finds(
        "the delete key did nothing in the empty field code.3",
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
    if play.codeRows.isEmpty { return .notEvaluated("there is no row of fields for one code") }
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
        return Spot(
          message: "the delete key did nothing in the empty field \(field)", element: field, interaction: index)
      })
  }
}
