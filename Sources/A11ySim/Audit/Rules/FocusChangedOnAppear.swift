extension AuditRule {
  static let focusChangedOnAppear = AuditRule(
    id: "focus-changed-on-appear-with-vo", severity: .error, criteria: ["3.2.1", "2.4.3"],
    summary: "the keyboard focus is taken when the screen appears, though a screen reader runs",
    explanation: """
      The person lands in a field and has missed the heading, the instructions and where the code was sent. The rule \
      looks at moves of the keyboard focus when a screen appears or is replaced.
      """,
    remedy: "leave the focus alone while a screen reader runs",
    examples: [
      .finds(
        "the keyboard focus went to code.1 by itself, past everything before it",
        on: .component(UIKitOTPFields.kind, ["labels": "position", "autofocus": "true"]),
        steps: .appear),
      .leaves(
        on: .component(UIKitOTPFields.kind, ["labels": "position"]),
        steps: .appear),
    ]
  ) { play in
    let appearances = play.interactions.indices.filter {
      play.interactions[$0].before.isReaderRunning && [.appear, .screen].contains(play.interactions[$0].kind)
    }
    if appearances.isEmpty { return .notEvaluated("no screen appears while a screen reader runs") }
    return .found(
      appearances.compactMap { index in
        guard case let field?? = play.interactions[index].focusMoves.last else { return nil }
        return Spot(
          message: "the keyboard focus went to \(field) by itself, past everything before it", element: field,
          interaction: index)
      })
  }
}
