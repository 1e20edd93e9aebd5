import A11ySim
import A11ySimTesting
import ScenarioFiles
import TestSupport
import Testing

@Suite("Session, pace and time", .timeLimited) struct SessionTimeTests {
  private let two: [ScreenItem] = [.text("Enter the code from the message", id: "one"), .text("Help", id: "two")]
  private let field: [ScreenItem] = [.field("Code")]

  /// When each key was echoed, from the first one on.
  private func keys(_ pace: Pace, interval: Duration? = nil, _ actions: Step.Action...) -> [String] {
    var session = Session(screen: field, pace: pace)
    session.perform(.touch("field"))
    session.perform(.doubleTap)
    session.perform(.type("482", interval: interval))
    for action in actions { session.perform(action) }
    let times = session.transcript.entries.compactMap { entry -> Duration? in
      guard case .utterance(let heard) = entry.kind, heard.utterance.reason != .hint else { return nil }
      return heard.utterance.reason == .typing || heard.utterance.reason == .deletion ? entry.time : nil
    }
    return times.map { ($0 - times[0]).seconds }
  }

  @Test("patient: a key is pressed when the one before has been heard") func patient() {
    #expect(keys(.patient) == ["0.000", "0.351", "0.653"])
  }

  @Test("typing and brisk: a key every 0.4 s", arguments: [Pace.typing, .brisk]) func typing(pace: Pace) {
    #expect(keys(pace) == ["0.000", "0.400", "0.800"])
  }

  @Test("interval: exactly so, whatever the pace", arguments: Pace.allCases) func interval(pace: Pace) {
    #expect(keys(pace, interval: .milliseconds(150)) == ["0.000", "0.150", "0.300"])
  }

  @Test("patient swipes wait for speech, brisk ones go on after 0.6 s") func swipes() {
    func starts(_ pace: Pace, _ actions: Step.Action...) -> [String] {
      var session = Session(screen: two, pace: pace)
      for action in actions { session.perform(action) }
      return session.transcript.timeline
    }
    #expect(
      starts(.patient, .touch("one"), .swipe(.right)) == ["0.000 Enter the code from the message", "1.773 Help"])
    #expect(
      starts(.patient, .swipe(.right, times: 2)) == ["0.000 Enter the code from the message", "1.773 Help"])
    for actions in [[Step.Action.touch("one"), .swipe(.right)], [.swipe(.right, times: 2)]] {
      var session = Session(screen: two, pace: .brisk)
      for action in actions { session.perform(action) }
      #expect(session.transcript.timeline == ["0.000 Enter [cut: the code from the message]", "0.600 Help"])
    }
  }

  @Test("a step waits for a hint, the keys of one type and one delete do not") func hints() {
    let transcript = play([.field("Code", value: "12")], .touch("field"), .doubleTap, .delete(2), .type("4"))
    expect(
      transcript,
      reads: """
        Code, 12, text field
        double tap to edit
        Code, text field, is editing, 12, character mode, insertion point at end
        use the rotor to access misspelled words
        2
        1
        4
        """)
  }

  @Test("after: that long after the beginning of the step before") func after() {
    #expect(
      play(
        two, when: [],
        [
          Step(.touch("one")), Step(.touch("two"), after: .milliseconds(250)),
          Step(.touch("one"), after: .milliseconds(250)),
        ]
      ).timeline == [
        "0.000 [cut: Enter the code from the message]", "0.250 [cut: Help]", "0.500 Enter the code from the message",
      ])
  }

  @Test("wait adds to what is waited for anyway") func wait() {
    #expect(
      play(two, .touch("two"), .wait(.seconds(2)), .touch("one")).timeline
        == ["0.000 Help", "2.371 Enter the code from the message"])
  }

  @Test("a person waits for what a component does within a second, not for its clock") func timers() {
    func heard(every interval: Duration) -> [String] {
      play(
        [.component(Ticker(times: 3, interval: interval), id: "it"), .text("Done")], .appear, .touch("text")
      ).timeline
    }
    #expect(
      heard(every: .milliseconds(900))
        == ["0.000 Ticker", "0.900 tick 1", "1.518 [cut: Done]", "1.800 tick 2", "2.700 tick 3"])
    #expect(
      heard(every: .seconds(10)) == ["0.000 Ticker", "0.473 Done", "10.000 tick 1", "20.000 tick 2", "30.000 tick 3"])
  }

  @Test("what happens while a step waits belongs to the one before") func stepOfAnEntry() throws {
    let transcript = play([.code(.four)], .touch("code.1"), .doubleTap, .type("48"), .touch("code.1"))
    let steps = transcript.entries.map(\.step)
    #expect(steps == steps.sorted())
    let last = try #require(
      transcript.entries.last { if case .effect(let effect) = $0.kind { effect.name == .focus } else { false } })
    #expect(last.step == 3)
  }

  @Test("an expectation takes no time and stands behind what it is about") func expectations() {
    let lines = Expectation()
    var scenario = Scenario()
    scenario.screen = field
    scenario.steps = [Step(.touch("field")), Step(.expect(lines)), Step(.copy), Step(.expect(lines))]
    #expect(
      scenario.play().description.split(separator: "\n").dropFirst() == [
        "# 1 touch: field", "Code, text field", "double tap to edit", "# 2 expect", "# 3 copy",
        "# note: no field is being edited: there is nothing to copy", "# 4 expect",
      ])
  }
}

@Suite("Session, acts", .timeLimited) struct SessionActTests {
  @Test("acts without an effect are notes") func notes() {
    func remarks(_ actions: Step.Action...) -> [String] {
      var session = Session(screen: [.text("A", id: "a"), .field("Code")])
      for action in actions { session.perform(action) }
      return session.transcript.remarks
    }
    #expect(remarks(.type("48")) == ["no field is being edited: 2 characters typed without effect"])
    #expect(remarks(.type("4")) == ["no field is being edited: 1 character typed without effect"])
    #expect(remarks(.delete(3)) == ["no field is being edited: delete does nothing"])
    #expect(
      remarks(.touch("field"), .doubleTap, .delete(2)) == [
        "field is empty: there is nothing to delete", "field is empty: there is nothing to delete",
      ])
    #expect(remarks(.touch("field"), .swipe(.right)) == ["there is nothing after the last element"])
    #expect(remarks(.appear, .swipe(.left, times: 3)) == ["there is nothing before the first element"])
    #expect(remarks(.appear, .swipe(.up)) == ["a swipe up has no effect on this element"])
    #expect(remarks(.autofill("48")) == ["no field is being edited: no code can be filled in"])
    #expect(remarks(.paste("48")) == ["no field is being edited: the paste has no effect"])
    #expect(remarks(.touch("field"), .doubleTap, .paste()) == ["there is nothing to paste: nothing was copied"])
    #expect(remarks(.selectAll) == ["no field is being edited: there is nothing to select"])
    #expect(remarks(.key(.leftArrow)) == ["no field is being edited"])
    #expect(remarks(.key(.return)) == ["nothing on the screen reacts to return"])
    #expect(remarks(.doubleTap) == ["the cursor is not on an element"])
    #expect(remarks(.touch("nowhere")) == ["nowhere is not on the screen now"])
    #expect(remarks(.set([.init("nowhere", "label", "B")])) == ["nowhere is not on the screen now"])
    #expect(
      remarks(.touch("field"), .doubleTap, .type("4"), .doubleTap)
        == ["the cursor is on the keyboard: touch an element first"])
  }

  @Test("no elements at all") func emptyScreen() {
    let transcript = play([], .appear, .swipe(.right), .readAll, .doubleTap)
    expect(transcript, reads: "")
    #expect(
      transcript.remarks
        == ["the screen has no elements", "the screen has no elements", "the cursor is not on an element"])
  }

  @Test("two positions: the cursor goes to the keys, and on from the edited field") func twoPositions() {
    let transcript = play([.code(.four)], .touch("code.1"), .doubleTap, .type("48"), .swipe(.right))
    #expect(transcript.cursorMoves == ["code.1", "keyboard", "code.4"])
    #expect(transcript.happenings == ["focus code.1", "keyboard up", "focus code.2", "focus code.3"])
    expect(transcript.steps(4...), reads: "4th digit, Empty, text field\ndouble tap to edit")
  }

  @Test("two positions: a swipe leaves the keyboard focus alone, and what is typed goes there") func cursorAlone() {
    let transcript = play(
      [.field("One", id: "one"), .text("Two", id: "two")], .touch("one"), .doubleTap, .swipe(.right), .type("a"))
    #expect(transcript.cursorMoves == ["one", "two", "keyboard"])
    #expect(transcript.happenings == ["focus one", "keyboard up", "value one: a"])
  }

  @Test("two positions: with a hardware keyboard the cursor follows") func hardware() {
    let transcript = play([.code(.four)], .touch("code.1"), .doubleTap, .type("4", via: .hardware))
    #expect(transcript.cursorMoves == ["code.1", "code.2"])
    // And delete is pressed on the same keyboard.
    let deleted = play([.code(.four)], .touch("code.1"), .doubleTap, .type("4", via: .hardware), .delete())
    #expect(deleted.cursorMoves == ["code.1", "code.2", "code.1"])
  }

  @Test("always: the cursor leaves the keys for the field, and goes back to them") func always() throws {
    let transcript = play(
      [.code(.four)], .touch("code.1"), .doubleTap, .type("48"),
      settings: try settings("firstResponderChangeSpoken", "always"))
    #expect(transcript.cursorMoves == ["code.1", "keyboard", "code.2", "keyboard", "code.3"])
  }

  @Test("copy, select all, paste") func clipboard() {
    let transcript = play(
      [.field("One", id: "one", value: "48"), .field("Two", id: "two")],
      .touch("one"), .doubleTap, .copy, .touch("two"), .doubleTap, .paste(), .paste("1 3"), .selectAll, .delete(),
      .paste("7"), .selectAll, .type("9"))
    #expect(
      transcript.happenings == [
        "focus one", "keyboard up", "focus two", "value two: 48", "value two: 481 3", "value two: ", "value two: 7",
        "value two: 9",
      ])
    expect(transcript.steps(9...), reads: "481 3\n9")
    #expect(
      play([.secureField("PIN", value: "48")], .touch("pin"), .doubleTap, .copy).remarks == [
        "a secure field cannot be copied"
      ])
  }

  @Test("typing goes in at the insertion point") func insertionPoint() {
    #expect(
      play([.field("Name", value: "ad")], .touch("field"), .doubleTap, .key(.leftArrow), .type("bc"), .delete())
        .happenings.suffix(3) == ["value field: abd", "value field: abcd", "value field: abd"])
  }

  @Test("tab: from text field to text field, round, past those that are dimmed; always spoken") func tab() throws {
    let screen: [ScreenItem] = [
      .field("One", id: "one"), .button("Help"),
      .element(.init(id: "off", role: .textField, label: "Off", traits: .notEnabled)),
      .field("Two", id: "two"),
    ]
    for value in ["never", "automatic", "always"] {
      let transcript = play(
        screen, .key(.tab), .key(.tab), .key(.tab), settings: try settings("firstResponderChangeSpoken", value))
      #expect(transcript.happenings == ["focus one", "keyboard up", "focus two", "focus one"])
      expect(
        transcript,
        reads: """
          One, text field, is editing
          use the rotor to access misspelled words
          Two, text field, is editing
          use the rotor to access misspelled words
          One, text field, is editing
          use the rotor to access misspelled words
          """)
    }
    #expect(play([.button("Help")], .key(.tab)).remarks == ["there is no text field to which the tab key can move"])
  }

  @Test("read from the top: everything once, groups on entry, the cursor goes along") func readAll() {
    let group = AccessibilityElement(id: "group", role: .group, label: "Group")
    let screen: [ScreenItem] = [
      .heading("Title"), .group(group, [.button("One", id: "one"), .button("Two", id: "two")]), .field("Code"),
    ]
    let transcript = play(screen, .readAll)
    expect(transcript, reads: "Title, heading\nGroup, One, button\nTwo, button\nCode, text field")
    #expect(transcript.cursorMoves == ["heading", "one", "two", "field"])
    let cut = play(
      screen, when: [], [Step(.readAll), Step(.swipe(.right), after: .milliseconds(1_500))])
    #expect(
      cut.timeline == [
        "0.000 Title, heading", "0.000 [not heard] Two, button", "0.000 [not heard] Code, text field",
        "1.102 [cut: Group, One, button]", "1.500 Two, button",
      ])
    #expect(cut.cursorMoves == ["heading", "one", "two"])
  }

  @Test("reader none: effects only") func noReader() {
    let transcript = play(
      [.code(.four), .toggle("Sound", isOn: false)], .appear, .touch("code.1"), .doubleTap, .type("4829"), .delete(),
      .touch("toggle"), .doubleTap, .announce(Announcement("Sent")), .swipe(.right), .readAll, reader: .none)
    expect(transcript, reads: "")
    #expect(
      transcript.happenings == [
        "focus code.1", "keyboard up", "focus code.2", "focus code.3", "focus code.4", "value code: 4829",
        "completed code: 4829", "focus none", "keyboard down", "value toggle: on",
      ])
    #expect(transcript.cursorMoves == [])
    #expect(
      transcript.remarks == [
        "no field is being edited: delete does nothing", "there is no screen reader, so a swipe has no effect",
        "there is no screen reader, so nothing is read",
      ])
  }

  @Test("the reader is switched off and on in mid-flow") func switchReader() {
    let transcript = play(
      [.text("Enter the code from the message"), .code(.four)],
      when: [],
      [
        Step(.touch("text")), Step(.reader(.none), after: .milliseconds(500)), Step(.touch("code.1")), Step(.doubleTap),
        Step(.type("4")), Step(.reader(.voiceOver)),
      ])
    expect(
      transcript,
      reads: """
        Enter [cut: the code from the message]
        Enter the code with 4 digits, 2nd digit, Empty, text field, is editing
        use the rotor to access misspelled words
        """)
    #expect(transcript.remarks.count == 1)
  }

  @Test("a replaced screen: sound, first element, the keyboard down; nothing of the old one comes later")
  func screenReplaced() {
    let transcript = play(
      [.code(.four)], .touch("code.1"), .doubleTap, .type("4", interval: .zero),
      .screen([.heading("Done"), .field("Name", id: "code")]))
    #expect(
      transcript.description.contains(
        """
        # 4 screen: 2 elements
        → focus none
        → keyboard down
        [sound: screen change]
        Done, heading

        """))
    // What a component was about to do when its screen went away.
    let hurried = play(
      [.component(Ticker(times: 3), id: "it")], when: [],
      [Step(.appear), Step(.screen([.text("Next")]), after: .seconds(11)), Step(.wait(.seconds(60)))])
    expect(hurried, reads: "Ticker\ntick 1\n[sound: screen change]\nNext")
  }

  @Test("a component's last words do not reach the next screen") func completionReplacesScreen() {
    let transcript = play(
      [.code(.four)],
      when: [
        .init(to: .completed, of: "code", [Step(.screen([.field("Name")])), Step(.post(.layoutChanged("field")))])
      ],
      [Step(.touch("code.1")), Step(.doubleTap), Step(.paste("4829")), Step(.doubleTap)])
    #expect(transcript.happenings.suffix(2) == ["focus field", "keyboard up"])
  }

  @Test("screenChanged with and without a target") func screenChanged() {
    let screen: [ScreenItem] = [.heading("Title"), .button("OK")]
    expect(play(screen, .post(.screenChanged(nil))), reads: "[sound: screen change]\nTitle, heading")
    expect(play(screen, .post(.screenChanged("button"))), reads: "[sound: screen change]\nOK, button")
    let missing = play(screen, .touch("button"), .post(.screenChanged("gone")), .swipe(.left))
    expect(missing, reads: "OK, button\n[sound: screen change]\nTitle, heading")
    #expect(missing.remarks == ["gone is not on the screen now, so the cursor does not move"])
  }

  @Test("layoutChanged moves the focus with a target and says nothing without") func layoutChanged() {
    let screen: [ScreenItem] = [.heading("Title"), .button("OK")]
    expect(play(screen, .touch("button"), .post(.layoutChanged(nil))), reads: "OK, button")
    let moved = play(screen, .touch("button"), .post(.layoutChanged("heading")))
    expect(moved, reads: "OK, button\nTitle, heading")
    #expect(moved.utterances.map(\.utterance.reason) == [.focus, .layoutChange])
  }

  @Test("pageScrolled says its text") func pageScrolled() {
    let transcript = play([.heading("Title")], .post(.pageScrolled("Page 2 of 3")))
    expect(transcript, reads: "[sound: page scroll]\nPage 2 of 3")
    #expect(transcript.utterances[0].utterance.reason == .scroll)
  }

  @Test("each priority of an announcement is heard as it is meant", arguments: Announcement.Priority.allCases)
  func announce(priority: Announcement.Priority) {
    let transcript = play([.text("A")], .announce(Announcement("Code sent", priority: priority)))
    expect(transcript, reads: "Code sent")
    #expect(transcript.utterances[0].utterance.delivery.name == priority.rawValue)
    #expect(transcript.utterances[0].utterance.element == nil)
  }

  @Test("hidden elements are gone, with cursor and focus on them") func hidden() {
    let transcript = play(
      [.text("A", id: "a"), .field("Code")], .touch("field"), .doubleTap, .set([.init("field", "hidden", "true")]),
      .type("4"), .set([.init("field", "hidden", "false")]), .touch("field"))
    #expect(
      transcript.happenings == [
        "focus field", "keyboard up", "removed field", "focus none", "keyboard down", "removed field",
      ])
    #expect(transcript.remarks == ["no field is being edited: 1 character typed without effect"])
    expect(transcript.steps(6...), reads: "Code, text field\ndouble tap to edit")
  }

  @Test("a language nobody has words for is a diagnostic, and says nothing in English") func unknownLanguage() {
    let transcript = play([.button("Ymlaen")], .touch("button"), locale: "qaa")
    #expect(transcript.utterances.isEmpty)
    #expect(transcript.diagnostics.map(\.severity) == [.error])
  }
}

@Suite("Session, what another platform's reader would read", .timeLimited) struct SessionPlatformTests {
  private let android = ScreenItem.component(OUDSPinCodeInputAndroid(helperText: "Sent by SMS"), id: "code")
  private let flutter = ScreenItem.component(OUDSPinCodeInputFlutter(), id: "pin")

  @Test("VoiceOver over a control of another platform: an error, and silence") func atFirst() {
    let transcript = play([.heading("Enter your code"), android], .appear, .swipe(.right), .readAll)
    #expect(transcript.utterances.isEmpty)
    #expect(
      transcript.diagnostics.map(\.description) == [
        "error: VoiceOver cannot read `code`: this component exists only on Android\nhelp: use `reader: none`"
      ])
  }

  @Test("in a group, and one error for each") func nested() {
    let group = ScreenItem.group(.init(id: "group", role: .group), [android, flutter])
    let messages = Session(screen: [group]).transcript.diagnostics.map(\.message)
    #expect(
      messages == [
        "VoiceOver cannot read `code`: this component exists only on Android",
        "VoiceOver cannot read `pin`: this component exists only on Flutter",
      ])
  }

  @Test("without a reader all is well, until one is switched on") func switchedOn() {
    #expect(play([android], .appear, .touch("code.1"), .doubleTap, .type("4"), reader: .none).diagnostics == [])
    let transcript = play(
      [.heading("Enter your code"), android], .appear, .reader(.voiceOver), .swipe(.right), reader: .none)
    #expect(transcript.utterances.isEmpty)
    #expect(transcript.diagnostics.map(\.severity) == [.error])
    // Switched off and on again, it is the same error.
    #expect(play([android], .reader(.none), .reader(.voiceOver)).diagnostics.count == 1)
  }

  @Test("a screen that is replaced: silence while it is there, then speech again") func replaced() {
    let transcript = play(
      [.heading("Enter your code")], .appear, .screen([.heading("PIN"), flutter]), .screen([.heading("Welcome")]))
    #expect(transcript.utterances.map(\.line) == ["Enter your code, heading", "Welcome, heading"])
    #expect(
      transcript.diagnostics.map(\.message) == ["VoiceOver cannot read `pin`: this component exists only on Flutter"])
  }

  @Test("a scenario knows it before it is played, with the line") func beforehand() throws {
    func unreadable(_ text: String) throws -> [String] {
      try ScenarioParser.parse(text, file: "otp.yaml").unreadable.map(\.description)
    }
    let item = "{ component: ouds-pin-code-input, id: code, platform: android }"
    #expect(try unreadable("screen: [ \(item) ]\nreader: none\nsteps: [ appear ]") == [])
    let message = "error: VoiceOver cannot read `code`: this component exists only on Android\nhelp: use `reader: none`"
    #expect(try unreadable("screen: [ \(item) ]\nsteps: [ appear ]") == ["otp.yaml: " + message])
    #expect(
      try unreadable("screen: [ \(item) ]\nreader: none\nsteps:\n  - appear\n  - reader: voiceover") == [
        "otp.yaml:5:1: " + message
      ])
    #expect(
      try unreadable("screen: [ text: A ]\nsteps:\n  - appear\n  - screen: [ \(item) ]") == ["otp.yaml:4:1: " + message]
    )
    #expect(
      try unreadable("screen: [ \(item) ]\nreader: none\nsteps:\n  - screen: [ text: A ]\n  - reader: voiceover") == [])
  }
}

@Suite("Session, the app and components", .timeLimited) struct SessionAppTests {
  @Test("reactions happen each time, in order, wait included") func reactions() {
    let transcript = play(
      [.code(.four), .button("Verify", id: "verify")],
      when: [
        .init(
          to: .completed, of: "code",
          [
            Step(.set([.init("verify", "disabled", "true")])), Step(.wait(.seconds(2))),
            Step(.set([.init("code", "error", "Wrong")])), Step(.set([.init("verify", "disabled", "false")])),
          ])
      ],
      [
        Step(.touch("code.1")), Step(.doubleTap), Step(.paste("4829")), Step(.touch("code.4")), Step(.doubleTap),
        Step(.type("1")),
      ])
    #expect(
      transcript.happenings == [
        "focus code.1", "keyboard up", "value code: 4829", "completed code: 4829", "enabled verify: false",
        "focus none", "keyboard down", "enabled verify: true", "focus code.4", "keyboard up", "value code: 4821",
        "completed code: 4821", "enabled verify: false", "focus none", "keyboard down", "enabled verify: true",
      ])
    #expect(transcript.utterances.count { $0.utterance.text == "Wrong" } == 1)
  }

  @Test("a reaction that sets itself off is stopped after 1,000 effects, and said") func endlessReaction() {
    let transcript = play(
      [.element(.init(id: "a", role: .text, value: "0")), .text("B", id: "b")],
      when: [
        .init(to: .value, of: "a", [Step(.set([.init("a", "value", "1")])), Step(.set([.init("a", "value", "2")]))])
      ],
      [Step(.set([.init("a", "value", "7")])), Step(.touch("b"))])
    #expect(transcript.diagnostics.map(\.message) == ["step 1 caused more than 1000 effects and was stopped"])
    #expect(transcript.diagnostics[0].help?.contains("when:") == true)
    #expect((500...1_001).contains(transcript.happenings.count))
    // The next step is played as if nothing had been.
    #expect(transcript.utterances.last?.line == "B")
  }

  @Test("components that send each other round are stopped too", arguments: [Duration.zero, .seconds(1)])
  func endlessComponent(delay: Duration) {
    /// Whichever of its fields has the focus, the other one wants it.
    struct PingPong: Component {
      var delay: Duration
      let elements = ["1", "2"].map { AccessibilityElement(id: $0, role: .textField, label: SpokenText($0)) }
      func send(_ input: ComponentInput, in environment: Environment) -> [Effect] {
        switch input {
        case .focusChanged("1"): delay == .zero ? [.focus("2")] : [.schedule("2", after: delay)]
        case .focusChanged("2"): delay == .zero ? [.focus("1")] : [.schedule("1", after: delay)]
        case .timer(let part): [.focus(part)]
        default: []
        }
      }
    }
    let transcript = play(
      [.component(PingPong(delay: delay), id: "it"), .text("B")], .touch("it.1"), .doubleTap, .touch("text"))
    #expect(transcript.diagnostics.map(\.message) == ["step 2 caused more than 1000 effects and was stopped"])
    #expect(transcript.utterances.last?.line == "B")
  }

  @Test("a team's own component plays along") func customComponent() {
    let transcript = play(
      [.component(RevealingField(), id: "password")], .appear, .swipe(.right), .doubleTap, .swipe(.left))
    expect(
      transcript,
      reads: """
        Password, 6 characters, secure text field
        double tap to edit
        Show, button
        Hide
        [not heard] The password is shown
        Password, ••••, text field
        double tap to edit
        """)
  }

  @Test("nothing goes on after a crash: no key, no deletion, no later effect") func crash() {
    /// Crashes on the first deletion, and says more in the same breath.
    struct Fragile: Component {
      let elements = [
        AccessibilityElement(id: "1", role: .textField, label: "Code", value: "48", text: .init(length: 2))
      ]
      func send(_ input: ComponentInput, in environment: Environment) -> [Effect] {
        if case .deleteBackward = input {
          return [.crash("Index out of range"), .completed("x"), .announce(Announcement("Done"))]
        }
        return []
      }
    }
    let transcript = play(
      [.component(Fragile(), id: "it"), .text("B")], .touch("it.1"), .doubleTap, .delete(3), .touch("text"), .type("4"))
    #expect(transcript.happenings == ["focus it.1", "keyboard up", "crash it: Index out of range"])
    expect(transcript.steps(3...), reads: "8")
    #expect(transcript.remarks == Array(repeating: "nothing happens: the app crashed in step 3", count: 2))
  }

  @Test("nothing is said before the first step, whatever a component announces of its surroundings") func early() {
    struct Eager: Component {
      let elements = [AccessibilityElement(id: "text", role: .text, label: "Code")]
      func send(_ input: ComponentInput, in environment: Environment) -> [Effect] {
        if case .environmentChanged = input { [.announce(Announcement("Here I am"))] } else { [] }
      }
    }
    expect(play([.component(Eager(), id: "it"), .text("B")], .appear, .touch("text")), reads: "Code\nB")
  }

  @Test("an app may disable, select, rename what is on the screen") func set() {
    expect(
      play(
        [.button("Verify")], .touch("button"),
        .set([.init("button", "disabled", "true"), .init("button", "selected", "true"), .init("button", "label", "OK")]
        ),
        .touch("button"), .set([.init("button", "hint", "Sends it")]), .touch("button")),
      reads: """
        Verify, button
        selected, OK, dimmed, button
        selected, OK, dimmed, button
        Sends it
        """)
  }
}

/// Says something every ten seconds, a number of times.
private struct Ticker: Component {
  var times: Int
  var interval: Duration
  private var count = 0

  init(times: Int, interval: Duration = .seconds(10)) { (self.times, self.interval) = (times, interval) }

  var elements: [AccessibilityElement] { [AccessibilityElement(id: "text", role: .text, label: "Ticker")] }

  mutating func send(_ input: ComponentInput, in environment: Environment) -> [Effect] {
    switch input {
    case .appear: return [.schedule("tick", after: interval)]
    case .timer:
      count += 1
      let next: [Effect] = count < times ? [.schedule("tick", after: interval)] : []
      return [.announce(Announcement(SpokenText("tick \(count)")))] + next
    default: return []
    }
  }
}

/// A password with a button that shows it.
private struct RevealingField: Component {
  private var isShown = false

  var elements: [AccessibilityElement] {
    [
      AccessibilityElement(
        id: "field", role: isShown ? .textField : .secureTextField, label: "Password", value: isShown ? "hunter" : nil,
        text: .init(isSecure: !isShown, length: 6)),
      AccessibilityElement(id: "show", role: .button, label: isShown ? "Hide" : "Show"),
    ]
  }

  mutating func send(_ input: ComponentInput, in environment: Environment) -> [Effect] {
    guard input == .activated("show") else { return [] }
    isShown.toggle()
    return [.announce(Announcement("The password is shown"))]
  }
}
