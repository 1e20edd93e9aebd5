import AccessibilityModel
import Simulation

extension AuditRule {
  static let saidTwice = AuditRule(
    id: "said-twice", severity: .info, criteria: [],
    summary: "a text and the control beside it have the same name",
    explanation: """
      The person hears the same words at two stops, and swipes twice as often. This is only information, because \
      nothing is missing. The rule looks at texts directly before or after a control whose name is equal.
      """,
    remedy: "hide the text from assistive technology, or combine it with the control",
    examples: [
      .finds(
        "“Sounds” is heard at soundsText and again at sounds",
        on: .element(.init(id: "soundsText", role: .text, label: "Sounds")),
        .element(.init(id: "sounds", role: .toggle, label: "Sounds", value: "1")),
        steps: .appear),
      .leaves(
        on: .element(.init(id: "soundsText", role: .text, label: "Sounds and vibrations")),
        .element(.init(id: "sounds", role: .toggle, label: "Sounds", value: "1")),
        steps: .appear),
    ], judging: .label
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    var seen: Set<String> = []
    var spots: [Spot] = []
    var sawPair = false
    for index in play.newTrees {
      let stops = play.interactions[index].after.readingOrder.map(\.element)
      for (first, second) in zip(stops, stops.dropFirst()) {
        guard first.isControl(on: play.platform) != second.isControl(on: play.platform),
          [first, second].contains(where: { $0.role == .text && $0.text == nil }),
          first.text == nil, second.text == nil
        else { continue }
        sawPair = true
        guard let name = first.name(on: play.platform)?.string.trimmed, !name.isBlank,
          name == second.name(on: play.platform)?.string.trimmed, seen.insert(second.id).inserted
        else { continue }
        spots.append(
          Spot(
            message: "“\(name)” is heard at \(first.id) and again at \(second.id)", element: second.id,
            interaction: index))
      }
    }
    return sawPair ? .found(spots) : .notEvaluated("no text is beside a control")
  }
}
