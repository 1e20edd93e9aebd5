import AccessibilityModel
import TextFormats

/// A reading of one hierarchy. It collects the items in file order, and then adds the nodes in reading order.
///
/// Source: cashapp/AccessibilitySnapshot, `AccessibilitySnapshotModel` (first generation: 0.12; second: 599f19c,
/// `Documentation/Computed-Descriptions.md` and `AccessibilityModelCodableTests.swift`). The first generation stores
/// the spoken phrase, and a hint that includes instructions of the system. The second generation stores `authoredHint`,
/// the hint that the app wrote.
struct HierarchyReading {
  private let json: JSONFields
  private var capture = RawCapture()
  private var items: [Item] = []
  private var roots: [Int] = []
  private var isOrdered = true

  private struct Item {
    /// The index of the JSON object that contains the item's properties.
    var properties: Int
    var place: FileLocation
    var isContainer: Bool
    var parent: Int?
    var children: [Int] = []
    /// The position in the reading order. A container has the position of its first element.
    var order: Int
  }

  init(_ json: JSONFields) { self.json = json }

  mutating func read(problems: inout FileProblems) throws(CaptureRefusal) -> RawCapture {
    let before = problems
    try collect(problems: &problems)
    guard !items.isEmpty else {
      // The file has another format, so the warnings about skipped parts are dropped.
      problems = before
      throw .fault(
        "this JSON contains no element and no container of AccessibilitySnapshot", at: json.place(of: 0),
        help: "save the result of `AccessibilityHierarchyParser` as JSON")
    }
    if isOrdered { sort() }
    var last = Int.min
    var isInterleaved = false
    var left = roots.reversed().map { (item: $0, parent: Int?.none) }
    while let (index, parent) = left.popLast() {
      let item = items[index]
      var reader = SnapshotItemReader(json, place: item.place)
      let node = reader.node(of: item.properties, isContainer: item.isContainer, secure: &capture.secure)
      capture.notices += reader.notices
      let added = try capture.add(node, below: parent)
      left += item.children.reversed().map { ($0, added) }
      guard !item.isContainer, isOrdered else { continue }
      if item.order < last, !isInterleaved {
        isInterleaved = true
        capture.notices.append(
          CaptureNotice(
            .snapshotInterleaved, at: item.place,
            "the `traversalIndex` of this element puts it earlier in the reading order"))
      }
      last = item.order
    }
    capture.hasReadingOrder = isOrdered
    return capture
  }

  /// Collects the items in file order.
  private mutating func collect(problems: inout FileProblems) throws(CaptureRefusal) {
    var outermost = [0]
    if case .array(let elements) = json.tree.values[0].content { outermost = elements }
    var left = outermost.reversed().map { (value: $0, parent: Int?.none) }
    while let (value, parent) = left.popLast() {
      let place = json.place(of: value)
      let element = json.tree.member("element", of: value)
      guard let item = element ?? json.tree.member("container", of: value),
        let properties = json.tree.member("_0", of: item), json.isObject(properties)
      else {
        problems.warn("this is not an element or a container, and is skipped", at: place)
        continue
      }
      try CaptureLimits.admit(items.count, at: place)
      let order = element == nil ? nil : json.integer("traversalIndex", of: item)
      if element != nil, order == nil, isOrdered {
        isOrdered = false
        problems.warn(
          "this element has no `traversalIndex`, so the reading order is not known", at: place,
          help: "save the hierarchy exactly as the library encodes it")
      }
      let index = items.count
      items.append(
        Item(
          properties: properties, place: place, isContainer: element == nil, parent: parent, order: order ?? Int.max))
      if let parent { items[parent].children.append(index) } else { roots.append(index) }
      guard element == nil, let children = json.tree.member("children", of: item) else { continue }
      left += json.tree.elements(of: children).reversed().map { ($0, index) }
    }
  }

  /// Sorts the children of each container by reading order.
  private mutating func sort() {
    // Parents come before their children in `items`. In reverse order, a child's position is final before its parent
    // needs it.
    for index in items.indices.reversed() {
      guard let parent = items[index].parent else { continue }
      items[parent].order = min(items[parent].order, items[index].order)
    }
    func sorted(_ indices: [Int]) -> [Int] { indices.sorted { (items[$0].order, $0) < (items[$1].order, $1) } }
    roots = sorted(roots)
    for index in items.indices where items[index].children.count > 1 {
      items[index].children = sorted(items[index].children)
    }
  }
}
