extension AuditRule {
  static let autoAdvanceUnannounced = AuditRule(
    id: "auto-advance-unannounced", severity: .warning, criteria: ["3.2.2"],
    summary: "typing moves the keyboard focus to another field, unsaid",
    explanation: """
      The person does not know which field the next key goes to. The rule looks at acts that enter text and end with \
      the keyboard focus in another field, which no speech of that act names. Nobody has measured whether \
      \(ScreenReaders.standard.descriptor.name) speaks such a move by itself while the person types on the software \
      keyboard (setting firstResponderChangeSpoken), so this is a warning.
      """,
    remedy: "announce the field, describe beforehand what happens, or use one field",
    examples: [
      .finds(
        "when “4” was typed in code.1, the keyboard focus went on to code.2 unsaid",
        on: .component(UIKitOTPFields.kind, ["labels": "position"]),
        steps: .touch("code.1"), .doubleTap, .type("4")),
      .leaves(
        on: .component(CodeField.kind, ["layout": "boxes"]),
        steps: .touch("code.1"), .doubleTap, .type("4")),
    ]
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    var seen: Set<String> = []
    return .found(
      play.interactions.indices.compactMap { index in
        let interaction = play.interactions[index]
        guard interaction.before.isReaderRunning, let (_, field, _) = interaction.insertion,
          let next = interaction.after.firstResponder,
          next != field, interaction.focusMoves.contains(next), !interaction.tells(of: next),
          seen.insert(field.prefix { $0 != "." }.description).inserted
        else { return nil }
        return Spot(
          message: "\(interaction.doing), the keyboard focus went on to \(next) unsaid", element: next,
          interaction: index)
      })
  }
}
