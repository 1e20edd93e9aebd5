#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// Where the system makes no thread, the one there is does all the work.
  @Suite("No threads", .timeLimited) struct NoThreadTests {
    @Test func scenariosAreTestedOnTheOneThread() throws {
      let folder = TemporaryFolder()
      for number in 0..<8 {
        try folder.file(
          "s\(number).yaml", "screen: [ { button: OK } ]\nsteps: [ appear, { expect: { contains: OK } } ]\n")
      }
      // A thread would get a stack that is larger than all the memory the process may have.
      let script = "ulimit -s 40000000 && ulimit -v 30000000 && exec \"$0\" test ."
      let result = try Program.run(
        "/bin/sh", ["-c", script, BuiltProgram.path(of: "a11y-sim")], folder: folder.path)
      #expect(result.status == 0)
      #expect(result.output.hasSuffix("8 passed, 0 failed, 8 expectations\n"))
    }
  }
#endif
