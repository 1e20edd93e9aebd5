import A11ySim
import A11ySimTesting
import Locales
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import Simulation
@testable import VoiceOverReader

/// An element, what is heard of it, and who says so. Speech and hint are parted by ‖.
struct Vector: Sendable, CustomTestStringConvertible {
  var element: AccessibilityElement
  var heard: String
  var source: String
  var confidence: Confidence
  var version: Version = 26

  var testDescription: String { "\(heard.isEmpty ? "nothing" : heard) (\(source); \(confidence.rawValue))" }

  /// What is said when a person touches it after something else.
  var lines: String {
    heard.split(separator: " ‖ ").joined(separator: "\n")
  }
}

private func element(
  _ role: Role = .text, _ label: String? = nil, value: String? = nil, placeholder: String? = nil, hint: String? = nil,
  _ traits: Traits = [], position: AccessibilityElement.Position? = nil
) -> AccessibilityElement {
  AccessibilityElement(
    id: "it", role: role, label: label.map { SpokenText($0) }, value: value.map { SpokenText($0) },
    placeholder: placeholder, hint: hint, traits: traits, position: position)
}

private func with(_ element: AccessibilityElement, _ change: (inout AccessibilityElement) -> Void)
  -> AccessibilityElement
{
  var element = element
  change(&element)
  return element
}

private let pinned: [Vector] = {
  func snapshot(
    _ element: AccessibilityElement, _ heard: String, _ test: String, _ confidence: Confidence = .pinned,
    version: Version = 26
  ) -> Vector {
    Vector(
      element: element, heard: heard, source: "AccessibilitySnapshot \(test)", confidence: confidence, version: version)
  }
  let properties = "ViewAccessibilityProperties"
  let buttons = "testButtonTraits"
  let switches = "testSwitchControls"
  let toggleHint = " ‖ double tap to toggle setting"
  let adjustHint = " ‖ swipe up or down with one finger to adjust the value"
  return [
    snapshot(element(), "", properties),
    snapshot(element(value: "Value"), "Value", properties),
    snapshot(element(hint: "Hint"), "Hint", properties),
    snapshot(element(.text, "Label", value: "Value", hint: "Hint"), "Label, Value ‖ Hint", properties),
    snapshot(element(.text, "03: Text", value: "Value"), "03: Text, Value", properties),
    snapshot(element(.button, "02"), "02, button", buttons),
    snapshot(element(.link, "03"), "03, link", buttons),
    snapshot(element(.heading, "04"), "04, heading", buttons),
    snapshot(element(.image, "06"), "06, image", buttons),
    snapshot(element(.text, "07", .selected), "selected, 07", buttons),
    snapshot(element(.text, "12", .notEnabled), "12, dimmed", buttons),
    snapshot(element(.link, "19", .button), "19, button, link", buttons),
    snapshot(element(.heading, "20", .button), "20, button, heading", buttons),
    snapshot(element(.button, "23", .selected), "selected, 23, button", buttons),
    snapshot(
      element(.link, "27", [.header, .image, .notEnabled, .selected]),
      "selected, 27, dimmed, heading, link, image", "testButtonTraits, without the traits that are not modelled"),
    snapshot(element(.element, "13", .updatesFrequently), "13", buttons),
    snapshot(element(.element, "15", .adjustable), "15, adjustable" + adjustHint, buttons),
    snapshot(element(.element, "16", .allowsDirectInteraction), "16", buttons),
    snapshot(element(.element, "25", [.button, .adjustable]), "25, button, adjustable" + adjustHint, buttons),
    snapshot(element(.element, "26", [.button, .keyboardKey]), "26", buttons),
    snapshot(
      element(.element, "27", Traits(rawValue: 0x1FFFF)),
      "selected, 27, dimmed, heading, link, adjustable, image, search field", "testButtonTraits, all public traits"),
    snapshot(
      element(.element, "A", [.playsSound, .startsMediaSession, .summaryElement, .causesPageTurn, .tabBar]), "A",
      "testUnspokenTraitsDemo"),
    snapshot(element(.element, hint: "Hint", .adjustable), "Hint, adjustable", "testDescriptionEdgeCases"),
    snapshot(
      element(.element, "Label", hint: "Hint", .adjustable),
      "Label, adjustable ‖ Hint, swipe up or down with one finger to adjust the value", "testDescriptionEdgeCases"),
    snapshot(
      element(.element, hint: "Hint", [.adjustable, .selected]), "selected, adjustable ‖ Hint",
      "the condition of testDescriptionEdgeCases, in its code"),
    snapshot(element(.element, nil, .adjustable), "adjustable" + adjustHint, "testDescriptionEdgeCases"),
    snapshot(
      element(.element, "Next", hint: "Goes on.", .button), "Next, button ‖ Goes on.",
      "testComputeHintsAndHintOnlyDescriptions"),
    snapshot(
      element(.element, "Setting", hint: "Changes it.", [.button, .toggle]),
      "Setting, switch button ‖ Changes it, double tap to toggle setting", "its code: without a value no state"),
    snapshot(
      element(.element, "Label", [.adjustable, .notEnabled]), "Label, dimmed, adjustable", "testDescriptionEdgeCases"),
    snapshot(
      element(
        .toggle, "Label", value: "0", hint: "Hint", [.selected, .header, .link, .adjustable, .image, .searchField]),
      "selected, Label, switch button, off, heading, link, adjustable, image, search field ‖ Hint, "
        + "double tap to toggle setting", switches),
    snapshot(
      element(
        .toggle, "Label", value: "0", hint: "Hint",
        [.selected, .notEnabled, .header, .link, .adjustable, .image, .searchField]),
      "selected, Label, dimmed, switch button, off, heading, link, adjustable, image, search field ‖ Hint", switches),
    snapshot(element(.backButton, "First"), "First, back button", "testNavBarBackButtonTraitsWithTitles"),
    snapshot(element(.backButton, "BACK"), "back button", "testNavBarBackButtonTraitsWithoutTitles"),
    snapshot(element(.button, "Back"), "Back, button", "testNavBarBackButtonTraitsWithoutTitles: only with the trait"),
    snapshot(element(.searchField, "Find"), "Find, search field ‖ double tap to edit", buttons),
    snapshot(
      element(.textView, value: "Hello from Text View"),
      "Hello from Text View, text field ‖ double tap to edit, use the rotor to access misspelled words",
      "testUIKitTextView"),
    snapshot(
      with(element(.slider)) { slider in slider.value = "75%" }, "75%, adjustable" + adjustHint, "testSlider"),
    snapshot(with(element(.button)) { $0.systemLabel = .decrement }, "decrement, button", "testStepper"),
    snapshot(with(element(.button)) { $0.systemLabel = .increment }, "increment, button", "testStepperAtMin"),
    snapshot(
      element(.button, "Item B", [.tab, .selected], position: .init(index: 2, count: 6)),
      "selected, Item B, tab, 2 of 6",
      "testTabBars"),
    snapshot(element(.button, nil, .tab, position: .init(index: 4, count: 6)), "tab, 4 of 6", "testTabBars"),
    snapshot(
      element(.button, "Item C", [.tab, .notEnabled], position: .init(index: 3, count: 5)),
      "Item C, dimmed, tab, 3 of 5",
      "testTabBars"),
    snapshot(
      with(element(.pageControl)) { $0.adjustment = .number(2, in: 1...3, step: 1) },
      "page 2 of 3, adjustable" + adjustHint,
      "testPageControl"),
    snapshot(
      element(.progress, "Progress, 75%", value: "75 percent complete"), "Progress, 75%, 75 percent complete",
      "testBasicAccessibilityDemo"),
    snapshot(
      with(element(.adjustable, "Pizza", value: "Small")) {
        $0.adjustment = .options(["Small", "Medium", "Large"], index: 0)
      }, "Pizza, Small, 1 of 3, adjustable" + adjustHint, "and VoiceOverDesigner A11yDescriptionTests"),
    snapshot(
      with(element(.adjustable, "Pizza", value: "Small")) { $0.adjustment = .options(["Small"], index: 0) },
      "Pizza, Small, adjustable" + adjustHint, "and VoiceOverDesigner A11yDescriptionTests: more than one option"),
    snapshot(with(element(.text, "A")) { $0.actions = ["Delete"] }, "A ‖ actions available", "testCustomActions"),
    snapshot(
      with(element(.text, "A", hint: "Hint")) {
        $0.actions = ["Delete"]
        $0.content = [.init(label: "Age", value: "3 years")]
      }, "A ‖ Hint, actions available, more content available", "testCustomContent"),
    snapshot(element(.heading, nil, .button), "button, heading", "testDescriptionEdgeCases"),
    snapshot(element(.button, hint: "Hint"), "Hint, button", "testDescriptionEdgeCases"),
    snapshot(element(.toggle, value: "1"), "switch button, on" + toggleHint, switches),
    snapshot(element(.toggle, value: "1", .notEnabled), "dimmed, switch button, on", switches),
    snapshot(
      element(.toggle, "Label", value: "1", hint: "Hint"),
      "Label, switch button, on ‖ Hint, double tap to toggle setting", switches),
    snapshot(
      element(.toggle, "Label", value: "0", hint: "Hint", [.selected, .header, .link, .image]),
      "selected, Label, switch button, off, heading, link, image ‖ Hint, double tap to toggle setting", switches),
    snapshot(
      element(.toggle, "Label", value: "0", hint: "Hint", [.selected, .header, .link, .image, .notEnabled]),
      "selected, Label, dimmed, switch button, off, heading, link, image ‖ Hint", switches),
    snapshot(element(.toggle, "Fake Label", value: "2"), "Fake Label, switch button, mixed" + toggleHint, switches),
    snapshot(element(.text, "Fake Label", value: "1", .toggle), "Fake Label, on" + toggleHint, switches),
    snapshot(element(.text, "Fake Label", value: "3", .toggle), "Fake Label, 3" + toggleHint, switches, version: 17),
    snapshot(element(.text, "Fake Label", value: "3", .toggle), "Fake Label" + toggleHint, switches, version: 16),
    snapshot(
      element(.toggle, "Fake Label", value: "Value"), "Fake Label, switch button, Value" + toggleHint, switches,
      version: 17),
    snapshot(
      element(.toggle, "Fake Label", value: "Value"), "Fake Label, switch button" + toggleHint, switches, version: 16),
    snapshot(element(.textField), "text field ‖ double tap to edit", "testUIKitTextField"),
    snapshot(
      element(.textField, placeholder: "Some placeholder text"),
      "Some placeholder text, text field ‖ double tap to edit", "testUIKitTextField"),
    snapshot(
      element(.textField, value: "Hello from Text Field"), "Hello from Text Field, text field ‖ double tap to edit",
      "testUIKitTextField"),
    snapshot(
      element(.textField, "SwiftUI Text Field"), "SwiftUI Text Field, text field ‖ double tap to edit",
      "testSwiftUITextEntry"),
    snapshot(
      element(.secureTextField, "PIN"), "PIN, secure text field ‖ double tap to edit", "testSwiftUITextEntry"),
    snapshot(
      element(.button, "Segment A", position: .init(index: 1, count: 3)), "Segment A, button, 1 of 3",
      "testSegmentedControl"),
    snapshot(
      element(.button, "Segment B", .selected, position: .init(index: 2, count: 3)),
      "selected, Segment B, button, 2 of 3", "testSegmentedControl"),
  ]
}()

private let reported: [Vector] = [
  Vector(
    element: element(.secureTextField, "enter a fake password", value: "abc"),
    heard: "enter a fake password, 3 characters, secure text field ‖ double tap to edit",
    source: "a11ysupport.io input-password, iOS 13.1", confidence: .reported),
  Vector(
    element: element(.secureTextField, value: "abcde"),
    heard: "5 characters, secure text field ‖ double tap to edit", source: "flutter 15274", confidence: .reported),
  Vector(
    element: element(.textField, "Phone", placeholder: "555-123"),
    heard: "Phone, 555-123, text field ‖ double tap to edit", source: "magentaA11y text-input", confidence: .reported),
  Vector(
    element: element(.textField, "Phone", value: "1", placeholder: "555-123"),
    heard: "Phone, 1, text field ‖ double tap to edit", source: "AdaptiveCards 681", confidence: .reported),
  Vector(
    element: element(.textField, "Phone", hint: "Format 555-123-4567."),
    heard: "Phone, text field ‖ Format 555-123-4567, double tap to edit", source: "magentaA11y web text-input",
    confidence: .recorded),
  Vector(
    element: element(.text, "Reachability", value: "0", .toggle),
    heard: "Reachability, off ‖ double tap to toggle setting", source: "magentaA11y toggle-switch",
    confidence: .recorded),
  Vector(
    element: element(
      .button, "last 24 hours", .selected, position: .init(index: 1, count: 2)),
    heard: "selected, last 24 hours, button, 1 of 2", source: "magentaA11y segmented-control", confidence: .recorded),
]

private let recorded: [Vector] = {
  func heard(
    _ element: AccessibilityElement, _ heard: String, _ source: String, _ confidence: Confidence = .recorded,
    version: Version = 26
  ) -> Vector {
    Vector(element: element, heard: heard, source: source, confidence: confidence, version: version)
  }
  func web(_ element: AccessibilityElement, _ state: AccessibilityElement.WebState = .init()) -> AccessibilityElement {
    with(element) { $0.web = state }
  }
  let editHint = " ‖ double tap to edit"
  return [
    heard(
      with(element(.slider, "Speaking Rate", value: "48%")) {
        $0.adjustment = .number(48, in: 0...100, step: 10, unit: "%")
      },
      "Speaking Rate, 48%, adjustable ‖ swipe up or down with one finger to adjust the value", "magentaA11y slider"),
    heard(
      with(element(.picker, value: "November")) { $0.adjustment = .options(["October", "November"], index: 1) },
      "November, picker item, adjustable ‖ swipe up or down with one finger to adjust the value",
      "magentaA11y time-picker"),
    heard(
      web(
        with(element(.picker, "Month", value: "November")) {
          $0.adjustment = .options(["October", "November"], index: 1)
        }),
      "Month, November, picker item, adjustable, 2 of 2 ‖ swipe up or down with one finger to adjust the value",
      "a11ysupport.io select", .reported),
    heard(
      element(.popUpButton, "Search by", value: "record locator"),
      "Search by, record locator, pop up button ‖ double tap to activate the picker", "magentaA11y dropdown",
      version: 17),
    heard(
      element(.button, "Actions", .popUpButton), "Actions, button, pop up button ‖ double tap to activate the picker",
      "CVS", .reported),
    heard(
      with(element(.disclosure, "Amenities", value: "2 selected")) { $0.isExpanded = false },
      "Amenities, collapsed, 2 selected, button ‖ double tap to expand", "magentaA11y expandable", version: 17),
    heard(
      with(element(.disclosure, "Amenities", value: "2 selected")) { $0.isExpanded = true },
      "Amenities, expanded, 2 selected, button ‖ double tap to collapse", "magentaA11y expandable", version: 17),
    heard(
      with(element(.disclosure, "Amenities", .notEnabled)) { $0.isExpanded = true },
      "Amenities, expanded, dimmed, button",
      "magentaA11y expandable; dimmed, AccessibilitySnapshot", version: 17),
    heard(
      element(.button, "Item 1", .draggable),
      "Item 1, button, draggable ‖ double tap and hold. Wait for the sound then drag to rearrange",
      "magentaA11y reorder"),
    heard(element(.backButton, "Settings"), "Settings, back button", "magentaA11y menu"),
    heard(
      element(.button, "unselected, cash, 4 of 4", hint: "Cash payment is not supported", .notEnabled),
      "unselected, cash, 4 of 4, dimmed, button ‖ Cash payment is not supported", "magentaA11y radio-button"),
    heard(
      with(element(.button, "Label with value", value: "1")) { $0.systemLabel = .increment },
      "Label with value, 1, increment, button", "magentaA11y stepper", .reported),
    heard(
      with(element(.button)) { $0.systemLabel = .dismissPopUp }, "double tap to dismiss pop-up window, button",
      "magentaA11y sheet"),
    heard(
      with(element(.button)) { $0.systemLabel = .dismissContextMenu }, "dismiss context menu, button",
      "magentaA11y menu"),
    heard(
      with(element(.text, "Bailey", value: "beagle", hint: "Hint")) {
        $0.content = [.init(label: "Age", value: "3 years", isImportant: true)]
      }, "Bailey, beagle, 3 years ‖ Hint", "Blueprint, WWDC 2021-10121", .reported),
    heard(
      element(.textField, "PIN", value: "•••••"), "PIN, 5 bullets, text field" + editHint, "flutter 14543", .reported),
    heard(
      element(.textField, "PIN", value: "•"), "PIN, •, text field" + editHint, "flutter 14543: repeated marks",
      .reported),
    heard(
      web(element(.heading, "Fruit"), .init(level: 2)), "Fruit, heading level 2", "a11ysupport.io headings", .reported),
    heard(
      web(element(.textField, "Veggie"), .init(isRequired: true)), "Veggie, text field, required" + editHint,
      "a11ysupport.io aria-required (12.3.1)", .reported),
    heard(
      web(element(.textField, "Input"), .init(invalid: "example error text")),
      "Input, text field, invalid data, example error text" + editHint, "a11ysupport.io aria-errormessage (18.5)",
      .reported),
    heard(
      web(element(.textField, "Input"), .init(invalid: "")), "Input, text field, invalid data" + editHint,
      "a11ysupport.io aria-invalid", .reported),
    heard(
      web(element(.button, "action"), .init(isPressed: true)), "action, toggle button, pressed",
      "a11ysupport.io aria-pressed (18.5)", .reported),
    heard(
      web(element(.button, "action"), .init(isPressed: false)), "action, toggle button, not pressed",
      "a11ysupport.io aria-pressed (18.5)", .reported),
    heard(
      with(web(element(.disclosure, "Details"))) { $0.isExpanded = true },
      "Details, button, expanded ‖ double tap to collapse", "a11ysupport.io aria-expanded (13.4)", .reported),
    heard(
      web(element(.textView, "Comment")),
      "Comment, multi line text field ‖ double tap to edit, use the rotor to access misspelled words",
      "a11ysupport.io textarea (13.3)", .reported),
    heard(web(element(.button, "target", .notEnabled)), "target, dimmed, button", "a11ysupport.io (12.1)", .reported),
  ]
}()

@Suite("VoiceOver, elements", .timeLimited) struct VoiceOverElementTests {
  @Test("what others pinned", arguments: pinned) func snapshot(vector: Vector) { check(vector) }

  @Test("what others heard", arguments: reported + recorded) func report(vector: Vector) { check(vector) }

  private func check(_ vector: Vector) {
    expect(
      play([.element(vector.element)], .touch("it"), reader: .voiceOver(version: vector.version)), reads: vector.lines)
  }

  /// Blank texts are no texts: neither a bare comma nor an empty line.
  @Test(arguments: ["", " ", "\n\t"]) func blankTextsAreNotSpoken(blank: String) {
    expect(
      play([.element(element(.button, blank, value: blank, placeholder: blank, hint: blank))], .touch("it")),
      reads: "button")
    expect(play([.text(.init(blank)), .button("OK")], .touch("text"), .touch("button")), reads: "OK, button")
    expect(play([.text("A")], .announce(Announcement(SpokenText(blank)))), reads: "")
  }

  @Test func spaceAroundATextIsNotHeard() {
    expect(play([.text("  Code \n sent ")], .touch("text")), reads: "Code sent")
  }

  @Test func selectedWithAHintAloneDoesNotPromoteTheHint() {
    expect(play([.element(element(.text, hint: "Hint", .selected))], .touch("it")), reads: "selected\nHint")
  }

  @Test("a group is said once, on entry") func groups() {
    let group = AccessibilityElement(id: "group", role: .group, label: "Favourite apps")
    let inner = AccessibilityElement(id: "inner", role: .group, label: "More")
    expect(
      play(
        [
          .text("Before"),
          .group(
            group,
            [.button("One", id: "one"), .group(inner, [.button("Two", id: "two")]), .button("Three", id: "three")]),
        ], .touch("text"), .swipe(.right, times: 3), .swipe(.left), .touch("text"), .touch("two")),
      reads: """
        Before
        Favourite apps, One, button
        More, Two, button
        Three, button
        More, Two, button
        Before
        Favourite apps, More, Two, button
        """)
  }

  /// Source: Apple for the purpose of each text's language; segments carry the language they are in.
  @Test func segmentsCarryTheirLanguage() throws {
    let transcript = play([.button(SpokenText("Valider", language: "fr"))], .touch("button"))
    let segments = try #require(transcript.utterances.first).utterance.segments
    #expect(segments.map(\.language) == ["fr", "en"])
    #expect(segments.map(\.source) == [.label, .trait])
  }
}

/// What the containers around an element make of it.
@Suite("VoiceOver, places", .timeLimited) struct VoiceOverPlaceTests {
  private func heard(
    _ stop: AccessibilityTree.Stop, entering groups: [AccessibilityElement] = [], settings: Settings = Settings()
  ) throws -> [Segment] {
    let context = try #require(VoiceOver.Context(locale: "en", settings: settings))
    return VoiceOver().utterances(for: .focused(stop, entering: groups, cause: .person), in: context)
      .first?.segments ?? []
  }

  private func line(_ segments: [Segment]) -> String { segments.map(\.text).joined(separator: ", ") }

  @Test(
    "the ends of lists and landmarks (AccessibilitySnapshot testList, testLandmark; pinned)",
    arguments: [
      (.listStart, "Label 1, button, list start"), (.listEnd, "Label 1, button, list end"),
      (.landmarkStart, "Label 1, button, landmark"), (.landmarkEnd, "Label 1, button, end"),
      ([.listEnd, .landmarkEnd], "Label 1, button, list end, end"),
    ] as [(AccessibilityTree.Boundaries, String)])
  func boundaries(boundaries: AccessibilityTree.Boundaries, expected: String) throws {
    let stop = AccessibilityTree.Stop(element: element(.button, "Label 1"), groups: [], boundaries: boundaries)
    let segments = try heard(stop)
    #expect(line(segments) == expected)
    #expect(segments.last?.source == .context)
  }

  private let cell = AccessibilityTree.Cell(
    headers: [element(.text, "Name", value: "sorted"), element(.text, "Age")], row: 2, column: 3, rowSpan: 2,
    columnSpan: 4)

  @Test("headers, label, spans, row, column, value, traits (AccessibilitySnapshot testDataTable; pinned)")
  func cells() throws {
    let plain = AccessibilityTree.Stop(element: element(.text, "A1"), groups: [], cell: .init(row: 1, column: 1))
    #expect(line(try heard(plain)) == "A1, row 1, column 1")
    let wide = AccessibilityTree.Stop(element: element(.text, "B2"), groups: [], cell: .init(column: 2, columnSpan: 2))
    #expect(line(try heard(wide)) == "B2, spans 2 columns, column 2")
    let square = AccessibilityTree.Stop(
      element: element(.text, "C4"), groups: [], cell: .init(column: 3, rowSpan: 2, columnSpan: 2))
    #expect(line(try heard(square)) == "C4, spans 2 rows, spans 2 columns, column 3")
    let full = AccessibilityTree.Stop(element: element(.button, "B", value: "4", .selected), groups: [], cell: cell)
    #expect(
      line(try heard(full))
        == "selected, Name, sorted, Age, B, spans 2 rows, spans 4 columns, row 2, column 3, 4, button")
  }

  @Test("table headers and numbers are settings") func tableSettings() throws {
    let stop = AccessibilityTree.Stop(element: element(.text, "B"), groups: [], cell: cell)
    #expect(
      line(try heard(stop, settings: settings("tableHeaders", "false")))
        == "B, spans 2 rows, spans 4 columns, row 2, column 3")
    #expect(
      line(try heard(stop, settings: settings("rowColumnNumbers", "false")))
        == "Name, sorted, Age, B, spans 2 rows, spans 4 columns")
  }

  @Test("a stepper says its label with its buttons, an alert when it appears: neither on entry") func entry() throws {
    let stop = AccessibilityTree.Stop(element: element(.button, "OK"), groups: [])
    for role in Role.allCases where role.isContainer {
      let segments = try heard(stop, entering: [AccessibilityElement(id: "group", role: role, label: "Label")])
      #expect(line(segments) == (role == .stepper || role == .alert ? "OK, button" : "Label, OK, button"), "\(role)")
    }
  }

  @Test("each part says what it is") func sources() throws {
    let item = with(element(.disclosure, "Amenities", value: "2", [.selected, .draggable])) {
      $0.isExpanded = true
      $0.position = .init(index: 1, count: 2)
    }
    let stop = AccessibilityTree.Stop(
      element: item, groups: [], boundaries: .listStart, cell: .init(headers: [element(.text, "Head")], column: 1))
    let group = AccessibilityElement(id: "group", role: .group, label: "Group")
    #expect(
      try heard(stop, entering: [group]).map(\.source) == [
        .group, .state, .context, .label, .context, .value, .trait, .trait, .state, .context, .position,
      ])
  }

  /// A search field that is being edited: nobody published it, and the transcript says so.
  @Test func isEditingOfASearchFieldIsAGuess() throws {
    var field = element(.searchField, "Find")
    field.text?.isEditing = true
    let segments = try heard(.init(element: field, groups: []))
    #expect(line(segments) == "Find, search field, is editing")
    #expect(segments.last?.confidence == .guess)
  }
}
