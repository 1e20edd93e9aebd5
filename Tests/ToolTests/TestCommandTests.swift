import A11ySim
import Foundation
import TestSupport
import Testing

/// `a11y-sim test`, as a team runs it.
@Suite(.timeLimited) struct TestCommandTests {
  private static let good = """
    name: Good
    screen: [ { button: Verify, id: verify } ]
    steps:
      - appear
      - expect: Verify, button

    """

  private static let bad = good.replacing("Verify, button", with: "Verify, link").replacing("Good", with: "Bad")

  // MARK: Results

  @Test func resultsComeInTheOrderOfTheFilesWhateverTheCores() throws {
    let folder = TemporaryFolder()
    for number in 10..<60 {
      _ = try folder.file("s\(number).yaml", number % 7 == 0 ? Self.bad : Self.good)
    }
    let result = try Tool.run("test", folder.path)
    #expect(result.status == 1)
    let lines = result.output.split(separator: "\n")
    let results = lines.prefix { $0 != "failed:" }
    #expect(
      results.map(String.init)
        == (10..<60).map { "\($0 % 7 == 0 ? "FAIL" : "ok  ") \(folder.path)/s\($0).yaml" })
    // Whoever reads the end of a long log finds the failures there.
    #expect(lines.dropFirst(results.count + 1).count { $0.hasSuffix(": the trait is “button” instead of “link”") } == 7)
    #expect(lines.last == "43 passed, 7 failed, 50 expectations")
    for _ in 0..<3 { #expect(try Tool.run("test", folder.path).output == result.output) }
  }

  @Test func aDifferenceNamesTheCauseTheLinesAndTheWords() throws {
    let folder = TemporaryFolder()
    let file = try folder.file("bad.yaml", Self.bad)
    let result = try Tool.run("test", file)
    #expect(
      result.errors == """
        \(file):5:1: error: the trait is “button” instead of “link”
        note: expected: Verify, link
        note: heard:    Verify, button
        note: words:    Verify, [-link-]{+button+}

        """)
    #expect(!result.errors.contains("\u{1B}"))
    let colored = try Tool.run("test", file, "--color", "always")
    #expect(colored.errors.contains("Verify, \u{1B}[31m[-link-]\u{1B}[0m\u{1B}[32m{+button+}\u{1B}[0m"))
    let full = try Tool.run("test", file, "--diff", "full")
    #expect(full.errors.hasSuffix("note: every line:\n- Verify, link\n+ Verify, button\n"))
  }

  @Test func filterFailFastAndShards() throws {
    let folder = TemporaryFolder()
    for number in 1...9 { _ = try folder.file("s\(number).yaml", number == 3 || number == 5 ? Self.bad : Self.good) }
    func files(_ arguments: String..., environment: [String: String] = [:]) throws -> [String] {
      try Tool.run(["test", folder.path] + arguments, environment: environment).output.split(separator: "\n")
        .filter { $0.hasPrefix("ok ") || $0.hasPrefix("FAIL ") }.map { String($0.suffix(7).prefix(2)) }
    }
    #expect(try files("--filter", "s3", "--filter", "s4") == ["s3", "s4"])
    #expect(try files("--filter", "Bad") == ["s3", "s5"])
    #expect(try files("--fail-fast") == ["s1", "s2", "s3"])
    #expect(try files("--shard", "2/3") == ["s2", "s5", "s8"])
    let shards = try (1...4).flatMap { try files("--shard", "\($0)/4") }
    #expect(shards.sorted() == (1...9).map { "s\($0)" })
    // Bazel counts from 0, and wants to know that it was heard.
    let status = try folder.place(for: "status")
    #expect(
      try files(
        environment: ["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_STATUS_FILE": status])
        == ["s2", "s5", "s8"])
    #expect(FileManager.default.fileExists(atPath: status))
    for wrong in ["0/3", "4/3", "1", "a/b", "1/0"] {
      #expect(try Tool.run("test", folder.path, "--shard", wrong).status == 64)
    }
  }

  /// A shard reads only its part, but a file from which a scenario of another part takes its screen or words is not
  /// played. The scenarios that are left are shared out evenly.
  @Test func aShardKnowsTheScreensOfOtherShards() throws {
    let folder = TemporaryFolder()
    let steps = "steps: [ appear, { expect: \"Verify, button\" } ]\n"
    for number in 1...3 {
      _ = try folder.file("s\(number).screen.yaml", "- button: Verify\n")
      _ = try folder.file("s\(number).yaml", "screen: { file: s\(number).screen.yaml }\n" + steps)
    }
    _ = try folder.file("s4.screen.yaml", "- button: Verify\n")
    _ = try folder.file("s4.yaml", #"screen: { "fil\x65": s4.screen.yaml }"# + "\n" + steps)
    _ = try folder.file("s5.yaml", Self.good)
    _ = try folder.file("s6.yaml", Self.good)
    _ = try folder.file("fr.yaml", "reader: voiceover\nlocale: fr\nsource: x\nphrases: { trait.heading: titre }\n")
    _ = try folder.file(".a11y-sim.yaml", "wording: [fr.yaml]\n")
    func files(_ arguments: String...) throws -> [Substring] {
      let result = try Tool.run(["test", "."] + arguments, folder: folder.path)
      #expect(result.status == 0, "\(result.errors)")
      return result.output.split(separator: "\n").dropLast()
    }
    let all = try files()
    #expect(all == (1...6).map { "ok   ./s\($0).yaml" })
    for count in 2...8 {
      for index in 1...count {
        let part = all.indices.filter { $0 % count == index - 1 }.map { all[$0] }
        #expect(try files("--shard", "\(index)/\(count)") == part)
      }
    }
  }

  /// A misspelled filter would pass for ever.
  @Test func aFilterThatMatchesNothingIsAnError() throws {
    let folder = TemporaryFolder()
    _ = try folder.file("a.yaml", Self.good)
    let result = try Tool.run("test", folder.path, "--filter", "zzz", "--filter", "yyy")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("error: no scenario has “zzz” or “yyy” in its path or name\nhelp: "))
  }

  @Test func theLanguageIsNamedWhereThereAreSeveral() throws {
    let folder = TemporaryFolder()
    let file = try folder.file(
      "a.yaml",
      "locale: [en, fr, de]\nscreen: [ { heading: Code } ]\nsteps: [ appear, { expect: { contains: heading } } ]\n")
    let result = try Tool.run("test", file)
    #expect(result.status == 1)
    #expect(
      result.errors == "\(file):3:40: error: “heading” was not heard (fr)\n"
        + "\(file):3:40: error: “heading” was not heard (de)\n")
  }

  @Test func aScenariosAuditFailsItFromTheSeverityItNames() throws {
    let folder = TemporaryFolder()
    let text = "screen: [ { textField: { id: code } } ]\nsteps: [ appear ]\naudit: "
    let file = try folder.file("a.yaml", text + "warning\n")
    let result = try Tool.run("test", file)
    #expect(result.status == 1)
    #expect(result.errors.contains("note: unnamed-text-field"))
    #expect(result.output.hasSuffix("0 passed, 1 failed, 0 expectations\n"))
    _ = try folder.file("a.yaml", text + "false\n")
    #expect(try Tool.run("test", file).status == 0)
    _ = try folder.file(
      "a.yaml", text + "true\nignore: [ { rule: unnamed-text-field, reason: the next version has a name } ]\n")
    #expect(try Tool.run("test", file).status == 0)
  }

  // MARK: Transcripts that are kept

  private static let plain =
    "screen: [ { button: Verify, id: verify } ]\nsteps: [ appear, { doubleTap: , expectNothing: true } ]\n"

  @Test func aScenarioThatExpectsNothingKeepsItsTranscript() throws {
    let folder = TemporaryFolder()
    let file = try folder.file("a.yaml", "locale: [en, fr]\n" + Self.plain)
    let warned = try Tool.run("test", file)
    #expect(warned.status == 0)
    #expect(
      warned.errors
        == "\(file): warning: this scenario has no expectations\nhelp: add an `expect` step, or save its transcript with --update\n"
    )
    let written = try Tool.run("test", file, "--update")
    #expect(written.status == 0)
    #expect(folder.names == ["a.voiceover.en.transcript", "a.voiceover.fr.transcript", "a.yaml"])
    #expect(written.output.hasSuffix("1 passed, 0 failed, 2 expectations, 2 files written\n"))
    let tested = try Tool.run("test", file)
    #expect(tested.status == 0 && tested.errors == "")
    let transcript = try String(contentsOfFile: folder.path + "/a.voiceover.fr.transcript", encoding: .utf8)
    #expect(transcript.contains("\nVerify, bouton\n"))

    // The screen changes: the line of the transcript, not of the scenario.
    _ = try folder.file("a.yaml", "locale: [en, fr]\n" + Self.plain.replacing("button: Verify", with: "link: Verify"))
    let failed = try Tool.run("test", file)
    #expect(failed.status == 1)
    #expect(
      failed.errors.hasPrefix(
        "\(folder.path)/a.voiceover.en.transcript:4:1: error: the trait is “link” instead of “button”\n"))
    #expect(try Tool.run("test", file, "--update").status == 0)
    #expect(try Tool.run("test", file).status == 0)

    // One of them is lost.
    try folder.remove("a.voiceover.fr.transcript")
    let missing = try Tool.run("test", file)
    #expect(missing.status == 1)
    #expect(
      missing.errors.contains(
        "error: there is no saved transcript for “fr”\nhelp: write the transcript with --update=missing\n"))
    #expect(try Tool.run("test", file, "--update=missing").status == 0)
    #expect(folder.names.count == 3)
  }

  /// A transcript that an older release wrote: it warns, and there are two ways out.
  @Test func anUpgradeOfTheReaderTurnsNobodysSuiteRed() throws {
    let folder = TemporaryFolder()
    let text = "screen: [ { popUpButton: More } ]\nsteps: [ appear ]\n"
    let file = try folder.file("a.yaml", text)
    #expect(try Tool.run("test", file, "--reader", "voiceover@26", "--update").status == 0)
    let older = try String(contentsOfFile: folder.path + "/a.voiceover@26.en.transcript", encoding: .utf8)
    try folder.remove("a.voiceover@26.en.transcript")
    _ = try folder.file("a.voiceover.en.transcript", older)
    let upgraded = try Tool.run("test", file)
    #expect(upgraded.status == 0)
    #expect(upgraded.errors.contains("warning: the trait “button” is spoken as well"))
    #expect(upgraded.errors.contains("the screen reader is a newer version: voiceover@26 → 27"))
    // It stays with the older one, though the file is named for the newest.
    let pinned = try folder.file("a.yaml", "reader: voiceover@26\n" + text)
    let stayed = try Tool.run("test", pinned)
    #expect(stayed.status == 0 && stayed.errors == "" && stayed.output.contains("1 expectation"))
    // Or it is accepted.
    _ = try folder.file("a.yaml", text)
    #expect(try Tool.run("test", file, "--update").status == 0)
    let accepted = try Tool.run("test", file)
    #expect(accepted.status == 0 && accepted.errors == "")
  }

  @Test func whatIsKnownOfTheReaderIsToldFromTheScreen() throws {
    let folder = TemporaryFolder()
    let file = try folder.file("a.yaml", Self.plain)
    _ = try Tool.run("test", file, "--update")
    let kept = folder.path + "/a.voiceover.en.transcript"
    let text = try String(contentsOfFile: kept, encoding: .utf8)
    let old = text.replacing(/# model: [0-9a-f-]+/, with: "# model: 1-2-3").replacing("button", with: "push button")
    try folder.file("a.voiceover.en.transcript", old)
    let upgraded = try Tool.run("test", file)
    #expect(upgraded.status == 0)
    #expect(upgraded.errors.hasPrefix("\(kept):4:1: warning: "))
    #expect(
      upgraded.errors.contains("note: the screen has not changed, but the model of the screen reader has changed"))
    _ = try folder.file("a.yaml", Self.plain.replacing("Verify", with: "Send"))
    #expect(try Tool.run("test", file).status == 1)
    _ = try folder.file("a.yaml", Self.plain)
    _ = try Tool.run("test", file, "--update")
    #expect(try String(contentsOfFile: kept, encoding: .utf8) == text)
  }

  /// A scenario that asks for its transcript has one, beside what it expects.
  @Test func aScenarioAsksForItsTranscript() throws {
    let folder = TemporaryFolder()
    let text = "transcript: true\nscreen: [ { button: Send } ]\nsteps: [ appear, { expect: { contains: Send } } ]\n"
    let file = try folder.file("a.yaml", text)
    let missing = try Tool.run("test", file)
    #expect(missing.status == 1)
    #expect(
      missing.errors.contains(
        "error: there is no saved transcript for “en”\nhelp: write the transcript with --update=missing\n"))
    #expect(try Tool.run("test", file, "--update=missing").status == 0)
    #expect(folder.names == ["a.voiceover.en.transcript", "a.yaml"])
    #expect(try Tool.run("test", file).output.contains("2 expectations"))
    // A code that the scenario hides is in no file that is kept of it.
    let secret = try folder.file(
      "b.yaml",
      "transcript: true\nredact: true\nscreen: [ { textField: { label: Code, id: code } } ]\n"
        + "steps: [ { focus: code }, { type: 4829 }, { touch: code } ]\n")
    #expect(try Tool.run("test", secret, "--update").status == 0)
    let kept = try String(contentsOfFile: folder.path + "/b.voiceover.en.transcript", encoding: .utf8)
    #expect(kept.contains("Code, ••••, text field") && !kept.contains("4829"))
  }

  @Test(arguments: [
    ("{ expect: { never: Send } }", "forbidden speech is heard"),
    ("{ expect: { silence: true } }", "forbidden speech is heard"),
    ("doubleTap", "a step failed, in line 3"),
    ("{ wait: 1s, expectNothing: true }, { swipe: left, expectNothing: true }, doubleTap", "a step failed"),
  ])
  func whatMustNotBeHeardIsNotWritten(step: String, reason: String) throws {
    let folder = TemporaryFolder()
    let file = try folder.file(
      "a.yaml", "transcript: true\nscreen: [ { button: Send } ]\nsteps: [ appear, \(step) ]\n")
    let result = try Tool.run("test", file, "--update")
    #expect(result.status == 1)
    #expect(result.errors.contains("warning: nothing was written: \(reason)"))
    #expect(folder.names == ["a.yaml"])
  }

  // MARK: Update

  @Test func updateTouchesOnlyTheLinesThatDiffer() throws {
    let folder = TemporaryFolder()
    let text = """
      # Comment with ümlaut 請   
      name: &name "Ünicode 👍🏽"    # why
      screen:
        - &button button: { label: Überprüfen, id: b }
        - text: *name

      steps:
        - appear   # (1)
        - expect: |   # literal
            # from the facts
            Ueberpruefen, button
            → focus stays
        - swipe: right
        - expect: &folded >-
            Ünicode
            👎

        # the end

      """.replacing("\n", with: "\r\n")
    let file = try folder.file("a.yaml", text)
    let result = try Tool.run("test", file, "--update")
    #expect(result.status == 0 && result.errors == "note: wrote \(file)\n")
    let wanted = text.replacing("Ueberpruefen", with: "Überprüfen").replacing(
      "      Ünicode\r\n      👎\r\n", with: "      Ünicode 👍🏽\r\n")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == wanted)
    #expect(folder.names == ["a.yaml"])
    // Nothing is left to do, and nothing is written.
    let again = try Tool.run("test", file, "--update")
    #expect(again.errors == "")
  }

  /// One command fills all of them.
  @Test func expectationsWithoutLinesAreToldOnce() throws {
    let folder = TemporaryFolder()
    let screen = "screen: [ { button: { label: Go, id: go } } ]\nsteps:\n  - touch: go\n  - expect:\n"
    let one = try Tool.run("test", try folder.file("a.yaml", screen))
    #expect(one.errors.contains("4:5: error: this expectation has no lines yet") && !one.errors.contains("note:"))
    let three = try Tool.run(
      "test", try folder.file("b.yaml", screen + "  - touch: go\n  - expect:\n  - touch: go\n  - expect:\n"))
    #expect(three.errors.split(separator: "\n").count { $0.contains("no lines yet") } == 1)
    #expect(three.errors.contains("note: the same holds for 2 more expectations"))
  }

  @Test func updateOfWhatIsMissingLeavesWhatIsWrong() throws {
    let folder = TemporaryFolder()
    let file = try folder.file("a.yaml", Self.bad + "  - touch: verify\n  - expect:\n")
    #expect(
      try Tool.run("test", file).errors.contains(
        "\(file):7:5: error: this expectation has no lines yet\nhelp: run `a11y-sim test --update=missing` to write what is heard\n"
      ))
    let result = try Tool.run("test", file, "--update=missing")
    #expect(result.status == 1)
    #expect(
      try String(contentsOfFile: file, encoding: .utf8)
        == Self.bad + "  - touch: verify\n  - expect: |\n      Verify, button\n")
  }

  @Test func nothingIsWrittenInContinuousIntegrationUnlessTold() throws {
    let folder = TemporaryFolder()
    let file = try folder.file("a.yaml", Self.bad)
    for value in ["true", "1"] {
      let refused = try Tool.run("test", file, "--update", environment: ["CI": value])
      #expect(refused.status == 64)
      #expect(refused.errors.contains("help: run it on your own machine, or add --update-on-ci"))
    }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == Self.bad)
    #expect(try Tool.run("test", file, "--update", "--update-on-ci", environment: ["CI": "true"]).status == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasSuffix("- expect: Verify, button\n"))
    #expect(try Tool.run("test", file, "--update", "--redact").status == 64)
  }

  @Test func aLinkStaysALinkAndPermissionsStay() throws {
    let folder = TemporaryFolder()
    let file = try folder.file("real.yaml", Self.bad)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    try folder.link("link.yaml", to: "real.yaml")
    #expect(try Tool.run("test", folder.path + "/link.yaml", "--update").status == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(
      try FileManager.default.attributesOfItem(atPath: folder.path + "/link.yaml")[.type] as? FileAttributeType
        == .typeSymbolicLink)
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("Verify, button"))
  }

  // MARK: Reports

  @Test func reportsAreForPrograms() throws {
    let folder = TemporaryFolder()
    _ = try folder.file("a.yaml", Self.good)
    _ = try folder.file("b.yaml", Self.bad)
    _ = try folder.file("c.yaml", "steps: [")
    let xml = try folder.place(for: "out.xml")
    let junit = try Tool.run(
      "test", ".", "--format", "junit", environment: ["XML_OUTPUT_FILE": xml], folder: folder.path)
    #expect(junit.status == 2)
    #expect(junit.output.contains("tests=\"3\" failures=\"1\" errors=\"1\""))
    #expect(try String(contentsOfFile: xml, encoding: .utf8) == junit.output)
    try folder.remove("out.xml")
    let github = try Tool.run("test", ".", "--format", "github", folder: folder.path).output
    #expect(
      github.hasPrefix(
        "::error file=b.yaml,line=5,col=1,title=expectation::the trait is “button” instead of “link”%0Aexpected: Verify, link%0A"
      ))
    let sarif = try Tool.run("test", ".", "--format", "sarif", folder: folder.path).output
    let object = try #require(JSONSerialization.jsonObject(with: Data(sarif.utf8)) as? [String: Any])
    let run = try #require((object["runs"] as? [[String: Any]])?.first)
    #expect((run["results"] as? [[String: Any]])?.map { $0["ruleId"] as? String } == ["expectation", "scenario"])
    let json = try Tool.run("test", ".", "--format", "json", folder: folder.path).output
    let findings = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    #expect(findings.map { $0["file"] as? String } == ["b.yaml", "c.yaml"])
  }

  // MARK: Watch

  @Test func aSavedScenarioIsPlayedAgain() throws {
    let folder = TemporaryFolder()
    let file = try folder.file("a.yaml", Self.good)
    _ = try folder.file("b.yaml", Self.good)
    let output = try folder.file("out")
    let tool = try Program(
      BuiltProgram.path(of: "a11y-sim"), ["test", folder.path, "--watch"], output: .file(output))
    defer { tool.send(SIGTERM) }
    func wait(for text: String) {
      #expect(eventually { String(decoding: folder.bytes("out") ?? [], as: UTF8.self).hasSuffix(text) })
    }
    wait(for: "2 passed, 0 failed, 2 expectations\n")
    try folder.file("a.yaml", Self.bad)
    wait(for: "FAIL \(file)\n0 passed, 1 failed, 1 expectation\n")
    try folder.file("a.yaml", Self.good)
    wait(for: "ok   \(file)\n1 passed, 0 failed, 1 expectation\n")
  }
}

/// `a11y-sim new`.
@Suite(.timeLimited) struct NewCommandTests {
  @Test func aScenarioIsWrittenAndPasses() throws {
    let folder = TemporaryFolder()
    let result = try Tool.run("new", "--component", "code-field", folder: folder.path)
    #expect(result.status == 0 && result.output == "code-field.yaml\n")
    #expect(result.errors == "a11y-sim.schema.json: info: editors use this schema to check scenarios\n")
    let tested = try Tool.run("test", "code-field.yaml", folder: folder.path)
    #expect(tested.status == 0 && tested.errors == "")
    #expect(tested.output.hasSuffix("1 passed, 0 failed, 3 expectations\n"))
    // What is there stays.
    let again = try Tool.run("new", "--component", "code-field", folder: folder.path)
    #expect(again.status == 2)
    #expect(
      again.errors == "code-field.yaml: error: the file already exists\nhelp: name another file, or add --force\n")
    #expect(try Tool.run("new", "--component", "code-field", "--force", folder: folder.path).status == 0)
  }

  @Test(arguments: ["login", "code", "pin"]) func aWorkedFlowIsWrittenAndPasses(flow: String) throws {
    let folder = TemporaryFolder()
    #expect(try Tool.run("new", "--flow", flow, folder: folder.path).output == "\(flow).yaml\n")
    let tested = try Tool.run("test", "\(flow).yaml", folder: folder.path)
    #expect(tested.status == 0 && tested.errors == "")
    // Its transcript is kept, and counts.
    let kept = "\(flow).voiceover.en.transcript"
    #expect(folder.names == ["a11y-sim.schema.json", kept, "\(flow).yaml"].sorted())
    let text = try String(contentsOfFile: folder.path + "/\(flow).yaml", encoding: .utf8)
    #expect(text.contains("\ntranscript: true\nname: \(flow)\n"))
    #expect(try Tool.run("test", "\(flow).yaml", "--update", folder: folder.path).errors == "")
    try folder.remove("\(flow).yaml")
    let again = try Tool.run("new", "--flow", flow, folder: folder.path)
    #expect(again.status == 2 && again.errors.hasPrefix("\(kept): error: the file already exists\n"))
    // Standard output has nothing beside it.
    let printed = try Tool.run("new", "--flow", flow, "--locale", "de", "--locale", "ar", "-")
    #expect(printed.status == 0 && !printed.output.contains("transcript: true"))
  }

  @Test func aScreenIsGoneThrough() throws {
    let folder = TemporaryFolder()
    try folder.folder("flows")
    try folder.file("screen.yaml", "- heading: Enter your code\n- button: Verify\n")
    #expect(try Tool.run("new", "--screen", "screen.yaml", "flows/a.yaml", folder: folder.path).status == 0)
    let text = try String(contentsOfFile: folder.path + "/flows/a.yaml", encoding: .utf8)
    #expect(text.contains("screen: { file: \"../screen.yaml\" }\n"))
    #expect(text.hasSuffix("  - swipe: right\n  - expect: |\n      Verify, button\n"))
    #expect(try Tool.run("test", "flows/a.yaml", folder: folder.path).status == 0)
    let missing = try Tool.run("new", "--screen", "screne.yaml", "b.yaml", folder: folder.path)
    #expect(
      missing.status == 2 && missing.errors.contains("b.yaml:3:17: error: “screne.yaml”: the file cannot be read"))
    #expect(folder.names == ["flows", "screen.yaml"])
  }

  @Test func aScreenIsMadeOfEachKind() throws {
    let kinds = Role.allCases.map(\.rawValue)
    let all = try Tool.run("new", "--kinds", kinds.joined(separator: ","), "-")
    #expect(all.status == 0 && all.errors == "")
    for kind in kinds { #expect(all.output.contains("\n  - \(kind): ")) }
    #expect(try Tool.run("new", "--kinds", "buton", "-").errors.contains("help: did you mean `button`?"))
  }

  @Test(arguments: [
    [], ["--kinds", "text", "--flow", "pin"], ["--flow", "pni"], ["--flow", "pin", "--component-version", "1"],
  ])
  func oneSubjectIsNamed(arguments: [String]) throws {
    #expect(try Tool.run(["new"] + arguments + ["-"]).status == 64)
  }

  @Test func aSchemaForEditorsStandsBesideIt() throws {
    let folder = TemporaryFolder()
    let schema = "flows/a11y-sim.schema.json"
    #expect(try Tool.run("new", "--component", "code-field", "flows/a.yaml", folder: folder.path).status == 2)
    try folder.folder("flows")
    #expect(try Tool.run("new", "--component", "code-field", "flows/a.yaml", folder: folder.path).status == 0)
    let first = try String(contentsOfFile: folder.path + "/flows/a.yaml", encoding: .utf8)
    #expect(first.hasPrefix("# yaml-language-server: $schema=a11y-sim.schema.json\n# Change the screen"))
    let written = try String(contentsOfFile: folder.path + "/" + schema, encoding: .utf8)
    #expect(try written == Tool.run("schema", "scenario").output)
    // It is there already, and is no scenario.
    #expect(try Tool.run("new", "--component", "code-field", "flows/b.yaml", folder: folder.path).errors == "")
    #expect(try Tool.run("test", "flows", folder: folder.path).output.hasSuffix("2 passed, 0 failed, 6 expectations\n"))
    // One that differs stays.
    try folder.file(schema, "{}\n")
    let again = try Tool.run("new", "--component", "code-field", "flows/c.yaml", folder: folder.path)
    #expect(
      again.errors == """
        flows/a11y-sim.schema.json: warning: this schema differs from the schema of this version, and was not replaced
        help: add --force to replace the schema and the scenario, or run `a11y-sim schema scenario > flows/a11y-sim.schema.json`

        """)
    #expect(again.status == 0 && FileManager.default.contents(atPath: folder.path + "/" + schema) == Data("{}\n".utf8))
    let forced = try Tool.run("new", "--component", "code-field", "flows/c.yaml", "--force", folder: folder.path)
    #expect(forced.status == 0)
    #expect(FileManager.default.contents(atPath: folder.path + "/" + schema) == Data(written.utf8))
    // Standard output leaves nothing behind, and names no file that is not there.
    let other = TemporaryFolder()
    let printed = try Tool.run("new", "--component", "code-field", "-", folder: other.path)
    #expect(printed.output.hasPrefix("# Change the screen") && printed.errors == "")
    #expect(try FileManager.default.contentsOfDirectory(atPath: other.path) == [])
  }

  @Test(arguments: ["scenario", "screen", "jsonl", "json", "audit", "report"]) func schemas(form: String) throws {
    let result = try Tool.run("schema", form)
    #expect(
      result.status == 0 && result.output.hasPrefix("{\n  \"$schema\": \"http://json-schema.org/draft-07/schema#\","))
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(result.output.utf8)) }
  }

  @Test func everyComponentAndVersionHasOne() throws {
    let ids = try Tool.run("components").output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(ids.count >= 10)
    for id in ids {
      let result = try Tool.run("new", "--component", String(id), "-")
      #expect(result.status == 0, "\(id): \(result.errors)")
      let tested = try Tool.run("test", "-", input: result.output)
      #expect(tested.status == 0, "\(id): \(tested.errors)")
    }
  }

  @Test func inSeveralLanguages() throws {
    let result = try Tool.run("new", "--component", "code-field", "--locale", "en", "--locale", "fr", "-")
    #expect(result.output.contains("locale: [en, fr]\n") && result.output.contains("      fr: |\n"))
    #expect(try Tool.run("test", "-", input: result.output).status == 0)
  }

  @Test(arguments: [
    ["schema"], ["schema", "transcripts"], ["new"], ["new", "--component", "code-feild"],
    ["new", "--component", "code-field", "--component-version", "9"],
  ])
  func wrongUsage(arguments: [String]) throws {
    #expect(try Tool.run(arguments).status == 64)
  }
}

extension TestCommandTests {
  @Test func anEmptyExpectationOfTwoReadersBecomesABlockOfEach() throws {
    let folder = TemporaryFolder()
    let text = """
      reader: [voiceover, talkback]
      screen: [ { heading: Code }, { button: { label: Send, id: send } } ]
      steps:
        - appear
        - expect:   # the title
        - touch: send
        - expect
        - touch: heading1
        - expect: |
            Code, heading

      """
    let same = text.replacing("  - touch: heading1\n  - expect: |\n      Code, heading\n", with: "")
    let file = try folder.file("a.yaml", same)
    let result = try Tool.run("test", file, "--update=missing", "--update-on-ci")
    #expect(result.status == 0, "\(result)")
    let written = """
      reader: [voiceover, talkback]
      screen: [ { heading: Code }, { button: { label: Send, id: send } } ]
      steps:
        - appear
        - expect:   # the title
            voiceover: |
              Code, heading
            talkback: |
              Code, Heading
        - touch: send
        - expect:
            voiceover: |
              Send, button
            talkback: |
              Send, Button
              Double-tap to activate

      """
    #expect(String(decoding: folder.bytes("a.yaml") ?? [], as: UTF8.self) == written)
    #expect(try Tool.run("test", file).status == 0)
    // Lines that somebody wrote for both are not replaced by those of one.
    _ = try folder.file("a.yaml", text)
    let refused = try Tool.run("test", file, "--update", "--update-on-ci")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("several expectations share these lines, but the speech for them now differs"))
    #expect(String(decoding: folder.bytes("a.yaml") ?? [], as: UTF8.self) == text)
  }
}
