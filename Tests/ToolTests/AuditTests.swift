import Foundation
import TestSupport
import Testing

/// Audits from the outside. They ask for what the first rules find, and hold whatever rules join them.
@Suite(.timeLimited) struct AuditTests {
  /// A field without a name: an error of `unnamed-text-field` in step 1.
  private static let unnamed = "screen: [ { textField: { id: code } } ]\nsteps: [ appear ]\n"
  /// Nothing that `unnamed-text-field` finds.
  private static let named = "screen: [ { heading: Done } ]\nsteps: [ appear ]\n"
  private let folder: TemporaryFolder

  init() throws { folder = TemporaryFolder() }

  private func json(_ text: String) throws -> [[String: Any]] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
  }

  private func jsonLines(_ text: String) throws -> [[String: Any]] {
    try text.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test func findingsAreTheResult() throws {
    _ = try folder.file("a.yaml", Self.unnamed)
    let result = try Tool.run("audit", "a.yaml", folder: folder.path)
    #expect(result.status == 1)
    #expect(result.errors == "")
    #expect(result.output.hasPrefix("# a.yaml · \(Tool.reader) · en\n"))
    #expect(result.output.contains("\na.yaml:2:1: error: step 1: "))
    #expect(result.output.contains("\nnote: unnamed-text-field, WCAG 4.1.2, 1.3.1, 3.3.2, at code\nhelp: "))
  }

  @Test func nothingFoundIsNotPassed() throws {
    let result = try Tool.run("audit", "-", input: Self.named)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("# standard input · \(Tool.reader) · en\n"))
    #expect(result.output.contains("nothing found by the "))
    #expect(!result.output.contains("pass"))
  }

  @Test func whatCouldNotBeEvaluatedIsSaid() throws {
    let line = "\nnot evaluated: role-in-name: there is no screen reader\n"
    let short = try Tool.run("audit", "-", "--reader", "none", input: Self.named).output
    #expect(!short.contains(line))
    let counts = short.split(separator: "\n").filter { $0.hasPrefix("not evaluated: ") }
    #expect(counts.count == 1)
    #expect(counts.first?.hasSuffix(" rules; `--verbose` lists them") == true)
    let long = try Tool.run("audit", "-", "--reader", "none", "--verbose", input: Self.named).output
    #expect(long.contains(line))
    #expect(!long.contains("--verbose"))
  }

  @Test func severalLanguagesSayItOnce() throws {
    let result = try Tool.run("audit", "-", "--locale", "en", "--locale", "fr", input: Self.unnamed)
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("# standard input · \(Tool.reader) · en, fr\n"))
    #expect(result.output.split(separator: "\n").count { $0.contains("unnamed-text-field") } == 1)
    #expect(result.output.contains("note: in en, fr\n"))
    let objects = try jsonLines(
      Tool.run("audit", "-", "--locale", "all", "--format", "jsonl", input: Self.unnamed).output)
    let locales = objects.filter { $0["rule"] as? String == "unnamed-text-field" }.map { $0["locale"] as? String }
    #expect(locales == Tool.languages)
  }

  @Test func filesAndFoldersInOrder() throws {
    _ = try folder.file("b.yaml", Self.unnamed)
    _ = try folder.file("a.yaml", Self.named)
    _ = try folder.file("c.yaml", "screen: [")
    let result = try Tool.run("audit", ".", "digits", folder: folder.path)
    #expect(result.status == 2)
    let headings = result.output.split(separator: "\n").filter { $0.hasPrefix("# ") }
    #expect(headings == ["./a.yaml", "./b.yaml", "digits"].map { "# \($0) · \(Tool.reader) · en" })
    #expect(result.errors.hasPrefix("./c.yaml:2:1: error: "))
    #expect(result.output.split(separator: "\n").last?.hasPrefix("4 scenarios: ") == true)
    #expect(result.output.hasSuffix("; 1 could not be played\n"))
  }

  @Test func formatsForPrograms() throws {
    let lines = try Tool.run("audit", "-", "--format", "jsonl", input: Self.unnamed)
    #expect(lines.status == 1)
    let finding = try #require(try jsonLines(lines.output).first { $0["rule"] as? String == "unnamed-text-field" })
    #expect(finding["kind"] as? String == "finding")
    #expect(finding["severity"] as? String == "error")
    #expect(finding["element"] as? String == "code")
    #expect(finding["wcag"] as? [String] == ["4.1.2", "1.3.1", "3.3.2"])
    #expect(finding["step"] as? Int == 1)
    #expect(finding["line"] as? Int == 2)
    #expect(finding["file"] as? String == "standard input")
    #expect(finding["locale"] as? String == "en")
    let array = try Tool.run("audit", "-", "--format", "json", input: Self.unnamed)
    #expect(try json(array.output) as NSArray == jsonLines(lines.output) as NSArray)
    let none = try Tool.run("audit", "-", "--format", "json", "--reader", "none", input: Self.named)
    #expect(try json(none.output).allSatisfy { $0["kind"] as? String == "notEvaluated" })
  }

  @Test func whatIsIgnoredIsSaidWithItsReason() throws {
    let text =
      Self.unnamed + "ignore: [ { rule: unnamed-text-field, element: code, reason: named in the next version } ]\n"
    let result = try Tool.run("audit", "-", "--ignore", "unlabelled-hint", input: text)
    #expect(result.status == 64)
    let ignored = try Tool.run("audit", "-", input: text)
    #expect(ignored.output.contains("\nignored: unnamed-text-field: code, step 1: named in the next version\n"))
    #expect(!ignored.output.contains("note: unnamed-text-field"))
    #expect(ignored.output.contains(", 1 ignored"))
    let option = try Tool.run("audit", "-", "--ignore", "unnamed-text-field", input: Self.unnamed)
    #expect(option.output.contains("\nignored: unnamed-text-field: code, step 1: --ignore\n"))
    #expect(!option.output.contains("note: unnamed-text-field"))
  }

  @Test func anIgnoreOfNothingIsAWarning() throws {
    let text = Self.named + "ignore: [ { rule: role-in-name, reason: known } ]\n"
    let result = try Tool.run("audit", "-", "--locale", "all", input: text)
    #expect(
      result.errors
        == "standard input:3:1: warning: the `ignore` entry for “role-in-name” matches no finding\nhelp: remove the entry\n"
    )
    #expect(result.status == 0)
  }

  @Test func severityIsAThreshold() throws {
    let result = try Tool.run("audit", "-", "--severity", "error", "--format", "jsonl", input: Self.unnamed)
    #expect(result.status == 1)
    let findings = try jsonLines(result.output).filter { $0["kind"] as? String == "finding" }
    #expect(findings.allSatisfy { $0["severity"] as? String == "error" })
    #expect(findings.contains { $0["rule"] as? String == "unnamed-text-field" })
    #expect(try Tool.run("audit", "-", "--severity", "bad", input: Self.unnamed).status == 64)
  }

  @Test func rulesAreListedAndExplained() throws {
    let list = try Tool.run("audit", "--rules")
    #expect(list.status == 0)
    #expect(list.output.contains("unnamed-text-field  error  4.1.2, 1.3.1, 3.3.2  a text field has no label\n"))
    for line in list.output.split(separator: "\n") {
      let id = String(line.prefix { $0 != " " })
      let explained = try Tool.run("audit", "--explain", id)
      #expect(explained.status == 0)
      #expect(explained.output.hasPrefix("\(id)  ("))
      #expect(explained.output.contains("\nhelp: "))
      #expect(
        explained.output.contains("\nfinds: ")
          && explained.output.contains(/\ndoes not find:\n(  reader: .*\n)?  screen: \[/))
    }
  }

  @Test(arguments: [["--explain", "unnamed-textfield"], ["demo", "--ignore", "unnamed-textfield"]])
  func unknownRules(arguments: [String]) throws {
    let result = try Tool.run(["audit"] + arguments)
    #expect(result.status == 64)
    #expect(result.errors.contains("there is no rule “unnamed-textfield”\nhelp: did you mean `unnamed-text-field`?"))
    #expect(result.output == "")
  }

  @Test func noScenarioIsWrongUsage() throws {
    let result = try Tool.run("audit")
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("error: no scenario was named\n"))
    #expect(try Tool.run("audit", "absent.yaml", folder: folder.path).status == 2)
  }

  @Test func whatCannotBePlayedIsTwo() throws {
    let endless = try Tool.run(
      "audit", "-",
      input: """
        screen: [ { textField: Code, id: a }, { textField: Code, id: b } ]
        when: { a.value: [ { set: { b: { value: 1 } } }, { set: { b: { value: 2 } } } ], b.value: [ { set: { a: { value: 1 } } }, { set: { a: { value: 2 } } } ] }
        steps: [ appear, { set: { a: { value: 3 } } } ]
        """)
    #expect(endless.status == 2)
    #expect(endless.errors.split(separator: "\n").count { $0.contains("caused more than 1000 effects") } == 1)
  }

  // MARK: In a transcript

  @Test func runPrintsFindingsInTheTranscript() throws {
    let plain = try Tool.run("run", "-", input: Self.unnamed)
    let result = try Tool.run("run", "-", "--audit", input: Self.unnamed)
    #expect(plain.status == 0)
    #expect(result.status == 1)
    let lines = result.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("# finding: error code: ") && $0.hasSuffix(" [unnamed-text-field]") })
    #expect(lines.filter { !$0.hasPrefix("# finding: ") } == plain.output.split(separator: "\n"))
    #expect(result.errors.contains(": error: step 1: "))
    #expect(result.errors.contains("\nnote: unnamed-text-field, WCAG 4.1.2, 1.3.1, 3.3.2, at code\n"))
  }

  @Test func runHasFindingsAsObjects() throws {
    let objects = try jsonLines(Tool.run("run", "-", "--audit", "--format", "jsonl", input: Self.unnamed).output)
    let finding = try #require(objects.first { $0["rule"] as? String == "unnamed-text-field" })
    #expect(finding["kind"] as? String == "finding")
    #expect(finding["step"] as? Int == 1)
  }

  @Test func expectationsDoNotSeeFindings() throws {
    let text =
      "screen: [ { textField: { id: code } } ]\nsteps:\n  - appear\n  - expect: |\n      text field\n      double tap to edit\n"
      + "ignore: [ { rule: unnamed-text-field, reason: known } ]\n"
    let result = try Tool.run("run", "-", "--audit", input: text)
    #expect(result.status == 0)
    #expect(!result.output.contains("unnamed-text-field"))
  }

  @Test func redactedAuditsShowNoCode() throws {
    for arguments in [["audit", "demo"], ["audit", "demo", "--format", "json"], ["run", "demo", "--audit"]] {
      let result = try Tool.run(arguments + ["--redact"])
      #expect(!(result.output + result.errors).contains("482913"))
    }
  }
}
