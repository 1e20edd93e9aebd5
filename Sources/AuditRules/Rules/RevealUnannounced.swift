import AccessibilityModel
import Simulation

extension AuditRule {
  static let revealUnannounced = AuditRule(
    id: "reveal-unannounced", severity: .warning, criteria: ["4.1.2", "4.1.3"],
    summary: "a control shows or hides a password, and nothing says so",
    explanation: """
      The person does not know whether the password can be read and heard by others. The rule looks at double taps on \
      a control that change whether a text field hides its text. The control must say the new state with its label, \
      its value or its traits, or the app must announce it.
      """,
    remedy: "change the label of the control, such as “Hide password”, or make it a switch with a state",
    examples: [
      .finds(
        "on a double tap on eye, the text of pin was shown, and nothing said so",
        on: .element(.init(id: "pin", role: .secureTextField, label: "PIN")),
        .element(.init(id: "eye", role: .button, label: "Show PIN")),
        steps: .appear, .touch("eye"), .doubleTap,
        when: .init(to: .activated, of: "eye", [Step(.set([.init("pin", "secure", "false")]))])),
      .leaves(
        on: .element(.init(id: "pin", role: .secureTextField, label: "PIN")),
        .element(.init(id: "eye", role: .button, label: "Show PIN")),
        steps: .appear, .touch("eye"), .doubleTap,
        when: .init(
          to: .activated, of: "eye",
          [Step(.set([.init("pin", "secure", "false"), .init("eye", "label", "Hide PIN")]))])),
    ]
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    var sawSwitch = false
    var seen: Set<String> = []
    let spots = play.interactions.indices.compactMap { index -> Spot? in
      let interaction = play.interactions[index]
      guard case .doubleTap(let id?) = interaction.kind, !interaction.replacesScreen,
        let old = interaction.before.tree[id], old.text == nil, let new = interaction.after.tree[id],
        let field = interaction.before.tree.textFields.first(where: { field in
          interaction.after.tree[field.id]?.text.map { $0.isSecure != field.text?.isSecure } ?? false
        })
      else { return nil }
      sawSwitch = true
      let isTold =
        old.label != new.label || old.value != new.value || old.allTraits != new.allTraits
        || old.texts(on: play.platform) != new.texts(on: play.platform)
        || !play.withAnswers(index).allSatisfy(\.saysNothing)
      guard !isTold, seen.insert(id).inserted else { return nil }
      let verb = field.text?.isSecure == true ? "shown" : "hidden"
      return Spot(
        message: "\(interaction.doing), the text of \(field.id) was \(verb), and nothing said so", element: id,
        interaction: index)
    }
    return sawSwitch ? .found(spots) : .notEvaluated("no control shows or hides the text of a field")
  }
}
