import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let focusMovedMoreThanOnce = AuditRule(
    id: "focus-moved-more-than-once", severity: .warning, criteria: ["3.2.1", "4.1.3"],
    summary: "one action moves the keyboard focus through several fields, or several fields are announced",
    explanation: """
      Speech for one field is cut off by speech for the next, and the person does not know where they are. The rule \
      counts how often one key, paste or double tap moves the focus to a field, and how many announcements are labels \
      of fields.
      """,
    remedy: "move the focus only once, to its final field, and announce only that field",
    examples: [
      .finds(
        "when “482913” was pasted in code.1, the keyboard focus moved 6 times, finally to code.6",
        on: .component(SwiftUIOTPInput.kind),
        steps: .touch("code.1"), .doubleTap, .paste("482913")),
      .leaves(
        on: .component(CodeField.kind, ["layout": "boxes"]),
        steps: .touch("code.1"), .doubleTap, .paste("482913")),
    ], needing: .textField
  ) { play in
    let isJudged =
      Need.entryInRow.isMet(play) || Need.focusMove.isMet(play)
      || play.interactions.contains { $0.announcements.count > 1 }
    if !isJudged { return .notEvaluated("no text is entered into one of several fields, and no focus moves") }
    return .found(
      play.interactions.indices.compactMap { index in
        let interaction = play.interactions[index]
        let fields = interaction.focusMoves.compactMap { $0 }
        var announced = interaction.announcements.map(\.utterance.text)
        if announced.count > 1 {
          let labels = Set(interaction.after.tree.textFields.compactMap { $0.label?.string })
          announced.removeAll { !labels.contains($0) }
        }
        if fields.count > 1 {
          return Spot(
            message:
              "\(interaction.doing), the keyboard focus moved \(fields.count) times, finally to \(fields[fields.count - 1])",
            element: fields.last, interaction: index)
        }
        if announced.count > 1 {
          return Spot(
            message:
              "\(interaction.doing), \(announced.count) fields were announced: \(announced.map { "“\($0)”" }.listed)",
            element: fields.last, interaction: index)
        }
        return nil
      })
  }
}
