import AccessibilityModel
import Simulation

extension AuditRule {
  static let countdownUnreadable = AuditRule(
    id: "countdown-unreadable", severity: .error, criteria: ["4.1.2", "2.2.1"],
    summary: "a countdown is visible, but the cursor of the screen reader cannot reach it",
    explanation: """
      Only people who see the screen can find out how much time is left. The rule looks at visible texts that are not \
      exposed and whose numbers the app changes at least every 2 s, for 5 s or longer, if no element that the cursor \
      can reach has their words. It ignores texts behind an alert or a sheet and texts that the app has hidden, \
      because they may be invisible.
      """,
    remedy:
      "expose the text without announcing its changes, or put the time into the name of the button that it belongs to",
    examples: [
      .finds(
        "left counted for 5s, but the cursor can reach no element with its text",
        on: .element(.init(id: "resend", role: .button, label: "Resend")),
        .element(
          .init(
            id: "clock", role: .group, label: "Clock", childBehavior: .ignore,
            children: [.init(id: "left", role: .text, label: "8 s")])),
        steps: .touch("resend"), .doubleTap, .wait(.seconds(9)), when: counting),
      .leaves(
        on: .element(.init(id: "resend", role: .button, label: "Resend")),
        .element(.init(id: "left", role: .text, label: "8 s")),
        steps: .touch("resend"), .doubleTap, .wait(.seconds(9)), when: counting),
    ]
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    var spots: [Spot] = []
    var isCounted = false
    for ticks in play.ticks {
      /// The current series of changes of each text, by the text's id. `first` and `last` are indices of interactions.
      var runs: [String: (first: Int, last: Int, isRead: Bool)] = [:]
      for index in ticks {
        let interaction = play.interactions[index]
        for text in interaction.countedTexts {
          let isRead = interaction.canBeRead(text)
          if let run = runs[text.id], run.isRead == isRead,
            interaction.time - play.interactions[run.last].time <= .seconds(2)
          {
            runs[text.id]?.last = index
          } else {
            runs[text.id] = (index, index, isRead)
          }
          guard let run = runs[text.id] else { continue }
          let length = interaction.time - play.interactions[run.first].time
          guard length >= .seconds(5) else { continue }
          isCounted = true
          guard !isRead else { continue }
          let message =
            "\(text.id) counted for \(length.scenarioText), but the cursor can reach no element with its text"
          if let place = spots.firstIndex(where: { $0.element == text.id && $0.interaction == run.first }) {
            spots[place].message = message
          } else {
            spots.append(Spot(message: message, element: text.id, interaction: run.first))
          }
        }
      }
    }
    return isCounted
      ? .found(spots) : .notEvaluated("there is no text in which the app changes a number for five seconds")
  }

  private static let counting = Scenario.Reaction(
    to: .activated, of: "resend",
    [
      Step(
        .every(
          .init("clock", every: .seconds(1), times: 7, [Step(.count(.init(down: "left", times: 7) { "\($0) s" }))])))
    ])
}

extension Interaction {
  /// The elements whose label, value or drawn text changed only in its numbers. Elements that are not exposed are
  /// included.
  fileprivate var countedTexts: [AccessibilityElement] {
    if before.treeNumber == after.treeNumber || replacesScreen { return [] }
    let known = before.tree.byID
    func visit(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
      elements.flatMap { element -> [AccessibilityElement] in
        let children = visit(element.children)
        guard let old = known[element.id], element.text == nil else { return children }
        let (texts, oldTexts) = (element.shownTexts, old.shownTexts)
        let counts = texts != oldTexts && texts.map(\.withoutNumbers) == oldTexts.map(\.withoutNumbers)
        return counts ? [element] + children : children
      }
    }
    return visit(after.tree.elements)
  }

  /// Returns whether the cursor can reach the words of a text, or whether the words were heard. Also returns true while
  /// an alert, a sheet or a modal element is on the screen.
  fileprivate func canBeRead(_ text: AccessibilityElement) -> Bool {
    if after.tree.contains(where: { ($0.isModal || [.alert, .sheet].contains($0.role)) && !$0.isHidden }) {
      return true
    }
    let texts = text.shownTexts.filter { !$0.isBlank }
    return texts.contains(where: says)
      || after.readingOrder.contains { [platform = after.platform] stop in
        stop.element.id == text.id
          || ([stop.element] + stop.groups).contains { element in
            (element.shownTexts + element.texts(on: platform)).contains { words in texts.contains { words.contains($0) }
            }
          }
      }
  }
}

extension AccessibilityElement {
  fileprivate var shownTexts: [String] {
    [self.label?.string ?? "", self.value?.string ?? "", self.drawn ?? ""]
  }
}
