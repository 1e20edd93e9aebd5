import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let errorNotAssociated = AuditRule(
    id: "error-not-associated", severity: .warning, criteria: ["3.3.1"],
    summary: "an error is not part of the name, value or hint of a field or group",
    explanation: """
      A person who returns to the field does not hear that its content is wrong, or why. WCAG asks only that the error \
      is told as a text, so this is a warning. The rule looks at texts that appear when the app sets an error, and at \
      texts with an id such as `codeError`. It ignores an error directly before or after the only field of an input, or \
      a switch, a check box or another input, where the person finds it with one swipe. On Android, the error of the field itself (`setError`, \
      `semantics { error }`) counts, and a hint of iOS does not.
      """,
    remedy: """
      add the error to the hint or the label of the field, or of the group around the fields; on Android, set it as the \
      error of the field
      """,
    examples: [
      .finds(
        "the error “Wrong code” is not part of the name, value or hint of a field",
        on: .element(.init(id: "code", role: .textField, label: "Code")),
        .element(.init(id: "verify", role: .button, label: "Verify")),
        .element(.init(id: "codeError", role: .text)),
        steps: .set([.init("codeError", "label", "Wrong code")])),
      .leaves(
        on: .element(.init(id: "code", role: .textField, label: "Code")),
        .element(.init(id: "codeError", role: .text)),
        steps: .set([.init("codeError", "label", "Wrong code")])),
      .leaves(
        on: .element(.init(id: "rules", role: .toggle, label: "I accept the rules", value: "0")),
        .element(.init(id: "rulesError", role: .text)),
        .element(.init(id: "join", role: .button, label: "Join")),
        steps: .set([.init("rulesError", "label", "Accept the rules")])),
      .leaves(
        on: .component(CodeField.kind),
        steps: .set([.init("code", "error", "Wrong code")])),
    ]
  ) { play in
    var spots: [Spot] = []
    var (isUnknown, sawError) = (false, false)
    for (index, interaction) in play.interactions.enumerated() {
      let tree = interaction.after.tree
      for (id, message) in interaction.errors {
        sawError = true
        let owner = String(id.prefix { $0 != "." })
        let named = tree.exposed.filter { element in
          (element.text != nil || element.role.isContainer) && (owner == id || element.id.hasPrefix(owner + "."))
        }
        let isAssociated = named.contains { element in
          element.texts(on: play.platform).contains { $0.contains(message) }
        }
        if isAssociated || interaction.after.isBesideOnlyField(id) { continue }
        if named.contains(where: { !$0.unknown.isDisjoint(with: [.label, .value, .hint]) }) {
          isUnknown = true
          continue
        }
        spots.append(
          Spot(
            message: "the error “\(message)” is not part of the name, value or hint of a field", element: id,
            interaction: index
          ))
      }
    }
    if !sawError { return .notEvaluated("no error is shown") }
    if spots.isEmpty, isUnknown { return .notEvaluated("it is not known whether the error is part of a field") }
    return .found(spots)
  }
}

extension Interaction.Moment {
  /// Returns whether the stop directly before or after an element is an input, and no part of a row of fields.
  fileprivate func isBesideOnlyField(_ id: String) -> Bool {
    let stops = readingOrder.map(\.element)
    guard let place = stops.firstIndex(where: { $0.id == id }) else { return false }
    return [place - 1, place + 1].filter(stops.indices.contains).contains { neighbour in
      let field = stops[neighbour]
      guard field.isInput else { return false }
      return !field.id.contains(".") || tree.siblingFields(of: field.id).count == 1
    }
  }
}
