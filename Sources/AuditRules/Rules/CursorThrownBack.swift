import AccessibilityModel
import Simulation

extension AuditRule {
  static let cursorThrownBack = AuditRule(
    id: "cursor-thrown-back", severity: .error, criteria: ["3.2.1", "2.4.3"],
    summary: "after a double tap, the app moves the cursor back over what the person has passed",
    explanation: """
      The person has to go through the screen again, and does not hear what their double tap did. The rule looks at \
      double taps on controls that change something on the same screen. It finds a cursor that the app moves to an \
      element further up which has not changed, although the control is still there. Moves to a text field, to a new \
      or changed element, and into a dialog do not count.
      """,
    remedy: """
      leave the cursor where it is, and post `layoutChanged` with the element that has changed; `screenChanged` without \
      an element is for a new screen
      """,
    examples: [
      .finds(
        "on a double tap on find, the app moved the cursor back to title, which has not changed",
        on: .element(.init(id: "title", role: .heading, label: "Your address")),
        .element(.init(id: "find", role: .button, label: "Find town")),
        .element(.init(id: "town", role: .text, label: "No town")),
        steps: .appear, .touch("find"), .doubleTap, when: finding("title")),
      .leaves(
        on: .element(.init(id: "title", role: .heading, label: "Your address")),
        .element(.init(id: "find", role: .button, label: "Find town")),
        .element(.init(id: "town", role: .text, label: "No town")),
        steps: .appear, .touch("find"), .doubleTap, when: finding("town")),
    ]
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    var sawMove = false
    let spots = play.interactions.indices.compactMap { index -> Spot? in
      let interaction = play.interactions[index]
      guard case .doubleTap(let id?) = interaction.kind, !interaction.replacesScreen, !interaction.changes.isEmpty,
        interaction.before.tree[id]?.text == nil, interaction.before.cursor == id,
        let cursor = interaction.after.cursor, cursor != id, let target = interaction.after.tree[cursor]
      else { return nil }
      sawMove = true
      let after = interaction.after.tree
      if target.text != nil || interaction.before.tree[cursor] != target { return nil }
      if after.contains(where: \.coversTheScreen) { return nil }
      let order = interaction.after.readingOrder.map(\.element.id)
      guard let from = order.firstIndex(of: id), let to = order.firstIndex(of: cursor), to < from,
        after.hasEnabled(id), order == interaction.before.readingOrder.map(\.element.id)
      else { return nil }
      return Spot(
        message: "\(interaction.doing), the app moved the cursor back to \(cursor), which has not changed", element: id,
        interaction: index)
    }
    return sawMove ? .found(spots) : .notEvaluated("the app does not move the cursor after a double tap")
  }

  private static func finding(_ target: String) -> Scenario.Reaction {
    .init(
      to: .activated, of: "find",
      [
        Step(.set([.init("town", "label", "Freiburg")])), Step(.post(.accessibilityFocus(target))),
      ])
  }
}

extension AccessibilityTree {
  fileprivate func hasEnabled(_ id: String) -> Bool { self[id].map { !$0.isHidden && !$0.isDimmed } ?? false }
}
