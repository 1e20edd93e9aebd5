import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let decorativeExposed = AuditRule(
    id: "decorative-exposed", severity: .error, criteria: ["1.1.1", "1.3.1"],
    summary: "the cursor stops at pictures that only show how many characters a field contains",
    explanation: """
      The person has to swipe past “Circle, image” once per digit, and hears nothing that the field does not say. The \
      rule looks at two or more images next to a text field that have the same name, or whose names change when text \
      is entered.
      """,
    remedy: "hide the pictures from assistive technology, because the field says what they show",
    examples: [
      .finds(
        "code.symbol1, code.symbol2 and 2 more are 4 images that are exposed and spoken as “Circle” or similar",
        on: .component(PasscodeField.kind),
        steps: .appear),
      .leaves(
        on: .element(.init(id: "code", role: .textField, label: "Code")),
        .element(.init(id: "lock", role: .image, label: "Lock")),
        steps: .appear),
    ], judging: .label
  ) { play in
    var sawImages = false
    var seen: Set<String> = []
    var spots: [Spot] = []
    for (index, interaction) in play.newTrees.map({ ($0, play.interactions[$0]) }) {
      // On Android, the screen reader does not stop at a picture without a description.
      lazy var stops = Set(interaction.after.readingOrder.map(\.element.id))
      for siblings in interaction.after.tree.siblingLists where siblings.contains(where: { $0.text != nil }) {
        if !siblings.contains(where: { $0.role == .image }) { continue }
        let images = siblings.filter { $0.role == .image && stops.contains($0.id) }
        if images.isEmpty { continue }
        sawImages = true
        let names = images.map { $0.name(on: play.platform)?.string ?? "" }
        let changed =
          interaction.insertion != nil && images.contains { interaction.before.tree[$0.id]?.label != $0.label }
        guard images.count >= 2, Set(names).count < names.count || changed, !seen.contains(images[0].id) else {
          continue
        }
        seen.formUnion(images.map(\.id))
        spots.append(
          Spot(
            message: "\(images.map(\.id).listed) are \(images.count) images that are exposed and "
              + (names[0].isEmpty ? "have no name" : "spoken as “\(names[0])” or similar"),
            element: images[0].id, interaction: index))
      }
    }
    return sawImages ? .found(spots) : .notEvaluated("there is no image next to a text field")
  }
}
