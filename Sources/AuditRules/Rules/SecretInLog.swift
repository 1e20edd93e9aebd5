import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let secretInLog = AuditRule(
    id: "secret-in-log", severity: .error, criteria: [], summary: "a code is written to the log",
    explanation: """
      Logs can leave the device. The rule looks for lines of the log that contain the content of the fields or entered text.
      """,
    remedy: "log only the number of characters",
    examples: [
      .finds(
        "when the screen appeared, the code was written to the log",
        on: .component(OUDSPinCodeInput.kind, ["length": "4", "value": "48291300", "version": "3.0"]),
        steps: .appear),
      .leaves(
        on: .component(OUDSPinCodeInput.kind, ["length": "4", "value": "not set", "version": "3.0"]),
        steps: .appear),
    ]
  ) { play in
    let logs = play.interactions.contains { !$0.effects(.log).isEmpty }
    if !logs { return .notEvaluated("nothing is written to the log") }
    var entered: Set<String> = []
    return .found(
      play.interactions.indices.compactMap { index in
        let interaction = play.interactions[index]
        if let text = interaction.insertion?.text, text.count >= 4 { entered.insert(text) }
        let leak = interaction.effects(.log).first { log in
          let owner = (log.element ?? "") + "."
          var codes = entered
          for moment in [interaction.before, interaction.after] {
            // The fields of the component that wrote the log line, each alone and all joined.
            let fields = moment.tree.textFields.filter { $0.id.hasPrefix(owner) }.compactMap(Interaction.Moment.content)
            codes.formUnion(fields + [fields.joined()])
          }
          // If the content of a secure field was logged, the recorded line already shows bullets in its place.
          let line = log.detail ?? ""
          let hasSecureField = interaction.after.tree.textFields.contains {
            $0.id.hasPrefix(owner) && $0.text?.isSecret == true
          }
          return hasSecureField && line.contains("••")
            || codes.contains { $0.count >= 4 && !$0.isHiddenContent && line.contains($0) }
        }
        return leak.map {
          Spot(
            message: "\(interaction.doing), the code was written to the log", element: $0.element, interaction: index)
        }
      })
  }
}
