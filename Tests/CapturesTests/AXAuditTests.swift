import A11ySim
import Captures
import TestSupport
import Testing
import TextFormats

/// The inspector's daemon gives captions in the order of its focus, and attributes to those who ask for them.
@Suite(.timeLimited) struct AXAuditTests {
  private func read(_ content: String) -> (capture: Capture?, problems: [String]) {
    var problems = FileProblems()
    let capture = CaptureFormat.axaudit.read(CaptureSamples.file(content), problems: &problems)
    return (capture, problems.all(of: "screen").map(\.description))
  }

  @Test("captions are phrases, and only entries with a label or traits are elements")
  func list() throws {
    let (read, problems) = read(CaptureSamples.axaudit)
    let capture = try #require(read)
    #expect(problems == [] && capture.hasReadingOrder && capture.format == .axaudit)
    #expect(capture.outline == ["Element", "SecureTextField Keyword", "Button Brew"])
    #expect(capture.nodes.map(\.phrase) == ["Teahouse, Heading", nil, "Brew, Button"])
    #expect(capture.nodes.map(\.isElement) == [.known(false), .known(true), .known(true)])
    #expect(
      capture.noted == [
        "axaudit.caption-only:1", "axaudit.type-from-class:2", "axaudit.secure-caption:2", "axaudit.type-from-class:4",
        "secure.repeated-text:2",
      ])
    #expect(!"\(capture)".contains(CaptureSamples.secret))
    let screen = capture.screen()
    #expect(screen.spoken.map(\.text) == ["Teahouse, Heading", "Brew, Button"])
    #expect(screen.elements.first?.children.map(\.role) == [.secureTextField, .button])
  }

  @Test("what nobody asked for is unknown")
  func knowledge() throws {
    let capture = try #require(read(CaptureSamples.axaudit).capture)
    let caption = capture.nodes[0]
    #expect(caption.label == .unknown && caption.value == .unknown && caption.traits == .unknown)
    #expect(caption.identifier == .unknown && caption.isEnabled == .unknown && caption.frame == nil)
    let field = capture.nodes[1]
    #expect(field.isSecure && field.secureLength == 9 && field.value == .absent && field.identifier == .known("key"))
    #expect(field.traits == .known([.textEntry, .secureTextField]) && field.hint == .known("Not •••••••••"))
    let button = capture.nodes[2]
    #expect(button.value == .absent && button.hint == .absent && button.traits == .known([.button, .notEnabled]))
    #expect(button.isEnabled == .known(false) && button.isSelected == .known(false))
    #expect(button.actions == .unknown && button.language == .unknown && button.placeholder == .unknown)
  }

  @Test("objects after one another are a list, with their places")
  func objects() throws {
    let (read, problems) = read(
      """
      {"caption": "Teas, Heading", "spoken_description": null}
      {
        "caption": null, "spoken_description": "Brew \\"{now}\\""
      }

      5
      """)
    #expect(read == nil && problems.count == 1)
    let capture = try #require(
      self.read(
        #"{"caption": "A"}"# + "\n\n" + #"{"caption": "B } {", "Label": "B"}  {"spoken_description": "C"}"# + "\n"
      )
      .capture)
    #expect(capture.nodes.map(\.phrase) == ["A", "B } {", "C"])
    #expect(capture.nodes.map(\.location.line) == [1, 3, 3])
    #expect(capture.nodes.map(\.location.column) == [1, 1, 37])
    #expect(capture.notices.map(\.rule.id).contains("axaudit.spoken-description"))
  }

  @Test(
    "a secure field keeps its caption only where the value shows that it says nothing of the content",
    arguments: [
      (#""Traits": ["Secure Text Field"], "Value": "••""#, 2, "Key"), (#""Traits": 16777216, "Value": "ab""#, 2, nil),
      (#""ElementClassName": "MySecureTextField", "Value": """#, 0, "Key"), (#""Traits": 16777216"#, nil, nil),
      (#""spoken_description": "Key, secure text field", "Value": {}"#, nil, nil),
    ] as [(String, Int?, String?)])
  func secure(members: String, length: Int?, phrase: String?) throws {
    let node = try #require(read("[{\"caption\": \"Key\", \(members)}]").capture).nodes[0]
    #expect(node.isSecure && node.secureLength == length && node.phrase == phrase && node.value.value == nil)
  }

  @Test("an element with a trait that no list has keeps no value")
  func unknownTrait() throws {
    let capture = try #require(
      read(#"[{"caption": "A, Boo!", "Label": "A", "Value": "Boo!", "Traits": "Ghost"}]"#).capture)
    #expect(capture.nodes[0].value == .unknown && capture.nodes[0].phrase == nil)
    #expect(capture.nodes[0].traits == .unknown && capture.noted == ["axaudit.unknown-trait:1"])
    let ids = CaptureFormat.axaudit.rules.map(\.id)
    #expect(Set(ids).count == 5 && ids.allSatisfy { $0.hasPrefix("axaudit.") })
  }

  @Test("other JSON is refused, and entries that are none are skipped")
  func faults() {
    for json in ["[]", "{}", "5", #"[{"label": "Tea"}]"#] {
      let (capture, problems) = read(json)
      #expect(capture == nil)
      #expect(
        problems.first?.hasPrefix("screen:1:1: error: this JSON has no element with a caption") == true, "\(json)")
    }
    let (capture, problems) = read(#"[5, {"caption": "A"}]"#)
    #expect(capture?.nodes.count == 1)
    #expect(problems == ["screen:1:2: warning: this value is not a JSON object, and is skipped"])
  }
}
