import AccessibilityModel
import Simulation

extension AuditRule {
  static let modalWithoutWayOut = AuditRule(
    id: "modal-without-way-out", severity: .warning, criteria: ["2.1.2"], platform: .iOS,
    summary: "an alert, a sheet or a modal group cannot be closed",
    explanation: """
      The cursor cannot leave an alert, a sheet or a modal group. If it has no button and the two-finger scrub does \
      not close it, the person is trapped. The rule looks at modal containers that stay until the end of the scenario. \
      It ignores a container if anything in it can be activated or has actions, if the app reacts to one of its \
      events, or if it shows that something is in progress. This is only a warning, because the system may close a \
      sheet by a scrub that the scenario does not mention. On Android, the Back \
      gesture closes a dialog unless the app forbids it, which no tree shows.
      """,
    remedy: "add a button that closes it, and close it on the two-finger scrub (`accessibilityPerformEscape`)",
    examples: [
      .finds(
        "nothing in terms closes it, and the cursor cannot leave it",
        on: .group(.init(id: "terms", role: .sheet), [.init(id: "text", role: .text, label: "The terms have changed")]),
        steps: .appear),
      .leaves(
        on: .group(
          .init(id: "terms", role: .sheet),
          [
            .init(id: "text", role: .text, label: "The terms have changed"),
            .init(id: "close", role: .button, label: "Close"),
          ]),
        steps: .appear),
      .leaves(
        on: .group(.init(id: "terms", role: .sheet), [.init(id: "text", role: .text, label: "The terms have changed")]),
        steps: .appear,
        when: .init(to: .escape, of: "terms", [Step(.set([.init("terms", "hidden", "true")]))])),
    ], judging: [.actions, .modality]
  ) { play in
    var sawModal = false
    var open: [(id: String, interaction: Int)] = []
    for index in play.newTrees {
      let moment = play.interactions[index].after
      let modals = moment.tree.contains(where: \.coversTheScreen) ? moment.tree.exposed.filter(\.coversTheScreen) : []
      if !modals.isEmpty { sawModal = true }
      let stops = modals.isEmpty ? [] : moment.readingOrder
      let shut = modals.map(\.id).filter { play.isShut($0, among: stops, at: moment) }
      if play.interactions[index].replacesScreen { open = [] }
      open.removeAll { !shut.contains($0.id) }
      open += shut.filter { id in !open.contains { $0.id == id } }.map { ($0, index) }
    }
    if !sawModal { return .notEvaluated("there is no alert, sheet or modal group") }
    return .found(
      open.map { id, index in
        Spot(
          message: "nothing in \(id) closes it, and the cursor cannot leave it", element: id, interaction: index)
      })
  }
}

extension AuditedPlay {
  /// Returns whether the cursor cannot leave a modal container, and neither its content nor a reaction of the app
  /// closes it.
  fileprivate func isShut(
    _ modal: String, among stops: [AccessibilityTree.Stop], at moment: Interaction.Moment
  ) -> Bool {
    let inside = stops.filter { $0.element.id == modal || $0.groups.contains { $0.id == modal } }
    // A container in which the cursor cannot stop has unknown content. If the cursor can stop outside, it can leave the
    // container.
    if inside.isEmpty || inside.count < stops.count { return false }
    // A dimmed button counts as well, because the person's input may enable it.
    let offers = inside.contains { stop in
      let element = stop.element
      return element.isControl(on: platform) || !element.actions.isEmpty || element.role == .progress
        || element.allTraits.contains(.updatesFrequently)
    }
    if offers { return false }
    var ids = Set(inside.map(\.element.id)).union(inside.flatMap { $0.groups.map(\.id) })
    ids.formUnion(ids.compactMap(\.owningComponent))
    return !reactions.contains {
      ids.contains($0.element) && ($0.screen == nil || $0.screen == moment.screen)
    }
  }
}

extension AccessibilityElement {
  /// Whether the cursor can reach only the element's own content while the element is on the screen.
  var coversTheScreen: Bool { isModal || role == .alert || role == .sheet }
}

extension String {
  fileprivate var owningComponent: String? {
    guard let dot = firstIndex(of: "."), dot > startIndex else { return nil }
    return String(self[..<dot])
  }
}
