import AccessibilityModel
import Simulation

extension AuditRule {
  static let changeOnlySeen = AuditRule(
    id: "change-only-seen", severity: .error, criteria: ["4.1.2", "4.1.3"],
    summary: "a double tap changes nothing that the screen reader can speak",
    explanation: """
      People who see the screen notice the change, such as a picture of a switch that is now on; people who listen \
      believe that nothing happened. The rule looks at double taps on controls after which the app changes the label, \
      the value or the drawn text of hidden elements, or only the drawn text of others, and nothing else: nothing that \
      is exposed changes, no focus moves, and nothing is announced. If the app's reaction only waits, nothing changes \
      either.
      """,
    remedy: "make the control a switch with a state, or change its value or label, or announce what happened",
    examples: [
      .finds(
        "on a double tap on finger, only icon changed, which is hidden from the screen reader, and nothing said so",
        on: .element(.init(id: "finger", role: .button, label: "Unlock with fingerprint")),
        .element(.init(id: "icon", role: .image, label: "off", isHidden: true)),
        steps: .touch("finger"), .doubleTap,
        when: .init(to: .activated, of: "finger", [Step(.set([.init("icon", "label", "on")]))])),
      .leaves(
        on: .element(.init(id: "finger", role: .button, label: "Unlock with fingerprint")),
        .element(.init(id: "icon", role: .image, label: "off", isHidden: true)),
        steps: .touch("finger"), .doubleTap,
        when: .init(
          to: .activated, of: "finger",
          [Step(.set([.init("icon", "label", "on"), .init("finger", "value", "on")]))])),
    ]
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    var sawChange = false
    var seen: Set<String> = []
    let spots = play.interactions.indices.compactMap { index -> Spot? in
      let interaction = play.interactions[index]
      guard case .doubleTap(let id?) = interaction.kind, interaction.before.isReaderRunning,
        !interaction.replacesScreen, !interaction.changes.isEmpty || play.onlyWaits(onActivationOf: id, in: interaction)
      else { return nil }
      sawChange = true
      guard interaction.changes.allSatisfy({ interaction.isOnlySeen($0) }), interaction.focusMoves.isEmpty,
        play.withAnswers(index).allSatisfy({ $0.saysNothing && $0.announcements.isEmpty && !$0.replacesScreen }),
        play.withAnswers(index).dropFirst().allSatisfy({ $0.before.treeNumber == $0.after.treeNumber }),
        seen.insert(id).inserted
      else { return nil }
      let changed = interaction.changes.map(\.element).reduce(into: [String]()) { ids, id in
        if !ids.contains(id) { ids.append(id) }
      }
      let what =
        changed.isEmpty
        ? "nothing changed that a screen reader speaks"
        : "only \(changed.listed) changed, which is hidden from the screen reader"
      return Spot(
        message: "\(interaction.doing), \(what), and nothing said so", element: id, interaction: index)
    }
    return sawChange ? .found(spots) : .notEvaluated("a double tap changes no element")
  }
}

extension AuditedPlay {
  /// Returns whether the app reacts to the activation of a button, but only by waiting.
  fileprivate func onlyWaits(onActivationOf id: String, in interaction: Interaction) -> Bool {
    let steps = reactions.filter {
      $0.event == .activated && $0.element == id && ($0.screen == nil || $0.screen == interaction.before.screen)
    }.flatMap(\.steps)
    let isWaiting = steps.allSatisfy { step in if case .wait = step.action { true } else { false } }
    return !steps.isEmpty && isWaiting && interaction.before.tree == interaction.after.tree
  }
}

extension Interaction {
  /// Returns whether only people who see the screen can notice a change.
  fileprivate func isOnlySeen(_ change: Step.Change) -> Bool {
    if change.property == "drawn" { return true }
    guard ["label", "value"].contains(change.property) else { return false }
    // Hidden elements, and those inside a hidden container, are not in the tree or not exposed. The parts of a component
    // have its id and a full stop before their own.
    let parts = change.element + "."
    return [before.tree, after.tree].allSatisfy { tree in
      !tree.exposed.contains { $0.id == change.element } && !tree.byID.keys.contains { $0.hasPrefix(parts) }
    }
  }
}
