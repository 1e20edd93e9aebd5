import AccessibilityModel
import Simulation

extension AuditRule {
  static let focusedNodeRemoved = AuditRule(
    id: "focused-node-removed", severity: .error, criteria: ["2.4.3"],
    summary: "the element with the cursor or the keyboard focus disappears",
    explanation: """
      The cursor jumps to another place. The rule looks at elements that have the cursor or the keyboard focus and are \
      gone after an action. The rule ignores elements that disappear because the screen is replaced, or because the \
      person closes an alert or sheet with its own button. It also ignores an element whose place the app gives to \
      another one, which is then heard, and a control that disappears when the person activates it, if the app announces \
      what happened.
      """,
    remedy:
      "disable the control instead of removing it, or first move the cursor to the element that the person needs next",
    examples: [
      .finds(
        "when the app changed something, clear disappeared while it had the cursor or the keyboard focus",
        on: .element(.init(id: "clear", role: .button, label: "Clear")),
        .element(.init(id: "verify", role: .button, label: "Verify")),
        steps: .touch("clear"), .doubleTap, .set([.init("clear", "hidden", "true")])),
      .leaves(
        on: .element(.init(id: "clear", role: .button, label: "Clear")),
        .element(.init(id: "verify", role: .button, label: "Verify")),
        steps: .touch("clear"), .doubleTap, .set([.init("verify", "hidden", "true")])),
    ], needing: .removal
  ) { play in
    .found(
      play.interactions.indices.compactMap { index in
        let interaction = play.interactions[index]
        guard interaction.kind != .screen, !interaction.replacesScreen,
          let gone = interaction.effects(.removed).first?.element, !interaction.closesDialog(with: gone),
          !interaction.movesOn(from: gone),
          interaction.kind != .doubleTap(gone) || play.withAnswers(index).allSatisfy(\.announcements.isEmpty)
        else {
          return nil
        }
        return Spot(
          message: "\(interaction.doing), \(gone) disappeared while it had the cursor or the keyboard focus",
          element: gone, interaction: index)
      })
  }
}

extension Interaction {
  /// Returns whether the app moved the cursor from an element that is gone to another one, which was then heard.
  fileprivate func movesOn(from gone: String) -> Bool {
    guard let cursor = after.cursor, cursor != gone, after.tree[cursor]?.isHidden == false else { return false }
    switch kind {
    case .swipe, .touch: return false
    default: break
    }
    // On iOS, the keyboard focus that goes to a field is no answer to where the cursor should be.
    let reasons: [Utterance.Reason] = after.platform == .android ? [.focus] : [.screenChange, .layoutChange]
    return heard.contains {
      $0.utterance.element == cursor && reasons.contains($0.utterance.reason)
    }
  }

  /// Returns whether the interaction closed a modal container that contained `control`. Only a double tap on `control`
  /// or an interaction of the kind `other` counts.
  fileprivate func closesDialog(with control: String) -> Bool {
    switch kind {
    case .doubleTap(control), .other: break
    default: return false
    }
    func find(in elements: [AccessibilityElement]) -> Bool {
      elements.contains { element in
        if element.isModal || [.alert, .sheet].contains(element.role), element.holds(control) {
          return after.tree[element.id]?.isHidden ?? true
        }
        return find(in: element.children)
      }
    }
    return find(in: before.tree.elements)
  }
}
