import Foundation
import TestSupport
import Testing

@testable import A11ySimTesting

/// A test that expects nothing yet is filled in by its first run.
@Suite("Literals of tests that fill themselves in", .timeLimited) struct RecordingTests {
  /// A file of tests as its author left it.
  private static let source = #"""
    @Test func one() {
      expect(session.transcript, reads: """
        """)
    }

    @Test func two() {
    \texpect(
    \t\tsession.elements,
    \t\tshows: """
    \t\t\t""")
      expect(session.transcript, reads: "")
      expect(
        session.transcript,
        reads: """
          Old, button
          a \\ b
          """)
    }

    """#.replacing("\\t", with: "\t")

  /// The transcript instead of the tree.
  private static let filled = #"""
    @Test func one() {
      expect(session.transcript, reads: """
        Verify, button
        \\[cut: “x” \"""]
        \\(name)
        """)
    }

    @Test func two() {
    \texpect(
    \t\tsession.elements,
    \t\tshows: """
    \t\t\tbutton a "Verify"
    \t\t\t  text b
    \t\t\t""")
      expect(session.transcript, reads: "")
      expect(
        session.transcript,
        reads: """
          New, button
          """)
    }

    """#.replacing("\\t", with: "\t")

  /// What is heard, or is there, where the calls stand in `source`.
  private static let heard = [
    (label: "reads", line: 2, expected: "", lines: ["Verify, button", #"\[cut: “x” """]"#, #"\(name)"#]),
    (label: "shows", line: 7, expected: "", lines: [#"button a "Verify""#, "  text b"]),
    (label: "reads", line: 12, expected: #"Old, button\#na \ b"#, lines: ["New, button"]),
  ]

  /// Runs the tests of a file in some order; gives what is written and whether each call was filled in.
  private func run(_ text: String, _ order: [Int]) throws -> (text: String, isFilled: [Bool]) {
    let folder = TemporaryFolder()
    let path = try folder.file("recording.swift", text)
    let isFilled = order.map { index in
      let call = Self.heard[index]
      return Recording.write(
        call.lines, asArgument: call.label, in: path, line: call.line, expecting: call.expected)
    }
    return (try String(contentsOfFile: path, encoding: .utf8), isFilled)
  }

  @Test("several in one file, in whatever order the tests run; indented as their end is", arguments: ["\n", "\r\n"])
  func several(end: String) throws {
    let (source, filled) = (
      Self.source.replacing("\n", with: end), Self.filled.replacing("\n", with: end)
    )
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0], [2, 0, 1]] {
      let (text, isFilled) = try run(source, order)
      #expect(text == filled)
      #expect(isFilled == [true, true, true])
    }
  }

  @Test("the second run finds nothing to fill in") func again() throws {
    let (text, isFilled) = try run(Self.filled, [0])
    #expect(text == Self.filled)
    #expect(isFilled == [false])
  }

  @Test("one place that hears several things is filled in once") func severalArguments() throws {
    let (text, isFilled) = try run(Self.source, [0, 0])
    #expect(isFilled == [true, false])
    #expect(text.hasPrefix(Self.filled.prefix { $0 != "}" }))
  }

  private func replacing(_ label: String, _ line: Int, _ expected: String) -> String? {
    SourceText(Self.source).replacingLiteral(ofArgument: label, fromLine: line, expecting: expected, by: ["x"])?.text
  }

  @Test("another literal is not touched: it is that of another call") func others() {
    // A text on one line means what it says, silence too; the literal after it is another call's.
    #expect(replacing("reads", 11, "") == nil)
    #expect(replacing("reads", 12, "Old, button") == nil)
    #expect(replacing("shows", 12, "") == nil)
    for line in [0, -3, 99] { #expect(replacing("reads", line, "") == nil) }
    #expect(
      SourceText("expect(a, reads: \"\"\"").replacingLiteral(
        ofArgument: "reads", fromLine: 1, expecting: "", by: []) == nil)
  }

  @Test("a file that is not there, or cannot be written, is no crash") func unwritable() {
    #expect(
      !Recording.write(["x"], asArgument: "reads", in: "/nowhere/a.swift", line: 1, expecting: ""))
  }

  @Test("nothing is written where CI is set, unless it is asked for") func environments() {
    #expect(Recording.update(in: [:]) == .missing)
    #expect(Recording.update(in: ["CI": ""]) == .missing)
    #expect(Recording.update(in: ["CI": "false"]) == .missing)
    #expect(Recording.update(in: ["CI": "true"]) == nil)
    #expect(Recording.update(in: ["CI": "1"]) == nil)
    #expect(Recording.update(in: ["CI": "true", "A11Y_SIM_UPDATE": "missing"]) == .missing)
    #expect(Recording.update(in: ["CI": "true", "A11Y_SIM_UPDATE": "all"]) == .all)
    #expect(Recording.update(in: ["A11Y_SIM_UPDATE": "all"]) == .all)
    #expect(Recording.update(in: ["A11Y_SIM_UPDATE": "none"]) == nil)
  }
}
