import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let oneTimeCodeUndeclared = AuditRule(
    id: "one-time-code-undeclared", severity: .warning, criteria: ["3.3.8", "1.3.5"], platform: .iOS,
    summary: "a code is filled in from a message, but the field does not declare that it takes a one-time code",
    explanation: """
      The keyboard then has to guess whether to suggest the code, and many people have to remember and type it. The \
      rule looks at fields into which a code is filled and whose content type is known. A \
      scenario does not have the autofill hints of a view on Android.
      """,
    remedy: "set the content type of the field to oneTimeCode",
    examples: [
      .finds(
        "code.1 does not declare that it takes a one-time code, so the keyboard may not suggest the code",
        on: .component(UIKitOTPFields.kind),
        steps: .touch("code.1"), .doubleTap, .autofill("482913")),
      .leaves(
        on: .component(CodeField.kind),
        steps: .touch("code.1"), .doubleTap, .autofill("482913")),
    ]
  ) { play in
    let fills = play.interactions.indices.filter { play.interactions[$0].insertion?.how == .autofilled }
    if fills.isEmpty { return .notEvaluated("no code is filled in from a message") }
    var isKnown = false
    var seen: Set<String> = []
    let spots = fills.compactMap { index -> Spot? in
      guard let field = play.interactions[index].insertion?.field,
        let type = play.interactions[index].before.tree[field]?.text?.contentType
      else { return nil }
      isKnown = true
      guard type == .undeclared, seen.insert(field).inserted else { return nil }
      return Spot(
        message: "\(field) does not declare that it takes a one-time code, so the keyboard may not suggest the code",
        element: field,
        interaction: index)
    }
    return isKnown ? .found(spots) : .notEvaluated("the content type of the fields is not known")
  }
}
