/// The flows of the tests of losses. Both readers play the same screens.
extension LossTests {
  static let trueLosses: [Flow] = [
    Flow(
      name: "a refusal, and the next screen",
      text: """
        screens:
          pay: [ { heading: Pay }, { button: { label: Send, id: send } } ]
          home: [ { heading: Home } ]
        when: { send.activated: [ { announce: Payment refused by the bank }, { screen: home } ] }
        steps: [ appear, { touch: send }, doubleTap, { wait: 5s } ]
        """,
      lost: ["voiceover": ["Payment refused by the bank (app)"]],
      headline: "The announcement “Payment refused by the bank” was never heard, "
        + "because “Send” was spoken at that moment"),
    Flow(
      name: "an announcement falls to the next key",
      text: """
        screen:
          - heading: Transfer
          - textField: { label: Amount, id: amount }
          - button: { label: Next, id: next }
        steps:
          - appear
          - touch: amount
          - doubleTap
          - wait: 3s
          - type: { text: "1250", interval: 0.4s }
          - { announce: "Limit exceeded, at most 1000 euros", after: 0.9s }
          - wait: 4s
        """,
      lost: [
        "voiceover": ["5 (app)", "Limit exceeded, at most 1000 euros (unawarePerson)"],
        "talkback": ["Limit exceeded, at most 1000 euros (unawarePerson)"],
      ],
      headline: "The announcement “Limit exceeded, at most 1000 euros” was never heard, "
        + "because the person went on before it could be heard"),
    Flow(
      name: "a wrong code as the screen changes",
      text: """
        screens:
          start: [ { heading: Code }, { textField: { label: Code, id: code } } ]
          attempts: [ { heading: Too many attempts }, { text: Try again in 10 minutes } ]
        when:
          code.value:
            - if: { code.value: { length: { min: 4 } } }
              then: [ { announce: Wrong code }, { screen: attempts } ]
        steps: [ appear, { touch: code }, doubleTap, { type: 4829 }, { wait: 6s } ]
        """,
      lost: ["voiceover": ["9 (screen)", "Wrong code (app)"]],
      headline: "The announcement “Wrong code” was never heard, "
        + "because “9” was spoken at that moment"),
    Flow(
      name: "the second of two refusals",
      text: """
        screen: [ { heading: Code }, { textField: { label: Code, id: code } }, { button: { label: Verify, id: verify } } ]
        steps:
          - touch: verify
          - announce: Wrong code
          - announce: Wrong code
          - { post: { screenChanged: code }, after: 100ms }
        """,
      lost: ["voiceover": ["Wrong code (app)"]],
      headline: "The announcement “Wrong code” was lost, and heard another time"),
    Flow(
      name: "an announcement cuts another",
      text: """
        screen: [ { button: { label: Upload, id: upload } } ]
        steps: [ { touch: upload }, { announce: Upload failed }, { announce: Two files are left, after: 100ms } ]
        """,
      lost: ["voiceover": ["Upload failed (app)"]],
      headline: "The announcement “Upload failed” was never heard, "
        + "because the app announced “Two files are left”"),
    Flow(
      name: "a low announcement gives way",
      text: """
        screen: [ { button: { label: Send, id: send } } ]
        steps:
          - touch: send
          - announce: { text: Draft saved, priority: low }
          - announce: { text: Sent to everybody, priority: default }
            after: 0s
        """,
      lost: ["voiceover": ["Draft saved (app)"]],
      headline: "The announcement “Draft saved” was never heard, "
        + "because the app announced “Sent to everybody”"),
    Flow(
      name: "a swipe within a second",
      text: """
        screen: [ { button: { label: Send, id: send } }, { button: { label: Back, id: back } } ]
        steps: [ { touch: send }, { announce: Message not sent }, { swipe: right, after: 100ms } ]
        """,
      lost: [
        "voiceover": ["Message not sent (unawarePerson)"], "talkback": ["Message not sent (unawarePerson)"],
      ],
      headline: "The announcement “Message not sent” was never heard, "
        + "because the person went on before it could be heard"),
    Flow(
      name: "the screen goes while the app warns",
      text: """
        screens:
          form: [ { heading: Form }, { button: { label: Save, id: save } } ]
          start: [ { heading: Start } ]
        steps: [ { touch: save }, { announce: Your session has ended }, { screen: start, after: 100ms } ]
        """,
      lost: ["voiceover": ["Your session has ended (screen)"]],
      headline: "The announcement “Your session has ended” was never heard, "
        + "because the screen changed to “Start, heading”"),
    Flow(
      name: "a result at the moment of a double tap",
      text: """
        screen: [ { toggle: { label: Notifications, id: notifications } } ]
        when: { notifications.activated: [ { announce: Allow notifications in Settings first } ] }
        steps: [ { touch: notifications }, doubleTap, { wait: 3s } ]
        """,
      lost: ["voiceover": ["Allow notifications in Settings first (app)"]],
      headline: "The announcement “Allow notifications in Settings first” was never heard, "
        + "because “on” was spoken at that moment"),
    Flow(
      // Since TalkBack 16, no region cuts another; a change that waits gives way to the next one.
      name: "a region that changes takes the place of one that waits",
      text: """
        screen:
          - button: { label: Save the document with all its pictures and close the window, id: save }
          - text: { label: Ready, id: status, liveRegion: polite }
          - text: { label: Ready, id: second, liveRegion: polite }
        steps:
          - touch: save
          - { set: { status: { label: The disk is full } }, after: 200ms }
          - { set: { second: { label: Nothing was saved } }, after: 100ms }
        """,
      lost: ["talkback": ["The disk is full (app)"]],
      headline: "The announcement “The disk is full” was never heard, "
        + "because the app announced “Nothing was saved”"),
    Flow(
      name: "the focus moves on, and the key is not heard",
      text: """
        screen:
          - textField: { label: First digit, id: first, maxLength: 1 }
          - textField: { label: Second digit, id: second, maxLength: 1 }
        when: { first.value: [ { focus: second } ] }
        steps: [ { touch: first }, doubleTap, { type: 4 } ]
        """,
      lost: ["talkback": ["4, Maximum length reached (app)"]],
      headline: "The only digit was never heard, because the app moved on to “Editing, Second digit, Edit box”"),
  ]

  static let plainNavigations: [Flow] = [
    Flow(
      name: "a button leads to the next screen",
      text: """
        screens:
          home: [ { heading: Home }, { button: { label: Next, id: next } } ]
          second: [ { heading: Second } ]
        when: { next.activated: [ { screen: second } ] }
        steps: [ appear, { touch: next }, doubleTap ]
        """),
    Flow(
      name: "a screen with one button",
      text: """
        screens:
          a: [ { button: { label: Next, id: next } } ]
          b: [ { heading: Done } ]
        when: { next.activated: [ { screen: b } ] }
        steps: [ appear, doubleTap ]
        """),
    Flow(name: "swipes to the end", text: list + "steps: [ appear, { swipe: { direction: right, times: 3 } } ]"),
    Flow(
      name: "brisk swipes to the end",
      text: "pace: brisk\n" + list + "steps: [ appear, { swipe: { direction: right, times: 3 } } ]"),
    Flow(
      name: "brisk swipes there and back",
      text: "pace: brisk\n" + list
        + "steps: [ appear, { swipe: { direction: right, times: 3 } }, { swipe: { direction: left, times: 3 } } ]"),
    Flow(name: "a finger that moves on", text: list + touches("100ms")),
    Flow(name: "a finger that moves on more slowly", text: list + touches("700ms")),
    Flow(
      name: "the first element is left at once",
      text: list + "steps: [ appear, { swipe: right, after: 200ms }, { swipe: right, after: 600ms } ]"),
    Flow(
      name: "a switch, and on",
      text: "pace: brisk\n" + list + "steps: [ { touch: sound }, doubleTap, { swipe: right }, { swipe: right } ]"),
    Flow(name: "a switch twice", text: list + "steps: [ { touch: sound }, doubleTap, { touch: sound, after: 200ms } ]"),
    Flow(
      name: "there and back again",
      text: """
        screens:
          inbox: [ { heading: Inbox }, { button: { label: Open, id: open } } ]
          letter: [ { heading: Letter }, { button: { label: Close, id: close } } ]
        when: { open.activated: [ { screen: letter } ], close.activated: [ { screen: inbox } ] }
        steps: [ appear, { touch: open }, doubleTap, { touch: close, after: 500ms }, doubleTap ]
        """),
    Flow(
      name: "a screen that loads",
      text: """
        screens:
          list: [ { heading: List }, { button: { label: More, id: more } } ]
          next: [ { heading: Page two } ]
        when: { more.activated: [ { wait: 800ms }, { screen: next } ] }
        steps: [ appear, { touch: more }, doubleTap, { wait: 2s } ]
        """),
    Flow(
      name: "an alert opens and closes",
      text: """
        screen:
          - button: { label: Delete, id: delete }
          - alert: { label: Delete the picture, id: alert, hidden: true, children: [ { button: { label: Keep, id: keep } } ] }
        when:
          delete.activated: [ { set: { alert: { hidden: false } } } ]
          keep.activated: [ { set: { alert: { hidden: true } } } ]
        steps: [ { touch: delete }, doubleTap, { touch: keep }, doubleTap, { wait: 2s } ]
        """),
    Flow(
      name: "a field is edited",
      text: form + "steps: [ appear, { touch: name }, doubleTap, { type: Ada }, { touch: mail }, doubleTap ]"),
    Flow(
      name: "a field is left while it is described",
      text: form + "steps: [ { touch: name }, doubleTap, { touch: mail, after: 300ms }, doubleTap ]"),
    Flow(
      name: "the tab key goes through a form",
      text: form + "steps: [ { touch: name }, doubleTap, { key: tab }, { key: tab, after: 300ms } ]"),
    Flow(
      name: "a name typed fast with pauses after it",
      text: form + "steps: [ { touch: name }, doubleTap, { type: Ada }, { wait: 2s }, { delete: 2 } ]"),
    Flow(
      name: "a slider is adjusted",
      text: """
        screen: [ { slider: { label: Volume, value: 50, id: volume } }, { button: { label: Back, id: back } } ]
        steps: [ { touch: volume }, { swipe: up }, { swipe: up }, { touch: back } ]
        """),
    Flow(
      name: "the app is left and opened again",
      text: list + "steps: [ appear, { touch: sound }, { background: 5s }, { touch: profile } ]"),
    Flow(
      name: "an announcement that is heard",
      text: list + "steps: [ { touch: profile }, { announce: Changes were saved }, { swipe: right } ]"),
    Flow(
      name: "a screen goes while it is described",
      text: """
        screens:
          splash: [ { heading: Welcome to the bank of the whole town } ]
          home: [ { heading: Home } ]
        steps: [ appear, { screen: home, after: 400ms } ]
        """),
    Flow(
      name: "the list behind a link",
      text: "pace: brisk\n" + list + "steps: [ { touch: help }, { swipe: left }, { touch: sound }, { swipe: right } ]"),
  ]

  private static let list = """
    screen:
      - heading: Settings
      - button: { label: Profile, id: profile }
      - toggle: { label: Sound, id: sound }
      - link: { label: Help and feedback, id: help }

    """

  private static let form = """
    screen:
      - heading: Account
      - textField: { label: Name, id: name }
      - textField: { label: E-mail, id: mail }
      - button: { label: Save, id: save }

    """

  private static func touches(_ delay: String) -> String {
    "steps: [ { touch: profile }, { touch: sound, after: \(delay) }, { touch: help, after: \(delay) } ]"
  }
}
