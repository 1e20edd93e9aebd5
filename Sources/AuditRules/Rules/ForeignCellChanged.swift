import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let foreignCellChanged = AuditRule(
    id: "foreign-cell-changed", severity: .error, criteria: ["3.2.2", "3.3.7"],
    summary: "a key in one field changes another filled field",
    explanation: """
      A digit that the person did not edit is overwritten or erased. The rule looks at single keys, and at deletions \
      in a filled field, after which another filled field has a different content.
      """,
    remedy: "let a key change only the field that is being edited",
    examples: [
      .finds(
        "when “7” was typed in code.1, code.2 changed as well",
        on: .component(SwiftUIOTPInput.kind),
        steps: .touch("code.1"), .doubleTap, .type("48"), .touch("code.1"), .doubleTap, .type("7")),
      .leaves(
        on: .component(CodeField.kind, ["layout": "boxes"]),
        steps: .touch("code.1"), .doubleTap, .type("48"), .touch("code.1"), .doubleTap, .type("7")),
    ], needing: .entryInRow
  ) { play in
    .found(
      play.interactions.indices.compactMap { index in
        let interaction = play.interactions[index]
        let field: String
        switch interaction.kind {
        case .insert(_, let id, .typed): field = id
        case .delete(let id) where interaction.before.content(of: id)?.isEmpty == false: field = id
        default: return nil
        }
        let others = interaction.before.tree.siblingFields(of: field).filter { $0 != field }
        let (before, after) = (interaction.before.contents, interaction.after.contents)
        let changed = others.filter { before[$0]?.isEmpty == false && before[$0] != after[$0] }
        // An app that empties all fields at once clears the input on purpose.
        let isCleared = !interaction.changes.isEmpty && (others + [field]).allSatisfy { after[$0] == "" }
        guard let first = changed.first, !isCleared else { return nil }
        return Spot(
          message: "\(interaction.doing), \(changed.listed) changed as well", element: first, interaction: index)
      })
  }
}
