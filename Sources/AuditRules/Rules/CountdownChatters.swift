import AccessibilityModel
import Simulation

extension AuditRule {
  static let countdownChatters = AuditRule(
    id: "countdown-chatters", severity: .warning, criteria: ["4.1.3", "2.2.2"],
    summary: "the app speaks again and again while a timer runs",
    explanation: """
      The person cannot hear anything else and cannot stop it. The rule looks at reactions that the app repeats with \
      `every`: three repetitions in a row announce something or change a live region, within 10 s. Repetitions with \
      the same words need not be in a row, because TalkBack leaves some of them out. Speech for the \
      element under the cursor does not count, because the person can move the cursor away.
      """,
    remedy: "change the text without an announcement, and announce only the start, the last seconds and the end",
    examples: [
      .finds(
        "the app said “5 s left”, “4 s left” and “3 s left” within 4s",
        on: .element(.init(id: "resend", role: .button, label: "Resend")),
        .element(.init(id: "left", role: .text, label: "7 s left", web: .init(live: .polite))),
        steps: .touch("resend"), .doubleTap, .wait(.seconds(13)), when: counting),
      .leaves(
        on: .element(.init(id: "resend", role: .button, label: "Resend")),
        .element(.init(id: "left", role: .text, label: "7 s left")),
        steps: .touch("resend"), .doubleTap, .wait(.seconds(13)), when: counting),
    ]
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    let clocks = play.ticks.filter { $0.count >= 3 }
    if clocks.isEmpty { return .notEvaluated("the app repeats nothing three times") }
    return .found(
      clocks.compactMap { ticks in
        let said = ticks.map { play.interactions[$0].saidByApp }
        let spoken = ticks.indices.filter { said[$0] != nil }
        for (first, last) in zip(spoken, spoken.dropFirst(2)) {
          let three = said[first...last].compactMap { $0 }
          let isEqual = Set(three.map(\.text)).count == 1
          guard isEqual || last == first + 2, three[2].time - three[0].time <= .seconds(10) else { continue }
          let texts = isEqual ? "“\(three[0].text)” three times" : three.map { "“\($0.text)”" }.listed
          return Spot(
            message: "the app said \(texts) within \((three[2].time - three[0].time).scenarioText)",
            element: three[0].element, interaction: ticks[first])
        }
        return nil
      })
  }

  private static let counting = Scenario.Reaction(
    to: .activated, of: "resend",
    [
      Step(
        .every(
          .init(
            "clock", every: .seconds(2), times: 6,
            [Step(.count(.init(down: "left", times: 6) { "\($0) s left" }))])))
    ])
}

extension AuditedPlay {
  /// The indices of the interactions that a ticker began, one list for each ticker. The first tick is left out, because
  /// it is part of the interaction that started the ticker.
  var ticks: [[Int]] {
    var places: [String: Int] = [:]
    var ticks: [[Int]] = []
    for (index, interaction) in interactions.enumerated() {
      guard let ticker = interaction.ticker else { continue }
      if let place = places[ticker] {
        ticks[place].append(index)
      } else {
        places[ticker] = ticks.count
        ticks.append([index])
      }
    }
    return ticks
  }
}

extension Interaction {
  /// The first announcement that was not dropped, with its start time. Speech of a live region counts as an
  /// announcement.
  fileprivate var saidByApp: (text: String, element: String?, time: Duration)? {
    for entry in entries {
      guard case .utterance(let heard) = entry.kind, heard.utterance.reason == .announcement,
        heard.outcome != .dropped
      else { continue }
      return (heard.utterance.text, heard.utterance.element, entry.time)
    }
    return nil
  }
}
