import AccessibilityModel
import Simulation

extension AuditRule {
  static let roleInName = AuditRule(
    id: "role-in-name", severity: .warning, criteria: ["2.4.6"],
    summary: "the name of an element contains its kind",
    explanation: """
      The screen reader adds the kind by itself, so the person hears “Verify button, button”. The rule takes the words \
      that the screen reader speaks for the kind of the element, and looks for them as whole words at the beginning \
      and end of the name. The check `role-in-label` does the same for string catalogues. The rule ignores a name that \
      is also visible on the control, because people who use voice control say it. A name that is nothing but the kind, \
      such as “Button”, says nothing else.
      """,
    remedy: "remove the kind from the name, because the screen reader adds it",
    examples: [
      .finds(
        "the name of verify is “Verify button”, and the screen reader adds “button” again",
        on: .element(.init(id: "verify", role: .button, label: "Verify button")),
        steps: .appear),
      .finds(
        "the name of next is “Button”, which only repeats its kind",
        on: .element(.init(id: "next", role: .button, label: "Button")),
        steps: .appear),
      .leaves(
        on: .element(.init(id: "verify", role: .button, label: "Verify")),
        .element(.init(id: "buttons", role: .button, label: "Buttons and links")),
        steps: .appear),
    ], judging: .label
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    let named = play.changedStops.filter { _, stop in
      !stop.element.allTraits.isSubset(of: .staticText) && stop.element.name(on: play.platform)?.string.isBlank == false
    }
    if named.isEmpty { return .notEvaluated("there is no element with a name and a kind") }
    // Most names have one word. Of these, only short ones are looked at, which saves time.
    let candidates = named.filter { _, stop in
      guard let name = stop.element.name(on: play.platform)?.string.trimmed else { return false }
      return (name.utf8.count <= 12 || name.contains { !$0.isLetter })
        && name != stop.element.shownText(on: play.platform)
    }
    var seen: Set<String> = []
    return .found(
      zip(candidates, play.descriptions(of: candidates)).compactMap { candidate, said in
        let (index, element) = (candidate.interaction, candidate.stop.element)
        let name = element.name(on: play.platform)!.string.trimmed
        let kinds = (said.first?.segments ?? []).filter { $0.source == .trait }.map(\.text.heard)
        let isKind = kinds.contains(name.heard) || name.heard == element.role.rawValue.lowercased()
        if isKind, seen.insert(element.id).inserted {
          return Spot(
            message: "the name of \(element.id) is “\(name)”, which only repeats its kind", element: element.id,
            interaction: index)
        }
        guard let kind = name.heard.edge(in: kinds), seen.insert(element.id).inserted else { return nil }
        return Spot(
          message: "the name of \(element.id) is “\(name)”, and the screen reader adds “\(kind)” again",
          element: element.id,
          interaction: index)
      })
  }
}
