import AccessibilityModel

/// The reading order of VoiceOver, and the information that containers add to the elements inside them.
///
/// Source: cashapp/AccessibilitySnapshot `AccessibilityHierarchyParser`, its tests and reference images (pinned),
/// unless a comment names another source.
extension AccessibilityTree {
  /// The elements at which the cursor stops, in reading order, which is depth first. Siblings are sorted by frame if
  /// all of them have a frame. A container can set another order of its children.
  ///
  /// Hidden elements are skipped, and so are the siblings of a modal element. If several siblings are modal, only the
  /// last is read. The cursor also stops at an element that allows direct interaction, but the app receives the
  /// gestures on this element, including a double tap.
  public var readingOrder: [Stop] {
    var stops: [Stop] = []
    collect(elements, inside: [], into: &stops)
    return stops
  }

  /// Returns the stop at the element with an id. Nil for a group, an unreachable element or an unknown id.
  public func stop(at id: String) -> Stop? {
    // A search in the tree is cheaper than the full reading order. Only modal elements, merged containers, and
    // containers that change their stops need the full order.
    var groups: [AccessibilityElement] = []
    var isAsItStands = true
    func find(in siblings: [AccessibilityElement]) -> AccessibilityElement? {
      for index in siblings.indices where siblings[index].isModal || siblings[index].role.isModal {
        isAsItStands = false
      }
      for index in siblings.indices where !siblings[index].isHidden {
        if !siblings[index].role.isContainer || siblings[index].childBehavior != .contain {
          guard siblings[index].id == id else { continue }
          if siblings[index].role.isContainer { isAsItStands = false }
          return siblings[index]
        }
        guard let found = find(in: siblings[index].children) else { continue }
        if siblings[index].changesItsStops { isAsItStands = false }
        groups.append(siblings[index])
        return found
      }
      return nil
    }
    guard let element = find(in: elements) else { return nil }
    if isAsItStands { return Self.stop(at: element, inside: groups.reversed()) }
    return readingOrder.first { $0.element.id == id }
  }

  private func collect(
    _ siblings: [AccessibilityElement], inside groups: [AccessibilityElement], into stops: inout [Stop]
  ) {
    for element in sorted(reachable(siblings)) { collect(element, inside: groups, into: &stops) }
  }

  private func collect(
    _ element: AccessibilityElement, inside groups: [AccessibilityElement], into stops: inout [Stop]
  ) {
    if element.isHidden { return }
    if element.isStop {
      stops.append(
        Self.stop(
          at: element.childBehavior != .contain && element.role.isContainer ? single(element) : element, inside: groups)
      )
    } else {
      let first = stops.count
      collectContents(of: element, inside: groups + [element], into: &stops)
      if element.changesItsStops { element.complete(&stops[first...]) }
    }
  }

  /// Returns the stop at an element. The stop's actions are the element's own, then the actions of the groups around
  /// it, innermost first (AccessibilitySnapshot, pull request 323; reported).
  private static func stop(at element: AccessibilityElement, inside groups: [AccessibilityElement]) -> Stop {
    var stop = Stop(element: element, groups: groups)
    for index in groups.indices.reversed() where !groups[index].actions.isEmpty {
      stop.element.actions += groups[index].actions
    }
    return stop
  }

  private func collectContents(
    of container: AccessibilityElement, inside groups: [AccessibilityElement], into stops: inout [Stop]
  ) {
    if container.order.isEmpty { return collect(container.children, inside: groups, into: &stops) }
    let children = container.children
    let places = Dictionary(children.indices.map { (children[$0].id, $0) }) { first, _ in first }
    // All ids inside the children, collected only if `order` contains an id that is not a child's.
    var known: Set<String>?
    var named: [Stop] = []
    for id in container.order {
      if let place = places[id] {
        collect(children[place], inside: groups, into: &named)
        continue
      }
      if known == nil { known = Self.names(in: children) }
      if known!.contains(id) { collect(id, in: children, inside: groups, into: &named) }
    }
    // `order` can contain both a group and an element inside the group. The cursor stops at the element only once.
    var stopped: Set<String> = []
    stops += named.filter { stopped.insert($0.element.id).inserted }
  }

  /// Returns the ids that a container's `order` can contain: ids of elements at any depth, and of their components.
  private static func names(in siblings: [AccessibilityElement]) -> Set<String> {
    var names: Set<String> = []
    func visit(_ siblings: [AccessibilityElement]) {
      for index in siblings.indices {
        let id = siblings[index].id
        names.insert(id)
        for dot in id.indices where id[dot] == "." { names.insert(String(id[..<dot])) }
        visit(siblings[index].children)
      }
    }
    visit(siblings)
    return names
  }

  /// Appends the stops for an id in a container's `order`: an element at any depth, or all elements of a component.
  /// In a scenario file, `order` may contain only ids of children.
  private func collect(
    _ id: String, in siblings: [AccessibilityElement], inside groups: [AccessibilityElement],
    into stops: inout [Stop]
  ) {
    let named = siblings.filter { $0.id == id || $0.id.hasPrefix(id + ".") }
    if !named.isEmpty { return collect(named, inside: groups, into: &stops) }
    for sibling in siblings where !sibling.isHidden && !sibling.isStop {
      collect(id, in: sibling.children, inside: groups + [sibling], into: &stops)
    }
  }

  /// Returns only the last visible modal sibling, or all siblings if there is none.
  private func reachable(_ siblings: [AccessibilityElement]) -> [AccessibilityElement] {
    for index in siblings.indices.reversed() where siblings[index].isModal || siblings[index].role.isModal {
      if !siblings[index].isHidden { return [siblings[index]] }
    }
    return siblings
  }

  // MARK: Rows

  /// Sorts siblings into rows by their top edges, and each row from the leading edge. Two elements share a row if their
  /// top edges differ by less than 8 points on an iPhone, or less than 13 points on an iPad.
  ///
  /// "Same row" is not transitive, so the result depends on the sorting algorithm. AccessibilitySnapshot uses the
  /// standard library's sort, which sorts 32 or fewer elements by insertion. Here, runs of 32 elements are sorted by
  /// insertion and then merged, with the same result on every platform.
  private func sorted(_ siblings: [AccessibilityElement]) -> [AccessibilityElement] {
    guard siblings.count > 1, let places = places(of: siblings) else { return siblings }
    return places.map { siblings[$0.index] }
  }

  /// Returns the indices and frames of the siblings that are not hidden, in reading order. Nil if a frame is missing.
  private func places(
    of siblings: [AccessibilityElement]
  ) -> [(index: Int, frame: AccessibilityElement.Frame)]? {
    var places: [(index: Int, frame: AccessibilityElement.Frame)] = []
    for index in siblings.indices where !siblings[index].isHidden {
      guard let frame = siblings[index].frame ?? (siblings[index].role.isContainer ? frame(in: siblings[index]) : nil)
      else { return nil }
      places.append((index, frame))
    }
    let height = device == .pad ? 13.0 : 8.0
    func precedes(_ a: AccessibilityElement.Frame, _ b: AccessibilityElement.Frame) -> Bool {
      if abs(a.y - b.y) >= height { return a.y < b.y }
      return isRightToLeft ? a.x + a.width > b.x + b.width : a.x < b.x
    }
    var length = 32
    for start in stride(from: 0, to: places.count, by: length) {
      for end in start..<min(start + length, places.count) {
        let placed = places[end]
        var index = end
        while index > start, precedes(placed.frame, places[index - 1].frame) {
          places[index] = places[index - 1]
          index -= 1
        }
        places[index] = placed
      }
    }
    while length < places.count {
      var merged: [(index: Int, frame: AccessibilityElement.Frame)] = []
      merged.reserveCapacity(places.count)
      for start in stride(from: 0, to: places.count, by: 2 * length) {
        var first = places[start..<min(start + length, places.count)]
        var second = places[first.endIndex..<min(first.endIndex + length, places.count)]
        while let a = first.first, let b = second.first {
          merged.append(precedes(b.frame, a.frame) ? second.removeFirst() : first.removeFirst())
        }
        merged += first
        merged += second
      }
      places = merged
      length *= 2
    }
    return places
  }

  /// Returns the frame of the first child in reading order, for a container without a frame. Nil if a child has no
  /// frame, or if every child is hidden.
  private func frame(in container: AccessibilityElement) -> AccessibilityElement.Frame? {
    let children = container.order.isEmpty ? reachable(container.children) : container.children
    guard let places = places(of: children) else { return nil }
    let named = container.order.first.flatMap { id in places.first { children[$0.index].id == id } }
    return (named ?? places.first)?.frame
  }

  // MARK: Merged containers

  /// Returns the element that replaces a container whose children are combined or ignored.
  private func single(_ container: AccessibilityElement) -> AccessibilityElement {
    var element = container
    element.role = .element
    element.children = []
    if container.childBehavior == .combine {
      var stops: [Stop] = []
      collectContents(of: container, inside: [], into: &stops)
      element.combine(stops.map(\.element))
    }
    return element
  }
}

extension AccessibilityElement {
  fileprivate var isStop: Bool {
    !role.isContainer || childBehavior != .contain || role == .list && children.isEmpty
  }

  private var isTabBar: Bool { allTraits.contains(.tabBar) }

  /// Whether the container changes the order of its children, or adds information to them.
  fileprivate var changesItsStops: Bool {
    switch role {
    case .list, .landmark, .table, .segmentedControl: true
    default: isTabBar || !self.order.isEmpty
    }
  }

  /// Adds the labels, values, actions and custom content of the children to this element.
  ///
  /// A missing label becomes the labels of the children, joined with commas. A missing value is filled in the same way
  /// (AccessibilitySnapshot testBasicAccessibilityDemo; pinned). Each child that can be activated becomes an action
  /// with the child's label, and most traits are lost (Apple: `AccessibilityChildBehavior.combine`).
  ///
  /// Two rules are guesses: which traits this element gets, and that children which become actions add nothing to the
  /// label and value.
  fileprivate mutating func combine(_ children: [AccessibilityElement]) {
    let activated: Traits = [
      .button, .link, .toggle, .textEntry, .searchField, .backButton, .popUpButton, .tab, .keyboardKey,
    ]
    let inert = children.filter { $0.allTraits.isDisjoint(with: activated) }
    if self.label == nil { self.label = Self.joined(inert.compactMap(\.label)) }
    if self.value == nil { self.value = Self.joined(inert.compactMap(\.value)) }
    for child in inert { traits.formUnion(child.allTraits.intersection([.header, .updatesFrequently])) }
    for child in children {
      if let name = child.label?.string, !child.allTraits.isDisjoint(with: activated) { self.actions.append(name) }
      self.actions += child.actions
      self.content += child.content
    }
  }

  private static func joined(_ texts: [SpokenText]) -> SpokenText? {
    let texts = texts.filter { !$0.string.allSatisfy(\.isWhitespace) }
    guard var joined = texts.first, texts.count > 1 else { return texts.first }
    joined.string = texts.map(\.string).joined(separator: ", ")
    // The joined text can have only one language and one pitch. An attribute that differs between parts is lost.
    if !texts.allSatisfy({ $0.language == joined.language }) { joined.language = nil }
    joined.spellsOut = texts.allSatisfy(\.spellsOut)
    joined.speaksPunctuation = texts.allSatisfy(\.speaksPunctuation)
    if !texts.allSatisfy({ $0.pitch == joined.pitch }) { joined.pitch = nil }
    joined.ipa = nil
    joined.confidence = texts.reduce(joined.confidence) { min($0, $1.confidence) }
    joined.phrase = nil
    return joined
  }

  /// Adds the container's information to the stops inside it, such as positions or the start of a list. Inner
  /// containers do so before outer containers.
  fileprivate func complete(_ stops: inout ArraySlice<AccessibilityTree.Stop>) {
    guard !stops.isEmpty else { return }
    switch role {
    case .list: Self.mark(&stops, .listStart, .listEnd)
    case .landmark: Self.mark(&stops, .landmarkStart, .landmarkEnd)
    case .table: Self.fillCells(of: &stops)
    default:
      guard role == .segmentedControl || isTabBar else { return }
      for (number, index) in stops.indices.enumerated() {
        // Every stop in the container counts, whatever its role (AccessibilitySnapshot testTabBars).
        if stops[index].element.position == nil {
          stops[index].element.position = .init(index: number + 1, count: stops.count)
        }
        if isTabBar { stops[index].element.traits.insert(.tab) }
      }
    }
  }

  /// Marks the first stop as the start and the last stop as the end. A single stop is marked only as the start
  /// (AccessibilitySnapshot testList, testLandmark; pinned).
  private static func mark(
    _ stops: inout ArraySlice<AccessibilityTree.Stop>, _ start: AccessibilityTree.Boundaries,
    _ end: AccessibilityTree.Boundaries
  ) {
    stops[stops.startIndex].boundaries.insert(start)
    if stops.count > 1 { stops[stops.endIndex - 1].boundaries.insert(end) }
  }

  /// Adds headers, row, column and spans to the cells of a data table (AccessibilitySnapshot testDataTable and similar
  /// tests; pinned).
  private static func fillCells(of stops: inout ArraySlice<AccessibilityTree.Stop>) {
    let indices = stops.indices.filter { stops[$0].element.cell != nil && stops[$0].cell == nil }
    let cells = indices.map { (element: stops[$0].element, place: stops[$0].element.cell!) }
    let rows = TableCell.Lines(cells.map(\.place.row))
    let columns = TableCell.Lines(cells.map(\.place.column))
    // For each row or column, the indices of its headers in `cells`, in reading order.
    var rowHeaders: [Int: [Int]] = [:]
    var columnHeaders: [Int: [Int]] = [:]
    // For each row, the first column that has a cell. A cell that spans several rows counts in each of the rows.
    var firstColumns: [Int: Int] = [:]
    // For each row, the first column in which a cell begins in this row.
    var firstOwnColumns: [Int: Int] = [:]
    for (number, cell) in cells.enumerated() {
      let place = cell.place
      switch place.header {
      case .row: for row in rows.reached(by: place.row, place.rowSpan) { rowHeaders[row, default: []].append(number) }
      case .column:
        for column in columns.reached(by: place.column, place.columnSpan) {
          columnHeaders[column, default: []].append(number)
        }
      case nil: break
      }
      guard let column = place.column else { continue }
      if let row = place.row { firstOwnColumns[row] = min(firstOwnColumns[row] ?? column, column) }
      for row in rows.reached(by: place.row, place.rowSpan) {
        firstColumns[row] = min(firstColumns[row] ?? column, column)
      }
    }
    for (index, cell) in zip(indices, cells) {
      let (element, place) = cell
      let isFirst = place.column != nil && place.row.flatMap { firstColumns[$0] } == place.column
      let isUnderSpan = !isFirst && place.column != nil && place.row.flatMap { firstOwnColumns[$0] } == place.column
      var headers: [AccessibilityElement] = []
      if isFirst {
        for number in place.row.flatMap({ rowHeaders[$0] }) ?? [] where cells[number].element.id != element.id {
          headers.append(cells[number].element)
        }
      }
      for number in place.column.flatMap({ columnHeaders[$0] }) ?? [] {
        let header = cells[number]
        if header.element.id == element.id { continue }
        // The first cell of a row is read without the column header directly above it.
        let isRightAbove = header.place.row == place.row.map { $0 - 1 } && header.place.column == place.column
        if !isFirst || !isRightAbove { headers.append(header.element) }
      }
      stops[index].cell = .init(
        headers: headers, row: isFirst || isUnderSpan ? place.row : nil, column: place.column,
        rowSpan: place.row == nil ? 1 : place.rowSpan,
        columnSpan: place.column == nil ? 1 : place.columnSpan, isUnderSpan: isUnderSpan)
    }
  }
}

extension AccessibilityElement.TableCell {
  /// The sorted numbers of the rows, or of the columns, in which the cells of a table begin.
  fileprivate struct Lines {
    private let numbers: [Int]

    init(_ numbers: [Int?]) { self.numbers = Set(numbers.compactMap(\.self)).sorted() }

    /// Returns the numbers from `first` to `first + span - 1` that are in `numbers`; empty if `first` is nil.
    func reached(by first: Int?, _ span: Int) -> ArraySlice<Int> {
      guard let first else { return [] }
      let start = numbers.firstIndex(notBelow: first)
      return numbers[start...].prefix { $0 - first < span }
    }
  }
}

extension Role {
  /// Whether every element with this role is modal, even if `AccessibilityElement.isModal` is false.
  fileprivate var isModal: Bool { self == .alert || self == .sheet }
}
