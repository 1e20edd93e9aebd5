import AccessibilityModel
import Simulation

extension AuditRule {
  static let enabledUnannounced = AuditRule(
    id: "enabled-unannounced", severity: .info, criteria: ["4.1.3"],
    summary: "a control becomes usable, and nothing says so",
    explanation: """
      People who see the screen notice that the button is no longer grey. People who listen notice it only when they \
      reach the button. Most inputs work in this way, so this is information, not a fault. The rule looks at controls \
      that become enabled, if no message is heard then or after the next change by the app. A button that the app \
      enables while the person types or deletes does not count, because the person goes to it when the text is \
      complete.
      """,
    remedy: "if the person waits for the control, announce the change: “You can ask for a new code now”",
    examples: [
      .finds(
        "when the app changed something, resend became usable, and nothing said so",
        on: .element(.init(id: "resend", role: .button, label: "Resend")),
        steps: .appear, .set([.init("resend", "disabled", "true")]), .announce(Announcement("Code sent")),
        .touch("resend"), .set([.init("resend", "disabled", "false")])),
      .leaves(
        on: .element(.init(id: "resend", role: .button, label: "Resend")),
        steps: .appear, .set([.init("resend", "disabled", "true")]), .announce(Announcement("Code sent")),
        .touch("resend"), .set([.init("resend", "disabled", "false")]),
        .announce(Announcement("You can ask for a new code now"))),
    ], needing: .switching
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    return .found(
      play.interactions.enumerated().flatMap { index, interaction -> [Spot] in
        guard interaction.before.isReaderRunning, interaction.after.isReaderRunning, !interaction.replacesScreen,
          ![.appear, .screen, .reader, .swipe].contains(interaction.kind), !interaction.beginsEditing
        else { return [] }
        return play.switchedUnsaid(index, isDimmed: false).compactMap { id in
          if interaction.editsText, interaction.changes.contains(where: { $0.element == id }) { return nil }
          return Spot(
            message: "\(interaction.doing), \(id) became usable, and nothing said so", element: id, interaction: index)
        }
      })
  }
}
