import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let duplicateContent = AuditRule(
    id: "duplicate-content", severity: .warning, criteria: ["1.3.1"],
    summary: "a text repeats the content of the text field next to it",
    explanation: """
      The cursor stops twice at the same digit, and the person hears it twice. The rule looks at texts whose whole \
      content is that of a text field next to them.
      """,
    remedy: "hide the text from assistive technology",
    examples: [
      .finds(
        "code.digit1 and code.1 have the same content and are spoken one after the other",
        on: .component(SwiftUIPINInput.kind),
        steps: .touch("code.1"), .doubleTap, .type("4"), .touch("code.showDigits"), .doubleTap),
      .leaves(
        on: .element(.init(id: "code", role: .textField, label: "Code", value: "482913")),
        .element(.init(id: "note", role: .text, label: "Code sent")),
        steps: .appear),
    ], judging: [.label, .value], needing: .content
  ) { play in
    var spots: [Spot] = []
    var seen: Set<String> = []
    var sawPair = false
    for (index, interaction) in play.newTrees.map({ ($0, play.interactions[$0]) }) {
      for siblings in interaction.after.tree.siblingLists {
        for (place, text) in siblings.enumerated() where text.role == .text {
          let neighbours = [place - 1, place + 1].filter(siblings.indices.contains).map { siblings[$0] }
          let field = neighbours.first { neighbour in
            guard let content = Interaction.Moment.content(of: neighbour), !content.isEmpty else { return false }
            sawPair = true
            return content == text.label?.string
          }
          guard let field, seen.insert(text.id.prefix { $0 != "." }.description).inserted else { continue }
          spots.append(
            Spot(
              message: "\(text.id) and \(field.id) have the same content and are spoken one after the other",
              element: text.id,
              interaction: index))
        }
      }
    }
    return sawPair ? .found(spots) : .notEvaluated("no text is next to a text field with content")
  }
}
