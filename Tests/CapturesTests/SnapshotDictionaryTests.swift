import A11ySim
import Captures
import TestSupport
import Testing
import TextFormats

/// The JSON of a snapshot gives the same facts as its description, without guesses about the text.
@Suite(.timeLimited) struct SnapshotDictionaryTests {
  private func read(_ content: String) -> (capture: Capture?, problems: [String]) {
    var problems = FileProblems()
    let capture = CaptureFormat.xcuitest.read(XCUITestSamples.file(content), problems: &problems)
    return (capture, problems.all(of: "screen").map(\.description))
  }

  @Test("a snapshot becomes its tree")
  func tree() throws {
    let (read, problems) = read(XCUITestSamples.json)
    let capture = try #require(read)
    #expect(problems == [])
    #expect(capture.app == "Teahouse")
    #expect(
      capture.outline == [
        "Application Teahouse", " TextField", " SecureTextField Keyword", "  StaticText", " Switch News",
      ])
    #expect(capture.noted == ["xcuitest.missing-key:1", "xcuitest.interface-focus:4", "secure.repeated-text:8"])
    #expect(!capture.holdsSecret)
  }

  @Test("what is written is known, what is empty is absent, and what the format never writes is unknown")
  func knowledge() throws {
    let capture = try #require(read(XCUITestSamples.json).capture)
    let field = capture.nodes[1]
    #expect(field.identifier == .known("mail") && field.label == .absent)
    #expect(field.placeholder == .known("Mail") && field.value == .known("ada@tea.example"))
    #expect(field.isEnabled == .known(true) && field.isSelected == .known(false) && field.isFocused == .known(true))
    #expect(field.frame == .init(x: 16, y: 120.33, width: 358, height: 34))
    #expect(field.traits == .unknown && field.hint == .unknown && field.actions == .unknown)
    #expect(field.language == .unknown && field.content == .unknown && field.isModal == .unknown)
    #expect(field.isElement == .unknown && field.isVisible == .unknown)
    let toggle = try #require(capture.node("News"))
    #expect(toggle.value == .known("1") && toggle.placeholder == .absent && toggle.identifier == .absent)
    #expect(toggle.isEnabled == .known(false) && toggle.isSelected == .known(true) && toggle.isFocused == .unknown)
    #expect(toggle.frame?.x.sign == .plus)
    #expect(capture.nodes[0].value == .absent)
  }

  @Test(
    "the length of a secure field",
    arguments: [
      (#""value": "•••""#, 3), (#""value": """#, 0), (#""value": null"#, nil), (#""value": 1234"#, 4),
      (#""value": {"a": "b"}"#, nil), (#""placeholderValue": "Key", "value": "Key""#, 0), (#""label": "Key""#, nil),
    ] as [(String, Int?)])
  func secureLengths(member: String, length: Int?) throws {
    let field = try #require(read(#"{"elementType": 50, \#(member)}"#).capture).nodes[0]
    #expect(field.isSecure && field.secureLength == length)
    #expect(field.value == .absent)
  }

  @Test(
    "a key that is left out, an empty one and one of another type",
    arguments: [
      ("{}", Known<String>.unknown), (#"{"label": null}"#, .absent), (#"{"label": ""}"#, .absent),
      (#"{"label": []}"#, .unknown), (#"{"label": "Tea"}"#, .known("Tea")), (#"{"label": 5}"#, .known("5")),
      (#"{"title": "Tea"}"#, .known("Tea")), (#"{"label": "", "title": "Tea"}"#, .known("Tea")),
    ])
  func labels(json: String, label: Known<String>) throws {
    let capture = try #require(read(#"[{"elementType": 9}, \#(json)]"#).capture)
    #expect(capture.nodes[1].label == label)
  }

  @Test(
    "each conclusion has its rule",
    arguments: [
      (#""elementType": 54, "title": "Brew""#, "xcuitest.title-as-label:1"),
      (#""elementType": 49, "placeholderValue": "Mail", "value": "Mail""#, "xcuitest.value-is-placeholder:1"),
      (#""elementType": 83, "label": "Ghost""#, "xcuitest.unknown-type:1"),
      (#""elementType": "button", "label": "Ghost""#, "xcuitest.unknown-type:1"),
      (#""elementType": 55"#, "xcuitest.mac:1"),
      (#""elementType": 9, "frame": {"X": 1e308, "Y": 0, "Width": 1, "Height": 1}"#, "xcuitest.no-frame:1"),
      (#""elementType": 9, "frame": {"X": 1e999, "Y": 0, "Width": 1, "Height": 1}"#, "xcuitest.no-frame:1"),
    ])
  func rules(members: String, notice: String) throws {
    let capture = try #require(read("{\"value\": \"\", \"placeholderValue\": \"\", \(members)}").capture)
    #expect(capture.noted == [notice])
  }

  @Test("an element of an unknown type keeps no value")
  func unknownType() throws {
    let capture = try #require(read(#"{"elementType": 99, "label": "Ghost", "value": "Boo"}"#).capture)
    #expect(capture.nodes[0].type == "Other")
    #expect(capture.nodes[0].label == .known("Ghost") && capture.nodes[0].value == .unknown)
  }

  @Test("other JSON is refused, and children that are none are skipped")
  func faults() {
    for json in ["[]", "{}", #"{"label": "Tea"}"#, #"[{"children": []}]"#] {
      let (capture, problems) = read(json)
      #expect(capture == nil)
      #expect(problems.first?.hasPrefix("screen:1:1: error: this JSON is not a snapshot") == true, "\(json)")
    }
    #expect(read("{").capture == nil)
    // What is neither an object nor a list is read as a description.
    #expect(read("5").problems.first?.hasPrefix("screen:1:1: error: this text contains no element") == true)
    let (capture, problems) = read(#"{"elementType": 4, "children": [5, {"elementType": 9}]}"#)
    #expect(capture?.outline == ["Window", " Button"])
    #expect(problems == ["screen:1:33: warning: this value is not a JSON object, and is skipped"])
  }

  @Test("more than 200,000 elements are refused", .enabled(if: AtLength.isWanted))
  func tooManyAtLength() {
    let (many, problems) = read(#"[{"elementType":9},"# + String(repeating: "\n{},", count: 199_999) + "\n{}]")
    #expect(many == nil)
    #expect(problems.first?.hasPrefix("screen:200001:1: error: this file contains more than 200,000 elements") == true)
  }

  @Test("more readable secure fields than can be hidden are refused")
  func manySecrets() {
    let fields = (0..<33).map { #"{"elementType": 50, "value": "word\#($0)"}"# }
    let (secure, refusals) = read("[" + fields.joined(separator: ",") + "]")
    #expect(secure == nil)
    #expect(refusals.first?.contains("more than 32 secure fields contain readable text") == true)
  }

  @Test("the numbers of XCTest's types")
  func types() {
    #expect(XCUIElementType.allCases.count == 83)
    let numbers: [(Int, String)] = [
      (0, "Any"), (9, "Button"), (18, "Popover"), (27, "TableRow"), (36, "ActivityIndicator"), (40, "Switch"),
      (48, "StaticText"), (49, "TextField"), (50, "SecureTextField"), (58, "WebView"), (64, "SplitGroup"),
      (75, "Cell"), (79, "Stepper"), (80, "Tab"), (82, "StatusItem"),
    ]
    for (number, name) in numbers {
      #expect(XCUIElementType(number: number)?.name == name)
      #expect(XCUIElementType(name: name) == XCUIElementType(number: number))
    }
    #expect(XCUIElementType(number: 83) == nil && XCUIElementType(number: -1) == nil)
    #expect(XCUIElementType(name: "button") == nil)
  }

  @Test("the ids of the rules are stable and different")
  func ruleIds() {
    let ids = CaptureFormat.xcuitest.rules.map(\.id)
    #expect(ids.count == 16 && Set(ids).count == 16)
    #expect(ids.allSatisfy { $0.hasPrefix("xcuitest.") })
  }
}
