import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let unnamedGroupOfFields = AuditRule(
    id: "unnamed-group-of-fields", severity: .error, criteria: ["1.3.1"],
    summary: "the fields of a code are not in a container with a name",
    explanation: """
      Three or more fields take one character each, but nothing says that together they are a code, or which code. The \
      rule looks at rows of sibling fields in which entered text moves the focus to the next field while a screen \
      reader runs.
      """,
    remedy: "put the fields into a container with a label such as “Verification code, 6 digits”, or use one field",
    examples: [
      .finds(
        "code.1, code.2 and 4 more are the fields of one code, but no container around them has a name",
        on: .component(UIKitOTPFields.kind, ["labels": "position"]),
        steps: .touch("code.1"), .doubleTap, .type("48")),
      .leaves(
        on: .component(CodeField.kind, ["layout": "boxes"]),
        steps: .touch("code.1"), .doubleTap, .type("48")),
    ], judging: .containers
  ) { play in
    if play.codeRows.isEmpty { return .notEvaluated("there is no row of fields for one code") }
    return .found(
      play.codeRows.compactMap { row in
        let heard = play.interactions.firstIndex { $0.after.isReaderRunning && $0.after.tree[row[0]] != nil }
        guard let index = heard,
          let stop = play.interactions[index].after.readingOrder.first(where: { $0.element.id == row[0] }),
          !stop.groups.contains(where: { !($0.name(on: play.platform)?.string.isBlank ?? true) })
        else { return nil }
        return Spot(
          message: "\(row.listed) are the fields of one code, but no container around them has a name", element: row[0],
          interaction: index)
      })
  }
}
