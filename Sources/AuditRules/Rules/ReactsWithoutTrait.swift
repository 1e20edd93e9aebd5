import AccessibilityModel
import Simulation

extension AuditRule {
  static let reactsWithoutTrait = AuditRule(
    id: "reacts-without-trait", severity: .error, criteria: ["4.1.2", "1.3.1"],
    summary: "the app reacts to a double tap on an element that is not a control",
    explanation: """
      The person hears a plain text or picture and has no reason to double tap it. Switch Control and the keyboard do \
      not stop at it either. The rule looks at elements for which the scenario has a reaction to `activated`, but \
      which are not a button, link, switch, tab or field.
      """,
    remedy: "add the trait button or link, or make it a real button; on Android, make it clickable, with a role",
    examples: [
      .finds(
        "a double tap on resend does something, but nothing says that it can be activated",
        on: .element(.init(id: "resend", role: .text, label: "Send again")),
        steps: .appear,
        when: .init(to: .activated, of: "resend", [Step(.announce(Announcement("Code sent")))])),
      .leaves(
        on: .element(.init(id: "resend", role: .button, label: "Send again")),
        steps: .appear,
        when: .init(to: .activated, of: "resend", [Step(.announce(Announcement("Code sent")))])),
    ], judging: .traits
  ) { play in
    let reacting = play.changedStops.filter { index, stop in
      play.reacts(to: .activated, of: stop.element.id, at: play.interactions[index].after)
    }
    if reacting.isEmpty {
      return .notEvaluated("the scenario has no reaction to a double tap on an element of the screen")
    }
    var seen: Set<String> = []
    return .found(
      reacting.compactMap { index, stop in
        let element = stop.element
        // An element that allows direct interaction receives the person's touches directly, so it needs no control
        // trait.
        guard element.text == nil, !element.isControl(on: play.platform), !element.isDimmed,
          !element.allTraits.contains(.allowsDirectInteraction),
          seen.insert(element.id).inserted
        else { return nil }
        return Spot(
          message: "a double tap on \(element.id) does something, but nothing says that it can be activated",
          element: element.id, interaction: index)
      })
  }
}
