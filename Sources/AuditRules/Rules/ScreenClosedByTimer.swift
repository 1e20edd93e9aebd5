import AccessibilityModel
import Simulation

extension AuditRule {
  static let screenClosedByTimer = AuditRule(
    id: "screen-closed-by-timer", severity: .error, criteria: ["2.2.1"],
    summary: "a timer of the app closes the screen without a warning",
    explanation: """
      The person is thrown out of what they were doing, and cannot ask for more time. The rule looks at screens that a \
      repetition of the app (`every`) replaces, if no announcement was heard on that screen before. A clock that the screen \
      only shows is no warning, because a person who listens does not see it.
      """,
    remedy: "announce the limit at least 20 seconds before it ends, and let the person extend it with a simple action",
    examples: [
      .finds(
        "the timer “session” closed the screen, and nothing had said that time was running out",
        on: .element(.init(id: "start", role: .button, label: "Start")),
        steps: .appear, .touch("start"), .doubleTap, .wait(.seconds(5)), when: closing([])),
      .leaves(
        on: .element(.init(id: "start", role: .button, label: "Start")),
        steps: .appear, .touch("start"), .doubleTap, .wait(.seconds(5)),
        when: closing([Step(.announce(Announcement("You will be signed out soon")))])),
    ]
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    let ticks = play.ticks
    if ticks.isEmpty { return .notEvaluated("the app has no timer") }
    return .found(
      ticks.compactMap { ticks in
        guard let last = ticks.last(where: { play.interactions[$0].replacesScreen }),
          let name = play.interactions[last].ticker
        else { return nil }
        let start = play.interactions[..<last].lastIndex { $0.replacesScreen } ?? 0
        let isWarned = play.interactions[start..<last].contains { interaction in
          interaction.announcements.contains { $0.heardWordCount > 0 }
        }
        if isWarned { return nil }
        return Spot(
          message: "the timer “\(name)” closed the screen, and nothing had said that time was running out",
          element: nil, interaction: last)
      })
  }

  /// A reaction that closes the screen after 3 seconds. `steps` come first.
  private static func closing(_ steps: [Step]) -> Scenario.Reaction {
    .init(
      to: .activated, of: "start",
      steps + [
        Step(
          .every(
            .init(
              "session", every: .seconds(1), times: 3, [Step(.set([.init("start", "label", "Started")]))],
              then: [Step(.screen([.element(.init(id: "signedOut", role: .heading, label: "Signed out"))]))])))
      ])
  }
}
