import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let letterAccepted = AuditRule(
    id: "letter-accepted", severity: .warning, criteria: ["3.3.1"],
    summary: "a field with the number pad accepts a letter",
    explanation: """
      A hardware keyboard, a paste or a braille display can enter a letter into a code of digits. The person learns of \
      the mistake only when the code is rejected. The rule looks at letters and symbols in text fields that show the \
      number pad.
      """,
    remedy: "accept only digits, and say so if something else is entered",
    examples: [
      .finds(
        "“a” was accepted in code, although this field shows the number pad",
        on: .element(.init(id: "code", role: .textField, label: "Code", text: .init(usesNumberPad: true))),
        steps: .touch("code"), .doubleTap, .type("a")),
      .leaves(
        on: .component(CodeField.kind),
        steps: .touch("code.1"), .doubleTap, .type("a")),
    ]
  ) { play in
    let isJudged = play.interactions.contains { interaction in
      let text = interaction.insertion.flatMap { interaction.before.tree[$0.field]?.text }
      return text?.usesNumberPad == true && text?.isSecure == false
    }
    if !isJudged { return .notEvaluated("nothing is entered into a field that is known to show the number pad") }
    var seen: Set<String> = []
    return .found(
      play.interactions.indices.compactMap { index in
        let interaction = play.interactions[index]
        guard let field = interaction.insertion?.field, interaction.before.tree[field]?.text?.usesNumberPad == true
        else { return nil }
        let all = interaction.after.contents
        let contents = play.fields(ofInputWith: field, in: interaction).compactMap { all[$0] }.joined()
        guard interaction.before.tree[field]?.text?.isSecure == false,
          let odd = contents.first(where: { !$0.isNumber && !$0.isCodeSeparator }),
          seen.insert(field.prefix { $0 != "." }.description).inserted
        else { return nil }
        return Spot(
          message:
            "\(interaction.before.shown(String(odd), in: field)) was accepted in \(field), although this field shows the number pad",
          element: field, interaction: index)
      })
  }
}
