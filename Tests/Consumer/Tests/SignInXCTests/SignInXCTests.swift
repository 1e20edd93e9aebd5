import A11ySim
import A11ySimTesting
import SignIn
import XCTest

/// The same library in XCTest.
final class SignInXCTests: XCTestCase {
  private func session() -> Session {
    var session = Session(
      screen: [
        .element(.init(id: "title", role: .heading, label: "Sign in")),
        .element(.init(id: "email", role: .textField, label: "E-mail address")),
        .element(.init(id: "send", role: .button, label: "Sign in", hint: "Sends your e-mail address and password")),
      ])
    session.perform(.appear)
    return session
  }

  func testTheFieldAfterTheHeading() {
    var session = session()
    session.perform(.swipe(.right))
    expect(
      session.transcript,
      reads: """
        Sign in, heading
        E-mail address, text field
        double tap to edit
        """)
    expect(session.transcript, .swipes(1), .inOrder(["heading", "text field"]), .atMost(3))
  }

  /// A recommendation that is not met is reported, but fails no test.
  func testTheFieldShouldBeConveyedAsRequired() {
    var session = session()
    session.perform(.swipe(.right))
    expect(session.transcript, .conveys(role: "textField", states: ["required"], level: .should))
  }

  func testWhatIsEnteredIsNotToldByTheModel() {
    var model = SignInModel()
    model.enter("secret", in: .password)
    XCTAssertFalse(model.canSend)
    expect(session().transcript, neverSays: "secret")
  }

  /// What a trait does in Swift Testing.
  func testTheButtonUnderTalkBack() {
    withScreenReader(.talkBack, locale: "de") {
      var session = Session(underTest: [
        .element(.init(id: "send", role: .button, label: "Anmelden", traits: .disabled))
      ])
      session.perform(.appear)
      expect(session.transcript, reads: "Anmelden, Schaltfläche, deaktiviert")
    }
  }

  /// Shows what a failure looks like: `Scripts/consumer` runs it and looks for the sentence, the file and the line.
  func testDeliberateFailure() throws {
    try XCTSkipIf(ProcessInfo.processInfo.environment["DELIBERATE_FAILURE"] == nil)
    var session = session()
    session.perform(.touch("send"))
    expect(session.transcript, reads: "Sign in, heading\nSign in, button")
  }
}
