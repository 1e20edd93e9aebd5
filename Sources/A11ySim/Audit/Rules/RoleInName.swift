extension AuditRule {
  static let roleInName = AuditRule(
    id: "role-in-name", severity: .warning, criteria: ["2.4.6"],
    summary: "a name repeats the kind of its element",
    explanation: """
      “Verify button, button”: the reader says the kind by itself, and so it is heard twice. The rule takes the words \
      that the reader says for the kind of the element, in the language that is played, and looks for them as whole \
      words at either end of the name. It is the check of strings `role-in-label`, for what is on a screen. What is \
      written on the control is left: a person who speaks to the device says it.
      """,
    remedy: "leave the kind of the element to the reader",
    examples: [
      .finds(
        "verify is called “Verify button”, and the reader says “button” again",
        on: .element(.init(id: "verify", role: .button, label: "Verify button")),
        steps: .appear),
      .leaves(
        on: .element(.init(id: "verify", role: .button, label: "Verify")),
        .element(.init(id: "buttons", role: .button, label: "Buttons and links")),
        steps: .appear),
    ], judging: .label
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    let named = play.changedStops.filter { _, stop in
      !stop.element.allTraits.isSubset(of: .staticText) && stop.element.label?.string.isBlank == false
    }
    if named.isEmpty { return .notEvaluated("nothing with a name and a kind is on the screen") }
    var seen: Set<String> = []
    return .found(
      named.compactMap { index, stop in
        let element = stop.element
        // A name of one word is skipped, because it would leave nothing beside the kind. This is quick, and most names
        // are one word.
        guard let name = element.label?.string.trimmed, name.contains(where: { !$0.isLetter }), name != element.drawn
        else { return nil }
        let said = play.interactions[index].after.screenReader.description(of: stop, entering: []).first
        let kinds = (said?.segments ?? []).filter { $0.source == .trait }.map(\.text.heard)
        guard let kind = name.heard.edge(in: kinds), seen.insert(element.id).inserted else { return nil }
        return Spot(
          message: "\(element.id) is called “\(name)”, and the reader says “\(kind)” again", element: element.id,
          interaction: index)
      })
  }
}
