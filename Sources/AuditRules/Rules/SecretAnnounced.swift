import AccessibilityModel
import Simulation

extension AuditRule {
  static let secretAnnounced = AuditRule(
    id: "secret-announced", severity: .error, criteria: [],
    summary: "the app says or shows the content of a secure field",
    explanation: """
      The field hides the PIN, but the app announces it or shows it in another text, and everybody nearby can hear it. \
      The rule looks for the content in announcements, notifications, and texts that appear or change after it was \
      entered, in every spelling: with signs between the characters, in words, or as a part of six characters or more. \
      The name of the scenario and of its file must not have it either, because a report shows them.
      """,
    remedy: "say only that the input is complete, or how many characters it has",
    examples: [
      .finds(
        "when “••••” was pasted in pin, the content of the secure field was announced",
        on: .element(.init(id: "pin", role: .secureTextField, label: "PIN")),
        steps: .appear, .touch("pin"), .doubleTap, .paste("4829"),
        when: .init(to: .value, of: "pin", [Step(.announce(Announcement("Your PIN is 4 8 2 9")))])),
      .leaves(
        on: .element(.init(id: "pin", role: .secureTextField, label: "PIN")),
        steps: .appear, .touch("pin"), .doubleTap, .paste("4829"),
        when: .init(to: .value, of: "pin", [Step(.announce(Announcement("4 digits entered")))])),
    ]
  ) { play in
    var spots: [Spot] = []
    var field: String?
    for (index, interaction) in play.interactions.enumerated() {
      if let (_, id, _) = interaction.insertion, interaction.before.tree[id]?.text?.isSecret == true { field = id }
      // What a log says is a finding of its own.
      for reveal in interaction.reveals where reveal.kind != .log {
        let doing = reveal.isApps ? interaction.doing : "after the play"
        let message =
          reveal.kind == .announcement
          ? "\(doing), the content of the secure field was announced"
          : "\(doing), \(reveal.what) had the content of the secure field"
        spots.append(Spot(message: message, element: reveal.element ?? field, interaction: index))
      }
    }
    return field == nil && spots.isEmpty
      ? .notEvaluated("nothing is entered into a secure field") : .found(spots)
  }
}
