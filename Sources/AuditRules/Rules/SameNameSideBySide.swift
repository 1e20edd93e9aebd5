import AccessibilityModel
import Simulation

extension AuditRule {
  static let sameNameSideBySide = AuditRule(
    id: "same-name-side-by-side", severity: .warning, criteria: ["2.4.6"],
    summary: "two buttons, one after the other, have the same name",
    explanation: """
      The person hears “Show details” twice and cannot tell which is which, and a command to voice control finds both. \
      The rule looks at buttons and links that follow each other directly, and that the screen reader describes with \
      the same words, also in its hint. A group with a name of its own around one of them tells them apart. The rule \
      ignores switches, tabs, keys, and controls of which one lies inside the other.
      """,
    remedy: "name what each button is for, such as “Show details of Hotel Bellecour”",
    examples: [
      .finds(
        "first and second follow each other, and both are spoken as “Show details, button”",
        on: .element(.init(id: "first", role: .button, label: "Show details")),
        .element(.init(id: "second", role: .button, label: "Show details")),
        steps: .appear),
      .leaves(
        on: .element(.init(id: "first", role: .button, label: "Show details of Hotel du Parc")),
        .element(.init(id: "second", role: .button, label: "Show details of Hotel Bellecour")),
        steps: .appear),
    ], judging: [.label, .value]
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    var seen: Set<String> = []
    var spots: [Spot] = []
    var sawPair = false
    for index in play.newTrees {
      let stops = play.interactions[index].after.readingOrder
      for (first, second) in zip(stops, stops.dropFirst())
      where first.element.isPlainButton && second.element.isPlainButton {
        sawPair = true
        guard let name = first.element.name(on: play.platform)?.string.trimmed, name.contains(where: \.isLetter),
          name == second.element.name(on: play.platform)?.string.trimmed, !seen.contains(second.element.id),
          !first.isToldApart(from: second)
        else { continue }
        let said = play.descriptions(of: [(index, first), (index, second)])
        // The second of three has the same name as the third, which is no news.
        guard said[0].map(\.text) == said[1].map(\.text), let words = said[0].first?.text,
          seen.insert(second.element.id).inserted, seen.insert(first.element.id).inserted
        else { continue }
        spots.append(
          Spot(
            message:
              "\(first.element.id) and \(second.element.id) follow each other, and both are spoken as “\(words)”",
            element: second.element.id, interaction: index))
      }
    }
    return sawPair ? .found(spots) : .notEvaluated("no two buttons follow each other")
  }
}

extension AccessibilityTree.Stop {
  /// Returns whether a named group, a position or a place inside the other stop tells two neighbours apart.
  fileprivate func isToldApart(from next: Self) -> Bool {
    if element.position != next.element.position || cell != next.cell || element.isInside(next.element) { return true }
    guard let group = next.groups.last, group.id != groups.last?.id else { return false }
    return group.label?.string.isBlank == false
  }
}
