import A11ySim
import Captures
import TestSupport
import Testing
import TextFormats

/// Each dialect of WebDriverAgent's page source becomes its tree, and says what it could not know.
@Suite(.timeLimited) struct AppiumReaderTests {
  private func read(_ content: String) -> (capture: Capture?, problems: [String]) {
    var problems = FileProblems()
    let capture = CaptureFormat.appiumIOS.read(XCUITestSamples.file(content), problems: &problems)
    return (capture, problems.all(of: "screen").map(\.description))
  }

  @Test("the source of an old version becomes its tree")
  func old() throws {
    let (read, problems) = read(AppiumSamples.old)
    let capture = try #require(read)
    #expect(problems == [])
    #expect(capture.app == "Teahouse" && capture.platform == .iOS && capture.format == .appiumIOS)
    #expect(
      capture.outline == [
        "Application Teahouse", " Window", "  Other Join us guest keyword join", "   StaticText Join us",
        "   TextField", "   SecureTextField keyword", "   Button Join",
      ])
    #expect(
      capture.noted == [
        "appium.text-value-is-label:5", "appium.name-is-identifier:6", "appium.value-may-be-placeholder:6",
      ])
    #expect(capture.node("Join")?.location == FileLocation(file: "screen", line: 8, column: 9))
  }

  @Test("what an old version never writes is unknown")
  func oldKnowledge() throws {
    let capture = try #require(read(AppiumSamples.old).capture)
    let field = capture.nodes[4]
    #expect(field.identifier == .known("guest") && field.label == .absent && field.value == .known("Your name"))
    #expect(field.placeholder == .unknown && field.traits == .unknown && field.isElement == .unknown)
    #expect(field.hint == .unknown && field.language == .unknown && field.actions == .unknown)
    #expect(field.isFocused == .unknown && field.content == .unknown && field.isModal == .unknown)
    #expect(field.isEnabled == .known(true) && field.isVisible == .known(true) && field.isSelected == .unknown)
    #expect(field.frame == .init(x: 16, y: 120, width: 358, height: 34))
    let secure = capture.nodes[5]
    #expect(secure.isSecure && secure.secureLength == 9 && secure.value == .absent)
    #expect(secure.label == .known("keyword") && secure.identifier == .unknown)
    let button = try #require(capture.node("Join"))
    #expect(button.identifier == .known("join") && button.value == .absent && button.isEnabled == .known(false))
    #expect(button.isSelected == .known(false), "a selected button would have the value 1")
    #expect(capture.nodes[3].identifier == .unknown && capture.nodes[3].value == .absent)
    #expect(capture.nodes[1].label == .absent && capture.nodes[1].identifier == .absent)
  }

  @Test("what a new version writes is known, and what it leaves out is absent")
  func modernKnowledge() throws {
    let (read, problems) = read(AppiumSamples.modern)
    let capture = try #require(read)
    #expect(problems == [])
    let field = capture.nodes[2]
    #expect(field.value == .known("Ada") && field.placeholder == .known("Your name") && field.traits == .absent)
    #expect(field.isElement == .known(true) && field.isSelected == .known(false) && field.actions == .unknown)
    #expect(field.frame == .init(x: 16, y: 120.33, width: 358, height: 34))
    #expect(capture.nodes[3].value == .absent && capture.nodes[3].placeholder == .known("Town"))
    #expect(capture.nodes[4].value == .absent && capture.nodes[4].placeholder == .absent)
    #expect(capture.nodes[1].actions == .absent && capture.nodes[1].placeholder == .unknown)
    let button = try #require(capture.node("Green"))
    #expect(button.value == .absent && button.isSelected == .known(true))
    #expect(button.traits == .known([.button, .selected]) && button.actions == .known(["Brew", "Pour out"]))
    let toggle = try #require(capture.node("News"))
    #expect(toggle.value == .known("0") && toggle.isSelected == .known(false))
    #expect(toggle.traits == .known([.notEnabled, .button, .toggle]))
    let heading = try #require(capture.node("Opening hours"))
    #expect(heading.traits == .known([.header, .staticText]) && heading.isVisible == .known(false))
    let secure = capture.nodes[5]
    #expect(secure.isSecure && secure.secureLength == 9 && secure.value == .absent)
    #expect(capture.nodes[6].label == .unknown && capture.nodes[6].value == .unknown)
    #expect(!capture.holdsSecret)
    #expect(
      capture.noted == [
        "appium.name-is-identifier:4", "appium.value-is-placeholder:5", "appium.text-value-is-label:8",
        "appium.button-selected:10", "appium.action-names:10", "secure.repeated-text:8",
      ])
  }

  @Test("JSON gives the same facts, with the identifier apart from the label")
  func json() throws {
    let (read, problems) = read(AppiumSamples.json)
    let capture = try #require(read)
    #expect(problems == [])
    #expect(capture.app == "Teahouse" && !capture.holdsSecret)
    #expect(
      capture.outline == [
        "Application Teahouse", " TextField", " SecureTextField Keyword", "  StaticText", " Button Join",
      ])
    let field = capture.nodes[1]
    #expect(field.identifier == .known("guest") && field.label == .absent && field.value == .absent)
    #expect(field.placeholder == .known("Your name") && field.isFocused == .known(true))
    #expect(field.frame == .init(x: 16, y: 120, width: 358, height: 34) && field.location.line == 4)
    #expect(capture.nodes[0].identifier == .absent && capture.nodes[0].isElement == .known(false))
    #expect(capture.nodes[2].secureLength == 9 && capture.nodes[2].isFocused == .unknown)
    let button = capture.nodes[4]
    #expect(button.isEnabled == .known(false) && button.traits == .known([.button, .notEnabled]))
    #expect(button.value == .absent && button.placeholder == .unknown && button.actions == .unknown)
    #expect(
      capture.noted == [
        "appium.value-is-placeholder:4", "appium.interface-focus:4", "appium.text-value-is-label:10",
        "secure.repeated-text:10",
      ])
  }

  @Test("the accessible source lists the stops")
  func onlyStops() throws {
    let capture = try #require(read(AppiumSamples.onlyStops).capture)
    #expect(capture.noted == ["appium.only-stops:1"])
    #expect(capture.nodes.map(\.isElement) == [.known(false), .known(true), .known(true)])
    #expect(capture.nodes.map(\.isVisible) == [.unknown, .known(true), .known(true)])
    #expect(capture.nodes[0].label == .unknown && capture.nodes[1].isEnabled == .unknown)
    #expect(capture.nodes[2].secureLength == 3)
  }

  @Test("a source inside the answer of a server has its places in the answer")
  func answers() throws {
    let (read, problems) = read("\n  " + AppiumSamples.answer(AppiumSamples.old))
    let capture = try #require(read)
    #expect(problems == [])
    #expect(capture.outline == (self.read(AppiumSamples.old).capture?.outline ?? []))
    #expect(capture.nodes[5].secureLength == 9)
    let whole = "  " + AppiumSamples.answer(AppiumSamples.old)
    let button = try #require(whole.ranges(of: "<XCUIElementTypeButton").first)
    let column = whole.unicodeScalars.distance(from: whole.startIndex, to: button.lowerBound) + 1
    #expect(capture.node("Join")?.location == FileLocation(file: "screen", line: 2, column: column))
    for json in ["{\"value\": \(AppiumSamples.json)}", AppiumSamples.answer(AppiumSamples.json)] {
      #expect(self.read(json).capture?.outline == self.read(AppiumSamples.json).capture?.outline)
    }
    let fault = self.read(AppiumSamples.answer("<XCUIElementTypeWindow x=\"0\"><b></XCUIElementTypeWindow>"))
    #expect(fault.capture == nil)
    #expect(
      fault.problems.first?.hasPrefix("screen:1:46: error: this is not well-formed XML") == true, "\(fault.problems)")
  }

  @Test(
    "each conclusion has its rule",
    arguments: [
      ("TextField", #"value="Tea""#, "appium.value-may-be-placeholder:1"),
      ("TextField", #"value="Tea" placeholderValue="Tea""#, "appium.value-is-placeholder:1"),
      ("SecureTextField", #"value="Tea" placeholderValue="Tea""#, "appium.value-is-placeholder:1"),
      ("SecureTextField", #"value="Tea""#, "appium.secure-value-may-be-placeholder:1"),
      ("SecureTextField", #"value="""#, "appium.secure-without-value:1"),
      ("Button", #"value="1""#, "appium.button-selected:1"),
      ("StaticText", #"value="Tea" label="Tea""#, "appium.text-value-is-label:1"),
      ("Button", #"name="tea" label="Tea""#, "appium.name-is-identifier:1"),
      ("Button", #"label="AX error -25204""#, "appium.ax-error:1"),
      ("SearchField", #"value="&#xFFFC;&#xFFFC;""#, "appium.attachment-characters:1"),
      ("Other", #"x="-1" y="-1" width="0" height="0""#, "appium.no-frame:1"),
      ("Other", #"nativeFrame="{{inf, inf}, {0, 0}}""#, "appium.no-frame:1"),
      ("Other", #"x="0" y="1e308" width="10" height="10""#, "appium.no-frame:1"),
      ("Samovar", #"value="Tea""#, "appium.unknown-type:1"),
      ("Button", #"traits="Button, Samovar""#, "appium.unknown-trait:1"),
      ("Button", #"customActions="Brew,Pour""#, "appium.action-names:1"),
    ])
  func rules(type: String, attributes: String, notice: String) throws {
    let source = AppiumSamples.element("Application", "", inside: AppiumSamples.element(type, attributes))
    #expect(try #require(read(source).capture).noted == [notice])
  }

  @Test("the value of a button that is known not to be selected is its value")
  func buttonValue() throws {
    let node = try #require(
      read(AppiumSamples.element("Button", #"value="1" label="Tea" traits="Button""#)).capture?.nodes[0])
    #expect(node.value == .known("1") && node.isSelected == .known(false))
  }

  @Test("an attribute that is empty says nothing of a state")
  func emptyStates() throws {
    let node = try #require(
      read(AppiumSamples.element("Tab", #"enabled="" visible="" accessible="""#)).capture?.nodes[0])
    #expect(node.isEnabled == .unknown && node.isVisible == .unknown && node.isElement == .unknown)
  }

  @Test("a text that the app did not give is not known")
  func errors() throws {
    let node = try #require(
      read(AppiumSamples.element("TextField", #"label="AX error -1" value="AX error -1""#)).capture?.nodes[0])
    #expect(node.label == .unknown && node.value == .unknown)
  }

  @Test("without the labels, a name can be the label")
  func excludedLabels() throws {
    let node = try #require(read(AppiumSamples.element("Button", #"name="Brew" enabled="true""#)).capture?.nodes[0])
    #expect(node.identifier == .unknown && node.label == .unknown)
  }

  @Test("a row is a stop, unless it is marked for its child's sake")
  func rows() throws {
    let child = AppiumSamples.element("Other", #"accessible="true""#)
    let other = AppiumSamples.element("Other", #"accessible="false""#)
    let source = AppiumSamples.element(
      "Application", "",
      inside: AppiumSamples.element("Cell", #"accessible="true""#, inside: child)
        + AppiumSamples.element("Cell", #"accessible="true""#, inside: other))
    let capture = try #require(read(source).capture)
    #expect(capture.nodes[1].isElement == .known(false) && capture.nodes[2].isElement == .known(true))
    #expect(capture.nodes[3].isElement == .known(true))
    #expect(capture.noted == ["appium.cell-by-child:1"])
  }

  @Test("a part of a screen, several roots, and any outermost tag")
  func roots() throws {
    let part = try #require(
      read(AppiumSamples.element("Alert", "") + "\n" + AppiumSamples.element("Keyboard", "")).capture)
    #expect(part.outline == ["Alert", "Keyboard"] && part.roots == [0, 1])
    #expect(part.noted == ["appium.fragment:1"])
    let scoped = try #require(
      read("<anything><AppiumAUT>\(AppiumSamples.element("Application", ""))</AppiumAUT></anything>").capture)
    #expect(scoped.outline == ["Application"] && scoped.noted == [])
  }

  @Test("the ids of the rules are stable and different")
  func ruleIds() {
    let ids = CaptureFormat.appiumIOS.rules.map(\.id)
    #expect(ids.count == 17 && Set(ids).count == 17)
    #expect(ids.allSatisfy { $0.hasPrefix("appium.") })
  }

  @Test(
    "a file that is no page source is refused with its fault and a remedy",
    arguments: [
      ("", "1:1: error: this is not a page source"), ("Attributes: Tea", "1:1: error: this is not a page source"),
      ("<hierarchy/>", "1:1: error: this page source contains no element of an app"),
      ("<AppiumAUT>\n<XCUIElementTypeWindow>", "2:24: error: the page source ends too early"),
      ("<AppiumAUT>\n <a></b></AppiumAUT>", "2:5: error: this is not well-formed XML"),
      ("{}", "1:1: error: this JSON is not a page source"), ("[5]", "1:1: error: this JSON is not a page source"),
      (#"{"value": {"error": "timeout"}}"#, "1:11: error: this is the answer to a failed request"),
      (#"{"value": "tea"}"#, "1:1: error: this JSON is not a page source"),
    ])
  func faults(content: String, fault: String) {
    let (capture, problems) = read(content)
    #expect(capture == nil)
    #expect(problems.first?.hasPrefix("screen:\(fault)") == true, "\(problems)")
    #expect(problems.first?.contains("help") == true)
  }

  @Test("deep trees are read up to a limit")
  func deep() {
    func nested(_ levels: Int) -> String {
      String(repeating: "<XCUIElementTypeOther>", count: levels)
        + String(repeating: "</XCUIElementTypeOther>", count: levels)
    }
    #expect(read(nested(1_000)).capture?.nodes.count == 1_000)
    #expect(read(nested(1_001)).problems.first?.contains("nested more than 1000 levels deep") == true)
  }

  @Test("more than 200,000 elements are refused", .enabled(if: AtLength.isWanted))
  func tooManyAtLength() {
    let (many, problems) = read("<AppiumAUT>" + String(repeating: "\n<XCUIElementTypeOther/>", count: 200_001))
    #expect(many == nil)
    #expect(problems.first?.hasPrefix("screen:200002:1: error: this file contains more than 200,000 elements") == true)
  }
}
