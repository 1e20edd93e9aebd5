import A11ySim
import Captures
import TestSupport
import Testing
import TextFormats

/// AccessibilitySnapshot knows which elements are stops and in which order, so the reader guesses nothing about that.
@Suite(.timeLimited) struct AccessibilitySnapshotTests {
  private func read(_ content: String) -> (capture: Capture?, problems: [String]) {
    var problems = FileProblems()
    let capture = CaptureFormat.accessibilitySnapshot.read(CaptureSamples.file(content), problems: &problems)
    return (capture, problems.all(of: "screen").map(\.description))
  }

  /// Reads a list of one element.
  private func element(_ members: String) throws -> CapturedNode {
    try #require(read(#"[{"element": {"_0": {\#(members)}, "traversalIndex": 0}}]"#).capture).nodes[0]
  }

  @Test("the first generation, in the order of its indices")
  func firstGeneration() throws {
    let (read, problems) = read(CaptureSamples.snapshotFirst)
    let capture = try #require(read)
    #expect(problems == [] && capture.hasReadingOrder && capture.format == .accessibilitySnapshot)
    #expect(
      capture.outline == [
        "Element Teahouse", "SemanticGroup Entry for •••••••••", " Element Name", " Element Keyword", "List",
        " Element News", " Element Cups", "Element",
      ])
    #expect(capture.nodes.map(\.container) == [nil, .group, nil, nil, .list, nil, nil, nil])
    #expect(capture.nodes.map { $0.isElement == .known($0.container == nil) }.allSatisfy { $0 })
    #expect(capture.nodes[1].identifier == .known("entry") && capture.nodes[1].value == .absent)
    #expect(capture.nodes[1].isModal == .unknown && capture.nodes[1].actions == .unknown)
    #expect(!"\(capture)".contains(CaptureSamples.secret))
  }

  @Test("what is written is known, what is left out is absent, and what the model lacks is unknown")
  func knowledge() throws {
    let capture = try #require(read(CaptureSamples.snapshotFirst).capture)
    let heading = capture.nodes[0]
    #expect(heading.traits == .known([.staticText, .header]) && heading.value == .absent && heading.hint == .absent)
    #expect(heading.identifier == .absent && heading.language == .absent && heading.placeholder == .unknown)
    #expect(heading.actions == .absent && heading.content == .absent && heading.isVisible == .unknown)
    #expect(heading.isEnabled == .known(true) && heading.isSelected == .known(false) && heading.isFocused == .unknown)
    #expect(heading.frame == .init(x: 16, y: 100.33, width: 200, height: 40))
    #expect(heading.phrase == "Teahouse. Heading." && heading.isModal == .unknown)
    let toggle = try #require(capture.node("News"))
    #expect(toggle.actions == .known(["Stop"]) && toggle.frame == nil)
    #expect(toggle.content == .known([.init(label: "Next", value: "Monday", isImportant: true)]))
    #expect(toggle.traits == .known([.button, .toggle]) && toggle.value == .known("1"))
    let cups = try #require(capture.node("Cups"))
    #expect(cups.isEnabled == .known(false) && cups.isSelected == .known(true) && cups.content == .unknown)
    let name = try #require(capture.node("Name"))
    #expect(name.language == .known("de-DE") && name.isFocused == .known(false) && name.frame == nil)
  }

  @Test("a secure field keeps the number of its characters, and no text that repeats them")
  func secure() throws {
    let field = try #require(read(CaptureSamples.snapshotFirst).capture?.node("Keyword"))
    #expect(field.isSecure && field.secureLength == 9 && field.value == .absent && field.phrase == nil)
    #expect(field.isFocused == .known(true) && field.actions == .known(["Show •••••••••"]))
    #expect(field.content == .known([.init(label: "Now", value: "•••••••••", isImportant: false)]))
  }

  @Test(
    "the length of a secure field, and its phrase",
    arguments: [
      (#""value": "•••""#, 3, "Key"), (#""value": "1234""#, 4, nil), (#""a": 1"#, 0, nil), (#""value": 12"#, 2, nil),
      (#""value": {"a": "b"}"#, nil, nil), (#""label": "Key", "value": "Key""#, 0, "Key"),
    ] as [(String, Int?, String?)])
  func secureLengths(member: String, length: Int?, phrase: String?) throws {
    let field = try element(#""traits": ["secureTextField", "textEntry"], "description": "Key", \#(member)"#)
    #expect(field.secureLength == length && field.phrase == phrase && field.value == .absent)
  }

  @Test("a digit of a code is not taken out of “Digit 1 of 6”, but out of the texts around the field")
  func digits() throws {
    let capture = try #require(
      read(
        #"""
        [{"container": {"_0": {"type": {"semanticGroup": {"label": "Code 1 2"}}}, "children": [
          {"element": {"_0": {"label": "Digit 1 of 2", "value": "1", "traits": ["secureTextField"]}, "traversalIndex": 0}},
          {"element": {"_0": {"label": "2", "identifier": "otp.2", "value": "2", "traits": ["secureTextField"]}, "traversalIndex": 1}}]}}]
        """#
      ).capture)
    #expect(capture.nodes.map(\.label) == [.known("Code • 2"), .known("Digit 1 of 2"), .known("2")])
    #expect(capture.nodes.map(\.secureLength) == [nil, 1, 0])
    #expect(capture.nodes[2].identifier == .known("otp.2"))
  }

  @Test(
    "hints of the first generation",
    arguments: [
      (#""traits": ["button", "switchButton"], "hint": "Weekly. Double tap to toggle setting.""#, .known("Weekly")),
      (#""traits": ["switchButton"], "hint": "Double tap to toggle setting.""#, .absent),
      (#""traits": ["button"], "hint": "Double tap to toggle setting.""#, .known("Double tap to toggle setting.")),
      (#""traits": ["switchButton"], "hint": "Zum Umschalten Doppeltippen.""#, .absent),
      (#""traits": ["adjustable"], "hint": "Swipe up or down with one finger to adjust the value.""#, .absent),
      (#""traits": ["textEntry"], "hint": "Double tap to edit.""#, .unknown),
      (#""traits": ["textEntry"]"#, .unknown), (#""traits": ["textEntry", "notEnabled"]"#, .absent),
      (#""traits": [], "hint": "Opens""#, .known("Opens")), (#""traits": []"#, .absent),
      (#""traits": [], "label": """#, .unknown),
    ] as [(String, Known<String>)])
  func hints(members: String, hint: Known<String>) throws {
    let label = members.contains("label") ? "" : #""label": "Tea", "#
    #expect(try element(label + members).hint == hint)
  }

  @Test("the second generation")
  func secondGeneration() throws {
    let (read, problems) = read(CaptureSamples.snapshotSecond)
    let capture = try #require(read)
    #expect(problems == [])
    #expect(
      capture.outline == [
        "ScrollView", " Landmark", "  Element Search", " DataTable", "  Element Oolong", " Series", "  Element Hot",
        " Element Note", " TextView Letter", " TabBar", "  Element Home", " ScrollView",
      ])
    #expect(
      capture.nodes.compactMap(\.container) == [.group, .landmark, .table, .segmentedControl, .tabBar, .group])
    let sheet = capture.nodes[0]
    #expect(sheet.isModal == .known(true) && sheet.actions == .known(["Close"]))
    #expect(capture.nodes[1].isModal == .known(false) && capture.nodes[1].identifier == .known("search"))
    #expect(capture.nodes[1].actions == .absent)
    let search = try #require(capture.node("Search"))
    #expect(search.hint == .absent && search.phrase == nil && search.isVisible == .known(true))
    let oolong = try #require(capture.node("Oolong"))
    #expect(oolong.hint == .known("Opens the tea") && oolong.isVisible == .known(false) && oolong.traits == .absent)
    #expect(try #require(capture.node("Home")).traits == .known([.button, .tab]))
    #expect(try #require(capture.node("Note")).secureLength == 9)
    #expect(!"\(capture)".contains(CaptureSamples.secret))
  }

  @Test("each conclusion has its rule")
  func rules() throws {
    let first = try #require(read(CaptureSamples.snapshotFirst).capture)
    let second = try #require(read(CaptureSamples.snapshotSecond).capture)
    let label = try #require(
      read(
        #"[{"element": {"_0": {"label": "Key", "value": "Key", "traits": ["secureTextField"]}, "traversalIndex": 1}}]"#
      )
      .capture)
    let mixed = try #require(
      read(
        #"""
        [{"container": {"_0": {"type": {"carousel": {}}}, "children": [
          {"element": {"_0": {"label": "A", "traits": ["button"]}, "traversalIndex": 0}},
          {"element": {"_0": {"label": "C", "traits": ["button"]}, "traversalIndex": 2}}]}},
         {"element": {"_0": {"label": "B", "value": "Boo!", "traits": ["ghost"]}, "traversalIndex": 1}}]
        """#
      ).capture)
    #expect(mixed.nodes.compactMap(\.label.value) == ["A", "C", "B"])
    #expect(mixed.nodes[3].value == .unknown && mixed.nodes[3].traits == .unknown)
    let used = [first, second, label, mixed].flatMap(\.notices).map(\.rule.id)
    #expect(Set(used) == Set(CaptureFormat.accessibilitySnapshot.rules.map(\.id) + ["secure.repeated-text"]))
    #expect(CaptureFormat.accessibilitySnapshot.rules.allSatisfy { $0.id.hasPrefix("accessibility-snapshot.") })
    #expect(first.nodes.last?.frame == .init(x: 0, y: 0, width: 12, height: 11))
  }

  @Test("without an index the order is not known, and what is no item is skipped")
  func faults() throws {
    let (capture, problems) = read(
      #"[5, {"element": {"_0": {"label": "B"}}}, {"element": {"_0": {"label": "A"}, "traversalIndex": 0}}]"#)
    #expect(capture?.nodes.map(\.label) == [.known("B"), .known("A")] && capture?.hasReadingOrder == false)
    #expect(
      problems == [
        "screen:1:2: warning: this is not an element or a container, and is skipped",
        "screen:1:5: warning: this element has no `traversalIndex`, so the reading order is not known"
          + "\nhelp: save the hierarchy exactly as the library encodes it",
      ])
    for json in ["[]", "{}", "5", #"{"snapshot": [{"label": "Tea", "type": "Button"}]}"#] {
      let (capture, problems) = read(json)
      #expect(capture == nil)
      #expect(problems.count == 1, "\(json)")
      #expect(problems.first?.hasPrefix("screen:1:1: error: this JSON contains no element") == true, "\(json)")
    }
    let fields = (0..<33).map { number in
      #"{"element": {"_0": {"value": "word\#(number)", "traits": ["secureTextField"]}, "traversalIndex": \#(number)}}"#
    }
    let (many, refusals) = read("[" + fields.joined(separator: ",") + "]")
    #expect(many == nil && refusals.first?.contains("more than 32 secure fields") == true)
  }

  @Test("a screen keeps the order, the containers and the languages")
  func screen() throws {
    let screen = try #require(read(CaptureSamples.snapshotFirst).capture).screen()
    let root = try #require(screen.elements.first)
    #expect(root.children.map(\.role) == [.heading, .group, .list, .button])
    #expect(root.children[1].children.map(\.role) == [.textField, .secureTextField])
    #expect(root.children[1].children[1].text?.length == 9)
    #expect(root.children[2].children.map(\.role) == [.toggle, .adjustable])
    #expect(screen.unknown == [.placeholder])
  }
}
