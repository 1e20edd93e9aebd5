import AccessibilityModel
import Simulation

extension AuditRule {
  static let timedOutSilently = AuditRule(
    id: "timed-out-silently", severity: .error, criteria: ["2.2.1", "4.1.3"],
    summary: "a timer closes a screen or a dialog, and nothing says so",
    explanation: """
      The person is thrown out of what they were doing, and does not learn why or that time is limited. The rule looks \
      at a clock of the app (`every`, or `wait` in a reaction to a screen) that, after 10 s or more, replaces a screen \
      with text fields or hides all of them. It is silent if the app announced nothing since the clock began, and if no text that is new \
      on the next screen can explain it. The rule also looks at alerts, sheets and modal groups with a control that the \
      app hides some time after it has shown them, while the cursor is inside.
      """,
    remedy: "warn before the time is over and let the person extend it, and say on the next screen what happened",
    examples: [
      .finds(
        "a timer closed the screen after 12s, and nothing said so",
        on: .element(.init(id: "begin", role: .button, label: "Enter the code")),
        .element(.init(id: "code", role: .textField, label: "Code")),
        steps: .touch("begin"), .doubleTap, .wait(.seconds(20)), when: closing()),
      .leaves(
        on: .element(.init(id: "begin", role: .button, label: "Enter the code")),
        .element(.init(id: "code", role: .textField, label: "Code")),
        steps: .touch("begin"), .doubleTap, .wait(.seconds(20)),
        when: closing(.announce(Announcement("The time is over")))),
    ]
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    var starts: [String: Int] = [:]
    var spots: [Spot] = []
    var sawTimer = false
    var texts: Set<String> = []
    var (known, tree) = (0, -1)
    for (index, interaction) in play.interactions.enumerated() {
      if let (dialog, opened) = play.closedDialog(at: index) {
        sawTimer = true
        let known = play.interactions[opened].after.tree.explanations
        let isExplained = interaction.after.tree.explanations.contains { !known.contains($0) }
        if !isExplained, play.withAnswers(index).allSatisfy(\.announcements.isEmpty) {
          spots.append(
            Spot(
              message: "after \((interaction.time - play.interactions[opened].time).scenarioText), a timer closed "
                + "\(dialog), and nothing said so",
              element: dialog, interaction: index))
        }
        continue
      }
      var start = interaction.ticker.map { ticker -> Int in
        if starts[ticker] == nil { starts[ticker] = max(0, index - 1) }
        return starts[ticker]!
      }
      if start == nil, interaction.kind == .app, let act = interaction.answeredAct,
        play.interactions[act].kind == .appear || play.interactions[act].replacesScreen
      {
        start = act
      }
      guard let start, interaction.closesItsFields else { continue }
      let length = interaction.time - play.interactions[start].time
      guard length >= .seconds(10) else { continue }
      sawTimer = true
      let isTold = play.interactions[start...index].contains { !$0.announcements.isEmpty }
      // Few screens are closed by a timer, so what was there before is read only then.
      for earlier in play.interactions[known...index] where earlier.before.treeNumber != tree || earlier.replacesScreen
      {
        texts.formUnion(earlier.before.tree.explanations)
        tree = earlier.before.treeNumber
      }
      known = index
      let after = interaction.after.tree
      let isExplained = after.explanations.contains { !texts.contains($0) } || after.contains { $0.role == .alert }
      if isTold || isExplained { continue }
      spots.append(
        Spot(
          message: "a timer closed the screen after \(length.scenarioText), and nothing said so", element: nil,
          interaction: index))
    }
    return sawTimer ? .found(spots) : .notEvaluated("no timer closes a screen with text fields, or a dialog")
  }

  private static func closing(_ steps: Step.Action...) -> Scenario.Reaction {
    let close = Step.Action.set([.init("code", "hidden", "true"), .init("begin", "label", "Begin again")])
    return Scenario.Reaction(
      to: .activated, of: "begin",
      [
        Step(
          .every(
            .init(
              "clock", every: .seconds(2), times: 6, [Step(.set([.init("code", "hint", "Time is limited")]))],
              then: ([close] + steps).map { Step($0) })))
      ])
  }
}

extension AuditedPlay {
  /// Returns a dialog with the cursor that the app closes by itself, and the interaction in which it appeared.
  fileprivate func closedDialog(at index: Int) -> (dialog: String, opened: Int)? {
    let interaction = interactions[index]
    guard interaction.kind == .app, !interaction.replacesScreen, let cursor = interaction.before.cursor,
      let opened = interaction.answeredAct, interaction.before.treeNumber != interaction.after.treeNumber
    else { return nil }
    let dialog = interaction.before.tree.exposed.first { dialog in
      dialog.coversTheScreen && (dialog.id == cursor || dialog.holds(cursor))
        && AccessibilityTree(dialog.children).exposed.contains { $0.isControl(on: platform) }
    }
    guard let dialog, interaction.after.tree[dialog.id].map(\.isHidden) ?? true,
      interactions[opened].before.tree[dialog.id].map(\.isHidden) ?? true
    else { return nil }
    return (dialog.id, opened)
  }
}

extension AccessibilityTree {
  /// The texts that can explain why a screen was left. The heading of a form names the form, so it explains nothing.
  fileprivate var explanations: Set<String> {
    let isForm = !textFields.isEmpty
    return Set(
      exposed.filter { [.text, .readOnlyTextView].contains($0.role) || $0.role == .heading && !isForm }
        .compactMap { $0.label?.string }.filter { !$0.isBlank })
  }
}

extension Interaction {
  /// Whether the screen is replaced, or none of its text fields is left.
  fileprivate var closesItsFields: Bool {
    let fields = before.tree.textFields
    return !fields.isEmpty && (replacesScreen || after.tree.textFields.isEmpty)
  }
}
