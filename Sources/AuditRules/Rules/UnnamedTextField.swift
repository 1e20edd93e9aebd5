import AccessibilityModel
import Simulation

extension AuditRule {
  static let unnamedTextField = AuditRule(
    id: "unnamed-text-field", severity: .error, criteria: ["4.1.2", "1.3.1", "3.3.2"],
    summary: "a text field has no label",
    explanation: """
      The person hears “text field” and the content of the field, but not its purpose. On iOS, a placeholder does not \
      help, because it disappears as soon as something is typed. On Android, it names the field while it is empty; the \
      rule `hint-is-the-only-name` looks at filled fields. A content description is not spoken there if the field is \
      filled, so it only names a password. The rule looks at every text field after every step.
      """,
    remedy: """
      give the field a label; a visible text next to it is not enough. On Android, use `labelFor` on the visible text, \
      or the label of a Compose field
      """,
    examples: [
      .finds(
        "code has no name; it only has the placeholder “Code” while it is empty",
        on: .element(.init(id: "code", role: .textField, placeholder: "Code")),
        steps: .appear),
      .leaves(
        on: .element(.init(id: "code", role: .textField, label: "Code")),
        steps: .appear),
    ], judging: [.label, .labeledBy], needing: .textField
  ) { play in
    var seen: Set<String> = []
    var spots: [Spot] = []
    var isUnknown = false
    for (index, interaction) in play.newTrees.map({ ($0, play.interactions[$0]) }) {
      let unnamed = interaction.after.tree.textFields.filter { field in
        guard field.name(on: play.platform)?.string.isBlank ?? true else { return false }
        // A capture does not say whether a text view can be edited. Many show a text, such as a policy.
        if field.role == .textView, !field.unknown.isEmpty, field.value?.string.isBlank == false {
          isUnknown = true
          return false
        }
        // Its kind says what a search field is for, and the value of an empty one may be its placeholder.
        if field.role == .searchField, field.isCaptured {
          isUnknown = true
          return false
        }
        if play.platform == .android, field.unknown.contains(.placeholder) {
          isUnknown = true
          return false
        }
        return seen.insert(field.id).inserted
      }
      // The fields of one component share one finding. Every other field has its own finding, so that a scenario can
      // ignore a single field.
      var places: [Substring: Int] = [:]
      let inputs = unnamed.reduce(into: [[AccessibilityElement]]()) { inputs, field in
        let owner = field.id.prefix { $0 != "." }
        if owner.count < field.id.count {
          if let index = places[owner] { return inputs[index].append(field) }
          places[owner] = inputs.count
        }
        inputs.append([field])
      }
      for fields in inputs {
        let placeholder = fields.lazy.compactMap(\.placeholder).first
        let description = fields.lazy.compactMap { $0.android?.contentDescription?.string }.first
        let only =
          placeholder.map { "; it only has the placeholder “\($0)” while it is empty" }
          ?? description.map { "; it only has the content description “\($0)” while it is empty" } ?? ""
        let have = fields.count == 1 ? "has" : "have"
        spots.append(
          Spot(message: "\(fields.map(\.id).listed) \(have) no name\(only)", element: fields[0].id, interaction: index))
      }
    }
    if spots.isEmpty, isUnknown {
      return .notEvaluated(
        "the capture does not say what the fields without a name are for, or whether they are fields")
    }
    return .found(spots)
  }
}
