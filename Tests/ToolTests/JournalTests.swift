import Foundation
import TestSupport
import Testing

/// The journal of a speech engine on Android, which `fidelity` compares with a scenario.
@Suite(.timeLimited) struct JournalTests {
  private static let scenario = """
    reader: talkback
    screen: [ { text: { label: Sign in, id: title } }, { button: { label: Next, id: next } } ]
    steps: [ { touch: title }, { swipe: right } ]
    """

  private static let journal = """
    {"event": "request", "id": "talkback_1", "text": "Sign in", "queue": 2, "time": 1000}
    {"event": "start", "id": "talkback_1", "time": 1004}
    {"event": "done", "id": "talkback_1", "time": 1160}
    {"event": "request", "id": "talkback_2", "text": "Next, Button", "queue": 2, "time": 2000}
    {"event": "start", "id": "talkback_2", "time": 2005}
    {"event": "done", "id": "talkback_2", "time": 2160}
    {"event": "request", "id": "talkback_3", "text": "Double-tap to activate", "queue": 1, "time": 2566}
    {"event": "start", "id": "talkback_3", "time": 2570}

    """

  /// Compares a journal that stands beside its scenario.
  private func compare(_ journal: String, with scenario: String = scenario) throws -> Tool.Result {
    let folder = TemporaryFolder()
    let file = try folder.file("login.yaml", scenario)
    _ = try folder.file("login.recording.jsonl", journal)
    var result = try Tool.run("fidelity", file, "--failures")
    result.output = result.output.replacing(folder.path + "/", with: "")
    result.errors = result.errors.replacing(folder.path + "/", with: "")
    return result
  }

  @Test func whatWasRecordedIsMet() throws {
    let result = try compare(Self.journal)
    #expect(result.errors == "")
    #expect(result.output.contains("recorded          1      1              0      100 %   100 %"))
  }

  @Test(arguments: [
    ("Sign in", "Sign on", "sign on"), (#""queue": 2, "time": 2000"#, #""queue": 1, "time": 2000"#, "queue"),
    (#""time": 25"#, #""time": 26"#, "506ms"),
    (#"{"event": "done", "id": "talkback_2""#, #"{"event": "stop", "id": "talkback_2""#, "cut"),
  ]) func aDifferenceIsShown(old: String, new: String, shown: String) throws {
    let result = try compare(Self.journal.replacing(old, with: new))
    #expect(result.errors == "")
    #expect(result.output.contains("differs: login.yaml, recording, recorded"))
    #expect(result.output.contains(shown))
  }

  @Test func anotherOrderIsADifference() throws {
    let lines = Self.journal.split(separator: "\n")
    let turned = (lines[3...5] + lines[0...2] + lines[6...]).joined(separator: "\n")
    #expect(try compare(turned).output.contains("differs: login.yaml"))
  }

  @Test func anUtteranceThatNeverBeganIsNotExpected() throws {
    let more = """
      {"event": "request", "id": "talkback_4", "text": "Loading", "queue": 1, "time": 2700}
      {"event": "stop", "id": "talkback_4", "time": 2720}

      """
    #expect(try compare(Self.journal + more).output.contains("recorded          1      1"))
  }

  @Test(arguments: [
    (
      #"{"event": "begin", "id": "talkback_1", "time": 1004}"#,
      "login.recording.jsonl:2:11: error: “begin” is not a value of “event”"
    ),
    (
      #"{"event": "start", "id": "talkback_9", "time": 1004}"#,
      "login.recording.jsonl:2:26: error: no request above has the id “talkback_9”"
    ),
    (
      #"{"event": "start", "id": "talkback_1", "time": 900}"#,
      "login.recording.jsonl:2:48: error: the time 900 is before the time of the previous event, 1000"
    ),
    (
      #"{"event": "start", "id": "talkback_1"}"#,
      "login.recording.jsonl:2:1: error: a line of a journal needs `event`, `id` and `time`"
    ),
    (
      #"{"event": "done", "id": "talkback_1", "time": 1100}"#,
      "login.recording.jsonl:2:11: error: the request “talkback_1” is done, but it never started"
    ),
    (
      #"{"event": "request", "id": "talkback_1", "text": "a", "queue": 2, "time": 1}"#,
      "a request above already has the id “talkback_1”"
    ),
    (
      #"{"event": "request", "id": "talkback_8", "text": "a", "queue": 7, "time": 1}"#,
      "login.recording.jsonl:2:64: error: “queue” cannot be “7”"
    ),
    (#"{"event": "request", "id": "talkback_8", "queue": 2, "time": 1}"#, "error: a request needs `text` and `queue`"),
    (#"{"event": "start", "id": "#, "login.recording.jsonl:2:"),
  ]) func aBadLineIsToldWithARemedy(line: String, message: String) throws {
    var lines = Self.journal.split(separator: "\n").map(String.init)
    lines[1] = line
    let result = try compare(lines.joined(separator: "\n"))
    #expect(result.status == 2)
    #expect(result.errors.contains(message))
    #expect(result.errors.contains("\nhelp: "))
  }

  @Test func anotherReaderIsAnError() throws {
    let result = try compare(Self.journal, with: Self.scenario.replacing("reader: talkback", with: "reader: voiceover"))
    #expect(result.status == 2)
    #expect(result.errors.contains("help: write `reader: talkback` in the scenario"))
  }

  @Test func itIsNoRecordingOfStops() throws {
    let folder = TemporaryFolder()
    let file = try folder.file("login.yaml", Self.scenario)
    let journal = try folder.file("login.jsonl", Self.journal)
    let result = try Tool.run("fidelity", journal, "--screen", file)
    #expect(result.status == 2)
    #expect(result.errors.contains("help: name that scenario: fidelity SCENARIO --recording FILE"))
  }

  /// No change of a journal crashes the reader.
  @Test func damageDoesNoHarm() throws {
    let folder = TemporaryFolder()
    let file = try folder.file("login.yaml", Self.scenario)
    let original = Array(Self.journal.utf8)
    var generator = SplitMix64(seed: 5)
    for _ in 0..<40 {
      var bytes = original
      for _ in 0..<3 {
        bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      let journal = try folder.file("login.recording.jsonl", String(decoding: bytes, as: UTF8.self))
      #expect([0, 2].contains(try Tool.run("fidelity", file, "--recording", journal).status))
    }
  }
}
