import Foundation
import TestSupport
import Testing

/// The command `fidelity`, and the option `--style`.
@Suite(.timeLimited) struct FidelityTests {
  private static let vectors = Tool.package.appendingPathComponent("Tests/Fidelity").path

  private static func file(pinned expected: String, more: String = "") -> String {
    """
    vectors:
      - id: 1
        element: { button: Next }
        style: accessibility-snapshot
        expected: \(expected)
        source: a test
        confidence: pinned
        \(more)
    """
  }

  @Test func theRepositorysVectorsHaveNoFailure() throws {
    let result = try Tool.run("fidelity", Self.vectors)
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output.hasPrefix("# a11y-sim 1 · fidelity · "))
    #expect(result.output.contains("\npinned "))
    // The answers of Google's compositor are Android's own trees and events.
    let row = result.output.split(separator: "\n").first { $0.hasPrefix("Google's compositor") }
    #expect(row?.split(separator: " ").dropFirst(2).joined(separator: " ") == "1254 – not played – –")
  }

  @Test func answersOfTheCompositorAreNotPlayed() throws {
    for path in [Self.vectors + "/compositor", Self.vectors + "/compositor/rows.jsonl"] {
      let result = try Tool.run("fidelity", path)
      #expect(result.status == 2)
      #expect(result.output == "")
      #expect(result.errors.contains("error: these answers of Google's compositor cannot be played: "))
      #expect(result.errors.contains("help: run `swift test --filter CompositorTests`"))
    }
  }

  @Test func aPinnedVectorThatIsNotMetIsOne() throws {
    let failed = try Tool.run("fidelity", "-", "--failures", input: Self.file(pinned: "Next. Link."))
    #expect(failed.status == 1)
    #expect(
      failed.output.hasSuffix(
        """

        standard input:2: FAIL: 1, button, pinned: a test
          expected │ heard
          next     │ next
          link     ≠ button

        """))
    #expect(try Tool.run("fidelity", "-", input: Self.file(pinned: "Next. Button.")).status == 0)
    let excused = try Tool.run(
      "fidelity", "-", "--failures", input: Self.file(pinned: "Next. Link.", more: "because: it is no link"))
    #expect(excused.status == 0)
    #expect(excused.output.contains("differs for a reason: 1, button, pinned: a test\nbecause: it is no link\n"))
  }

  @Test func aReasonThatIsNotNeededIsTold() throws {
    let result = try Tool.run(
      "fidelity", "-", input: Self.file(pinned: "Next. Button.", more: "because: it is no link"))
    #expect(result.status == 0)
    #expect(result.errors.hasPrefix("standard input:2: warning: the speech for “1” is as expected"))
  }

  @Test func whatCannotBeReadIsTwo() throws {
    let broken = try Tool.run("fidelity", "-", input: Self.file(pinned: "Next", more: "stile: heard"))
    #expect(broken.status == 2)
    #expect(broken.output == "")
    #expect(broken.errors.hasPrefix("standard input:8:5: error: a vector has no key “stile”"))
    #expect(try Tool.run("fidelity", "nowhere.yaml").status == 2)
    let folder = TemporaryFolder()
    #expect(try Tool.run("fidelity", folder.path).errors.contains("no test vectors and no recordings"))
  }

  @Test func aRecordingStandsBesideItsScenario() throws {
    let folder = TemporaryFolder()
    let scenario = try folder.file("otp.yaml", "screen: [ { heading: Your code } ]\nsteps: [ appear ]")
    let missing = try Tool.run("fidelity", scenario)
    #expect(missing.status == 2)
    #expect(missing.errors.contains("otp.recording.jsonl: error: the file cannot be read"))
    _ = try folder.file("otp.recording.jsonl", #"{"step": 1, "utterance": "Your code, Heading"}"# + "\n")
    for arguments in [[scenario], [folder.path], [scenario, "--recording", folder.path + "/otp.recording.jsonl"]] {
      let result = try Tool.run(["fidelity"] + arguments)
      #expect(result.status == 0)
      #expect(result.output.contains("· 1 vector, 0 recorded on a device for a code field\n"))
      #expect(result.output.contains("\nrecorded          1      1 "))
    }
    #expect(try Tool.run("fidelity", folder.path, "--recording", "x.jsonl").status == 64)
  }

  @Test func aRecordingThatIsNotThereIsToldByItsName() throws {
    let folder = TemporaryFolder()
    let text = "screen: [ { heading: Your code } ]\nsteps: [ appear ]"
    let scenario = try folder.file("otp.yaml", text)
    let named = try Tool.run("fidelity", scenario, "--recording", "nowhere.jsonl")
    #expect(named.status == 2)
    #expect(
      named.errors == """
        nowhere.jsonl: error: the file cannot be read: No such file or directory
        help: check the path of the recording

        """)
    let read = try Tool.run("fidelity", "-", input: text)
    #expect(read.status == 2)
    #expect(
      read.errors == """
        standard input: error: there is no recording for this scenario
        help: name a recording with --recording, or name a file of test vectors

        """)
    let recording = try folder.file("heard.jsonl", #"{"step": 1, "utterance": "Your code, heading"}"#)
    #expect(try Tool.run("fidelity", "-", "--recording", recording, input: text).status == 0)
  }

  /// What is suggested can be pasted.
  @Test func theSuggestedVectorCanBeRead() throws {
    let told = try Tool.run("fidelity", "-", input: "vectors:\n  - { id: 1 }\n")
    #expect(told.status == 2)
    let help = try #require(told.errors.split(separator: "\n").first { $0.hasPrefix("help: write `- ") })
    let pasted = try Tool.run("fidelity", "-", input: "vectors:\n  \(help.dropFirst(13).dropLast())\n")
    #expect(pasted.status == 0)
    #expect(pasted.errors == "")
    #expect(pasted.output.contains("\nreported          1      1 "))
  }

  @Test func jsonIsOneObject() throws {
    let result = try Tool.run("fidelity", Self.vectors, "--format", "json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let results = try #require(object["results"] as? [[String: Any]])
    #expect(object["vectors"] as? Int == results.count)
    #expect(results.count >= 100)
  }

  /// The number of recordings of a code field is the same wherever it is said.
  @Test func theNumberOfRecordingsIsOne() throws {
    let result = try Tool.run("fidelity", Self.vectors, "--format", "json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let count = try #require(object["codeFieldRecordings"] as? Int)
    #expect(try Tool.run("doctor").output.contains("\n\(count)        recordings of VoiceOver on an iOS code field:"))
    let readme = try String(contentsOf: Tool.package.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(readme.contains("\(count) vectors were recorded on a device for a code field"))
    let groups = try #require(object["confidences"] as? [String: [String: Any]])
    let recorded = try #require(groups["machine recordings"])
    let (all, exact) = (recorded["vectors"] as? Int ?? 0, recorded["exact"] as? Int ?? 0)
    #expect(
      readme.replacing("\n  ", with: " ").contains(
        "Of \(all) utterances that others recorded by machine on iOS 27, \(exact) are met word for word"))
  }

  // MARK: Style

  @Test func theStyleIsOfRunAndDescribe() throws {
    let played = try Tool.run("demo", "--style", "accessibility-snapshot")
    #expect(played.status == 0)
    #expect(played.output.contains("\nEnter your code. Heading.\n"))
    let described = try Tool.run("describe", "demo", "--style", "accessibility-snapshot")
    #expect(described.output.hasPrefix("Enter your code. Heading.  # "))
    #expect(try Tool.run("demo", "--style", "comma-list").output == (try Tool.run("demo").output))
    #expect(try Tool.run("demo", "--style", "accessibility-snapshot", "--format", "jsonl").status == 64)
    #expect(try Tool.run("demo", "--style", "voiceover").status == 64)
    for (format, what) in [
      ("json", "the JSON formats always contain the segments"), ("vtt", "captions always use the comma list"),
      ("srt", "captions always use the comma list"),
    ] {
      let result = try Tool.run("demo", "--style", "accessibility-snapshot", "--format", format)
      #expect(result.status == 64)
      #expect(result.errors.contains("--style is only for the text") && result.errors.contains("; \(what)"))
    }
    #expect(try Tool.run("demo", "--why", "--format", "srt").errors.contains("captions contain only what is heard"))
  }

  /// Expectations are in the comma list, however the transcript is printed.
  @Test func expectationsAreInTheCommaList() throws {
    let result = try Tool.run(
      "-", "--style", "accessibility-snapshot",
      input: "screen: [ { heading: Your code } ]\nsteps:\n  - appear\n  - expect: |\n      Your code, heading\n")
    #expect(result.status == 0)
    #expect(result.output.contains("\nYour code. Heading.\n"))
  }
}
