import AccessibilityModel
import Simulation

extension AuditRule {
  static let underlinedNotALink = AuditRule(
    id: "underlined-not-a-link", severity: .warning, criteria: [], summary: "a text is underlined but is not a link",
    explanation: """
      People who see the text believe that it is a link. Therefore Orange's OUDS forbids underlining in helper and \
      error texts. The rule looks at texts that are known to have an underlined part.
      """,
    remedy: "remove the underline; use bold text if necessary",
    examples: [
      .finds(
        "“Send again” in help is underlined but is not a link",
        on: .element(.init(id: "help", role: .text, label: "Nothing came. Send again", underlined: "Send again")),
        steps: .appear),
      .leaves(
        on: .element(.init(id: "resend", role: .link, label: "Send again", underlined: "Send again")),
        steps: .appear),
    ], judging: .traits, needing: .underlining
  ) { play in
    var seen: Set<String> = []
    var spots: [Spot] = []
    for (index, interaction) in play.newTrees.map({ ($0, play.interactions[$0]) }) {
      for text in interaction.after.tree.exposed where !text.allTraits.contains(.link) {
        guard let part = text.underlined, !part.isBlank, seen.insert(text.id).inserted else { continue }
        spots.append(
          Spot(message: "“\(part)” in \(text.id) is underlined but is not a link", element: text.id, interaction: index)
        )
      }
    }
    return .found(spots)
  }
}
