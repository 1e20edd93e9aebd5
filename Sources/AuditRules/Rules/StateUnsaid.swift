import AccessibilityModel
import Simulation

extension AuditRule {
  static let stateUnsaid = AuditRule(
    id: "state-unsaid", severity: .error, criteria: ["4.1.2"],
    summary: "a control switches something on and off, but has no state",
    explanation: """
      People who see the screen find the mark on the control, such as a filled heart; people who listen hear the same \
      each time. The rule looks at two double taps on one control, of which the first changes a number on the screen by \
      one and the second changes it back, while the control stays as it was and nothing is announced.
      """,
    remedy:
      "set the state of the control (the trait `selected`, a value, or `stateDescription` on Android), or its name",
    examples: [
      .finds(
        "like switches something on and off (“8 likes”), but its name, state and value stay the same",
        on: .element(.init(id: "count", role: .text, label: "7 likes")),
        .element(.init(id: "like", role: .button, label: "Like")),
        steps: .touch("like"), .doubleTap, .wait(.seconds(2)), .doubleTap, when: turning()),
      .leaves(
        on: .element(.init(id: "count", role: .text, label: "7 likes")),
        .element(.init(id: "like", role: .button, label: "Like")),
        steps: .touch("like"), .doubleTap, .wait(.seconds(2)), .doubleTap,
        when: turning(.init("like", "label", "Do not like"))),
    ]
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    /// The last double tap on each control.
    var taps: [String: Int] = [:]
    var sawTwo = false
    var seen: Set<String> = []
    var spots: [Spot] = []
    for (index, interaction) in play.interactions.enumerated() {
      if interaction.replacesScreen { taps = [:] }
      guard case .doubleTap(let id?) = interaction.kind, !interaction.replacesScreen else { continue }
      guard let first = taps.updateValue(index, forKey: id) else { continue }
      sawTwo = true
      let there = play.steps(of: first, by: id)
      if there.isEmpty { continue }
      let back = play.steps(of: index, by: id)
      guard let text = there.first(where: { back[$0.key] == -$0.value })?.key, seen.insert(id).inserted else {
        continue
      }
      let shown = play.interactions[first].after.tree[text]?.label?.string ?? ""
      spots.append(
        Spot(
          message:
            "\(id) switches something on and off (“\(shown)”), but its name, state and value stay the same",
          element: id, interaction: index))
    }
    return sawTwo ? .found(spots) : .notEvaluated("no control is activated twice")
  }

  private static func turning(_ change: Step.Change...) -> Scenario.Reaction {
    .init(
      to: .activated, of: "like",
      [
        Step(
          .turns(
            [
              [Step(.set([.init("count", "label", "8 likes")] + change))],
              [Step(.set([.init("count", "label", "7 likes")]))],
              // A scenario file names turns by their place.
            ], name: "2:27"))
      ])
  }
}

extension AuditedPlay {
  /// The texts of which a double tap changes the number by one, with 1 or -1; empty if it changes the control as well,
  /// or if something is announced.
  fileprivate func steps(of index: Int, by control: String) -> [String: Int] {
    let interaction = interactions[index]
    let (before, after) = (interaction.before.tree, interaction.after.tree)
    guard let element = after[control], element.text == nil, before[control] == element,
      withAnswers(index).allSatisfy(\.announcements.isEmpty)
    else { return [:] }
    var steps: [String: Int] = [:]
    for text in interaction.newTexts {
      guard let old = before[text.id]?.label?.string, let new = text.label?.string,
        old.withoutNumbers == new.withoutNumbers, let from = old.onlyNumber, let to = new.onlyNumber,
        abs(to - from) == 1
      else { continue }
      steps[text.id] = to - from
    }
    return steps
  }
}

extension String {
  fileprivate var onlyNumber: Int? {
    let numbers = split { !$0.isNumber }
    // The sum and difference of longer numbers might not be in the range of `Int`.
    return numbers.count == 1 && numbers[0].count <= 9 ? Int(numbers[0]) : nil
  }
}
