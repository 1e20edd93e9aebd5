import A11ySim
import TestSupport
import Testing
import TextFormats

@testable import Captures

/// The dumps that a person or a coding agent holds: what is heard of them, and that nothing around them is in the way.
@Suite(.timeLimited) struct AgentDumpTests {
  /// The captures of the sign-in screen by the tools of agents, with what is heard at each stop.
  static let heard: [(file: String, lines: [String])] = [
    ("maestro-android.json", android(heading: "Sign in")),
    ("compose.txt", compose),
    (
      "mobile-mcp-android.txt",
      [
        "Sign in", text, "name@example.com, Edit box", "password, 8 characters, Edit box",
        "Stay signed in, Switch", "Sign in, Button", "Forgot password?, Button",
      ]
    ),
    ("auto-mobile.json", android(heading: "Sign in", tooltip: ", Sends you an e-mail")),
    (
      "compose-ai-tools.json",
      [
        "Sign in", text, "name@example.com, Edit box", "password, 8 characters, Edit box", "ON, Stay signed in, Switch",
        "Sign in, Button", "Forgot password?, Button",
      ]
    ),
    (
      "maestro-ios.json",
      [
        "Sign in", text, "E-mail address, name@example.com, text field", "Password, 8 characters, secure text field",
        "Stay signed in, switch button, on", "Sign in", "Forgot password?",
      ]
    ),
    ("flutter.txt", iOS(heading: "Sign in, heading")),
    ("mobile-mcp-ios.txt", iOS(heading: "Sign in")),
    ("agent-device.json", iOS(heading: "Sign in")),
    ("sim-use.json", iOS(heading: "Sign in, heading")),
    ("sim-use.txt", iOS(heading: "Sign in, heading")),
    ("xcodebuildmcp.json", iOS(heading: "Sign in")),
  ]

  private static let text = "Use the e-mail address of your account."

  private static func android(heading: String, tooltip: String = "") -> [String] {
    [
      heading, text, "name@example.com, Edit box", "Password, 8 characters, Edit box", "ON, Stay signed in, Switch",
      "Sign in, Button", "Forgot password?, Button" + tooltip,
    ]
  }

  private static let compose = [
    "Sign in, Heading", text, "name@example.com, Edit box, E-mail address",
    "password, 8 characters, Edit box, Password", "ON, Stay signed in, Switch", "Sign in, Button",
    "Forgot password?, Button",
  ]

  private static func iOS(heading: String) -> [String] {
    [
      heading, text, "E-mail address, name@example.com, text field", "Password, 8 characters, secure text field",
      "Stay signed in, switch button, on", "Sign in, button", "Forgot password?, button",
    ]
  }

  private static func content(_ name: String) -> String {
    String(decoding: Repository.bytes("Tests/Captured/sign-in/\(name)") ?? [], as: UTF8.self)
  }

  /// The first line of what is said at each stop.
  static func heard(_ content: String) throws -> [String] {
    let (screen, _) = try ImportedScreen.read(Array(content.utf8), file: "a")
    return Session(screen.scenario(file: "a", readers: .all), locale: "en").descriptions.map { $0.lines.first ?? "–" }
  }

  @Test(arguments: heard) func theScreenIsHeard(file: String, lines: [String]) throws {
    #expect(try Self.heard(Self.content(file)) == lines)
  }

  // MARK: Wrappers

  /// What people and agents put around a capture.
  static let wrappers: [(name: String, wrap: @Sendable (String) -> String)] = [
    ("a sentence and a fence", { "Here is the screen:\n\n```\n\($0)\n```\nTap “Sign in” to go on.\n" }),
    ("a fence with a language", { "```json\n\($0)```\n" }),
    (
      "an indented fence",
      {
        "Hierarchy\n"
          + "```\n\($0)\n```".split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }.joined(
            separator: "\n")
      }
    ),
    ("a JSON string", { JSON.string($0) }),
    ("an MCP result", { #"{"content": [{"type": "text", "text": \#(JSON.string($0))}], "isError": false}"# }),
    (
      "an answer to a call",
      {
        #"{"jsonrpc": "2.0", "id": 1, "result": {"content": [{"type": "text", "text": \#(JSON.string("```\n\($0)\n```"))}, {"type": "text", "text": "Tips"}]}}"#
      }
    ),
    ("an answer of a driver", { #"{"value": \#(JSON.string($0)), "sessionId": "1"}"# }),
    ("an envelope", { #"{"ok": true, "data": \#(JSON.string($0))}"# }),
    ("colours of a terminal", { "\u{1B}[2m\u{1B}[0m" + $0.replacing("\n", with: "\u{1B}[0m\n") }),
  ]

  @Test(arguments: EveryFormatTests.captures, wrappers.map(\.name)) func whatIsAroundIsNotInTheWay(
    file: String, wrapper: String
  ) throws {
    let wrap = try #require(Self.wrappers.first { $0.name == wrapper }?.wrap)
    #expect(try Self.heard(wrap(Self.content(file))) == Self.heard(Self.content(file)))
  }

  @Test func escapedMarkupAndALogAreRead() throws {
    let xml = Self.content("appium.xml")
    let escaped = xml.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
    #expect(try Self.heard(escaped) == Self.heard(xml))
    let compose = Self.content("compose.txt")
    let log = compose.split(separator: "\n").map { "11-28 10:00:00.101  4711  4711 D TAG     : \($0)" }
    #expect(try Self.heard(log.joined(separator: "\n")) == Self.heard(compose))
    #expect(try Self.heard("D/TAG: " + compose) == Self.heard(compose))
    let flutter = Self.content("flutter.txt")
    let run = flutter.split(separator: "\n").map { "flutter: \($0)" }
    #expect(try Self.heard(run.joined(separator: "\n")) == Self.heard(flutter))
  }

  @Test func aFaultInsideAWrapperHasItsPlaceInTheFile() throws {
    let failure = #expect(throws: ImportedScreen.Failure.self) {
      try ImportedScreen.read(Array("Source:\n```xml\n<AppiumAUT>\n</Other>\n```\n".utf8), file: "a")
    }
    #expect(failure?.diagnostics.first?.line == 4)
  }

  // MARK: Damage and secrets

  /// A dump that is cut off anywhere is read in part or refused as what it is; the parser of scenarios never sees it.
  @Test(arguments: EveryFormatTests.captures) func aCutDumpIsStillADump(file: String) {
    let bytes = Array(Self.content(file).utf8)
    // The first bytes of a file may belong to anything.
    let least = file.hasSuffix(".txt") ? bytes.count / 3 : bytes.count / 8
    for step in 0..<50 {
      let cut = Array(bytes[..<(least + (bytes.count - least) * step / 50)])
      #expect(ImportedScreen.isOne(cut), "\(file), cut after \(cut.count) bytes")
      _ = try? ImportedScreen.read(cut, file: "a").screen.scenario(file: "a", readers: .all).play(locale: "en")
    }
  }

  @Test func aFieldThatIsNamedLikeAPasswordIsSecure() throws {
    for name in ["Password", "Kennwort", "PIN", "Mot de passe", "パスワード"] {
      let list =
        #"[{"type":"android.widget.EditText","text":"Quagga-77","label":"\#(name)","coordinates":{"x":1,"y":2,"width":3,"height":4}}]"#
      let heard = try Self.heard("Found these elements on screen: " + list)
      #expect(heard.count == 1 && heard[0].hasPrefix("password"), "\(name): \(heard)")
    }
    let spinning =
      #"[{"type":"android.widget.EditText","text":"fast","label":"Spinning","coordinates":{"x":1,"y":2,"width":3,"height":4}}]"#
    #expect(try Self.heard("Found these elements on screen: " + spinning) == ["fast, Edit box"])
  }

  // MARK: Files that are not captures

  @Test(arguments: [
    ("ERROR: could not get idle state.\n", "error message of adb"),
    ("cat: /sdcard/window_dump.xml: No such file or directory\n", "error message of adb"),
    ("adb: error: failed to stat remote object", "error message of adb"),
    (#"'<?xml version=\'1.0\' ?><hierarchy rotation="0">\n</hierarchy>'"#, "Python"),
    (#"b'<?xml version="1.0"?>'"#, "Python"),
    ("2026-01-31 10:00:00 INFO start\n2026-01-31 10:00:01 INFO screen\n", "log"),
    ("10:00:00.123 I one\n10:00:00.124 I two\n10:00:00.125 I three", "log"),
    (#"["Sign in", "Forgot password?"]"#, "list of texts"), ("['Sign in', 'Forgot password?']\n", "list of texts"),
    (#"{"didError": true, "error": "no simulator is booted"}"#, "reports an error"),
    (#"{"success": false, "error": {"message": "no session"}}"#, "reports an error"),
    ("<?xml version=\"1.0\"?><ViewHierarchy><UIWindow/></ViewHierarchy>", "Detox"),
    ("<View>\n  <Text>\n    Sign in\n  </Text>\n</View>", "React Native"),
    (
      #"{"type": "View", "props": {}, "children": [{"type": "Text", "props": {}, "children": ["Tea"]}]}"#,
      "React Native"
    ),
    ("View Hierarchy:\n+>DecorView{id=-1, visibility=VISIBLE}", "Espresso"),
    ("ACCESSIBILITY MANAGER (dumpsys accessibility)\nUser state[", "dumpsys"),
    ("android.view.accessibility.AccessibilityNodeInfo@a5e4; text: Tea", "AccessibilityNodeInfo"),
    ("Snapshot: 1 node\n@e1 [button] \"Tea\"", "agent-device"),
    (#"[{"tagName": "Button", "locators": {}, "text": "Tea"}]"#, "locators"),
  ]) func itIsNamed(content: String, name: String) throws {
    #expect(ImportedScreen.isOne(Array(content.utf8)))
    let failure = #expect(throws: ImportedScreen.Failure.self) {
      try ImportedScreen.read(Array(content.utf8), file: "a")
    }
    let diagnostics = failure?.diagnostics ?? []
    #expect(diagnostics.count == 1 && diagnostics[0].message.contains(name), "\(diagnostics.map(\.description))")
    #expect(diagnostics.first?.help != nil)
    #expect(MessageVoice.broken(diagnostics.map(\.message)) == [])
  }
}
