import Foundation
import TestSupport
import Testing

/// Captures of a screen of Android, with every command.
@Suite(.timeLimited) struct AndroidCaptureTests {
  private static let (dump, source) = ("sign-in/uiautomator.xml", "sign-in/uiautomator2.xml")

  private static func lines(_ output: String) -> [Substring] {
    output.split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  /// What TalkBack 15.1 says on the sign-in screen. The newer tool tells headings and tooltips.
  private static let heard = [
    dump: [
      "Sign in", "Use the e-mail address of your account.", "name@example.com, Edit box, E-mail address",
      "Password, 8 characters, Edit box, Your password", "Stay signed in, ON, Switch", "Sign in, Button",
      "Forgot password?, Button", "Double-tap to activate",
    ],
    source: [
      "Sign in, Heading", "Use the e-mail address of your account.", "name@example.com, Edit box, E-mail address",
      "Password, 8 characters, Edit box, Your password", "Stay signed in, ON, Switch", "Sign in, Button",
      "Forgot password?, Button, Sends you an e-mail", "Double-tap to activate",
    ],
  ]

  @Test(arguments: [dump, source]) func talkBackPlaysIt(name: String) throws {
    let run = try Tool.run("run", CaptureTests.path(name))
    #expect(run.status == 0)
    #expect(run.output.contains("talkback"))
    // Since TalkBack 16, a filled field does not say its hint.
    let newer = Self.heard[name]?.map {
      $0.replacing("Edit box, E-mail address", with: "Edit box").replacing("Edit box, Your password", with: "Edit box")
    }
    #expect(Self.lines(run.output).map(String.init) == newer)
    // No dump tells these, and newer ones tell more.
    #expect(run.output.contains("state descriptions: not captured"))
    #expect(run.output.contains("tooltips: not captured") == (name == Self.dump))
    let older = try Tool.run("run", CaptureTests.path(name), "--reader", "talkback@15.1")
    #expect(Self.lines(older.output).map(String.init) == Self.heard[name])
  }

  @Test func eachStopIsDescribedWithItsHint() throws {
    let described = try Tool.run("describe", CaptureTests.path(Self.source))
    #expect(described.status == 0)
    #expect(described.output.contains("Double-tap to edit text, Double-tap and hold to long press"))
    #expect(described.output.contains("Stay signed in, ON, Switch"))
  }

  @Test(arguments: [dump, source]) func aScreenFileKeepsIt(name: String) throws {
    let folder = TemporaryFolder()
    let captured = try Tool.run("capture", CaptureTests.path(name), "-o", folder.path + "/screens")
    #expect(captured.status == 0)
    let file = String(captured.output.dropLast())
    let run = try Tool.run("run", file)
    #expect(run.output == (try Tool.run("run", CaptureTests.path(name))).output)
    let again = try Tool.run("capture", file)
    #expect(try Tool.run("run", "-", input: again.output).output == run.output)
    #expect(try Tool.run("diff", CaptureTests.path(name), file).output == "1 screen, no difference\n")
  }

  @Test func theReaderOfAnotherPlatformIsAnError() throws {
    let path = CaptureTests.path(Self.source)
    for command in ["run", "describe", "audit"] {
      let run = try Tool.run(command, path, "--reader", "voiceover")
      #expect(run.status == 2)
      #expect(
        run.errors == """
          \(path): error: VoiceOver cannot read `\(path)`: it is a captured screen of Android
          help: use `reader: talkback`

          """)
    }
    let other = CaptureTests.path("sign-in/appium.xml")
    let run = try Tool.run("run", other, "--reader", "talkback")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        \(other): error: TalkBack cannot read `\(other)`: it is a captured screen of iOS
        help: use `reader: voiceover`

        """)
  }

  @Test func aScenarioUsesIt() throws {
    let folder = TemporaryFolder()
    _ = try folder.file("login.xml", String(contentsOfFile: CaptureTests.path(Self.source), encoding: .utf8))
    let file = try folder.file(
      "login.yaml",
      """
      screen: { file: login.xml }
      steps:
        - touch: remember
        - touch: password
        - doubleTap
        - type: Quagga-77
        - touch: signIn
        - doubleTap
      when: { signIn.activated: [ { announce: Signing in } ] }
      """)
    let refused = try Tool.run("run", file)
    // The switch is a part of its row, which is the stop.
    #expect(refused.output.contains("TalkBack does not stop at remember"))
    #expect(refused.output.contains("Signing in"))
    #expect(!refused.output.contains("Quagga"))
    let other = try folder.file(
      "other.yaml", "reader: voiceover\nscreen: { file: login.xml }\nsteps: [ appear ]")
    let run = try Tool.run("run", other)
    #expect(run.status == 2)
    #expect(run.errors.contains("help: use `reader: talkback`"))
  }

  @Test func aNewScenarioIsMadeOfIt() throws {
    let folder = TemporaryFolder()
    let made = try Tool.run("new", folder.path + "/login.yaml", "--from", CaptureTests.path(Self.source))
    #expect(made.status == 0)
    let run = try Tool.run("run", folder.path + "/login.yaml")
    #expect(run.status == 0)
    #expect(run.output.contains("Forgot password?, Button, Sends you an e-mail"))
    #expect(try Tool.run("test", folder.path + "/login.yaml").status == 0)
  }

  @Test func aTestKeepsItsTranscript() throws {
    let folder = TemporaryFolder()
    let capture = try String(contentsOfFile: CaptureTests.path(Self.source), encoding: .utf8)
    let file = try folder.file("login.xml", capture)
    #expect(try Tool.run("test", file, "--update").status == 0)
    #expect(try Tool.run("test", file).errors == "")
    _ = try folder.file("login.xml", capture.replacing("Sends you an e-mail", with: "Sends a letter"))
    let test = try Tool.run("test", file)
    #expect(test.status == 1)
    #expect(test.errors.contains("Sends a letter"))
  }

  @Test func twoBuildsDiffer() throws {
    let folder = TemporaryFolder()
    let capture = try String(contentsOfFile: CaptureTests.path(Self.source), encoding: .utf8)
    let changed = try folder.file("login.xml", capture.replacing("Stay signed in", with: "Remember me"))
    let diff = try Tool.run("diff", CaptureTests.path(Self.source), changed)
    #expect(diff.status == 1)
    #expect(diff.errors.contains("Remember me, ON, Switch"))
    // The older tool does not tell headings and tooltips, so they are no difference.
    let other = try Tool.run("diff", CaptureTests.path(Self.source), CaptureTests.path(Self.dump))
    #expect(other.errors == "")
  }

  @Test(arguments: [dump, source]) func theAuditFindsNothingThatTheCaptureDoesNotTell(name: String) throws {
    let audit = try Tool.run("audit", CaptureTests.path(name))
    #expect(audit.errors == "")
    #expect(audit.status == 0)
  }

  /// UiAutomator2 leaves out attributes whose value is null, so a button without a description has no attribute
  /// `content-desc`. `uiautomator dump` writes an empty text.
  @Test func aDescriptionThatUiAutomator2LeavesOutIsAbsent() throws {
    let folder = TemporaryFolder()
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <hierarchy rotation="0">
        <android.widget.FrameLayout class="android.widget.FrameLayout" package="com.example.tea" bounds="[0,0][1080,1920]" enabled="true" displayed="true">
          <android.widget.TextView class="android.widget.TextView" package="com.example.tea" text="Teas" bounds="[0,0][900,100]" enabled="true" displayed="true"/>
          <android.widget.ImageButton class="android.widget.ImageButton" package="com.example.tea" clickable="true" focusable="true" bounds="[900,0][1080,100]" enabled="true" displayed="true"/>
        </android.widget.FrameLayout>
      </hierarchy>
      """
    let audit = try Tool.run("audit", try folder.file("teas.xml", text))
    #expect(audit.status == 1)
    #expect(audit.output.split(separator: "\n").count { $0.contains("unnamed-control") } == 1)
    #expect(!audit.output.contains("labels: not captured"))
  }
}
