import AccessibilityModel
import Simulation

extension AuditRule {
  static let reactionUnused = AuditRule(
    id: "reaction-unused", severity: .info, criteria: [],
    summary: "a reaction of the scenario never happens",
    explanation: """
      What the app does then is neither heard nor judged, although the scenario seems to say so: often the event has \
      another name, or the steps never cause it. This is only information about the scenario. The rule looks at each \
      event under `when`.
      """,
    remedy: "add the steps that cause the event, correct its name, or remove the reaction",
    examples: [
      .finds(
        "send.activated never happened, so the app's reaction to it was not played",
        on: .element(.init(id: "send", role: .button, label: "Send")), steps: .appear,
        when: .init(to: .activated, of: "send", [Step(.announce(Announcement("Sent")))])),
      .leaves(
        on: .element(.init(id: "send", role: .button, label: "Send")), steps: .touch("send"), .doubleTap,
        when: .init(to: .activated, of: "send", [Step(.announce(Announcement("Sent", priority: .high)))])),
    ]
  ) { play in
    if play.reactions.isEmpty { return .notEvaluated("the scenario has no reaction") }
    var seen: Set<String> = []
    return .found(
      play.unusedReactions.compactMap { reaction in
        let screen = reaction.screen.map { "\($0)/" } ?? ""
        let detail = reaction.detail.map { ".\($0)" } ?? ""
        let name = "\(screen)\(reaction.element).\(reaction.event.rawValue)\(detail)"
        guard seen.insert(name).inserted else { return nil }
        return Spot(
          message: "\(name) never happened, so the app's reaction to it was not played", element: reaction.element,
          interaction: max(0, play.interactions.count - 1))
      })
  }
}
