import A11ySim
import A11ySimTesting
import TestSupport
import Testing

/// The rules of the queue in whole scenarios: what people hear, with times. Durations are the estimate's.
@Suite("Interruption, as it is heard", .timeLimited) struct InterruptionTests {
  private let screen: [ScreenItem] = [.text("Enter the code from the message"), .button("Help")]
  private let sent = Announcement("Your code has been sent")

  private func timeline(
    _ steps: Step..., settings: Settings = Settings(), when reactions: [Scenario.Reaction] = []
  ) -> [String] {
    play(screen, when: reactions, steps, settings: settings).timeline
  }

  private func announce(_ text: SpokenText, _ priority: Announcement.Priority, after: Duration? = nil) -> Step {
    Step(.announce(Announcement(text, priority: priority)), after: after)
  }

  @Test("an act cuts element speech") func actOntoElement() {
    #expect(
      timeline(Step(.touch("text")), Step(.touch("button"), after: .milliseconds(500))) == [
        "0.000 Enter [cut: the code from the message]", "0.500 Help, button",
      ])
  }

  @Test("an act cuts a default announcement and drops a low one behind it") func actOntoDefault() {
    #expect(
      timeline(
        announce("Your code has been sent", .default), announce("Battery low", .low, after: .milliseconds(100)),
        Step(.touch("button"), after: .milliseconds(700))
      ) == ["0.000 Your code [cut: has been sent]", "0.100 [not heard] Battery low", "0.800 Help, button"])
  }

  @Test("an act waits behind a high announcement") func actOntoHigh() {
    #expect(
      timeline(announce("Wait", .high), Step(.touch("button"), after: .milliseconds(100))) == [
        "0.000 Wait", "0.371 Help, button",
      ])
  }

  @Test("a focus moved by the app does the same, without the person") func focusByApp() {
    let move = Step(.post(.layoutChanged("button")), after: .milliseconds(500))
    #expect(
      timeline(Step(.touch("text")), move) == ["0.000 Enter [cut: the code from the message]", "0.500 Help, button"])
    #expect(
      timeline(announce("Your code has been sent", .high), move) == [
        "0.000 Your code has been sent", "1.360 Help, button",
      ])
  }

  @Test("high cuts an element, low waits for it", arguments: [Announcement.Priority.high, .default, .low])
  func announcementOntoElement(priority: Announcement.Priority) {
    let isCut = priority != .low
    #expect(
      timeline(Step(.touch("text")), announce("Sent", priority, after: .milliseconds(500)))
        == (isCut
          ? ["0.000 Enter [cut: the code from the message]", "0.500 Sent"]
          : ["0.000 Enter the code from the message", "1.773 Sent"]))
  }

  @Test("high then default: both heard; low then default: only the default (react-native 54289)")
  func pairs() {
    let reactions = { (first: Announcement.Priority) in
      [
        Scenario.Reaction(
          to: .activated, of: "button",
          [
            Step(.wait(.seconds(3))), Step(.announce(Announcement("First", priority: first))),
            Step(.announce(Announcement("Second"))),
          ])
      ]
    }
    let steps = [Step(.touch("button")), Step(.doubleTap)]
    expect(play(screen, when: reactions(.high), steps), reads: "Help, button\n[sound: activation]\nHelp\nFirst\nSecond")
    expect(
      play(screen, when: reactions(.low), steps),
      reads: "Help, button\n[sound: activation]\nHelp\n[not heard] First\nSecond")
  }

  @Test("the value that changes with the selection is said with it") func selectedWithAValue() throws {
    let terms: [ScreenItem] = [
      .element(AccessibilityElement(id: "terms", role: .button, label: "Terms", value: "unchecked"))
    ]
    let change = Step(.set([.init("terms", "selected", "true"), .init("terms", "value", "checked")]))
    let transcript = play(
      terms, when: [.init(to: .activated, of: "terms", [change])], [Step(.touch("terms")), Step(.doubleTap)])
    expect(transcript, reads: "Terms, unchecked, button\nselected, Terms, checked")
    #expect(transcript.utterances.last?.utterance.segments.last?.confidence == .guess)
  }

  @Test("what comes by itself comes between the keys, at its own time") func betweenKeys() throws {
    let field: [ScreenItem] = [.field("Code", id: "field")]
    let begin = [Step(.touch("field")), Step(.doubleTap)]
    func typed(_ text: String, interval: Duration?, _ rest: Step..., pace: Pace = .patient) throws -> [String] {
      let steps = begin + [Step(.type(text, interval: interval))] + rest
      let transcript = play(field, when: [], steps, settings: try settings("hints", "false"), pace: pace)
      let start = try #require(transcript.start(of: String(text.prefix(1))))
      return transcript.entries.compactMap { entry in
        guard case .utterance(let heard) = entry.kind, entry.time >= start else { return nil }
        return "\(entry.step): \((entry.time - start).seconds) \(heard.line)"
      }
    }
    let message = Step(.notification(app: "Messages", text: "Hi"), after: .milliseconds(1_200))
    // Heard until the next key; the keys go on in their own time.
    #expect(
      try typed("1234", interval: .milliseconds(500), message) == [
        "3: 0.000 1", "3: 0.500 2", "3: 1.000 3", "4: 1.339 [cut: Messages, Hi]", "3: 1.500 4",
      ])
    // Each counts from the one before; what is due after the last key comes after it.
    #expect(
      try typed(
        "12", interval: .seconds(1), Step(.announce(sent), after: .milliseconds(400)),
        Step(.announce(Announcement("Soon")), after: .milliseconds(400)),
        Step(.announce(Announcement("Later")), after: .milliseconds(900))
      ) == [
        "3: 0.000 1", "4: 0.400 Your [cut: code has been sent]", "5: 0.800 [cut: Soon]", "3: 1.000 2",
        "6: 1.700 Later",
      ])
    // A patient person waits for it; one who just types does not.
    let soon = Step(.announce(Announcement("Soon")), after: .milliseconds(200))
    #expect(try typed("12", interval: nil, soon) == ["3: 0.000 [cut: 1]", "4: 0.200 Soon", "3: 0.571 2"])
    #expect(
      try typed("12", interval: nil, soon, pace: .typing) == [
        "3: 0.000 [cut: 1]", "4: 0.200 [cut: Soon]", "3: 0.400 2",
      ])
    // Nobody types and swipes at once.
    #expect(
      try typed("12", interval: .seconds(1), Step(.touch("field"), after: .milliseconds(400))).last?.hasPrefix(
        "4: 1.000")
        == true)
  }

  @Test("posted at the instant of a double tap: swallowed; 50 ms later: heard, and the label is cut")
  func swallowed() {
    let steps = [Step(.touch("button")), Step(.doubleTap)]
    expect(
      play(screen, when: [.init(to: .activated, of: "button", [Step(.announce(sent))])], steps),
      reads: "Help, button\n[sound: activation]\nHelp\n[not heard] Your code has been sent")
    expect(
      play(
        screen,
        when: [.init(to: .activated, of: "button", [Step(.wait(.milliseconds(50))), Step(.announce(sent))])], steps),
      reads: "Help, button\n[sound: activation]\n[cut: Help]\nYour code has been sent")
  }

  @Test("posted when a field gets the focus by a double tap: the field comes first, and swallows it")
  func swallowedByEditing() {
    let transcript = play(
      [.field("Code")], when: [.init(to: .focus, of: "field", [Step(.announce(sent))])],
      [Step(.touch("field")), Step(.doubleTap)])
    expect(
      transcript,
      reads: """
        Code, text field
        double tap to edit
        Code, text field, is editing, insertion point at start
        [not heard] Your code has been sent
        use the rotor to access misspelled words
        """)
  }

  @Test("posted with a change of the screen or the layout: heard, and what it moved to is not")
  func notSwallowedByApp() {
    for step in [
      Step.Action.post(.screenChanged(nil)), .post(.screenChanged("button")), .post(.layoutChanged("button")),
    ] {
      let transcript = play(screen, when: [], [Step(step), Step(.announce(sent), after: .zero)])
      #expect(transcript.timeline.last == "0.000 Your code has been sent")
      #expect(transcript.timeline.first?.hasPrefix("0.000 [not heard] ") == true)
    }
  }

  @Test("tab is an act: it swallows what is posted with it") func tab() {
    let transcript = play(
      [.field("Name"), .field("Code", id: "code")], when: [.init(to: .focus, of: "code", [Step(.announce(sent))])],
      [Step(.touch("field")), Step(.doubleTap), Step(.key(.tab))])
    expect(
      transcript.steps(3...),
      reads: """
        Code, text field, is editing
        [not heard] Your code has been sent
        use the rotor to access misspelled words
        """)
  }

  @Test(
    "whole words whose end came before the cut",
    arguments: [
      (0, "[not heard] Your code has been sent"), (370, "[cut: Your code has been sent]"),
      (371, "Your [cut: code has been sent]"), (900, "Your code has [cut: been sent]"),
      (1_359, "Your code has been [cut: sent]"), (1_360, "Your code has been sent"),
    ])
  func cutWords(milliseconds: Int, line: String) {
    expect(
      play(screen, when: [], [Step(.announce(sent)), Step(.touch("button"), after: .milliseconds(milliseconds))]),
      reads: "\(line)\nHelp, button")
  }
}

@Suite("Hints, as they are heard", .timeLimited) struct HintTests {
  private let screen: [ScreenItem] = [.field("Code"), .button("Help"), .text("Text")]

  @Test("1.1 s after the element, as one utterance with the element's own") func delay() throws {
    let field = AccessibilityElement(id: "it", role: .textField, label: "Code", hint: "Six digits.")
    let transcript = play([.element(field)], .touch("it"))
    expect(transcript, reads: "Code, text field\nSix digits, double tap to edit")
    let end = try #require(transcript.duration(of: "Code, text field"))
    #expect(transcript.start(of: "Six digits, double tap to edit") == end + .milliseconds(1_100))
  }

  @Test("called off by new speech, by a silent move of the focus, by a step with after") func calledOff() {
    let touch = Step(.touch("field"))
    let within = Duration.milliseconds(1_500)
    expect(
      play(screen, when: [], [touch, Step(.touch("button"), after: within)]), reads: "Code, text field\nHelp, button")
    expect(
      play(screen, when: [], [touch, Step(.announce(Announcement("Hi", priority: .low)), after: within)]),
      reads: "Code, text field\nHi")
    // A step that says nothing.
    expect(play(screen, when: [], [touch, Step(.copy, after: within)]), reads: "Code, text field")
    expect(play(screen, when: [], [touch, Step(.copy)]), reads: "Code, text field\ndouble tap to edit")
    // An element that says nothing.
    let mute = ScreenItem.element(.init(id: "mute", role: .text))
    expect(
      play(screen + [mute], when: [], [touch, Step(.post(.layoutChanged("mute")), after: within)]),
      reads: "Code, text field")
  }

  @Test("called off by a first responder that the app moves in silence") func calledOffByFocus() throws {
    /// Two fields; four seconds after the first has the focus, the second takes it.
    struct Hurry: Component {
      var delay: Duration
      let elements = [
        AccessibilityElement(id: "1", role: .textField, label: "One"),
        AccessibilityElement(id: "2", role: .textField, label: "Two"),
      ]
      func send(_ input: ComponentInput, in environment: Environment) -> [Effect] {
        switch input {
        case .focusChanged("1"): [.schedule("hurry", after: delay)]
        case .timer: [.focus("2")]
        default: []
        }
      }
    }
    let never = try settings("firstResponderChangeSpoken", "never")
    let early = play([.component(Hurry(delay: .seconds(4)), id: "it")], .touch("it.1"), .doubleTap, settings: never)
    #expect(early.happenings.last == "focus it.2")
    expect(early.steps(2...), reads: "One, text field, is editing, insertion point at start")
    let late = play([.component(Hurry(delay: .seconds(8)), id: "it")], .touch("it.1"), .doubleTap, settings: never)
    expect(
      late.steps(2...),
      reads: """
        One, text field, is editing, insertion point at start
        use the rotor to access misspelled words
        """)
  }

  @Test("called off by a step with interval") func calledOffByInterval() {
    let typed = play(
      screen, when: [], [Step(.touch("field")), Step(.doubleTap), Step(.type("4", interval: .milliseconds(200)))])
    expect(typed.steps(2...), reads: "Code, text field, is editing, insertion point at start\n4")
    let patient = play(screen, when: [], [Step(.touch("field")), Step(.doubleTap), Step(.type("4"))])
    expect(
      patient.steps(2...),
      reads: """
        Code, text field, is editing, insertion point at start
        use the rotor to access misspelled words
        4
        """)
  }

  @Test("none for reading from the top, echo, deletion and announcements") func noneFor() {
    expect(play(screen, .readAll), reads: "Code, text field\nHelp, button\nText")
    let transcript = play(screen, .touch("field"), .doubleTap, .type("48"), .delete(), .announce(Announcement("Sent")))
    expect(
      transcript,
      reads: """
        Code, text field
        double tap to edit
        Code, text field, is editing, insertion point at start
        use the rotor to access misspelled words
        4
        8
        8
        Sent
        """)
  }

  @Test("a hint can be cut like anything else") func cut() {
    expect(
      play(screen, when: [], [Step(.touch("field")), Step(.touch("button"), after: .milliseconds(2_800))]),
      reads: """
        Code, text field
        double [cut: tap to edit]
        Help, button
        """)
  }
}
