import A11ySim
import TestSupport
import Testing
import TextFormats

@testable import Captures

/// Which nodes of an iOS capture a screen reader stops at, and in which order.
@Suite(.timeLimited) struct IOSStopsTests {
  /// A tree written by hand: a type, a label, a frame, and what is inside.
  private struct Node {
    var type: String
    var label: String?
    var frame: AccessibilityElement.Frame
    var edit: (inout CapturedNode) -> Void = { _ in }
    var children: [Node] = []
  }

  private static func node(
    _ type: String, _ label: String? = nil, at y: Double = 0, x: Double = 0, size: (Double, Double) = (100, 20),
    _ edit: @escaping (inout CapturedNode) -> Void = { _ in }, _ children: [Node] = []
  ) -> Node {
    Node(
      type: type, label: label, frame: .init(x: x, y: y, width: size.0, height: size.1), edit: edit, children: children)
  }

  private static func capture(_ nodes: [Node]) throws -> Capture {
    var raw = RawCapture()
    var line = 0
    func add(_ node: Node, below parent: Int?) throws {
      line += 1
      var captured = CapturedNode(type: node.type, location: FileLocation(file: "page.xml", line: line, column: 1))
      captured.label = Known(node.label)
      captured.frame = node.frame
      node.edit(&captured)
      let index = try raw.add(captured, below: parent)
      for child in node.children { try add(child, below: index) }
    }
    let window = node("Window", size: (390, 844), { _ in }, nodes)
    try add(node("Application", "Bank", size: (390, 844), { _ in }, [window]), below: nil)
    return try capture(raw)
  }

  private static func capture(_ raw: RawCapture) throws -> Capture {
    var problems = FileProblems()
    return try #require(CaptureFormat.madeUp { _, _ in raw }.read(XCUITestSamples.file("any"), problems: &problems))
  }

  /// What VoiceOver says of each stop.
  private static func heard(_ nodes: [Node]) throws -> [String] {
    heard(try capture(nodes).screen())
  }

  private static func heard(_ screen: ImportedScreen) -> [String] {
    AccessibilityTree(screen.elements).readingOrder.map { stop in
      let element = stop.element
      return [element.label?.string, element.value?.string, element.role.rawValue].compactMap { $0 }
        .joined(separator: ", ")
    }
  }

  @Test("controls and texts are stops; what holds them is none")
  func plain() throws {
    #expect(
      try Self.heard([
        Self.node(
          "Other", nil, { _ in },
          [
            Self.node("StaticText", "Sign in", at: 100), Self.node("TextField", "E-mail address", at: 140),
            Self.node("Button", "Continue", at: 180, { _ in }, [Self.node("StaticText", "Continue", at: 182)]),
          ])
      ]) == ["Sign in, text", "E-mail address, textField", "Continue, button"])
  }

  @Test("where the tool computed the elements, they alone are stops")
  func computed() throws {
    let isElement: (inout CapturedNode) -> Void = { $0.isElement = .known(true) }
    let isNone: (inout CapturedNode) -> Void = { $0.isElement = .known(false) }
    let nodes = [
      Self.node("Other", "A card", at: 100, isElement, [Self.node("Button", "Inside", at: 110, isNone)]),
      Self.node("Button", "Not exposed", at: 200, isNone), Self.node("Button", "Continue", at: 300, isElement),
    ]
    #expect(try Self.heard(nodes) == ["A card, element", "Continue, button"])
    #expect(try !Self.capture(nodes).screen().notices.contains { $0.rule == .stopsGuessed })
  }

  @Test("a label that repeats those of the controls inside belongs to their container")
  func joinedLabels() throws {
    let screen = try Self.capture([
      Self.node(
        "Other", "Login username loginBtn", size: (300, 300), { _ in },
        [
          Self.node(
            "Other", "Login username loginBtn", size: (300, 300), { _ in },
            [
              Self.node("StaticText", "Login", at: 10), Self.node("TextField", "username", at: 40),
              Self.node("Other", "loginBtn", at: 80, { _ in }, [Self.node("Button", "loginBtn", at: 80)]),
            ])
        ])
    ]).screen()
    #expect(Self.heard(screen) == ["Login, text", "username, textField", "loginBtn, button"])
    #expect(screen.notices.filter { $0.rule == .labelOfContainer }.map(\.location.line) == [4])
  }

  @Test("a row without controls is one stop; a row with a switch is the switch and its texts")
  func cells() throws {
    let row = Self.node(
      "Table", size: (390, 800), { _ in },
      [
        Self.node(
          "Cell", nil, at: 0, size: (390, 44), { _ in },
          [Self.node("StaticText", "Language", at: 10), Self.node("StaticText", "English", at: 10, x: 200)]),
        Self.node(
          "Cell", nil, at: 44, size: (390, 44), { _ in },
          [Self.node("Switch", "Face ID", at: 50, { $0.value = .known("1") })]),
      ])
    #expect(try Self.heard([row]) == ["Language, English, element", "Face ID, 1, toggle"])
  }

  @Test("while an alert is shown nothing else can be reached")
  func modal() throws {
    let screen = try Self.capture([
      Self.node("Button", "Behind", at: 100),
      Self.node(
        "Alert", "No connection", at: 300, size: (300, 200), { _ in },
        [Self.node("StaticText", "No connection", at: 310), Self.node("Button", "OK", at: 400)]),
    ]).screen()
    #expect(Self.heard(screen) == ["No connection, text", "OK, button"])
    #expect(screen.notices.contains { $0.rule == .modalSubtree && $0.location.line == 4 })
  }

  @Test("the keyboard, the status bar, and what nobody can reach are left out")
  func leftOut() throws {
    #expect(
      try Self.heard([
        Self.node("Keyboard", size: (390, 300), { _ in }, [Self.node("Key", "q", at: 600)]),
        Self.node("StatusBar", size: (390, 44), { _ in }, [Self.node("StaticText", "9:41", at: 5)]),
        Self.node("Button", "Empty", at: 10, size: (0, 0)),
        Self.node("Button", "Below the screen", at: 900),
        Self.node("ScrollView", size: (390, 2000), { _ in }, [Self.node("Button", "Further down", at: 950)]),
        Self.node("Button", "Covered", at: 50, { $0.isVisible = .known(false) }),
      ]) == ["Further down, button"])
  }

  @Test("of an element that the tree repeats, one is read")
  func duplicates() throws {
    let screen = try Self.capture([
      Self.node("Button", "Log in", at: 100), Self.node("Button", "Log in", at: 100),
      Self.node("Button", "Log in", at: 200),
    ]).screen()
    #expect(Self.heard(screen) == ["Log in, button", "Log in, button"])
    #expect(screen.elements.map(\.id) == ["button-Log-in", "button-Log-in-2"])
    #expect(screen.notices.filter { $0.rule == .duplicateStop }.count == 1)
  }

  @Test("traits of the capture win over those of the type")
  func traits() throws {
    let screen = try Self.capture([
      Self.node("Other", "Continue", at: 10, { $0.traits = .known(.button) }),
      Self.node("StaticText", "Your account", at: 40, { $0.traits = .known([.staticText, .header]) }),
      Self.node("Button", "Not a button", at: 70, { $0.traits = .absent }),
      Self.node("TextField", "Search", at: 100, { $0.traits = .known(.searchField) }),
      Self.node(
        "Button", "Later", at: 130, { ($0.traits, $0.isEnabled) = (.known([.button, .notEnabled]), .known(false)) }),
    ]).screen()
    #expect(screen.elements.map(\.role) == [.button, .heading, .element, .searchField, .button])
    #expect(screen.elements[4].traits == .notEnabled)
  }

  @Test("a tab bar's buttons are tabs, segments are counted")
  func bars() throws {
    let screen = try Self.capture([
      Self.node(
        "TabBar", nil, at: 790, size: (390, 50), { _ in },
        [
          Self.node("Button", "Home", at: 800, { $0.isSelected = .known(true) }),
          Self.node("Button", "Cards", at: 800, x: 200),
        ])
    ]).screen()
    #expect(screen.elements.map(\.role) == [.tabBar])
    #expect(screen.elements[0].children.map(\.traits) == [[.tab, .selected], .tab])
  }

  @Test("a secure field has a length and no text; what is not captured is not taken for none")
  func unknown() throws {
    let screen = try Self.capture([
      Self.node(
        "SecureTextField", "Password", at: 10,
        {
          ($0.isSecure, $0.secureLength) = (true, 8)
          $0.identifier = .known("login.password")
        })
    ]).screen()
    let field = try #require(screen.elements.first)
    #expect(field.id == "login.password")
    #expect(field.text?.length == 8)
    #expect(field.text?.isSecure == true)
    #expect(field.value == nil)
    #expect(field.unknown.contains([.hint, .traits, .language]))
    #expect(!field.unknown.contains(.label))
    #expect(screen.unknown.contains(.hint))
    #expect(field.source?.line == 3)
  }

  @Test("rows are read from the leading edge, each container by itself")
  func order() throws {
    #expect(
      try Self.heard([
        Self.node("Button", "Second", at: 103, x: 200), Self.node("Button", "First", at: 100),
        Self.node(
          "NavigationBar", nil, at: 40, size: (390, 44), { _ in },
          [Self.node("StaticText", "Title", at: 50, x: 150), Self.node("Button", "Back", at: 50, x: 0)]),
      ]) == ["Back, button", "Title, heading", "First, button", "Second, button"])
  }

  @Test("fifty thousand levels are walked")
  func depth() throws {
    var raw = RawCapture()
    var parent: Int?
    for level in 1...50_000 {
      var node = CapturedNode(
        type: level % 3 == 0 ? "NavigationBar" : "Other", location: FileLocation(file: "a.xml", line: level, column: 1))
      node.frame = .init(x: 0, y: 0, width: 100, height: 100)
      parent = try raw.add(node, below: parent)
    }
    var button = CapturedNode(type: "Button", location: FileLocation(file: "a.xml", line: 50_001, column: 1))
    button.label = .known("Deep")
    _ = try raw.add(button, below: parent)
    #expect(Self.heard(try Self.capture(raw).screen()) == ["Deep, button"])
  }
}
