import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let setWithoutEffect = AuditRule(
    id: "set-without-effect", severity: .error, criteria: ["3.3.7"],
    summary: "the app sets the value of an input, but its fields do not change",
    explanation: """
      After a wrong code, the app cannot empty the input, so the person has to delete it digit by digit. The rule \
      looks at every `value` that the app sets on an input, if the fields have a different content afterwards.
      """,
    remedy: "update the fields whenever the app changes the value",
    examples: [
      .finds(
        "the app emptied code, but its fields did not change",
        on: .component(OUDSPinCodeInput.kind, ["length": "4", "value": "4829", "version": "3.0"]),
        steps: .set([.init("code", "value", "")])),
      .leaves(
        on: .component(CodeField.kind, ["value": "482913"]),
        steps: .set([.init("code", "value", "")])),
    ]
  ) { play in
    let isSet = play.interactions.contains { interaction in
      interaction.changes.contains { change in
        change.property == "value"
          && interaction.after.tree.textFields.contains { $0.id.hasPrefix(change.element + ".") }
      }
    }
    if !isSet { return .notEvaluated("the app sets the value of no input") }
    return .found(
      play.interactions.indices.compactMap { index in
        let interaction = play.interactions[index]
        for change in interaction.changes where change.property == "value" {
          let fields = interaction.after.tree.textFields.filter { $0.id.hasPrefix(change.element + ".") }
          let content = fields.compactMap { Interaction.Moment.content(of: $0) }.joined().withASCIIDigits
          let wanted = change.value.filter { !$0.isCodeSeparator }.withASCIIDigits
          let before = fields.compactMap { interaction.before.content(of: $0.id) }.joined().withASCIIDigits
          // If the fields accepted the beginning of the value, the app's change had an effect.
          guard !fields.isEmpty, fields.allSatisfy({ $0.text?.isSecure == false }), !content.isHiddenContent,
            content == before, content != wanted, wanted.isEmpty || !wanted.hasPrefix(content)
          else { continue }
          let what = wanted.isEmpty ? "emptied \(change.element)" : "put another code into \(change.element)"
          return Spot(
            message: "the app \(what), but its fields did not change", element: change.element, interaction: index)
        }
        return nil
      })
  }
}
