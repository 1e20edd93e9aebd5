import A11ySim
import A11ySimTesting
import Foundation
import SignInAccessibility
import Testing

/// What a person who uses VoiceOver hears of the team's own screen, in Swift Testing.
@Suite struct SignInTests {
  private func session(isCorrect: Bool = true) -> Session {
    var session = Session(screen: [.component(SignInScreen(isCorrect: isCorrect), id: "form")])
    session.perform(.appear)
    return session
  }

  @Test func theScreenIsReadFromTheTop() {
    var session = session()
    session.perform(.readAll)
    expect(
      session.transcript,
      reads: """
        Sign in, heading
        Sign in, heading
        E-mail address, text field
        Password, secure text field
        Sign in, dimmed, button
        """)
  }

  @Test func theButtonSaysWhatItIsInEveryLanguage() {
    for language in ["en", "fr", "ar"] {
      var session = Session(screen: [.component(SignInScreen(), id: "form")], locale: language)
      session.perform(.touch("form.send"))
      expect(session.transcript, .conveys(role: "button", name: "Sign in", states: ["dimmed"]))
    }
  }

  /// A recommendation that is not met is reported, but fails no test.
  @Test func theErrorShouldBeConveyedAsAState() {
    var session = session(isCorrect: false)
    session.perform(.touch("form.password"))
    expect(session.transcript, .conveys(name: "Password", states: ["required"], level: .should))
  }

  @Test func thePasswordIsNeverSpoken() {
    var session = session()
    session.perform(.touch("form.password"))
    session.perform(.doubleTap)
    session.perform(.type("4829"))
    expect(session.transcript, neverSays: "4829", scope: .stream, echo: .include)
  }

  @Test func aWrongPasswordIsTold() {
    var session = signingIn(isCorrect: false)
    session.perform(.wait(.seconds(2)))
    expect(session.transcript, .contains("The password is not correct"), .uninterrupted)
    expect(session.transcript, golden: "wrong password")
  }

  @Test func theTreeIsTheView() {
    expect(
      session().elements,
      shows: """
        heading form.title "Sign in"
        textField form.email "E-mail address"
        secureTextField form.password "Password" 0 characters
        button form.send "Sign in" dimmed
        """)
  }

  @Test func nothingIsWrongWithTheForm() {
    var scenario = Scenario()
    scenario.screen = [.component(SignInScreen(), id: "form")]
    scenario.steps = [Step(.appear), Step(.swipe(.right, times: 3))]
    expectNoFindings(in: scenario, severity: .error)
  }

  /// Shows what a failure looks like: `Scripts/consumer` runs it and looks for the sentence, the file and the line, and
  /// for the transcript and the sound that are attached.
  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["DELIBERATE_FAILURE"] != nil),
    .screenReader(voice: { _ in Array("RIFF".utf8) })) func deliberateFailure()
  {
    var session = session()
    session.perform(.touch("form.email"))
    expect(session.transcript, reads: "Sign in, heading\nE-mail, text field\ndouble tap to edit")
  }

  /// The suite says nothing of a reader, so it is the test that does.
  @Test(.screenReader(.talkBack, locale: "de")) func theFieldIsNamedByTalkBack() {
    var session = Session(underTest: [.element(.init(id: "send", role: .button, label: "Anmelden", traits: .disabled))])
    session.perform(.appear)
    expect(session.transcript, reads: "Anmelden, Schaltfläche, deaktiviert")
  }

  /// The trait of a suite holds for each test in it.
  @Suite(.screenReader(.talkBack(version: Version(15, 1)), settings: Settings())) struct OnAnOldPhone {
    @Test(.screenReader(locale: "fr")) func theVersionIsThatOfTheSuite() {
      var session = Session(underTest: [.element(.init(id: "send", role: .button, label: "Envoyer"))])
      session.perform(.announce("Code envoyé"))
      #expect(session.transcript.description.hasPrefix("# a11y-sim 1 · talkback@15.1 · fr"))
      expect(session.transcript, .contains("Code envoyé"))
    }
  }

  private func signingIn(isCorrect: Bool) -> Session {
    var session = session(isCorrect: isCorrect)
    session.perform(.touch("form.email"))
    session.perform(.doubleTap)
    session.perform(.type("a@b"))
    session.perform(.touch("form.password"))
    session.perform(.doubleTap)
    session.perform(.type("48"))
    session.perform(.touch("form.send"))
    session.perform(.doubleTap)
    return session
  }
}
