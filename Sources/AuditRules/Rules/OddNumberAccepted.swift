import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let oddNumberAccepted = AuditRule(
    id: "odd-number-accepted", severity: .warning, criteria: ["3.3.1"],
    summary: "a field for a digit accepts ½, ² or Ⅷ",
    explanation: """
      These characters are numbers but not digits. “½” is spoken as “one half”, and no code contains it. The rule \
      looks at characters with a numeric value that are not a decimal digit of any script, in fields that contain no \
      letter.
      """,
    remedy: "accept only decimal digits, and convert those of other scripts to ASCII digits",
    examples: [
      .finds(
        "“½” was accepted as a digit in code.1",
        on: .component(UIKitOTPFields.kind, ["filter": "digits"]),
        steps: .touch("code.1"), .doubleTap, .type("½")),
      .leaves(
        on: .component(CodeField.kind),
        steps: .touch("code.1"), .doubleTap, .type("½")),
    ], needing: .entry
  ) { play in
    var seen: Set<String> = []
    let isJudged = play.interactions.contains { interaction in
      interaction.insertion.map { entry in
        entry.text.contains(where: \.isNumber) && interaction.before.tree[entry.field]?.text?.isSecure == false
      } ?? false
    }
    if !isJudged { return .notEvaluated("no number is entered") }
    return .found(
      play.interactions.indices.compactMap { index in
        let interaction = play.interactions[index]
        guard let field = interaction.insertion?.field else { return nil }
        let all = interaction.after.contents
        let contents = play.fields(ofInputWith: field, in: interaction).compactMap { all[$0] }
        // Characters such as `½` are never ASCII. Checking bytes is faster than checking characters.
        if contents.allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 } }) { return nil }
        if contents.contains(where: { $0.contains(where: { $0.isLetter && !$0.isNumber }) }) { return nil }
        let odd = contents.joined().first { character in
          character.isNumber && !character.unicodeScalars.contains { $0.properties.numericType == .decimal }
        }
        guard let odd, seen.insert(field.prefix { $0 != "." }.description).inserted else { return nil }
        return Spot(
          message: "\(interaction.before.shown(String(odd), in: field)) was accepted as a digit in \(field)",
          element: field,
          interaction: index)
      })
  }
}
