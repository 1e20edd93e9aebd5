import Foundation
import TestSupport
import Testing

/// `capture` reads pipes, and takes the screens of a flow while a person goes through it.
@Suite(.timeLimited) struct CaptureWatchTests {
  @Test func aPipeIsRead() throws {
    let page = try String(contentsOfFile: CaptureTests.path("sign-in/mobile-mcp-ios.txt"), encoding: .utf8)
    let folder = TemporaryFolder()
    let captured = try Tool.run("capture", "-", "-o", folder.path, input: page)
    #expect(captured.status == 0)
    #expect(captured.output == folder.path + "/screen.screen.json\n")
  }

  /// The command prints the first page twice and then the second, with an error between them.
  @Test func eachNewScreenIsTaken() throws {
    let folder = TemporaryFolder()
    let (one, two) = (CaptureTests.path("sign-in/appium.xml"), CaptureTests.path("build-2/appium.xml"))
    let command = """
      cd '\(folder.path)'; echo >>count; case $(wc -l <count | tr -d ' ') in 1|2|3) cat '\(one)';; 4) echo 'cat: /sdcard/x: No such file';; *) cat '\(two)';; esac
      """
    let watched = try Tool.run("capture", "--watch", command, "--screens", "2", "-o", folder.path + "/flow")
    #expect(watched.status == 0)
    #expect(
      watched.output == "\(folder.path)/flow/screen-1.screen.json\n\(folder.path)/flow/screen-2.screen.json\n")
    #expect(watched.errors.contains("this file is an error message of adb"))
    #expect(try Tool.run("diff", one, folder.path + "/flow/screen-1.screen.json").output == "1 screen, no difference\n")
    #expect(try Tool.run("diff", two, folder.path + "/flow/screen-2.screen.json").output == "1 screen, no difference\n")
  }

  @Test(arguments: [
    ([], "name a capture"), (["--watch", "x"], "--watch needs a folder"),
    (["a.xml", "--watch", "x", "-o", "y"], "name no captures as well"),
    (["a.xml", "--screens", "2"], "only with --watch"),
    (["--watch", "x", "-o", "y", "--strict"], "cannot be combined"),
  ])
  func whatDoesNotGoTogetherIsTold(arguments: [String], message: String) throws {
    let run = try Tool.run(["capture"] + arguments)
    #expect(run.status != 0)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
