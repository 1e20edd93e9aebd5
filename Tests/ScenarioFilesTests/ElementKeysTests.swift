import A11ySim
import ScenarioFiles
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import Simulation
@testable import VoiceOverReader

/// What a screen says of an element, and what becomes of it.
@Suite("Scenario, keys of elements", .timeLimited) struct ElementKeysTests {
  private func elements(_ screen: String) throws -> [AccessibilityElement] {
    try ScenarioParser.parse("screen: [ \(screen) ]\nsteps: [appear]").screen.flatMap(\.elements)
  }

  private func element(_ text: String) throws -> AccessibilityElement { try #require(elements("{ \(text) }").first) }

  @Test(arguments: Role.allCases.filter { !$0.isContainer && $0 != .pageControl })
  func everyKindHasAShortForm(role: Role) throws {
    let element = try element("\(role.rawValue): Label")
    #expect(element.role == role && element.label == "Label" && element.id == "\(role.rawValue)1")
  }

  @Test(arguments: Role.allCases.filter { $0.isContainer && $0 != .stepper })
  func everyContainerHasChildren(role: Role) throws {
    let element = try element("\(role.rawValue): { label: Label, children: [ { text: a }, { text: b } ] }")
    #expect(element.role == role && element.label == "Label")
    #expect(element.children.map(\.label) == ["a", "b"])
  }

  @Test(
    arguments: [
      ("slider: { value: 48%, step: 10% }", Adjustment.number(48, in: 0...100, step: 10, unit: "%"), "48%"),
      ("slider: Volume", .number(0, in: 0...100, step: 10, unit: "%"), "0%"),
      ("slider: { value: 30 }", .number(30, in: 0...100, step: 10, unit: "%"), "30%"),
      (
        "slider: { value: -3 °C, minimum: -10, maximum: 30, step: 0.5 }",
        .number(-30, in: -100...300, step: 5, decimals: 1, unit: " °C"), "-3.0 °C"
      ),
      ("stepper: { value: 1.05, step: 0.05 }", .number(105, in: 0...10_000, step: 5, decimals: 2), "1.05"),
      (
        "slider: { minimum: 0, maximum: 40, value: 30, step: 1 }", .number(30, in: 0...40, step: 1, isShare: true),
        "75%"
      ),
      (
        "slider: { minimum: 0, maximum: 1, value: 0.75 }",
        .number(750, in: 0...1_000, step: 100, decimals: 3, isShare: true), "75%"
      ),
      ("slider: { maximum: 40%, value: 30% }", .number(30, in: 0...40, step: 10, unit: "%"), "30%"),
      ("stepper: { maximum: 5 }", .number(0, in: 0...5, step: 1), "0"),
      ("adjustable: { options: [Small, Large], value: Large }", .options(["Small", "Large"], index: 1), "Large"),
      ("picker: { options: [Small, Large] }", .options(["Small", "Large"], index: 0), "Small"),
      ("pageControl: { pages: 3, page: 2 }", .number(2, in: 1...3, step: 1), "2"),
      ("pageControl: { pages: 3 }", .number(1, in: 1...3, step: 1), "1"),
    ])
  func whatIsAdjusted(text: String, adjustment: Adjustment, value: String) throws {
    let element = try element(text)
    #expect(element.adjustment == adjustment)
    #expect(element.value?.string == value)
  }

  /// `heading` is a kind, and a property of Android beside another kind.
  @Test(
    arguments: [
      "text: Sign in, heading: true", "heading: true, text: Sign in", "text: { label: Sign in, heading: true }",
    ])
  func aTextIsAHeadingOnAndroid(text: String) throws {
    let element = try element(text)
    #expect(element.role == .text && element.label == "Sign in" && element.android?.isHeading == true)
  }

  @Test func anAdjustableWithoutOptionsHasTheValueThatIsWritten() throws {
    let element = try element("adjustable: { label: Size, value: Small }")
    #expect(element.adjustment == nil && element.value == "Small")
  }

  @Test func aStepperHasTwoButtons() throws {
    let named = try element("stepper: { label: Amount, id: amount, value: 3, disabled: true }")
    #expect(named.children.map(\.id) == ["amount.decrement", "amount.increment"])
    #expect(named.children.map(\.systemLabel) == [.decrement, .increment])
    #expect(named.children.allSatisfy { $0.label == "Amount" && $0.value == "3" && $0.traits == .notEnabled })
    let plain = try element("stepper: { value: 3 }")
    #expect(plain.children.map(\.id) == ["stepper1.decrement", "stepper1.increment"])
    #expect(plain.children.allSatisfy { $0.label == nil && $0.value == nil && $0.traits == [] })
  }

  @Test func aSheetBeginsOrEndsWithItsDismissal() throws {
    let popUp = try element("sheet: { id: share, dismiss: popUp, children: [ { text: a } ] }")
    #expect(popUp.children.map(\.id) == ["share.dismiss", "text1"])
    #expect(popUp.children[0].systemLabel == .dismissPopUp)
    let menu = try element("sheet: { id: menu, dismiss: contextMenu, children: [ { text: a } ] }")
    #expect(menu.children.map(\.id) == ["text1", "menu.dismiss"])
    #expect(menu.children[1].systemLabel == .dismissContextMenu)
  }

  @Test func anAlertHasAMessage() throws {
    let alert = try element("alert: { label: Error, message: Try again, children: [ { button: OK } ] }")
    #expect(alert.label == "Error" && alert.value == "Try again")
  }

  @Test(arguments: [("true", "1"), ("false", "0"), ("mixed", "2")]) func aToggle(on: String, value: String) throws {
    let toggle = try element("toggle: { label: Sound, on: \(on) }")
    #expect(toggle.value?.string == value && toggle.allTraits == [.button, .toggle])
    let bare = try element("toggle: { label: Sound, on: \(on), bare: true }")
    #expect(bare.value?.string == value && bare.allTraits == .toggle)
  }

  @Test func aToggleHasAnOddValue() throws {
    #expect(try element("toggle: { value: 3 }").value == "3")
    #expect(try element("toggle: Sound").value == "0")
  }

  @Test func everyTraitHasAName() throws {
    for (name, trait) in Traits.named { #expect(try element("element: { traits: [\(name)] }").traits == trait) }
    #expect(try element("element: { traits: [button, header] }").allTraits == [.button, .header])
    let flags = "draggable: true, updatesFrequently: true, directTouch: true, selected: true, disabled: true"
    #expect(
      try element("button: { \(flags) }").traits == [
        .draggable, .updatesFrequently, .allowsDirectInteraction, .selected, .notEnabled,
      ])
  }

  @Test func aDisclosureIsCollapsedUnlessItSaysSo() throws {
    #expect(try element("disclosure: More").isExpanded == false)
    #expect(try element("disclosure: { expanded: true }").isExpanded == true)
    #expect(try element("element: { traits: [button] }").isExpanded == nil)
    #expect(try element("element: { expanded: false }").isExpanded == false)
  }

  @Test(
    arguments: [
      ("text: { web: true }", AccessibilityElement.WebState()),
      ("textField: { required: true, web: true }", .init(isRequired: true)),
      ("textField: { invalid: Too short, web: true }", .init(invalid: "Too short")),
      ("textField: { invalid: \"\", web: true }", .init(invalid: "")),
      ("button: { pressed: false, web: true }", .init(isPressed: false)),
      ("heading: { level: 2, web: true }", .init(level: 2)),
      ("text: { live: assertive }", .init(live: .assertive)),
    ])
  func whatAPageSays(text: String, state: AccessibilityElement.WebState) throws {
    #expect(try element(text).web == state)
  }

  @Test func whatIsNotOfAPageHasNoState() throws {
    #expect(try element("text: a").web == nil)
    #expect(try element("text: { web: false }").web == nil)
    #expect(try element("textField: { required: true, invalid: Too short }").web == nil)
    #expect(try element("heading: { level: 2 }").web == nil)
  }

  @Test func actionsAndContent() throws {
    let element = try element(
      "text: { actions: [Delete, Archive], content: [ { label: Age, value: 3 years, important: true }, { label: W, value: 1 } ] }"
    )
    #expect(element.actions == ["Delete", "Archive"])
    #expect(
      element.content == [
        .init(label: "Age", value: "3 years", isImportant: true), .init(label: "W", value: "1"),
      ])
  }

  @Test func aCellOfATable() throws {
    let table = try element(
      """
      table: { children: [
        { text: { label: Name, cell: { row: 1, column: 1, header: column } } },
        { text: { label: Ann, cell: { row: 2, column: 1, rowSpan: 2, columnSpan: 3 } } } ] }
      """)
    #expect(
      table.children.map(\.cell) == [
        .init(row: 1, column: 1, header: .column), .init(row: 2, column: 1, rowSpan: 2, columnSpan: 3),
      ])
  }

  @Test func keysOfAContainer() throws {
    let group = try element(
      """
      group: { childBehavior: combine, modal: true, hidden: true, order: [b, a], value: On, traits: [button],
        children: [ { text: { label: A, id: a } }, { text: { label: B, id: b, hidden: true } } ] }
      """)
    #expect(group.childBehavior == .combine && group.isModal && group.isHidden && group.order == ["b", "a"])
    #expect(group.value == "On" && group.traits == .button)
    #expect(group.children.map(\.isHidden) == [false, true])
    let plain = try element("group: { children: [ { text: a } ] }")
    #expect(plain.childBehavior == .contain && !plain.isModal && !plain.isHidden && plain.order.isEmpty)
  }

  @Test func attributesOfAText() throws {
    let label = try element(
      "text: { label: { text: 482913, spellOut: true, punctuation: true, pitch: 1.5, ipa: abc, language: fr } }"
    ).label
    var text = SpokenText("482913", language: "fr", spellsOut: true)
    (text.speaksPunctuation, text.pitch, text.ipa) = (true, 1.5, "abc")
    #expect(label == text)
    #expect(try element("text: { label: { text: a }, value: { text: b, pitch: 0 } }").value?.pitch == 0)
    #expect(try element("text: { label: { text: a }, spellOut: true }").label?.spellsOut == true)
  }

  @Test func aFieldHasANumberPad() throws {
    #expect(try element("secureTextField: { numberPad: true }").text?.usesNumberPad == true)
    #expect(try element("textField: Code").text?.usesNumberPad == false)
  }

  @Test(arguments: Role.allCases.filter(\.isContainer)) func everyContainerHasActions(role: Role) throws {
    let children = role == .stepper ? "" : ", children: [ { text: a } ]"
    #expect(try element("\(role.rawValue): { actions: [Delete]\(children) }").actions == ["Delete"])
  }

  private func played(_ screen: String, _ steps: String) throws -> Session {
    let scenario = try ScenarioParser.parse("screen: [ \(screen) ]\nsteps: [ \(steps) ]")
    var session = Session(scenario, locale: "en")
    for step in scenario.steps { session.perform(step) }
    return session
  }

  @Test func whatIsSetIsWhatASwipeMoves() throws {
    let size = "{ adjustable: { id: it, options: [S, M, L] } }"
    #expect(try played(size, "touch: it, set: { it: { value: L } }, swipe: down").elements["it"]?.value == "M")
    let share = "{ slider: { id: it, minimum: 0, maximum: 1, value: 0.5 } }"
    #expect(try played(share, "touch: it, set: { it: { value: 0.125 } }").elements["it"]?.value == "13%")
    #expect(try played(share, "touch: it, set: { it: { value: 0.125 } }, swipe: up").elements["it"]?.value == "23%")
    let pages = "{ pageControl: { id: it, pages: 3 } }"
    let page = try played(pages, "touch: it, set: { it: { page: 3 } }, swipe: up").elements["it"]
    #expect(page?.adjustment == .number(3, in: 1...3, step: 1))
  }

  @Test func aToggleWithAValueOfTheAppsOwnIsLeftToTheApp() throws {
    let steps = "touch: it, doubleTap"
    #expect(try played("{ toggle: { id: it, value: unchecked } }", steps).elements["it"]?.value == "unchecked")
    #expect(try played("{ toggle: { id: it } }", steps).elements["it"]?.value == "1")
    let effects = try played("{ toggle: { id: it, value: unchecked } }", steps).transcript.entries.filter {
      if case .effect(let effect) = $0.kind { effect.name == .value } else { false }
    }
    #expect(effects.isEmpty)
  }

  @Test func aTabInAGroupIsSelected() throws {
    let tabs = """
      { tabBar: { children: [ { group: { children: [ { button: { id: a, selected: true } } ] } },
      { group: { children: [ { button: { id: b } } ] } } ] } }
      """
    let tree = try played(tabs, "touch: b, doubleTap").elements
    #expect(tree["a"]?.traits == [] && tree["b"]?.traits == .selected)
  }

  @Test func whatAPageSaysChanges() throws {
    let field = "{ textField: { id: it, web: true } }"
    let steps = "set: { it: { invalid: Too short, required: true } }"
    #expect(try played(field, steps).elements["it"]?.web == .init(isRequired: true, invalid: "Too short"))
    #expect(
      try played(field, steps + ", set: { it: { invalid: false } }").elements["it"]?.web == .init(isRequired: true))
    let button = try played("{ button: { id: it, pressed: false, web: true } }", "set: { it: { pressed: true } }")
    #expect(button.elements["it"]?.web == .init(isPressed: true))
  }

  @Test(arguments: ["toggle: { id: it }", "disclosure: { id: it }"]) func whatTheAppCanSet(text: String) throws {
    let property = text.hasPrefix("toggle") ? "on: mixed" : "expanded: true"
    let scenario = "screen: [ { \(text) } ]\nsteps: [ { set: { it: { \(property) } } } ]"
    #expect(throws: Never.self) { try ScenarioParser.parse(scenario) }
    #expect(throws: ScenarioParser.Failure.self) {
      try ScenarioParser.parse(scenario.replacing(property, with: property.replacing(": ", with: ": half")))
    }
  }
}
