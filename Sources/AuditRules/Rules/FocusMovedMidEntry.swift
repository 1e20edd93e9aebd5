import AccessibilityModel
import Simulation

extension AuditRule {
  static let focusMovedMidEntry = AuditRule(
    id: "focus-moved-mid-entry", severity: .error, criteria: ["3.2.2"],
    summary: "the keyboard focus moves on while the person still types into a field",
    explanation: """
      The rest of what the person types lands in another field. The rule looks at keys of one step: the app moves the \
      focus after a key although the field has room for more, and the next key goes into the other field. Fields of \
      one code, each for one character, do not count.
      """,
    remedy: "move the focus only when the field is full, or leave it to the person",
    examples: [
      .finds(
        "when “2” was typed in day, the app moved the focus to month, and “4” was typed there",
        on: date("Day"), date("Month"), steps: .touch("day"), .doubleTap, .type("24"),
        when: .init(to: .value, of: "day", [Step(.focus("month"))])),
      .leaves(
        on: date("Day"), date("Month"), steps: .touch("day"), .doubleTap, .type("2"),
        when: .init(to: .value, of: "day", [Step(.focus("month"))])),
    ], needing: .advance
  ) { play in
    var seen: Set<String> = []
    var spots: [Spot] = []
    for index in play.interactions.indices.dropLast() {
      let (interaction, next) = (play.interactions[index], play.interactions[index + 1])
      guard case let (text, field, .typed)? = interaction.insertion, case let (more, other, .typed)? = next.insertion,
        interaction.step == next.step, field != other, interaction.focusMoves.contains(other),
        let limit = interaction.after.tree[field]?.text?.maxLength, limit > 1,
        (interaction.after.content(of: field)?.count ?? limit) < limit, seen.insert(field).inserted
      else { continue }
      spots.append(
        Spot(
          message:
            "when \(interaction.before.shown(text, in: field)) was typed in \(field), the app moved the focus to \(other), and \(next.before.shown(more, in: other)) was typed there",
          element: field, interaction: index))
    }
    return .found(spots)
  }

  private static func date(_ name: String) -> AuditExample.Item {
    .element(
      .init(
        id: name.lowercased(), role: .textField, label: SpokenText(name),
        text: .init(usesNumberPad: true, maxLength: 2)))
  }
}
