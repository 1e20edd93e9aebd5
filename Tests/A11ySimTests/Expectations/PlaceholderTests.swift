import A11ySim
import ScenarioFiles
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import Judging
@testable import Simulation

/// A label and an equal placeholder sound alike while the field is empty.
@Suite("Placeholders are told from labels", .timeLimited) struct PlaceholderTests {
  /// A transcript of a screen with one text field, by its keys.
  private static func scenario(_ field: String, then steps: String = "") throws -> Scenario {
    try ScenarioParser.parse(
      """
      screen: [ { heading: Sign in }, { textField: { id: code, \(field) } }, { button: Go } ]
      steps:
        - appear
        - readAll
        - focus: code
      \(steps)
      """, file: "flow.yaml")
  }

  private static func finding(
    _ before: String, _ after: String, then steps: String = "", knows: Bool = true
  ) throws -> Diagnostic? {
    var text = GoldenTranscript.text(of: try scenario(before, then: steps).play())
    if !knows { text = text.split(separator: "\n").filter { !$0.hasPrefix("# placeholders") }.joined(separator: "\n") }
    let scenario = try scenario(after, then: steps)
    return GoldenTranscript(text, file: "a.transcript").finding(in: scenario.play(), of: scenario)
  }

  @Test("the file states the placeholders that are heard") func stated() throws {
    func line(_ field: String) throws -> Substring {
      GoldenTranscript.text(of: try Self.scenario(field).play()).split(separator: "\n")[2]
    }
    #expect(try line("label: Code") == "# placeholders: none")
    #expect(try line("placeholder: Six digits") == "# placeholders: “Six digits” of code")
    #expect(GoldenTranscript.placeholders(in: "# placeholders: none") == [:])
    #expect(
      GoldenTranscript.placeholders(in: "# placeholders: “A, “b”” of x, “C” of y, “D” of x")
        == ["x": ["A, “b”", "D"], "y": ["C"]])
    #expect(GoldenTranscript.placeholders(in: "# placeholders: of") == nil)
    // Without a field there is nothing to say of one.
    #expect(!GoldenTranscript.text(of: play([.button("Go")], .appear)).contains("# placeholders"))
  }

  @Test("a label that an equal placeholder replaces is an error, although it sounds the same") func equal() throws {
    let finding = try #require(try Self.finding("label: Code", "placeholder: Code"))
    #expect(
      finding.description == """
        a.transcript:8:1: error: the label “Code” was replaced by a placeholder with the same text
        note: where:    element `code`, step 2 (flow.yaml:4)
        note: a placeholder is spoken only while its field is empty
        help: restore the label of the field, or accept the change with `a11y-sim test --update`
        """)
    #expect(
      try Self.finding("label: PIN, value: Code", "label: PIN, placeholder: Code")?.message
        == "the value “Code” was replaced by a placeholder with the same text")
    // The other way round nothing is lost. A file that does not state its placeholders shows nothing.
    #expect(try Self.finding("placeholder: Code", "label: Code") == nil)
    #expect(try Self.finding("placeholder: Code", "placeholder: Code") == nil)
    #expect(try Self.finding("label: Code", "placeholder: Code", knows: false) == nil)
    // Another id is no other text.
    let renamed = try Self.scenario("placeholder: Code").play()
    let text = GoldenTranscript.text(of: renamed).replacing("of code", with: "of number")
    #expect(GoldenTranscript(text).finding(in: renamed) == nil)
  }

  @Test("it is told as that where it is heard as well", arguments: [true, false]) func typed(knows: Bool) throws {
    let steps = "  - type: \"48\"\n  - touch: button1\n  - touch: code\n"
    let finding = try #require(try Self.finding("label: Code", "placeholder: Code", then: steps, knows: knows))
    #expect(
      finding.message
        == "the label “Code” was replaced by a placeholder with the same text, which is not spoken with a value")
    #expect(finding.severity == .error && finding.notes[0] == "where:    element `code`, step 6 (flow.yaml:8)")
  }

  @Test(
    "what `readAll` says otherwise",
    arguments: [
      (
        "label: Code", "placeholder: Six digits",
        "the label “Code” is no longer spoken, and the placeholder is “Six digits”"
      ),
      ("placeholder: Six digits", "placeholder: 6 digits", "the placeholder is “6 digits” instead of “Six digits”"),
      (
        "placeholder: Six digits", "label: Code",
        "the placeholder “Six digits” is no longer spoken, and the label is “Code”"
      ),
      ("label: Code, placeholder: Six", "label: Code", "the placeholder “Six” is no longer spoken"),
      ("label: Code, value: Six", "label: Code", "the value “Six” is no longer spoken"),
      ("label: Code, placeholder: Six", "placeholder: Six", "“Code” is no longer spoken"),
      ("label: Code", "label: Code, placeholder: Six", "the placeholder “Six” is spoken as well"),
      (
        "label: Code, value: Six", "label: Code, placeholder: Five",
        "the value “Six” is no longer spoken, and the placeholder is “Five”"
      ),
    ]) func told(before: String, after: String, message: String) throws
  {
    #expect(try Self.finding(before, after)?.message == message)
  }

  /// An older file, or an `expect` step: what is not known is not claimed.
  @Test(
    "what is not known is not claimed",
    arguments: [
      ("label: Code", "placeholder: Six digits", "“Code” is no longer spoken, and the placeholder is “Six digits”"),
      (
        "placeholder: Six digits", "placeholder: 6 digits",
        "“Six digits” is no longer spoken, and the placeholder is “6 digits”"
      ),
      ("label: Code, placeholder: Six", "label: Code", "the value or placeholder “Six” is no longer spoken"),
      ("label: Code", "label: \"\"", "the label or placeholder “Code” is no longer spoken"),
    ]) func unknown(before: String, after: String, message: String) throws
  {
    #expect(try Self.finding(before, after, knows: false)?.message == message)
    let old = try Self.scenario(before).play().description
    #expect(try Self.scenario(after).play().difference(from: old)?.changes[0].cause.sentence == message)
  }

  @Test("a line that is gone is told by what is heard before it") func gone() throws {
    let text = """
      screen: [ { textField: { label: Code, id: code, hint: Six digits } } ]
      steps:
        - appear
        - wait: 1s
        - touch: code
      """
    let before = GoldenTranscript.text(of: try ScenarioParser.parse(text).play())
    let scenario = try ScenarioParser.parse("settings: { hints: false }\n" + text, file: "flow.yaml")
    let finding = try #require(
      GoldenTranscript(before, file: "a.transcript").finding(in: scenario.play(), of: scenario))
    #expect(finding.message == "the hint “Six digits, double tap to edit” is no longer spoken")
    #expect(finding.notes[0] == "where:    after element `code`, step 1 (flow.yaml:4)")
    // Built in Swift, the play has no file.
    let plain = play([.text("Help"), .button("Go")], .appear, .swipe(.right))
    let kept = GoldenTranscript.text(of: plain).replacing("Go, button", with: "Send, button")
    #expect(GoldenTranscript(kept).finding(in: plain)?.notes[0] == "where:    element `button`, step 2")
  }
}
