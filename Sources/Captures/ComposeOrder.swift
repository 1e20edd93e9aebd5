import AccessibilityModel

/// The order in which TalkBack goes through the parts of a screen that Jetpack Compose draws.
///
/// Compose sorts the nodes of a traversal group by position and tells TalkBack the result (`setTraversalBefore`,
/// `setTraversalAfter`). A dump does not contain these links, and lists the nodes in the order in which Compose places
/// them: a `Scaffold` places its content before its top bar. The sorting follows `AndroidComposeViewAccessibility-
/// DelegateCompat` of androidx (`sortByGeometryGroupings`; from memory, so a guess): nodes that overlap vertically make
/// a row, rows are read from top to bottom, and a row from left to right. It is also a guess that every node with
/// children is a traversal group: Compose reports a layout only if it has semantics of its own, as a surface or a
/// scrolling list has, and both of these are groups. The traversal index and the direction of the text are not known.
struct ComposeOrder {
  /// The nodes from top to bottom, each after its parent.
  private(set) var order: [Int] = []
  /// For each node, whether Compose draws it.
  private(set) var isInside: [Bool]
  /// The first node that is read earlier or later than the dump lists it; nil if there is none.
  private(set) var moved: Int?

  init(_ capture: Capture) {
    let nodes = capture.nodes
    isInside = nodes.isInsideCompose
    order.reserveCapacity(nodes.count)
    var left = Array(capture.roots.reversed())
    while let index = left.popLast() {
      order.append(index)
      var children = nodes[index].children
      // The texts inside a button or a field are no stops, so Compose does not sort them.
      if children.count > 1, isInside[children[0]], !nodes[index].isOneStop, let sorted = Self.sorted(children, nodes) {
        if moved == nil, let first = zip(children, sorted).first(where: { $0 != $1 }) { moved = first.1 }
        children = sorted
      }
      left += children.reversed()
    }
  }

  /// Returns the nodes by position; nil if the position of one of them is not known.
  private static func sorted(_ children: [Int], _ nodes: [CapturedNode]) -> [Int]? {
    struct Placed {
      var node: Int
      var frame: AccessibilityElement.Frame
      var bottom: Double { frame.y + frame.height }
    }
    let placed = children.compactMap { index in nodes[index].frame.map { Placed(node: index, frame: $0) } }
    guard placed.count == children.count else { return nil }
    let fromTop = placed.sorted { ($0.frame.y, $0.bottom, $0.node) < ($1.frame.y, $1.bottom, $1.node) }
    var rows: [[Placed]] = []
    /// The lower end of what all nodes of the last row share.
    var end = -Double.infinity
    for one in fromTop {
      if one.frame.height > 0, one.frame.y < end {
        end = min(end, one.bottom)
        rows[rows.count - 1].append(one)
      } else {
        end = one.bottom
        rows.append([one])
      }
    }
    return rows.flatMap { row in
      row.sorted { ($0.frame.x, $0.frame.y, $0.bottom, $0.node) < ($1.frame.x, $1.frame.y, $1.bottom, $1.node) }
    }.map(\.node)
  }
}

extension CapturedNode {
  /// Whether TalkBack reads what is inside the node as a part of it.
  fileprivate var isOneStop: Bool {
    guard let properties = android?.properties else { return false }
    return [properties.isClickable, properties.isCheckable, properties.isScreenReaderFocusable].contains(true)
  }
}
