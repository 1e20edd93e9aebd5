import AccessibilityModel
import Simulation

extension AuditRule {
  static let sameNameInAList = AuditRule(
    id: "same-name-in-a-list", severity: .warning, criteria: ["2.4.6"],
    summary: "several buttons among other texts have the same name",
    explanation: """
      The person hears “Remove” at each article, and who goes from button to button, or uses voice control, cannot tell \
      which is which. The rule looks at a screen with three or more buttons or links, or two in one list, \
      with the same name, value and hint. Groups with names of their own around them \
      and the cells of a table tell them apart; the position in a list does not. Switches, tabs and keys do not count. Two buttons \
      that follow each other directly are found by `same-name-side-by-side`.
      """,
    remedy:
      "name what each button is for, such as “Remove capers”, or join each row to one element with a custom action",
    examples: [
      .finds(
        "first, second and third are all named “Remove”",
        on: .group(
          .init(id: "basket", role: .list, label: "Basket"),
          [
            .init(id: "oil", role: .text, label: "Olive oil"),
            .init(id: "first", role: .button, label: "Remove"),
            .init(id: "capers", role: .text, label: "Capers"),
            .init(id: "second", role: .button, label: "Remove"),
            .init(id: "bread", role: .text, label: "Bread"),
            .init(id: "third", role: .button, label: "Remove"),
          ]),
        steps: .appear),
      .leaves(
        on: .group(
          .init(id: "basket", role: .list, label: "Basket"),
          [
            .init(id: "oil", role: .text, label: "Olive oil"),
            .init(id: "first", role: .button, label: "Remove olive oil"),
            .init(id: "capers", role: .text, label: "Capers"),
            .init(id: "second", role: .button, label: "Remove capers"),
            .init(id: "bread", role: .text, label: "Bread"),
            .init(id: "third", role: .button, label: "Remove bread"),
          ]),
        steps: .appear),
    ], judging: [.label, .value]
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    var seen: Set<String> = []
    var spots: [Spot] = []
    var sawSeveral = false
    for index in play.newTrees {
      let buttons = play.interactions[index].after.readingOrder.enumerated().filter {
        $0.element.element.isPlainButton && $0.element.element.systemLabel == nil
      }
      sawSeveral = sawSeveral || buttons.count > 1
      let alike = Dictionary(grouping: buttons) { ButtonName($0.element, on: play.platform) }
      for (name, all) in alike.sorted(by: { $0.value[0].offset < $1.value[0].offset }) {
        let isInList = all[0].element.innerList != nil && Set(all.map(\.element.innerList)).count == 1
        guard all.count >= (isInList ? 2 : 3), name.text.contains(where: \.isLetter),
          seen.isDisjoint(with: all.map(\.element.element.id)),
          // Neighbours are the other rule's, and a button inside another is the same one.
          !zip(all, all.dropFirst()).contains(where: {
            $0.offset + 1 == $1.offset || $0.element.element.isInside($1.element.element)
          })
        else { continue }
        let ids = all.map(\.element.element.id)
        seen.formUnion(ids)
        spots.append(
          Spot(
            message: "\(ids.listed) are \(ids.count == 2 ? "both" : "all") named “\(name.text.onOneLine)”",
            element: ids[0],
            interaction: index))
      }
    }
    return sawSeveral ? .found(spots) : .notEvaluated("there are not two buttons on a screen")
  }
}

/// What tells a button from others: its name, its cell, and the name of the group around it. A position in a list does
/// not say which row it is.
private struct ButtonName: Hashable {
  var text: String
  private var group, value, hint: String?
  private var cell: AccessibilityTree.Cell?

  init(_ stop: AccessibilityTree.Stop, on platform: Platform) {
    text = stop.element.name(on: platform)?.string.trimmed ?? ""
    group = stop.groups.last { $0.label?.string.isBlank == false }?.label?.string
    (value, hint, cell) = (stop.element.value?.string, stop.element.hint, stop.cell)
  }
}

extension AccessibilityElement {
  /// Whether this is a button or a link, and nothing that has a state or a place of its own.
  var isPlainButton: Bool {
    let traits = allTraits
    return text == nil && !traits.isDisjoint(with: [.button, .link])
      && traits.isDisjoint(with: [.toggle, .tab, .keyboardKey, .adjustable])
  }

  /// Returns whether the frame of one of two elements is inside that of the other.
  func isInside(_ other: Self) -> Bool {
    guard let a = self.frame, let b = other.frame else { return false }
    return a.contains(b) || b.contains(a)
  }
}

extension AccessibilityTree.Stop {
  /// The id of the innermost list around the element; nil if there is none.
  fileprivate var innerList: String? { groups.last { $0.role == .list }?.id }
}
