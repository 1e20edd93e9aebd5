import A11ySim
import ScenarioFiles
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import AuditRules
@testable import Simulation

/// Rules that look at the screen as it stands.
@Suite("Audit, rules about the screen", .timeLimited) struct ScreenRuleTests {
  private func audit(_ text: String, locale: String? = nil) throws -> Audit {
    Audit(try ScenarioParser.parse(text), locale: locale)
  }

  private func messages(_ rule: String, _ text: String, locale: String? = nil) throws -> [String] {
    let audit = try audit(text, locale: locale)
    #expect(!audit.notEvaluated.contains { $0.rule == rule }, "\(audit.notEvaluated)")
    return audit.findings.filter { $0.rule == rule }.map(\.message)
  }

  private func elements(_ rule: String, _ text: String) throws -> [String?] {
    let audit = try audit(text)
    #expect(!audit.notEvaluated.contains { $0.rule == rule }, "\(audit.notEvaluated)")
    return audit.findings.filter { $0.rule == rule }.map(\.element)
  }

  private func reason(_ rule: String, _ text: String) throws -> String? {
    try audit(text).notEvaluated.first { $0.rule == rule }?.reason
  }

  // MARK: Names

  @Test(arguments: [
    "button: {", "link: {", "disclosure: {", "popUpButton: {", "toggle: { on: true,", "slider: { value: 50%,",
    "element: { traits: [image, button],",
  ])
  func aControlWithoutAName(start: String) throws {
    #expect(try elements("unnamed-control", "screen: [ { \(start) id: it } } ]\nsteps: [ appear ]") == ["it"])
  }

  @Test(arguments: [
    "button: { label: Close }", "backButton: {}", "pageControl: { pages: 3 }", "popUpButton: { value: Norway }",
    "picker: { options: [Monday, Tuesday] }", "button: { value: 3 }", "stepper: { value: 3 }",
  ])
  func aControlWithAName(element: String) throws {
    #expect(try elements("unnamed-control", "screen: [ { \(element) } ]\nsteps: [ appear ]") == [])
  }

  @Test func aTextFieldIsTheMatterOfItsOwnRule() throws {
    let found = try audit("screen: [ { textField: { id: code } }, { button: OK } ]\nsteps: [ appear ]").findings
    #expect(found.map(\.rule) == ["unnamed-text-field"])
  }

  /// Names are taken from whole elements only.
  @Test func withoutAControlNothingIsEvaluated() throws {
    let text = "screen: [ { text: A } ]\nsteps: [ appear ]"
    #expect(try reason("unnamed-control", text) == "there is no control on the screen")
    #expect(try reason("role-in-name", text) == "there is no element with a name and a kind")
    #expect(try reason("name-is-a-file-or-symbol", text) == "there is no picture or control with a name")
  }

  @Test(arguments: [
    "ic_logo_2x.png", "btn_close@3x", "logo@2x", "close.svg", "icon-close", "img_header", "eye.slash",
    "chevron.left", "square.and.arrow.up", "person.crop.circle.badge.plus", "1.circle", "xmark",
  ])
  func aDevelopersName(name: String) throws {
    // No number begins the name of a symbol here: “1.circle” may be a version's.
    let expected = name.first?.isNumber == true ? [] : ["it"]
    for kind in ["button", "link"] {
      let screen = "screen: [ { \(kind): { label: \"\(name)\", id: it } } ]\nsteps: [ appear ]"
      #expect(try elements("name-is-a-file-or-symbol", screen) == expected)
    }
    // A text may speak of a file.
    let text = "screen: [ { text: { label: \"\(name)\" } }, { button: A } ]\nsteps: [ appear ]"
    #expect(try elements("name-is-a-file-or-symbol", text) == [])
    // What is drawn is what is said.
    let drawn = "screen: [ { button: { label: \"\(name)\", drawn: \"\(name)\" } } ]\nsteps: [ appear ]"
    #expect(try elements("name-is-a-file-or-symbol", drawn) == [])
  }

  @Test(arguments: [
    "example.com", "e.g. this", "3.5", "v1.2", "1.0.2", "john_doe", "IMG_0012.jpg", "Report 2024.png", "a.b",
    "www.example.org", "mail@example.com", "@2x", "Trash", "report.pdf", "up.", "e-mail", "ic_", "St.Left", "круг.png",
  ])
  func aPersonsName(name: String) throws {
    let text = "screen: [ { button: { label: \"\(name)\", id: it } } ]\nsteps: [ appear ]"
    #expect(try elements("name-is-a-file-or-symbol", text) == [])
  }

  @Test func aPictureIsNoDocument() throws {
    let text = "screen: [ { image: { label: IMG_0012.jpg, id: it } } ]\nsteps: [ appear ]"
    #expect(try elements("name-is-a-file-or-symbol", text) == ["it"])
  }

  @Test(arguments: ["en", "fr", "ja"]) func aDevelopersNameInEveryLanguage(locale: String) throws {
    let text = "screen: [ { button: { label: chevron.left, id: it } } ]\nlocale: [en, fr, ja]\nsteps: [ appear ]"
    #expect(
      try messages("name-is-a-file-or-symbol", text, locale: locale) == [
        "the name of it is “chevron.left”, which is the name of a symbol"
      ])
  }

  @Test(arguments: [
    ("en", "button", "Verify button", "button"), ("de", "button", "Prüfen-Taste", "taste"),
    ("fr", "button", "Bouton Valider", "bouton"), ("en", "image", "Profile image", "image"),
  ])
  func aNameWithItsKind(locale: String, kind: String, name: String, word: String) throws {
    let text = "screen: [ { \(kind): { label: \(name), id: it } } ]\nlocale: [\(locale)]\nsteps: [ appear ]"
    #expect(
      try messages("role-in-name", text, locale: locale) == [
        "the name of it is “\(name)”, and the screen reader adds “\(word)” again"
      ])
  }

  @Test func aNameThatIsOnlyItsKind() throws {
    #expect(
      try messages("role-in-name", "screen: [ { button: { label: Button, id: it } } ]\nsteps: [ appear ]") == [
        "the name of it is “Button”, which only repeats its kind"
      ])
  }

  @Test(arguments: [
    "button: Verify Taste", "link: Buttons and links of all kinds", "button: Copy link",
    "button: { label: Verify button, drawn: Verify button }", "button: Press the button twice",
  ])
  func aNameWithoutItsKind(element: String) throws {
    #expect(try elements("role-in-name", "screen: [ { \(element) } ]\nsteps: [ appear ]") == [])
  }

  /// A person who has switched these words off hears the name alone.
  @Test func aKindThatIsNotSaidIsNotRepeated() throws {
    let screen = "screen: [ { button: Verify button } ]\nsteps: [ appear ]\n"
    #expect(try elements("role-in-name", screen + "settings: { controls: none }") == [])
    #expect(try reason("role-in-name", screen + "reader: none") == "there is no screen reader")
  }

  // MARK: Places

  /// Buttons at places, as a scenario.
  private func buttons(_ frames: (Int, Int, Int, Int)..., more: String = "") -> String {
    let written = frames.enumerated().map { index, frame in
      "{ button: { label: B\(index), id: b\(index), frame: [\(frame.0), \(frame.1), \(frame.2), \(frame.3)] } }"
    }
    return "screen: [ \(written.joined(separator: ", "))\(more) ]\nsteps: [ appear ]"
  }

  /// WCAG 2.5.8, the exception for spacing.
  @Test func spaceMakesUpForSize() throws {
    let rule = "target-size-minimum"
    // Two circles of 24 points that touch do not intersect.
    #expect(try elements(rule, buttons((0, 0, 20, 20), (24, 0, 20, 20))) == [])
    #expect(try elements(rule, buttons((0, 0, 20, 20), (23, 0, 20, 20))) == ["b0", "b1"])
    // Only the smaller of two is a finding.
    #expect(try elements(rule, buttons((0, 0, 20, 20), (21, 0, 44, 44))) == ["b0"])
    #expect(try elements(rule, buttons((0, 0, 24, 24), (24, 0, 24, 24))) == [])
    // Across a corner there is more room.
    #expect(try elements(rule, buttons((0, 0, 20, 20), (19, 19, 44, 44))) == [])
    // A disabled button is no target, and one without a size is not there.
    let dimmed = ", { button: { label: D, disabled: true, frame: [21, 0, 44, 44] } }"
    #expect(try elements(rule, buttons((0, 0, 20, 20), (21, 0, 0, 0), more: dimmed)) == [])
  }

  @Test func whatTheSystemSizesIsLeft() throws {
    let screen = """
      screen:
        - text: { label: Nothing came?, frame: [0, 0, 100, 20] }
        - link: { label: Send again, frame: [104, 0, 80, 20] }
        - link: { label: Help, frame: [190, 0, 40, 20] }
        - toggle: { label: Remember, frame: [0, 100, 51, 31] }
        - pageControl: { pages: 3, frame: [0, 200, 100, 26] }
      steps: [ appear ]
      """
    #expect(try elements("target-size-minimum", screen) == [])
    #expect(try elements("target-size-platform", screen) == [])
  }

  @Test func withoutPlacesNoSizeIsEvaluated() throws {
    let text = "screen: [ { button: A } ]\nsteps: [ appear ]"
    for rule in ["target-size-minimum", "target-size-platform"] {
      #expect(try reason(rule, text) == "the frames of the controls are not known")
    }
    let sizes = "the sizes of the screen and the keyboard are not known"
    #expect(try reason("element-under-keyboard", text) == sizes)
    #expect(try reason("element-under-keyboard", text + "\ndevice: { size: [390, 844] }") == sizes)
    #expect(
      try reason("element-under-keyboard", text + "\ndevice: { size: [390, 844], keyboard: 336 }")
        == "no field is edited on a screen with known frames")
  }

  @Test func whatTheKeyboardCovers() throws {
    let screen = """
      device: { size: [390, 844], keyboard: 336 }
      screen:
        - textField: { label: Code, id: code, frame: [0, 600, 390, 44] }
        - textField: { label: Name, id: name, frame: [0, 650, 390, 44] }
        - button: { label: Verify, id: verify, frame: [0, 700, 390, 44] }
        - button: { label: Send again, id: again, frame: [0, 470, 390, 44] }
        - button: { label: Far below, id: below, frame: [0, 900, 390, 44] }
        - button: { label: Later, id: later, disabled: true, frame: [0, 750, 390, 44] }
        - text: { label: The code is wrong, id: codeError, frame: [0, 800, 390, 20] }

      """
    let rule = "element-under-keyboard"
    #expect(
      try messages(rule, screen + "steps: [ { touch: code }, doubleTap ]") == [
        "while code is edited, code, verify and codeError are under the keyboard"
      ])
    // Nothing is covered while no field is edited, or where keys are pressed on a hardware keyboard.
    let none = "no field is edited on a screen with known frames"
    #expect(try reason(rule, screen + "steps: [ appear ]") == none)
    #expect(try reason(rule, screen + "steps: [ appear, { key: tab } ]") == none)
  }

  @Test func theDeviceHasSizes() throws {
    func device(_ text: String) throws -> Scenario {
      try ScenarioParser.parse("device: \(text)\nscreen: [ { text: A } ]\nsteps: [ appear ]")
    }
    #expect(try device("pad").display == nil)
    let sized = try device("{ kind: pad, size: [820, 1180], keyboard: 400 }")
    #expect(sized.device == .pad)
    #expect(sized.display == .init(width: 820, height: 1180, keyboardHeight: 400))
    #expect(try device("{ size: [390, 844] }").display == .init(width: 390, height: 844))
    #expect(try device("{ size: [390, 844] }").device == .phone)
  }

  // MARK: Ways

  @Test func aReactionOfAnotherScreen() throws {
    let text = """
      screens:
        a: { elements: [ { text: { label: Next, id: next } } ], when: { next.activated: [ { screen: b } ] } }
        b: [ { text: { label: Next, id: next } } ]
      """
    #expect(try elements("reacts-without-trait", text + "\nstart: a\nsteps: [ appear ]") == ["next"])
    #expect(
      try reason("reacts-without-trait", text + "\nstart: b\nsteps: [ appear ]")
        == "the scenario has no reaction to a double tap on an element of the screen")
  }

  @Test(arguments: [
    "button", "link", "toggle", "textField", "slider", "popUpButton", "disclosure", "backButton",
  ]) func aControlThatReacts(kind: String) throws {
    let text = "screen: [ { \(kind): { label: Next, id: next } } ]\nwhen: { next.activated: [ { announce: A } ] }"
    #expect(try elements("reacts-without-trait", text + "\nsteps: [ appear ]") == [])
  }

  /// A card that is read as one element reacts as a whole.
  @Test func aCardThatReacts() throws {
    let card = "id: card, childBehavior: combine, children: [ { heading: Visa }, { text: Ends in 1234 } ]"
    let when = "\nwhen: { card.activated: [ { announce: A } ] }\nsteps: [ appear ]"
    #expect(try elements("reacts-without-trait", "screen: [ { group: { \(card) } } ]" + when) == ["card"])
    #expect(
      try elements("reacts-without-trait", "screen: [ { group: { \(card), traits: [button] } } ]" + when) == [])
  }

  @Test func waysOutOfWhatIsModal() throws {
    let rule = "modal-without-way-out"
    func shut(_ inside: String, _ rest: String = "steps: [ appear ]") throws -> [String?] {
      try elements(rule, "screen: [ { button: Behind }, { sheet: { id: sheet, children: [ \(inside) ] } } ]\n\(rest)")
    }
    #expect(try shut("{ text: Terms }") == ["sheet"])
    #expect(try shut("{ button: Close }") == [])
    #expect(try shut("{ button: { label: Go on, disabled: true } }") == [])
    #expect(try shut("{ text: { label: Terms, actions: [Close] } }") == [])
    // It says that something is in progress, and goes by itself.
    #expect(try shut("{ progress: Loading }") == [])
    #expect(try shut("{ text: Sent }", "steps: [ appear, { set: { sheet: { hidden: true } } } ]") == [])
    // A code that is complete may close it.
    let code = "{ component: code-field, id: code, layout: boxes }"
    #expect(try shut("{ text: A }", "when: { sheet.escape: [ { announce: A } ] }\nsteps: [ appear ]") == [])
    #expect(try shut(code, "when: { code.completed: [ { announce: A } ] }\nsteps: [ appear ]") == [])
    let plain = "screen: [ { sheet: { id: sheet, hidden: true, children: [ { text: A } ] } } ]\nsteps: [ appear ]"
    #expect(try reason(rule, plain) == "there is no alert, sheet or modal group")
  }

  @Test func alertsAndModalGroups() throws {
    let rule = "modal-without-way-out"
    let group = "screen: [ { text: A }, { group: { id: g, modal: true, children: [ { text: B } ] } } ]"
    #expect(try elements(rule, group + "\nsteps: [ appear ]") == ["g"])
    let alert = "screen: [ { text: A }, { alert: { label: Wrong code, id: a, children: [ { text: B } ] } } ]"
    #expect(try elements(rule, alert + "\nsteps: [ appear ]") == ["a"])
    // Another screen takes it away.
    #expect(try elements(rule, alert + "\nsteps: [ appear, { screen: [ { text: C } ] } ]") == [])
  }

  // MARK: Codes longer than their fields

  /// What does not fit is `input-lost`, once, whichever way it came.
  @Test(arguments: ["type", "paste", "autofill"]) func aCodeThatIsTooLong(step: String) throws {
    let text = """
      screen: [ { component: swiftui-pin-input, id: code } ]
      steps: [ { touch: code.1 }, doubleTap, { \(step): "48291357" } ]
      """
    let rules = try audit(text).findings.map(\.rule)
    #expect(rules.count { $0 == "input-lost" } == 1)
  }
}
