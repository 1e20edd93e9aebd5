import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let focusChangedOnAppear = AuditRule(
    id: "focus-changed-on-appear-with-vo", severity: .error, criteria: ["3.2.1", "2.4.3"],
    summary: "the keyboard focus moves to a field when the screen appears, although a screen reader runs",
    explanation: """
      The person is taken to a field, and misses the heading, the instructions and the text that says where the code \
      was sent. The rule looks at moves of the keyboard focus when a screen appears or is replaced. After a double tap \
      that opens a screen, only a move that comes later counts, when the person is already listening to the screen.
      """,
    remedy: "do not move the keyboard focus while a screen reader runs",
    examples: [
      .finds(
        "the keyboard focus moved to code.1 by itself, so everything before it was skipped",
        on: .component(UIKitOTPFields.kind, ["labels": "position", "autofocus": "true"]),
        steps: .appear),
      .leaves(
        on: .component(UIKitOTPFields.kind, ["labels": "position"]),
        steps: .appear),
    ], needing: .textField
  ) { play in
    let appearances = play.interactions.indices.filter { index in
      let interaction = play.interactions[index]
      guard interaction.before.isReaderRunning else { return false }
      return [.appear, .screen].contains(interaction.kind) || interaction.takesFocusLater
    }
    if appearances.isEmpty { return .notEvaluated("no screen appears while a screen reader runs") }
    return .found(
      appearances.compactMap { index in
        guard case let field?? = play.interactions[index].focusMoves.last else { return nil }
        return Spot(
          message: "the keyboard focus moved to \(field) by itself, so everything before it was skipped",
          element: field,
          interaction: index)
      })
  }
}

extension Interaction {
  /// Whether a double tap opens a screen, and the app moves the keyboard focus to a field of it at least half a second
  /// after the screen reader has begun to speak about the screen.
  fileprivate var takesFocusLater: Bool {
    guard case .doubleTap = kind, replacesScreen, let field = after.firstResponder, after.tree[field] != nil else {
      return false
    }
    let spoken = entries.first { entry in
      if case .utterance(let said) = entry.kind { said.utterance.reason == .screenChange } else { false }
    }
    let moved = entries.last { entry in
      if case .effect(let effect) = entry.kind { effect.name == .focus && effect.element == field } else { false }
    }
    guard let spoken, let moved else { return false }
    return moved.time - spoken.time >= .milliseconds(500)
  }
}
