import AccessibilityModel
import Simulation

extension AuditRule {
  static let reachableOffScreen = AuditRule(
    id: "reachable-off-screen", severity: .warning, criteria: ["2.4.3", "2.4.7"], platform: .iOS,
    summary: "the cursor reaches controls beside the screen",
    explanation: """
      The person hears controls that nobody can see, such as those of a closed menu, and does not know that they are in \
      another place. The rule looks at controls whose frames end left of the screen or, if its size is known, begin \
      right of it. It ignores what is in a container that is on the screen, because it may be scrolled there, pages of \
      the web, which hide text for screen readers that way, and captures. On \
      Android, the system tells a view that is not on the screen as invisible (from memory: `isVisibleToUser`), so the rule is for iOS.
      """,
    remedy: "hide what is beside the screen from assistive technology until it is moved in",
    examples: [
      .finds(
        "the cursor stops at drafts and 1 other control, outside the left edge of the screen",
        on: drawer(at: -330), steps: .appear),
      .leaves(on: drawer(at: 0), steps: .appear),
    ]
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    var sawFrame = false
    var seen: Set<String> = []
    var spots: [Spot] = []
    for index in play.newTrees where play.interactions[index].after.isReaderRunning {
      let moment = play.interactions[index].after
      let edges = moment.tree.edges(width: play.display?.width)
      if edges.isKnown { sawFrame = true }
      if edges.beside.isEmpty { continue }
      let stops = moment.readingOrder.map(\.element).filter { element in
        edges.beside[element.id] != nil && element.isOperable(on: play.platform) && element.web == nil
          && !element.isCaptured
      }
      guard let first = stops.first(where: { !seen.contains($0.id) }), let edge = edges.beside[first.id] else {
        continue
      }
      let alike = stops.filter { edges.beside[$0.id] == edge }
      seen.formUnion(alike.map(\.id))
      let others = alike.count == 1 ? "" : " and \((alike.count - 1).counted)"
      spots.append(
        Spot(
          message: "the cursor stops at \(first.id)\(others), outside the \(edge) edge of the screen",
          element: first.id, interaction: index))
    }
    return sawFrame ? .found(spots) : .notEvaluated("the frames of the elements are not known")
  }

  private static func drawer(at x: Double) -> AuditExample.Item {
    .group(
      AccessibilityElement(
        id: "drawer", role: .group, label: "Folders", frame: .init(x: x, y: 100, width: 320, height: 200)),
      [
        .init(id: "drafts", role: .button, label: "Drafts", frame: .init(x: x, y: 100, width: 320, height: 48)),
        .init(id: "sent", role: .button, label: "Sent", frame: .init(x: x, y: 160, width: 320, height: 48)),
      ])
  }
}

extension AccessibilityTree {
  /// For each element beside the screen, on which side it is, unless a container of it is on the screen; and whether
  /// any frame is known.
  fileprivate func edges(width: Double?) -> (beside: [String: String], isKnown: Bool) {
    var beside: [String: String] = [:]
    var isKnown = false
    func visit(_ elements: [AccessibilityElement]) {
      for element in elements where !element.isHidden {
        if let frame = element.frame {
          isKnown = true
          if frame.width > 0, frame.x + frame.width <= 0 {
            beside[element.id] = "left"
          } else if let width, frame.x >= width {
            beside[element.id] = "right"
          } else {
            continue
          }
        }
        visit(element.children)
      }
    }
    visit(elements)
    return (beside, isKnown)
  }
}

extension AccessibilityElement {
  fileprivate func isOperable(on platform: Platform) -> Bool { text != nil || isControl(on: platform) }
}

extension Int {
  fileprivate var counted: String { self == 1 ? "1 other control" : "\(self) other controls" }
}
