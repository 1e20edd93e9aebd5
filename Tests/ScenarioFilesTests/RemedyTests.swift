import A11ySim
import TestSupport
import Testing

@testable import ScenarioFiles
@testable import Simulation

/// A remedy, followed to the letter, gives a scenario that can be played and means what was meant.
@Suite("Remedies of typical mistakes", .timeLimited) struct RemedyTests {
  private static func helps(_ text: String) -> [String] {
    do throws(ScenarioParser.Failure) {
      _ = try ScenarioParser.plays(Array(text.utf8), load: { _ in [] })
      return []
    } catch {
      return error.diagnostics.map { $0.help ?? "" }
    }
  }

  private static func heard(_ text: String) throws -> [String] {
    try ScenarioParser.parse(text).play(locale: "en").description.split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") }
  }

  @Test("steps that are indented as an element are told once, with where they belong")
  func stepsAsElement() {
    let help = "write `steps:` at the beginning of a line, without “- ” before it, and what belongs to it below"
    #expect(Self.helps("screen:\n  - heading: Enter your code\n  - steps:\n      - appear\n") == [help])
    #expect(Self.helps("screen:\n  - heading: Enter your code\n") == ["write `steps: [ appear ]`"])
  }

  @Test("a list of expected lines, and a wait for an element")
  func listAndWait() {
    let start = "screen: [ { heading: Enter your code } ]\nsteps:\n  - appear\n"
    #expect(
      Self.helps(start + "  - expect:\n      - Enter your code, heading\n") == [
        "write `- expect: |`, and the lines below it without “- ”"
      ])
    #expect(
      Self.helps(start + "  - waitFor: { element: error, timeout: 5000 }\n") == [
        "write `- wait: 2s`, and after it `- expect: { contains: Code sent }` with what must be heard"
      ])
  }

  /// The element in an answer takes the place of the one that was written.
  @Test(arguments: [
    (
      "Semantics: { label: Add, id: add, button: true }", "write `- button: { label: Add, id: add }`"
    ),
    ("Semantics: { label: Total, header: true }", "write `- heading: Total`"),
    (
      "View: { accessibilityLabel: Pay, accessibilityRole: button, testID: pay }",
      "write `- button: { label: Pay, id: pay }`"
    ),
    (
      "checkbox: { label: News, id: news, checked: true }",
      "write `- toggle: { label: News, on: true, view: CheckBox, id: news }`"
    ),
    ("Pressable: { label: Pay, id: pay, enabled: false }", "write `- button: { label: Pay, id: pay, disabled: true }`"),
    (
      "Dropdown: { label: Account, value: Savings, id: account }",
      "write `- popUpButton: { label: Account, value: Savings, id: account }`"
    ),
    (
      "TextInput: { label: Name, id: name, placeholder: Ada }",
      "write `- textField: { label: Name, id: name, placeholder: Ada }`"
    ),
  ]) func anElementKeepsItsProperties(element: String, help: String) throws {
    #expect(Self.helps("screen: [ { \(element) } ]\nsteps: [ appear ]") == [help])
    let ours = help.dropFirst("write `- ".count).dropLast()
    #expect(Self.helps("screen: [ { \(ours) } ]\nsteps: [ appear ]") == [])
  }

  @Test func whatAFieldHoldsIsNotRepeated() {
    let helps = Self.helps("screen: [ { PasswordField: { label: PIN, id: pin, value: '583199' } } ]\nsteps: [ appear ]")
    #expect(helps == ["write `- secureTextField: { label: PIN, id: pin }`"])
  }

  @Test(arguments: [
    ("visibility: gone", "write `hidden: true`"), ("visibility: visible", "write `hidden: false`"),
    ("display: none", "write `hidden: true`"),
    ("frame: { x: 16, y: 200, width: 300, height: 44 }", "write `frame: [16, 200, 300, 44]`"),
    ("frame: { left: 16, top: 200, w: 300, h: 44 }", "write `frame: [16, 200, 300, 44]`"),
  ]) func aPropertyHasItsValue(property: String, help: String) {
    #expect(Self.helps("screen: [ { text: { label: A, \(property) } } ]\nsteps: [ appear ]") == [help])
  }

  private static let screen =
    "screen: [ { textField: { label: Code, id: code } }, { button: { label: Go, id: go } } ]\n"

  @Test(arguments: [
    ("typeText: 482913", "write `type` instead of `typeText`"),
    ("fill: { code: 482913 }", "write `- type: …` with the text; before it, `- activate: code` edits the field"),
    ("post: { announcement: Code sent }", "write `- announce: Code sent`"),
  ]) func aStepHasItsText(step: String, help: String) {
    #expect(Self.helps(Self.screen + "steps: [ appear, { \(step) } ]") == [help])
  }

  @Test func aCommentInPlaceOfAnIdIsNamed() {
    #expect(
      Self.helps(Self.screen + "steps:\n  - appear\n  - touch: #go\n") == ["write `- touch: go`; `#` begins a comment"])
  }

  @Test(arguments: [
    ("touch: go", "write `post: { layoutChanged: go }`, which moves the cursor to an element"),
    ("type: 12", "write `set: { code: { value: … } }`, with the `id` of the field"),
    ("doubleTap", "write what the element then does: the app cannot activate it"),
  ]) func aReactionIsOfTheApp(step: String, help: String) {
    let text =
      Self.screen + "when: { go.activated: [ \(step.contains(":") ? "{ \(step) }" : step) ] }\nsteps: [ appear ]"
    #expect(Self.helps(text) == [help])
  }

  @Test(arguments: [
    ("reader: \"voiceover, talkback\"", "write `reader: [voiceover, talkback]`"),
    ("reader: both", "write `reader: [voiceover, talkback]`"),
    ("locale: cz", "did you mean `cs`?"), ("locale: german", "did you mean `de`?"),
    ("locale: \"en, de\"", "write a list: `[en, de]`"),
    ("settings: { speechRate: 70 }", "write `speakingRate: 70`"),
    ("reader: talkback\nsettings: { speechRate: 70 }", "leave it out, and run with `--rate 70`"),
    ("settings: { keyboardEcho: none }", "write `softwareTypingFeedback: nothing`"),
    ("reader: talkback\nsettings: { softwareTypingFeedback: nothing }", "write `keyboardEcho: none`"),
  ]) func aWordOfTheScenario(line: String, help: String) {
    #expect(Self.helps("\(line)\n\(Self.screen)steps: [ appear ]") == [help])
  }

  @Test func aGestureOfOneReaderHasItsCounterpart() {
    #expect(
      Self.helps(Self.screen + "steps: [ appear, { readingControl: headings } ]") == ["write `- rotor: headings`"])
    #expect(
      Self.helps("reader: talkback\n" + Self.screen + "steps: [ appear, { rotor: headings } ]") == [
        "write `- readingControl: headings`"
      ])
  }

  @Test func stepsInsideTheScreenBelongToTheLeft() {
    let text = "screen:\n  elements:\n    - heading: A\n  steps:\n    - appear\n"
    #expect(
      Self.helps(text) == [
        "leave it out: the list of elements is the screen itself", "move `steps` to the left, below `screen`",
      ])
  }

  @Test func aComponentHasItsParameter() {
    let text = "screen: [ { component: code-field, id: pin, digitCount: 4 } ]\nsteps: [ appear ]"
    #expect(Self.helps(text) == ["write `length`"])
    #expect(Self.helps(text.replacing("digitCount", with: "length")) == [])
  }

  @Test func languagesStandInsideTheReaders() {
    let text =
      "reader: [voiceover, talkback]\nlocale: [en, de]\n" + Self.screen
      + "steps: [ appear, { expect: { en: { voiceover: A, talkback: B }, de: { voiceover: C, talkback: D } } } ]"
    #expect(Self.helps(text) == ["write `expect: { voiceover: { en: …, de: … }, talkback: { en: …, de: … } }`"])
  }

  @Test func twoReactionsToOneEventAreBothMeant() {
    let text =
      Self.screen + "when:\n  go.activated: [ { announce: A } ]\n  go.activated: [ { announce: B } ]\nsteps: [ appear ]"
    #expect(Self.helps(text) == ["write it once, with what stands below both"])
    #expect(Self.helps("name: A\nname: B\n" + Self.screen) == ["remove one of the two"])
  }

  @Test func aHintOfAFieldIsItsPlaceholderOnAndroid() throws {
    let text = "reader: talkback\nscreen: [ { textField: { id: email, hint: E-mail } } ]\nsteps: [ appear ]"
    #expect(
      try ScenarioParser.parse(text).notes == [
        "line 2: TalkBack leaves out `hint`: Android has no hints; the text that an empty field shows is its `placeholder`"
      ])
    #expect(try Self.heard(text.replacing("hint:", with: "placeholder:")).first == "E-mail, Edit box")
  }

  @Test func linesWithoutTheirBarAreNoted() throws {
    let text = Self.screen + "steps:\n  - appear\n  - expect:\n      Code, text field\n      double tap to edit\n"
    #expect(
      try ScenarioParser.parse(text).notes == [
        "line 5: these lines of `expect` are one line, because `|` is missing; write `expect: |` before them"
      ])
    #expect(try ScenarioParser.parse(text.replacing("expect:", with: "expect: |")).notes == [])
  }
}
