import AccessibilityModel
import Simulation

extension AuditRule {
  static let reachableBehindModal = AuditRule(
    id: "reachable-behind-modal", severity: .warning, criteria: ["2.4.3"],
    summary: "the cursor can leave a dialog for what lies behind it",
    explanation: """
      People who see the screen cannot use what is behind the dialog; people who listen swipe on into it and do not \
      notice. The rule looks at two kinds of dialogs. The first is an element that is modal (`modal: true`), while the \
      cursor can stop outside it: on iOS, a modal view hides only its siblings. The second is a group that appears \
      after an act of the person and that a control inside it closes again, if the group has a title (a label, a \
      heading or `paneTitle`) or the app moves the cursor into it.
      """,
    remedy: """
      make the dialog modal: on iOS set `accessibilityViewIsModal` on the view whose siblings are covered, on Android \
      use a dialog window, or hide what is behind it
      """,
    examples: [
      .finds(
        "limits is modal, but the cursor can leave it and go to home",
        on: .element(.init(id: "home", role: .button, label: "Home")),
        .group(
          .init(id: "page", role: .group),
          [
            .init(
              id: "limits", role: .group, label: "Limits", isModal: true,
              children: [.init(id: "close", role: .button, label: "Close")])
          ]),
        steps: .appear),
      .leaves(
        on: .element(.init(id: "home", role: .button, label: "Home")),
        .group(
          .init(id: "limits", role: .group, label: "Limits", isModal: true),
          [.init(id: "close", role: .button, label: "Close")]),
        steps: .appear),
    ], judging: .modality
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    var sawDialog = false
    var seen: Set<String> = []
    var spots: [Spot] = []
    for index in play.newTrees where play.interactions[index].after.isReaderRunning {
      let interaction = play.interactions[index]
      let dialogs = play.dialogs(in: interaction)
      if dialogs.isEmpty { continue }
      let stops = interaction.after.readingOrder
      let ids = Set(dialogs.map(\.id))
      func isInside(_ stop: AccessibilityTree.Stop) -> Bool {
        ids.contains(stop.element.id) || stop.groups.contains { ids.contains($0.id) }
      }
      guard let first = stops.first(where: isInside) else { continue }
      sawDialog = true
      guard let behind = stops.first(where: { !isInside($0) })?.element,
        let dialog = dialogs.last(where: { dialog in
          first.element.id == dialog.id || first.groups.contains { $0.id == dialog.id }
        }),
        seen.insert(dialog.id).inserted
      else { continue }
      let kind = dialog.coversTheScreen ? "is modal" : "appeared as a dialog"
      spots.append(
        Spot(
          message: "\(dialog.id) \(kind), but the cursor can leave it and go to \(behind.id)", element: dialog.id,
          interaction: index))
    }
    return sawDialog ? .found(spots) : .notEvaluated("there is no dialog")
  }
}

extension AuditedPlay {
  /// Returns the elements that cover the screen, or else the groups that appeared as dialogs.
  fileprivate func dialogs(in interaction: Interaction) -> [AccessibilityElement] {
    let exposed = interaction.after.tree.exposed
    let modal = exposed.filter(\.coversTheScreen)
    if !modal.isEmpty || interaction.replacesScreen { return modal }
    guard case .doubleTap(let opener?) = interaction.kind,
      interaction.before.treeNumber != interaction.after.treeNumber
    else { return [] }
    let known = Set(interaction.before.tree.exposed.map(\.id))
    return exposed.filter { group in
      guard group.role == .group, !known.contains(group.id), !group.holds(opener), opener != group.id else {
        return false
      }
      let isEntered = interaction.after.cursor.map(group.holds) ?? false
      let titles =
        [group.label, group.android?.paneTitle] + group.children.map { $0.role == .heading ? $0.label : nil }
      let isTitled = titles.contains { $0?.string.isBlank == false }
      return (isEntered || isTitled) && isClosed(group, at: interaction.after)
    }
  }

  /// Returns whether the app hides a group when the person activates a control inside it.
  private func isClosed(_ group: AccessibilityElement, at moment: Interaction.Moment) -> Bool {
    reactions.contains { reaction in
      guard reaction.event == .activated, group.holds(reaction.element),
        reaction.screen == nil || reaction.screen == moment.screen
      else { return false }
      return reaction.steps.flattened.contains { step in
        guard case .set(let changes) = step.action else { return false }
        return changes.contains { $0.element == group.id && $0.property == "hidden" && $0.value == "true" }
      }
    }
  }
}
