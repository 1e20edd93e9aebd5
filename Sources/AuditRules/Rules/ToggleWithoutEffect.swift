import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let toggleWithoutEffect = AuditRule(
    id: "toggle-without-effect", severity: .warning, criteria: ["4.1.2"],
    summary: "a switch of an input changes nothing that a screen reader speaks",
    explanation: """
      “Show digits, on” promises a change, but the digits were spoken before. The rule looks at double taps on a \
      switch of an input that change nothing in the accessibility tree except the switch itself and texts that repeat \
      a field.
      """,
    remedy: "while the switch is off, expose only the number of characters",
    examples: [
      .finds(
        "on a double tap on code.showDigits, nothing else changed that a screen reader speaks",
        on: .component(SwiftUIPINInput.kind),
        steps: .touch("code.1"), .doubleTap, .type("4"), .touch("code.showDigits"), .doubleTap),
      .leaves(
        on: .component(CodeField.kind, ["secure": "true"]),
        steps: .touch("code.1"), .doubleTap, .type("4"), .touch("code.reveal"), .doubleTap),
    ]
  ) { play in
    let toggles = play.interactions.indices.filter { index in
      guard case .doubleTap(let id?) = play.interactions[index].kind else { return false }
      return play.interactions[index].before.tree[id]?.role == .toggle && id.contains(".")
    }
    if toggles.isEmpty { return .notEvaluated("no switch of an input is activated") }
    var seen: Set<String> = []
    return .found(
      toggles.compactMap { index in
        let interaction = play.interactions[index]
        guard case .doubleTap(let id?) = interaction.kind,
          interaction.before.tree[id]?.value != interaction.after.tree[id]?.value,
          // While the fields are empty, the switch has nothing to show.
          interaction.before.tree.textFields.contains(where: { Interaction.Moment.content(of: $0)?.isEmpty == false }),
          interaction.before.heard(without: id) == interaction.after.heard(without: id),
          seen.insert(id).inserted
        else { return nil }
        return Spot(
          message: "\(interaction.doing), nothing else changed that a screen reader speaks", element: id,
          interaction: index)
      })
  }
}

extension Interaction.Moment {
  /// Returns the audible properties of all exposed elements except `id`. Texts that repeat a field's content are left
  /// out.
  fileprivate func heard(without id: String) -> [[String?]] {
    let contents = Set(tree.textFields.compactMap { Self.content(of: $0) })
    return tree.exposed.filter { element in
      element.id != id && !(element.role == .text && contents.contains(element.label?.string ?? ""))
    }.map { element in
      [element.id, element.label?.string, element.value?.string, element.text?.isSecure.description]
        + [element.text?.length.description] + (platform == .android ? element.texts(on: platform) : [])
    }
  }
}
