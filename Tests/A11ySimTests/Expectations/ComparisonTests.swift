import A11ySim
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import Judging
@testable import Simulation
@testable import VoiceOverReader

@Suite("Transcript, side by side", .timeLimited) struct ComparisonTests {
  private func column(_ component: String, _ screen: [ScreenItem], _ steps: Step...) -> Comparison.Column {
    .init(
      component: .init(id: "code", kind: component, version: "1"),
      transcript: A11ySimTests.play(screen, when: [], steps))
  }

  @Test("a line per step, and under it each column's own") func shape() {
    let steps = [Step(.appear), Step(.swipe(.right)), Step(.touch("b"))]
    let comparison = Comparison([
      column("one", [.text("First", id: "a"), .button("Second", id: "b")], steps[0], steps[1], steps[2]),
      column("two", [.text("Only", id: "a")], steps[0], steps[1], steps[2]),
    ])
    #expect(
      comparison.table(width: 43)
        == """
        # a11y-sim 1 · voiceover@\(VoiceOver.descriptor.newest) · en
        one@1                │ two@1
        ─────────────────────┼─────────────────────
        # 1 appear
        First                │ Only
        # 2 swipe: right
        Second, button       │ (there is nothing
                             │   after the last
                             │   element)
                             │ [sound: end of the
                             │   screen]
                             │ Only
        # 3 touch: b
        Second, button       │ (b is not on the
                             │   screen now)

        """.replacing(
          "─────────────────────┼─────────────────────", with: "─────────────────────┼─────────────────────"))
  }

  @Test("32 characters a column unless a width is asked for") func widths() {
    let text = SpokenText(stringLiteral: Array(repeating: "word", count: 30).joined(separator: " "))
    let screen = [ScreenItem.text(text)]
    for count in 1...4 {
      let comparison = Comparison((1...count).map { column("c\($0)", screen, Step(.appear)) })
      let widths = comparison.table().split(separator: "\n").map(\.count)
      #expect(widths.max() == 32 * count + 3 * (count - 1))
      for width in [60, 61, 80] {
        #expect(comparison.table(width: width).split(separator: "\n").allSatisfy { $0.count <= width })
      }
    }
  }

  @Test("what comes before the first step, and steps that expect") func noSteps() {
    var scenario = Scenario()
    scenario.screen = [.text("a")]
    scenario.notes = ["`length` is left out"]
    scenario.steps = [Step(.appear), Step(.expect(.init())), Step(.wait(.seconds(1)))]
    let column = Comparison.Column(component: .init(id: "code", kind: "c", version: "1"), transcript: scenario.play())
    let lines = Comparison([column]).table()
      .split(separator: "\n").drop { !$0.hasPrefix("───") }.dropFirst()
    #expect(Array(lines) == ["(`length` is left out)", "# 1 appear", "a", "# 3 wait: 1s"])
  }

  @Test("what is hidden in one column is hidden in the line of the step") func secrets() {
    let steps = [Step(.doubleTap), Step(.type("48"))]
    let comparison = Comparison([
      column("open", [.field("Code", id: "f")], Step(.appear), steps[0], steps[1]),
      column("secure", [.secureField("Code", id: "f")], Step(.appear), steps[0], steps[1]),
    ])
    #expect(comparison.table().contains("# 3 type: ••\n"))
    #expect(Comparison(comparison.columns.reversed()).table().contains("# 3 type: ••\n"))
  }

  @Test("columns keep their places beside text from right to left") func rightToLeft() {
    let comparison = Comparison([
      column("a", [.text("رمز")], Step(.appear)), column("b", [.text("رمز")], Step(.appear)),
    ])
    let line = comparison.table().split(separator: "\n").last ?? ""
    #expect(line == "رمز" + String(repeating: " ", count: 29) + "\u{200E} │ \u{200E}رمز")
  }

  @Test(
    "wrapping",
    arguments: [
      ("", 8, [""]), ("one two", 8, ["one two"]), ("one two three", 8, ["one two", "  three"]),
      ("12345678", 8, ["12345678"]), ("123456789", 8, ["12345678", "  9"]),
      ("a 1234567890123", 8, ["a", "  123456", "  789012", "  3"]), ("a  b", 8, ["a  b"]),
      ("請輸入驗證碼", 8, ["請輸入驗", "  證碼"]), ("e\u{301}e\u{301} e\u{301}", 8, ["e\u{301}e\u{301} e\u{301}"]),
    ]) func wrapping(text: String, width: Int, lines: [String])
  {
    #expect(text.wrapped(at: width) == lines)
  }

  @Test(
    "columns of a terminal",
    arguments: [
      ("abc", 3), ("é", 1), ("e\u{301}", 1), ("請", 2), ("ハ", 2), ("ﾊ", 1), ("한", 2), ("👍🏽", 2), ("☎️", 2), ("→ •", 3),
      ("رَمز", 3), ("🇫🇷", 2), ("\u{200E}", 0),
    ]) func displayWidth(text: String, width: Int)
  {
    #expect(text.displayWidth == width)
  }

  @Test("JSON has every column in the exact form") func json() {
    let column = column("one", [.text("a")], Step(.appear))
    let text = Comparison.json([Comparison([column]), Comparison([column])])
    #expect(text.hasPrefix("[\n  { \"component\": \"one\", \"version\": \"1\", \"header\": {\"kind\":\"header\","))
    for line in TranscriptFormat.jsonLines.render([column.transcript]).split(separator: "\n").dropFirst() {
      #expect(text.contains("    \(line)"))
    }
    #expect(text.hasSuffix(" }\n]\n"))
    #expect(Comparison.json([]) == "[]\n")
  }
}
