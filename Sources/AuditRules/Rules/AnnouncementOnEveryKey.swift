import AccessibilityModel
import Simulation

extension AuditRule {
  static let announcementOnEveryKey = AuditRule(
    id: "announcement-on-every-key", severity: .info, criteria: ["4.1.3", "2.2.2"],
    summary: "the app announces the same words at every key",
    explanation: """
      The person hears the announcement instead of what they type, again and again, although it tells nothing new. This \
      is only information, because what is lost is found by other rules. The \
      rule looks at three keys in a row in one field, with the same announcement after each.
      """,
    remedy: "announce it once, when the typing has paused, or only if its words have changed",
    examples: [
      .finds(
        "“Searching your area” was announced at each of three keys in query",
        on: .element(.init(id: "query", role: .textField, label: "Place")),
        steps: .touch("query"), .doubleTap, .type("Lee"),
        when: .init(
          to: .value, of: "query", [Step(.announce(Announcement("Searching your area", priority: .high)))])),
      .leaves(
        on: .element(.init(id: "query", role: .textField, label: "Place")),
        steps: .touch("query"), .doubleTap, .type("Le"),
        when: .init(
          to: .value, of: "query", [Step(.announce(Announcement("Searching your area", priority: .high)))])),
    ], needing: .announcementOnEntry
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    var run: (text: String, field: String, count: Int)?
    var spots: [Spot] = []
    for (index, interaction) in play.interactions.enumerated() {
      guard case let (_, field, .typed)? = interaction.insertion else {
        if interaction.kind != .app { run = nil }
        continue
      }
      let texts = interaction.announcements.map(\.utterance.text)
      if let last = run, last.field == field, texts.contains(last.text) {
        run = (last.text, field, last.count + 1)
      } else {
        run = texts.first.map { ($0, field, 1) }
      }
      if let run, run.count == 3 {
        spots.append(
          Spot(
            message: "“\(run.text)” was announced at each of three keys in \(field)", element: field,
            interaction: index))
      }
    }
    return .found(spots)
  }
}
