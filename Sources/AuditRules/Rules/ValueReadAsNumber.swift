import AccessibilityModel
import Simulation

extension AuditRule {
  static let valueReadAsNumber = AuditRule(
    id: "value-read-as-number", severity: .info, criteria: ["1.3.1"], platform: .iOS,
    summary: "a code is spoken as one number",
    explanation: """
      “4829” is spoken as “four thousand eight hundred and twenty-nine”, which is hard to compare with the digits in a \
      message. This is only information, because the voice decides, and because every plain field is read like this. The rule looks at text fields for a code whose value is spoken with several digits as one number. A \
      field is for a code if it reports completion, if it is filled in from a message, or if it declares a one-time \
      code. On Android, the speech engine gets the digits as they are, and decides how to read them.
      """,
    remedy: "let the value be spelled out (accessibilitySpeechSpellOut), or put spaces between its digits",
    examples: [
      .finds(
        "the 6 digits in code were spoken as one number",
        on: .element(
          .init(
            id: "code", role: .textField, label: "Code", value: "482913",
            text: .init(contentType: .oneTimeCode))),
        steps: .touch("code")),
      .leaves(
        on: .element(.init(id: "amount", role: .textField, label: "Amount", value: "4829")),
        steps: .touch("amount")),
    ], needing: .content
  ) { play in
    let completed = Set(play.interactions.flatMap { $0.effects(.completed).compactMap(\.element) })
    let filled = Set(play.interactions.compactMap { $0.insertion.flatMap { $0.how == .autofilled ? $0.field : nil } })
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    let isForCode = play.newTrees.contains { index in
      play.interactions[index].after.tree.textFields.contains {
        $0.text?.contentType == .oneTimeCode || filled.contains($0.id)
          || completed.contains(String($0.id.prefix { $0 != "." }))
      }
    }
    let isNumberSpoken = play.interactions.contains { interaction in
      interaction.heard.contains { heard in
        heard.utterance.segments.contains { $0.source == .value && $0.spokenAs == .number }
      }
    }
    if !isForCode && !isNumberSpoken {
      return .notEvaluated("no text field is known to be for a code, and no value is spoken as a number")
    }
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
            message: "the \(value.text.count { $0.isNumber }) digits in \(id) were spoken as one number", element: id,
            interaction: index))
      }
    }
    return .found(spots)
  }
}
