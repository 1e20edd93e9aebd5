import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let focusNotWhereAsked = AuditRule(
    id: "focus-not-where-asked", severity: .error, criteria: ["3.2.1", "2.4.3"],
    summary: "a double tap on a field moves the keyboard focus or the cursor to another element",
    explanation: """
      The person wants to correct a field, but cannot edit it. The rule looks at which field has the keyboard focus \
      after a double tap on a text field, and where the cursor is if the app moves it away. A new screen, and a dialog \
      that opens, do not count.
      """,
    remedy: "keep the keyboard focus in the field that was tapped",
    examples: [
      .finds(
        "on a double tap on code.3, the keyboard focus went to code.4 instead",
        on: .component(VerificationTextField.kind),
        steps: .touch("code.1"), .doubleTap, .type("482"), .touch("code.3"), .doubleTap),
      .leaves(
        on: .component(CodeField.kind, ["layout": "boxes"]),
        steps: .touch("code.1"), .doubleTap, .type("482"), .touch("code.3"), .doubleTap),
    ], needing: .fieldActivation
  ) { play in
    .found(
      play.interactions.indices.compactMap { index in
        let interaction = play.interactions[index]
        guard case .doubleTap(let field?) = interaction.kind, interaction.before.tree[field]?.text != nil,
          !interaction.replacesScreen
        else { return nil }
        guard let next = interaction.after.firstResponder, next != field else {
          guard interaction.throwsCursorOff(field), let cursor = interaction.after.cursor else { return nil }
          return Spot(
            message: "\(interaction.doing), the app moved the cursor away to \(cursor)", element: field,
            interaction: index)
        }
        return Spot(
          message: "\(interaction.doing), the keyboard focus went to \(next) instead", element: field,
          interaction: index)
      })
  }
}

extension Interaction {
  /// Returns whether the app moves the cursor from the field that the person has just activated to another element.
  fileprivate func throwsCursorOff(_ field: String) -> Bool {
    guard before.cursor == field, let cursor = after.cursor, cursor != field, after.tree[field] != nil,
      !cursor.hasPrefix("keyboard")
    else { return false }
    // The cursor goes into a dialog that opens.
    return !after.tree.exposed.contains(where: \.coversTheScreen)
  }
}
