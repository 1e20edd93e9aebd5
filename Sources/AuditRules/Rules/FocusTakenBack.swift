import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let focusTakenBack = AuditRule(
    id: "focus-taken-back", severity: .error, criteria: ["3.2.1", "2.4.3"],
    summary: "an input moves the keyboard focus back after the person has moved it",
    explanation: """
      The person has chosen a field, but the next key goes to another one. The rule looks at moves of the keyboard \
      focus inside a component, back to the field that the person has left with a double tap or the tab key. It \
      ignores moves that come with an error or a message, that erase a field or that follow entered text. It also \
      ignores a move to the neighbouring field after a double tap on a control, because the control may be meant to do \
      that.
      """,
    remedy: "move the focus only after text was entered, and cancel a pending move when the person moves the focus",
    examples: [
      .finds(
        "on a double tap on code.setCodes, the keyboard focus went from code.5 back to code.2",
        on: .component(VerificationTextField.kind),
        steps: .touch("code.1"), .doubleTap, .type("4"), .touch("code.5"), .doubleTap, .touch("code.setCodes"),
        .doubleTap),
      .leaves(
        on: .component(CodeField.kind, ["layout": "boxes"]),
        steps: .touch("code.1"), .doubleTap, .type("4"), .touch("code.5"), .doubleTap,
        .set([.init("code", "helperText", "Check your messages")])),
    ]
  ) { play in
    guard let moves = play.takenBack else {
      return .notEvaluated("the person never moves the keyboard focus from one field of an input to another")
    }
    return .found(
      moves.sorted { $0.key < $1.key }.map { index, move in
        Spot(
          message: "\(play.interactions[index].doing), the keyboard focus went from \(move.from) back to \(move.to)",
          element: move.from, interaction: index)
      })
  }
}

extension AuditedPlay {
  /// The moves with which a component took the keyboard focus back, by the index of the interaction. Nil if the person
  /// never moved the focus from one field of a component to another.
  var takenBack: [Int: (from: String, to: String)]? {
    var moves: [Int: (from: String, to: String)] = [:]
    var isMoved = false
    /// The field to which the person last moved the focus, and the previous field. Nil after text was entered or
    /// deleted, or a new screen appeared.
    var placed: (field: String, old: String)?
    for (index, interaction) in interactions.enumerated() {
      if interaction.movesOnText || interaction.replacesScreen {
        placed = nil
        continue
      }
      if let move = interaction.placedFocus {
        placed = move
        isMoved = true
        continue
      }
      guard let (field, old) = placed, interaction.after.firstResponder != field else { continue }
      placed = nil
      guard interaction.after.firstResponder == old, interaction.focusMoves.contains(old),
        interaction.errors.isEmpty, withAnswers(index).allSatisfy({ $0.statusMessages.isEmpty })
      else { continue }
      let (before, after) = (interaction.before.contents, interaction.after.contents)
      if before.contains(where: { !$0.value.isEmpty && after[$0.key]?.isEmpty == true }) { continue }
      if case .doubleTap = interaction.kind {
        let fields = interaction.after.tree.siblingFields(of: field)
        if let a = fields.firstIndex(of: field), let b = fields.firstIndex(of: old), abs(a - b) == 1 { continue }
      }
      moves[index] = (field, old)
    }
    return isMoved ? moves : nil
  }
}

extension Interaction {
  /// Whether the app has a reason to move the keyboard focus: text is entered or deleted, or a new screen appears.
  fileprivate var movesOnText: Bool {
    switch kind {
    case .insert, .delete, .appear, .screen: true
    default: false
    }
  }

  /// The new and the previous field if the person moved the keyboard focus within a component; otherwise nil.
  fileprivate var placedFocus: (field: String, old: String)? {
    guard let old = before.firstResponder, let field = after.firstResponder, field != old, focusMoves.isEmpty,
      let dot = old.firstIndex(of: "."), field.hasPrefix(old[...dot])
    else { return nil }
    switch kind {
    case .doubleTap(field), .key(.tab): return (field, old)
    default: return nil
    }
  }
}
