import A11ySim
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import AuditRules
@testable import Simulation

/// The quick look-up on large screens finds what a search finds.
@Suite(.timeLimited) struct LargeScreenTests {
  private static func element(_ id: String, _ children: [AccessibilityElement] = []) -> AccessibilityElement {
    AccessibilityElement(id: id, role: children.isEmpty ? .text : .group, children: children)
  }

  @Test func anIndexFindsWhatASearchFinds() {
    // The id `b` occurs twice.
    let elements = [
      Self.element("a", [Self.element("b"), Self.element("c", [Self.element("d")])]),
      AccessibilityElement(id: "b", role: .button, label: "second"),
    ]
    let tree = AccessibilityTree(elements)
    var indexed = tree
    indexed.makeIndex()
    for id in ["a", "b", "c", "d", "e", ""] { #expect(indexed[id] == tree[id]) }
    #expect(indexed == tree)
    #expect(indexed.hashValue == tree.hashValue)
  }

  @Test func anIndexForgetsAChangedTree() {
    var tree = AccessibilityTree([Self.element("a"), Self.element("b")])
    tree.makeIndex()
    tree.elements[1].label = "new"
    #expect(tree["b"]?.label == "new")
    tree.makeIndex()
    tree.elements.removeFirst()
    #expect(tree["a"] == nil)
  }

  @Test func aScreenThatIsReadOftenStillShowsItsChanges() {
    var screen = Screen(
      [
        .element(AccessibilityElement(id: "code", role: .textField)),
        .element(AccessibilityElement(id: "send", role: .button, label: "Send")),
      ], isRightToLeft: false, idiom: .phone, secret: [])
    for digit in 1...3 {
      for _ in 0..<100 { _ = screen.tree["send"] }
      screen.insert("\(digit)", in: "code")
      #expect(screen.tree["code"]?.text?.length == digit)
      for _ in 0..<100 { _ = screen.tree["send"] }
      screen.set("label", to: "Send \(digit)", of: "send")
      #expect(screen.tree["send"]?.label?.string == "Send \(digit)")
      for _ in 0..<100 { _ = screen.tree["send"] }
      screen.firstResponder = digit == 2 ? nil : "code"
      #expect(screen.tree["code"]?.text?.isEditing == (digit != 2))
    }
  }

  @Test func theSiblingsOfAllFieldsAreThoseOfEach() {
    func field(_ id: String, isHidden: Bool = false) -> AccessibilityElement {
      AccessibilityElement(id: id, role: .textField, isHidden: isHidden)
    }
    let tree = AccessibilityTree([
      field("name"), field("code.1"), Self.element("text"), field("code.2"), field("pin.1"),
      field("gone", isHidden: true),
      Self.element("group", [field("street"), Self.element("inner", [field("city"), field("pin.2")])]),
    ])
    for id in tree.textFields.map(\.id) { #expect(tree.siblingFields[id] == tree.siblingFields(of: id), "\(id)") }
    #expect(tree.siblingFields["name"] == ["name", "code.1", "code.2", "pin.1"])
    #expect(tree.siblingFields["code.1"] == ["code.1", "code.2"])
  }

  @Test func aCrowdedTargetHasTheFirstNeighbourThatIsTooClose() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<60 {
      let targets = (0..<30).map { index in
        let isLarge = Int.random(in: 0..<6, using: &random) == 0
        let far = Int.random(in: 0..<20, using: &random) == 0 ? 1e300 : 1
        let side = isLarge ? 30.0...4_000 : 4...40
        return AuditedPlay.Target(
          id: "\(index)",
          frame: .init(
            x: .random(in: -200...200, using: &random) * far, y: .random(in: -200...200, using: &random),
            width: .random(in: side, using: &random), height: .random(in: side, using: &random)),
          isAppSized: true, isButton: true)
      }
      let slow = targets.indices.filter { targets[$0].isUndersized }.compactMap { place -> [String]? in
        let near = targets.indices.first { $0 != place && targets[place].isCrowded(by: targets[$0]) }
        return near.map { [targets[place].id, targets[$0].id] }
      }
      let found = AuditedPlay.crowded(in: [(interaction: 0, targets: targets)])
      #expect(found.map { [$0.target.id, $0.neighbour] } == slow)
    }
  }

  @Test func talkBackSaysOfManyElementsWhatItSaysOfEach() throws {
    let rows = (1...3).map { AccessibilityElement(id: "row\($0)", role: .button, label: SpokenText("Row \($0)")) }
    let inner = AccessibilityElement(id: "inner", role: .group, label: "Inner", children: [rows[2]])
    let list = AccessibilityElement(id: "list", role: .list, label: "List", children: [rows[0], rows[1], inner])
    let tree = AccessibilityTree([list, AccessibilityElement(id: "after", role: .text, label: "After")])
    let reader = TalkBack()
    let stops = reader.readingOrder(of: tree)
    #expect(stops.count == 4)
    let each = stops.map { reader.description(of: $0, entering: $0.groups) }
    #expect(reader.descriptions(of: stops.map { ($0, $0.groups) }) == each)
    #expect(each[1][0].text.contains("2 of 3"))
  }
}
