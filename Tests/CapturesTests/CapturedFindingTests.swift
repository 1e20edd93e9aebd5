import A11ySim
import TestSupport
import Testing

@testable import Captures

/// What a capture does not show is no fault of the app.
@Suite("Findings in captures", .timeLimited) struct CapturedFindingTests {
  private static func node(
    _ name: String, _ text: String, _ flags: String = "", top: Int, bottom: Int, inside: String = ""
  ) -> String {
    """
    <node class="android.\(name)" text="\(text)" package="example.tea" \(flags) bounds="[0,\(top)][1080,\(bottom)]">\(inside)</node>
    """
  }

  private static func found(_ inside: String) throws -> [String] {
    let capture =
      #"<hierarchy rotation="0">"# + node("widget.FrameLayout", "", top: 0, bottom: 2400, inside: inside)
      + "</hierarchy>"
    let scenario = try ImportedScreen.read(Array(capture.utf8), file: "a").screen.scenario(file: "a", readers: .all)
    return Audit(scenario).findings.filter { $0.severity == .error }.map(\.rule)
  }

  /// A list whose last row ends at a place, with a row's height.
  private static func list(lastRow: Range<Int>) -> String {
    let row = #"content-desc="" clickable="true" focusable="true""#
    let first = node(
      "widget.LinearLayout", "", row, top: 200, bottom: 400,
      inside: node("widget.TextView", "Green tea", top: 220, bottom: 380))
    let last = node("widget.LinearLayout", "", row, top: lastRow.lowerBound, bottom: lastRow.upperBound)
    return node("widget.ScrollView", "", #"scrollable="true""#, top: 200, bottom: 2000, inside: first + last)
  }

  @Test func aStripOfARowAtTheEdgeOfAListIsNoControlWithoutName() throws {
    #expect(try Self.found(Self.list(lastRow: 1960..<2000)) == [])
    #expect(try Self.found(Self.list(lastRow: 1700..<1740)) == ["unnamed-control"])
    #expect(try Self.found(Self.list(lastRow: 1800..<2000)) == ["unnamed-control"])
  }

  @Test func aTextMayBeWrittenOutInItsName() throws {
    func text(_ shown: String, _ name: String, _ flags: String = "") -> String {
      Self.node("widget.TextView", shown, #"content-desc="\#(name)" \#(flags)"#, top: 300, bottom: 420)
    }
    #expect(try Self.found(text("Mon, Tue", "Monday, Tuesday")) == [])
    #expect(try Self.found(text("日本語", "Japanese")) == [])
    #expect(try Self.found(text("Closed today", "Opening hours")) == ["label-not-in-name"])
    // Who speaks to a control says what it shows.
    #expect(
      try Self.found(text("Mon, Tue", "Monday, Tuesday", #"clickable="true" focusable="true""#))
        == ["label-not-in-name"])
  }

  @Test func anImageDrawsNoText() throws {
    func button(_ name: String) -> String {
      Self.node(
        name, "Button 1", #"content-desc="Show password" clickable="true" focusable="true""#, top: 300, bottom: 420)
    }
    #expect(try Self.found(button("widget.ImageButton")) == [])
    #expect(try Self.found(button("widget.Button")) == ["label-not-in-name"])
  }
}
