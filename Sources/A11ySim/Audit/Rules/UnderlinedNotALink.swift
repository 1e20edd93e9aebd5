extension AuditRule {
  static let underlinedNotALink = AuditRule(
    id: "underlined-not-a-link", severity: .warning, criteria: [], summary: "a text is underlined and is no link",
    explanation: """
      People who see it take it for a link, which is why Orange's OUDS forbids underlining in helper and error \
      texts. The rule looks at texts that are known to be underlined in part.
      """,
    remedy: "use strong text, sparingly",
    examples: [
      .finds(
        "“Send again” in help is underlined and is no link",
        on: .element(.init(id: "help", role: .text, label: "Nothing came. Send again", underlined: "Send again")),
        steps: .appear),
      .leaves(
        on: .element(.init(id: "resend", role: .link, label: "Send again", underlined: "Send again")),
        steps: .appear),
    ], judging: .traits
  ) { play in
    var seen: Set<String> = []
    var spots: [Spot] = []
    for (index, interaction) in play.newTrees.map({ ($0, play.interactions[$0]) }) {
      for text in interaction.after.tree.exposed where !text.allTraits.contains(.link) {
        guard let part = text.underlined, !part.isBlank, seen.insert(text.id).inserted else { continue }
        spots.append(
          Spot(message: "“\(part)” in \(text.id) is underlined and is no link", element: text.id, interaction: index))
      }
    }
    return .found(spots)
  }
}
