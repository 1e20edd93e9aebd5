extension AuditRule {
  static let oddNumberAccepted = AuditRule(
    id: "odd-number-accepted", severity: .warning, criteria: ["3.3.1"], summary: "a field for a digit takes ½, ² or Ⅷ",
    explanation: """
      They are numbers but not digits: they are heard as “one half”, and no code has them. The rule looks at \
      characters that have a numeric value and are not a decimal digit of any script, in fields that hold no letter.
      """,
    remedy: "accept decimal digits, and make ASCII digits of those of other scripts",
    examples: [
      .finds(
        "“½” was taken as a digit in code.1",
        on: .component(UIKitOTPFields.kind, ["filter": "digits"]),
        steps: .touch("code.1"), .doubleTap, .type("½")),
      .leaves(
        on: .component(CodeField.kind),
        steps: .touch("code.1"), .doubleTap, .type("½")),
    ]
  ) { play in
    var seen: Set<String> = []
    return .found(
      play.interactions.indices.compactMap { index in
        let interaction = play.interactions[index]
        guard let field = interaction.insertion?.field else { return nil }
        let all = interaction.after.contents
        let contents = interaction.after.tree.siblingFields(of: field).compactMap { all[$0] }
        // Characters such as `½` are never ASCII. Checking bytes is faster than checking characters.
        if contents.allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 } }) { return nil }
        if contents.contains(where: { $0.contains(where: { $0.isLetter && !$0.isNumber }) }) { return nil }
        let odd = contents.joined().first { character in
          character.isNumber && !character.unicodeScalars.contains { $0.properties.numericType == .decimal }
        }
        guard let odd, seen.insert(field.prefix { $0 != "." }.description).inserted else { return nil }
        return Spot(
          message: "\(interaction.before.shown(String(odd), in: field)) was taken as a digit in \(field)",
          element: field,
          interaction: index)
      })
  }
}
