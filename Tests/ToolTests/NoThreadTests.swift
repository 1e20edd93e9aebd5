#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// Where the system makes no thread, the one there is does all the work.
  @Suite("No threads") struct NoThreadTests {
    @Test func scenariosAreTestedOnTheOneThread() throws {
      let folder = TemporaryFolder()
      for number in 0..<8 {
        try folder.file(
          "s\(number).yaml", "screen: [ { button: OK } ]\nsteps: [ appear, { expect: { contains: OK } } ]\n")
      }
      // A thread would get a stack that is larger than all the memory the process may have.
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = [
        "-c", "ulimit -s 40000000 && ulimit -v 30000000 && exec \"$0\" test . >out", BuiltProgram.path(of: "a11y-sim"),
      ]
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      try process.run()
      #expect(eventually { !process.isRunning })
      if process.isRunning { process.terminate() }
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      let output = try String(contentsOfFile: folder.path + "/out", encoding: .utf8)
      #expect(output.hasSuffix("8 passed, 0 failed, 8 expectations\n"))
    }
  }
#endif
