import A11ySim
import Captures
import Foundation
import TestSupport
import Testing
import TextFormats

/// Dumps of Android, made by hand in the shape of the tools. The names and texts are ours.
enum AndroidSamples {
  static let secret = "Quagga-77"

  private static func node(_ type: String, _ attributes: String, _ children: String = "") -> String {
    let flags = ["clickable", "focusable", "long-clickable", "checkable", "checked", "scrollable", "password"]
      .filter { !attributes.contains("\($0)=") }.map { "\($0)=\"false\"" }.joined(separator: " ")
    let name = attributes.contains("package=") ? "" : " package=\"example.teahouse\""
    return "<node class=\"\(type)\"\(name) enabled=\"true\" \(flags) \(attributes)"
      + (children.isEmpty ? "/>" : ">\n\(children)</node>") + "\n"
  }

  private static let (button, layout) = ("android.widget.Button", "android.widget.LinearLayout")

  /// A sign-in screen as `uiautomator dump` writes it: a row of a text and a switch, a list, an image button, a toast.
  static let dump =
    "UI hierchary dumped to: /sdcard/window_dump.xml\n<?xml version='1.0'?>\n<hierarchy rotation=\"0\">\n"
    + node(
      "android.widget.FrameLayout", #"bounds="[0,0][1080,2400]""#,
      node("android.widget.TextView", #"text="Join us" bounds="[40,100][400,160]""#)
        + node(
          layout, #"bounds="[0,200][1080,400]""#,
          node(
            "android.widget.EditText",
            #"text="ada@tea.example" resource-id="mail" clickable="true" focusable="true" bounds="[40,200][1040,300]""#)
            + node(
              "android.widget.EditText",
              #"text="••••••" resource-id="key" password="true" clickable="true" focusable="true" bounds="[40,300][1040,400]""#
            ))
        + node(
          layout, #"clickable="true" bounds="[0,400][1080,500]""#,
          node("android.widget.TextView", #"text="News" bounds="[40,400][400,440]""#)
            + node("android.widget.TextView", #"text="once a week" bounds="[40,440][400,500]""#)
            + node(
              "android.widget.Switch",
              #"text="" checkable="true" checked="true" clickable="true" focusable="true" bounds="[900,400][1040,500]""#
            ))
        + node(
          "androidx.recyclerview.widget.RecyclerView", #"scrollable="true" bounds="[0,500][1080,900]""#,
          node(
            layout, #"bounds="[0,500][1080,600]""#,
            node("android.widget.TextView", #"text="Oolong" bounds="[40,500][400,600]""#))
            + node(
              layout, #"bounds="[0,600][1080,700]""#,
              node("android.widget.TextView", #"text="Sencha" bounds="[40,600][400,700]""#)))
        + node("android.widget.ImageButton", #"clickable="true" focusable="true" bounds="[0,900][100,1000]""#)
        + node("android.widget.ImageView", #"bounds="[100,900][200,1000]""#)
        + node(
          button,
          #"text="Join" content-desc="Join the house" clickable="true" focusable="true" bounds="[0,1000][1080,1100]""#)
        + node("android.widget.TextView", #"text="12:00" package="com.android.systemui" bounds="[0,0][100,60]""#))
    + "</hierarchy>\n"

  /// The page source of UiAutomator2, with the attributes of its newer versions.
  static let source = """
    <?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
    <hierarchy rotation="0" width="1080" height="2400">
      <android.widget.FrameLayout class="android.widget.FrameLayout" package="example.teahouse" a11y-important="false" clickable="false" displayed="true" bounds="[0,0][1080,2400]">
        <android.widget.TextView class="android.widget.TextView" package="example.teahouse" text="Enter your code" heading="true" a11y-important="true" clickable="false" displayed="true" bounds="[40,100][400,160]"/>
        <android.widget.EditText class="android.widget.EditText" package="example.teahouse" text="First digit" hint="First digit" showing-hint="true" a11y-important="true" clickable="true" focusable="true" displayed="true" bounds="[40,200][140,300]"/>
        <android.widget.EditText class="android.widget.EditText" package="example.teahouse" text="Quagga-77" hint="Key" password="true" a11y-important="true" clickable="true" focusable="true" displayed="true" bounds="[140,200][240,300]"/>
        <android.widget.TextView class="android.widget.TextView" package="example.teahouse" text="Wrong code" live-region="2" a11y-important="true" clickable="false" displayed="true" bounds="[40,300][400,360]"/>
        <android.view.View class="android.view.View" package="example.teahouse" a11y-important="true" clickable="true" focusable="true" displayed="true" bounds="[40,400][400,460]">
          <android.widget.TextView class="android.widget.TextView" package="example.teahouse" text="Send again" a11y-important="true" clickable="false" displayed="true" bounds="[40,400][400,460]"/>
        </android.view.View>
        <android.widget.TextView class="android.widget.TextView" package="example.teahouse" text="Not drawn" a11y-important="true" clickable="false" displayed="false" bounds="[40,460][400,520]"/>
        <android.widget.Toast class="android.widget.Toast" package="com.android.settings" text="A code was sent" displayed="true"/>
      </android.widget.FrameLayout>
    </hierarchy>
    """

  static func read(_ content: String) -> (capture: Capture?, problems: FileProblems) {
    var problems = FileProblems()
    let capture = CaptureFormat.uiautomator.read(
      FileText(file: "dump.xml", utf8: Array(content.utf8)), problems: &problems)
    return (capture, problems)
  }
}

@Suite(.timeLimited) struct AndroidStopsTests {
  /// Returns the class of each stop, and what TalkBack says there.
  private func stops(_ content: String) throws -> [String] {
    let (capture, problems) = AndroidSamples.read(content)
    #expect(problems.all(of: "dump.xml").isEmpty)
    let session = Session(try #require(capture).screen().scenario(file: "dump.xml", readers: .all), locale: "en")
    return zip(session.readingOrder, session.descriptions).map { stop, said in
      "\(stop.element.android?.view?.rawValue.split(separator: ".").last ?? ""): \(said.lines.first ?? "–")"
    }
  }

  @Test("a dump: layouts are left out, rows have their texts, list items are stops, an image without a name is none")
  func dump() throws {
    #expect(
      try stops(AndroidSamples.dump) == [
        "TextView: Join us", "EditText: ada@tea.example, Edit box", "EditText: password, 6 characters, Edit box",
        "ViewGroup: News, once a week", "Switch: ON, Switch", "TextView: Oolong", "TextView: Sencha",
        "ImageButton: Button", "Button: Join the house, Button",
      ])
  }

  @Test("page source: importance decides, hints are no content, a toast is no stop")
  func source() throws {
    #expect(
      try stops(AndroidSamples.source) == [
        "TextView: Enter your code, Heading", "EditText: First digit, Edit box",
        "EditText: password, 9 characters, Edit box", "TextView: Wrong code", "View: Send again",
      ])
    let capture = try #require(AndroidSamples.read(AndroidSamples.source).capture)
    let fields = capture.nodes.filter { $0.type.hasSuffix("EditText") }
    #expect(fields.map(\.value) == [.absent, .absent])
    #expect(fields.map(\.placeholder) == [.known("First digit"), .known("Key")])
    #expect(fields[1].secureLength == 9)
    #expect(capture.nodes[1].android?.properties.isHeading == true)
    #expect(capture.nodes[4].android?.properties.liveRegion == .assertive)
    let notices = capture.screen().notices.map(\.rule.id)
    #expect(notices.contains("android.toast"))
  }

  /// A dump of a few nodes inside a window. The names of the attributes are those of UiAutomator2.
  private func dump(_ nodes: String) -> String {
    """
    <hierarchy><node class="android.widget.FrameLayout" package="example.teahouse" bounds="[0,0][1080,2400]">\(nodes)</node>
    </hierarchy>
    """
  }

  @Test("a view as large as its window is no stop, and its texts inside a scrolling one are part of it")
  func windowSized() throws {
    let page = #"<node class="android.widget.TextView" text="Tea" bounds="[0,0][9,9]"/>"#
    let described = #"<node class="android.view.ViewGroup" content-desc="Menu" bounds="[0,0][1080,2400]">"#
    #expect(try stops(dump(described + page + "</node>")) == ["TextView: Tea"])
    let smaller = #"<node class="android.view.ViewGroup" content-desc="Menu" bounds="[0,0][1080,2399]">"#
    #expect(try stops(dump(smaller + page + "</node>")) == ["ViewGroup: Menu", "TextView: Tea"])
  }

  @Test("a web page: each text and each link is a stop")
  func webPage() throws {
    let link = """
      <node class="android.view.View" clickable="true" content-desc="Shop" bounds="[0,0][9,9]"><node
      class="android.widget.TextView" text="Shop" bounds="[0,0][9,9]"/></node>
      """
    let page = #"<node class="android.webkit.WebView" focusable="true" bounds="[0,0][90,90]">"# + link + "</node>"
    #expect(try stops(dump(page)) == ["View: Shop", "TextView: Shop"])
  }

  @Test("a view that cannot be seen is left out, and what is in it moves up")
  func invisible() throws {
    let hidden = """
      <node class="android.widget.Button" text="Old" clickable="true" visible-to-user="false" bounds="[0,0][9,9]"><node
      class="android.widget.TextView" text="New" visible-to-user="true" bounds="[0,0][9,9]"/></node>
      """
    #expect(try stops(dump(hidden)) == ["TextView: New"])
  }

  @Test("the position of a bar, which UiAutomator2 writes as its text, is not heard")
  func bar() throws {
    let bar = #"<node class="android.widget.SeekBar" text="50.0" focusable="true" bounds="[0,0][9,9]"/>"#
    #expect(try stops(dump(bar)) == ["SeekBar: Slider"])
    let capture = try #require(AndroidSamples.read(dump(bar)).capture)
    let screen = capture.screen()
    #expect(screen.elements.map(\.unknown).last?.contains(.value) == true)
    #expect(screen.notices.map(\.rule.id).contains("android.range-text"))
  }

  @Test("a dump does not tell states, roles, ranges, places in lists and labels by other views")
  func unknown() throws {
    let capture = try #require(AndroidSamples.read(AndroidSamples.source).capture)
    let unknown = capture.screen().unknown
    #expect(
      unknown.names == [
        "actions", "language", "editing", "stateDescription", "roleDescription", "range", "collection", "labeledBy",
        "error", "paneTitle", "tooltip", "enabled", "selected",
      ])
    let dump = try #require(AndroidSamples.read(AndroidSamples.dump).capture)
    #expect(dump.screen().unknown.isSuperset(of: [.traits, .liveRegion]))
  }

  @Test("views nested a thousand deep are read, played and written")
  func deep() throws {
    let depth = 900
    let open = #"<node class="android.view.View" clickable="true" text="a" bounds="[0,0][9,9]">"#
    let content = dump(String(repeating: open, count: depth) + String(repeating: "</node>", count: depth))
    let capture = try #require(AndroidSamples.read(content).capture)
    let screen = capture.screen()
    #expect(screen.notices.count { $0.rule.id == "android.deep" } == 1)
    #expect(Session(screen.scenario(file: "dump.xml", readers: .all), locale: "en").readingOrder.count == depth)
    let again = try ImportedScreen.read(Array(screen.file.utf8), file: "a").screen
    #expect(Session(again.scenario(file: "a", readers: .all), locale: "en").readingOrder.count == depth)
  }

  @Test("the answer of a WebDriver holds the same screen")
  func answer() throws {
    let json = try #require(String(data: JSONEncoder().encode(["value": AndroidSamples.source]), encoding: .utf8))
    #expect(try stops(json) == stops(AndroidSamples.source))
  }

  @Test("what cannot be read is told with its place")
  func refused() {
    let (capture, problems) = AndroidSamples.read("<hierarchy rotation=\"0\"></hierarchy>")
    #expect(capture == nil)
    #expect(
      problems.all(of: "dump.xml").map(\.description) == [
        """
        dump.xml:1:1: error: this XML contains no Android node
        help: dump the screen with `adb shell uiautomator dump`, or save Appium's page source
        """
      ])
  }

  @Test("no cut and no changed byte crashes the reader or shows a secret")
  func damage() { damage(times: 400) }

  @Test("the same, 10,000 times", .enabled(if: AtLength.isWanted)) func damageAtLength() { damage(times: 10_000) }

  private func damage(times: Int) {
    let bytes = Array(AndroidSamples.source.utf8)
    // The secure field itself stays: a node that no longer says it is secure cannot be told from one that never was.
    let limit = AndroidSamples.source.split(separator: AndroidSamples.secret)[0].utf8.count - 120
    var generator = SplitMix64(seed: 21)
    for count in stride(from: 0, to: bytes.count, by: 7) {
      let (capture, problems) = AndroidSamples.read(String(decoding: bytes[..<count], as: UTF8.self))
      check(capture, problems)
    }
    for _ in 0..<times {
      var changed = bytes
      let place = Int(generator.next() % UInt64(limit))
      changed[place] = UInt8(truncatingIfNeeded: generator.next() % 94 + 33)
      let (capture, problems) = AndroidSamples.read(String(decoding: changed, as: UTF8.self))
      check(capture, problems)
    }
  }

  private func check(_ capture: Capture?, _ problems: FileProblems) {
    let screen = capture?.screen()
    let texts =
      problems.all(of: "dump.xml").map(\.description) + [capture.map { "\($0)" } ?? "", screen?.file ?? ""]
    #expect(!texts.contains { $0.contains(AndroidSamples.secret) })
  }
}
