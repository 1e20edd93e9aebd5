import AccessibilityModel
import Simulation

extension AuditRule {
  static let patternInValue = AuditRule(
    id: "pattern-in-value", severity: .error, criteria: ["3.3.2"],
    summary: "the pattern of an input is the content of the field, and not its placeholder",
    explanation: """
      The field sounds filled in, and what the person types is added to the pattern: “MM/YY04/29”. The rule looks at \
      text fields whose content, before the person enters anything, consists of groups of one repeated letter or \
      underscore, such as “MM/YY”, “TT.MM.JJJJ” or “__-__”, and is still there after the person has entered a text.
      """,
    remedy: "make the pattern the placeholder of the field, or say it in the label",
    examples: [
      .finds(
        "“MM/YY” is the content of expiry, and what was typed was added to it",
        on: .element(.init(id: "expiry", role: .textField, label: "Expiry date", value: "MM/YY")),
        steps: .touch("expiry"), .doubleTap, .type("04")),
      .leaves(
        on: .element(.init(id: "expiry", role: .textField, label: "Expiry date", value: "04/2", placeholder: "MM/YY")),
        steps: .touch("expiry"), .doubleTap, .type("9")),
    ], judging: .value, needing: .entry
  ) { play in
    var patterns: [String: String] = [:]
    var seen: Set<String> = []
    var spots: [Spot] = []
    var entered: Set<String> = []
    var sawContent = false
    for (index, interaction) in play.interactions.enumerated() {
      guard let (_, id, _) = interaction.insertion, !seen.contains(id),
        let before = interaction.before.tree[id].flatMap(Interaction.Moment.content),
        let after = interaction.after.tree[id].flatMap(Interaction.Moment.content)
      else { continue }
      if entered.insert(id).inserted, !before.isEmpty {
        sawContent = true
        if before.isPattern { patterns[id] = before }
      }
      guard let pattern = patterns[id], after.utf8.count > pattern.utf8.count,
        after.hasPrefix(pattern) || after.hasSuffix(pattern),
        seen.insert(id).inserted
      else { continue }
      spots.append(
        Spot(
          message: "“\(pattern)” is the content of \(id), and what was typed was added to it", element: id,
          interaction: index))
    }
    return sawContent
      ? .found(spots) : .notEvaluated("no field into which text is entered has content before")
  }
}

extension String {
  /// Whether the text has at least two groups of one repeated letter or underscore, with signs between them.
  fileprivate var isPattern: Bool {
    guard count <= 20 else { return false }
    let groups = split { "/.-: ".contains($0) }
    return groups.count >= 2
      && groups.allSatisfy { group in
        (2...4).contains(group.count) && Set(group.uppercased()).count == 1
          && group.first.map { $0.isLetter || $0 == "_" } == true
      }
  }
}
