import A11ySim
import A11ySimTesting
import Testing

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
    expect(secret, neverSays: "8", echo: .include)
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
    #expect(durations[2] == .milliseconds(942))
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

  @Test(arguments: [
    ("competes", "[cut: Help me please]\nCode sent"), ("isLost", "Help me please\n[not heard] Code sent"),
  ])
  func announcementDuringElement(value: String, lines: String) throws {
    let steps = [Step(.touch("text")), Step(.announce(Announcement("Code sent")), after: .milliseconds(100))]
    let transcript = play(
      [.text("Help me please")], when: [], steps, settings: try settings("announcementDuringElement", value))
    #expect(Set(transcript.utterances.map(\.line)) == Set(lines.split(separator: "\n").map(String.init)))
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
    func lines(_ value: String) throws -> [String] {
      play(
        [.field("Name")], .touch("field"), .doubleTap, .touch("keyboard.n"),
        settings: try settings("typingStyle", value)
      ).utterances.dropFirst(4).map(\.line)
    }
    #expect(try lines("standardTyping") == ["n"])
    #expect(try lines("touchTyping") == ["n", "n"])
    let direct = try lines("directTouchTyping")
    #expect(direct == ["n"])
    // That one is the echo, and the other the key.
    func happened(_ value: String) throws -> Int {
      play(
        [.field("Name")], .touch("field"), .doubleTap, .touch("keyboard.n"),
        settings: try settings("typingStyle", value)
      ).effects.count { $0.name == .value }
    }
    #expect(try happened("standardTyping") == 0)
    #expect(try happened("directTouchTyping") == 1)
  }

  @Test func phoneticFeedback() throws {
    func lines(_ value: String) throws -> [String] {
      play(
        [.field("Name")], .touch("field"), .doubleTap, .touch("keyboard.z"),
        settings: try settings("phoneticFeedback", value)
      ).utterances.dropFirst(4).map(\.line)
    }
    #expect(try lines("off") == ["z"])
    #expect(try lines("charactersAndPhonetics") == ["z", "zulu"])
    #expect(try lines("phoneticsOnly") == ["zulu"])
  }

  @Test func capitalLetters() throws {
    func heard(_ value: String) throws -> (lines: [String], pitch: Double?, sounds: [String]) {
      let transcript = play(
        [.field("Name")], .touch("field"), .doubleTap, .type("Z"), settings: try settings("capitalLetters", value))
      let sounds = transcript.entries.compactMap { if case .sound(let name) = $0.kind { name } else { nil } }
      let echo = transcript.utterances.dropFirst(4)
      return (echo.map(\.line), echo.first?.utterance.segments[0].pitch, sounds)
    }
    #expect(try heard("speakCap") == (["cap Z"], 1.3, []))
    #expect(try heard("playSound") == (["Z"], 1.3, ["capital letter"]))
    #expect(try heard("changePitch") == (["Z"], 1.3 * 1.2, []))
    #expect(try heard("nothing") == (["Z"], 1.3, []))
  }

  @Test func speakRotorConfirmation() throws {
    func lines(_ value: String) throws -> [String] {
      play([.text("Help")], .rotor(.words), settings: try settings("speakRotorConfirmation", value)).utterances
        .map(\.line)
    }
    #expect(try lines("true") == ["words"])
    #expect(try lines("false") == [])
  }

  @Test func alwaysSpeakNotifications() throws {
    func lines(_ value: String) throws -> [String] {
      play(
        [.text("Help")], .notification(app: "Messages", text: "Hello"),
        settings: try settings("alwaysSpeakNotifications", value)
      ).description.split(separator: "\n").dropFirst(2).map(String.init)
    }
    #expect(try lines("true") == ["[sound: notification]", "Messages, Hello"])
    #expect(try lines("false") == [])
  }

  @Test func sounds() throws {
    func sounds(_ value: String) throws -> Int {
      play([.secureField("PIN")], .touch("pin"), .doubleTap, .type("48"), settings: try settings("sounds", value))
        .entries.count { if case .sound = $0.kind { true } else { false } }
    }
    #expect(try sounds("true") == 2)
    #expect(try sounds("false") == 0)
  }

  @Test func navigationStyle() throws {
    func line(_ value: String) throws -> String? {
      play(
        [.heading("Sign in"), .group(.init(id: "code", role: .group, label: "Code"), [.text("First")])], .appear,
        .swipe(.right), settings: try settings("navigationStyle", value)
      ).utterances.last?.line
    }
    #expect(try line("flat") == "Code, First")
    #expect(try line("grouped") == "Code")
  }

  /// A new setting must be heard somewhere: this names those that have a test above.
  @Test func everySettingHasATest() {
    #expect(
      Set(Setting.all.map(\.name)) == [
        "hints", "softwareTypingFeedback", "hardwareTypingFeedback", "deletingText", "pitchChange", "speakingRate",
        "typingStyle", "phoneticFeedback", "capitalLetters", "speakRotorConfirmation", "alwaysSpeakNotifications",
        "sounds", "navigationStyle", "firstResponderChangeSpoken", "highPriorityYieldsToUser",
        "announcementDuringElement",
        "smsDelivery",
        "valueReading", "insertionPointOnActivation", "punctuation", "tableHeaders", "rowColumnNumbers", "speakEmoji",
        "speakGroupLabels", "actions", "moreContent",
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
