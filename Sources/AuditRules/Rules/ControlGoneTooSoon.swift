import AccessibilityModel
import Simulation

extension AuditRule {
  static let controlGoneTooSoon = AuditRule(
    id: "control-gone-too-soon", severity: .error, criteria: ["2.2.1"],
    summary: "a control that the app shows is gone after seconds",
    explanation: """
      It takes time to hear that there is something new and to find it, so the person cannot use the control before the \
      app takes it away. The rule looks at reactions that show a control and hide it again less than 10 s later. \
      It ignores a control that the person uses in the scenario, and one for which \
      another control or an action of the same name is there. Dialogs are judged by `timed-out-silently`.
      """,
    remedy: """
      leave the control until the person closes it, or offer the same in another place; on Android, ask \
      `getRecommendedTimeoutMillis` how long it should stay
      """,
    examples: [
      .finds(
        "undo is there for only 4s, then the app takes it away",
        on: .element(.init(id: "delete", role: .button, label: "Delete")),
        .element(.init(id: "undo", role: .button, label: "Undo", isHidden: true)),
        steps: .touch("delete"), .doubleTap, .wait(.seconds(6)), when: showing(for: .seconds(4))),
      .leaves(
        on: .element(.init(id: "delete", role: .button, label: "Delete")),
        .element(.init(id: "undo", role: .button, label: "Undo", isHidden: true)),
        steps: .touch("delete"), .doubleTap, .wait(.seconds(25)), when: showing(for: .seconds(20))),
    ]
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    let used = Set(
      play.interactions.compactMap { interaction -> String? in
        if case .doubleTap(let id) = interaction.kind { id } else { nil }
      })
    var sawTimer = false
    var seen: Set<String> = []
    var spots: [Spot] = []
    for reaction in play.reactions where !play.unusedReactions.contains(reaction) {
      for (id, length) in reaction.shownForAWhile {
        sawTimer = true
        guard length < .seconds(10),
          let index = play.interactions.firstIndex(where: { interaction in
            interaction.changes.contains { $0.element == id && $0.property == "hidden" && $0.value == "false" }
          }), let shown = play.written(id, on: play.interactions[index].after.screen), !shown.coversTheScreen
        else { continue }
        let controls = AccessibilityTree([shown]).exposed.filter { $0.isControl(on: play.platform) }
        guard !controls.contains(where: { used.contains($0.id) }),
          let control = controls.first(where: { play.isOnlyWay($0, in: shown, at: index) }),
          seen.insert(control.id).inserted
        else { continue }
        spots.append(
          Spot(
            message: "\(control.id) is there for only \(length.scenarioText), then the app takes it away",
            element: control.id, interaction: index))
      }
    }
    return sawTimer ? .found(spots) : .notEvaluated("the app shows nothing for a time only")
  }

  private static func showing(for time: Duration) -> Scenario.Reaction {
    .init(
      to: .activated, of: "delete",
      [
        Step(.set([.init("undo", "hidden", "false")])), Step(.wait(time)),
        Step(.set([.init("undo", "hidden", "true")])),
      ])
  }
}

extension Scenario.Reaction {
  /// The elements that the reaction shows and then hides again, and how long they are there.
  fileprivate var shownForAWhile: [(id: String, length: Duration)] {
    var now = Duration.zero
    var shown: [String: Duration] = [:]
    var result: [(String, Duration)] = []
    for step in steps {
      switch step.action {
      case .wait(let time): now += time
      case .set(let changes):
        for change in changes where change.property == "hidden" {
          if change.value == "false" {
            shown[change.element] = now
          } else if let start = shown.removeValue(forKey: change.element), start < now {
            result.append((change.element, now - start))
          }
        }
      default: break
      }
    }
    return result
  }
}

extension AuditedPlay {
  /// Returns an element of a screen as if it were shown: a tree has no hidden elements.
  fileprivate func written(_ id: String, on name: String?) -> AccessibilityElement? {
    let items = name.flatMap { screens[$0] } ?? screen
    var element = AccessibilityTree(items.flatMap(\.elements))[id]
    element?.isHidden = false
    return element
  }

  /// Whether nothing outside `shown` has the name of a control.
  fileprivate func isOnlyWay(_ control: AccessibilityElement, in shown: AccessibilityElement, at index: Int) -> Bool {
    guard let name = control.name(on: platform)?.string else { return false }
    let others = interactions[index].after.tree.exposed.filter { $0.id != shown.id && !shown.holds($0.id) }
    return !others.contains { other in
      other.actions.contains(name) || other.isControl(on: platform) && other.name(on: platform)?.string == name
    }
  }
}
