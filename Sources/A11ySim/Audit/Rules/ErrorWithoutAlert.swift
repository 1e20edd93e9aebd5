extension AuditRule {
  static let errorWithoutAlert = AuditRule(
    id: "error-without-alert", severity: .warning, criteria: ["4.1.3"],
    summary: "an error is shown beside an input, and nothing else tells of it",
    explanation: """
      The guidance of Orange's OUDS asks for an alert besides the error of the input itself, because a text below \
      the fields is easily missed. The rule looks at errors with nothing said and no new text elsewhere on the \
      screen.
      """,
    remedy: "announce the error, and show it as an alert too",
    examples: [
      .finds(
        "“Wrong code” is all there is: no alert, nothing said",
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
            message: "“\(message)” is all there is: no alert, "
              + (answers.contains { $0.losesAnnouncement(of: message) }
                ? "and its announcement unheard" : "nothing said"),
            element: id, interaction: index))
      }
    }
    return sawError ? .found(spots) : .notEvaluated("no error is shown")
  }
}
