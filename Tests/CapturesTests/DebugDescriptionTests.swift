import A11ySim
import Captures
import TestSupport
import Testing
import TextFormats

/// Each variant of `debugDescription` gives the tree that it was printed from, and says what it could not know.
@Suite(.timeLimited) struct DebugDescriptionTests {
  private func read(_ content: String) -> (capture: Capture?, problems: [String]) {
    var problems = FileProblems()
    let capture = CaptureFormat.xcuitest.read(XCUITestSamples.file(content), problems: &problems)
    return (capture, problems.all(of: "screen").map(\.description))
  }

  /// Reads elements below a window, each on a line of its own from line 2 on.
  private func elements(_ lines: String) throws -> Capture {
    let indented = lines.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
    let window = "Window, 0x600002c4c1c0, {{0.0, 0.0}, {390.0, 844.0}}\n"
    return try #require(read(window + indented.joined(separator: "\n")).capture)
  }

  @Test("the description of an app becomes its tree, without the path and the query")
  func modern() throws {
    let (read, problems) = read(XCUITestSamples.modern)
    let capture = try #require(read)
    #expect(problems == [])
    #expect(capture.app == "Teahouse")
    #expect(
      capture.outline == [
        "Application Teahouse", " Window", "  NavigationBar", "   StaticText Join us",
        "  Other Keyword ••••••••• of the house", "   TextField", "   SecureTextField Keyword", "    StaticText",
        "    Button Clear text", "   Switch Send me news", "   Button Join",
      ])
    #expect(capture.roots == [0])
    #expect(capture.noted == ["secure.repeated-text:7", "secure.repeated-text:10"])
    #expect(capture.node("Join")?.location == FileLocation(file: "screen", line: 13, column: 9))
    #expect(capture.node("Join us")?.frame == .init(x: 160.3, y: 57.7, width: 69.3, height: 23.7))
  }

  @Test("what is written is known, what is left out is absent, and what the format never writes is unknown")
  func knowledge() throws {
    let capture = try #require(read(XCUITestSamples.modern).capture)
    let field = try #require(capture.nodes.first { $0.type == "TextField" })
    #expect(field.identifier == .known("mail"))
    #expect(field.label == .absent)
    #expect(field.placeholder == .known("Mail"))
    #expect(field.value == .known("ada@tea.example"))
    #expect(field.isFocused == .known(true))
    #expect(field.isSelected == .known(false))
    #expect(field.hint == .unknown && field.language == .unknown && field.actions == .unknown)
    #expect(field.traits == .unknown && field.content == .unknown && field.isModal == .unknown)
    #expect(field.isElement == .unknown && field.isVisible == .unknown)
    let button = try #require(capture.node("Join"))
    #expect(button.value == .absent && button.placeholder == .absent && button.identifier == .absent)
    #expect(button.isEnabled == .known(false))
    #expect(button.isFocused == .known(false))
    #expect(capture.node("Send me news")?.value == .known("1"))
  }

  @Test("a secure field has a length, and no content")
  func secure() throws {
    let capture = try #require(read(XCUITestSamples.modern).capture)
    let field = try #require(capture.node("Keyword"))
    #expect(field.isSecure)
    #expect(field.secureLength == 9)
    #expect(field.value == .absent)
    #expect(!capture.holdsSecret)
  }

  @Test(
    "the length of a secure field",
    arguments: [
      ("value: •••", 3), ("value: ", nil), ("value: Key", 3), ("placeholderValue: 'Key', value: Key", 0),
      ("value: •••••••••••••••••••...", nil), ("label: 'Key", nil),
    ] as [(String, Int?)])
  func secureLengths(fields: String, length: Int?) throws {
    let field = try elements("SecureTextField, {{1.0, 2.0}, {3.0, 4.0}}, \(fields)").nodes[1]
    #expect(field.secureLength == length)
    #expect(field.value == .absent)
  }

  @Test("a short content is hidden only as a word near its field, a long one everywhere")
  func shortSecrets() throws {
    let capture = try elements(
      """
      Other, {{1.0, 2.0}, {3.0, 4.0}}, label: 'Digit 7 of 77'
        SecureTextField, {{1.0, 2.0}, {3.0, 4.0}}, value: 7
      Button, {{1.0, 2.0}, {3.0, 4.0}}, label: '7 teas for 1234'
      SecureTextField, {{1.0, 2.0}, {3.0, 4.0}}, value: 1234
      """)
    #expect(capture.nodes.compactMap(\.label.value) == ["Digit • of 77", "7 teas for ••••"])
  }

  @Test(
    "a damaged element that may be a secure field is taken for one",
    arguments: [
      "SecureTextFielt, {{1.0, 2.0}, {3.0, 4.0}}, value: 1234",
      "Secur3TextField, {{1.0, 2.0}, {3.0, 4.0}}, value: 1234",
      "SecureTextField; {{1.0, 2.0} {3.0, 4.0}}, value: 1234", "Secure-extField, {{1.0, 2}, value: 1234",
      "SecureTextField, {{1.0, 2.0}, {3.0, 4.0}}, label: '12\n34', value: 1234",
    ])
  func damagedSecureField(line: String) throws {
    let capture = try elements(
      "TextView, {{1.0, 2.0}, {3.0, 4.0}}, value: open\n\(line)\n  StaticText, {{1.0, 2.0}, {3.0, 4.0}}, label: '1234'")
    #expect(capture.nodes.count == 4)
    #expect(capture.nodes[1].value == .known("open"))
    #expect(capture.nodes[2].isSecure && capture.nodes[2].value == .absent && capture.nodes[2].label.value == nil)
    #expect(capture.nodes[3].label == .unknown)
  }

  @Test("a placeholder in a secure field hides nothing, and many elements of unknown types are read")
  func nothingSecret() throws {
    let field =
      "SecureTextField, {{1.0, 2.0}, {3.0, 4.0}}, label: 'Keyword', placeholderValue: 'Keyword', value: Keyword"
    #expect(try elements(field).nodes[1].label == .known("Keyword"))
    let lines = (0..<40).map { "Hologram, {{1.0, 2.0}, {3.0, 4.0}}, value: ghost\($0)" }
    #expect(try elements(lines.joined(separator: "\n")).nodes.count == 41)
  }

  @Test("more readable secure fields than can be hidden everywhere are refused")
  func manySecrets() {
    let lines = (0..<33).map { "SecureTextField, {{1.0, 2.0}, {3.0, 4.0}}, value: word\($0)" }
    #expect(read(lines.dropLast().joined(separator: "\n")).capture?.nodes.count == 32)
    let (capture, problems) = read(lines.joined(separator: "\n"))
    #expect(capture == nil)
    #expect(problems.first?.contains("more than 32 secure fields contain readable text") == true)
  }

  @Test("the mask of older versions of Xcode gives all traits, and the states among them")
  func numericTraits() throws {
    let capture = try #require(
      read(
        """
        Application 0x608000174a00: {{0.0, 0.0}, {375.0, 667.0}}, label: 'Teahouse'
          Other 0x608000174ac0: traits: 8589934592, {{0.0, 20.0}, {375.0, 647.0}}
            Image 0x608000174b80: traits: 8589934596, {{8.0, 28.0}, {40.0, 40.0}}, label: 'A cup'
            Button 0x608000174c40: traits: 265, {{8.0, 80.0}, {40.0, 40.0}}, label: 'Green'
            TextField 0x608000174d00: traits: 19136512, {{8.0, 130.0}, {40.0, 40.0}}, label: 'Key', value: ••
        """
      ).capture)
    #expect(
      capture.outline == ["Application Teahouse", " Other", "  Image A cup", "  Button Green", "  TextField Key"])
    #expect(capture.nodes[0].traits == .unknown)
    #expect(capture.node("A cup")?.traits == .known([.image, Traits(rawValue: 1 << 33)]))
    let button = try #require(capture.node("Green"))
    #expect(button.traits == .known([.button, .selected, .notEnabled]))
    #expect(button.isEnabled == .known(false) && button.isSelected == .known(true))
    let field = try #require(capture.node("Key"))
    #expect(field.isSecure && field.secureLength == 2)
    #expect(field.isFocused == .known(true), "the trait of a field that is edited is set")
  }

  @Test("a log's escapes are undone, and its lines between those of the tree are left out")
  func log() throws {
    let capture = try #require(read(XCUITestSamples.log).capture)
    #expect(
      capture.outline == [
        "Application Teahouse", " Window", "  StaticText Ada's tea", "  SecureTextField Keyword", "  Switch News",
        "  Button Join",
      ])
    #expect(capture.node("Keyword")?.secureLength == 9)
    #expect(capture.node("News")?.location == FileLocation(file: "screen", line: 4, column: 116))
    #expect(capture.noted == [])
  }

  @Test("addresses, arrows and headers may be missing")
  func bare() throws {
    let capture = try #require(
      read(
        """
        Application, pid: 12, label: 'Teahouse'
          Window (Main), {{0.0, 0.0}, {390.0, 844.0}}
            Button, {{-0.0, 2.5}, {3.0, 4.0}}, label: 'Pour', Selected, Disabled   \u{20}
        """
      ).capture)
    #expect(capture.outline == ["Application Teahouse", " Window", "  Button Pour"])
    let button = try #require(capture.node("Pour"))
    #expect(button.frame?.x.sign == .plus)
    #expect(button.isSelected == .known(true) && button.isEnabled == .known(false))
    #expect(capture.noted == [])
  }

  @Test("a part of a tree is read, and said to be one")
  func fragment() throws {
    let capture = try #require(
      read(
        """
              Button, 0x600002c4c9a0, {{1.0, 2.0}, {3.0, 4.0}}, label: 'Pour'
                StaticText, 0x600002c4c9a1, {{1.0, 2.0}, {3.0, 4.0}}, label: 'Pour it'
            Other, 0x600002c4c9a2, {{1.0, 2.0}, {3.0, 4.0}}
            Other, 0x600002c4c9a3, {{1.0, 2.0}, {3.0, 4.0}}
              Link, 0x600002c4c9a4, {{1.0, 2.0}, {3.0, 4.0}}, label: 'Brew'
        """
      ).capture)
    #expect(capture.outline == ["Button Pour", " StaticText Pour it", "Other", "Other", " Link Brew"])
    #expect(capture.noted == ["xcuitest.fragment:1"])
  }

  @Test("trees that follow one another are all read, but of one application only the last")
  func severalTrees() throws {
    let capture = try #require(
      read(
        """
        Attributes: Application, 0x600002c4c0e0, pid: 1, label: 'Teahouse'
        Element subtree:
         →Application, 0x600002c4c0e0, pid: 1, label: 'Teahouse'
            Button, 0x600002c4c9a0, {{1.0, 2.0}, {3.0, 4.0}}, label: 'Old'
        Attributes: Window, 0x600002c4c1c0, {{0.0, 0.0}, {390.0, 844.0}}
        Element subtree:
         →Window, 0x600002c4c1c0, {{0.0, 0.0}, {390.0, 844.0}}
            Button, 0x600002c4c9a1, {{1.0, 2.0}, {3.0, 4.0}}, label: 'Other window'
        Attributes: Application, 0x600002c4c0ef, pid: 1, label: 'Teahouse'
        Element subtree:
         →Application, 0x600002c4c0ef, pid: 1, label: 'Teahouse'
            Button, 0x600002c4c9a2, {{1.0, 2.0}, {3.0, 4.0}}, label: 'New'
        """
      ).capture)
    #expect(capture.outline == ["Window", " Button Other window", "Application Teahouse", " Button New"])
    #expect(capture.roots == [0, 2])
    #expect(capture.noted == ["xcuitest.latest-dump:3"])
  }

  @Test(
    "quotation marks, commas and names inside texts stay there",
    arguments: [
      ("label: 'I'm here'", "I'm here", nil), ("label: ''tis'", "'tis", nil),
      ("label: 'Cups', saucers', value: 2", "Cups', saucers", "2"),
      ("label: 'Price, value: 3'", "Price, value: 3", nil), ("label: 'On, Selected'", "On, Selected", nil),
      ("label: 'A', value: 5, label: 'B'", "A", "5, label: 'B'"),
      ("label: 'Time', value: 't is late", "Time", "'t is late"),
      ("label: 'Milk', value:", "Milk", nil), ("value: ", nil, nil), ("label: '', value: x", nil, "x"),
    ] as [(String, String?, String?)])
  func quotes(fields: String, label: String?, value: String?) throws {
    let capture = try elements("Button, 0x600002c4c9a0, {{1.0, 2.0}, {3.0, 4.0}}, \(fields), Disabled")
    #expect(capture.nodes[1].label == Known(label))
    #expect(capture.nodes[1].value == Known(value))
    #expect(capture.nodes[1].isEnabled == .known(false))
    #expect(capture.noted == [])
  }

  @Test("a line break in a label or value continues it")
  func severalLines() throws {
    let capture = try elements(
      """
      StaticText, 0x600002c4c9a0, {{1.0, 2.0}, {3.0, 4.0}}, label: 'One cup
      of tea', Selected
      TextView, 0x600002c4c9a1, {{1.0, 2.0}, {3.0, 4.0}}, identifier: 'note', value: Buy

      milk, Keyboard Focused
      Button, 0x600002c4c9a2, {{1.0, 2.0}, {3.0, 4.0}}, label: 'Save'
      """)
    #expect(capture.nodes[1].label == .known("One cup\n  of tea"))
    #expect(capture.nodes[1].isSelected == .known(true))
    #expect(capture.nodes[2].value == .known("Buy\n\n  milk"))
    #expect(capture.nodes[2].isFocused == .known(true))
    #expect(capture.nodes[3].label == .known("Save"))
    #expect(capture.noted == ["xcuitest.several-lines:2", "xcuitest.several-lines:4"])
  }

  @Test("lines of something else inside a tree are left out")
  func skippedLines() throws {
    let capture = try elements(
      """
      Button, 0x600002c4c9a0, {{1.0, 2.0}, {3.0, 4.0}}, label: 'Pour'
      2 teas are ready
      t =     1.23s Tap "Pour" Button
      The kettle boils
      Button, 0x600002c4c9a1, {{1.0, 2.0}, {3.0, 4.0}}, label: 'Drink'
      """)
    #expect(capture.outline == ["Window", " Button Pour", " Button Drink"])
    #expect(capture.notices.map(\.message) == ["this line and 1 more are not elements"])
    #expect(capture.noted == ["xcuitest.skipped-lines:3"])
  }

  @Test("an element inside another one is found by its frame if the indentation is lost")
  func lostIndentation() throws {
    let capture = try #require(
      read(
        """
        →Application, 0x600002c4c0e0, pid: 1, label: 'Teahouse'
        Window, 0x600002c4c1c0, {{0.0, 0.0}, {390.0, 844.0}}
        Button, 0x600002c4c9a0, {{10.0, 10.0}, {100.0, 40.0}}, label: 'Pour'
        StaticText, 0x600002c4c9a1, {{20.0, 20.0}, {50.0, 20.0}}, label: 'Pour it'
        Button, 0x600002c4c9a2, {{10.0, 60.0}, {100.0, 40.0}}, label: 'Drink'
        Button, 0x600002c4c9a3, {{10.0, 60.0}, {100.0, 40.0}}, label: 'Drink'
        """
      ).capture)
    #expect(
      capture.outline == [
        "Application Teahouse", " Window", "  Button Pour", "   StaticText Pour it", "  Button Drink", "  Button Drink",
      ])
    #expect(capture.noted == ["xcuitest.parent-by-frame:2"])
  }

  @Test(
    "each conclusion has its rule",
    arguments: [
      ("MenuItem, {{1.0, 2.0}, {3.0, 4.0}}, title: 'Brew'", "xcuitest.title-as-label:2"),
      ("TextField, {{1.0, 2.0}, {3.0, 4.0}}, placeholderValue: 'Mail', value: Mail", "xcuitest.value-is-placeholder:2"),
      ("TextField, {{1.0, 2.0}, {3.0, 4.0}}, value: grace.hopper@tea.e...", "xcuitest.value-cut:2"),
      ("Hologram, {{1.0, 2.0}, {3.0, 4.0}}, label: 'Ghost'", "xcuitest.unknown-type:2"),
      ("RemotePlaceholder, {{1.0, 2.0}, {3.0, 4.0}}", "xcuitest.remote-content:2"),
      ("TextField, {{1.0, 2.0}, {3.0, 4.0}}, Focused", "xcuitest.interface-focus:2"),
      ("MenuBar, {{1.0, 2.0}, {3.0, 4.0}}\nMenuBar, {{1.0, 2.0}, {3.0, 4.0}}", "xcuitest.mac:2"),
      ("Button, {{inf, inf}, {0.0, 0.0}}", "xcuitest.no-frame:2"),
      ("Button, {{1.0, 1e308}, {3.0, 4.0}}", "xcuitest.no-frame:2"),
      ("Button, {{1.0, 2.0}, {3.0, x}}", "xcuitest.damaged-element:2"),
      ("Button, {{1.0, 2.0}, {3.0, 4.0}}, label: 'Po", "xcuitest.unclosed-text:2"),
    ])
  func rules(lines: String, notice: String) throws { #expect(try elements(lines).noted == [notice]) }

  @Test("what a rule concludes")
  func conclusions() throws {
    let capture = try elements(
      """
      MenuItem, {{1.0, 2.0}, {3.0, 4.0}}, title: 'Brew'
      TextField, {{1.0, 2.0}, {3.0, 4.0}}, placeholderValue: 'Mail', value: Mail
      Hologram, {{1.0, 2.0}, {3.0, 4.0}}, label: 'Ghost', value: Boo
      Button, {{inf, inf}, {0.0, 0.0}}, label: 'Lost'
      Button, {{1.0, 2.0}, {3.0, 4.0}}, lab: 'Gone', value: 1
      TextField, {{1.0, 2.0}, {3.0, 4.0}}, Focused
      StaticText, {{1.0, 2.0}, {3.0, 4.0}}, label: 'Loading', value: Wait...
      """)
    #expect(capture.nodes[1].label == .known("Brew"))
    #expect(capture.nodes[2].value == .absent && capture.nodes[2].placeholder == .known("Mail"))
    #expect(capture.nodes[3].label == .known("Ghost") && capture.nodes[3].value == .unknown)
    #expect(capture.nodes[4].frame == nil)
    #expect(capture.nodes[5].label == .unknown && capture.nodes[5].value == .unknown)
    #expect(capture.nodes[6].isFocused == .known(true))
    #expect(capture.nodes[7].value == .known("Wait..."))
  }

  @Test("a query without a tree and a file without elements are errors that say what to do")
  func nothing() {
    let query = read("Query chain:\n →Find: Application 'example.teahouse'\n  Output: {}\n")
    #expect(query.capture == nil)
    #expect(
      query.problems.first?.hasPrefix(
        "screen:1:1: error: this is a query without a tree, because the app did not answer") == true)
    for text in ["", "\n", "tea", "t =     1.23s Tap \"Pour\" Button", "→", "Attributes: "] {
      let (capture, problems) = read(text)
      #expect(capture == nil)
      #expect(problems.first?.contains("this text contains no element of a debugDescription") == true, "\(text)")
    }
  }

  @Test("a deep tree and a long text are read in time that grows with their size")
  func large() throws {
    let deep = (0..<4_000).map { String(repeating: " ", count: min($0, 500)) + "Other, {{1.0, 2.0}, {3.0, 4.0}}" }
    #expect(read(deep.joined(separator: "\n")).capture?.nodes.count == 4_000)
    let text = "StaticText, {{1.0, 2.0}, {3.0, 4.0}}, label: '" + String(repeating: "', {{\n", count: 20_000)
    #expect(read(text).capture?.nodes.count == 1)
  }

  @Test("more than 200,000 elements are refused")
  func tooMany() {
    let (capture, problems) = read(String(repeating: "Tab, {{\n", count: 200_001))
    #expect(capture == nil)
    #expect(problems.first?.hasPrefix("screen:200001:1: error: this file contains more than 200,000 elements") == true)
  }
}
