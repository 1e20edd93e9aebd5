import A11ySim
import A11ySimTesting
import TestSupport
import Testing

/// What a person does besides going from element to element and typing. What happens in the app
/// is in the scenarios of `Tests/Scenarios/events`; here is what they cannot ask.
@Suite(.timeLimited) struct GestureTests {
  private let code = ScreenItem.element(
    .init(id: "code", role: .textField, label: "Code", text: .init(contentType: .oneTimeCode, usesNumberPad: true)))

  @Test func theKeyboardFollowsTheLastElement() {
    let transcript = play(
      [code, .button("Verify")], .touch("code"), .doubleTap, .swipe(.right, times: 3), .swipe(.left, times: 3))
    expect(
      transcript,
      reads: """
        Code, text field
        double tap to edit
        Code, text field, is editing, insertion point at start
        use the rotor to access misspelled words
        Verify, button
        1
        2
        1
        Verify, button
        Code, text field, is editing
        use the rotor to access misspelled words
        """)
    #expect(transcript.cursorMoves == ["code", "button", "keyboard.1", "keyboard.2", "keyboard.1", "button", "code"])
  }

  @Test func withoutAFieldBeingEditedThereIsNoKeyboard() {
    let transcript = play([code], .touch("code"), .swipe(.right), .touch("keyboard.4"))
    #expect(
      transcript.remarks == [
        "there is nothing after the last element", "no field is being edited, so the keyboard is not shown",
      ])
  }

  @Test func aNumberPadHasNoLetters() {
    let transcript = play([code], .touch("code"), .doubleTap, .touch("keyboard.q"))
    #expect(transcript.remarks == ["keyboard.q is not on the keyboard now"])
  }

  @Test func theLettersOfOtherLanguagesAreNotKnown() {
    let transcript = play(
      [.field("Code", id: "code")], .touch("code"), .doubleTap, .touch("keyboard.q"), .touch("keyboard.4"), .doubleTap,
      locale: "fr")
    #expect(transcript.remarks == ["keyboard.q is not on the keyboard now"])
    #expect(transcript.happenings.last == "value code: 4")
  }

  @Test func theSuggestionFillsTheCodeIn() {
    let transcript = play(
      [code], .touch("code"), .doubleTap, .notification(app: "Messages", text: "123 Your code: 482913."),
      .touch("keyboard.code"), .doubleTap, .touch("keyboard.code"))
    #expect(transcript.happenings.last == "value code: 482913")
    #expect(transcript.remarks.last == "keyboard.code is not on the keyboard now")
  }

  /// A code is offered only to a field that asks for one.
  @Test func anUndeclaredFieldIsOfferedNoCode() {
    let transcript = play(
      [.field("Code", id: "code")], .touch("code"), .doubleTap,
      .notification(app: "Messages", text: "Your code: 482913"), .touch("keyboard.code"))
    #expect(transcript.remarks == ["keyboard.code is not on the keyboard now"])
  }

  @Test func keysOfASecureFieldAreInNoTranscript() {
    let pin = ScreenItem.element(
      .init(id: "pin", role: .secureTextField, label: "PIN", text: .init(isSecure: true, usesNumberPad: true)))
    let transcript = play(
      [pin], .touch("pin"), .doubleTap, .touch("keyboard.7"), .doubleTap, .touch("keyboard.8"), .doubleTap)
    #expect(!transcript.everyForm.contains("keyboard.7"))
    #expect(!transcript.everyForm.contains("keyboard.8"))
    expect(transcript.steps(3...), reads: "•\n[sound: keyboard click]\n•\n[sound: keyboard click]")
    #expect(transcript.happenings.suffix(2) == ["value pin: 1 character", "value pin: 2 characters"])
  }

  @Test func redactedKeysAreInNoForm() {
    let transcript = play(
      [code], when: [],
      [
        Step(.touch("code")), Step(.doubleTap), Step(.touch("keyboard.7")), Step(.doubleTap),
        Step(.notification(app: "Messages", text: "Your code is 482913")), Step(.touch("keyboard.code")),
        Step(.doubleTap),
      ], isRedacted: true)
    #expect(!transcript.everyForm.contains("482913"))
    #expect(!transcript.everyForm.contains("keyboard.7"))
    expect(
      transcript.steps(3...),
      reads: """
        •
        •
        [sound: notification]
        Messages, Your code is ••••••
        from messages, ••••••
        """)
    #expect(transcript.happenings.suffix(2) == ["value code: 1 character", "value code: 7 characters"])
  }

  @Test func actionsGoRound() {
    let button = ScreenItem.element(
      .init(id: "verify", role: .button, label: "Verify", actions: ["Resend code", "Call me"]))
    let transcript = play(
      [button], .touch("verify"), .swipe(.down, times: 4), .swipe(.up), .doubleTap, .touch("verify"), .doubleTap)
    // A double tap where none is chosen is the element's own, also after the cursor has been elsewhere.
    expect(
      transcript,
      reads: """
        Verify, button
        actions available
        Resend code
        Call me
        activate
        Resend code
        activate
        [sound: activation]
        Verify
        Verify, button
        actions available
        [sound: activation]
        Verify
        """)
    #expect(transcript.happenings == [])
  }

  @Test func anActionIsRunAndTheAppTold() {
    let button = ScreenItem.element(
      .init(id: "verify", role: .button, label: "Verify", actions: ["Resend code", "Call me"]))
    let transcript = play(
      [button], when: [.init(to: .action, of: "verify", [Step(.announce(Announcement("Done", priority: .high)))])],
      [Step(.touch("verify")), Step(.swipe(.down, times: 2)), Step(.doubleTap)])
    #expect(transcript.happenings == ["action verify: Call me"])
    expect(transcript.steps(3...), reads: "[not heard] Call me\nDone")
  }

  @Test func aGestureGoesUpToTheFirstThatAnswers() {
    let group = ScreenItem.group(.init(id: "group", role: .group), [.text("Help")])
    for (targets, heard) in [(["text", "group"], "text"), (["group"], "group")] {
      let reactions = targets.map { id in
        Scenario.Reaction(to: .escape, of: id, [Step(.announce(Announcement(SpokenText(id))))])
      }
      let transcript = play([group], when: reactions, [Step(.touch("text")), Step(.escape)])
      expect(transcript.steps(2...), reads: heard)
    }
    #expect(
      play([group], .touch("text"), .escape, .magicTap, .scroll(.down)).remarks == [
        "nothing on the screen reacts to escape", "nothing on the screen reacts to magicTap",
        "nothing on the screen reacts to scroll down",
      ])
  }

  /// Events that were due while the app was in the background happen when it returns.
  @Test func timersAreLateAfterTheBackground() {
    let transcript = play(
      [.button("Resend")],
      when: [
        .init(to: .activated, of: "button", [Step(.wait(.seconds(2))), Step(.announce(Announcement("Code sent")))])
      ],
      [Step(.touch("button")), Step(.doubleTap), Step(.background(.seconds(10)), after: .seconds(1))])
    let start = transcript.start(of: "Code sent")
    #expect(start.map { $0 >= .seconds(11) } == true, "\(transcript.timeline)")
  }

  @Test func groupedNavigationStopsAtGroups() throws {
    let screen: [ScreenItem] = [
      .heading("Sign in"),
      .group(.init(id: "code", role: .group, label: "Code"), [.text("First", id: "one"), .text("Second", id: "two")]),
      .button("Verify"),
    ]
    func going(_ style: String, _ actions: Step.Action...) throws -> Transcript {
      var session = Session(screen: screen, settings: try settings("navigationStyle", style))
      for action in [.appear] + actions { session.perform(action) }
      return session.transcript.steps(2...)
    }
    expect(try going("flat", .swipe(.right, times: 2)), reads: "Code, First\nSecond")
    expect(try going("grouped", .swipe(.right, times: 2)), reads: "Code\nVerify, button")
    expect(
      try going("grouped", .swipe(.right), .enterGroup, .swipe(.right, times: 2), .leaveGroup, .swipe(.left)),
      reads: "Code\nFirst\nSecond\n[sound: end of the screen]\nSecond\nCode\nSign in, heading")
  }

  @Test func withoutAReaderThereAreNoGestures() {
    var session = Session(screen: [code], reader: .none)
    for action: Step.Action in [.rotor(.words), .escape, .touch("keyboard.4"), .swipe(.up)] { session.perform(action) }
    let transcript = session.transcript
    expect(transcript, reads: "")
    #expect(transcript.remarks.count == 4)
  }
}
