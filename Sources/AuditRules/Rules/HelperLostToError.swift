import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let helperLostToError = AuditRule(
    id: "helper-lost-to-error", severity: .warning, criteria: ["3.3.2", "3.3.3"],
    summary: "the instructions disappear when an error appears",
    explanation: """
      The person now needs the instructions to correct the input. The rule looks at texts with an id such as \
      `code.helper` that belong to the same input as an error. The text disappears when the error appears, and no \
      exposed element has its words any more.
      """,
    remedy: "keep the instructions next to the error, or say in the error what to enter",
    examples: [
      .finds(
        "“Check your messages” was replaced by the error “Wrong code”",
        on: .component(OUDSPinCodeInput.kind, ["version": "3.3", "helperText": "Check your messages"]),
        steps: .appear, .set([.init("code", "error", "Wrong code")])),
      .leaves(
        on: .component(CodeField.kind, ["helperText": "Check your messages"]),
        steps: .appear, .set([.init("code", "error", "Wrong code")])),
    ]
  ) { play in
    var spots: [Spot] = []
    var isEvaluated = false
    for (index, interaction) in play.interactions.enumerated() {
      guard let error = interaction.errors.first else { continue }
      for helper in interaction.before.tree.exposed where helper.isHelper {
        guard let words = helper.label?.string, !words.isBlank,
          interaction.errors.contains(where: { interaction.after.tree.belongTogether(helper.id, $0.id) })
        else { continue }
        isEvaluated = true
        if interaction.after.shows(words) { continue }
        spots.append(
          Spot(
            message: "“\(words)” was replaced by the error “\(error.message)”", element: helper.id, interaction: index))
      }
    }
    return isEvaluated ? .found(spots) : .notEvaluated("no error is shown for an input with instructions")
  }
}

extension AccessibilityElement {
  fileprivate var isHelper: Bool {
    guard role == .text, let name = id.lowercased().split(separator: ".").last else { return false }
    return ["help", "hint", "instruction"].contains { name.contains($0) }
  }
}

extension AccessibilityTree {
  /// Returns whether two texts, given by their ids, belong to the same text input:
  /// - Texts inside components belong together if they are in the same component.
  /// - Texts outside components belong together if at most one text field is outside components.
  fileprivate func belongTogether(_ a: String, _ b: String) -> Bool {
    func owner(_ id: String) -> Substring? { id.firstIndex(of: ".").map { id[..<$0] } }
    if owner(a) != nil || owner(b) != nil { return owner(a) == owner(b) }
    return textFields.count { owner($0.id) == nil } <= 1
  }
}
