import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let completionMissing = AuditRule(
    id: "completion-missing", severity: .error, criteria: ["4.1.3"],
    summary: "every field is filled, but the app is not told",
    explanation: """
      The code is complete, and nothing happens. The rule looks at actions that fill the last empty field of a row, if \
      the component then reports neither completion nor a new value and no control becomes usable. Only fields of \
      components count, because the app is always told the value of its own fields.
      """,
    remedy: "report completion when every field is filled, whichever was filled last",
    examples: [
      .finds(
        "when “9” was typed in code.4, every field was filled, but the app was not told",
        on: .component(UIKitOTPFields.kind, ["digitCount": "4"]),
        steps: .touch("code.1"), .doubleTap, .type("4829")),
      .leaves(
        on: .component(CodeField.kind, ["layout": "boxes", "length": "4"]),
        steps: .touch("code.1"), .doubleTap, .type("4829")),
    ]
  ) { play in
    if !play.codeRows.joined().contains(where: { $0.contains(".") }) {
      return .notEvaluated("there is no row of fields of a component for one code")
    }
    return .found(
      play.interactions.indices.compactMap { index in
        let interaction = play.interactions[index]
        guard let field = interaction.insertion?.field, field.contains("."), let row = play.row(of: field),
          !row.allSatisfy({ interaction.before.content(of: $0)?.isEmpty == false }),
          row.allSatisfy({ interaction.after.content(of: $0)?.isEmpty == false }),
          interaction.effects(.completed).isEmpty, interaction.effects(.enabled).isEmpty,
          !interaction.effects(.value).contains(where: { $0.element.map { field.hasPrefix($0 + ".") } ?? false })
        else { return nil }
        return Spot(
          message: "\(interaction.doing), every field was filled, but the app was not told", element: field,
          interaction: index)
      })
  }
}
