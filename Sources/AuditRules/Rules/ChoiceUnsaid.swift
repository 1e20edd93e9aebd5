import AccessibilityModel
import Simulation

extension AuditRule {
  static let choiceUnsaid = AuditRule(
    id: "choice-unsaid", severity: .error, criteria: ["4.1.2", "1.3.1"],
    summary: "nothing that is spoken says which of several choices is chosen",
    explanation: """
      People who see the screen find the mark of what is chosen; people who listen hear the same kind of button each \
      time. The rule looks at controls beside each other of which some, but not all, are drawn with a check mark at the \
      beginning or end, while none is selected, switched or has a value, and the name does not have the mark.
      """,
    remedy: "set the state of what is chosen: the trait `selected`, `isSelected`, or a radio button on Android",
    examples: [
      .finds(
        "small is drawn as chosen (“✓ Small”), but nothing that is spoken says which of small and large is",
        on: .element(.init(id: "small", role: .button, label: "Small", drawn: "✓ Small")),
        .element(.init(id: "large", role: .button, label: "Large", drawn: "Large")),
        steps: .appear),
      .leaves(
        on: .element(.init(id: "small", role: .button, label: "Small", value: "chosen", drawn: "✓ Small")),
        .element(.init(id: "large", role: .button, label: "Large", drawn: "Large")),
        .element(.init(id: "done", role: .link, label: "Done", drawn: "✓ Done")),
        steps: .appear),
    ], judging: [.label, .value, .traits]
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    var isKnown = false
    var seen: Set<String> = []
    var spots: [Spot] = []
    for index in play.newTrees {
      for siblings in play.interactions[index].after.tree.siblingLists
      where siblings.contains(where: { $0.drawn != nil }) {
        let choices = siblings.filter { $0.isControl(on: play.platform) }
        isKnown = isKnown || !choices.isEmpty
        for alike in Dictionary(grouping: choices, by: \.role).values {
          guard let marked = alike.first(where: { $0.drawn?.hasCheckMark == true }), alike.allSatisfy(\.hasNoState),
            !alike.allSatisfy({ $0.drawn?.hasCheckMark == true }),
            marked.name(on: play.platform)?.string.hasCheckMark != true, seen.insert(marked.id).inserted
          else { continue }
          spots.append(
            Spot(
              message:
                "\(marked.id) is drawn as chosen (“\(marked.drawn ?? "")”), but nothing that is spoken says which of \(alike.map(\.id).listed) is",
              element: marked.id, interaction: index))
        }
      }
    }
    return isKnown ? .found(spots) : .notEvaluated("the drawn texts of the controls are not known")
  }
}

extension AccessibilityElement {
  /// Whether nothing but the name tells one choice from another.
  fileprivate var hasNoState: Bool {
    allTraits.isDisjoint(with: [.selected, .toggle]) && self.value?.string.isBlank ?? true
      && self.web?.isPressed == nil && self.android?.stateDescription?.string.isBlank ?? true
      && self.android?.isCheckable != true
  }
}

extension String {
  /// Whether the text begins or ends with a sign for what is chosen, but is not only the sign.
  fileprivate var hasCheckMark: Bool {
    guard contains(where: \.isLetter) else { return false }
    return [trimmed.first, trimmed.last].contains { sign in
      sign?.unicodeScalars.first.map { "✓✔☑✅◉🔘".unicodeScalars.contains($0) } ?? false
    }
  }
}
