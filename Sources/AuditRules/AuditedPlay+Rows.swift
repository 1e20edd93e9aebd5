import AccessibilityModel
import Simulation

extension AuditedPlay {
  static func codeRows(in interactions: [Interaction]) -> [[String]] {
    var rows: [[String]] = []
    var wide: Set<String> = []
    for interaction in interactions where interaction.insertion != nil {
      for (id, content) in interaction.after.contents where content.dropFirst().first != nil { wide.insert(id) }
    }
    for interaction in interactions {
      guard case .insert(_, let field, _) = interaction.kind else { continue }
      let siblings = interaction.before.tree.siblingFields(of: field)
      guard siblings.count >= 3, !rows.contains(siblings) else { continue }
      let others = siblings.filter { $0 != field }
      let goesOn =
        interaction.focusMoves.contains { move in move.map(others.contains) ?? false }
        || { () -> Bool in
          let (before, after) = (interaction.before.contents, interaction.after.contents)
          return others.contains { before[$0] != after[$0] }
        }()
      let isOneComponents =
        field.contains(".")
        && interaction.after.content(of: field).map { !$0.isEmpty && $0.dropFirst().isEmpty } ?? false
      let isWide = !wide.isDisjoint(with: siblings)
      if goesOn && !(isWide && areUnlike(siblings, in: interaction.before)) || isOneComponents && !isWide {
        rows.append(siblings)
      }
    }
    return rows
  }

  /// Returns whether all fields have names, and the names of two neighbours share less than half of their words.
  private static func areUnlike(_ fields: [String], in moment: Interaction.Moment) -> Bool {
    let names = fields.map { field -> Set<Substring> in
      let name = moment.tree[field]?.name(on: moment.platform)?.string.lowercased() ?? ""
      // “1st” and “2nd” are numbers, too.
      return Set(name.split { !$0.isLetter && !$0.isNumber }.filter { word in !word.contains(where: \.isNumber) })
    }
    return names.allSatisfy { !$0.isEmpty }
      && zip(names, names.dropFirst()).allSatisfy { $0.intersection($1).count * 2 < $0.union($1).count }
  }
}
