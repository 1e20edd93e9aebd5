import AccessibilityModel
import Simulation

extension AuditRule {
  static let maskedButSpoken = AuditRule(
    id: "masked-but-spoken", severity: .warning, criteria: [],
    summary: "a field shows only dots, but its content is spoken",
    explanation: """
      The screen hides the PIN, but the screen reader speaks it. The rule looks at fields that are known to show only \
      dots or similar marks, but expose their value. This may be intended for a one-time code; a PIN must stay secret.
      """,
    remedy:
      "use a secure field, so that only the number of characters is spoken, and let the person show the characters",
    examples: [
      .finds(
        "pin shows “●●●●”, but its content is spoken",
        on: .element(.init(id: "pin", role: .textField, label: "PIN", value: "4829", drawn: "●●●●")),
        steps: .appear),
      .leaves(
        on: .element(.init(id: "pin", role: .secureTextField, label: "PIN", value: "4829", drawn: "●●●●")),
        steps: .appear),
    ]
  ) { play in
    var isKnown = false
    var seen: Set<String> = []
    var spots: [Spot] = []
    for (index, interaction) in play.newTrees.map({ ($0, play.interactions[$0]) }) {
      for field in interaction.after.tree.textFields {
        guard let drawn = field.drawn else { continue }
        isKnown = true
        guard field.text?.isSecure == false, let content = Interaction.Moment.content(of: field), !content.isEmpty,
          drawn.contains(where: isMask), drawn.allSatisfy({ isMask($0) || isEmptyMark($0) }), content != drawn,
          seen.insert(field.id.prefix { $0 != "." }.description).inserted
        else { continue }
        spots.append(
          Spot(
            message: "\(field.id) shows “\(drawn)”, but its content is spoken", element: field.id, interaction: index))
      }
    }
    return isKnown ? .found(spots) : .notEvaluated("the visible text of the text fields is not known")
  }

  private static func isMask(_ character: Character) -> Bool { "●•⬤∙*✱■▪".contains(character) }

  private static func isEmptyMark(_ character: Character) -> Bool { "○◯□-–_ ".contains(character) }
}
