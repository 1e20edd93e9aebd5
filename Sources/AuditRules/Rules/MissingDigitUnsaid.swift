import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let missingDigitUnsaid = AuditRule(
    id: "missing-digit-unsaid", severity: .warning, criteria: ["3.3.1"],
    summary: "the last field is filled, an earlier one is empty, and nothing says so",
    explanation: """
      The person believes that the code is complete, but nothing happens. The rule looks at actions that enter text \
      into the last field of a row while another field is empty, if nothing that is heard names the empty field or \
      says that something is missing. If an earlier key moved the keyboard focus past the empty field, the message \
      names that key.
      """,
    remedy: "move the focus to the empty field and announce it, or say how many digits are missing",
    examples: [
      .finds(
        "when “9” was typed in code.4, code.3 was still empty, and nothing said so",
        on: .component(OUDSPinCodeInput.kind, ["length": "4", "value": "48", "version": "3.0"]),
        steps: .touch("code.4"), .doubleTap, .type("9")),
      .leaves(
        on: .component(CodeField.kind, ["layout": "boxes"]),
        steps: .touch("code.1"), .doubleTap, .type("48"), .touch("code.6"), .doubleTap, .type("9")),
    ]
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    if play.codeRows.isEmpty { return .notEvaluated("there is no row of fields for one code") }
    return .found(
      play.interactions.indices.compactMap { index in
        let interaction = play.interactions[index]
        guard interaction.before.isReaderRunning, let (text, field, _) = interaction.insertion,
          text.contains(where: { !$0.isCodeSeparator }), let row = play.row(of: field),
          field == row.last, interaction.after.content(of: field)?.count == 1, interaction.saysNothing,
          let hole = row.first(where: { interaction.after.content(of: $0) == "" }), !interaction.tells(of: hole)
        else { return nil }
        // Only the last interactions are searched, one for each field of the row. Earlier interactions belong to
        // another code.
        let skip = play.interactions[..<index].suffix(row.count).lazy.compactMap { $0.skip(of: hole, in: row) }.last
        return Spot(
          message: "\(interaction.doing), \(hole) was still empty, and nothing said so" + (skip ?? ""), element: hole,
          interaction: index)
      })
  }
}

extension Interaction {
  /// Returns words for the end of a message. The words say that the keyboard focus skipped the empty field `hole`. Nil
  /// if entered text did not move the focus past this field.
  fileprivate func skip(of hole: String, in row: [String]) -> String? {
    guard let (_, field, _) = insertion, case let next?? = focusMoves.last, after.content(of: hole) == "",
      let start = row.firstIndex(of: field), let middle = row.firstIndex(of: hole), let end = row.firstIndex(of: next),
      start < middle, middle < end
    else { return nil }
    return "; \(doing), the keyboard focus skipped it and moved to \(next)"
  }
}
