import A11ySim
import TestSupport
import Testing

@Suite(.timeLimited) struct AccessibilityTreeTests {
  private func order(
    _ places: [(String, x: Double, y: Double)], isRightToLeft: Bool = false,
    device: AccessibilityTree.Device = .phone
  ) -> String {
    let elements = places.map { name, x, y in Self.text(name, at: (x, y)) }
    return AccessibilityTree(elements, isRightToLeft: isRightToLeft, device: device).ids
  }

  private static func text(_ id: String, at place: (x: Double, y: Double)? = nil) -> AccessibilityElement {
    AccessibilityElement(
      id: id, role: .text, frame: place.map { .init(x: $0.x, y: $0.y, width: 10, height: 10) })
  }

  private static func group(
    _ id: String, _ children: [AccessibilityElement], role: Role = .group, order: [String] = []
  ) -> AccessibilityElement {
    AccessibilityElement(id: id, role: role, order: order, children: children)
  }

  /// Source: AccessibilitySnapshot `AccessibilityHierarchyParserTests`; pinned.
  @Test func rowsFromTheTopThenFromTheLeadingEdge() {
    let grid = [("D", x: 20.0, y: 20.0), ("A", x: 0, y: 0), ("C", x: 0, y: 20), ("B", x: 20, y: 0)]
    #expect(order(grid) == "ABCD")
    #expect(order(grid, isRightToLeft: true) == "BADC")
    // Tops less than 8 points apart are one row.
    #expect(order([("A", x: 0, y: 8), ("B", x: 10, y: 0), ("C", x: 20, y: -8), ("D", x: 30, y: -8)]) == "CDBA")
    #expect(order([("A", x: 20, y: 0), ("B", x: 0, y: 7.9)]) == "BA")
    #expect(order([("A", x: 20, y: 0), ("B", x: 0, y: 8)]) == "AB")
  }

  @Test func withoutAFrameForEachTheOrderIsTheDocuments() {
    let elements = [
      AccessibilityElement(id: "A", role: .text, frame: .init(x: 0, y: 100, width: 1, height: 1)),
      AccessibilityElement(
        id: "G", role: .group, frame: .init(x: 0, y: 50, width: 1, height: 1),
        children: [AccessibilityElement(id: "B", role: .text), AccessibilityElement(id: "C", role: .text)]),
      AccessibilityElement(id: "D", role: .text),
    ]
    for isRightToLeft in [false, true] {
      let tree = AccessibilityTree(elements, isRightToLeft: isRightToLeft)
      #expect(tree.readingOrder.map(\.element.id) == ["A", "B", "C", "D"])
    }
    #expect(AccessibilityTree(Array(elements.prefix(2))).readingOrder.map(\.element.id) == ["B", "C", "A"])
  }

  @Test func stopsKnowTheGroupsAroundThem() {
    let inner = AccessibilityElement(
      id: "inner", role: .group, children: [AccessibilityElement(id: "A", role: .text)])
    let tree = AccessibilityTree([AccessibilityElement(id: "outer", role: .group, children: [inner])])
    #expect(tree.readingOrder.map { $0.groups.map(\.id) } == [["outer", "inner"]])
    #expect(tree["A"]?.role == .text && tree["inner"] == inner && tree["B"] == nil)
  }

  @Test func theCursorPassesOverWhatIsHidden() {
    let hidden = AccessibilityElement(
      id: "boxes", role: .group, isHidden: true, children: [AccessibilityElement(id: "A", role: .text)])
    let tree = AccessibilityTree([hidden, AccessibilityElement(id: "B", role: .text)])
    #expect(tree.readingOrder.map(\.element.id) == ["B"])
    #expect(tree.stop(at: "A") == nil && tree["A"] != nil)
    #expect(tree.description == "group boxes hidden\n  text A\ntext B")
  }

  /// Facts, rows 85 and 86: AccessibilitySnapshot `AccessibilityHierarchyParserTests`; pinned.
  @Test func rowsAreThirteenPointsHighOnAPad() {
    let grid = [("A", x: 0.0, y: 0.0), ("B", x: 20, y: 0), ("C", x: 0, y: 20), ("D", x: 20, y: 20)]
    #expect(order(grid) == "ABCD")
    #expect(order(grid, isRightToLeft: true) == "BADC")
    let slope = [("A", x: 0.0, y: 8.0), ("B", x: 10, y: 0), ("C", x: 20, y: -8), ("D", x: 30, y: -8)]
    #expect(order(slope, device: .phone) == "CDBA")
    #expect(order(slope, device: .pad) == "ABCD")
    #expect(order([("A", x: 20, y: 0), ("B", x: 0, y: 12.9)], device: .pad) == "BA")
    #expect(order([("A", x: 20, y: 0), ("B", x: 0, y: 13)], device: .pad) == "AB")
  }

  @Test func aGroupStaysTogetherWhereItsFirstElementIs() {
    let group = Self.group("G", [Self.text("C", at: (0, 40)), Self.text("B", at: (0, 20))])
    let tree = AccessibilityTree([Self.text("D", at: (0, 30)), group, Self.text("A", at: (0, 0))])
    #expect(tree.ids == "ABCD")
    // Its own frame goes before.
    var framed = group
    framed.frame = .init(x: 0, y: 35, width: 10, height: 10)
    #expect(AccessibilityTree([Self.text("D", at: (0, 30)), framed, Self.text("A", at: (0, 0))]).ids == "ADBC")
    // One child without a frame, and nobody is sorted.
    let open = Self.group("G", [Self.text("C", at: (0, 40)), Self.text("B")])
    #expect(AccessibilityTree([Self.text("D", at: (0, 30)), open, Self.text("A", at: (0, 0))]).ids == "DCBA")
  }

  @Test func groupsInGroupsArePlacedInNoTime() {
    var nested = Self.text("B", at: (0, 20))
    for depth in 0..<60 { nested = Self.group("\(depth)", [nested]) }
    #expect(AccessibilityTree([nested, Self.text("A", at: (0, 0))]).ids == "AB")
  }

  @Test func whatIsHiddenHasNoPartInTheOrder() {
    var hidden = Self.text("H")
    hidden.isHidden = true
    let tree = AccessibilityTree([Self.text("B", at: (0, 20)), hidden, Self.text("A", at: (0, 0))])
    #expect(tree.ids == "AB")
  }

  /// AccessibilitySnapshot unit tests, "verified on a real device"; pinned.
  @Test func anExplicitOrderIsKeptAsItIs() {
    let children = [
      Self.text("A", at: (0, 0)), Self.text("B", at: (0, 20)), Self.text("C", at: (0, 40)),
    ]
    #expect(AccessibilityTree([Self.group("G", children, order: ["C", "A", "B"])]).ids == "CAB")
    // What it does not name is not there.
    let tree = AccessibilityTree([Self.group("G", children, order: ["B"])])
    #expect(tree.ids == "B" && tree.stop(at: "A") == nil)
    // Groups alone, one of them with its own order.
    let groups = [
      Self.group("first", [Self.text("B", at: (0, 20)), Self.text("A", at: (0, 0))]),
      Self.group("last", [Self.text("C", at: (0, 90)), Self.text("D", at: (0, 80))], order: ["C", "D"]),
    ]
    let outer = AccessibilityTree([Self.group("G", groups, order: ["last", "first"])])
    #expect(outer.ids == "CDAB")
    #expect(outer.stop(at: "C")?.groups.map(\.id) == ["G", "last"])
    // Right to left is for rows, and an order has none.
    #expect(
      AccessibilityTree([Self.group("G", children, order: ["C", "A", "B"])], isRightToLeft: true).ids == "CAB")
  }

  @Test func anOrderNamesWhatIsDeeperAndComponentsAsAWhole() {
    let inner = Self.group("row", [Self.text("A"), Self.text("B")])
    let tree = AccessibilityTree([Self.group("G", [inner, Self.text("C")], order: ["B", "C", "A"])])
    #expect(tree.ids == "BCA" && tree.stop(at: "B")?.groups.map(\.id) == ["G", "row"])
    let parts = [Self.text("code.1"), Self.text("code.2"), Self.text("verify")]
    let form = AccessibilityTree([Self.group("G", parts, order: ["verify", "code"])])
    #expect(form.readingOrder.map(\.element.id) == ["verify", "code.1", "code.2"])
    // Named twice, it is still one stop.
    #expect(AccessibilityTree([Self.group("G", [inner], order: ["B", "row"])]).ids == "BA")
  }

  @Test func besideAModalElementOnlyTheLastOneIsRead() {
    func modal(_ id: String, _ child: String, role: Role = .group) -> AccessibilityElement {
      var element = Self.group(id, [Self.text(child)], role: role)
      element.isModal = role == .group
      return element
    }
    #expect(AccessibilityTree([modal("M", "A"), Self.text("B"), modal("N", "C"), Self.text("D")]).ids == "C")
    // An alert and a sheet are modal by nature.
    #expect(AccessibilityTree([Self.text("A"), modal("M", "B", role: .alert), Self.text("C")]).ids == "B")
    let sheet = AccessibilityTree([Self.text("A"), modal("M", "B", role: .sheet)])
    #expect(sheet.ids == "B" && sheet.stop(at: "A") == nil && sheet["A"] != nil)
    // It is a matter of siblings.
    #expect(AccessibilityTree([Self.text("A"), Self.group("G", [Self.text("B"), modal("M", "C")])]).ids == "AC")
    // One that is hidden hides nothing.
    var hidden = modal("M", "B", role: .alert)
    hidden.isHidden = true
    #expect(AccessibilityTree([Self.text("A"), hidden]).ids == "A")
  }

  /// Facts, row 78: AccessibilitySnapshot testBasicAccessibilityDemo; pinned.
  @Test func combinedChildrenAreOneElement() throws {
    let children = [
      AccessibilityElement(id: "image", role: .image),
      AccessibilityElement(id: "name", role: .heading, label: "John Doe"),
      AccessibilityElement(id: "status", role: .text, label: "Online", value: "now"),
      AccessibilityElement(id: "call", role: .button, label: "Call"),
      AccessibilityElement(id: "more", role: .text, actions: ["Archive"], isHidden: true),
    ]
    var person = AccessibilityElement(id: "person", role: .group, childBehavior: .combine, children: children)
    let tree = AccessibilityTree([Self.group("G", [person])])
    let stop = try #require(tree.readingOrder.first)
    #expect(tree.readingOrder.count == 1 && stop.element.id == "person" && stop.groups.map(\.id) == ["G"])
    #expect(stop.element.label == "John Doe, Online" && stop.element.value == "now")
    #expect(stop.element.allTraits == .header && stop.element.actions == ["Call"])
    #expect(stop.element.children.isEmpty && tree.stop(at: "name") == nil && tree.stop(at: "person") == stop)
    person.label = "Jo"
    #expect(AccessibilityTree([person]).readingOrder.map(\.element.label) == ["Jo"])
    person.childBehavior = .ignore
    person.label = nil
    let ignored = try #require(AccessibilityTree([person]).stop(at: "person")?.element)
    #expect(ignored.label == nil && ignored.value == nil && ignored.allTraits == [] && ignored.actions == [])
  }

  /// Facts, rows 70 and 71: AccessibilitySnapshot testList, testLandmark; pinned.
  @Test func theEndsOfListsAndLandmarksAreTold() {
    func boundaries(_ role: Role, _ count: Int) -> [AccessibilityTree.Boundaries] {
      let tree = AccessibilityTree([Self.group("G", (0..<count).map { Self.text("\($0)") }, role: role)])
      return tree.readingOrder.map(\.boundaries)
    }
    #expect(boundaries(.list, 4) == [.listStart, [], [], .listEnd])
    #expect(boundaries(.landmark, 4) == [.landmarkStart, [], [], .landmarkEnd])
    #expect(boundaries(.list, 1) == [.listStart] && boundaries(.landmark, 1) == [.landmarkStart])
    #expect(boundaries(.list, 0) == [[]] && boundaries(.landmark, 0) == [] && boundaries(.group, 2) == [[], []])
    // A list in a landmark: both say so.
    let list = Self.group("list", [Self.text("A"), Self.text("B")], role: .list)
    let nested = AccessibilityTree([Self.group("G", [list, Self.text("C")], role: .landmark)])
    #expect(nested.readingOrder.map(\.boundaries) == [[.listStart, .landmarkStart], .listEnd, .landmarkEnd])
  }

  /// Facts, rows 60 to 67: AccessibilitySnapshot testSegmentedControl, testTabBars; pinned.
  @Test func segmentsAndTabsAreCounted() {
    let items = [
      AccessibilityElement(id: "A", role: .button), AccessibilityElement(id: "B", role: .button),
      AccessibilityElement(id: "C", role: .text),
    ]
    let segments = AccessibilityTree([Self.group("G", items, role: .segmentedControl)]).readingOrder.map(\.element)
    #expect(segments.map(\.position) == (1...3).map { .init(index: $0, count: 3) })
    #expect(segments.map(\.allTraits) == [.button, .button, .staticText])
    // Everything in a tab bar is a tab, and counts.
    let tabs = AccessibilityTree([Self.group("G", items, role: .tabBar)]).readingOrder.map(\.element)
    #expect(tabs.map(\.position) == (1...3).map { .init(index: $0, count: 3) })
    #expect(tabs.map(\.allTraits) == [[.button, .tab], [.button, .tab], [.staticText, .tab]])
    var custom = Self.group("G", items)
    custom.traits = .tabBar
    #expect(AccessibilityTree([custom]).readingOrder.map(\.element) == tabs)
    // A position that the app gives stays.
    var placed = items
    placed[0].position = .init(index: 7, count: 9)
    let kept = AccessibilityTree([Self.group("G", placed, role: .segmentedControl)]).readingOrder
    #expect(kept.map(\.element.position?.index) == [7, 2, 3])
  }

  private static func table(_ cells: [(String, AccessibilityElement.TableCell)]) -> AccessibilityTree {
    AccessibilityTree([
      group("table", cells.map { AccessibilityElement(id: $0.0, role: .text, cell: $0.1) }, role: .table)
    ])
  }

  private static func said(_ tree: AccessibilityTree) -> [String] {
    tree.readingOrder.map { stop in
      guard let cell = stop.cell else { return "\(stop.element.id) –" }
      var said = cell.headers.map { "[\($0.id)]" } + [stop.element.id]
      if cell.rowSpan > 1 { said.append("spans \(cell.rowSpan) rows") }
      if cell.columnSpan > 1 { said.append("spans \(cell.columnSpan) columns") }
      if let row = cell.row { said.append(cell.isUnderSpan ? "row \(row) from iOS 27" : "row \(row)") }
      if let column = cell.column { said.append("column \(column)") }
      return said.joined(separator: " ")
    }
  }

  /// Facts, rows 72 to 75: AccessibilitySnapshot testDataTable; pinned.
  @Test func aTableCellSaysItsRowOnceItsColumnAlwaysAndItsSpans() {
    let tree = Self.table([
      ("A1", .init(row: 1, column: 1)), ("A2", .init(row: 1, column: 2)),
      ("B1", .init(row: 2, column: 1)), ("B2", .init(row: 2, column: 2, columnSpan: 2)),
      ("C4", .init(row: 4, column: 3, rowSpan: 2, columnSpan: 2)), ("C1", .init(row: 4, column: 1)),
      ("D5", .init(row: 5, column: 5)), ("E", .init(row: nil, column: 2, rowSpan: 2)),
      ("F", .init(row: 6, column: nil, columnSpan: 2)),
    ])
    #expect(
      Self.said(tree) == [
        "A1 row 1 column 1", "A2 column 2", "B1 row 2 column 1", "B2 spans 2 columns column 2",
        "C4 spans 2 rows spans 2 columns column 3", "C1 row 4 column 1",
        // A cell of the row above reaches into this one.
        "D5 row 5 from iOS 27 column 5",
        // Where no row or column is known, nothing spans any.
        "E column 2", "F",
      ])
  }

  /// AccessibilitySnapshot testDataTableWithHeaders and its kin; pinned.
  @Test func headersAreReadOfTheRowFirstAndNotOfThemselves() {
    let tree = Self.table([
      ("corner", .init(row: 1, column: 1, header: .column)), ("Price", .init(row: 1, column: 2, header: .column)),
      ("Tea", .init(row: 2, column: 1, header: .row)), ("2", .init(row: 2, column: 2)),
      ("Milk", .init(row: 3, column: 1, header: .row)), ("3", .init(row: 3, column: 2)),
      ("4", .init(row: 4, column: 1)), ("Sum", .init(row: 4, column: 2, header: .row)),
    ])
    #expect(
      Self.said(tree) == [
        "corner row 1 column 1", "Price column 2",
        // Right above the first cell of the row, the header is not read; further up it is.
        "Tea row 2 column 1", "[Price] 2 column 2", "[corner] Milk row 3 column 1", "[Price] 3 column 2",
        // Headers of the row go before those of the column, and only to its first cell.
        "[Sum] [corner] 4 row 4 column 1", "[Price] Sum column 2",
      ])
    #expect(Self.said(AccessibilityTree([Self.group("table", [Self.text("A")], role: .table)])) == ["A –"])
  }

  @Test func directTouchIsAStopLikeAnyOther() {
    let piano = AccessibilityElement(id: "P", role: .element, label: "Piano", traits: .allowsDirectInteraction)
    #expect(AccessibilityTree([Self.text("A"), piano]).ids == "AP")
  }

  /// AccessibilitySnapshot 323; reported.
  @Test func theActionsOfGroupsComeAfterItsOwnFromTheInsideOut() {
    let button = AccessibilityElement(id: "A", role: .button, actions: ["Own"])
    var inner = Self.group("inner", [button, Self.text("B")])
    inner.actions = ["Inner"]
    var outer = Self.group("outer", [inner, Self.text("C")], role: .landmark)
    outer.actions = ["Outer", "More"]
    let tree = AccessibilityTree([outer, Self.text("D")])
    let actions: [[String]] = [["Own", "Inner", "Outer", "More"], ["Inner", "Outer", "More"], ["Outer", "More"], []]
    #expect(tree.readingOrder.map(\.element.actions) == actions)
    let looked = ["A", "B", "C", "D"].compactMap { tree.stop(at: $0)?.element.actions }
    #expect(looked == actions)
    #expect(AccessibilityTree([inner]).stop(at: "B")?.element.actions == ["Inner"])
  }

  /// More than one run of the sort: rows of four, in whatever order.
  @Test func manyRowsAreReadAsFewAre() {
    var generator = SplitMix64(seed: 7)
    for count in [31, 32, 33, 64, 65, 500] {
      let elements = (0..<count).map { number in
        let place = (x: Double(number % 4 * 20), y: Double(number / 4 * 20))
        return Self.text("\(number)", at: place)
      }
      let tree = AccessibilityTree(elements.shuffled(using: &generator))
      #expect(tree.readingOrder.map(\.element) == elements)
    }
  }

  @Test func aCellOfSeveralRowsIsTheFirstOfEach() {
    let tree = Self.table([
      ("tall", .init(row: 1, column: 1, rowSpan: 2, header: .row)), ("A", .init(row: 1, column: 2)),
      ("B", .init(row: 2, column: 2)), ("C", .init(row: 3, column: 2)),
      ("wide", .init(row: 4, column: 3, columnSpan: 10_000, header: .column)), ("D", .init(row: 3, column: 9)),
    ])
    #expect(
      Self.said(tree) == [
        "tall spans 2 rows row 1 column 1", "A column 2", "B row 2 from iOS 27 column 2", "C row 3 column 2",
        "wide spans 10000 columns row 4 column 3", "[wide] D column 9",
      ])
  }

  @Test func aLongScreenIsReadInNoTime() {
    let texts = (0..<9_000).map { number in Self.text("\(number)", at: (x: 0, y: -10 * Double(number))) }
    let ids: [String] = texts.map(\.id)
    let missing: [String] = (0..<9_000).map { "none\($0)" }
    let ordered = Self.group("G", texts, order: ids + missing)
    let tall = (1...3_000).map { (row: Int) -> AccessibilityElement in
      AccessibilityElement(id: "\(row)", role: .text, cell: .init(row: row, column: row, header: .column))
    }
    let time = processorTime {
      #expect(AccessibilityTree(texts).readingOrder.map(\.element.id) == Array(ids.reversed()))
      #expect(AccessibilityTree([ordered]).readingOrder.map(\.element.id) == ids)
      #expect(AccessibilityTree([Self.group("T", tall, role: .table)]).readingOrder.count == 3_000)
    }
    #expect(time < .seconds(10), "it took \(time)")
  }

  /// Looking for one stop finds the stop that reading all of them gives, in any tree.
  @Test func aStopThatIsLookedForIsTheOneThatIsRead() {
    var generator = SplitMix64(seed: 4)
    func random(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
    let roles: [Role] = [
      .text, .button, .text, .group, .group, .list, .landmark, .table, .tabBar, .segmentedControl, .sheet,
    ]
    var number = 0
    func elements(_ depth: Int) -> [AccessibilityElement] {
      (0..<(1 + random(4))).map { _ in
        number += 1
        var element = AccessibilityElement(id: "\(number)", role: roles[random(depth < 4 ? 11 : 3)])
        element.isHidden = random(12) == 0
        element.isModal = random(20) == 0
        if random(3) > 0 { element.frame = .init(x: Double(random(3)), y: Double(random(40)), width: 1, height: 1) }
        if random(4) == 0 { element.cell = .init(row: random(3), column: random(3)) }
        guard element.role.isContainer else { return element }
        element.children = elements(depth + 1)
        if random(8) == 0 { element.childBehavior = [.combine, .ignore][random(2)] }
        if random(6) == 0 { element.order = element.children.map(\.id).reversed() }
        return element
      }
    }
    var found = 0
    for _ in 0..<200 {
      number = 0
      let tree = AccessibilityTree(elements(0))
      let stops = tree.readingOrder
      #expect(Set(stops.map(\.element.id)).count == stops.count)
      for id in (1...max(1, number)).map(String.init) {
        let stop = tree.stop(at: id)
        #expect(stop == stops.first { $0.element.id == id })
        if stop != nil { found += 1 }
      }
    }
    #expect(found > 500)
  }
}

extension AccessibilityTree {
  /// Of the stops, in reading order.
  fileprivate var ids: String { readingOrder.map(\.element.id).joined() }
}
