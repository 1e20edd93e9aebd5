import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let errorNotAssociated = AuditRule(
    id: "error-not-associated", severity: .error, criteria: ["3.3.1"],
    summary: "an error is not part of the name, value or hint of a field or group",
    explanation: """
      A person who returns to the field does not hear that its content is wrong, or why. The rule looks at texts that \
      appear when the app sets an error, and at texts with an id such as `codeError`. It also looks at codes that are \
      erased as soon as they are submitted, if nothing is heard. On Android, the error of the field itself (`setError`, \
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
        .element(.init(id: "codeError", role: .text)),
        steps: .set([.init("codeError", "label", "Wrong code")])),
      .leaves(
        on: .component(CodeField.kind),
        steps: .set([.init("code", "error", "Wrong code")])),
    ]
  ) { play in
    var spots: [Spot] = []
    var isUnknown = false
    for (index, interaction) in play.interactions.enumerated() {
      let tree = interaction.after.tree
      for (id, message) in interaction.errors {
        let owner = String(id.prefix { $0 != "." })
        let named = tree.exposed.filter { element in
          (element.text != nil || element.role.isContainer) && (owner == id || element.id.hasPrefix(owner + "."))
        }
        let isAssociated = named.contains { element in
          element.texts(on: play.platform).contains { $0.contains(message) }
        }
        if isAssociated { continue }
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
      // It is also a fault if a code is submitted and then erased without a message. The app then shows no error.
      for completion in interaction.effects(.completed)
      where interaction.errors.isEmpty && interaction.saysNothing {
        guard let owner = completion.element, interaction.before.isReaderRunning else { continue }
        let fields = interaction.after.tree.textFields.filter { $0.id.hasPrefix(owner + ".") }
        guard !fields.isEmpty, fields.allSatisfy({ Interaction.Moment.content(of: $0) == "" }) else { continue }
        spots.append(
          Spot(
            message: "\(interaction.doing), the code was submitted and erased, and nothing said why", element: owner,
            interaction: index
          ))
      }
    }
    if spots.isEmpty, isUnknown { return .notEvaluated("it is not known whether the error is part of a field") }
    return .found(spots)
  }
}
