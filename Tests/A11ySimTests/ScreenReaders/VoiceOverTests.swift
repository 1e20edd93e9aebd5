import A11ySim
import A11ySimTesting
import Testing

/// An element, what is heard of it, and who says so. Speech and hint are parted by ‖.
struct Vector: Sendable, CustomTestStringConvertible {
  var element: AccessibilityElement
  var heard: String
  var source: String
  var confidence: Confidence
  var version = 26

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

private let pinned: [Vector] = {
  func snapshot(
    _ element: AccessibilityElement, _ heard: String, _ test: String, _ confidence: Confidence = .pinned,
    version: Int = 26
  ) -> Vector {
    Vector(
      element: element, heard: heard, source: "AccessibilitySnapshot \(test)", confidence: confidence, version: version)
  }
  let properties = "ViewAccessibilityProperties"
  let buttons = "testButtonTraits"
  let switches = "testSwitchControls"
  let toggleHint = " ‖ double tap to toggle setting"
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

@Suite("VoiceOver, elements") struct VoiceOverElementTests {
  @Test("what others pinned", arguments: pinned) func snapshot(vector: Vector) { check(vector) }

  @Test("what others heard", arguments: reported) func report(vector: Vector) { check(vector) }

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

@Suite("VoiceOver, text fields") struct VoiceOverTextFieldTests {
  @Test("swiped onto: the value comes before the role (AccessibilitySnapshot testUIKitTextField; pinned)")
  func swipedOnto() {
    expect(
      play(
        [.text("Before"), .field("New Email", value: "some text")], .touch("field"), .doubleTap, .touch("text"),
        .swipe(.right)),
      reads: """
        New Email, some text, text field
        double tap to edit
        New Email, text field, is editing, some text, character mode, insertion point at end
        use the rotor to access misspelled words
        Before
        New Email, some text, text field, is editing
        use the rotor to access misspelled words
        """)
  }

  @Test("activated: the value comes after is editing (kickstarter/ios-oss 545; reported)") func activatedSecure() {
    let transcript = play([.secureField("Current Password", value: "secret")], .touch("pin"), .doubleTap)
    expect(
      transcript,
      reads: """
        Current Password, 6 characters, secure text field
        double tap to edit
        Current Password, secure text field, is editing, 6 characters, character mode, insertion point at end
        use the rotor to access misspelled words
        """)
    expect(transcript, neverSays: "secret")
  }

  @Test("activated while empty (magentaA11y text-input; recorded)") func activatedEmpty() {
    #expect(
      play([.field("To")], .touch("field"), .doubleTap).utterances[2].line
        == "To, text field, is editing, insertion point at start")
  }

  @Test("activated again: the insertion point goes to the other end (yaraneba.com; reported)") func activatedAgain() {
    let transcript = play([.field("To", value: "ab")], .touch("field"), .doubleTap, .doubleTap, .doubleTap)
    #expect(transcript.utterances.suffix(2).map(\.line) == ["insertion point at start", "insertion point at end"])
  }

  @Test("activated with the insertion point in between: it is at neither end") func activatedInBetween() {
    let transcript = play(
      [.field("To", value: "abc"), .field("Cc", id: "cc")],
      .touch("field"), .doubleTap, .key(.leftArrow), .touch("cc"), .doubleTap, .touch("field"), .doubleTap)
    #expect(transcript.utterances.map(\.line).contains("c"))
    #expect(
      transcript.utterances.suffix(2).map(\.line) == [
        "To, text field, is editing, abc, character mode", "use the rotor to access misspelled words",
      ])
  }

  @Test("one character: the singular is our inference") func oneCharacter() {
    let heard = play([.secureField("PIN", value: "1")], .touch("pin")).utterances[0]
    #expect(heard.line == "PIN, 1 character, secure text field")
    #expect(heard.utterance.segments[1].confidence == .guess)
  }

  @Test("a secure field is silent: a click for a key, nothing for a deletion (flutter 15274; reported)") func secure() {
    let transcript = play([.secureField("PIN")], .touch("pin"), .doubleTap, .type("48"), .delete(), .touch("pin"))
    #expect(
      transcript.difference(
        from: """
          PIN, secure text field
          double tap to edit
          PIN, secure text field, is editing, insertion point at start
          use the rotor to access misspelled words
          [sound: keyboard click]
          [sound: keyboard click]
          PIN, 1 character, secure text field, is editing
          use the rotor to access misspelled words
          """) == nil)
    expect(transcript, neverSays: "48")
  }
}

@Suite("VoiceOver, typing and activation") struct VoiceOverEventTests {
  /// What is said about typing into an empty field, without what was said to get there.
  private func typing(_ actions: Step.Action..., settings: Settings = Settings(), value: SpokenText? = nil)
    -> Transcript
  {
    var session = Session(screen: [.field("Name", value: value)], settings: settings)
    for action in [.touch("field"), .doubleTap] + actions { session.perform(action) }
    return session.transcript
  }

  private func lines(_ transcript: Transcript) -> [String] { transcript.utterances.dropFirst(4).map(\.line) }

  @Test("keys in a higher pitch, words at their end (flutter 76531, 14543; reported)") func echo() throws {
    let transcript = typing(.type("Hi you. "))
    #expect(lines(transcript) == ["cap H", "i", "space, Hi", "y", "o", "u", "period, you", "space"])
    for heard in transcript.utterances.dropFirst(4) {
      #expect(heard.utterance.segments[0].source == .echo)
      #expect(heard.utterance.segments[0].pitch! > 1)
      #expect(heard.utterance.segments.dropFirst().allSatisfy { $0.pitch == nil })
    }
  }

  @Test("deletions in a lower pitch (flutter 76531, 71885; reported)") func deletion() {
    let transcript = typing(.delete(2), value: "az")
    #expect(lines(transcript) == ["z", "a"])
    #expect(transcript.utterances.last!.utterance.segments[0].source == .deletion)
    #expect(transcript.utterances.last!.utterance.segments[0].pitch! < 1)
  }

  @Test("deletion in an empty field: a sound and no words (a guess)") func nothingToDelete() {
    let transcript = typing(.delete())
    #expect(lines(transcript) == [])
    #expect(transcript.description.hasSuffix("[sound: error]\n# note: field is empty: there is nothing to delete\n"))
    #expect(
      typing(.key(.upArrow), .delete(), value: "ab").remarks
        == ["field has nothing before the insertion point: there is nothing to delete"])
  }

  @Test(
    "toggle: only what changed (magentaA11y toggle-switch; recorded)",
    arguments: [(true, "off"), (false, "on")]) func toggle(isOn: Bool, heard: String)
  {
    let transcript = play([.toggle("Reachability", isOn: isOn)], .touch("toggle"), .doubleTap)
    #expect(transcript.utterances.last?.line == heard)
    #expect(transcript.happenings == ["value toggle: \(heard)"])
  }

  @Test("a cell that is a toggle without being a button is one all the same") func toggleCell() {
    let cell = AccessibilityElement(id: "cell", role: .text, label: "Reachability", value: "0", traits: .toggle)
    #expect(play([.element(cell)], .touch("cell"), .doubleTap).utterances.last?.line == "on")
  }

  @Test("button: the label again (magentaA11y alert-dialog; recorded)") func button() {
    expect(play([.button("Sign in")], .touch("button"), .doubleTap), reads: "Sign in, button\nSign in")
  }

  @Test("button whose label changes: the new one (a11ysupport.io button-name-change; reported)") func renamed() {
    let transcript = play(
      [.button("Show")],
      when: [.init(to: .activated, of: "button", [Step(.set([.init("button", "label", "Hide")]))])],
      [Step(.touch("button")), Step(.doubleTap), Step(.touch("button"))])
    expect(transcript, reads: "Show, button\nHide\nHide, button")
  }

  @Test("dimmed, text and heading: a double tap does nothing") func inert() {
    let screen: [ScreenItem] = [.button("Verify", traits: .notEnabled), .text("Text"), .heading("Heading")]
    let transcript = play(
      screen, .touch("button"), .doubleTap, .touch("text"), .doubleTap, .touch("heading"), .doubleTap)
    expect(transcript, reads: "Verify, dimmed, button\nText\nHeading, heading")
    #expect(
      transcript.remarks == [
        "button is dimmed: a double tap does nothing", "text does nothing when it is activated",
        "heading does nothing when it is activated",
      ])
  }

  @Test("a value that changes under the cursor is read, unless it is a text field's (material-components-ios 4893)")
  func valueChange() {
    let counter = AccessibilityElement(id: "it", role: .text, label: "Attempts", value: "3")
    expect(
      play([.element(counter)], .touch("it"), .set([.init("it", "value", "2")])), reads: "Attempts, 3\n2")
    expect(
      play([.element(counter), .button("OK")], .touch("button"), .set([.init("it", "value", "2")])), reads: "OK, button"
    )
    expect(
      play([.field("Name")], .touch("field"), .set([.init("field", "value", "Zoe")])),
      reads: "Name, text field\ndouble tap to edit")
  }

  @Test("arrow keys speak what the insertion point passes, and the ends (flutter 14543; reported)") func arrows() {
    let transcript = typing(
      .key(.leftArrow), .key(.leftArrow), .key(.leftArrow), .key(.rightArrow), .key(.downArrow), .key(.upArrow),
      value: "a,")
    #expect(
      lines(transcript) == [
        "comma", "a, insertion point at start", "insertion point at start", "a", "insertion point at end",
        "insertion point at start",
      ])
    let secret = play([.secureField("PIN", value: "48")], .touch("pin"), .doubleTap, .key(.leftArrow), .key(.leftArrow))
    #expect(secret.utterances.last?.line == "insertion point at start")
    expect(secret, neverSays: "8")
  }
}

@Suite("VoiceOver, each setting is heard") struct VoiceOverSettingTests {
  private let name: [ScreenItem] = [.field("Name", value: "a")]

  private func heard(_ setting: String, _ value: String, _ actions: Step.Action...) throws -> [String] {
    var session = Session(screen: name, settings: try settings(setting, value))
    for action in [.touch("field"), .doubleTap] + actions { session.perform(action) }
    return session.transcript.entries.flatMap { $0.lines() }.filter { !$0.hasPrefix("#") && !$0.hasPrefix("→") }
  }

  @Test func hints() throws {
    #expect(
      try heard("hints", "true") == [
        "Name, a, text field", "double tap to edit",
        "Name, text field, is editing, a, character mode, insertion point at end",
        "use the rotor to access misspelled words",
      ])
    #expect(
      try heard("hints", "false") == [
        "Name, a, text field", "Name, text field, is editing, a, character mode, insertion point at end",
      ])
    // A promoted hint is no hint.
    let lone = AccessibilityElement(id: "it", role: .text, hint: "Hint")
    expect(play([.element(lone)], .touch("it"), settings: try settings("hints", "false")), reads: "Hint")
  }

  @Test(arguments: ["softwareTypingFeedback", "hardwareTypingFeedback"], Keyboard.allCases)
  func typingFeedback(setting: String, keyboard: Keyboard) throws {
    let isConcerned = setting.hasPrefix("software") == (keyboard == .software)
    let heard = [
      "nothing": [], "characters": ["b", "space"], "words": ["ab"], "charactersAndWords": ["b", "space, ab"],
    ]
    for (value, lines) in heard {
      let transcript = try self.heard(setting, value, .type("b ", via: keyboard)).dropFirst(4)
      #expect(Array(transcript) == (isConcerned ? lines : heard["charactersAndWords"]), "\(setting): \(value)")
    }
  }

  @Test(arguments: [("speak", "a"), ("changePitch", "a"), ("playSound", "[sound: delete]"), ("nothing", nil)])
  func deletingText(value: String, line: String?) throws {
    #expect(try heard("deletingText", value, .delete()).dropFirst(4).first == line)
  }

  @Test(arguments: [("speak", true, nil), ("changePitch", true, 0.75), ("changePitch", false, nil)])
  func pitchOfDeletions(value: String, pitchChange: Bool, pitch: Double?) throws {
    var settings = try settings("deletingText", value)
    settings.pitchChange = pitchChange
    let transcript = play(name, .touch("field"), .doubleTap, .delete(), settings: settings)
    #expect(transcript.utterances.last?.utterance.segments.first?.pitch == pitch)
  }

  @Test(arguments: [("true", 1.3), ("false", nil)]) func pitchChange(value: String, pitch: Double?) throws {
    let transcript = play(
      name, .touch("field"), .doubleTap, .type("b"), settings: try settings("pitchChange", value))
    #expect(transcript.utterances.last?.utterance.segments.first?.pitch == pitch)
  }

  @Test func speakingRate() throws {
    let durations = try [0, 25, 50, 100].map { rate in
      play([.text("Enter your code")], .touch("text"), settings: try settings("speakingRate", String(rate))).end
    }
    #expect(durations == durations.sorted(by: >) && Set(durations).count == 4)
    #expect(durations[2] == .milliseconds(964))
  }

  @Test(arguments: [("never", []), ("automatic", []), ("always", ["2nd digit, Empty, text field, is editing"])])
  func firstResponderChangeSpoken(value: String, lines: [String]) throws {
    let transcript = play(
      [.code(.four)], .touch("code.1"), .doubleTap, .type("4"),
      settings: try settings("firstResponderChangeSpoken", value))
    #expect(transcript.utterances.map(\.utterance.text).filter { $0.hasPrefix("2nd digit, ") } == lines)
  }

  @Test(arguments: [("never", 0), ("automatic", 1), ("always", 1)])
  func firstResponderChangeSpokenOnHardware(value: String, count: Int) throws {
    let transcript = play(
      [.code(.four)], .touch("code.1"), .doubleTap, .type("4", via: .hardware),
      settings: try settings("firstResponderChangeSpoken", value))
    #expect(transcript.utterances.count { $0.utterance.text.hasPrefix("2nd digit, ") } == count)
  }

  @Test func highPriorityYieldsToUser() throws {
    let steps = [
      Step(.announce(Announcement("Code sent", priority: .high))), Step(.touch("text"), after: .milliseconds(300)),
    ]
    expect(play([.text("Help")], when: [], steps), reads: "Code sent\nHelp")
    expect(
      play([.text("Help")], when: [], steps, settings: try settings("highPriorityYieldsToUser", "true")),
      reads: "[cut: Code sent]\nHelp")
  }

  @Test func smsDelivery() throws {
    func effects(_ value: String) throws -> [String] {
      play(
        [.field("Code")], .touch("field"), .doubleTap, .autofill("482"), settings: try settings("smsDelivery", value)
      )
      .happenings.filter { $0.hasPrefix("value") }
    }
    #expect(try effects("whole") == ["value field: 482"])
    #expect(try effects("perCharacter") == ["value field: 4", "value field: 48", "value field: 482"])
  }

  @Test func valueReading() throws {
    func reading(_ value: String) throws -> Segment.Reading? {
      play([.field("PIN", value: "4829")], .touch("field"), settings: try settings("valueReading", value))
        .utterances[0].utterance.segments.first { $0.source == .value }?.spokenAs
    }
    #expect(try reading("number") == .number)
    #expect(try reading("digits") == .digits)
  }

  @Test func insertionPointOnActivation() throws {
    func value(_ position: String) throws -> String? {
      play(
        [.field("Code", value: "29")], .touch("field"), .doubleTap, .type("4"),
        settings: try settings("insertionPointOnActivation", position)
      ).happenings.last
    }
    #expect(try value("end") == "value field: 294")
    #expect(try value("start") == "value field: 429")
  }

  @Test func sounds() throws {
    func heard(_ value: String) throws -> String {
      play(
        [.secureField("PIN")], .touch("pin"), .doubleTap, .type("4"), .post(.screenChanged("pin")),
        settings: try settings("sounds", value)
      ).description
    }
    #expect(try heard("true").contains("\n[sound: keyboard click]\n"))
    #expect(try heard("true").contains("\n[sound: screen change]\n"))
    #expect(try !heard("false").contains("[sound: "))
  }

  /// A new setting must be heard somewhere: this names those that have a test above.
  @Test func everySettingHasATest() {
    #expect(
      Set(Setting.all.map(\.name)) == [
        "hints", "softwareTypingFeedback", "hardwareTypingFeedback", "deletingText", "pitchChange", "speakingRate",
        "firstResponderChangeSpoken", "highPriorityYieldsToUser", "smsDelivery",
        "valueReading", "insertionPointOnActivation", "sounds",
      ])
  }

  @Test func priorityOfAnnouncementsCameWithIOS17() {
    func priorities(_ version: Int) -> [SpeechPriority] {
      Announcement.Priority.allCases.map { priority in
        play(
          [.text("A")], .announce(Announcement("Sent", priority: priority)), reader: .voiceOver(version: version)
        ).utterances[0].utterance.priority
      }
    }
    #expect(priorities(16) == [.default, .default, .default])
    #expect(priorities(17) == [.high, .default, .low])
    #expect(priorities(26) == [.high, .default, .low])
  }
}
