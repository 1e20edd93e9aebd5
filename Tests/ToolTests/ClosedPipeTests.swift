import Foundation
import TestSupport
import Testing

/// Nobody reads what is printed: the work goes on, and the exit status is the true one.
@Suite("Closed pipes", .timeLimited) struct ClosedPipeTests {
  private static let failing = """
    screen: [ { button: { label: OK, id: ok } } ]
    steps:
      - touch: ok
      - expect: { line: Cancel }

    """

  /// The status of the tool in a shell's pipe, and that of the whole.
  private func status(_ arguments: String, _ rest: String, in folder: TemporaryFolder) throws -> Int32 {
    let script = "{ \"$0\" \(arguments); echo $? >status; } \(rest)"
    _ = try Program.run("/bin/sh", ["-c", script, BuiltProgram.path(of: "a11y-sim")], folder: folder.path)
    let text = try String(contentsOfFile: folder.path + "/status", encoding: .utf8)
    return try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
  }

  @Test(arguments: ["| true", "| head -1", ">&-", "2>&-", ">&- 2>&-"])
  func aFailureIsAFailure(rest: String) throws { try fail("text", rest) }

  @Test(
    .enabled(if: AtLength.isWanted), arguments: ["json", "junit", "sarif", "github"],
    ["| true", "| head -1", ">&-", "2>&-", ">&- 2>&-"])
  func aFailureIsAFailureAtLength(format: String, rest: String) throws { try fail(format, rest) }

  private func fail(_ format: String, _ rest: String) throws {
    let folder = TemporaryFolder()
    for number in 0..<40 { try folder.file("s\(number).yaml", Self.failing) }
    #expect(try status("test . --format \(format)", rest, in: folder) == 1)
  }

  @Test(arguments: ["| true", "| head -1", ">&-"])
  func successIsSuccess(rest: String) throws {
    #expect(try status("run demo --locale all", rest, in: TemporaryFolder()) == 0)
  }

  @Test(arguments: ["| true", "| head -1", ">&-", "2>&-"])
  func filesAreWrittenToTheLast(rest: String) throws {
    let folder = TemporaryFolder()
    for number in 0..<40 {
      try folder.file("s\(number).yaml", "screen: [ { button: OK } ]\nsteps: [ appear ]\n")
    }
    #expect(try status("test . --update --update-on-ci", rest, in: folder) == 0)
    let names = folder.names
    #expect(names.count { $0.hasSuffix(".transcript") } == 40)
    #expect(!names.contains { $0.hasSuffix(".part") })
  }

  @Test func aFullDeviceIsAnError() throws {
    #if os(Linux)
      #expect(try status("run demo", ">/dev/full", in: TemporaryFolder()) == 2)
    #endif
  }

  @Test(arguments: [
    ("9223372036854775807", "2"), ("2", "2"), ("-1", "2"), ("a", "2"), ("0", "0"), ("0", "99999999999999999999"),
  ])
  func aPartThatIsNotThereIsAnError(index: String, count: String) throws {
    let folder = TemporaryFolder()
    let file = try folder.file("s.yaml", Self.failing)
    let result = try Tool.run(
      "test", file, environment: ["TEST_SHARD_INDEX": index, "TEST_TOTAL_SHARDS": count])
    #expect(result.status == 2)
    #expect(result.errors.contains("TEST_SHARD_INDEX “\(index)” is not valid with TEST_TOTAL_SHARDS “\(count)”"))
  }
}
