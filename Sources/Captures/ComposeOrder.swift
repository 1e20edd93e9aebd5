import AccessibilityModel

/// The order in which TalkBack goes through the parts of a screen that Jetpack Compose draws.
///
/// Compose sorts the nodes of a traversal group by position and tells TalkBack the result (`setTraversalBefore`,
/// `setTraversalAfter`). A dump does not contain these links, and lists the nodes in the order in which Compose places
/// them: a `Scaffold` places its content before its top bar.
///
/// Source: androidx/androidx, `sortByGeometryGroupings` and `placedEntryRowOverlaps` of the package
/// `androidx.compose.ui.semantics` in `compose/ui/ui` (read in a copy without its path; before, in
/// `AndroidComposeViewAccessibilityDelegateCompat`). In the order of the tree, each node joins the first row that it
/// overlaps vertically, and the row shrinks to what all its nodes share; a node that overlaps none begins a row. So a
/// node that is as high as several rows belongs to the one that was placed first. Rows are read by their upper, then
/// their lower edge, and the nodes of a row by their left, upper, lower and right edge. A node that is not a traversal
/// group is transparent: the nodes in it are sorted with those around it. It is a guess that every node with children
/// is a group: Compose reports a layout only if it has semantics of its own, as a surface or a scrolling list has, and
/// both of these are groups. The traversal index and the direction of the text are not known.
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
    let placed = children.enumerated().compactMap { place, index in
      nodes[index].frame.map { Placed(node: index, place: place, frame: $0) }
    }
    guard placed.count == children.count else { return nil }
    var rows: [Row] = []
    /// The rows that a node can join, from top to bottom. They do not overlap.
    var open: [Int] = []
    for one in placed {
      let isEmpty = one.frame.height <= 0
      // The first row whose lower edge is below the upper edge of the node.
      let first = open.partitioningIndex { rows[$0].bottom > one.frame.y }
      let joined = isEmpty ? nil : open[first...].prefix { rows[$0].top < one.bottom }.min()
      if let joined {
        rows[joined].top = max(rows[joined].top, one.frame.y)
        rows[joined].bottom = min(rows[joined].bottom, one.bottom)
        rows[joined].nodes.append(one)
      } else {
        if !isEmpty { open.insert(rows.count, at: first) }
        rows.append(Row(top: one.frame.y, bottom: one.bottom, nodes: [one]))
      }
    }
    let order = rows.indices.sorted { (rows[$0].top, rows[$0].bottom, $0) < (rows[$1].top, rows[$1].bottom, $1) }
    return order.flatMap { row in
      rows[row].nodes.sorted {
        ($0.frame.x, $0.frame.y, $0.bottom, $0.right, $0.place) < (
          $1.frame.x, $1.frame.y, $1.bottom, $1.right, $1.place
        )
      }
    }.map(\.node)
  }

  private struct Placed {
    var node: Int
    /// The place among the nodes around it.
    var place: Int
    var frame: AccessibilityElement.Frame
    var bottom: Double { frame.y + frame.height }
    var right: Double { frame.x + frame.width }
  }

  /// The nodes of a row, and the edges of what all of them share.
  private struct Row {
    var top, bottom: Double
    var nodes: [Placed]
  }
}

extension [Int] {
  /// Returns the index of the first element that meets a condition, which all elements after it meet, too.
  fileprivate func partitioningIndex(_ condition: (Int) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension CapturedNode {
  /// Whether TalkBack reads what is inside the node as a part of it.
  fileprivate var isOneStop: Bool {
    guard let properties = android?.properties else { return false }
    return [properties.isClickable, properties.isCheckable, properties.isScreenReaderFocusable].contains(true)
  }
}
