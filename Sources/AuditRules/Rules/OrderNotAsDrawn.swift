import AccessibilityModel
import Simulation

extension AuditRule {
  static let orderNotAsDrawn = AuditRule(
    id: "order-not-as-drawn", severity: .warning, criteria: ["1.3.2", "2.4.3"],
    summary: "the app sets a reading order that goes up and down a column of the screen",
    explanation: """
      The person hears what belongs together in pieces, such as the price before what it is for. The rule looks at \
      containers with a reading order of their own (`order`) whose elements are drawn one below the other. It finds an \
      order that goes back up at least twice: a heading that is read before the image above it goes up only once.
      """,
    remedy: "leave out the order of your own, or arrange it as on the screen",
    examples: [
      .finds(
        "the cursor goes from price up to route and from book up to day, so what is read is not in the order of the screen",
        on: column(["price", "route", "book", "day"]), steps: .appear),
      .leaves(on: column(["route", "day", "price", "book"]), steps: .appear),
      .leaves(on: column(["day", "route", "price", "book"]), steps: .appear),
    ]
  ) { play in
    guard play.hasReader else { return .notEvaluated("there is no screen reader") }
    var sawOrder = false
    var seen: Set<String> = []
    var spots: [Spot] = []
    for index in play.newTrees where play.interactions[index].after.isReaderRunning {
      for container in play.interactions[index].after.tree.exposed where !container.order.isEmpty {
        guard let column = container.orderedColumn else { continue }
        sawOrder = true
        let jumps = zip(column, column.dropFirst()).filter { $1.y < $0.y }
        guard jumps.count >= 2, seen.insert(container.id).inserted else { continue }
        let ways = jumps.prefix(2).map { "from \($0.id) up to \($1.id)" }.joined(separator: " and ")
        spots.append(
          Spot(
            message: "the cursor goes \(ways), so what is read is not in the order of the screen",
            element: container.id, interaction: index))
      }
    }
    return sawOrder ? .found(spots) : .notEvaluated("no column of elements with known frames has an order of its own")
  }

  private static func column(_ order: [String]) -> AuditExample.Item {
    let texts = [("route", "Oslo to Bergen"), ("day", "Monday, 9:05"), ("price", "89 euros")]
    var children = texts.enumerated().map { place, text in
      AccessibilityElement(
        id: text.0, role: .text, label: SpokenText(text.1),
        frame: .init(x: 16, y: Double(100 + 50 * place), width: 340, height: 40))
    }
    children.append(
      AccessibilityElement(
        id: "book", role: .button, label: "Book", frame: .init(x: 16, y: 250, width: 340, height: 48)))
    return .group(AccessibilityElement(id: "offer", role: .group, label: "Offer", order: order), children)
  }
}

extension AccessibilityElement {
  /// The ids and upper edges of the children in reading order, if they are drawn one below the other; otherwise nil.
  fileprivate var orderedColumn: [(id: String, y: Double)]? {
    let places = Dictionary(self.order.enumerated().map { ($1, $0) }) { first, _ in first }
    let shown = children.filter { !$0.isHidden }
    let frames = shown.compactMap(\.frame).sorted { $0.y < $1.y }
    guard frames.count == shown.count, shown.count >= 3, !shown.contains(where: \.isCaptured),
      zip(frames, frames.dropFirst()).allSatisfy({ $0.y + $0.height <= $1.y })
    else { return nil }
    return shown.enumerated().sorted { a, b in
      (places[a.element.id] ?? places.count, a.offset) < (places[b.element.id] ?? places.count, b.offset)
    }.map { ($0.element.id, $0.element.frame?.y ?? 0) }
  }
}
