import A11ySim
import TestSupport
import Testing

@testable import Captures

/// One screen in all formats: two captures of it differ only in what a format cannot tell, which is not compared.
@Suite(.timeLimited) struct FormatPairTests {
  private static func text(_ name: String) -> String {
    String(decoding: Repository.bytes("Tests/Captured/sign-in/\(name)") ?? [], as: UTF8.self)
  }

  private static func scenario(_ text: String, _ name: String) throws -> Scenario {
    let (screen, _) = try ImportedScreen.read(Array(text.utf8), file: name)
    return screen.scenario(file: name, readers: .all)
  }

  private static func platform(_ scenario: Scenario) -> Platform? { scenario.reader.descriptor.platform }

  /// Captures of a screen that is built otherwise: with a row around the switch, or with fields of Compose.
  private static let others: Set<String> = ["uiautomator.xml", "uiautomator2.xml", "compose.txt"]

  private static func sentences(_ old: Scenario, _ new: Scenario) -> [String] {
    ScreenDifference(from: old, to: new, locale: "en").changes.map {
      "\($0.sentence): \($0.before ?? "") | \($0.after ?? "")"
    }
  }

  @Test func noPairDiffers() throws {
    let all = try EveryFormatTests.captures.filter { !Self.others.contains($0) }
      .map { ($0, try Self.scenario(Self.text($0), $0)) }
    #expect(all.count > 18)
    for (name, old) in all {
      for (other, new) in all where name != other && Self.platform(old) == Self.platform(new) {
        var found = Self.sentences(old, new)
        // In this capture, the switch has no hint.
        if [name, other].contains("flutter.txt") { found.removeAll { $0.contains("Keeps you signed in") } }
        #expect(found == [], "\(name) and \(other)")
      }
    }
  }

  /// What every format tells is found in each pair: a button with another name.
  @Test func aChangeIsFoundInEachPair() throws {
    let names = EveryFormatTests.captures.filter { Self.text($0).contains("Forgot password?") }
    let old = try names.map { ($0, try Self.scenario(Self.text($0), $0)) }
    let new = try names.map { name in
      (name, try Self.scenario(Self.text(name).replacing("Forgot password?", with: "Lost password?"), name))
    }
    for (name, before) in old {
      for (other, after) in new where Self.platform(before) == Self.platform(after) {
        let found = ScreenDifference(from: before, to: after, locale: "en").changes
        #expect(
          found.contains { $0.after?.contains("Lost password?") == true || $0.sentence.contains("Lost") },
          "\(name) and \(other): \(found.map(\.sentence))")
      }
    }
  }

  // MARK: What a format cannot tell

  private static let axe = """
    [ { "type": "Application", "AXLabel": "Bank", "frame": { "x": 0, "y": 0, "width": 400, "height": 800 }, "enabled": true,
        "children": [
      { "type": "Heading", "AXLabel": "Your code", "frame": { "x": 20, "y": 100, "width": 300, "height": 40 }, "enabled": true },
      { "type": "TextField", "AXLabel": "Code", "AXValue": "12", "frame": { "x": 20, "y": 160, "width": 300, "height": 40 },
        "enabled": true },
      { "type": "Button", "AXLabel": "Verify", "frame": { "x": 20, "y": 220, "width": 300, "height": 40 }, "enabled": false } ] } ]
    """
  private static let mobileMCP = """
    [{"type":"StaticText","label":"Your code","coordinates":{"x":20,"y":100,"width":300,"height":40}},\
    {"type":"TextField","label":"Code","value":"12","coordinates":{"x":20,"y":160,"width":300,"height":40}},\
    {"type":"Button","label":"Verify","coordinates":{"x":20,"y":220,"width":300,"height":40}}]
    """
  private static let compact = """
    { "type": "runtime-snapshot", "rs": "1", "screenHash": "9f2c", "seq": 1,
      "targets": ["e3|typeText|text-field|Code|12|"], "text": ["e2|text|text|Your code||"] }
    """
  private static let maestro = """
    element_num,depth,attributes,parent_num
    0,0,"accessibilityText=Bank; bounds=[0,0][400,800]; enabled=true",
    1,1,"accessibilityText=Your code; bounds=[20,100][320,140]; enabled=true",0
    2,1,"accessibilityText=Code; value=12; hintText=6 digits; bounds=[20,160][320,200]; enabled=true",0
    3,1,"accessibilityText=Verify; bounds=[20,220][320,260]",0
    """
  private static let focused = """
    { "nodes": [
      { "ref": "e1", "index": 0, "depth": 0, "type": "StaticText", "label": "Your code",
        "rect": { "x": 20, "y": 100, "width": 300, "height": 40 }, "enabled": true },
      { "ref": "e2", "index": 1, "depth": 0, "type": "TextField", "label": "Code", "value": "12", "focused": true,
        "rect": { "x": 20, "y": 160, "width": 300, "height": 40 }, "enabled": true },
      { "ref": "e3", "index": 2, "depth": 0, "type": "Button", "label": "Verify",
        "rect": { "x": 20, "y": 220, "width": 300, "height": 40 }, "enabled": false } ] }
    """

  /// A disabled button that one tool calls enabled, and another does not list; a heading; the field that is edited.
  @Test func aStateThatAToolDoesNotHaveIsNoDifference() throws {
    let all = [Self.axe, Self.mobileMCP, Self.compact, Self.maestro, Self.focused]
    for (index, old) in all.enumerated() {
      for (place, new) in all.enumerated() where index != place {
        #expect(try Self.sentences(Self.scenario(old, "a"), Self.scenario(new, "b")) == [], "\(index) and \(place)")
      }
    }
  }

  @Test func aStateThatBothToolsHaveIsADifference() throws {
    let enabled = Self.maestro.replacing("[320,260]", with: "[320,260]; enabled=true")
    let dimmed = try Self.sentences(Self.scenario(Self.axe, "a"), Self.scenario(enabled, "b"))
    #expect(dimmed.count == 1 && dimmed[0].hasPrefix("the state “dimmed” is no longer spoken"), "\(dimmed)")
    // A button that is enabled is in the compact list, too.
    let usable = Self.axe.replacing(#""enabled": false"#, with: #""enabled": true"#)
    let gone = try Self.sentences(Self.scenario(usable, "a"), Self.scenario(Self.compact, "b"))
    #expect(gone.count == 1 && gone[0].contains("Verify"), "\(gone)")
  }

  @Test func aScreenFileKeepsWhatIsNotKnown() throws {
    for text in [Self.mobileMCP, Self.compact] {
      let (screen, _) = try ImportedScreen.read(Array(text.utf8), file: "a")
      let file = try Self.scenario(screen.file, "a.screen.json")
      #expect(try Self.sentences(Self.scenario(Self.axe, "b"), file) == [])
    }
  }

  // MARK: Both platforms

  private static let android = """
    <hierarchy rotation="0"><node class="android.widget.FrameLayout" package="example.bank" bounds="[0,0][1080,2160]">
    <node class="android.widget.TextView" package="example.bank" text="Your code" enabled="true" bounds="[54,270][864,378]"/>
    <node class="android.widget.EditText" package="example.bank" text="12" hint="Code" enabled="true" clickable="true" \
    focusable="true" bounds="[54,432][864,540]"/>
    <node class="android.widget.Button" package="example.bank" text="Verify" enabled="false" clickable="true" \
    focusable="true" bounds="[54,594][864,702]"/></node></hierarchy>
    """

  /// An app for both systems: what one of the captures says otherwise is found in the words of VoiceOver.
  @Test func aScreenOfAndroidIsComparedWithOneOfIOS() throws {
    let (iOS, android) = try (Self.scenario(Self.axe, "a"), Self.scenario(Self.android, "b"))
    #expect(Self.sentences(iOS, android) == [])
    #expect(Self.sentences(android, iOS) == [])
    let enabled = try Self.scenario(Self.android.replacing(#""false""#, with: #""true""#), "b")
    #expect(
      Self.sentences(iOS, enabled) == [
        "the state “dimmed” is no longer spoken: Verify, dimmed, button | Verify, button"
      ])
  }
}
