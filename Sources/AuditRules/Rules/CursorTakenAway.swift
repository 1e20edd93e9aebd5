import AccessibilityModel
import Simulation

extension AuditRule {
  static let cursorTakenAway = AuditRule(
    id: "cursor-taken-away", severity: .error, criteria: ["3.2.5", "2.2.4"],
    summary: "the app moves the cursor by itself while the person reads",
    explanation: """
      The person loses their place without having done anything, and what they were hearing stops. The rule looks at \
      what a clock of the app does (`every`, or `wait` in a reaction to a screen) after the person has moved on the \
      screen. It finds a cursor that the app moves to an element that has not changed, although the element under the \
      cursor is still there. Moves to what is new or changed, and into a dialog, do not count.
      """,
    remedy: "leave the cursor where it is when the content is renewed, or let the person ask for the new content",
    examples: [
      .finds(
        "the app moved the cursor from second to title by itself, while the person was reading",
        on: .element(.init(id: "title", role: .heading, label: "News")),
        .element(.init(id: "begin", role: .button, label: "Renew the news")),
        .element(.init(id: "second", role: .text, label: "The bridge is open")),
        steps: .touch("begin"), .doubleTap, .touch("second"), .wait(.seconds(30)), when: renewing("title")),
      .leaves(
        on: .element(.init(id: "title", role: .heading, label: "News")),
        .element(.init(id: "begin", role: .button, label: "Renew the news")),
        .element(.init(id: "second", role: .text, label: "The bridge is open")),
        steps: .touch("begin"), .doubleTap, .touch("second"), .wait(.seconds(30)), when: renewing("begin")),
    ]
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    var sawMove = false
    /// The last interaction in which the person moved the cursor, and the last one that began a screen.
    var (moved, began) = (-1, 0)
    var seen: Set<String> = []
    var spots: [Spot] = []
    for (index, interaction) in play.interactions.enumerated() {
      defer { if interaction.replacesScreen { began = index } }
      switch interaction.kind {
      case .swipe, .touch, .doubleTap: moved = index
      default: break
      }
      guard interaction.kind == .app, !interaction.replacesScreen, moved > began, interaction.isByClock(in: play),
        let from = interaction.before.cursor, let to = interaction.after.cursor, from != to
      else { continue }
      sawMove = true
      let after = interaction.after.tree
      guard let target = after[to], interaction.before.tree[to] == target, target.text == nil,
        !after.contains(where: \.coversTheScreen),
        interaction.after.readingOrder.contains(where: { $0.element.id == from }), seen.insert(from + to).inserted
      else { continue }
      spots.append(
        Spot(
          message: "the app moved the cursor from \(from) to \(to) by itself, while the person was reading",
          element: from, interaction: index))
    }
    return sawMove ? .found(spots) : .notEvaluated("no clock of the app moves the cursor")
  }

  private static func renewing(_ target: String) -> Scenario.Reaction {
    .init(
      to: .activated, of: "begin",
      [
        Step(
          .every(
            .init(
              "clock", every: .seconds(10), times: 1, [Step(.set([.init("begin", "label", "Renewing")]))],
              then: [Step(.set([.init("begin", "label", "Renew the news")])), Step(.post(.accessibilityFocus(target)))])
          ))
      ])
  }
}

extension Interaction {
  /// Whether a clock of the app begins the interaction, and no act of the person on the screen.
  fileprivate func isByClock(in play: AuditedPlay) -> Bool {
    if ticker != nil { return true }
    guard let act = answeredAct else { return false }
    return play.interactions[act].kind == .appear || play.interactions[act].replacesScreen
  }
}
