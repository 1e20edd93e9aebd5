import A11ySim
import TestSupport
import Testing
import TextFormats

@testable import Captures

/// Screen files keep a captured screen: what is written is read again, and every fault has its place.
@Suite(.timeLimited) struct ScreenFileTests {
  private static func read(_ json: String) -> (screen: ImportedScreen?, problems: [String]) {
    var problems = FileProblems()
    let screen = ScreenFileReader.read(FileText(file: "a.screen.json", utf8: Array(json.utf8)), problems: &problems)
    return (screen, problems.all(of: "a.screen.json").map(\.description))
  }

  private static func screen() -> ImportedScreen {
    var field = AccessibilityElement(
      id: "otp.0", role: .textField, label: "Digit 1 of 6", value: "4", placeholder: "–", hint: "From the message",
      language: "de", frame: .init(x: 16, y: 402.33, width: 48, height: 56.5), actions: ["Paste"],
      content: [.init(label: "Tries left", value: "3", isImportant: true)])
    field.text?.isEditing = true
    field.text?.length = 1
    field.text?.insertionPoint = 1
    field.unknown = [.hint, .actions]
    var secure = AccessibilityElement(id: "pin", role: .secureTextField, label: "PIN", traits: .notEnabled)
    secure.text?.length = 4
    secure.text?.insertionPoint = 4
    secure.unknown = .hint
    var group = AccessibilityElement(
      id: "code", role: .group, label: "Code “6”", isModal: true, order: ["pin", "otp.0"], children: [field, secure])
    group.unknown = .hint
    var screen = ImportedScreen(platform: .iOS, hasReadingOrder: true, unknown: .hint, elements: [group])
    (screen.format, screen.os, screen.app, screen.locale, screen.commit) = (.idb, "27.0", "Bank", "en", "abc123")
    screen.spoken = [.init("Code Digit 1 of 6 4 Text field", line: 1)]
    return screen
  }

  @Test("what is written is read again")
  func roundTrip() throws {
    let screen = Self.screen()
    let (read, problems) = Self.read(screen.file)
    #expect(problems == [])
    var again = try #require(read)
    #expect(again.file.contains("\"source\": \"a.screen.json:"))
    // The place of an element is new; everything else is as it was.
    again.forget()
    #expect(again.file == screen.file)
    #expect(again.elements == screen.elements)
  }

  @Test("a frame that a screen file cannot contain is left out, and the file is read again")
  func frames() throws {
    for (number, isKept) in [
      (1e308, false), (-1e308, false), (.infinity, false), (.nan, false), (1e6, false), (999_999.996, false),
      (-999_999.996, false), (999_999.994, true), (-999_999.994, true), (1e-308, true), (-0.0, true),
    ] {
      let text = AccessibilityElement(
        id: "a", role: .text, label: "A", frame: .init(x: 1, y: number, width: 2, height: 3))
      let screen = ImportedScreen(platform: .iOS, hasReadingOrder: true, unknown: [], elements: [text])
      let (again, problems) = Self.read(screen.file)
      #expect(problems == [])
      #expect(try #require(again).elements[0].frame?.y == (isKept ? (number * 100).rounded() / 100 : nil), "\(number)")
    }
    let problems = Self.read(Self.with(#"{"role": "text", "frame": [0, 999999.996, 1, 1]}"#)).problems
    #expect(problems.first?.hasPrefix("a.screen.json:2:31: error: a side of a frame should be a number below") == true)
  }

  @Test("the length of any secure field is read again", arguments: [0, 99_999, 100_000, 100_001, 5_000_000])
  func lengths(length: Int) throws {
    var field = AccessibilityElement(id: "pin", role: .secureTextField, label: "PIN")
    field.text?.length = length
    let screen = ImportedScreen(platform: .iOS, hasReadingOrder: true, unknown: [], elements: [field])
    let (again, problems) = Self.read(screen.file)
    #expect(problems == [])
    #expect(try #require(again).elements[0].text?.length == min(length, 100_000))
  }

  @Test("one element stands on a line, and nothing else is in the file")
  func form() {
    #expect(
      Self.screen().file == """
        {
          "a11ySimScreen": 1,
          "platform": "iOS",
          "os": "27.0",
          "app": "Bank",
          "locale": "en",
          "commit": "abc123",
          "tool": "idb",
          "order": "captured",
          "unknown": ["hint"],
          "elements": [
            { "id": "code", "role": "group", "label": "Code “6”", "modal": true, "order": ["pin", "otp.0"], "children": [
              { "id": "otp.0", "role": "textField", "label": "Digit 1 of 6", "value": "4", "placeholder": "–", "hint": "From the message", "language": "de", "frame": [16, 402.33, 48, 56.5], "actions": ["Paste"], "content": [{ "label": "Tries left", "value": "3", "important": true }], "editing": true, "unknown": ["actions"] },
              { "id": "pin", "role": "secureTextField", "label": "PIN", "traits": ["notEnabled"], "length": 4 }
            ] }
          ],
          "spoken": [
            { "utterance": "Code Digit 1 of 6 4 Text field" }
          ]
        }

        """)
  }

  @Test(
    "each fault has its place and a remedy",
    arguments: [
      (
        "{}",
        "a.screen.json:1:1: error: this is not a screen file: “a11ySimScreen” is missing\nhelp: write \"a11ySimScreen\": 1"
      ),
      (
        #"{"a11ySimScreen": 2}"#,
        "a.screen.json:1:19: error: this version of screen files is not supported; only version 1 is"
      ),
      ("[]", "a.screen.json:1:1: error: an object in braces is expected here, for a screen file"),
      (#"{"a11ySimScreen": 1}"#, "a.screen.json:1:1: error: a screen file needs its “elements”"),
      (
        #"{"a11ySimScreen": 1, "element": []}"#,
        "a.screen.json:1:33: error: “element” is not a key of a screen file\nhelp: did you mean “elements”?"
      ),
      (
        Self.with(#"{"role": "buton"}"#),
        "a.screen.json:2:10: error: “buton” is not a role\nhelp: did you mean “button”?"
      ),
      (Self.with(#"{"label": "x"}"#), "a.screen.json:2:1: error: an element needs its “role”"),
      (
        Self.with(#"{"role": "text", "id": "a"}, {"role": "text", "id": "a"}"#),
        "a.screen.json:2:53: error: two elements have the id “a”"
      ),
      (
        Self.with(#"{"role": "text", "frame": [1, 2, 3]}"#),
        "a.screen.json:2:27: error: a frame must be four numbers, in points"
      ),
      (
        Self.with(#"{"role": "text", "traits": ["heder"]}"#),
        "a.screen.json:2:29: error: “heder” is not a trait\nhelp: did you mean “header”?"
      ),
      (Self.with(#"{"role": "text", "unknown": ["hints"]}"#), "a.screen.json:2:30: error: “hints” is not a property"),
      (
        Self.with(#"{"role": "image", "children": []}"#),
        "a.screen.json:2:31: error: only a container can have children, and this is an image"
      ),
      (
        Self.with(#"{"role": "textField", "editing": 1}"#),
        "a.screen.json:2:34: error: “editing” should be true or false"
      ),
      (
        Self.with(#"{"role": "textField", "length": -1}"#),
        "a.screen.json:2:33: error: “length” should be a whole number from 0 to 100,000"
      ),
      (Self.with(#"{"role": 1}"#), "a.screen.json:2:10: error: “role” should be a text in quotation marks"),
    ])
  func faults(json: String, message: String) {
    let problems = Self.read(json).problems
    #expect(problems.contains { $0.hasPrefix(message) }, "\(problems)")
  }

  private static func with(_ elements: String) -> String {
    "{\"a11ySimScreen\": 1, \"elements\": [\n\(elements)]}"
  }

  @Test("what somebody wrote into a secure field is not kept, and no message has it")
  func secret() throws {
    for field in [#""role": "secureTextField""#, #""role": "textField", "traits": ["secureTextField"]"#] {
      let (screen, problems) = Self.read(Self.with("{\(field), \"id\": \"pin\", \"value\": \"marmalade7\"}"))
      #expect(problems.first?.contains("a secure field cannot have a value, only a length") == true)
      #expect(!problems.joined().contains("marmalade"))
      let element = try #require(screen?.elements.first)
      #expect(element.value == nil)
      #expect(screen?.file.contains("marmalade") == false)
    }
  }

  @Test("any prefix of a file is refused or read, and nothing traps")
  func truncated() {
    let file = Array(Self.screen().file.utf8)
    for count in file.indices {
      var problems = FileProblems()
      let text = FileText(file: "a.json", utf8: Array(String(decoding: file[..<count], as: UTF8.self).utf8))
      #expect(ScreenFileReader.read(text, problems: &problems) == nil || count >= file.count - 1)
    }
  }
}

extension ImportedScreen {
  /// Forgets where its elements stand in the file.
  fileprivate mutating func forget() {
    func forgotten(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
      elements.map { element in
        var element = element
        element.source = nil
        element.children = forgotten(element.children)
        return element
      }
    }
    elements = forgotten(elements)
  }
}
