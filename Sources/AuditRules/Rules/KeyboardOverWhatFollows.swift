import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let keyboardOverWhatFollows = AuditRule(
    id: "keyboard-over-what-follows", severity: .warning, criteria: ["4.1.3"],
    summary: "no message is spoken after the last digit, and the keyboard still covers the next control",
    explanation: """
      The person stays on the keyboard and is not told that the code is complete and that a button comes next. The \
      rule looks at the key of the software keyboard that fills the last empty field of a row: the keyboard stays, no \
      message is heard, and a button or link follows the row. The position of the keyboard is not known. So the rule \
      assumes that it covers the button or link, unless the frame of the button or link is known and is not below the \
      fields.
      """,
    remedy: "close the keyboard when the code is complete, or announce that the code is complete",
    examples: [
      .finds(
        "when “3” was typed in code.6, no message was spoken, and the keyboard still covered verify",
        on: .component(VerificationTextField.kind),
        .element(.init(id: "verify", role: .button, label: "Verify")),
        steps: .touch("code.1"), .doubleTap, .type("482913")),
      .leaves(
        on: .component(CodeField.kind, ["layout": "boxes", "length": "4"]),
        .element(.init(id: "verify", role: .button, label: "Continue")),
        steps: .touch("code.1"), .doubleTap, .type("4829")),
    ]
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    if play.codeRows.isEmpty { return .notEvaluated("there is no row of fields for one code") }
    var isEvaluated = false
    var spots: [Spot] = []
    for (index, interaction) in play.interactions.enumerated() {
      guard case let (_, field, .typed)? = interaction.insertion, let row = play.row(of: field), row.last == field,
        !row.allSatisfy({ interaction.before.content(of: $0)?.isEmpty == false }),
        row.allSatisfy({ interaction.after.content(of: $0)?.isEmpty == false })
      else { continue }
      isEvaluated = true
      // `cursor` is nil while the cursor is on the software keyboard.
      guard interaction.after.isReaderRunning, interaction.after.cursor == nil, !interaction.replacesScreen,
        let next = interaction.after.control(after: row)
      else { continue }
      let answers = play.withAnswers(index)
      guard answers.allSatisfy(\.saysNothing), answers.allSatisfy({ !$0.replacesScreen }),
        let last = answers.last?.after, last.firstResponder.map(row.contains) == true
      else { continue }
      spots.append(
        Spot(
          message: "\(interaction.doing), no message was spoken, and the keyboard still covered \(next.id)",
          element: next.id, interaction: index))
    }
    return isEvaluated ? .found(spots) : .notEvaluated("no row of fields is filled by typing")
  }
}

extension Interaction.Moment {
  /// Returns the first enabled button or link after a row of fields, in reading order. If the frames are known, the
  /// control must be below the row.
  fileprivate func control(after row: [String]) -> AccessibilityElement? {
    let stops = readingOrder.map(\.element)
    guard let last = stops.lastIndex(where: { row.contains($0.id) }) else { return nil }
    return stops[(last + 1)...].first { element in
      guard !element.allTraits.isDisjoint(with: [.button, .link]), !element.allTraits.contains(.toggle),
        !element.isDimmed
      else { return false }
      guard let frame = element.frame, let field = stops[last].frame else { return true }
      return frame.y >= field.y + field.height
    }
  }
}
