import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let rejectedSilently = AuditRule(
    id: "rejected-silently", severity: .error, criteria: ["3.3.1"],
    summary: "a character or a whole code is rejected, and nothing says so",
    explanation: """
      The key is echoed, but the field does not change. The rule looks at letters and symbols that are entered and are \
      then in no field of the input, if no message is heard. It also looks at codes that are erased as soon as they are \
      submitted, if nothing is heard and no error appears. Spaces and hyphens do not count. Digits are found by \
      `input-lost`.
      """,
    remedy: "say what is accepted: “Only digits”",
    examples: [
      .finds(
        "“a” was typed in code.1 but rejected, and nothing said so",
        on: .component(UIKitOTPFields.kind, ["filter": "digits"]),
        steps: .touch("code.1"), .doubleTap, .type("a")),
      .leaves(
        on: .component(CodeField.kind),
        steps: .touch("code.1"), .doubleTap, .type("a")),
    ], needing: .entry
  ) { play in
    let isJudged = play.interactions.contains { interaction in
      !interaction.effects(.completed).isEmpty
        || interaction.insertion.map { $0.text.contains { !$0.isNumber && !$0.isCodeSeparator } } ?? false
    }
    if !isJudged { return .notEvaluated("no code is submitted, and nothing but digits is entered") }
    let erased = play.interactions.indices.flatMap { index in
      let interaction = play.interactions[index]
      return interaction.erasedInputs.map { owner in
        Spot(
          message: "\(interaction.doing), the code was submitted and erased, and nothing said why", element: owner,
          interaction: index)
      }
    }
    return .found(
      erased
        + play.interactions.indices.compactMap { index in
          let interaction = play.interactions[index]
          guard let (text, field, how) = interaction.insertion, interaction.effects(.crash).isEmpty,
            interaction.saysNothing
          else {
            return nil
          }
          let odd = text.filter { !$0.isNumber && !$0.isCodeSeparator }
          if odd.isEmpty { return nil }
          // If the fields accept letters, the rule `input-lost` covers a lost letter.
          let siblings = interaction.before.tree.siblingFields(of: field)
          let (old, new) = (interaction.before.contents, interaction.after.contents)
          let (before, after) = (siblings.map { old[$0] }, siblings.map { new[$0] })
          let joined = after.compactMap { $0 }.joined()
          if (before.compactMap { $0 }.joined() + joined).contains(where: \.isLetter) { return nil }
          let isLost =
            interaction.before.tree[field]?.text?.isSecure == true
            ? before == after : odd.contains { !joined.contains($0) }
          let isSecure = interaction.before.tree[field]?.text?.isSecure == true
          let wasHandedIn = !isSecure && interaction.effects(.completed).contains { $0.detail?.contains(odd) ?? false }
          guard isLost, !wasHandedIn, interaction.effects(.completed).isEmpty || !joined.isEmpty else { return nil }
          // A part of a code is a secret, too, but only the whole is found where it must be hidden.
          let shown = interaction.before.shown(text, in: field)
          return Spot(
            message: odd.count == text.count
              ? "\(shown) was \(how.rawValue) in \(field) but rejected, and nothing said so"
              : "a part of \(shown), which was \(how.rawValue) in \(field), was rejected, and nothing said so",
            element: field, interaction: index)
        })
  }
}

extension Interaction {
  /// The inputs that were submitted and then erased without a message or an error.
  fileprivate var erasedInputs: [String] {
    if !before.isReaderRunning || !errors.isEmpty || !saysNothing { return [] }
    return effects(.completed).compactMap(\.element).filter { owner in
      let fields = after.tree.textFields.filter { $0.id.hasPrefix(owner + ".") }
      return !fields.isEmpty && fields.allSatisfy { Moment.content(of: $0) == "" }
    }
  }
}
