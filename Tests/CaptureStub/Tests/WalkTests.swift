import Testing
import UIKit

@testable import A11ySimCapture

/// Which elements are found, and in which order. The rules are those of AccessibilitySnapshot's parser.
@MainActor struct WalkTests {
  // MARK: Order

  @Test("from top to bottom, and from the leading edge in a row")
  func rows() throws {
    #expect(
      try read(label("C", at: 60), label("B", at: 13, x: 200), label("A", at: 20), label("D", at: 120))
        == ["A", "B", "C", "D"])
    // Eight points are a row of their own on a phone.
    #expect(try read(label("B", at: 20), label("A", at: 12, x: 200)) == ["A", "B"])
  }

  @Test("a pad has taller rows")
  func pad() throws {
    let window = window(label("B", at: 12, x: 200), label("A", at: 20))
    #expect(try CapturedScreen(of: window).elements.map(\.label) == ["B", "A"])
    window.traitCollection.userInterfaceIdiom = .pad
    #expect(try CapturedScreen(of: window).elements.map(\.label) == ["A", "B"])
  }

  @Test("right to left turns the rows, not their order")
  func rightToLeft() throws {
    let window = window(label("2", at: 20), label("1", at: 20, x: 200), label("3", at: 80))
    #expect(try CapturedScreen(of: window).elements.map(\.label) == ["2", "1", "3"])
    window.effectiveUserInterfaceLayoutDirection = .rightToLeft
    #expect(try CapturedScreen(of: window).elements.map(\.label) == ["1", "2", "3"])
  }

  @Test("views around others do not hold them together, unless they group them")
  func groups() throws {
    func columns() -> (left: UIView, right: UIView) {
      let left = view(label("A", at: 0), label("C", at: 60))
      return (left, view(label("B", at: 0), label("D", at: 60), x: 200))
    }
    let (left, right) = columns()
    #expect(try read(left, right) == ["A", "B", "C", "D"])
    left.shouldGroupAccessibilityChildren = true
    #expect(try read(left, right) == ["A", "C", "B", "D"])
    // The group stands where the first of it stands, not where its view does.
    let lower = view(label("Y", at: 100), label("X", at: 50))
    lower.shouldGroupAccessibilityChildren = true
    #expect(try read(lower, label("0", at: 10)) == ["0", "X", "Y"])
  }

  @Test("a container that names its elements has their order")
  func named() throws {
    let (first, second) = (label("First", at: 200), label("Second", at: 100))
    let box = view(first, second, label("Left out", at: 0))
    box.accessibilityElements = [first, second, "no object"]
    #expect(try read(box, label("Above", at: 150)) == ["Above", "First", "Second"])
    box.accessibilityElements = []
    #expect(try read(box, label("Above", at: 150)) == ["Above"])
  }

  @Test("a container that counts its elements has their order")
  func counted() throws {
    let control = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    control.accessibilityLabel = "Range"
    control.segments = [element("Day", x: 200), element("Week", x: 100)]
    #expect(try read(control) == ["segmentedControl Range:", "Day", "Week"])
  }

  // MARK: What is left out

  @Test("what is hidden or drawn nowhere is not found")
  func hidden() throws {
    let views = (0..<6).map { view(label("\($0)", at: 0), at: Double($0) * 50) }
    views[0].isHidden = true
    views[1].alpha = 0
    views[2].accessibilityElementsHidden = true
    views[3].frame = CGRect(x: 0, y: 150, width: 0, height: 0)
    views[3].clipsToBounds = true
    views[4].frame = CGRect(x: 0, y: 200, width: 0, height: 0)
    views[5].subviews[0].accessibilityElementsHidden = true
    let window = window()
    for view in views { window.addSubview(view) }
    #expect(try CapturedScreen(of: window).elements.map(\.label) == ["4"])
  }

  @Test("what is in an element is part of it")
  func inside() throws {
    let cell = view(label("Name", at: 0), button("Call", at: 0, x: 200), height: 60)
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = "Name, call"
    #expect(try read(cell) == ["Name, call"])
  }

  @Test("the last modal view hides the views beside it")
  func modal() throws {
    let (below, first, last) = (
      view(label("Below", at: 0)), view(label("First", at: 0)), view(label("OK", at: 90), label("Sure?", at: 50))
    )
    first.accessibilityViewIsModal = true
    last.accessibilityViewIsModal = true
    #expect(try read(below, first, last) == ["group:", "Sure?", "OK"])
    last.isHidden = true
    #expect(try read(below, first, last) == ["group:", "First"])
    first.accessibilityElementsHidden = true
    #expect(try read(below, first, last) == ["Below"])
    last.isHidden = false
    #expect(try CapturedScreen(of: window(below, last)).file.contains("\"role\": \"group\", \"modal\": true, "))
  }

  @Test("a container without an element inside is not there")
  func emptyContainer() throws {
    let list = view(at: 0)
    list.accessibilityContainerType = .list
    #expect(try read(list, label("A", at: 0)) == ["A"])
  }

  // MARK: Containers

  @Test("containers that a reader speaks of are kept, with their labels")
  func containers() throws {
    for (type, role) in [
      (UIAccessibilityContainerType.list, "list"), (.landmark, "landmark"), (.dataTable, "table"),
      (.semanticGroup, "group"),
    ] {
      let box = view(label("B", at: 50), label("A", at: 0))
      box.accessibilityContainerType = type
      box.accessibilityLabel = "Code"
      #expect(try read(box) == ["\(role) Code:", "A", "B"])
    }
    let bar = UITabBar(frame: CGRect(x: 0, y: 780, width: 390, height: 50))
    bar.addSubview(button("Search", at: 0, x: 200))
    bar.addSubview(button("Home", at: 0))
    #expect(try read(bar) == ["tabBar:", "Home", "Search"])
    let own = view(button("Home", at: 0))
    own.accessibilityTraits = .tabBar
    #expect(try read(own) == ["tabBar:", "Home"])
    let plain = view(button("Home", at: 0))
    plain.accessibilityLabel = "Never said"
    #expect(try read(plain) == ["Home"])
  }

  @Test("the row and the column of a cell are not known")
  func table() throws {
    let table = view(label("A", at: 0))
    table.accessibilityContainerType = .dataTable
    let file = try CapturedScreen(of: window(table)).file
    #expect(file.contains("\"label\": \"A\", \"frame\": [16, 0, 100, 40], \"unknown\": [\"containers\"] }"))
  }

  @Test("actions of containers come after those of the element, innermost first")
  func actions() throws {
    func action(_ name: String) -> [UIAccessibilityCustomAction] { [.init(name: name, actionHandler: nil)] }
    let message = label("Message", at: 0)
    let row = view(message)
    let list = view(row)
    message.accessibilityCustomActions = action("Reply")
    row.accessibilityCustomActions = action("Delete")
    list.accessibilityCustomActions = action("Sort")
    #expect(try captured(list).actions == ["Reply", "Delete", "Sort"])
  }

  // MARK: Trees that are none

  @Test("a container that contains itself, or one around it, is left after one round")
  func cycles() throws {
    let outer = view(label("A", at: 0))
    let inner = view(label("B", at: 50))
    inner.accessibilityElements = [outer, inner, inner.subviews[0], outer]
    outer.accessibilityElements = [inner, outer.subviews[0]]
    #expect(try read(outer) == ["B", "A"])
  }

  @Test("an element that is named twice is one stop")
  func twice() throws {
    let shared = label("A", at: 0)
    let box = view(shared)
    box.accessibilityElements = [shared, shared]
    #expect(try read(box) == ["A"])
  }

  /// A container that makes its elements anew each time it is asked.
  private final class Maker: UIView {
    var count = 0
    override func accessibilityElementCount() -> Int { count }
    override func accessibilityElement(at index: Int) -> Any? { element("Row \(index)", at: Double(index) * 50) }
  }

  @Test("elements that nobody keeps are each one stop")
  func thrownAway() throws {
    let maker = Maker(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    maker.count = 500
    #expect(try read(maker) == (0..<500).map { "Row \($0)" })
    maker.count = .max
    maker.addSubview(label("A subview", at: 0))
    // UIKit's answer of an object that is no container.
    #expect(try read(maker) == ["A subview"])
  }

  @Test("as many elements as a screen file holds, and one more")
  func many() throws {
    let window = window()
    for index in 0..<9999 {
      window.addSubview(label("\(index)", at: Double(index / 4) * 50, x: Double(index % 4) * 90))
    }
    let screen = try CapturedScreen(of: window)
    #expect(screen.elements.map(\.label) == (0..<9999).map { "\($0)" })
    #expect(screen.file.contains("\"text-9998\""))
    window.addSubview(label("One more", at: 0))
    #expect(throws: CaptureError.many(10_000)) { try CapturedScreen(of: window) }
  }

  /// A container with a new container in it, without end.
  private final class Abyss: UIView {
    override var accessibilityElements: [Any]? {
      get { [Abyss(frame: frame)] }
      set {}
    }
  }

  @Test("trees without end are refused")
  func endless() {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(throws: CaptureError.deep(512)) { try read(Abyss(frame: frame)) }
    let maker = Maker(frame: frame)
    maker.count = .max - 1
    #expect(throws: CaptureError.many(10_000)) { try read(maker) }
    let gap = Gap(frame: frame)
    #expect(throws: CaptureError.endless(200_000)) { try read(gap) }
  }

  /// A container that counts elements and has none.
  private final class Gap: UIView {
    override func accessibilityElementCount() -> Int { .max - 1 }
    override func accessibilityElement(at index: Int) -> Any? { nil }
  }

  @Test("deep views are no matter; containers deeper than sixteen no longer count as such")
  func deep() throws {
    var box = view(label("A", at: 0))
    for _ in 0..<400 { box = view(box) }
    #expect(try read(box) == ["A"])
    for _ in 0..<40 {
      box = view(box)
      box.accessibilityContainerType = .list
    }
    #expect(try read(box) == [String](repeating: "list:", count: 16) + ["A"])
  }

  @Test("a screen without an element, and a view in no window, are no screens")
  func nothing() {
    #expect(throws: CaptureError.nothing) { try read(UIView()) }
    #expect(throws: CaptureError.windowless) { try CapturedScreen(of: label("A", at: 0)) }
  }
}
