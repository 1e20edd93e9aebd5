import A11ySim
import Captures
import TestSupport
import Testing
import TextFormats

/// idb and AXe write null where there was no answer, and leave out what nobody asked for.
@Suite(.timeLimited) struct IDBTests {
  private func read(_ content: String) -> (capture: Capture?, problems: [String]) {
    var problems = FileProblems()
    let capture = CaptureFormat.idb.read(CaptureSamples.file(content), problems: &problems)
    return (capture, problems.all(of: "screen").map(\.description))
  }

  @Test("a nested tree")
  func nested() throws {
    let (read, problems) = read(CaptureSamples.idb)
    let capture = try #require(read)
    #expect(problems == [] && !capture.hasReadingOrder && capture.app == "Teahouse")
    #expect(
      capture.outline == [
        "Application Teahouse", " Group Entry for •••••••••", "  SecureTextField Keyword", "   StaticText",
        "  TextField", "  Switch News", " Heading Teas",
      ])
    #expect(!"\(capture)".contains(CaptureSamples.secret))
  }

  @Test("what is written is known, what is null is absent, and what is missing is unknown")
  func knowledge() throws {
    let capture = try #require(read(CaptureSamples.idb).capture)
    let application = capture.nodes[0]
    #expect(application.frame == .init(x: 0, y: 0, width: 390, height: 844))
    #expect(application.identifier == .unknown && application.value == .unknown && application.hint == .unknown)
    #expect(application.traits == .unknown && application.actions == .unknown && application.isEnabled == .unknown)
    let field = capture.nodes[2]
    #expect(field.isSecure && field.value == .absent && field.secureLength == nil && field.placeholder == .unknown)
    #expect(field.identifier == .known("key") && field.hint == .absent && field.isEnabled == .known(true))
    #expect(field.actions == .known(["Show •••••••••"]) && field.isFocused == .unknown)
    #expect(field.frame == .init(x: 16, y: 170.5, width: 358, height: 34))
    let name = capture.nodes[4]
    #expect(name.label == .absent && name.value == .known("Name") && name.identifier == .absent)
    #expect(name.hint == .known("Opens the keyboard") && name.isEnabled == .unknown && name.actions == .absent)
    #expect(name.traits == .known(.textEntry) && name.isFocused == .known(true) && name.isSelected == .known(false))
    #expect(name.frame == .init(x: 16, y: 220.5, width: 358, height: 34))
    let toggle = capture.nodes[5]
    #expect(toggle.value == .known("1") && toggle.isVisible == .known(false) && toggle.isEnabled == .known(false))
    #expect(toggle.traits == .known([.button, .toggle, .selected]) && toggle.isSelected == .known(true))
    #expect(toggle.language == .unknown && toggle.content == .unknown && toggle.isElement == .unknown)
    #expect(toggle.isModal == .unknown)
  }

  @Test(
    "secure fields",
    arguments: [
      (#""type": "TextField", "subrole": "AXSecureTextField", "AXValue": "•••""#, 3, .unknown),
      (#""type": "SecureTextField", "AXValue": null"#, nil, .unknown),
      (#""type": "TextField", "traits": ["SecureTextField"], "AXValue": "Key", "AXLabel": "Key""#, 0, .known("Key")),
      (#""role": "AXSecureTextField", "AXValue": "Key", "placeholder": "Key""#, 0, .known("Key")),
      (#""type": "TextField", "traits": 16777216, "AXValue": "Key", "placeholder": null"#, nil, .absent),
      (#""type": "TextField", "role_description": "secure text field", "value": "Quagga-77""#, nil, .unknown),
    ] as [(String, Int?, Known<String>)])
  func secure(members: String, length: Int?, placeholder: Known<String>) throws {
    let field = try #require(read("[{\(members)}]").capture).nodes[0]
    #expect(field.isSecure && field.type == "SecureTextField" && field.value == .absent)
    #expect(field.secureLength == length && field.placeholder == placeholder)
  }

  @Test("the object of newer versions has plain names")
  func elements() throws {
    let (read, problems) = read(
      #"""
      {"backend": "ax", "truncated": true, "elements": [
        {"label": "Brew", "value": null, "identifier": "brew", "type": "Button", "role_description": "button", "traits": ["Button"], "help": null}]}
      """#)
    let capture = try #require(read)
    #expect(problems == [] && capture.outline == ["Button Brew"])
    #expect(capture.nodes[0].identifier == .known("brew") && capture.nodes[0].hint == .absent)
    #expect(capture.noted == ["idb.truncated:2"])
  }

  @Test("the keys of 2019, and a flat list")
  func early() throws {
    let capture = try #require(
      read(
        #"""
        [{"AXLabel": "Teahouse", "AXUniqueId": 1, "type": "Application"},
         {"AXLabel": "Brew", "AXHint": "Pours tea", "AXUniqueId": 7, "AXPid": 5, "AXFrame": "{{-0, 1.5}, {2, 3}}", "type": "Button"}]
        """#
      ).capture)
    #expect(capture.nodes[1].hint == .known("Pours tea") && capture.nodes[1].identifier == .unknown)
    #expect(capture.nodes[1].frame?.x.sign == .plus && capture.roots == [0, 1])
    #expect(capture.noted == ["idb.number-as-identifier:1", "idb.number-as-identifier:2", "idb.flat-list:1"])
  }

  @Test("a backend without answers, and empty traits everywhere, leave things unknown")
  func withoutAnswers() throws {
    let capture = try #require(
      read(
        #"""
        {"elements": [{"type": "Button", "AXLabel": "Brew", "help": null, "custom_actions": [], "role_description": null, "traits": null},
          {"type": "Cell", "AXLabel": "Oolong", "help": null, "custom_actions": [], "traits": []}]}
        """#
      ).capture)
    for node in capture.nodes {
      #expect(node.hint == .unknown && node.actions == .unknown && node.traits == .unknown)
      #expect(node.isSelected == .unknown)
    }
    #expect(capture.noted == ["idb.flat-list:1", "idb.no-traits:1", "idb.without-translator:1"])
    let scrolled = try #require(
      read(#"[{"type": "StaticText", "AXLabel": "A", "traits": []}, {"type": "Cell", "traits": ["Scrollable"]}]"#)
        .capture)
    #expect(scrolled.nodes.map(\.traits) == [.absent, .known([])])
  }

  @Test(
    "types by their names in XCTest",
    arguments: [
      (#""type": "TextField", "subrole": "AXSearchField""#, "SearchField"), (#""type": "GenericElement""#, "Other"),
      (#""type": "TextField", "role_description": "search text field""#, "SearchField"),
      (#""type": "CheckBox""#, "CheckBox"), (#""type": "CheckBox", "role_description": "switch""#, "Switch"),
      (#""type": "ScrollArea""#, "ScrollView"), (#""type": "WebArea""#, "WebView"),
      (#""type": "TextArea""#, "TextView"),
      (#""type": "TextField", "traits": ["TextEntry", "TextArea"]"#, "TextView"), (#""type": "TabGroup""#, "TabBar"),
      (#""type": "RadioButton", "subrole": "AXTabButton""#, "Tab"), (#""role": "AXPopUpButton""#, "PopUpButton"),
      (#""type": "CellHostingView""#, "CellHostingView"), (#""AXLabel": "A""#, "Other"),
    ])
  func types(members: String, type: String) throws {
    #expect(try #require(read("{\(members)}").capture).nodes[0].type == type)
  }

  @Test("traits as a bitmask")
  func mask() throws {
    let capture = try #require(read(#"{"type": "Image", "traits": 8589934596}"#).capture)
    #expect(capture.nodes[0].traits == .known(.image))
  }

  @Test(
    "each conclusion has its rule",
    arguments: [
      (#""type": "TextField", "AXValue": "Mail""#, "idb.value-may-be-placeholder"),
      (#""type": "TextField", "AXValue": "Mail", "placeholder": "Mail""#, "idb.value-is-placeholder"),
      (#""type": "Button", "AXValue": "Boo", "traits": ["Ghost", "Button"]"#, "idb.unknown-trait"),
      (#""type": "TextField", "AXValue": "Boo", "subrole": "AXGhost""#, "idb.unknown-subrole"),
      (#""type": "TextField", "AXValue": "Mail", "placeholder": null"#, nil),
    ] as [(String, String?)])
  func rules(members: String, rule: String?) throws {
    #expect(try #require(read("{\(members)}").capture).notices.map(\.rule.id) == (rule.map { [$0] } ?? []))
  }

  @Test("the rules of a whole tree, and their ids")
  func ruleIds() throws {
    let capture = try #require(read(CaptureSamples.idb).capture)
    #expect(
      capture.noted == [
        "idb.type-refined:3", "idb.secure-value:3", "idb.focus:7", "idb.value-may-be-placeholder:7",
        "idb.type-refined:10",
        "idb.title-as-label:12", "idb.expanded:12", "secure.repeated-text:2",
        "secure.repeated-text:3", "secure.repeated-text:6",
      ])
    let ids = CaptureFormat.idb.rules.map(\.id)
    #expect(Set(ids).count == ids.count && ids.allSatisfy { $0.hasPrefix("idb.") })
  }

  @Test("other JSON is refused, and children that are none are skipped")
  func faults() {
    for json in ["[]", "{}", "5", #"{"elements": []}"#, "[null]", #"{"elements": null, "AXLabel": "Tea"}"#] {
      let (capture, problems) = read(json)
      #expect(capture == nil)
      #expect(problems.first?.hasPrefix("screen:1:1: error: this JSON contains no element") == true, "\(json)")
    }
    let (capture, problems) = read(#"{"type": "Group", "children": [5, null, {"type": "Button"}]}"#)
    #expect(capture?.outline == ["Group", " Button"])
    #expect(problems == ["screen:1:32: warning: this value is not a JSON object, and is skipped"])
  }

  @Test("a screen has the heading, and the switch with its value")
  func screen() throws {
    let screen = try #require(read(CaptureSamples.idb).capture).screen()
    let all = screen.elements.flatMap { [$0] + $0.children }
    #expect(all.contains { $0.role == .heading && $0.label?.string == "Teas" })
    #expect(all.contains { $0.role == .secureTextField && $0.text?.isSecure == true })
  }
}
