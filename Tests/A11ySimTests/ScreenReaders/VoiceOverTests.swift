import A11ySim
import A11ySimTesting
import TestSupport
import Testing

@Suite("VoiceOver, text fields", .timeLimited) struct VoiceOverTextFieldTests {
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
    expect(
      play([.field("To")], .touch("field"), .doubleTap).steps(2...),
      reads: """
        To, text field, is editing, insertion point at start
        use the rotor to access misspelled words
        """)
  }

  @Test("activated again: the insertion point goes to the other end (yaraneba.com; reported)") func activatedAgain() {
    let transcript = play([.field("To", value: "ab")], .touch("field"), .doubleTap, .doubleTap, .doubleTap)
    expect(transcript.steps(3...), reads: "insertion point at start\ninsertion point at end")
  }

  @Test("activated with the insertion point in between: it is at neither end") func activatedInBetween() {
    let transcript = play(
      [.field("To", value: "abc"), .field("Cc", id: "cc")],
      .touch("field"), .doubleTap, .key(.leftArrow), .touch("cc"), .doubleTap, .touch("field"), .doubleTap)
    expect(transcript.steps(3...3), reads: "c")
    expect(
      transcript.steps(7...),
      reads: """
        To, text field, is editing, abc, character mode
        use the rotor to access misspelled words
        """)
  }

  @Test("one character: the singular is our inference") func oneCharacter() {
    let transcript = play([.secureField("PIN", value: "1")], .touch("pin"))
    expect(transcript, reads: "PIN, 1 character, secure text field\ndouble tap to edit")
    #expect(transcript.utterances[0].utterance.segments[1].confidence == .guess)
  }

  @Test("a secure field is silent: a click for a key, nothing for a deletion (flutter 15274; reported)") func secure() {
    let transcript = play([.secureField("PIN")], .touch("pin"), .doubleTap, .type("48"), .delete(), .touch("pin"))
    expect(
      transcript,
      reads: """
        PIN, secure text field
        double tap to edit
        PIN, secure text field, is editing, insertion point at start
        use the rotor to access misspelled words
        [sound: keyboard click]
        [sound: keyboard click]
        PIN, 1 character, secure text field, is editing
        use the rotor to access misspelled words
        """)
    expect(transcript, neverSays: "48", scope: .stream, echo: .include)
  }
}

@Suite("VoiceOver, typing and activation", .timeLimited) struct VoiceOverEventTests {
  /// What is said about typing into a field, without what was said to get there.
  private func typing(_ actions: Step.Action..., settings: Settings = Settings(), value: SpokenText? = nil)
    -> Transcript
  {
    var session = Session(screen: [.field("Name", value: value)], settings: settings)
    for action in [.touch("field"), .doubleTap] + actions { session.perform(action) }
    return session.transcript.steps(3...)
  }

  @Test("keys in a higher pitch, words at their end (flutter 76531, 14543; reported)") func echo() throws {
    let transcript = typing(.type("Hi you. "))
    expect(transcript, reads: "cap H\ni\nspace, Hi\ny\no\nu\nperiod, you\nspace")
    for heard in transcript.utterances {
      #expect(heard.utterance.segments[0].source == .echo)
      #expect(heard.utterance.segments[0].pitch! > 1)
      #expect(heard.utterance.segments.dropFirst().allSatisfy { $0.pitch == nil })
    }
  }

  @Test("deletions in a lower pitch (flutter 76531, 71885; reported)") func deletion() {
    let transcript = typing(.delete(2), value: "az")
    expect(transcript, reads: "z\na")
    #expect(transcript.utterances.last!.utterance.segments[0].source == .deletion)
    #expect(transcript.utterances.last!.utterance.segments[0].pitch! < 1)
  }

  @Test("deletion in an empty field: a sound and no words (a guess)") func nothingToDelete() {
    let transcript = typing(.delete())
    expect(transcript, reads: "[sound: error]")
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
    expect(transcript.steps(2...), reads: heard)
    #expect(transcript.happenings == ["value toggle: \(heard)"])
  }

  @Test("a cell that is a toggle without being a button is one all the same") func toggleCell() {
    let cell = AccessibilityElement(id: "cell", role: .text, label: "Reachability", value: "0", traits: .toggle)
    expect(play([.element(cell)], .touch("cell"), .doubleTap).steps(2...), reads: "on")
  }

  @Test("button: the label again (magentaA11y alert-dialog; recorded)") func button() {
    expect(
      play([.button("Sign in")], .touch("button"), .doubleTap), reads: "Sign in, button\n[sound: activation]\nSign in")
  }

  @Test("button whose label changes: the new one (a11ysupport.io button-name-change; reported)") func renamed() {
    let transcript = play(
      [.button("Show")],
      when: [.init(to: .activated, of: "button", [Step(.set([.init("button", "label", "Hide")]))])],
      [Step(.touch("button")), Step(.doubleTap), Step(.touch("button"))])
    expect(transcript, reads: "Show, button\nHide\nHide, button")
  }

  @Test("dimmed: a double tap does nothing; text and heading are said again (pride-london 466; reported)") func inert()
  {
    let screen: [ScreenItem] = [.button("Verify", traits: .notEnabled), .text("Text"), .heading("Heading")]
    let transcript = play(
      screen, .touch("button"), .doubleTap, .touch("text"), .doubleTap, .touch("heading"), .doubleTap)
    expect(
      transcript,
      reads: """
        Verify, dimmed, button
        Text
        [sound: activation]
        Text
        Heading, heading
        [sound: activation]
        Heading
        """)
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
    expect(
      transcript,
      reads: """
        comma
        a, insertion point at start
        insertion point at start
        a
        insertion point at end
        insertion point at start
        """)
    let secret = play([.secureField("PIN", value: "48")], .touch("pin"), .doubleTap, .key(.leftArrow), .key(.leftArrow))
    expect(secret.steps(4...), reads: "insertion point at start")
    expect(secret, neverSays: "8", echo: .include)
  }
}

@Suite("VoiceOver, each setting is heard", .timeLimited) struct VoiceOverSettingTests {
  private let name: [ScreenItem] = [.field("Name", value: "a")]

  /// What an act in a text field brings about with a setting.
  private func editing(_ setting: String, _ value: String, _ act: Step.Action) throws -> Transcript {
    play(name, .touch("field"), .doubleTap, act, settings: try settings(setting, value)).steps(3...)
  }

  @Test func hints() throws {
    expect(
      play(name, .touch("field"), .doubleTap, settings: try settings("hints", "true")),
      reads: """
        Name, a, text field
        double tap to edit
        Name, text field, is editing, a, character mode, insertion point at end
        use the rotor to access misspelled words
        """)
    expect(
      play(name, .touch("field"), .doubleTap, settings: try settings("hints", "false")),
      reads: """
        Name, a, text field
        Name, text field, is editing, a, character mode, insertion point at end
        """)
    // A promoted hint is no hint.
    let lone = AccessibilityElement(id: "it", role: .text, hint: "Hint")
    expect(play([.element(lone)], .touch("it"), settings: try settings("hints", "false")), reads: "Hint")
  }

  @Test(arguments: [("previous", "Code, text field, is editing"), ("first", "Sign in, heading")])
  func cursorOnReturn(value: String, line: String) throws {
    let transcript = play(
      [.heading("Sign in"), .field("Code", id: "code")], .touch("code"), .doubleTap, .background(.seconds(5)),
      settings: try settings("cursorOnReturn", value))
    #expect(transcript.utterances.map(\.utterance).last { $0.reason == .screenChange }?.text == line)
  }

  @Test(arguments: ["softwareTypingFeedback", "hardwareTypingFeedback"], Keyboard.allCases)
  func typingFeedback(setting: String, keyboard: Keyboard) throws {
    let isConcerned = setting.hasPrefix("software") == (keyboard == .software)
    let all = "b\nspace, ab"
    for (value, lines) in [
      ("nothing", ""), ("characters", "b\nspace"), ("words", "ab"), ("charactersAndWords", all),
    ] {
      expect(try editing(setting, value, .type("b ", via: keyboard)), reads: isConcerned ? lines : all)
    }
  }

  /// A code is a word, and an apostrophe ends none (flutter 14543: the word after a space; what a word is, is a guess).
  @Test(arguments: [
    ("room 12 ", "room\n12"), ("b4c ", "b4c"), ("A1 ", "A1"), ("482913 ", "482913"), ("don't ", "don't"),
    ("the dogs' ", "the\ndogs"), ("'so' ", "so"), ("e-mail, ", "e\nmail"), (" ' ", ""),
  ])
  func wordsAreSaidAtTheirEnd(typed: String, lines: String) throws {
    let transcript = play(
      [.field("Note", id: "field")], .touch("field"), .doubleTap, .type(typed),
      settings: try settings("softwareTypingFeedback", "words"))
    expect(transcript.steps(3...), reads: lines)
    for word in transcript.steps(3...).utterances.flatMap(\.utterance.segments) {
      #expect(word.confidence == (word.text.contains(where: \.isNumber) ? .guess : .reported))
    }
  }

  @Test(arguments: [("speak", "a"), ("changePitch", "a"), ("playSound", "[sound: delete]"), ("nothing", "")])
  func deletingText(value: String, line: String) throws {
    expect(try editing("deletingText", value, .delete()), reads: line)
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
    #expect(durations[2] == .milliseconds(942))
  }

  @Test(arguments: [
    ("never", "[cut: 4]\n2nd digit"), ("automatic", "[cut: 4]\n2nd digit"),
    ("always", "[cut: 4]\n[not heard] 2nd digit, Empty, text field, is editing\n2nd digit"),
  ])
  func firstResponderChangeSpoken(value: String, lines: String) throws {
    let transcript = play(
      [.code(.four)], .touch("code.1"), .doubleTap, .type("4"),
      settings: try settings("firstResponderChangeSpoken", value))
    expect(transcript.steps(3...), reads: lines)
  }

  @Test(arguments: [
    ("never", "[cut: 4]\n2nd digit"),
    ("automatic", "[cut: 4]\n[not heard] 2nd digit, Empty, text field, is editing\n2nd digit"),
    ("always", "[cut: 4]\n[not heard] 2nd digit, Empty, text field, is editing\n2nd digit"),
  ])
  func firstResponderChangeSpokenOnHardware(value: String, lines: String) throws {
    let transcript = play(
      [.code(.four)], .touch("code.1"), .doubleTap, .type("4", via: .hardware),
      settings: try settings("firstResponderChangeSpoken", value))
    expect(transcript.steps(3...), reads: lines)
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

  @Test(arguments: [
    ("competes", "[cut: Help me please]\nCode sent"), ("isLost", "Help me please\n[not heard] Code sent"),
  ])
  func announcementDuringElement(value: String, lines: String) throws {
    let steps = [Step(.touch("text")), Step(.announce(Announcement("Code sent")), after: .milliseconds(100))]
    expect(
      play([.text("Help me please")], when: [], steps, settings: try settings("announcementDuringElement", value)),
      reads: lines)
  }

  @Test(arguments: [
    ("isLost", "[sound: activation]\nSend\n[not heard] Code sent\n[not heard] Look"),
    ("waits", "[sound: activation]\nSend\nCode sent\nLook"),
  ])
  func announcementAtActivation(value: String, lines: String) throws {
    let announcements = ["Code sent", "Look"].map { Step(.announce(Announcement($0))) }
    let transcript = play(
      [.button("Send")], when: [.init(to: .activated, of: "button", announcements)],
      [Step(.touch("button")), Step(.doubleTap)],
      settings: try settings("announcementAtActivation", value))
    expect(transcript.steps(2...), reads: lines)
  }

  @Test(arguments: [
    ("previous", "[not heard] OK\nContinue, button"), ("first", "[not heard] OK\nSign in, heading"), ("none", "OK"),
  ])
  func cursorAfterAlert(value: String, lines: String) throws {
    var alert = AccessibilityElement(id: "alert", role: .alert, label: "No connection")
    alert.isHidden = true
    let screen: [ScreenItem] = [
      .heading("Sign in"), .button("Continue", id: "go"), .group(alert, [.button("OK", id: "ok")]),
    ]
    let transcript = play(
      screen, when: [.init(to: .activated, of: "ok", [Step(.set([.init("alert", "hidden", "true")]))])],
      [
        Step(.touch("go")), Step(.set([.init("alert", "hidden", "false")])), Step(.swipe(.right)), Step(.doubleTap),
      ], settings: try settings("cursorAfterAlert", value))
    expect(transcript.steps(4...), reads: "[sound: activation]\n" + lines)
    #expect(transcript.entries.contains { $0.kind == .note(Self.nowhere) } == (value == "none"))
  }

  private static let nowhere =
    "the position of the cursor after an alert is not known; here, the cursor is on no element"

  /// An alert is in front of the keyboard, whether the person types on it or goes to a key.
  @Test func theKeyboardBehindAnAlertCannotBeReached() {
    var alert = AccessibilityElement(id: "alert", role: .alert, label: "No connection")
    alert.isHidden = true
    let transcript = play(
      [.element(.init(id: "code", role: .textField, label: "Code")), .group(alert, [.button("OK", id: "ok")])],
      .touch("code"), .doubleTap,
      .set([.init("alert", "hidden", "false")]), .type("48"), .touch("keyboard.4"), .delete())
    #expect(
      transcript.undone.map(\.message) == [
        "this step had no effect: the keyboard is behind “alert”: 2 characters typed without effect",
        "this step had no effect: keyboard.4 is not on the keyboard now",
        "this step had no effect: the keyboard is behind “alert”: delete does nothing",
      ])
  }

  @Test func phoneticAfterKey() throws {
    for (value, lines) in [("true", "z\nzulu"), ("false", "z")] {
      expect(try editing("phoneticAfterKey", value, .type("z")), reads: lines)
    }
  }

  @Test func controlsCameWithIOS18() throws {
    for (value, line) in [("before", "button, OK, dimmed"), ("after", "OK, dimmed, button"), ("none", "OK, dimmed")] {
      let screen: [ScreenItem] = [.element(.init(id: "ok", role: .button, label: "OK", traits: .notEnabled))]
      expect(play(screen, .appear, settings: try settings("controls", value)), reads: line)
      expect(
        play(screen, .appear, reader: .voiceOver(version: 17), settings: try settings("controls", value)),
        reads: "OK, dimmed, button")
    }
  }

  @Test func hintsOfADimmedElement() throws {
    let screen: [ScreenItem] = [
      .element(
        .init(id: "ok", role: .toggle, label: "Sound", value: "1", hint: "Plays a melody", traits: .notEnabled))
    ]
    let element = "Sound, dimmed, switch button, on"
    for (value, hint) in [
      ("none", ""), ("own", "\nPlays a melody"), ("all", "\nPlays a melody, double tap to toggle setting"),
    ] {
      expect(play(screen, .appear, settings: try settings("dimmedHints", value)), reads: element + hint)
    }
  }

  @Test func hintsOfWebFieldsAboutMisspelledWords() throws {
    for (value, hint) in [
      ("textViews", "double tap to edit"),
      ("webFields", "double tap to edit, use the rotor to access misspelled words"),
    ] {
      let field = AccessibilityElement(id: "name", role: .textField, label: "Username", web: .init())
      expect(
        play([.element(field)], .appear, settings: try settings("misspelledWordsHint", value)),
        reads: "Username, text field\n" + hint)
    }
  }

  @Test func formsOfAPosition() throws {
    for (value, line) in [("voiceOver", "絵文字, 3の1"), ("uiKit", "絵文字, 3中1")] {
      var scenario = Scenario()
      scenario.screen = [
        .element(.init(id: "it", role: .text, label: "絵文字", position: .init(index: 1, count: 3)))
      ]
      scenario.locales = ["ja"]
      scenario.settings = try settings("positionForm", value)
      scenario.steps = [Step(.appear)]
      #expect(TranscriptStyle.commaList.text(of: scenario.play(locale: "ja").utterances[0].utterance) == line)
    }
  }

  @Test func emptyPasswordFields() throws {
    for (value, line) in [
      ("false", "PIN, secure text field"), ("true", "PIN, empty password field, secure text field"),
    ] {
      let transcript = play([.secureField("PIN")], .appear, settings: try settings("emptyPasswordField", value))
      expect(transcript, reads: line + "\ndouble tap to edit")
    }
  }

  @Test func roleWordsAreInTheAppsLanguageFromIOS27() throws {
    func heard(_ value: String, _ version: Version) throws -> String {
      var scenario = Scenario()
      scenario.screen = [.button("取消")]
      scenario.locales = ["zh-Hans"]
      scenario.readerLocale = "en"
      scenario.reader = .voiceOver(version: version)
      scenario.settings = try settings("roleWords", value)
      scenario.steps = [Step(.appear)]
      return TranscriptStyle.commaList.text(of: scenario.play(locale: "zh-Hans").utterances[0].utterance)
    }
    #expect(try heard("automatic", 27) == "取消, 按钮")
    #expect(try heard("automatic", 26) == "取消, button")
    #expect(try heard("app", 26) == "取消, 按钮")
    #expect(try heard("reader", 27) == "取消, button")
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

  @Test func typingStyle() throws {
    func touched(_ value: String) throws -> Transcript {
      play(
        [.field("Name")], .touch("field"), .doubleTap, .touch("keyboard.n"),
        settings: try settings("typingStyle", value)
      ).steps(3...)
    }
    expect(try touched("touchTyping"), reads: "n\nn")
    // One is the key, and the other the echo.
    expect(try touched("standardTyping"), reads: "n")
    expect(try touched("standardTyping"), .effects(.value, count: 0))
    expect(try touched("directTouchTyping"), reads: "n")
    expect(try touched("directTouchTyping"), .effects(.value, count: 1))
  }

  @Test func phoneticFeedback() throws {
    func touched(_ value: String) throws -> Transcript {
      play(
        [.field("Name")], .touch("field"), .doubleTap, .touch("keyboard.z"),
        settings: try settings("phoneticFeedback", value)
      ).steps(3...)
    }
    expect(try touched("off"), reads: "z")
    expect(try touched("charactersAndPhonetics"), reads: "z\nzulu")
    expect(try touched("phoneticsOnly"), reads: "zulu")
  }

  @Test func capitalLetters() throws {
    for (value, lines, pitch) in [
      ("speakCap", "cap Z", 1.3), ("playSound", "[sound: capital letter]\nZ", 1.3), ("changePitch", "Z", 1.3 * 1.2),
      ("nothing", "Z", 1.3),
    ] {
      let typed = try editing("capitalLetters", value, .type("Z"))
      expect(typed, reads: lines)
      #expect(typed.utterances.first?.utterance.segments[0].pitch == pitch, "\(value)")
    }
  }

  @Test func speakRotorConfirmation() throws {
    for (value, line) in [("true", "words"), ("false", "")] {
      expect(
        play([.text("Help")], .rotor(.words), settings: try settings("speakRotorConfirmation", value)), reads: line)
    }
  }

  @Test func alwaysSpeakNotifications() throws {
    for (value, lines) in [("true", "[sound: notification]\nMessages, Hello"), ("false", "")] {
      let transcript = play(
        [.text("Help")], .notification(app: "Messages", text: "Hello"),
        settings: try settings("alwaysSpeakNotifications", value))
      expect(transcript, reads: lines)
      // The app under test has announced nothing, and is told of nothing.
      let effects = transcript.entries.filter { if case .effect = $0.kind { true } else { false } }
      #expect(effects == [] && transcript.remarks == [])
    }
  }

  @Test func sounds() throws {
    for (value, lines) in [("true", "[sound: keyboard click]\n[sound: keyboard click]"), ("false", "")] {
      let transcript = play(
        [.secureField("PIN")], .touch("pin"), .doubleTap, .type("48"), settings: try settings("sounds", value))
      expect(
        transcript.steps(...2),
        reads: """
          PIN, secure text field
          double tap to edit
          PIN, secure text field, is editing, insertion point at start
          use the rotor to access misspelled words
          """)
      expect(transcript.steps(3...), reads: lines)
    }
  }

  @Test func navigationStyle() throws {
    for (value, line) in [("flat", "Code, First"), ("grouped", "Code")] {
      expect(
        play(
          [.heading("Sign in"), .group(.init(id: "code", role: .group, label: "Code"), [.text("First")])], .appear,
          .swipe(.right), settings: try settings("navigationStyle", value)
        ).steps(2...), reads: line)
    }
  }

  /// A new setting must be heard somewhere: this names those that have a test above.
  @Test func everySettingHasATest() {
    #expect(
      Set(VoiceOver.descriptor.settings.map(\.name)) == [
        "hints", "softwareTypingFeedback", "hardwareTypingFeedback", "deletingText", "pitchChange", "speakingRate",
        "typingStyle", "phoneticFeedback", "capitalLetters", "speakRotorConfirmation", "alwaysSpeakNotifications",
        "sounds", "navigationStyle", "firstResponderChangeSpoken", "highPriorityYieldsToUser",
        "announcementDuringElement", "announcementAtActivation", "cursorAfterAlert", "cursorOnReturn",
        "phoneticAfterKey", "controls",
        "roleWords", "dimmedHints", "misspelledWordsHint", "positionForm", "emptyPasswordField",
        "smsDelivery",
        "valueReading", "insertionPointOnActivation", "punctuation", "tableHeaders", "rowColumnNumbers", "speakEmoji",
        "speakGroupLabels", "actions", "moreContent",
        // What a loss is, is tested by `LossTests`.
        "lossRepetition", "lossUnawareness", "lossTellingPart",
      ])
  }

  @Test func priorityOfAnnouncementsCameWithIOS17() {
    func priorities(_ version: Version) -> [SpeechPriority?] {
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
