import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let completionTwice = AuditRule(
    id: "completion-twice", severity: .error, criteria: ["3.2.2"],
    summary: "one action submits the code more than once",
    explanation: """
      One attempt counts as two, and an error is heard twice. The rule counts how often one action of the person makes \
      the input report that it is complete.
      """,
    remedy: "report completion only once when the input becomes complete",
    examples: [
      .finds(
        "when “9” was typed in code.1, code was submitted 2 times",
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
            message: "\(interaction.doing), \(element) was submitted \(count) times", element: element,
            interaction: index)
        }
      })
  }
}
