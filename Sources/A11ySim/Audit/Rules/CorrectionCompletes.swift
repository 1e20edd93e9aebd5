extension AuditRule {
  static let correctionCompletes = AuditRule(
    "correction-completes", .error, ["3.2.2"], "correcting one digit of a full code hands it in again",
    explanation: """
      Somebody who has two digits to correct is interrupted after the first: the keyboard closes or the code is checked. Looked \
      at are single keys in an input whose fields were all filled, which complete it and take the keyboard focus away.
      """,
    remedy: "leave the focus where it is while a full code is corrected"
  ) { play in
    guard play.hasCompletion else { return .notEvaluated("no input was completed") }
    return .found(
      play.acts.indices.compactMap { index in
        let act = play.acts[index]
        guard case let (_, field, .typed)? = act.insertion, !act.effects(.completed).isEmpty,
          act.before.firstResponder != nil, act.after.firstResponder == nil
        else { return nil }
        let row = act.before.tree.siblingFields(of: field)
        guard row.count >= 3, row.allSatisfy({ act.before.content(of: $0)?.isEmpty == false }) else { return nil }
        return Spot(
          message: "\(act.doing), the code was completed again and the keyboard closed", element: field, act: index)
      })
  }
}
