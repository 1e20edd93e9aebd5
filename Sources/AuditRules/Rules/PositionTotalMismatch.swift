import AccessibilityModel
import CodeInputs
import Simulation

extension AuditRule {
  static let positionTotalMismatch = AuditRule(
    id: "position-total-mismatch", severity: .error, criteria: ["1.3.1", "3.3.2"],
    summary: "the total in the labels of fields or controls differs from their number",
    explanation: """
      If a row of four fields ends with “Digit 4 of 6”, the person looks for two fields that do not exist. The rule \
      looks at sibling fields whose labels contain two numbers: the position of the field, and a number that is equal \
      in all of them. It also looks at sibling controls with positions, such as tabs, of which there are more than \
      their total says. Fewer are no fault, because a list may be scrolled. Two segments or tabs of one control must not \
      have the same position.
      """,
    remedy: "make the label from the real number of fields",
    examples: [
      .finds(
        "“Digit 1 of 6” to “Digit 4 of 6” are the labels of 4 fields",
        on: .component(SwiftUIOTPInput.kind, ["digitCount": "4"]),
        steps: .appear),
      .leaves(
        on: .component(CodeField.kind, ["layout": "boxes", "length": "4"]),
        steps: .appear),
    ]
  ) { play in
    var spots: [Spot] = []
    var seen: Set<String> = []
    var sawPositions = false
    for (index, interaction) in play.newTrees.map({ ($0, play.interactions[$0]) }) {
      let tree = interaction.after.tree
      for siblings in tree.siblingLists {
        let counted = siblings.filter { $0.position != nil && $0.text == nil }
        guard counted.count >= 2, let total = counted[0].position?.count,
          counted.allSatisfy({ $0.position?.count == total })
        else { continue }
        sawPositions = true
        guard counted.count > total, seen.insert(counted[0].id).inserted else { continue }
        spots.append(
          Spot(
            message: "\(counted[0].id) and its siblings are \(counted.count), but each is spoken as one of \(total)",
            element: counted[0].id, interaction: index))
      }
      for (first, second, position) in interaction.after.equalSegments where seen.insert(second).inserted {
        spots.append(
          Spot(
            message: "\(first) and \(second) are both spoken as \(position.index) of \(position.count)",
            element: first, interaction: index))
      }
      if interaction.after.hasSegments { sawPositions = true }
      let fields = tree.textFields
      if fields.allSatisfy({ seen.contains($0.id) }) { continue }
      let (rows, elements) = (tree.siblingFields, tree.byID)
      for field in fields where !seen.contains(field.id) {
        let siblings = rows[field.id] ?? []
        seen.formUnion(siblings)
        let labels = siblings.map { elements[$0]?.name(on: play.platform)?.string ?? "" }
        guard siblings.count >= 2, let total = total(in: labels) else { continue }
        sawPositions = true
        if total == siblings.count { continue }
        spots.append(
          Spot(
            message: "“\(labels[0])” to “\(labels[labels.count - 1])” are the labels of \(siblings.count) fields",
            element: siblings[0], interaction: index))
      }
    }
    return sawPositions ? .found(spots) : .notEvaluated("nothing on the screen has a position and a total")
  }

  /// Returns the total in labels such as “Digit 1 of 6”. Each label must have exactly two numbers: its own position and
  /// the common total.
  private static func total(in labels: [String]) -> Int? {
    let numbers = labels.map(\.wholeNumbers)
    guard numbers.allSatisfy({ $0.count == 2 }) else { return nil }
    for place in 0..<2 where numbers.indices.allSatisfy({ numbers[$0][place] == $0 + 1 }) {
      let others = Set(numbers.map { $0[1 - place] })
      if others.count == 1 { return others.first }
    }
    return nil
  }
}

extension Interaction.Moment {
  fileprivate var hasSegments: Bool {
    tree.exposed.contains { $0.role == .segmentedControl || $0.allTraits.contains(.tabBar) }
  }

  /// The neighbours in a segmented control or a tab bar that the screen reader speaks with the same position.
  fileprivate var equalSegments: [(first: String, second: String, position: AccessibilityElement.Position)] {
    guard hasSegments else { return [] }
    let stops = readingOrder
    return zip(stops, stops.dropFirst()).compactMap { first, second in
      guard let position = first.element.position, position == second.element.position,
        let control = first.groups.last, control.role == .segmentedControl || control.allTraits.contains(.tabBar),
        control.id == second.groups.last?.id
      else { return nil }
      return (first.element.id, second.element.id, position)
    }
  }
}

extension String {
  /// The whole numbers in the text, in digits of any script. Numbers above 9,999,999 are left out.
  fileprivate var wholeNumbers: [Int] {
    split { $0.wholeNumberValue == nil }.compactMap { run in
      run.reduce(Int?.some(0)) { number, digit in
        guard let number, let value = digit.wholeNumberValue, value < 10, number < 1_000_000 else { return nil }
        return number * 10 + value
      }
    }
  }
}
