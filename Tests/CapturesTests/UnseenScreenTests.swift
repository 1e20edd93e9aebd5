import A11ySim
import TestSupport
import Testing
import TextFormats

@testable import Captures

/// The kinds of screens that were heard wrong in captures from which no rule had been made, and their opposites.
@Suite(.timeLimited) struct UnseenScreenTests {
  private static func read(_ content: String) throws -> ImportedScreen {
    try ImportedScreen.read(Array(content.utf8), file: "a").screen
  }

  private static func heard(_ content: String) throws -> [String] { try AgentDumpTests.heard(content) }

  private static func scenario(_ content: String, as id: String? = nil) throws -> Scenario {
    var scenario = try read(content).scenario(file: "a", readers: .all)
    guard let id else { return scenario }
    scenario.reader = Reader(try #require([any ScreenReader.Type].all.first { $0.descriptor.id == id }))
    return scenario
  }

  /// All that is said while the capture is played.
  private static func played(_ content: String, as id: String? = nil) throws -> [String] {
    try scenario(content, as: id).play(locale: "en").entries.compactMap(\.expectedLine)
  }

  private static func iOS(_ inside: String) -> String {
    """
    <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Tea" label="Tea" enabled="true" visible="true" x="0" y="0" width="390" height="844"><XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" visible="true" x="0" y="0" width="390" height="844">\(inside)</XCUIElementTypeWindow></XCUIElementTypeApplication></AppiumAUT>
    """
  }

  private static func view(
    _ type: String, _ label: String? = nil, _ frame: (Int, Int, Int, Int), isEnabled: Bool = true, inside: String = ""
  ) -> String {
    let name = label.map { " name=\"\($0)\" label=\"\($0)\"" } ?? ""
    return """
      <XCUIElementType\(type) type="XCUIElementType\(type)"\(name) enabled="\(isEnabled)" visible="true" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)">\(inside)</XCUIElementType\(type)>
      """
  }

  private static func android(_ inside: String, root: String = "F0.u0", around: String = "android:id/content") -> String
  {
    """
    <hierarchy rotation="0"><node class="android.widget.FrameLayout" resource-id="\(around)" package="example.tea" bounds="[0,0][1080,2400]"><node class="\(root)" resource-id="" package="example.tea" bounds="[0,0][1080,2400]"><node class="android.view.View" resource-id="" package="example.tea" bounds="[0,0][1080,2400]">\(inside)</node></node></node></hierarchy>
    """
  }

  private static func node(
    _ name: String, _ text: String = "", _ top: Int, _ flags: String = "", inside: String = ""
  ) -> String {
    """
    <node class="android.\(name)" text="\(text)" content-desc="" package="example.tea" \(flags) bounds="[40,\(top)][1040,\(top + 120)]">\(inside)</node>
    """
  }

  // MARK: iOS

  @Test func theLastButtonOfAnAlertIsHeard() throws {
    let inside =
      Self.view("StaticText", "Log out?", (60, 300, 270, 20)) + Self.view("Button", "Stay", (60, 340, 130, 44))
      + Self.view("Button", "Leave", (200, 340, 130, 44))
    let alert = Self.iOS(Self.view("Alert", "Log out?", (60, 280, 270, 120), inside: inside))
    #expect(
      try Self.played(alert) == ["[sound: alert]", "alert, Log out?", "Log out?", "Stay, button", "Leave, button"])
    // The first element of any other screen is heard without a swipe.
    #expect(try Self.played(Self.iOS(inside)) == ["Log out?", "Stay, button", "Leave, button"])
    #expect(try Self.played(Self.iOS(Self.view("Button", "Stay", (60, 340, 130, 44)))).first == "Stay, button")
  }

  @Test func theTextsInsideALabelledViewAreHeard() throws {
    let texts =
      Self.view("StaticText", "Oolong", (0, 100, 390, 20)) + Self.view("StaticText", "Sencha", (0, 130, 390, 20))
    #expect(
      try Self.heard(Self.iOS(Self.view("Other", "Search", (0, 70, 390, 600), inside: texts))) == ["Oolong", "Sencha"])
    // A label that says all texts, and more, loses none of them.
    let whole = Self.iOS(Self.view("Other", "Teas: Oolong and Sencha", (0, 70, 390, 100), inside: texts))
    #expect(try Self.heard(whole) == ["Teas: Oolong and Sencha"])
    #expect(try Self.read(whole).notices.contains { $0.rule.id == "stops.ambiguous-group" })
  }

  @Test func anApplicationWithoutASizeHidesNothing() throws {
    func node(_ label: String, _ bounds: String, _ children: String = "") -> String {
      #"{"attributes": {"accessibilityText": "\#(label)", "title": "", "value": "", "text": "", "hintText": "", "resource-id": "", "bounds": "\#(bounds)", "enabled": "true", "focused": "false", "selected": "false", "checked": "false"}, "children": [\#(children)]}"#
    }
    let inside = node("Box 1", "[20,70][373,87]") + "," + node("Lorem", "[20,90][373,110]")
    #expect(
      try Self.heard(node("", "[0,0][0,0]", node("Testing", "[0,0][393,852]", inside))) == ["Box 1", "Lorem"])
  }

  @Test func aMarkAtTheEndOfARowIsNoControl() throws {
    let text = Self.view("StaticText", "Manual", (20, 144, 350, 45))
    func row(_ button: String) -> String { Self.iOS(Self.view("Cell", nil, (0, 144, 390, 45), inside: text + button)) }
    #expect(
      try Self.heard(row(Self.view("Button", "More Info", (356, 161, 14, 11), isEnabled: false))) == ["Manual"])
    // A button that works, and one that is dimmed and as large as buttons are, stay.
    #expect(
      try Self.heard(row(Self.view("Button", "More Info", (348, 155, 22, 22)))) == ["Manual", "More Info, button"])
    #expect(
      try Self.heard(row(Self.view("Button", "Buy", (300, 145, 70, 40), isEnabled: false))) == [
        "Manual", "Buy, dimmed, button",
      ])
  }

  @Test func theLinksOfATextAreHeard() throws {
    let link = Self.view("Link", "Terms", (40, 200, 60, 20))
    let text = Self.view("TextView", nil, (20, 100, 350, 200), inside: link)
    #expect(try Self.heard(Self.iOS(text)).contains("Terms, link"))
  }

  // MARK: Android

  private static let field = #"clickable="true" focusable="true""#

  @Test func aLabelDeepInsideAFieldIsSaidWithTheField() throws {
    let label = Self.node("view.View", "", 300, inside: Self.node("widget.TextView", "E-mail", 300))
    let field = Self.node("widget.EditText", "", 300, Self.field, inside: label)
    for root in ["androidx.compose.ui.platform.ComposeView", "F0.u0", "example.tea.Board"] {
      #expect(try Self.heard(Self.android(field, root: root)) == ["Edit box, E-mail"], "\(root)")
    }
    // What can be activated inside the field is a stop of its own.
    let button = Self.node("widget.Button", "Show", 300, Self.field)
    #expect(
      try Self.heard(Self.android(Self.node("widget.EditText", "", 300, Self.field, inside: button))) == [
        "Edit box", "Show, Button",
      ])
  }

  @Test func aRenamedViewOfComposeIsKnownByItsForm() throws {
    // Compose reports the content before the top bar.
    let parts = Self.node("widget.TextView", "Content", 900) + Self.node("widget.TextView", "Top bar", 100)
    #expect(try Self.heard(Self.android(parts)) == ["Top bar", "Content"])
    // Another class, another place or a view with a resource id of Android is none of Compose.
    #expect(try Self.heard(Self.android(parts, root: "example.tea.Board")) == ["Content", "Top bar"])
    #expect(try Self.heard(Self.android(parts, around: "example.tea:id/board")) == ["Content", "Top bar"])
    let own = Self.node("widget.TextView", "Content", 900, #"resource-id="example.tea:id/text""#)
    #expect(try Self.heard(Self.android(own + parts)).last == "Top bar")
  }

  @Test func theHintOfAPasswordIsHeardAndAPasswordIsNot() throws {
    func dump(_ text: String) -> String {
      Self.android(Self.node("widget.EditText", text, 300, Self.field + #" password="true""#))
    }
    for hint in ["Пароль", "Mot de passe", "Contraseña", "Enter your password", "密码", "Kata sandi"] {
      #expect(try Self.heard(dump(hint)) == ["password, \(hint), Edit box"], "\(hint)")
    }
    for secret in ["Quagga77", "password1", "QuaggaPassword", "pass-word", "swordfish", "••••a"] {
      let screen = try Self.read(dump(secret))
      #expect(!screen.file.contains(secret), "\(secret)")
      // Whether it is empty is not known, so neither its hint nor the number of its characters is said.
      #expect(try Self.heard(dump(secret)) == ["Edit box"], "\(secret)")
    }
    let kept = try Self.read(dump("Quagga"))
    #expect(kept.notices.contains { $0.rule.id == "android.secure-text" && $0.message.contains("not captured") })
    // What Compose draws is no hint.
    let compose = """
      Printing with useUnmergedTree = 'false'
      Node #1 at (l=0.0, t=0.0, r=400.0, b=60.0)px
      EditableText = 'password'
      [Password]
      Actions = [SetText, OnClick]
      """
    #expect(!(try Self.read(compose).file.contains("password\"")))
  }

  @Test func composeSaysWhetherAChipIsSelected() throws {
    func chip(_ role: String, _ selected: String, tree: String = "false", label: String = "") -> String {
      """
      Printing with useUnmergedTree = '\(tree)'
      Node #1 at (l=0.0, t=0.0, r=400.0, b=60.0)px
      \(label)Role = '\(role)'
      Selected = '\(selected)'
      Text = '[Today]'
      Actions = [OnClick]
      MergeDescendants = 'true'
      """
    }
    #expect(try Self.heard(chip("Checkbox", "false")) == ["Not selected, Today, Check box"])
    #expect(try Self.heard(chip("Checkbox", "true"))[0].contains("Selected, Today, Check box"))
    #expect(!(try Self.heard(chip("Tab", "false"))[0].contains("elected")))
    let label = "ContentDescription = '[Idle]'\n"
    #expect(try Self.heard(chip("Checkbox", "false", label: label)) == ["Not selected, Idle, Today, Check box"])
    #expect(
      try Self.heard(chip("Checkbox", "false", tree: "true", label: label)) == ["Not selected, Idle, Check box"])
  }

  // MARK: Files

  @Test func escapesOfAScriptAreResolved() throws {
    let dump = Self.android(Self.node("widget.TextView", "It's tea", 300))
    let shown =
      "<?xml version=\\'1.0\\'?>\\r\\n"
      + dump.replacing("'", with: "\\'").replacing("><", with: ">\\r\\n<") + "\\r\\n'"
    #expect(try Self.heard(shown) == ["It's tea"])
    // A backslash in a text is a backslash.
    #expect(try Self.heard(Self.android(Self.node("widget.TextView", #"C:\new"#, 300))) == [#"C:\new"#])
  }

  @Test func twoScreensInOneFileAreNamed() {
    let dump = Self.android(Self.node("widget.TextView", "Tea", 300))
    let failure = #expect(throws: ImportedScreen.Failure.self) { try Self.read(dump + "\n" + dump) }
    #expect(failure?.diagnostics.first?.message == "a second screen begins here, and a capture is one screen")
    #expect(failure?.diagnostics.first?.line == 2)
    #expect(failure?.diagnostics.first?.help?.contains("file of its own") == true)
  }

  @Test func aFileThatIsNamedLikeADumpIsNoScenario() {
    for name in ["a.xml", "b/dump.txt", "c.csv"] {
      #expect(ImportedScreen.isMeantAsOne(Array("Snap".utf8), name: name), "\(name)")
    }
    for (content, name) in [("Snap", "a.yaml"), ("Snap", "a"), ("screen: []\nsteps: []", "a.txt")] {
      #expect(!ImportedScreen.isMeantAsOne(Array(content.utf8), name: name), "\(name)")
    }
  }

  // MARK: What is not known

  @Test func aStateThatIsNotKnownIsNotSaid() throws {
    let list =
      #"Found these elements on screen: [{"type":"android.widget.Switch","text":"Stay signed in","coordinates":{"x":1,"y":2,"width":300,"height":40}}]"#
    #expect(try Self.heard(list) == ["Stay signed in, Switch"])
    #expect(!(try Self.played(list, as: "talkback").joined().contains("ff")))
  }

  @Test func bothReadersReadATreeOfFlutter() throws {
    let tree = String(decoding: Repository.bytes("Tests/Captured/sign-in/flutter.txt") ?? [], as: UTF8.self)
    let lines = try Self.played(tree, as: "talkback")
    #expect(lines.contains { $0.contains("Sign in, Heading") })
    #expect(lines.contains { $0.contains("Edit box") } && lines.contains { $0.hasSuffix("Button") })
    #expect(try Self.played(tree).contains("Sign in, heading"))
    // The captures of one platform keep their reader.
    let page = Self.iOS(Self.view("Button", "Go", (0, 100, 100, 44)))
    #expect(try Self.scenario(page, as: "talkback").unreadable.count == 1)
    #expect(try Self.scenario(tree, as: "talkback").unreadable.isEmpty)
  }

  @Test func formatsThatDoNotKnowTheKindOfAnElementDoNotDiffer() throws {
    func scenario(_ name: String) throws -> Scenario {
      let bytes = Repository.bytes("Tests/Captured/sign-in/\(name)") ?? []
      return try ImportedScreen.read(bytes, file: name).screen.scenario(file: name, readers: .all)
    }
    let formats = [
      "appium.xml", "maestro-ios.json", "agent-device.json", "axe.json", "sim-use.json", "xcodebuildmcp.json",
    ]
    for old in formats {
      for new in formats where old != new {
        let changes = ScreenDifference(from: try scenario(old), to: try scenario(new), locale: "en").changes
        #expect(!changes.contains { $0.sentence.contains("trait") }, "\(old), \(new): \(changes.map(\.sentence))")
      }
    }
    // In one format, another kind of element is a difference.
    let button = Self.iOS(Self.view("Button", "Go", (0, 100, 100, 44)))
    let text = Self.iOS(Self.view("StaticText", "Go", (0, 100, 100, 44)))
    let changes = ScreenDifference(
      from: try Self.read(button).scenario(file: "a", readers: .all),
      to: try Self.read(text).scenario(file: "b", readers: .all), locale: "en"
    ).changes
    #expect(!changes.isEmpty)
  }

  @Test func aFindingNamesWhatHasNoName() throws {
    let icon = Self.node("widget.ImageButton", "", 300, Self.field + #" resource-id="example.tea:id/close""#)
    let audit = Audit(
      try Self.read(Self.android(icon, root: "android.widget.FrameLayout")).scenario(file: "a", readers: .all))
    let finding = try #require(audit.findings.first { $0.element != nil })
    #expect(finding.form?.contains("ImageButton, resource id close") == true, "\(finding.form ?? "none")")
    #expect(finding.diagnostic(file: nil).notes[0].contains("resource id close"))
    #expect(JSON.object(JSON.fields(of: finding)).contains("\"line\":\(finding.source?.line ?? -1)"))
  }
}
