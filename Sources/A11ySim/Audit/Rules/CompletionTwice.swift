extension AuditRule {
  static let completionTwice = AuditRule(
    id: "completion-twice", severity: .error, criteria: ["3.2.2"], summary: "one act hands the code in more than once",
    explanation: """
      An attempt is counted twice, and an error is heard twice. The rule looks at how often one act tells the app \
      that the input is complete.
      """,
    remedy: "tell the app once per change from incomplete to complete",
    examples: [
      .finds(
        "when “9” was typed in code.1, code completed 2 times",
        on: .component(PasscodeField.kind, ["bindingWrittenOnEndOfEditing": "true"]),
        steps: .touch("code.1"), .doubleTap, .type("4829")),
      .leaves(
        on: .component(PasscodeField.kind),
        steps: .touch("code.1"), .doubleTap, .type("4829")),
    ]
  ) { play in
    guard play.hasCompletion else { return .notEvaluated("no input was completed") }
    return .found(
      play.interactions.indices.flatMap { index in
        let interaction = play.interactions[index]
        let counts = Dictionary(interaction.effects(.completed).map { ($0.element ?? "", 1) }, uniquingKeysWith: +)
        return counts.sorted { $0.key < $1.key }.filter { $0.value > 1 }.map { element, count in
          Spot(
            message: "\(interaction.doing), \(element) completed \(count) times", element: element, interaction: index)
        }
      })
  }
}
