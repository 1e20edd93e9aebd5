extension AuditRule {
  static let unnamedTextField = AuditRule(
    "unnamed-text-field", .error, ["4.1.2", "1.3.1", "3.3.2"], "a text field has no label",
    explanation: """
      A person who comes to it hears "text field" and what is in it, never what it is for. A placeholder does not help: \
      it is gone as soon as something is typed. Looked at is every text field of every tree.
      """,
    remedy: "give the field a label of its own; a visible text beside it is not one"
  ) { play in
    var seen: Set<String> = []
    var spots: [Spot] = []
    for (index, act) in play.acts.enumerated() {
      let unnamed = act.after.tree.textFields.filter { $0.label?.string.isBlank ?? true }
      let new = unnamed.filter { seen.insert($0.id).inserted }.map(\.id)
      if new.isEmpty { continue }
      let placeholder = unnamed.lazy.compactMap(\.placeholder).first
      let only = placeholder.map { ", only the placeholder “\($0)” while it is empty" } ?? ""
      spots.append(
        Spot(message: "\(new.listed) \(new.count == 1 ? "has" : "have") no name\(only)", element: new[0], act: index))
    }
    return .found(spots)
  }
}
