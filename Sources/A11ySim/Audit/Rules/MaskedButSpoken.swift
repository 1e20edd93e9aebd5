extension AuditRule {
  static let maskedButSpoken = AuditRule(
    id: "masked-but-spoken", severity: .warning, criteria: [],
    summary: "a field draws dots and exposes what is under them",
    explanation: """
      The screen hides the PIN, and the screen reader says it aloud. The rule looks at fields that are known to draw \
      masks only, over a value in clear. For a one-time code that is a choice; for a PIN it is a leak.
      """,
    remedy: "use a secure field, so that the number of characters is said; let the person reveal them",
    examples: [
      .finds(
        "pin draws “●●●●” and says what is in it",
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
          Spot(message: "\(field.id) draws “\(drawn)” and says what is in it", element: field.id, interaction: index))
      }
    }
    return isKnown ? .found(spots) : .notEvaluated("what is drawn in the text fields is not known")
  }

  private static func isMask(_ character: Character) -> Bool { "●•⬤∙*✱■▪".contains(character) }

  private static func isEmptyMark(_ character: Character) -> Bool { "○◯□-–_ ".contains(character) }
}
