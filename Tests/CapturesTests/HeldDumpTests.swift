import A11ySim
import TestSupport
import Testing
import TextFormats

@testable import Captures

/// The kinds of dumps that were read wrong or not at all when an independent hand compared 64 of them with what a person
/// hears, and their opposites.
@Suite(.timeLimited) struct HeldDumpTests {
  /// What is heard at each stop; a line break in a text is a pause.
  private static func heard(_ content: String) throws -> [String] {
    try AgentDumpTests.heard(content).map { $0.replacing("\n", with: " ") }
  }

  private static func read(_ content: String) throws -> ImportedScreen {
    try ImportedScreen.read(Array(content.utf8), file: "a").screen
  }

  private static func screens(_ content: String) throws -> [[String]] {
    try ImportedScreen.screens(Array(content.utf8), file: "a").screens.map { screen in
      Session(screen.scenario(file: "a", readers: .all), locale: "en").descriptions.map { $0.lines.first ?? "–" }
    }
  }

  // MARK: Logs and comments

  private static let compose = """
    Printing with useUnmergedTree = 'false'
    Node #1 at (l=0.0, t=100.0, r=1080.0, b=2000.0)px
     |-Node #2 at (l=0.0, t=100.0, r=1080.0, b=200.0)px, Tag: 'title: big'
     | Text = '[Teas]'
     | [Heading]
     |-Node #3 at (l=0.0, t=300.0, r=1080.0, b=400.0)px
       Role = 'Button'
       Text = '[Brew: now]'
       Actions = [OnClick]
       MergeDescendants = 'true'
    """

  private static let flutter = """
    SemanticsNode#0
     │ Rect.fromLTRB(0.0, 0.0, 400.0, 800.0)
     │
     ├─SemanticsNode#1
     │   Rect.fromLTRB(0.0, 50.0, 400.0, 90.0)
     │   label: "Teas"
     │
     └─SemanticsNode#2
         Rect.fromLTRB(0.0, 100.0, 400.0, 140.0)
         actions: tap
         flags: isButton
         label: "Brew"
    """

  /// What logs and people put before each line.
  static let prefixes = [
    "teas    : ", "// ", " * ",
    "2026-11-28 10:00:0N.101  4711-4711  teas                    example.tea            D  ",
    "11-28 10:00:0N.101  4711  4711 D TEAS    : ",
  ]

  @Test(arguments: prefixes) func whatStandsBeforeEachLineIsNotInTheWay(prefix: String) throws {
    for tree in [Self.compose, Self.flutter] {
      let log = tree.split(separator: "\n").enumerated()
        .map { prefix.replacing("N", with: String($0.offset % 10)) + $0.element }.joined(separator: "\n")
      #expect(try Self.heard(log) == Self.heard(tree))
      #expect(try Self.heard(log).count == 2)
    }
  }

  @Test func aFaultKeepsItsPlaceBehindAPrefix() throws {
    let log = Self.compose.split(separator: "\n").map { "teas    : " + $0 }.joined(separator: "\n")
    let sources = try Self.read(log).elements.allSources
    #expect(sources.contains { $0.line == 3 && $0.column == 14 }, "\(sources)")
  }

  /// A list of trees has a number before each of them, and a line of another log is no part of the tree.
  @Test func whatDrawsATreeIsNoPrefix() throws {
    let list = Self.compose.replacing("Node #1 at", with: "1) Node #1 at")
    #expect(try Self.heard(list) == Self.heard(Self.compose))
    var lines = Self.compose.split(separator: "\n").map { "teas    : " + $0 }
    lines.insert("other   : the kettle is on", at: 3)
    #expect(try Self.heard(lines.joined(separator: "\n")) == Self.heard(Self.compose))
  }

  /// A button of an unmerged tree is named by the texts inside it, and then comes what it is.
  @Test func aButtonIsReadAfterItsTexts() throws {
    let tree = """
      Printing with useUnmergedTree = 'true'
      Node #1 at (l=0.0, t=0.0, r=1080.0, b=2000.0)px
       |-Node #2 at (l=0.0, t=100.0, r=1080.0, b=200.0)px
         Role = 'Button'
         Actions = [OnClick]
         MergeDescendants = 'true'
          |-Node #3 at (l=10.0, t=110.0, r=200.0, b=190.0)px
            Text = '[Brew]'
      """
    #expect(try Self.heard(tree) == ["Brew, Button"])
    #expect(try Self.heard(tree.replacing("'true'\nNode", with: "'false'\nNode")).count >= 1)
  }

  @Test func aTabOfComposeSaysSo() throws {
    func tree(_ role: String) -> String {
      """
      Printing with useUnmergedTree = 'false'
      Node #1 at (l=0.0, t=0.0, r=1080.0, b=200.0)px
       |-Node #2 at (l=0.0, t=0.0, r=540.0, b=200.0)px
         Role = '\(role)'
         Selected = 'true'
         Text = '[Teas]'
         Actions = [OnClick]
      """
    }
    #expect(try Self.heard(tree("Tab")) == ["selected, Teas, Tab"])
    #expect(!(try Self.heard(tree("RadioButton"))[0].contains("Tab")))
  }

  /// A document that shows parts of a screen is still one screen.
  @Test func partsInADocumentAreNoScreens() throws {
    let part = "```\nButton, 0x600, {{0.0, 100.0}, {80.0, 40.0}}, label: 'Brew'\n```\n"
    let whole =
      "```\nApplication, 0x500, pid: 1, label: 'Tea'\n  StaticText, 0x501, {{0.0, 50.0}, {80.0, 40.0}}, label: 'Teas'\n```\n"
    #expect(try Self.screens("# Teas\n\n" + whole + "\nThen:\n\n" + part).count == 1)
  }

  // MARK: Flutter

  private static func tree(_ outer: String, _ inner: String, merges: Bool) -> String {
    """
    SemanticsNode#0
     │ Rect.fromLTRB(0.0, 0.0, 400.0, 800.0)
     │
     └─SemanticsNode#1
       │\(merges ? " merge boundary ⛔️" : "")
       │ Rect.fromLTRB(0.0, 0.0, 56.0, 56.0)
       │ \(outer)
       │
       └─SemanticsNode#2
           \(merges ? "merged up ⬆️" : "")
           Rect.fromLTRB(0.0, 0.0, 56.0, 56.0)
           \(inner)
           actions: tap
           flags: isButton, hasEnabledState, isEnabled
    """
  }

  @Test func partsThatFlutterMergesAreOneStop() throws {
    #expect(try Self.heard(Self.tree(#"tooltip: "Add""#, "", merges: true)) == ["Add, button"])
    #expect(try Self.heard(Self.tree(#"label: "Add""#, #"label: "a tea""#, merges: true)) == ["Add a tea, button"])
    // Without a boundary, each part is a stop.
    #expect(try Self.heard(Self.tree(#"label: "Add""#, #"label: "a tea""#, merges: false)) == ["Add", "a tea, button"])
  }

  @Test func aTooltipIsHeardAfterTheLabel() throws {
    func node(_ lines: String) -> String { "SemanticsNode#0\n   \(lines)\n" }
    #expect(try Self.heard(node("label: \"Kettle\"\n   tooltip: \"boils\"")) == ["Kettle boils"])
    #expect(try Self.heard(node("label: \"Kettle\"\n   tooltip: \"Kettle\"")) == ["Kettle"])
    #expect(try Self.heard(node("tooltip: \"boils\"")) == ["boils"])
  }

  @Test func aPasswordThatIsMergedStaysSecret() throws {
    let field = Self.tree(
      #"label: "Password""#, "value: \"Quagga-77\"", merges: true
    ).replacing("isButton", with: "isTextField, isObscured")
    let screen = try Self.read(field)
    #expect(!screen.file.contains("Quagga") && screen.file.contains("secureTextField"))
  }

  // MARK: Maestro

  private static func node(
    _ label: String = "", _ bounds: String, value: String = "", hint: String = "", children: [String] = []
  ) -> String {
    #"{"attributes": {"accessibilityText": "\#(label)", "value": "\#(value)", "hintText": "\#(hint)", "bounds": "\#(bounds)", "enabled": "true"}, "children": [\#(children.joined(separator: ", "))]}"#
  }

  private static func maestro(_ children: [String]) -> String {
    node("Tea", "[0,0][390,844]", children: [node("", "[0,0][390,844]", children: children)])
  }

  @Test func theStatusBarIsNoPartOfTheApp() throws {
    func bar(_ label: String) -> String {
      Self.node(
        "", "[0,0][0,0]",
        children: [
          Self.node(
            "", "[0,0][390,47]",
            children: [
              Self.node(label, "[40,12][90,34]"), Self.node("Battery", "[340,12][370,34]", value: "80 %"),
            ])
        ])
    }
    let text = Self.node("Green tea", "[16,100][374,130]")
    #expect(try Self.heard(Self.maestro([text, bar("9:41")])) == ["Green tea"])
    #expect(try Self.heard(Self.maestro([text, bar("14.05")])) == ["Green tea"])
    // A header of the app has no time.
    #expect(try Self.heard(Self.maestro([bar("Teas"), text])).contains("Teas"))
  }

  @Test func scrollBarsAreNoStops() throws {
    let bar = Self.node("Vertikaler Rollbalken, 2 Seiten", "[360,100][390,700]", value: "10%")
    let text = Self.node("Green tea", "[16,120][374,150]")
    #expect(try Self.heard(Self.maestro([Self.node("", "[0,100][390,700]", children: [text, bar])])) == ["Green tea"])
    // A value in per cent alone is no scroll bar: this is as wide as it is high, and that has no number in its name.
    let gauge = Self.node("Pot 2", "[16,200][76,260]", value: "10%")
    let level = Self.node("Level", "[16,300][46,700]", value: "10%")
    #expect(try Self.heard(Self.maestro([gauge, level])) == ["Pot 2, 10%", "Level, 10%"])
  }

  /// What is scrolled out above a scroll view does not tell where it stands.
  @Test func aScrollViewStandsWhereItIsSeen() throws {
    let tabs = [Self.node("List", "[0,60][195,100]"), Self.node("Add", "[195,60][390,100]")]
    let bar = Self.node("Vertical scroll bar, 2 pages", "[360,100][390,700]", value: "90%")
    let scrolled = Self.node(
      "", "[0,100][390,700]",
      children: [Self.node("Step 1", "[0,20][390,50]"), Self.node("Step 2", "[0,120][390,150]"), bar])
    #expect(try Self.heard(Self.maestro(tabs + [scrolled])) == ["List", "Add", "Step 1", "Step 2"])
  }

  /// A container of React Native repeats the labels of the containers inside it, and these those of their texts.
  @Test func containersThatJoinLabelsAreNoStops() throws {
    func item(_ label: String, _ left: Int) -> String {
      Self.node(
        label, "[\(left),760][\(left + 70),810]", children: [Self.node(label, "[\(left + 10),770][\(left + 60),800]")])
    }
    let bar = Self.node("Brew Drink", "[0,750][390,820]", children: [item("Brew", 12), item("Drink", 90)])
    #expect(try Self.heard(Self.maestro([bar])) == ["Brew", "Drink"])
    // A label that says more than its texts was written by somebody.
    let written = Self.node("Brew, then Drink", "[0,750][390,820]", children: [item("Brew", 12), item("Drink", 90)])
    #expect(try Self.heard(Self.maestro([written])) == ["Brew, then Drink"])
  }

  @Test func aLabelMayHaveOtherCapitals() throws {
    func group(_ label: String) -> String {
      Self.node(
        label, "[0,100][390,140]",
        children: [
          Self.node("Tea made by", "[0,100][100,140]"), Self.node("Kettle", "[120,100][220,140]"),
        ])
    }
    #expect(try Self.heard(Self.maestro([group("Tea made by kettle")])) == ["Tea made by kettle"])
    #expect(try Self.heard(Self.maestro([group("Something else")])) == ["Tea made by", "Kettle"])
  }

  // MARK: Web pages

  private static func page(_ inside: String, isVisible: Bool = true) -> String {
    iOS(
      #"<XCUIElementTypeWebView type="XCUIElementTypeWebView" visible="\#(isVisible)" accessible="false" x="0" y="0" width="390" height="800">\#(inside)</XCUIElementTypeWebView>"#
    )
  }

  private static func iOS(_ inside: String) -> String {
    #"<AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Tea" label="Tea" visible="true" accessible="false" x="0" y="0" width="390" height="844">\#(inside)</XCUIElementTypeApplication></AppiumAUT>"#
  }

  private static func view(
    _ type: String, _ label: String, _ y: Int, isVisible: Bool = true, isElement: Bool = true, name: String? = nil,
    inside: String = ""
  ) -> String {
    #"<XCUIElementType\#(type) type="XCUIElementType\#(type)" name="\#(name ?? label)" label="\#(label)" enabled="true" visible="\#(isVisible)" accessible="\#(isElement)" x="20" y="\#(y)" width="200" height="40">\#(inside)</XCUIElementType\#(type)>"#
  }

  private static func link(_ type: String, _ label: String, _ y: Int, isVisible: Bool = true) -> String {
    view(
      "Link", label, y, isVisible: isVisible, isElement: false,
      inside: view(type, label, y, isVisible: isVisible))
  }

  @Test func aPageIsReadInItsOrder() throws {
    let parts = Self.view("StaticText", "Teas", 300) + Self.link("StaticText", "All", 100)
    #expect(try Self.heard(Self.page(parts)) == ["Teas", "All, link"])
    // The elements of an app are read by their places.
    #expect(try Self.heard(Self.iOS(parts)) == ["All", "Teas"])
  }

  @Test func aCoveredPartOfAPageIsRead() throws {
    #expect(try Self.heard(Self.page(Self.link("StaticText", "Close", 100, isVisible: false))) == ["Close, link"])
    let both = Self.link("StaticText", "Close", 100, isVisible: false) + Self.view("StaticText", "Teas", 300)
    // Neither a page that is hidden as a whole is read, nor a hidden view of an app.
    #expect(try Self.heard(Self.page(both, isVisible: false)) == ["Teas"])
    #expect(try Self.heard(Self.iOS(Self.view("Button", "Close", 100, isVisible: false) + both)) == ["Teas"])
  }

  @Test func anImageMayBeALink() throws {
    let heard = try Self.heard(Self.page(Self.link("Image", "Fork me", 100) + Self.view("Image", "Pot", 200)))
    #expect(heard == ["Fork me, link, image", "Pot, image"])
  }

  // MARK: Other kinds

  @Test func uikitsBackButtonIsNamed() throws {
    func bar(_ type: String, _ name: String) -> String {
      Self.iOS(
        #"<XCUIElementType\#(type) type="XCUIElementType\#(type)" name="bar" visible="true" accessible="false" x="0" y="50" width="390" height="60">\#(Self.view("Button", "Teas", 60, name: name))</XCUIElementType\#(type)>"#
      )
    }
    #expect(try Self.heard(bar("NavigationBar", "BackButton")) == ["Teas, back button"])
    #expect(try Self.heard(bar("NavigationBar", "teas")) == ["Teas, button"])
    #expect(try Self.heard(bar("Toolbar", "BackButton")) == ["Teas, button"])
  }

  @Test func aBareSwitchOfComposeIsHeard() throws {
    func dump(_ checked: String, view: String = "android.view.View", inside: String = "", root: String) -> String {
      """
      <hierarchy rotation="0"><node class="android.widget.FrameLayout" package="example.tea" bounds="[0,0][1080,2400]"><node class="\(root)" package="example.tea" bounds="[0,0][1080,2400]"><node class="android.widget.TextView" text="Milk" package="example.tea" bounds="[40,300][600,400]"/><node class="\(view)" text="" checkable="true" checked="\(checked)" clickable="true" focusable="true" package="example.tea" bounds="[900,300][1040,400]">\(inside)</node></node></node></hierarchy>
      """
    }
    let compose = "androidx.compose.ui.platform.ComposeView"
    #expect(try Self.heard(dump("true", root: compose)) == ["Milk", "ON, Switch"])
    #expect(try Self.heard(dump("false", root: compose)) == ["Milk", "OFF, Switch"])
    // A row with words may be an item that can be selected, and Android's own views have classes.
    let text = #"<node class="android.widget.TextView" text="Oat" package="example.tea" bounds="[900,300][1040,400]"/>"#
    #expect(!(try Self.heard(dump("true", inside: text, root: compose))[1].contains("Switch")))
    #expect(!(try Self.heard(dump("true", root: "android.widget.LinearLayout"))[1].contains("Switch")))
  }

  // MARK: Several screens

  private static func dump(_ text: String) -> String {
    """
    <?xml version='1.0'?><hierarchy rotation="0"><node class="android.widget.TextView" text="\(text)" package="example.tea" bounds="[0,0][1080,200]"/></hierarchy>
    """
  }

  /// Files with two screens, and what is heard on each.
  static let several: [(name: String, content: String, heard: [[String]])] = [
    ("dumps", dump("One") + "\n" + dump("Two"), [["One"], ["Two"]]),
    ("dumps of adb", dump("One") + "UI hierchary dumped to: /dev/tty\n" + dump("Two"), [["One"], ["Two"]]),
    (
      "a log", "TEAS: printToLog:\n" + compose + "\n" + compose.replacing("Teas", with: "Cups"),
      [
        ["Teas, Heading", "Brew: now, Button"], ["Cups, Heading", "Brew: now, Button"],
      ]
    ),
    (
      "trees", flutter + "\n\n" + flutter.replacing("Teas", with: "Cups"),
      [
        ["Teas", "Brew, button"], ["Cups", "Brew, button"],
      ]
    ),
    (
      "JSON", maestro([node("One", "[16,100][374,130]")]) + "\n" + maestro([node("Two", "[16,100][374,130]")]),
      [
        ["One"], ["Two"],
      ]
    ),
    (
      "fences", "# Teas\n\n```xml\n\(dump("One"))\n```\n\nThen:\n\n```\n\(dump("Two"))\n```\n\n```sh\nls\n```\n",
      [
        ["One"], ["Two"],
      ]
    ),
  ]

  @Test(arguments: several.indices) func eachScreenOfAFileIsHeard(index: Int) throws {
    let (name, content, heard) = Self.several[index]
    #expect(try Self.screens(content) == heard, "\(name)")
    // One screen alone is still one.
    #expect(try Self.screens(Self.dump("One")) == [["One"]])
    // Where one screen is needed, the file is refused with a remedy.
    let failure = #expect(throws: ImportedScreen.Failure.self) { try Self.read(content) }
    let first = failure?.diagnostics.first
    #expect(first?.message == "a second screen begins here, and a capture is one screen", "\(name)")
    #expect((first?.line ?? 0) >= 2 && first?.help?.contains("a11y-sim capture") == true)
  }

  @Test func aFieldThatIsSecureOnOneScreenIsSecretOnAll() throws {
    func field(_ password: Bool) -> String {
      """
      <hierarchy rotation="0"><node class="android.widget.EditText" resource-id="example.tea:id/key" text="\(password ? "••••" : "Quagga-77")" password="\(password)" package="example.tea" bounds="[0,0][1080,200]"/></hierarchy>
      """
    }
    let screens = try ImportedScreen.screens(Array((field(true) + field(false)).utf8), file: "a").screens
    #expect(screens.count == 2 && !screens.contains { $0.file.contains("Quagga") })
  }

  private static func screen(_ nodes: String) -> String {
    #"<hierarchy rotation="0"><node class="android.widget.FrameLayout" package="example.tea" bounds="[0,0][1080,2000]">"#
      + nodes + "</node></hierarchy>\n"
  }

  private static func pin(_ attributes: String) -> String {
    screen(
      #"<node class="android.widget.EditText" resource-id="example.tea:id/pin" \#(attributes) package="example.tea" bounds="[0,0][1080,200]"/>"#
    )
  }

  private static func text(_ text: String) -> String {
    screen(
      #"<node class="android.widget.TextView" text="\#(text)" package="example.tea" bounds="[0,0][1080,200]"/>"#)
  }

  /// The screens of a file on which a secure field is seen, with the screens around it: one that reveals what the field
  /// holds, or the field itself does.
  static let revealed = [
    pin(#"text="••••" password="true""#) + pin(#"text="5831" password="false""#) + text("Your PIN is 5831"),
    text("Your PIN is 5831") + pin(#"text="5831" password="false""#) + pin(#"text="••••" password="true""#),
    pin(#"text="5831" hint="Pin" password="true""#) + text("Your PIN is 5831") + text("Say 5 8 3 1"),
  ]

  @Test(arguments: revealed.indices) func whatOneScreenRevealsIsHiddenOnAll(index: Int) throws {
    let content = Self.revealed[index]
    let screens = try ImportedScreen.screens(Array(content.utf8), file: "a").screens
    #expect(screens.count == 3)
    for screen in screens {
      let played = screen.scenario(file: "a", readers: .all).play(locale: "en")
      for text in [screen.file, "\(screen.notices)", "\(played)"] {
        #expect(!text.contains("5831") && !text.contains("5 8 3 1"), "\(index)")
      }
    }
    #expect(screens.contains { $0.file.contains("Your PIN is ••••") })
    // A second look finds nothing more: a capture is read from a file, and then beside other captures.
    var again = screens
    ImportedScreen.shareSecrets(of: &again)
    #expect(again.map(\.file) == screens.map(\.file))
    #expect(again.map(\.notices) == screens.map(\.notices))
  }

  /// What is typed key by key is one secret; more than 32 different ones are refused, because the search would take long.
  @Test func thereIsALimitForSecretsOfAFile() throws {
    func screens(_ contents: [String]) throws -> [ImportedScreen] {
      let content = ([#"text="••••" password="true""#] + contents.map { #"text="\#($0)" password="false""# }).map(
        Self.pin)
      return try ImportedScreen.screens(Array((content.joined() + Self.text("Tea 31")).utf8), file: "a").screens
    }
    let typed = (1...40).map { String("tulip-meadow-lamp-river-stone-candle-kettle".prefix($0)) }
    #expect(try screens(typed + typed).allSatisfy { !$0.file.contains("tulip") })
    let failure = #expect(throws: ImportedScreen.Failure.self) { try screens((10...60).map { "quagga\($0)" }) }
    #expect(failure?.diagnostics.first?.message.contains("more than 32 different texts") == true)
  }

  /// The opposite: a field that shows its hint, and a number that no secure field held.
  @Test func aHintAndANumberOfAnotherFieldStay() throws {
    let content =
      Self.pin(#"text="••••" password="true""#) + Self.pin(#"text="Enter password" password="false""#)
      + Self.text("Enter password") + Self.text("Table 5831")
    let screens = try ImportedScreen.screens(Array(content.utf8), file: "a").screens
    #expect(screens[2].file.contains(#""label": "Enter password""#) && screens[3].file.contains("Table 5831"))
  }

  /// Cut anywhere, each kind is read in part or refused as what it is.
  @Test(arguments: several.indices) func aCutFileOfSeveralScreensDoesNoHarm(index: Int) {
    let bytes = Array(Self.several[index].content.utf8)
    for step in 1...50 {
      let cut = Array(bytes[..<(bytes.count * step / 50)])
      _ = try? ImportedScreen.screens(cut, file: "a").screens.map {
        $0.scenario(file: "a", readers: .all).play(locale: "en")
      }
    }
  }

  // MARK: Empty areas

  /// The area around a sheet, which closes it when it is tapped, is no control. An empty view that can be tapped beside
  /// others is one, as one with a name is.
  @Test func theAreaAroundASheetIsNoStop() throws {
    func view(_ attributes: String, _ bounds: String, _ inside: String = "") -> String {
      #"<node class="android.widget.FrameLayout" \#(attributes) package="example.tea" bounds="\#(bounds)">\#(inside)</node>"#
    }
    let text = #"<node class="android.widget.TextView" text="Teas" package="example.tea" bounds="[0,900][1080,1000]"/>"#
    let sheet = view("", "[0,800][1080,2000]", text)
    let scrim = view(#"clickable="true" focusable="true""#, "[0,0][1080,2000]")
    #expect(try Self.heard(Self.screen(scrim + sheet)) == ["Teas"])
    #expect(try Self.read(Self.screen(scrim + sheet)).notices.contains { $0.rule == .androidScrim })
    let small = view(#"clickable="true" focusable="true""#, "[0,0][1080,400]")
    for others in [
      small + sheet, sheet + scrim, scrim,
      view(#"clickable="true" focusable="true" a11y-important="true""#, "[0,0][1080,2000]") + sheet,
      view(#"clickable="true" content-desc="Close""#, "[0,0][1080,2000]") + sheet,
    ] {
      #expect(try !Self.read(Self.screen(others)).notices.contains { $0.rule == .androidScrim }, "\(others)")
    }
  }
}

extension [AccessibilityElement] {
  /// The places of the elements and of those inside them.
  fileprivate var allSources: [FileLocation] { flatMap { [$0.source].compactMap(\.self) + $0.children.allSources } }
}
