import A11ySim
import Testing

@Suite struct AccessibilityTreeTests {
  private func order(_ places: [(String, x: Double, y: Double)], isRightToLeft: Bool = false) -> String {
    let elements = places.map { name, x, y in
      AccessibilityElement(id: name, role: .text, frame: .init(x: x, y: y, width: 10, height: 10))
    }
    return AccessibilityTree(elements, isRightToLeft: isRightToLeft).readingOrder.map(\.element.id).joined()
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
}
