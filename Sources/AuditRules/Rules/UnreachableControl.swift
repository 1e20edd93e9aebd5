import AccessibilityModel
import Simulation

extension AuditRule {
  static let unreachableControl = AuditRule(
    id: "unreachable-control", severity: .error, criteria: ["2.1.1", "4.1.2"],
    summary: "the cursor never reaches a control to which the app reacts",
    explanation: """
      People who see the control can tap it; people who listen do not know that it exists. An element inside another \
      element, or inside a container whose children are ignored, is not in the reading order. The rule looks at \
      elements for which the scenario has a reaction to `activated`, which are on a screen that the person has \
      visited, and at which the cursor can stop at no time of the play. It ignores hidden and disabled elements, and \
      screens with an alert, a sheet or a modal group.
      """,
    remedy: """
      let the cursor stop at the control: do not make its container an accessibility element, or offer the same as a \
      custom action of the container
      """,
    examples: [
      .finds(
        "the app reacts to a double tap on delete, but the cursor cannot reach it",
        on: .group(
          .init(id: "row", role: .group, label: "Rent, 900 euros", childBehavior: .ignore),
          [.init(id: "delete", role: .button, label: "Delete")]),
        steps: .appear,
        when: .init(to: .activated, of: "delete", [Step(.announce(Announcement("Deleted")))])),
      .leaves(
        on: .group(
          .init(id: "row", role: .group, label: "Rent, 900 euros"),
          [.init(id: "delete", role: .button, label: "Delete")]),
        steps: .appear,
        when: .init(to: .activated, of: "delete", [Step(.announce(Announcement("Deleted")))])),
    ], judging: [.actions]
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    let wanted = Set(play.reactions.filter { $0.event == .activated }.map(\.element))
    var reached: Set<String> = []
    var missed: [(id: String, interaction: Int)] = []
    for index in play.newTrees where play.interactions[index].after.isReaderRunning {
      let moment = play.interactions[index].after
      let there = moment.tree.exposed
      if there.contains(where: \.coversTheScreen) { continue }
      let present = there.filter { element in
        wanted.contains(element.id) && !element.isDimmed && element.role != .group
          && play.reacts(to: .activated, of: element.id, at: moment)
      }
      if present.isEmpty { continue }
      let stops = Set(moment.readingOrder.map(\.element.id))
      for element in present {
        if stops.contains(element.id) {
          reached.insert(element.id)
        } else if !missed.contains(where: { $0.id == element.id }) {
          missed.append((element.id, index))
        }
      }
    }
    if reached.isEmpty, missed.isEmpty {
      return .notEvaluated("the scenario has no reaction to a double tap on an element of the screen")
    }
    return .found(
      missed.filter { !reached.contains($0.id) }.map { id, index in
        Spot(
          message: "the app reacts to a double tap on \(id), but the cursor cannot reach it", element: id,
          interaction: index)
      })
  }
}
