import A11ySim
import TestSupport
import Testing

@testable import ScenarioFiles

/// Screens that are written once and played with both readers: each kind, and each key that has another form on each
/// platform. The expectations were written by hand from the sources before the screens were played; where playing showed
/// something else, the reason stands beside the case: 69 of 78 were right at first.
@Suite("Scenario, screens written once for both readers", .timeLimited) struct BothReadersTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name, element: String
    var voiceOver, talkBack: [String]
    var testDescription: String { name }

    init(_ name: String, _ element: String, voiceOver: [String], talkBack: [String]) {
      (self.name, self.element, self.voiceOver, self.talkBack) = (name, element, voiceOver, talkBack)
    }
  }

  @Test(arguments: cases) func isHeardAsWritten(_ screen: Case) throws {
    let text = """
      reader: [voiceover, talkback]
      screen:
        - \(screen.element)
      steps: [ appear ]
      """
    let plays = try ScenarioParser.plays(
      Array(text.utf8), load: { (_) throws(Diagnostic) in throw Diagnostic("no files") }, with: []
    ).map { $0.play(locale: "en") }
    #expect(plays.flatMap(\.diagnostics).filter { $0.severity == .error } == [])
    let heard = plays.map { $0.utterances.map(\.utterance.text) }
    #expect(heard == [screen.voiceOver, screen.talkBack])
  }

  static let cases: [Case] = [
    Case(
      "heading", "heading: Sum",
      voiceOver: ["Sum, heading"],
      talkBack: ["Sum, Heading"]),
    Case(
      "text", "text: Ready",
      voiceOver: ["Ready"],
      talkBack: ["Ready"]),
    Case(
      "button", "button: Pay",
      voiceOver: ["Pay, button"],
      talkBack: ["Pay, Button", "Double-tap to activate"]),
    Case(
      "disabled", "button: { label: Pay, disabled: true }",
      voiceOver: ["Pay, dimmed, button"],
      talkBack: ["Pay, Button, disabled"]),
    Case(
      "image", "image: Logo",
      voiceOver: ["Logo, image"],
      talkBack: ["Logo, Image"]),
    // Expected was “More, link”: TalkBack says the word only of links on web pages, and lowers the pitch of others.
    Case(
      "link", "link: More",
      voiceOver: ["More, link"],
      talkBack: ["More", "Double-tap to activate"]),
    // Expected was “on”: the word is Android's own, which is in capitals.
    Case(
      "toggle", "toggle: { label: Stay, on: true }",
      voiceOver: ["Stay, switch button, on", "double tap to toggle setting"],
      talkBack: ["ON, Stay, Switch", "Double-tap to toggle"]),
    Case(
      "view", "toggle: { label: Agree, on: false, view: CheckBox }",
      voiceOver: ["Agree, switch button, off", "double tap to toggle setting"],
      talkBack: ["Agree, Check box", "Double-tap to toggle"]),
    Case(
      "textField", "textField: Name",
      voiceOver: ["Name, text field", "double tap to edit"],
      talkBack: ["Name, Edit box", "Double-tap to edit text, Double-tap and hold to long press"]),
    Case(
      "secureTextField", "secureTextField: PIN",
      voiceOver: ["PIN, secure text field", "double tap to edit"],
      talkBack: ["password, PIN, Edit box", "Double-tap to edit text, Double-tap and hold to long press"]),
    Case(
      "searchField", "searchField: Search",
      voiceOver: ["Search, search field", "double tap to edit"],
      talkBack: ["Search, Edit box", "Double-tap to edit text, Double-tap and hold to long press"]),
    Case(
      "textView", "textView: Message",
      voiceOver: ["Message, text field", "double tap to edit, use the rotor to access misspelled words"],
      talkBack: ["Message, Edit box", "Double-tap to edit text, Double-tap and hold to long press"]),
    Case(
      "slider", "slider: { label: Volume, value: 30% }",
      voiceOver: ["Volume, 30%, adjustable", "swipe up or down with one finger to adjust the value"],
      talkBack: ["30%, Volume, Slider", "\"Swipe up\" or \"Swipe down\" to adjust"]),
    // Expected was no place: VoiceOver counts the options of an adjustable element.
    Case(
      "adjustable", "adjustable: { label: Size, options: [Small, Large] }",
      voiceOver: ["Size, Small, 1 of 2, adjustable", "swipe up or down with one finger to adjust the value"],
      talkBack: ["Small, Size, Slider", "\"Swipe up\" or \"Swipe down\" to adjust"]),
    // Expected was “pop up button” alone: the button of a menu has the trait of a button as well.
    Case(
      "popUpButton", "popUpButton: { label: From, value: Giro }",
      voiceOver: ["From, Giro, button, pop up button", "double tap to activate the picker"],
      talkBack: ["Giro, Drop down list for From", "Double-tap to change"]),
    Case(
      "picker", "picker: { label: Day, value: \"28\", options: [\"27\", \"28\", \"29\"] }",
      voiceOver: ["Day, 28, picker item, adjustable", "swipe up or down with one finger to adjust the value"],
      talkBack: ["27, Button, In Day", "Double-tap to activate, Double-tap and hold to long press"]),
    Case(
      "stepper", "stepper: { label: Rates, value: 3, minimum: 1, maximum: 12 }",
      voiceOver: ["Rates, 3, decrement, button"],
      talkBack: ["2, Button, In Rates", "Double-tap to activate, Double-tap and hold to long press"]),
    Case(
      "segmentedControl", "segmentedControl: { children: [ { button: Day, selected: true }, { button: Week } ] }",
      voiceOver: ["selected, Day, button, 1 of 2"],
      talkBack: ["checked, Day, Radio button, 1 of 2, In list, 2 items", "Double-tap to select"]),
    Case(
      "pageControl", "pageControl: { pages: 3, page: 1 }",
      voiceOver: ["page 1 of 3, adjustable", "swipe up or down with one finger to adjust the value"],
      talkBack: []),
    // Expected was “In tab bar”: a `TabLayout` has the class of a view that scrolls.
    Case(
      "tabBar", "tabBar: { children: [ { button: Home, selected: true }, { button: More } ] }",
      voiceOver: ["selected, Home, tab, 1 of 2"],
      talkBack: ["selected, Home, Tab, 1 of 2, In list, 2 items"]),
    Case(
      "list", "list: { children: [ { text: Rent }, { text: Rewe } ] }",
      voiceOver: ["Rent, list start"],
      talkBack: ["Rent, 1 of 2, In list, 2 items"]),
    // Expected was a list of two: a `table` is a `GridView` whatever its size, and a single letter is a capital.
    Case(
      "table",
      "table: { children: [ { text: A, cell: { row: 1, column: 1 } }, { text: B, cell: { row: 1, column: 2 } } ] }",
      voiceOver: ["A, row 1, column 1"],
      talkBack: ["capital A, Column 1, In grid, 1 row, 2 columns"]),
    // Expected was the button as well: VoiceOver's cursor is on the alert, and the button is heard after a swipe.
    Case(
      "alert", "alert: { label: Delete?, children: [ { button: Yes } ] }",
      voiceOver: ["alert, Delete?"],
      talkBack: ["Delete?", "Yes, Button", "Double-tap to activate"]),
    Case(
      "sheet", "sheet: { label: More, children: [ { button: Close } ] }",
      voiceOver: ["More, Close, button"],
      talkBack: ["More", "Close, Button", "Double-tap to activate"]),
    Case(
      "required", "textField: { label: Name, required: true }",
      voiceOver: ["Name, text field", "double tap to edit"],
      talkBack: ["Required, Name, Edit box", "Double-tap to edit text, Double-tap and hold to long press"]),
    Case(
      "error", "textField: { label: IBAN, error: Not valid }",
      voiceOver: ["IBAN, text field", "double tap to edit"],
      talkBack: ["Error: Not valid, IBAN, Edit box", "Double-tap to edit text, Double-tap and hold to long press"]),
    Case(
      "hint", "button: { label: Pay, hint: Sends it }",
      voiceOver: ["Pay, button", "Sends it"],
      talkBack: ["Pay, Button", "Double-tap to activate"]),
    Case(
      "placeholder", "textField: { label: Code, placeholder: 6 digits }",
      voiceOver: ["Code, 6 digits, text field", "double tap to edit"],
      talkBack: ["6 digits, Edit box for Code", "Double-tap to edit text, Double-tap and hold to long press"]),
    Case(
      "group", "group: { label: Account, children: [ { text: Balance } ] }",
      voiceOver: ["Account, Balance"],
      talkBack: ["Balance, In Account"]),
    Case(
      "actions", "button: { label: Row, actions: [Delete] }",
      voiceOver: ["Row, button", "actions available"],
      talkBack: ["Row, Button", "Double-tap to activate, Actions available, use Tap with 3 fingers to view"]),
    Case(
      "links", "text: { label: I accept the terms., links: [terms] }",
      voiceOver: ["I accept the terms."],
      talkBack: ["I accept the terms.", "Links available, use Tap with 3 fingers to view"]),
    Case(
      "parts",
      "text: { label: { text: Die annual percentage rate, language: de, parts: [ { text: annual percentage rate, language: en } ] } }",
      voiceOver: ["Die annual percentage rate"],
      talkBack: ["Die annual percentage rate"]),
    Case(
      "position", "button: { label: Day, position: { index: 1, of: 3 } }",
      voiceOver: ["Day, button, 1 of 3"],
      talkBack: ["Day, Button", "Double-tap to activate"]),
    Case(
      "roleDescription", "button: { label: Red, roleDescription: colour }",
      voiceOver: ["Red, button"],
      talkBack: ["Red, colour", "Double-tap to activate"]),
    Case(
      "liveRegion", "text: { label: Ready, liveRegion: polite }",
      voiceOver: ["Ready"],
      talkBack: ["Ready"]),
    // Expected was the state before the role (iOS), and no hint of the menu (Android), which expands it.
    Case(
      "disclosure", "disclosure: { label: More, expanded: false }",
      voiceOver: ["More, button, collapsed", "double tap to expand"],
      talkBack: [
        "collapsed, More, Button", "Double-tap to activate, Actions available, use Tap with 3 fingers to view",
      ]),
    Case(
      "progress", "progress: { label: Load, value: 30% }",
      voiceOver: ["Load, 30%"],
      talkBack: ["30%, Load, Progress bar"]),
    Case(
      "paneTitle", "group: { paneTitle: Help, children: [ { text: Wait } ] }",
      voiceOver: ["Wait"],
      talkBack: ["Help", "Wait"]),
    Case(
      "rotors", "button: { label: Row, id: row, rotors: [ { name: Debits, items: [row] } ] }",
      voiceOver: ["Row, button"],
      talkBack: ["Row, Button", "Double-tap to activate"]),
  ]
}
