import Foundation
import TestSupport
import Testing

/// One flow over several components.
@Suite(.timeLimited) struct CompareTests {
  private static let both = "ouds-pin-code-input@1.4,ouds-pin-code-input@3.0"
  private static let scenario = """
    screen:
      - heading: Enter your code
      - component: ouds-pin-code-input
        id: code
        version: 1.4
        length: 4
    when:
      code.completed: [ { announce: Thank you } ]
    steps:
      - appear
      - touch: code.1
      - doubleTap
      - type: 48
      - expect: { never: digit }
    """

  /// The flow that is there for it, over every component: nothing in it is said to be wrong, and each has its column.
  @Test func everyComponentPlaysTheSameFlow() throws {
    let ids = try Tool.run("components").output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(ids.count > 1)
    let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path
    let result = try Tool.run(
      "compare", "\(repository)/Scenarios/compare/flow.yaml", "--components", ids.joined(separator: ","), "--width",
      "600")
    #expect(result.status == 0)
    #expect(result.errors == "")
    let header = result.output.split(separator: "\n")[1]
    for id in ids { #expect(header.contains("\(id)@"), "\(id)") }
  }

  @Test func sideBySide() throws {
    let result = try Tool.run("compare", "-", "--components", Self.both, input: Self.scenario)
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(
      result.output == """
        # a11y-sim 1 · \(Tool.reader) · en
        ouds-pin-code-input@1.4          │ ouds-pin-code-input@3.0
        ─────────────────────────────────┼─────────────────────────────────
        # 1 appear
        Enter your code, heading         │ Enter your code, heading
        # 2 touch: code.1
        Enter the code with 4 digits,    │ Enter the code with 4 digits,
          Digit 1, Empty, text field     │   1st digit, Empty, text field
        double tap to edit               │ double tap to edit
        # 3 doubleTap
        → focus code.1                   │ → focus code.1
        → keyboard up                    │ → keyboard up
        Digit 1, text field, is editing, │ 1st digit, text field, is
          Empty, insertion point at      │   editing, Empty, insertion
          start                          │   point at start
        use the rotor to access          │ use the rotor to access
          misspelled words               │   misspelled words
        # 4 type: 48
        4                                │ [cut: 4]
        8                                │ → focus code.2
                                         │ 2nd digit
                                         │ [cut: 8]
                                         │ → focus code.3
                                         │ 3rd digit

        """)
  }

  @Test func eachColumnIsWhatRunPrints() throws {
    let text = Self.scenario.replacing("\n  - expect: { never: digit }", with: "")
    for version in ["1.4", "3.0", "3.3"] {
      let table = try Tool.run(
        "compare", "-", "--components", "ouds-pin-code-input@\(version)", "--width", "200", input: text)
      let run = try Tool.run("-", input: text.replacing("version: 1.4", with: "version: \(version)"))
      #expect(table.output.split(separator: "\n").dropFirst(3) == run.output.split(separator: "\n").dropFirst())
    }
  }

  @Test func theWrittenVersionStays() throws {
    let result = try Tool.run("compare", "-", "--components", "ouds-pin-code-input", input: Self.scenario)
    #expect(result.output.contains("\nouds-pin-code-input@1.4\n"))
  }

  @Test func formatsForPrograms() throws {
    let result = try Tool.run(
      "compare", "demo", "--components", Self.both, "--format", "json", "--locale", "en", "--locale", "fr")
    #expect(result.status == 0)
    let plays = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
    #expect(plays.map { $0["version"] as? String } == ["1.4", "3.0", "1.4", "3.0"])
    #expect(plays.allSatisfy { $0["component"] as? String == "ouds-pin-code-input" })
    #expect(plays.map { ($0["header"] as? [String: Any])?["appLocale"] as? String } == ["en", "en", "fr", "fr"])
    #expect(plays.allSatisfy { ($0["entries"] as? [Any])?.isEmpty == false })
  }

  @Test func aTableForEachLanguage() throws {
    let result = try Tool.run("compare", "demo", "--components", Self.both, "--locale", "all", "--reader", "none")
    let headers = result.output.split(separator: "\n").filter { $0.hasPrefix("# a11y-sim 1 ") }
    #expect(headers == Tool.languages.map { "# a11y-sim 1 · none · \($0)" })
    #expect(!result.output.contains("text field"))
  }

  @Test func standardInputIsReadOnce() throws {
    let result = try Tool.run(
      "compare", "-", "--components", "ouds-pin-code-input@1.4,ouds-pin-code-input@3.0,ouds-pin-code-input@3.3",
      input: Self.scenario)
    #expect(result.status == 0)
    #expect(result.output.contains("ouds-pin-code-input@3.3"))
  }

  @Test func whichComponentIsReplaced() throws {
    let text = """
      screen:
        - group: { label: Codes, children: [ { component: ouds-pin-code-input, id: old, version: 1.4 } ] }
        - component: ouds-pin-code-input
          id: new
          version: 1.4
      steps: [ appear, { touch: new.1 } ]
      """
    let first = try Tool.run("compare", "-", "--components", "ouds-pin-code-input@3.0", input: text)
    #expect(first.output.contains("digits, 1st digit, Empty, text\n"))
    #expect(first.output.contains("  Digit 1, Empty, text field\n"))
    let second = try Tool.run("compare", "-", "--components", "ouds-pin-code-input@3.0", "--in", "new", input: text)
    #expect(second.output.contains("digits, Digit 1, Empty, text\n"))
    #expect(second.output.contains("  1st digit, Empty, text field\n"))
    let wrong = try Tool.run("compare", "-", "--components", "ouds-pin-code-input", "--in", "nw", input: text)
    #expect(wrong.status == 64)
    #expect(wrong.errors == "error: standard input has no component “nw”\nhelp: did you mean `new`?\n")
  }

  @Test(arguments: [
    (
      ["--components", "ouds-pin-code-inputs"],
      "there is no component “ouds-pin-code-inputs”\nhelp: did you mean `ouds-pin-code-input`?"
    ),
    (["--components", "ouds-pin-code-input,"], "there is no component “”"),
    (
      ["--components", "ouds-pin-code-input@2.0"],
      "ouds-pin-code-input has no version “2.0”\nhelp: use one of the modelled versions: 0, 1.4, 3.0-beta, 3.0, 3.2, 3.3"
    ),
    (
      ["--components", "ouds-pin-code-input", "--width", "7"],
      "--width must be from 8 to 10000 characters for 1 component"
    ),
    ([], "--components"),
  ])
  func wrongUsage(arguments: [String], message: String) throws {
    let result = try Tool.run(["compare", "demo"] + arguments)
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.errors.contains(message))
  }

  @Test func whatCannotBeCompared() throws {
    let none = try Tool.run("compare", "digits", "--components", Self.both)
    #expect(none.status == 2)
    #expect(none.errors.hasPrefix("digits: error: the scenario has no component\n"))
    let wrong = try Tool.run("compare", "-", "--components", Self.both, input: Self.scenario + "\n  - touch: code.9")
    #expect(wrong.status == 2)
    #expect(wrong.errors.hasPrefix("standard input:15:12: error: “code” has no part “9”\n"))
  }

  @Test func redactedComparisonsShowNoCode() throws {
    for format in ["text", "json"] {
      let result = try Tool.run("compare", "demo", "--components", Self.both, "--redact", "--format", format)
      #expect(!result.output.contains("482913"))
      #expect(result.output.contains("••••••"))
    }
  }
}
