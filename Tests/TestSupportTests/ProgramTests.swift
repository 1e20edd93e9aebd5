import Foundation
import TestSupport
import Testing

/// What the tests start, and how they end when it does not.
@Suite(.timeLimited) struct ProgramTests {
  @Test func whatItSaysAndHowItEnds() throws {
    let folder = TemporaryFolder()
    let result = try Program.run(
      "/bin/sh", ["-c", "cat; pwd; echo $GREETING >&2; exit 3"], environment: ["GREETING": "hello"],
      folder: folder.path, input: "you\n")
    #expect(result.status == 3)
    #expect(result.output == "you\n\(folder.path)\n")
    #expect(result.errors == "hello\n")
    #expect(try Program.run("/bin/sh", ["-c", "kill -KILL $$"]).status == -SIGKILL)
    let error = #expect(throws: Program.NotStarted.self) { try Program("/nowhere/program") }
    #expect("\(error!)" == "“/nowhere/program” cannot be started: No such file or directory")
  }

  @Test func oneThatDoesNotEndIsKilledAndNamed() throws {
    let error = #expect(throws: Program.StillRunning.self) {
      try Program.run("/bin/sh", ["-c", "echo so far; sleep 600 & wait"], within: .milliseconds(500))
    }
    #expect(
      "\(error!)" == "`/bin/sh -c echo so far; sleep 600 & wait` did not end within 0.5 seconds and was killed; "
        + "the end of its output: so far\n")
  }

  @Test func itEndsWithTheTest() throws {
    var program: Program? = try Program("/bin/sh", ["-c", "sleep 600"])
    let pid = program!.pid
    program = nil
    #expect(kill(pid, 0) != 0)
  }

  /// A program of one test that kept the pipe of another open would keep that test waiting.
  @Test func itHoldsNoDescriptorOfTheTests() throws {
    let pipes = try OpenPipes(count: 20)
    let program = try Program("/bin/sh", ["-c", "sleep 600"])
    pipes.closeInputs()
    #expect(eventually { pipes.haveEnded })
    #expect(program.isRunning)
  }

  @Test func itGetsTheDescriptorsThatAreHandedOn() throws {
    let file = try #require(FileHandle(forReadingAtPath: "/dev/null"))
    let script = "for n in $(seq 3 130); do if [ -e /dev/fd/$n ]; then echo $n; fi; done"
    let handed = Array(repeating: file.fileDescriptor, count: 3)
    #expect(try Program.run("/bin/sh", ["-c", script], handingOn: handed).output == "100\n101\n102\n")
    #expect(try Program.run("/bin/sh", ["-c", script]).output == "")
  }
}
