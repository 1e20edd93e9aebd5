extension AuditRule {
  static let letterAccepted = AuditRule(
    id: "letter-accepted", severity: .warning, criteria: ["3.3.1"],
    summary: "a field that asks for the number pad takes a letter",
    explanation: """
      A hardware keyboard, a paste or a braille display puts a letter into a code of digits, and the person hears of \
      the mistake only when the code is refused. The rule looks at letters and symbols in text fields that ask for \
      the number pad.
      """,
    remedy: "accept digits only, and say so when something else comes in",
    examples: [
      .finds(
        "“a” is in code, which asks for the number pad",
        on: .element(.init(id: "code", role: .textField, label: "Code", text: .init(usesNumberPad: true))),
        steps: .touch("code"), .doubleTap, .type("a")),
      .leaves(
        on: .component(CodeField.kind),
        steps: .touch("code.1"), .doubleTap, .type("a")),
    ]
  ) { play in
    let asks = play.interactions.contains { $0.after.tree.textFields.contains { $0.text?.usesNumberPad == true } }
    if !asks { return .notEvaluated("no field is known to ask for the number pad") }
    var seen: Set<String> = []
    return .found(
      play.interactions.indices.compactMap { index in
        let interaction = play.interactions[index]
        guard let field = interaction.insertion?.field, interaction.before.tree[field]?.text?.usesNumberPad == true
        else { return nil }
        let all = interaction.after.contents
        let contents = interaction.after.tree.siblingFields(of: field).compactMap { all[$0] }.joined()
        guard interaction.before.tree[field]?.text?.isSecure == false,
          let odd = contents.first(where: { !$0.isNumber && !$0.isCodeSeparator }),
          seen.insert(field.prefix { $0 != "." }.description).inserted
        else { return nil }
        return Spot(
          message: "\(interaction.before.shown(String(odd), in: field)) is in \(field), which asks for the number pad",
          element: field, interaction: index)
      })
  }
}
