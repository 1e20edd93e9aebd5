import AccessibilityModel
import Simulation

extension AuditRule {
  static let noWayBack = AuditRule(
    id: "no-way-back", severity: .error, criteria: ["2.1.2"],
    summary: "the person wants to leave a dialog, but neither going back nor a control in it closes it",
    explanation: """
      The cursor stays in the dialog, so the person is trapped. The rule looks at alerts, sheets and modal groups in \
      which the person goes back (`back`) in vain, and which stay until the end. It needs to know what each control \
      inside does: a control to which the scenario has no reaction might close the dialog, so might a text field, a \
      component or an action.
      """,
    remedy: """
      add a button that closes it, and close it when the person goes back: `accessibilityPerformEscape` on iOS, the \
      Back gesture on Android
      """,
    examples: [
      .finds(
        "nothing in place closes it, and going back does nothing, so the person cannot leave it",
        on: .group(
          .init(id: "place", role: .sheet, label: "Casa Lina"),
          [
            .init(id: "hours", role: .text, label: "Open until 23:00"),
            .init(id: "call", role: .button, label: "Call"),
          ]),
        steps: .appear, .back, when: .init(to: .activated, of: "call", [Step(.announce(Announcement("Calling")))])),
      .leaves(
        on: .group(
          .init(id: "place", role: .sheet, label: "Casa Lina"),
          [
            .init(id: "hours", role: .text, label: "Open until 23:00"),
            .init(id: "close", role: .button, label: "Close"),
          ]),
        steps: .appear, .back,
        when: .init(to: .activated, of: "close", [Step(.set([.init("place", "hidden", "true")]))])),
    ], judging: [.actions, .modality]
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    var sawTry = false
    var seen: Set<String> = []
    var spots: [Spot] = []
    for (index, interaction) in play.interactions.enumerated() where interaction.goesBackInVain {
      guard let dialog = interaction.after.tree.exposed.last(where: \.coversTheScreen) else { continue }
      sawTry = true
      let stays = play.interactions[index...].allSatisfy { later in
        !later.replacesScreen && later.after.tree[dialog.id]?.isHidden == false
      }
      guard stays, !seen.contains(dialog.id), play.isTrap(dialog, at: interaction.after) else { continue }
      seen.insert(dialog.id)
      spots.append(
        Spot(
          message: "nothing in \(dialog.id) closes it, and going back does nothing, so the person cannot leave it",
          element: dialog.id, interaction: index))
    }
    return sawTry ? .found(spots) : .notEvaluated("the person does not try in vain to leave a dialog")
  }
}

extension Interaction {
  /// Whether the person went back or pressed escape, and nothing reacted. Only the note of the player tells it.
  fileprivate var goesBackInVain: Bool {
    entries.contains { entry in
      if case .note("nothing on the screen reacts to escape") = entry.kind { true } else { false }
    }
  }
}

extension AuditedPlay {
  /// Returns whether the cursor cannot leave a dialog, and what each control in it does is known and does not close it.
  fileprivate func isTrap(_ dialog: AccessibilityElement, at moment: Interaction.Moment) -> Bool {
    let inside = AccessibilityTree([dialog]).exposed
    let stops = moment.readingOrder
    let own = Set(inside.map(\.id))
    guard !stops.isEmpty, stops.allSatisfy({ own.contains($0.element.id) }) else { return false }
    let isUnknown = inside.contains { element in
      element.isCaptured || element.text != nil || !element.actions.isEmpty || !element.links.isEmpty
        || element.id.contains(".")
    }
    if isUnknown { return false }
    let controls = inside.filter { $0.isControl(on: platform) }
    // Without a control, `modal-without-way-out` finds it on iOS.
    if controls.isEmpty, platform == .iOS { return false }
    return controls.allSatisfy { control in
      let answers = reactions.filter {
        $0.element == control.id && ($0.screen == nil || $0.screen == moment.screen)
      }
      return !answers.isEmpty && !answers.contains { $0.mayClose(dialog.id, in: moment.tree) }
    }
  }
}

extension Scenario.Reaction {
  /// Whether the reaction replaces the screen, or hides a dialog or what it is in.
  fileprivate func mayClose(_ dialog: String, in tree: AccessibilityTree) -> Bool {
    steps.flattened.contains { step in
      switch step.action {
      case .screen, .show: true
      case .set(let changes):
        changes.contains { change in
          ["hidden", "modal"].contains(change.property)
            && (change.element == dialog || tree[change.element]?.holds(dialog) ?? true)
        }
      default: false
      }
    }
  }
}
