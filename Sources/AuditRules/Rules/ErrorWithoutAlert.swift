import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let errorWithoutAlert = AuditRule(
    id: "error-without-alert", severity: .warning, criteria: ["4.1.3"],
    summary: "an error is shown next to an input, but neither an announcement nor another text tells the person",
    explanation: """
      A text below the fields is easily missed, so the guidelines of Orange's OUDS ask for an alert in addition to the \
      error of the input. The rule looks at errors for which no message is spoken and no new text appears elsewhere \
      on the screen.
      """,
    remedy: "announce the error, and also show it as an alert",
    examples: [
      .finds(
        "the error “Wrong code” was shown without an alert, and nothing said so",
        on: .element(.init(id: "code", role: .textField, label: "Code")),
        .element(.init(id: "codeError", role: .text)),
        steps: .set([.init("codeError", "label", "Wrong code")])),
      .leaves(
        on: .component(CodeField.kind),
        steps: .set([.init("code", "error", "Wrong code")])),
    ]
  ) { play in
    var sawError = false
    var spots: [Spot] = []
    for (index, interaction) in play.interactions.enumerated() {
      for (id, message) in interaction.errors {
        sawError = true
        let owner = String(id.prefix { $0 != "." })
        let answers = play.withAnswers(index)
        let isTold = answers.contains { $0.says(message) || !$0.saysNothing }
        let alerts = answers.flatMap(\.newTexts).filter { $0.id != id && !$0.id.hasPrefix(owner + ".") }
        if isTold || !alerts.isEmpty { continue }
        spots.append(
          Spot(
            message: "the error “\(message)” was shown without an alert, "
              + (answers.contains { $0.losesAnnouncement(of: message) }
                ? "and its announcement was not heard" : "and nothing said so"),
            element: id, interaction: index))
      }
    }
    return sawError ? .found(spots) : .notEvaluated("no error is shown")
  }
}
