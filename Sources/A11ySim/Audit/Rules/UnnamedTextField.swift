extension AuditRule {
  static let unnamedTextField = AuditRule(
    "unnamed-text-field", .error, ["4.1.2", "1.3.1", "3.3.2"],
    "a text field has no label",
    explanation: """
      A person who comes to it hears "text field" and what is in it, never what it is for. A placeholder does not help:
      it is gone as soon as something is typed. Looked at is every text field of every tree.
      """,
    remedy: "give the field a label of its own; a visible text beside it is not one"
  ) { play in
    var seen: Set<String> = []
    var spots: [Spot] = []
    for (index, act) in play.acts.enumerated() {
      let unnamed = act.after.tree.textFields.filter { $0.label?.string.isBlank ?? true }.map(\.id)
      let new = unnamed.filter { seen.insert($0).inserted }
      if new.isEmpty { continue }
      let heard = act.after.tree[new[0]]?.placeholder.map { ", only the placeholder “\($0)” while it is empty" } ?? ""
      spots.append(
        Spot(message: "\(new.listed) \(new.count == 1 ? "has" : "have") no name\(heard)", element: new[0], act: index))
    }
    return .found(spots)
  }
}

extension [String] {
  /// `code.1`, `code.1 and code.2`, `code.1, code.2 and 4 more`.
  var listed: String {
    switch count {
    case 0: ""
    case 1: self[0]
    case 2...3: dropLast().joined(separator: ", ") + " and " + self[count - 1]
    default: "\(self[0]), \(self[1]) and \(count - 2) more"
    }
  }
}
