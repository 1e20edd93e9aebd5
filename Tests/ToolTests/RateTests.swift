import TestSupport
import Testing

/// What is heard at several speaking rates: who listens fast hears what others do not.
@Suite(.timeLimited) struct RateTests {
  /// The announcement comes 0.6 s after the label began.
  private static let scenario = """
    screen: [ { text: { label: Check your messages, id: text } } ]
    steps:
      - touch: text
      - { announce: Code sent, after: 0.6s }
      - expect: |
          Check your messages
          Code sent

    """

  @Test func eachRateIsPlayedAndNamed() throws {
    let folder = TemporaryFolder()
    let file = try folder.file("a.yaml", Self.scenario)
    let result = try Tool.run("run", file, "--rate", "50,100")
    #expect(result.output.contains("# a11y-sim 1 · voiceover@27 · en · 0 phrases, 0 unconfirmed\n"))
    #expect(result.output.contains("# a11y-sim 1 · voiceover@27 · en · rate 100 % · 0 phrases, 0 unconfirmed\n"))
    #expect(result.output.contains("\nCheck [cut: your messages]\n"))
    #expect(result.output.contains("\nCheck your messages\n"))
  }

  @Test func aTestFailsAtTheRateAtWhichItFails() throws {
    let folder = TemporaryFolder()
    let file = try folder.file("a.yaml", Self.scenario)
    let result = try Tool.run("test", file, "--rate", "50,100", "--format", "junit")
    #expect(result.status == 1)
    #expect(result.output.contains("name=\"a, rate 50 %\"") && result.output.contains("name=\"a, rate 100 %\""))
    #expect(result.output.contains("failures=\"1\""))
    #expect(try Tool.run("test", file, "--rate", "100").status == 0)
  }

  /// A kept transcript is one of the scenario's own rate.
  @Test func keptTranscriptsAreOfTheirOwnRate() throws {
    let folder = TemporaryFolder()
    let text = Self.scenario.split(separator: "  - expect")[0]
    let file = try folder.file("a.yaml", String(text))
    #expect(try Tool.run("test", file, "--update").status == 0)
    #expect(try Tool.run("test", file, "--rate", "50,100").status == 0)
  }

  @Test func anAuditNamesTheRate() throws {
    let result = try Tool.run("audit", "demo", "--rate", "50,90")
    #expect(
      result.output.contains("# demo · \(Tool.reader) · en · rate 50 %\n")
        && result.output.contains("# demo · \(Tool.reader) · en · rate 90 %\n"))
    let json = try Tool.run("audit", "demo", "--rate", "90", "--format", "jsonl")
    #expect(json.output.split(separator: "\n").allSatisfy { $0.hasSuffix(#","rate":90}"#) })
  }

  @Test(arguments: ["", "101", "50,50", "fast", "50,", "-1"]) func whatIsNoRateIsWrongUsage(rate: String) throws {
    let result = try Tool.run("run", "demo", "--rate=\(rate)")
    #expect(result.status == 64)
    #expect(result.output == "")
  }
}
