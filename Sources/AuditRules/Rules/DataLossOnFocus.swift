import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let dataLossOnFocus = AuditRule(
    id: "data-loss-on-focus", severity: .error, criteria: ["3.2.1", "3.3.7"],
    summary: "a field is erased when it gets the keyboard focus",
    explanation: """
      The digit is lost when the person double taps the field to correct it, or reaches it with the tab key to review \
      it. The rule looks at fields that get the keyboard focus by a double tap or a key, and are filled before and \
      empty afterwards.
      """,
    remedy: "keep the content of the field until something is typed",
    examples: [
      .finds(
        "on a double tap on code.2, the content of code.2 was erased",
        on: .component(RxSwiftVerifyCode.kind),
        steps: .touch("code.1"), .doubleTap, .type("48"), .touch("code.2"), .doubleTap),
      .leaves(
        on: .component(CodeField.kind, ["layout": "boxes"]),
        steps: .touch("code.1"), .doubleTap, .type("48"), .touch("code.2"), .doubleTap),
    ], needing: .fieldActivation
  ) { play in
    let isJudged = play.interactions.contains { interaction in
      interaction.effects(.focus).contains { $0.element != nil }
        && interaction.before.contents.values.contains { !$0.isEmpty }
    }
    if !isJudged { return .notEvaluated("no field has content while the keyboard focus moves to a field") }
    return .found(
      play.interactions.indices.compactMap { index in
        let interaction = play.interactions[index]
        let moves = interaction.effects(.focus).compactMap(\.element)
        let focused: [String]
        switch interaction.kind {
        // A double tap counts only if it moves the focus to the tapped element. So a button that clears fields on
        // purpose does not count.
        case .doubleTap(let id?) where moves.first == id: focused = moves
        case .key: focused = moves
        default: return nil
        }
        let lost = focused.filter {
          interaction.before.content(of: $0)?.isEmpty == false && interaction.after.content(of: $0) == ""
        }
        guard let field = lost.first, interaction.changes.isEmpty else { return nil }
        return Spot(
          message: "\(interaction.doing), the content of \(lost.listed) was erased", element: field, interaction: index)
      })
  }
}
