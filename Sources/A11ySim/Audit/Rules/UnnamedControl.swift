extension AuditRule {
  static let unnamedControl = AuditRule(
    id: "unnamed-control", severity: .error, criteria: ["4.1.2", "1.1.1"],
    summary: "a control has no name",
    explanation: """
      A person hears “button” and nothing about what it does; two of them cannot be told apart. The rule looks at \
      everything that can be activated or adjusted and has no label. Where the value says what the control is for, as \
      on a pop-up button or a column of a picker, the value is its name; the value of a slider or a switch is only its \
      state. Controls that the system names have a name. Text fields are the matter of `unnamed-text-field`.
      """,
    remedy: "give the control a label that says what it does; a picture needs one as well",
    examples: [
      .finds(
        "close has no name: “button” is all that is said of it",
        on: .element(.init(id: "close", role: .button)),
        steps: .appear),
      .leaves(
        on: .element(.init(id: "close", role: .button, label: "Close")),
        .element(.init(id: "country", role: .popUpButton, value: "Norway")),
        steps: .appear),
    ], judging: .label
  ) { play in
    let controls = play.changedStops.filter { $0.stop.element.isControl }
    if controls.isEmpty { return .notEvaluated("no control is on the screen") }
    var seen: Set<String> = []
    return .found(
      controls.compactMap { index, stop in
        let element = stop.element
        guard !element.isNamed, seen.insert(element.id).inserted else { return nil }
        let said = play.interactions[index].after.screenReader.description(of: stop, entering: []).first?.text ?? ""
        return Spot(
          message: "\(element.id) has no name" + (said.isEmpty ? "" : ": “\(said)” is all that is said of it"),
          element: element.id, interaction: index)
      })
  }
}

extension AccessibilityElement {
  /// Whether the label, the system's label, the value or the placeholder says what the control is for.
  fileprivate var isNamed: Bool {
    if self.systemLabel != nil || self.label?.string.isBlank == false { return true }
    // The reader has words for these two: “back button” and “page 1 of 3”.
    if allTraits.contains(.backButton) || role == .pageControl { return true }
    // The value of a toggle or of an adjustable control is a state, not a name.
    let hasState = !allTraits.isDisjoint(with: [.toggle, .adjustable]) && !allTraits.contains(.pickerElement)
    return !hasState && [self.value?.string, self.placeholder].contains { $0?.isBlank == false }
  }
}
