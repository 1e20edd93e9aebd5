extension AuditRule {
  static let docBehaviourMismatch = AuditRule(
    id: "doc-behaviour-mismatch", severity: .warning, criteria: [],
    summary: "an input does what its documentation says it does not",
    explanation: """
      Testers rely on the documentation, and users get something else. The rule looks at the one promise that models \
      know of: an input leaves the focus alone on appearing while a screen reader runs.
      """,
    remedy: "make one of them follow the other",
    examples: [
      .finds(
        "code took the keyboard focus; its documentation says it does not while a screen reader runs",
        on: .component(OUDSPinCodeInput.kind, ["autofocus": "true", "version": "3.0"]),
        steps: .appear),
      .leaves(
        on: .component(OUDSPinCodeInput.kind, ["version": "1.4", "autofocus": "true"]),
        steps: .appear),
    ]
  ) { play in
    func promising(_ interaction: Interaction) -> [String] {
      interaction.after.promises.filter { $0.value.contains(.noAutofocusWithScreenReader) }.keys.sorted()
    }
    if play.interactions.allSatisfy({ promising($0).isEmpty }) {
      return .notEvaluated("no documentation of an input on the screen is known")
    }
    return .found(
      play.interactions.indices.compactMap { index in
        let interaction = play.interactions[index]
        guard [.appear, .screen].contains(interaction.kind), interaction.before.isReaderRunning,
          case let field?? = interaction.focusMoves.last,
          let id = promising(interaction).first(where: { field.hasPrefix($0 + ".") })
        else { return nil }
        return Spot(
          message: "\(id) took the keyboard focus; its documentation says it does not while a screen reader runs",
          element: id, interaction: index)
      })
  }
}
