import AccessibilityModel
import Simulation

extension AuditRule {
  static let hintOnlyOnIOS = AuditRule(
    id: "hint-only-on-ios", severity: .warning, criteria: ["1.3.1", "1.1.1"], platform: .android,
    summary: "a number that matters is only in a hint, which Android does not have",
    explanation: """
      Android has no hint that says what a control does (`hint`), so people who use TalkBack do not learn the price or \
      the time that it has. The rule looks at hints with a number that no text, name or value on the screen has. Hints \
      of text fields are judged by `requirement-only-in-hint`.
      """,
    remedy: "add the information to the label or the content description",
    examples: [
      .finds(
        "“9 euros a month” is only in the iOS hint of wind, so nothing says it on Android",
        on: .element(.init(id: "wind", role: .button, label: "Wind", hint: "9 euros a month")),
        steps: .appear),
      .leaves(
        on: .element(.init(id: "price", role: .text, label: "9 euros a month")),
        .element(.init(id: "wind", role: .button, label: "Wind", hint: "9 euros a month")),
        steps: .appear),
    ], judging: [.hint, .label]
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    var sawHint = false
    var seen: Set<String> = []
    var spots: [Spot] = []
    // The numbers on the screen are collected once for all its hints.
    var shown: (interaction: Int, numbers: Set<String>)?
    for (index, stop) in play.changedStops {
      let element = stop.element
      guard element.text == nil, let hint = element.hint, hint.contains(where: \.isLetter), !hint.numbers.isEmpty,
        seen.insert(element.id).inserted
      else { continue }
      sawHint = true
      if shown?.interaction != index {
        let numbers = play.interactions[index].after.tree.exposed.flatMap { other in
          (other.texts(on: .android) + [other.drawn].compactMap(\.self)).flatMap(\.numbers)
        }
        shown = (index, Set(numbers))
      }
      if hint.numbers.isSubset(of: shown!.numbers) { continue }
      spots.append(
        Spot(
          message: "“\(hint.onOneLine)” is only in the iOS hint of \(element.id), so nothing says it on Android",
          element: element.id, interaction: index))
    }
    return sawHint ? .found(spots) : .notEvaluated("no hint of a control contains a number")
  }
}

extension String {
  fileprivate var numbers: Set<String> { Set(split { !$0.isNumber }.map(String.init)) }
}
