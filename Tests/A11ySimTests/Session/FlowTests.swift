import A11ySim
import A11ySimTesting
import ScenarioFiles
import TestSupport
import Testing

/// Whole flows: decisions of the app, its clock, languages, secrets, and steps of which nothing comes.
@Suite(.timeLimited) struct FlowTests {
  private func played(_ text: String) throws -> (Scenario, Transcript) {
    let scenario = try ScenarioParser.parse(text, file: "x.yaml")
    return (scenario, scenario.play())
  }

  private func notes(_ transcript: Transcript) -> [String] {
    transcript.entries.compactMap { if case .note(let text) = $0.kind { text } else { nil } }
  }

  // MARK: Decisions

  @Test(arguments: [
    ("{ code.value: { length: { min: 2 } } }", true), ("{ code.value: { length: { max: 1 } } }", false),
    ("{ code.value: { empty: false } }", true), ("{ code.value: 48 }", true), ("{ code.value: 4 }", false),
    ("{ code.value: { matches: '^4.$' } }", true), ("{ pin.value: { sameAs: code } }", false),
    ("{ pin.value: 48 }", false), ("{ pin.value: { length: { min: 0, max: 0 } } }", true),
    ("{ terms.on: true }", false), ("{ terms.on: false, send.disabled: false }", true),
    ("{ not: { terms.on: true } }", true), ("{ any: [ { terms.on: true }, { code.label: Code } ] }", true),
    ("{ any: [ { terms.on: true }, { code.label: { matches: X } } ] }", false), ("{ note.hidden: true }", true),
    ("{ note.label: Note, code.label: Code, send.label: X }", false),
  ])
  func requirement(test: String, holds: Bool) throws {
    let (_, transcript) = try played(
      """
      screen:
        - textField: { label: Code, id: code }
        - secureTextField: { label: PIN, id: pin }
        - toggle: { label: Terms, id: terms }
        - text: { label: Note, id: note, hidden: true }
        - button: { label: Send, id: send }
      when:
        send.activated:
          - if: \(test)
            then: [ { set: { send: { label: "Yes" } } } ]
            else: [ { set: { send: { label: "No" } } } ]
      steps:
        - focus: code
        - type: 48
        - touch: send
        - doubleTap
      """)
    #expect(transcript.utterances.last?.heard == (holds ? "Yes" : "No"))
  }

  /// A secure component tells the app its code, and nobody else; the app can compare it with the one before.
  @Test(arguments: [("4829", "Set, heading"), ("4820", "They differ")])
  func componentsAreComparedAcrossScreens(second: String, heard: String) throws {
    let (_, transcript) = try played(
      """
      screens:
        choose: [ { component: code-field, id: pin, length: 4, secure: true } ]
        again: [ { component: code-field, id: pin, length: 4, secure: true } ]
        done: [ { heading: Set } ]
      when:
        choose/pin.completed: [ { screen: again } ]
        again/pin.completed:
          - if: { pin.value: { sameAs: choose/pin } }
            then: [ { screen: done } ]
            else: [ { wait: 1s }, { announce: They differ } ]
      steps:
        - touch: pin.1
        - doubleTap
        - type: 4829
        - touch: pin.verify
        - doubleTap
        - touch: pin.1
        - doubleTap
        - type: \(second)
        - touch: pin.verify
        - doubleTap
      """)
    #expect(transcript.utterances.last?.heard == heard)
    #expect(!transcript.description.contains("482") && !transcript.description.contains("4 8 2"))
  }

  // MARK: Time

  /// An app that talks without an end does not keep the person from acting.
  @Test func anAppThatTalksWithoutAnEnd() throws {
    let (_, transcript) = try played(
      """
      screen: [ { button: { label: Start, id: go } }, { text: End } ]
      when:
        go.activated: [ { every: 1s, do: [ { announce: A very long announcement that takes longer than a second } ] } ]
      steps: [ { touch: go }, doubleTap, { wait: 1s }, { swipe: right } ]
      """)
    let swipe = try #require(transcript.entries.first { if case .step = $0.kind { $0.step == 4 } else { false } })
    #expect(swipe.time > .seconds(60) && swipe.time < .seconds(66))
    #expect(transcript.diagnostics.isEmpty)
  }

  @Test func aTickerThatTicksTooOftenIsStopped() throws {
    let (_, transcript) = try played(
      """
      screen: [ { button: { label: Start, id: go } } ]
      when: { go.activated: [ { every: 100ms, do: [ { announce: Tick } ] } ] }
      steps: [ { touch: go }, doubleTap, { wait: 3600s } ]
      """)
    #expect(transcript.diagnostics.map(\.message) == ["the `every` steps repeated too often and were stopped"])
  }

  // MARK: Secrets

  private let revealing = """
    screen:
      - secureTextField: { label: Password, id: password }
      - textField: { label: Name, id: name }
      - button: { label: Show, id: show }
    when: { show.activated: [ { set: { password: { secure: false } } } ] }
    steps:
      - focus: password
      - type: trombone
      - touch: show
      - doubleTap

    """

  @Test(arguments: [
    "- touch: password", "- readAll", "- touch: password\n  - delete: 3",
    "- touch: password\n  - rotor: characters\n  - swipe: up\n  - swipe: up",
    "- touch: password\n  - rotor: words\n  - swipe: up",
    "- touch: password\n  - selectAll\n  - copy\n  - focus: name\n  - paste\n  - touch: name",
    "- focus: password\n  - key: leftArrow\n  - key: leftArrow", "- focus: password\n  - type: \". x\"",
  ])
  func whatIsShownLaterStaysASecret(steps: String) throws {
    let (_, transcript) = try played(revealing + "  " + steps)
    #expect(transcript.undone.isEmpty)
    for format in [TranscriptFormat].all.map({ $0.render([transcript]) }) + [transcript.description] {
      for part in ["trom", "bone", "enob", "t, r", "mbo"] { #expect(!format.contains(part), "\(part)") }
    }
    // Nor is it in what a voice says.
    for segment in transcript.utterances.flatMap(\.utterance.segments) where segment.text.contains("•") {
      #expect(segment.spokenAs == .silent)
    }
  }

  @Test func theReaderIsSaidToReadIt() throws {
    let (_, transcript) = try played(revealing + "  - touch: password")
    #expect(notes(transcript).last == "VoiceOver reads the password aloud here")
    #expect(transcript.utterances.contains { $0.heard == "Password, ••••, text field, is editing" })
  }

  @Test(arguments: ["{ contains: trombone }", "{ line: trombone }", "{ inOrder: [ a, trombone ] }", "trombone"])
  func anExpectationThatNamesItIsAnError(expectation: String) throws {
    let (scenario, transcript) = try played(revealing + "  - expect: \(expectation)")
    #expect(
      transcript.diagnostics.map(\.message) == [
        "this text was typed into a secure field, so no transcript contains it"
      ])
    #expect(scenario.findings(in: transcript).isEmpty)
  }

  /// VoiceOver reads the shown password aloud, so the expectation fails, and does not quote it.
  @Test func thatItIsNeverHeardCanBeExpected() throws {
    let (scenario, transcript) = try played(revealing + "  - readAll\n  - expect: { never: trombone }")
    #expect(transcript.diagnostics.isEmpty)
    let messages = scenario.findings(in: transcript).map(\.message)
    #expect(messages.count == 1 && messages[0].hasPrefix("the hidden text was heard: "), "\(messages)")
    #expect(!"\(messages)".contains("trombone"))
  }

  // MARK: Steps of which nothing comes

  @Test(arguments: [
    ("doubleTap", "this step had no effect: the cursor is not on an element"),
    ("touch: gone", "this step had no effect: gone is not on the screen now"),
    ("touch: send\n  - doubleTap", "this step had no effect: send does nothing when it is activated"),
    ("touch: dim\n  - doubleTap", "this step had no effect: dim is dimmed: a double tap does nothing"),
    ("type: 48", "this step had no effect: no field is being edited: 2 characters typed without effect"),
    ("paste: 48", "this step had no effect: no field is being edited: the paste has no effect"),
    ("autofill: 48", "this step had no effect: no field is being edited: no code can be filled in"),
    ("delete", "this step had no effect: no field is being edited: delete does nothing"),
    (
      "focus: send",
      "this step had no effect: send cannot take the keyboard focus: it is not a text field now; `touch` moves the cursor of the reader there"
    ),
    ("set: { gone: { label: A } }", "this step had no effect: gone is not on the screen now"),
    ("key: return", "this step had no effect: nothing on the screen reacts to return"),
    ("touch: dim\n  - swipe: right", "this step had no effect: there is nothing after the last element"),
    ("dismissKeyboard", "this step had no effect: the keyboard is not shown"),
    ("touch: code\n  - doubleTap\n  - delete", "this step had no effect: code is empty: there is nothing to delete"),
  ])
  func isFoundOut(steps: String, message: String) throws {
    let screen = """
      screens:
        one:
          - textField: { label: Code, id: code }
          - button: { label: Send, id: send }
          - button: { label: Dim, id: dim, disabled: true }
        two: [ { text: { label: Gone, id: gone } } ]

      """
    let (_, transcript) = try played(screen + "steps:\n  - \(steps)")
    #expect(transcript.undone.map(\.message) == [message])
    #expect(transcript.undone.first?.line == 7 + steps.split(separator: "\n").count)
    let last = steps.split(separator: "\n").count - 1
    let lines = steps.split(separator: "\n").enumerated().map { index, line in
      let step = line.drop { $0 == " " || $0 == "-" }
      return index < last ? "  - \(step)" : "  - \(step)\(step.contains(":") ? "" : ":")\n    expectNothing: true"
    }
    let (_, expected) = try played(screen + "steps:\n" + lines.joined(separator: "\n"))
    #expect(expected.undone.isEmpty)
  }

  @Test func somethingIsFoundOutWhereNothingIsExpected() throws {
    let (_, transcript) = try played(
      "screen: [ { text: A }, { text: B } ]\nsteps: [ appear, { swipe: right, expectNothing: true } ]")
    #expect(
      transcript.undone.map(\.message) == ["this step has `expectNothing`, but it had an effect: cursor of text2"])
  }

  // MARK: Components of one's own

  @Test func aComponentPostsANotification() {
    let transcript = play(
      [.component(Poster(), id: "it"), .text("Other")], .touch("text1"), .touch("it.go"), .doubleTap)
    expect(transcript.steps(3...), reads: "[sound: activation]\n[not heard] Go\n[sound: screen change]\nStop, button")
  }
}

/// A component that posts a change of the screen when its button is activated.
private struct Poster: Component {
  var elements: [AccessibilityElement] {
    [.init(id: "go", role: .button, label: "Go"), .init(id: "stop", role: .button, label: "Stop")]
  }

  mutating func send(_ input: ComponentInput, in environment: Environment) -> [Effect] {
    input == .activated("go") ? [.post(.screenChanged("stop"))] : []
  }
}
