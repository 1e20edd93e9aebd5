import A11ySim
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import ScenarioFiles
@testable import Simulation

/// One screen for both readers: each row of the reference “One screen on both platforms” is played.
@Suite("Scenario, one screen on both platforms", .timeLimited) struct PlatformFormTests {
  /// An element or a step for each row. The element stands in line 3, a step in line 7.
  static let examples: [String: String] = [
    "toggle": "toggle: { label: Stay, on: true }", "popUpButton": "popUpButton: { label: From, value: Giro }",
    "slider": "slider: { label: Volume, value: 30% }",
    "adjustable": "adjustable: { label: Size, options: [Small, Large] }",
    "picker": "picker: { label: Day, value: \"28\", options: [\"27\", \"28\", \"29\"] }",
    "stepper": "stepper: { label: Rates, value: 3, minimum: 1, maximum: 12 }",
    "segmentedControl": "segmentedControl: { children: [ { button: Day, selected: true }, { button: Week } ] }",
    "pageControl": "pageControl: { pages: 3, page: 1 }",
    "tabBar": "tabBar: { children: [ { button: Home, selected: true }, { button: More } ] }",
    "list": "list: { children: [ { text: Rent }, { text: Rewe } ] }",
    "table":
      "table: { children: [ { text: A, cell: { row: 1, column: 1 } }, { text: B, cell: { row: 1, column: 2 } } ] }",
    "alert": "alert: { label: Delete?, children: [ { button: Yes } ] }",
    "sheet": "sheet: { label: More, children: [ { button: Close } ] }",
    "hint": "button: { label: Pay, hint: Sends it }",
    "placeholder": "textField: { label: Code, placeholder: 6 digits }",
    "level": "heading: { label: Sum, level: 2 }", "heading": "text: { label: Sum, heading: true }",
    "required": "textField: { label: Name, required: true }",
    "invalid": "textField: { label: IBAN, invalid: Not valid }",
    "pressed": "button: { label: Bold, pressed: true }", "error": "textField: { label: IBAN, error: Not valid }",
    "links": "text: { label: I accept the terms, links: [terms] }",
    "rotors": "button: { label: Row, id: row, rotors: [ { name: Debits, items: [row] } ] }",
    "audioGraph": "image: { label: Balance, audioGraph: true }",
    "live": "text: { label: Ready, live: polite }", "liveRegion": "text: { label: Ready, liveRegion: polite }",
    "contentDescription": "button: { contentDescription: Close }",
    "stateDescription": "button: { label: Wi-Fi, stateDescription: Connected }",
    "hintText": "textField: { hintText: Six digits }", "labeledBy": "textField: { labeledBy: Code }",
    "containerTitle": "group: { containerTitle: Account, children: [ { text: Balance } ] }",
    "item":
      "table: { children: [ { text: A, item: { row: 1, column: 1 } }, { text: B, item: { row: 1, column: 2 } } ] }",
    "collection": "list: { collection: { rows: 2, columns: 1 }, children: [ { text: A }, { text: B } ] }",
    "position": "button: { label: Day, position: { index: 1, of: 3 } }",
    "order": "group: { order: [b, a], children: [ { text: A, id: a }, { text: B, id: b } ] }",
    "modal": "group: { modal: true, children: [ { text: Wait } ] }",
    "paneTitle": "group: { paneTitle: Help, children: [ { text: Wait } ] }",
    "roleDescription": "button: { label: Red, roleDescription: colour }",
    "tooltip": "button: { label: B, tooltip: Bold }",
    "click": "button: { label: Row, click: open }", "longClick": "button: { label: Row, longClick: copy }",
    "longClickable": "button: { label: Row, longClickable: true }",
    "clickable": "text: { label: Row, clickable: true }",
    "focusable": "text: { label: Row, focusable: true }", "checkable": "text: { label: Row, checkable: true }",
    "view": "toggle: { label: Agree, on: true, view: CheckBox }",
    "compose": "textField: { label: Code, compose: true }",
    "editable": "textField: { label: Code, editable: false }",
    "standardActions": "button: { label: Row, standardActions: [dismiss] }",
    "range": "progress: { label: Load, range: { value: 30 } }",
    "setProgress": "button: { label: Row, range: { value: 30 }, setProgress: true }",
    "textEntryKey": "button: { label: A, textEntryKey: true }",
    "offscreen": "list: { children: [ { text: A }, { text: B, offscreen: true } ] }",
    "bare": "toggle: { label: Stay, on: true, bare: true }",
    "content": "button: { label: Dog, content: [ { label: Age, value: 3 years } ] }",
    "draggable": "button: { label: Row, draggable: true }",
    "updatesFrequently": "text: { label: 3 s, updatesFrequently: true }",
    "directTouch": "button: { label: Piano, directTouch: true }", "web": "link: { label: More, web: true }",
    "activate": "activate", "back": "back", "escape": "escape", "readAll": "readAll", "scroll": "scroll: down",
    "action": "action: Delete", "link": "link: Row", "next": "next: heading", "previous": "previous: heading",
    "rotor": "rotor: words",
    "readingControl": "readingControl: words", "menu": "menu", "magicTap": "magicTap", "enterGroup": "enterGroup",
    "leaveGroup": "leaveGroup", "toast": "toast: Copied",
    "a carousel":
      "group: { view: ViewPager, children: [ { element: Card, view: ViewGroup, focusable: true }, { element: Loan, view: ViewGroup, focusable: true, offscreen: true } ] }",
    "a radio button": "toggle: { label: SMS, on: true, view: RadioButton }",
    "a page of 3-D Secure": "textField: { label: Code, web: true }",
    "the code that the keyboard suggests": "textField: { label: Code, contentType: oneTimeCode }",
  ]

  private func plays(_ form: PlatformForm) throws -> [Scenario] {
    let example = try #require(Self.examples[form.name])
    let isStep = if case .step = form.subject { true } else { false }
    let text = """
      reader: [voiceover, talkback]
      screen:
        - \(isStep ? "button: { label: Row, id: row, actions: [Delete], links: [Row] }" : example)
        - heading: End
      steps:
        - \(isStep ? "touch: row" : "appear")
        - \(isStep ? example : "swipe: right")
      """
    return try ScenarioParser.plays(
      Array(text.utf8), load: { (_) throws(Diagnostic) in throw Diagnostic("no files") }, with: [])
  }

  @Test func eachRowHasAnExample() {
    #expect(Set(Self.examples.keys) == Set(PlatformForm.all.map(\.name)))
  }

  /// What a platform lacks is a note, once, at its line; nothing is an error.
  @Test(arguments: PlatformForm.all.map(\.name)) func whatOnePlatformLacksIsANote(name: String) throws {
    let form = try #require(PlatformForm.all.first { $0.name == name })
    if name == "toast" { return }
    let isStep = if case .step = form.subject { true } else { false }
    for scenario in try plays(form) {
      let platform = scenario.reader.descriptor.platform
      let own = scenario.notes.filter { $0.contains("leaves out `\(name)`") }
      guard form.form(on: platform).isMissing else {
        #expect(own == [])
        continue
      }
      let reader = scenario.reader.descriptor.name
      #expect(own == ["line \(isStep ? 7 : 3): \(reader) leaves out `\(name)`: \(form.form(on: platform).text)"])
      _ = scenario.play(locale: "en")
    }
  }

  @Test func theKeyboardSuggestsACode() throws {
    let text = """
      reader: [voiceover, talkback]
      screen: [ { textField: { label: Code, contentType: oneTimeCode, id: code } } ]
      steps:
        - appear
        - doubleTap
        - notification: { app: Messages, text: Your code is 482913 }
        - wait: 3s
        - touch: keyboard.code
        - doubleTap
      """
    let plays = try ScenarioParser.plays(
      Array(text.utf8), load: { (_) throws(Diagnostic) in throw Diagnostic("no files") }, with: [])
    let heard = plays.map { $0.play(locale: "en").utterances.map(\.utterance.text) }
    #expect(heard[0].contains("from messages, 482913") && heard[0].last != "482913")
    #expect(heard[1].last == "482913")
  }

  @Test func aToastIsOfAndroidAlone() throws {
    #expect(try heard("toast").map { $0.contains("Copied") } == [false, true])
  }

  private func heard(_ name: String) throws -> [[String]] {
    try plays(#require(PlatformForm.all.first { $0.name == name })).map { scenario in
      scenario.play(locale: "en").utterances.map(\.utterance).filter { $0.reason != .hint }.map(\.text)
    }
  }

  @Test(arguments: [
    ("contentDescription", "Close, button", "Close, Button"),
    ("stateDescription", "Wi-Fi, Connected, button", "Connected, Wi-Fi, Button"),
    ("hintText", "Six digits, text field", "Six digits, Edit box"),
    ("labeledBy", "Code, text field", "Edit box for Code"),
    ("heading", "Sum, heading", "Sum, Heading"),
    ("level", "Sum, heading", "Sum, Heading"),
    ("required", "Name, text field", "Required, Name, Edit box"),
    ("invalid", "IBAN, text field", "Error: Not valid, IBAN, Edit box"),
    ("order", "B", "capital B"),
    ("containerTitle", "Account, Balance", "Balance, In Account"),
    ("segmentedControl", "selected, Day, button, 1 of 2", "checked, Day, Radio button, 1 of 2, In list, 2 items"),
    ("web", "More, link", "More, link"),
    ("a carousel", "Card", "Card, Page, In pager"),
    ("tabBar", "selected, Home, tab, 1 of 2", "selected, Home, Tab, 1 of 2, In list, 2 items"),
    ("a radio button", "SMS, switch button, on", "checked, SMS, Radio button"),
    ("a page of 3-D Secure", "Code, text field", "Code, Edit box"),
  ]) func eachPlatformHasItsForm(name: String, voiceOver: String, talkBack: String) throws {
    #expect(try heard(name).map { $0.first ?? "" } == [voiceOver, talkBack])
  }
}
