import A11ySim
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import ScenarioFiles
@testable import Simulation

/// Words of other toolkits are answered with what they are here, and each answer can be played.
@Suite("Words of other toolkits", .timeLimited) struct KnownElsewhereTests {
  private static func helps(_ text: String) -> [String] {
    do throws(ScenarioParser.Failure) {
      _ = try ScenarioParser.parse(text)
      return []
    } catch {
      return error.diagnostics.map { $0.help ?? "" }
    }
  }

  /// The examples in a text: what stands between backquotes.
  private static func examples(_ help: String) -> [String] {
    help.replacing("<", with: "").replacing(">", with: "").split(separator: "`", omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  @Test func answersAboutKindsAreElements() {
    for help in Set(KnownElsewhere.kinds.values) {
      for example in Self.examples(help) where example.hasPrefix("- ") && !example.contains("…") {
        if example.hasPrefix("- toast") || example == "- sheet" { continue }
        let helps = Self.helps("screen:\n  \(example)\nsteps: [ appear ]")
        #expect(helps == [], "\(example)")
      }
    }
  }

  @Test func answersAboutStepsAreSteps() {
    let screen = """
      screens: { otp: [ { button: { label: Pay, id: pay, actions: [Delete] } }, { text: { label: A, id: message } } ] }
      """
    for help in Set(KnownElsewhere.steps.values) {
      for example in Self.examples(help.replacing("<id>", with: "pay"))
      where example.hasPrefix("- ") && !example.contains("…") && !example.contains("NAME") {
        if example.hasPrefix("- {") || example.hasPrefix("- if") { continue }
        #expect(Self.helps("\(screen)\nsteps:\n  - appear\n  \(example)") == [], "\(example)")
      }
    }
  }

  /// What is entered may be meant for a secure field.
  @Test func answersDoNotRepeatWhatIsEntered() {
    let screen = "screen: [ { secureTextField: { label: PIN, id: pin } } ]\nsteps:\n  - appear\n"
    for step in [
      "- fill: '583199'", "- pasteText: '583199'", "- otp: '583199'", "- type: { into: pin, text: '583199' }",
      "- set: { id: pin, value: '583199' }", "- notification: Your code is 583199",
    ] {
      let helps = Self.helps(screen + "  " + step)
      #expect(!helps.isEmpty && !helps.joined().contains("5831"), "\(step): \(helps)")
    }
    let written = #expect(throws: ScenarioParser.Failure.self) {
      try ScenarioParser.parse(
        "screen: [ { textField: { label: Code, id: code } } ]\nwhen:\n  code.changed: [ { if: code.value == 583199 } ]\n"
          + "steps: [ appear ]")
    }
    let redacted = written?.redacted(.init()).map { $0.message + ($0.help ?? "") } ?? []
    #expect(!redacted.isEmpty && !redacted.joined().contains("5831"), "\(redacted)")
  }

  @Test func answersAreOurWords() {
    for event in Set(KnownElsewhere.events.values) {
      #expect(ElementEvent(rawValue: String(event.prefix { $0 != "." })) != nil, "\(event)")
    }
    for key in Set(KnownElsewhere.keys.values).union(KnownElsewhere.negatable.values.map(\.key)) {
      #expect(ElementKey(rawValue: key) != nil, "\(key)")
    }
    for trait in Set(KnownElsewhere.traitNames.values) {
      #expect(Traits.named.contains { $0.name == trait }, "\(trait)")
    }
    for help in Set(KnownElsewhere.conditions.values) {
      for example in Self.examples(help) {
        let text = "screen: [ { heading: A } ]\nsteps: [ appear, { expect: { \(example) } } ]"
        #expect(Self.helps(text) == [], "\(example)")
      }
    }
  }

  private static let field = "screen: [ { textField: { label: Code, id: code } }, { button: { label: Go, id: go } } ]"

  /// The opposite of a flag is turned round, and the nearest word of ours never comes before what is meant.
  @Test(arguments: [
    ("go.onClick", "write `go.activated`"), ("go.didTap", "write `go.activated`"),
    ("code.onChangeText", "write `code.value`"), ("code.editingChanged", "write `code.value`"),
    ("screen.onAppear", "write `screen.shown`"), ("go.accessibilityFocused", "write `go.reached`"),
    ("code.valeu", "did you mean `code.value`?"),
  ]) func events(event: String, help: String) {
    #expect(Self.helps("\(Self.field)\nwhen: { \(event): [ { announce: Yes } ] }\nsteps: [ appear ]") == [help])
  }

  @Test(arguments: [
    ("go: { enabled: true }", "write `disabled: false`"), ("go: { isEnabled: false }", "write `disabled: true`"),
    ("go: { visible: true }", "write `hidden: false`"), ("go: { isHidden: true }", "write `hidden: true`"),
    ("go: { text: Pay }", "write `label`"), ("go.enabled: true", "write `- set: { go: { disabled: false } }`"),
    ("id: go, visible: false", "write `- set: { go: { hidden: true } }`"),
    ("go: Pay", "write `- set: { go: { label: Pay } }`"),
  ]) func changes(change: String, help: String) {
    let text = "\(Self.field)\nwhen: { go.activated: [ { set: { \(change) } } ] }\nsteps: [ appear ]"
    #expect(Self.helps(text) == [help])
  }

  @Test(arguments: [
    ("go.enabled: true", "write `go.disabled: false`"), ("go.visible: false", "write `go.hidden: true`"),
    ("code.text: 12", "write `code.value: 12`"), ("go.text: Go", "write `go.label: Go`"),
    ("code.value: { startsWith: 4 }", "write `code.value: { matches: ^4 }`"),
    ("code.value: { notEmpty: true }", "write `code.value: { empty: false }`"),
    ("code.value: { minLength: 6 }", "write `code.value: { length: { min: 6 } }`"),
  ]) func tests(test: String, help: String) {
    let text =
      "\(Self.field)\nwhen: { go.activated: [ { if: { \(test) }, then: [ { announce: Yes } ] } ] }\nsteps: [ appear ]"
    #expect(Self.helps(text) == [help])
  }

  @Test(arguments: [
    ("code.value == 1234", "write `if: { code.value: 1234 }`"),
    ("code.value != '12 34'", "write `if: { not: { code.value: 12 34 } }`"),
    ("code.value contains 12", "write `if: { code.value: { matches: 12 } }`"),
    ("go.disabled", "write `if: { go.disabled: true }`"), ("\"!go.disabled\"", "write `if: { go.disabled: false }`"),
  ]) func expressions(expression: String, help: String) {
    let text =
      "\(Self.field)\nwhen: { go.activated: [ { if: \(expression), then: [ { announce: Yes } ] } ] }\nsteps: [ appear ]"
    #expect(Self.helps(text) == [help])
  }

  @Test(arguments: [
    ("swipeLeft: 2", "write `- swipe: { direction: left, times: 2 }`"), ("tapOn: go", "write `- activate: go`"),
    ("tapOn: Go", "write `- activate: pay`, with the `id` of the element"), ("sleep: 1500", "write `- wait: 1500ms`"),
    ("doubleTap: go", "write `- activate: go`"), ("eraseText: 4", "write `- delete: 4`"),
    ("assertNotVisible: Oops", "write `- expect: { never: Oops }`"),
    ("show: go", "write `- set: { go: { hidden: false } }`"),
    ("pressKey: Enter", "write `- key: return`"),
  ]) func steps(step: String, help: String) {
    #expect(Self.helps("\(Self.field)\nsteps: [ appear, { \(step) } ]") == [help])
  }

  @Test(arguments: [
    ("description: More", "write what is said first as `label`, and more as `value` or `hint`"),
    ("checked: true", "use the kind `toggle`: `- toggle: { label: …, on: true }`; only this kind has the key `on`"),
    ("role: header", "write the role as the kind: `- heading: Sign in`"),
    ("role: button", "write the role as the kind: `- button: …`"),
    ("importantForAccessibility: no", "write `hidden: true`"),
    ("importantForAccessibility: yes", "leave it out: the screen reader stops at it"),
  ]) func keys(key: String, help: String) {
    #expect(Self.helps("screen: [ { button: { label: A, \(key) } } ]\nsteps: [ appear ]") == [help])
  }

  @Test func aCommentInPlaceOfATextIsNoted() throws {
    let scenario = try ScenarioParser.parse("screen:\n  - heading: A\n  - text: # of guests\nsteps: [ appear ]")
    #expect(
      scenario.notes == [
        "line 3: `text` is empty, because `#` begins a comment; put the text in quotes to have it"
      ])
    let label = try ScenarioParser.parse("screen:\n  - text: # the sum\n      label: Sum\nsteps: [ appear ]")
    #expect(label.notes == [])
  }

  @Test func settingsOfAReaderThatIsNotPlayedAreNoted() throws {
    let text =
      "reader: talkback\nsettings: { voiceover: { hints: false } }\nscreen: [ { heading: A } ]\nsteps: [ appear ]"
    #expect(
      try ScenarioParser.parse(text).notes == [
        "line 2: the settings of `voiceover` do nothing here, because it is not played"
      ])
  }

  @Test func anEventThatAStepCausesIsNoError() throws {
    _ = try ScenarioParser.parse(
      """
      screen: [ { button: { label: Go, id: go } } ]
      when:
        go.activated: [ { set: { go: { value: 2 } } } ]
        go.value: [ { announce: Two } ]
      steps: [ appear ]
      """)
  }
}
