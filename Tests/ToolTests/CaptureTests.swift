import Foundation
import TestSupport
import Testing

/// Captures of one screen in every format, which `Tests/Captured` holds.
@Suite(.timeLimited) struct CaptureTests {
  /// The captures of the sign-in screen on iOS that know all of it. `AndroidCaptureTests` and `AgentDumpTests` have the
  /// others.
  static let captures = Repository.files(in: "Tests/Captured/sign-in").filter { name in
    name.contains(".") && !others.contains { name.hasPrefix($0) }
  }
  private static let others = [
    "uiautomator", "maestro", "compose", "mobile-mcp", "auto-mobile", "agent-device", "sim-use", "xcodebuildmcp",
  ]

  static func path(_ name: String) -> String { Tool.package.appendingPathComponent("Tests/Captured/" + name).path }

  /// What a person hears on the sign-in screen, without the hint of the last element.
  static let heard = """
    Sign in, heading
    Use the e-mail address of your account.
    E-mail address, name@example.com, text field
    Password, 8 characters, secure text field
    Stay signed in, switch button, on
    Sign in, button
    Forgot password?, button
    """

  private static func lines(_ output: String) -> String {
    output.split(separator: "\n").filter { !$0.hasPrefix("#") && $0 != "Sends you an e-mail" }
      .joined(separator: "\n")
  }

  // MARK: Formats

  @Test(arguments: captures) func everyFormatGivesTheSameLines(name: String) throws {
    let run = try Tool.run("run", Self.path("sign-in/" + name))
    #expect(run.status == 0)
    #expect(Self.lines(run.output) == Self.heard)
  }

  /// The transcript of a screen file is that of its capture, and it is written again as it is.
  @Test(arguments: captures) func aScreenFileKeepsTheScreen(name: String) throws {
    let folder = TemporaryFolder()
    let captured = try Tool.run("capture", Self.path("sign-in/" + name), "-o", folder.path + "/screens")
    #expect(captured.status == 0)
    let file = folder.path + "/screens/" + name.split(separator: ".")[0] + ".screen.json"
    #expect(captured.output == file + "\n")
    let run = try Tool.run("run", file)
    #expect(run.output == (try Tool.run("run", Self.path("sign-in/" + name))).output)
    let again = try Tool.run("capture", file)
    #expect(try Tool.run("run", "-", input: again.output).output == run.output)
  }

  /// The screens of one file are heard in its order, and `capture` writes each to a file of its own.
  @Test func severalScreensInOneFileAreHeardAndSplit() throws {
    let folder = TemporaryFolder()
    func dump(_ text: String) -> String {
      #"<hierarchy rotation="0"><node class="android.widget.TextView" text="\#(text)" package="example.tea" bounds="[0,0][1080,200]"/></hierarchy>"#
    }
    let both = try folder.file("flow.xml", dump("One") + "\n" + dump("Two") + "\n")
    let run = try Tool.run("run", both)
    #expect(run.status == 0 && Self.lines(run.output) == "One\nTwo", "\(run.output)")
    #expect(try Tool.run("describe", both).output.contains("flow, screen 2 of 2"))
    #expect(try Tool.run("audit", both).status < 2)
    let split = try Tool.run("capture", both, "-o", folder.path + "/screens")
    #expect(split.status == 0 && folder.names(in: "screens") == ["flow-1.screen.json", "flow-2.screen.json"])
    #expect(Self.lines(try Tool.run("run", folder.path + "/screens/flow-2.screen.json").output) == "Two")
    // What needs one screen says how to get it.
    let test = try Tool.run("explore", both)
    #expect(test.status == 2 && test.errors.contains("a second screen begins here"))
    #expect(test.errors.contains("a11y-sim capture FILE -o screens/"))
  }

  /// What a secure field of one screen holds is shown on no screen of its file, by no command.
  @Test func aSecretOfOneScreenIsInNoOther() throws {
    let folder = TemporaryFolder()
    func dump(_ attributes: String) -> String {
      #"<hierarchy rotation="0"><node \#(attributes) package="example.tea" bounds="[0,0][1080,200]"/></hierarchy>"#
        + "\n"
    }
    let field = #"class="android.widget.EditText" resource-id="example.tea:id/pin""#
    let screens = (3...11).map { #"class="android.widget.TextView" text="Your PIN is 5831, \#($0)""# }
    let content = ([field + #" text="••••" password="true""#, field + #" text="5831""#] + screens).map(dump).joined()
    let flow = try folder.file("flow.xml", content)
    var shown: [String] = []
    for command in [
      ["run"], ["run", "--format", "jsonl"], ["describe"], ["describe", "--tree"], ["audit", "--verbose"],
      ["audit", "--format", "sarif"], ["capture", "--explain", "-o", folder.path + "/kept"],
    ] {
      let result = try Tool.run([command[0], flow] + command.dropFirst())
      #expect(result.status < 2, "\(command)")
      shown += [result.output, result.errors]
    }
    #expect(shown.contains { $0.contains("Your PIN is ") })
    let names = folder.names(in: "kept")
    #expect(names.count == 11 && names.first == "flow-01.screen.json" && names.last == "flow-11.screen.json")
    shown += names.map { String(decoding: folder.bytes("kept/" + $0) ?? [], as: UTF8.self) }
    for old in [flow, folder.path + "/kept"] {
      let difference = try Tool.run("diff", old, folder.path + "/kept")
      shown += [difference.output, difference.errors]
    }
    for text in shown { #expect(!text.contains("5831")) }
  }

  @Test func anExportedFolderHasItsTrees() throws {
    let folder = TemporaryFolder()
    let captured = try Tool.run("capture", Self.path("sign-in/attachments"), "-o", folder.path)
    #expect(folder.names == ["App-UI-hierarchy-for-example.teahouse_0_2F6C1A.screen.json"])
    let run = try Tool.run("run", String(captured.output.dropLast()))
    #expect(Self.lines(run.output) == Self.heard)
  }

  /// A password that an eye makes visible is secret in the capture with the eye open too.
  @Test func whatIsSecureInOneCaptureIsInNone() throws {
    let folder = TemporaryFolder()
    func screen(_ name: String, _ password: String, _ note: String) throws {
      _ = try folder.file(
        "captures/\(name).screen.json",
        """
        { "a11ySimScreen": 1, "platform": "iOS", "order": "captured", "unknown": [], "elements": [
          { "id": "pw", \(password), "label": "Password" },
          { "id": "note", "role": "text", "label": "\(note)" } ] }
        """)
    }
    try screen("closed", #""role": "secureTextField", "length": 7"#, "Choose a password")
    try screen("open", #""role": "textField", "value": "tulip19""#, "You chose t u l i p 1 9")
    let run = try Tool.run("capture", folder.path + "/captures", "-o", folder.path + "/kept")
    #expect(run.status == 0)
    let kept = String(decoding: folder.bytes("kept/open.screen.json") ?? [], as: UTF8.self)
    #expect(kept.contains(#""value": "••••""#))
    #expect(kept.contains(#""label": "You chose • • • • • • •""#))
    #expect(
      String(decoding: folder.bytes("kept/closed.screen.json") ?? [], as: UTF8.self).contains(
        #""label": "Choose a password""#))

    // A label shows the content, so nothing is kept of that capture.
    let refused = try Tool.run("test", "captures", "--update", folder: folder.path)
    #expect(refused.status == 1)
    #expect(refused.errors.contains("nothing was written: a label of note has the content of a secure field"))
    #expect(folder.bytes("captures/open.screen.voiceover.en.transcript") == nil)
    try screen("open", #""role": "textField", "value": "tulip19""#, "Choose a password")
    #expect(try Tool.run("test", "captures", "--update", folder: folder.path).status == 0)
    let heard = String(decoding: folder.bytes("captures/open.screen.voiceover.en.transcript") ?? [], as: UTF8.self)
    #expect(heard.contains("Password, ••••, text field"))
    for text in [heard, refused.output, refused.errors] { #expect(!text.contains("tulip19")) }
  }

  @Test func theHeaderSaysWhatIsNotKnown() throws {
    let run = try Tool.run("run", Self.path("sign-in/debug-description.txt"))
    #expect(
      run.output.split(separator: "\n")[1]
        == "# hints: not captured · traits: not captured · actions: not captured · content: not captured · "
        + "languages: not captured")
    let json = try Tool.run("run", Self.path("sign-in/debug-description.txt"), "--format", "jsonl")
    #expect(json.output.contains(#""notCaptured":["hint","traits","actions","content","language"]"#))
  }

  @Test(arguments: [
    ("[ { \"states\": [\"active\"], \"role\": \"frame\", \"children\": [] } ]", "a tree of AT-SPI"),
    ("- heading \"Verify\" [level=1]\n- textbox \"Digit 1\": \"4\"\n", "the aria snapshot of Playwright"),
    ("{ \"nodes\": [ { \"backendDOMNodeId\": 1 } ] }", "the accessibility tree of Chrome (CDP)"),
  ]) func anotherFormatIsNamed(text: String, name: String) throws {
    let run = try Tool.run("run", "-", input: text)
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix(
        """
        standard input:1:1: error: this file is \(name), which is not supported
        help: capture the screen in one of these formats: appium-ios, xcuitest, accessibility-snapshot, idb, axaudit, \
        uiautomator
        """))
  }

  // MARK: Conclusions

  @Test func conclusionsAreListedAndCanBeForbidden() throws {
    let folder = TemporaryFolder()
    let explained = try Tool.run("capture", Self.path("sign-in/debug-description.txt"), "--explain")
    #expect(explained.status == 0)
    #expect(
      explained.errors.contains(
        """
        debug-description.txt:3:2: info: the capture does not say at which elements a screen reader stops; this was \
        inferred from types and labels
        note: stops.guessed, guess: the elements at which a screen reader stops are inferred from types and labels, \
        because the capture does not say it

        """))
    let strict = try Tool.run(
      "capture", Self.path("sign-in/debug-description.txt"), "--strict", "-o", folder.path + "/screens")
    #expect(strict.status == 1)
    #expect(strict.errors.contains("had to be guessed, so nothing was written"))
    #expect(folder.names.isEmpty)
  }

  // MARK: Two builds

  @Test func twoBuildsDiffer() throws {
    let (old, new) = (Self.path("sign-in/appium.xml"), Self.path("build-2/appium.xml"))
    let diff = try Tool.run("diff", old, new)
    #expect(diff.status == 1)
    #expect(diff.output == "1 screen, 5 differences\n")
    #expect(
      diff.errors == """
        \(new):10:9: error: “ic_logo_2x, image” is spoken as well
        note: after:  ic_logo_2x, image
        note: at logo
        \(new):11:9: error: “E-mail address” is no longer spoken
        note: before: E-mail address, name@example.com, text field
        note: after:  name@example.com, text field
        note: at email, previously in \(old):11
        \(new):13:9: error: “Sign in, button” is now spoken before “Stay signed in, switch button, on”
        note: at signIn
        \(new):15:9: error: the trait “button” is no longer spoken
        note: before: Forgot password?, button
        note: after:  Forgot password?
        note: at forgot, previously in \(old):15
        \(new):16:9: error: “button” is spoken as well: an element without a name
        note: after:  button
        note: at help

        """)
    #expect(try Tool.run("diff", new, new).output == "1 screen, no difference\n")
  }

  /// A capture in another format is no difference, whatever it does not tell.
  @Test(arguments: captures) func anotherFormatIsNoDifference(name: String) throws {
    let diff = try Tool.run("diff", Self.path("sign-in/appium.xml"), Self.path("sign-in/" + name))
    #expect(diff.errors == "")
    let lines = diff.output.split(separator: "\n")
    #expect(lines.first == "1 screen, no difference")
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("not compared, because ") }, "\(diff.output)")
  }

  /// What two formats lack is said, and nothing is said of two captures in one format.
  @Test func whatNeitherFormatHasIsSaid() throws {
    let diff = try Tool.run("diff", Self.path("sign-in/appium.xml"), Self.path("sign-in/agent-device.json"))
    #expect(diff.output.contains("not compared, because neither capture has them: hints"), "\(diff.output)")
    let same = try Tool.run("diff", Self.path("sign-in/appium.xml"), Self.path("sign-in/appium.xml"))
    #expect(same.output == "1 screen, no difference\n")
  }

  @Test func screensOfFoldersAreMatchedByName() throws {
    let folder = TemporaryFolder()
    let capture = try Tool.run("capture", Self.path("sign-in/appium.xml")).output
    _ = try folder.file("old/login.screen.json", capture)
    _ = try folder.file("old/code.screen.json", capture)
    _ = try folder.file("new/login.screen.json", capture.replacing("Forgot password?", with: "Lost your password?"))
    _ = try folder.file("new/help.screen.json", capture)
    let diff = try Tool.run("diff", folder.path + "/old", folder.path + "/new", "--format", "github")
    #expect(diff.status == 1)
    let lines = diff.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasSuffix("title=new::the screen “help” is new"))
    #expect(lines[1].contains("the label is “Lost your password?” instead of “Forgot password?”"))
    #expect(lines[2].hasSuffix("title=gone::the screen “code” is missing from the new captures"))
  }

  /// One change in the captured file, the sentence with which `test` and `diff` report it, and the line of the capture.
  struct Regression: Sendable, CustomTestStringConvertible {
    var old: String
    var new: String
    var sentence: String
    var line: Int
    var testDescription: String { sentence }
  }

  static let regressions = [
    Regression(
      old: #"name="password" label="Password""#, new: #"name="password" label="""#,
      sentence: "the label “Password” is no longer spoken", line: 12),
    Regression(
      old: #"index="6" traits="Button""#, new: #"index="6" traits="Link""#,
      sentence: "the trait is “link” instead of “button”", line: 14),
    Regression(
      old: #"y="386" width="358""#, new: #"y="200" width="358""#,
      sentence: "“Forgot password?, button” is now spoken before “Password, 8 characters, secure text field”", line: 15),
    Regression(
      old: "    </XCUIElementTypeWindow>",
      new: #"""
            <XCUIElementTypeButton type="XCUIElementTypeButton" enabled="true" visible="true" accessible="true" x="330" y="500" width="44" height="44" traits="Button"/>
            </XCUIElementTypeWindow>
        """#, sentence: "“button” is spoken as well: an element without a name", line: 17),
    Regression(
      old: #"name="logo" enabled="true" visible="true" accessible="false""#,
      new: #"name="logo" label="ic_logo" enabled="true" visible="true" accessible="true""#,
      sentence: "“ic_logo” is spoken as well", line: 10),
    // The last element is gone; the hint of the one before it is heard, as it now comes last.
    Regression(
      old: #"label="Forgot password?" enabled="true" visible="true" accessible="true""#,
      new: #"label="Forgot password?" enabled="true" visible="true" accessible="false""#,
      sentence: "“Forgot password?, button” is no longer spoken", line: 14),
  ]

  @Test(arguments: regressions) func aRegressionIsToldWithItsLine(regression: Regression) throws {
    let folder = TemporaryFolder()
    let capture = try String(contentsOfFile: Self.path("sign-in/appium.xml"), encoding: .utf8)
    let file = try folder.file("login.xml", capture)
    let old = try folder.file("old.xml", capture)
    #expect(try Tool.run("test", file, "--update").status == 0)
    #expect(try Tool.run("test", file).errors == "")
    let changed = capture.replacing(regression.old, with: regression.new)
    #expect(changed != capture)
    _ = try folder.file("login.xml", changed)
    let test = try Tool.run("test", file)
    #expect(test.status == 1)
    #expect(test.errors.contains("error: \(regression.sentence)\n"))
    #expect(test.errors.contains("(\(file):\(regression.line)), step"))
    let diff = try Tool.run("diff", old, file)
    #expect(diff.status == 1)
    #expect(diff.errors.contains(":\(regression.line):"))
    #expect(diff.errors.contains("error: \(regression.sentence)\n"))
  }

  // MARK: The worked example

  @Test func theFlowOverCapturedScreensPasses() throws {
    let test = try Tool.run("test", Self.path("flow"))
    #expect(test.errors == "")
    #expect(test.output == "ok   \(Self.path("flow/sign-in.yaml"))\n1 passed, 0 failed, 5 expectations\n")
  }
}
