import A11ySim
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import ScenarioFiles

/// Each file is read or refused in time that grows no faster than the file.
@Suite(.serialized, .timeLimited) struct LimitTests {
  private static let screen = "screen:\n  - textField: { label: Code, id: code }\n"

  @Test func fourMegabytesOfText() {
    let line = "  word word word word word word word word word word word word word word word word\n"
    let text = Self.screen + "name: >\n" + String(repeating: line, count: 3_900_000 / line.utf8.count) + "steps: []\n"
    #expect(diagnostics(text, within: .seconds(20)).isEmpty)
  }

  @Test(arguments: ["name: \""])
  func fourMegabytesInOneLine(_ start: String) { readOneLine(start) }

  @Test(.enabled(if: AtLength.isWanted), arguments: ["name: ", "name: ["])
  func fourMegabytesInOneLineAtLength(_ start: String) { readOneLine(start) }

  private func readOneLine(_ start: String) {
    let closing = start.hasSuffix("\"") ? "\"" : start.hasSuffix("'") ? "'" : ""
    let text = Self.screen + start + String(repeating: "wörd", count: 790_000) + closing + "\nsteps: []\n"
    _ = diagnostics(text, within: .seconds(20))
  }

  @Test func oneByteTooMany() throws {
    let text = Self.screen + "steps: []\n#"
    let full = text + String(repeating: "x", count: DocumentLimits.size - text.utf8.count)
    #expect(diagnostics(full, within: .seconds(20)).isEmpty)
    #expect(
      diagnostics(full + "x", within: .seconds(1)) == [
        "error: the file is too large: a scenario may have at most 4000000 bytes\nhelp: split the scenario into several scenarios"
      ])
  }

  @Test func unknownKeys() {
    let text = (0..<45_000).map { "steqs\($0): a\n" }.joined()
    let shown = diagnostics(text + Self.screen + "steps: []\n", within: .seconds(30))
    #expect(shown.count == NodeParser.shownLimit + 1)
    #expect(shown.first == "1:1: error: a scenario has no key “steqs0”\nhelp: did you mean `steps`?")
    #expect(shown.last == "error: 44980 more errors are not shown\nhelp: correct the errors above first")
  }

  @Test func moreKeysThanValuesAreAllowed() {
    let text = (0..<100_000).map { "k\($0): a\n" }.joined()
    #expect(diagnostics(text, within: .seconds(30)).first?.contains("the limit of 100000 values") == true)
  }

  @Test func theSameKeyManyTimes() {
    #expect(diagnostics(String(repeating: "name: a\n", count: 100_000), within: .seconds(30)).count == 1)
  }

  @Test func unknownIDs() {
    let ids = (0..<3_000).map { "  - text: { label: a, id: element\($0) }\n" }.joined()
    let uses = (0..<20_000).map { "  - touch: elememt\($0)\n" }.joined()
    let shown = diagnostics("screen:\n" + ids + "steps:\n" + uses, within: .seconds(60))
    #expect(shown.count == NodeParser.shownLimit + 1)
    #expect(
      shown.first
        == "3003:12: error: no screen of this scenario has an element “elememt0”\nhelp: did you mean `element0`?")
  }

  @Test func elementsWithoutIDs() {
    let text = "screen:\n" + String(repeating: "  - text: a\n", count: 10_001) + "steps: [appear]\n"
    #expect(
      diagnostics(text, within: .seconds(30)) == [
        "10002:5: error: the screens of the scenario have more than 10000 elements\nhelp: split the scenario into several scenarios"
      ])
  }

  /// A text is small, its copies are not.
  @Test func aliasesOfALongText() {
    let text =
      "name: &long \(String(repeating: "word ", count: 100_000))\n" + Self.screen + "steps:\n"
      + String(repeating: "  - announce: *long\n", count: 10)
    #expect(
      diagnostics(text, within: .seconds(20)).first?.contains(
        "the limit of 4000000 bytes of text when its aliases are expanded")
        == true)
  }

  /// Hashed as a key, this would take longer than anybody waits.
  @Test(arguments: [
    "{ *i : a }", "{ *i }", "[ *i : a ]", "[ *i &x : a ]", "{ a, *i }", "\n  *i : a", "\n  &x *i : a",
    "\n  ? *i\n  : a",
  ])
  func anAliasOfMuchAsAKey(_ bomb: String) {
    let names = Array("abcdefghi")
    var text = "a: &a [x, x, x, x, x, x, x, x, x, x]\n"
    for (name, next) in zip(names, names.dropFirst()) {
      text += "\(next): &\(next) [" + [String](repeating: "*\(name)", count: 10).joined(separator: ", ") + "]\n"
    }
    let shown = diagnostics(text + "z: \(bomb)\n", within: .seconds(5))
    #expect(shown.first?.contains("a key must be plain text") == true, "\(shown)")
  }

  /// 64 anchors, each with the one before inside it 60 deep: 3,800 levels for the library.
  @Test func aChainOfAnchors() {
    var text = ""
    for number in 0..<64 {
      let inner = number == 0 ? "x" : "*a\(number - 1)"
      text +=
        "k\(number): &a\(number) " + String(repeating: "[", count: 60) + inner + String(repeating: "]", count: 60)
        + "\n"
    }
    #expect(diagnostics(text, within: .seconds(5)).first?.contains("this is nested more than 64 levels deep") == true)
  }

  @Test func aScreenFileThatIsShownOften() {
    let steps = String(repeating: "  - screen: { file: screen.yaml }\n", count: 10_000)
    let screen = Array(String(repeating: "- text: a\n", count: 5_000).utf8)
    var loads = 0
    let time = processorTime {
      let failure = #expect(throws: ScenarioParser.Failure.self) {
        try ScenarioParser.parse(Self.screen + "steps:\n" + steps) { (_) throws(Diagnostic) in
          loads += 1
          return screen
        }
      }
      #expect(failure?.diagnostics.first?.message.contains("more than 10000 elements") == true)
    }
    #expect(loads == 1)
    #expect(time < .seconds(30))
  }

  @Test(arguments: ["  - delete: 1000\n"]) func stepsThatWouldTakeTooLong(_ step: String) { refuse(step) }

  @Test(
    .enabled(if: AtLength.isWanted),
    arguments: [
      "  - type: \(String(repeating: "a", count: 1_000))\n", "  - swipe: { direction: right, times: 1000 }\n",
      "  - expect: { never: [a, b, c, d, e, f] }\n",
    ])
  func stepsThatWouldTakeTooLongAtLength(_ step: String) { refuse(step) }

  @Test func moreKeysThanATranscriptCanHold() {
    func typing(_ count: Int) -> [String] {
      let thousand = "  - type: \(String(repeating: "4", count: 1_000))\n"
      let text = Self.screen + "steps:\n" + String(repeating: thousand, count: count) + "  - type: 4\n"
      return diagnostics(text, within: .seconds(60))
    }
    #expect(typing(5) == [])
    #expect(typing(6).first?.contains("too large: it cannot be played beyond this step") == true)
  }

  private func refuse(_ step: String) {
    let count = min(7_000, 3_900_000 / step.utf8.count)
    let shown = diagnostics(Self.screen + "steps:\n" + String(repeating: step, count: count), within: .seconds(60))
    #expect(shown.first?.contains("too large: it cannot be played beyond this step") == true, "\(shown)")
  }

  /// The work that rows, an order and the headers of a table make.
  @Test(arguments: ["frame"]) func screensThatWouldTakeTooLong(_ kind: String) { refuseScreen(kind) }

  @Test(.enabled(if: AtLength.isWanted), arguments: ["order", "headers"])
  func screensThatWouldTakeTooLongAtLength(_ kind: String) { refuseScreen(kind) }

  private func refuseScreen(_ kind: String) {
    let indent = kind == "frame" ? "  " : "        "
    let elements = (1...(kind == "headers" ? 3_000 : 9_000)).map { number in
      switch kind {
      case "frame": "\(indent)- text: { label: a, frame: [0, \(90_000 - 10 * number), 10, 10] }\n"
      case "order": "\(indent)- text: { label: a, id: a\(number) }\n"
      default:
        "\(indent)- text: { label: a, cell: { row: 1, column: \(number), columnSpan: 10000, header: column } }\n"
      }
    }
    let ids = (1...9_000).reversed().map { "a\($0)" }.joined(separator: ", ")
    let head =
      switch kind {
      case "frame": "screen:\n"
      case "order": "screen:\n  - group:\n      order: [\(ids)]\n      children:\n"
      default: "screen:\n  - table:\n      children:\n"
      }
    let screen = head + elements.joined() + "steps:\n  - appear\n"
    let swipes = "  - swipe: { direction: right, times: 600 }\n"
    let shown = diagnostics(screen + swipes, within: .seconds(30))
    #expect(shown.first?.contains("too large: it cannot be played beyond this step") == true, "\(shown)")
    // One act is too much only where every cell has a thousand headers.
    #expect(diagnostics(screen, within: .seconds(30)).isEmpty == (kind != "headers"))
  }

  /// Read, and refused for what is said of it, not for its time.
  private func diagnostics(_ text: String, within limit: Duration) -> [String] {
    var diagnostics: [Diagnostic] = []
    let time = processorTime {
      do throws(ScenarioParser.Failure) {
        _ = try ScenarioParser.parse(text)
      } catch {
        diagnostics = error.diagnostics
      }
    }
    #expect(time < limit, "it took \(time)")
    return diagnostics.map(\.description)
  }
}
