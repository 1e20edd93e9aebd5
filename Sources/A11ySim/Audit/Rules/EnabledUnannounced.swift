extension AuditRule {
  static let enabledUnannounced = AuditRule(
    id: "enabled-unannounced", severity: .info, criteria: ["4.1.3"],
    summary: "a control becomes usable and nothing says so",
    explanation: """
      People who see the screen notice that the button is no longer grey. Someone who listens finds out when they come \
      to it, and most inputs work in this way. So this is information, not a fault. The rule looks at controls that \
      an act or the app enables, where no message is heard in that act or in what the app does next. A button \
      that the app's own reaction enables while the person types or deletes does not count: the person goes on to it \
      when the text is complete.
      """,
    remedy: "if the person waits for the control, announce it: “You can ask for a new code now”",
    examples: [
      .finds(
        "when the app changed something, resend can be used now, unsaid",
        on: .element(.init(id: "resend", role: .button, label: "Resend")),
        steps: .appear, .set([.init("resend", "disabled", "true")]), .announce(Announcement("Code sent")),
        .touch("resend"), .set([.init("resend", "disabled", "false")])),
      .leaves(
        on: .element(.init(id: "resend", role: .button, label: "Resend")),
        steps: .appear, .set([.init("resend", "disabled", "true")]), .announce(Announcement("Code sent")),
        .touch("resend"), .set([.init("resend", "disabled", "false")]),
        .announce(Announcement("You can ask for a new code now"))),
    ]
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    return .found(
      play.interactions.enumerated().flatMap { index, interaction -> [Spot] in
        guard interaction.before.isReaderRunning, interaction.after.isReaderRunning, !interaction.replacesScreen,
          ![.appear, .screen, .reader, .swipe].contains(interaction.kind), !interaction.beginsEditing
        else { return [] }
        return play.switchedUnsaid(index, isDimmed: false).compactMap { id in
          if interaction.editsText, interaction.changes.contains(where: { $0.element == id }) { return nil }
          return Spot(message: "\(interaction.doing), \(id) can be used now, unsaid", element: id, interaction: index)
        }
      })
  }
}
