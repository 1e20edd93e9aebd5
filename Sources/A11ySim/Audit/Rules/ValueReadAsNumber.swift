extension AuditRule {
  static let valueReadAsNumber = AuditRule(
    id: "value-read-as-number", severity: .warning, criteria: ["1.3.1"], platform: .iOS,
    summary: "a code is read as one number",
    explanation: """
      “4829” is heard as four thousand eight hundred and twenty-nine, which nobody can compare with a message. The \
      rule looks at the values of text fields that take a code and are read with a run of digits as a number. A \
      field takes a code if it is completed, filled in from a message, or declares a one-time code. On Android, the \
      speech engine gets the digits as they are, and decides how to read them.
      """,
    remedy: "spell the value out (accessibilitySpeechSpellOut), or put spaces between the digits of the value",
    examples: [
      .finds(
        "the 6 digits in code were read as one number",
        on: .element(
          .init(
            id: "code", role: .textField, label: "Code", value: "482913",
            text: .init(contentType: .oneTimeCode))),
        steps: .touch("code")),
      .leaves(
        on: .element(.init(id: "amount", role: .textField, label: "Amount", value: "4829")),
        steps: .touch("amount")),
    ]
  ) { play in
    let completed = Set(play.interactions.flatMap { $0.effects(.completed).compactMap(\.element) })
    let filled = Set(play.interactions.compactMap { $0.insertion.flatMap { $0.how == .autofilled ? $0.field : nil } })
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    var seen: Set<String> = []
    var spots: [Spot] = []
    for (index, interaction) in play.interactions.enumerated() {
      for heard in interaction.heard {
        guard let id = heard.utterance.element, !seen.contains(id),
          let field = interaction.after.tree[id] ?? interaction.before.tree[id], field.text != nil,
          let value = heard.utterance.segments.first(where: { $0.source == .value && $0.spokenAs == .number })
        else { continue }
        let owner = String(id.prefix { $0 != "." })
        guard field.text?.contentType == .oneTimeCode || filled.contains(id) || completed.contains(owner),
          value.text.allSatisfy({ $0.isNumber || $0 == " " })
        else { continue }
        seen.insert(id)
        spots.append(
          Spot(
            message: "the \(value.text.count { $0.isNumber }) digits in \(id) were read as one number", element: id,
            interaction: index))
      }
    }
    return .found(spots)
  }
}
