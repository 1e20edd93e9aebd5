import Testing

@testable import A11ySim

/// Alerts, buttons that become usable, and what the app does by its clock.
@Suite("Audit, what happens over time") struct AuditOverTimeTests {
  /// The findings of a screen on which the app reacts.
  private func findings(
    _ screen: [ScreenItem], _ actions: [Step.Action], when reactions: [Scenario.Reaction] = [],
    settings: Settings = Settings()
  ) -> [Finding] {
    var scenario = Scenario()
    scenario.screen = screen
    scenario.reactions = reactions
    scenario.settings = settings
    scenario.steps = actions.map { Step($0) }
    return Audit(scenario).findings
  }

  private func change(_ id: String, _ property: String, _ value: String) -> Step {
    Step(.set([.init(id, property, value)]))
  }

  // MARK: Alerts

  /// An alert with a button, or with one that the app removes.
  @Test func anAlertGoesWithItsButton() {
    let alert = AccessibilityElement(id: "alert", role: .alert, label: "Error", value: "The code is not correct")
    let screen: [ScreenItem] = [.button("Sign in", id: "signIn"), .group(alert, [.button("OK", id: "ok")])]
    let steps: [Step.Action] = [.touch("ok"), .doubleTap]
    let closed = Scenario.Reaction(to: .activated, of: "ok", [change("alert", "hidden", "true")])
    #expect(findings(screen, steps, when: [closed]) == [])
    // The alert stays, and its button goes.
    let removed = Scenario.Reaction(to: .activated, of: "ok", [change("ok", "hidden", "true")])
    #expect(findings(screen, steps, when: [removed]).map(\.rule) == ["focused-node-removed"])
    // The app closes the alert while somebody reads it.
    let byItself = findings(screen, [.touch("ok"), .set([.init("alert", "hidden", "true")])])
    #expect(byItself.map(\.rule) == ["focused-node-removed"])
  }

  // MARK: Usable controls

  @Test func aUsableButtonIsInformation() {
    let screen: [ScreenItem] = [.text("Code"), .button("Verify", id: "verify", traits: .notEnabled)]
    let found = findings(screen, [.appear, .set([.init("verify", "disabled", "false")])])
    #expect(found.map(\.rule) == ["enabled-unannounced"])
    #expect(found.map(\.severity) == [.info])
    #expect(found.map(\.message) == ["when the app changed something, verify can be used now, unsaid"])
    // A button that is taken away from the person is more.
    let dimmed = findings(
      [.text("Code"), .button("Verify", id: "verify")], [.appear, .set([.init("verify", "disabled", "true")])])
    #expect(dimmed.map(\.rule) == ["status-text-unannounced"])
  }

  // MARK: The app's clock

  /// The app answers the first key two seconds later. By then, the person has pressed another one.
  @Test func aLateAnswerIsNotBlamedOnTheLastKey() {
    let screen: [ScreenItem] = [.field("Code", id: "code"), .text("Ready", id: "status")]
    let answer = Scenario.Reaction(
      to: .value, of: "code", [Step(.wait(.seconds(2))), change("status", "label", "Checked")])
    let found = findings(
      screen, [.touch("code"), .doubleTap, .type("4"), .type("8"), .wait(.seconds(4))], when: [answer])
    #expect(found.map(\.message) == ["when the app changed something, “Checked” appeared unsaid"])
    // The app empties the field by its clock: no key was lost.
    let expiry = Scenario.Reaction(
      to: .focus, of: "code", [Step(.wait(.seconds(20))), change("code", "value", "")])
    let lost = findings(
      screen, [.touch("code"), .doubleTap, .type("4829"), .wait(.seconds(20))], when: [expiry])
    #expect(lost.map(\.message) == ["when the app changed something, what is in code changed unsaid"])
  }

  /// A ticker changes a text after the person's key.
  @Test func aTickIsNotBlamedOnTheLastKey() {
    let screen: [ScreenItem] = [
      .field("Code", id: "code"), .text("Ready", id: "status"), .text("", id: "left"),
    ]
    let ticker = Step.Ticker(
      "clock", every: .seconds(3), times: 2, [Step(.count(.init(down: "left", times: 2) { "\($0) left" }))],
      then: [change("status", "label", "Too late")])
    let reaction = Scenario.Reaction(to: .focus, of: "code", [Step(.every(ticker))])
    let found = findings(
      screen, [.touch("code"), .doubleTap, .type("48"), .wait(.seconds(9))], when: [reaction])
    #expect(found.map(\.message) == ["when the app changed something, “Too late” appeared unsaid"])
  }

  /// Nobody wants to hear every second, but a text of other words is news.
  @Test func aCountingTextNeedNotBeSaid() {
    let screen: [ScreenItem] = [.button("Resend", id: "resend"), .text("0:30", id: "left")]
    let ticker = Step.Ticker(
      "clock", every: .seconds(1), times: 5, [Step(.count(.init(down: "left", times: 5) { "0:0\($0)" }))],
      then: [change("left", "label", "Expired")])
    let reaction = Scenario.Reaction(to: .activated, of: "resend", [Step(.wait(.seconds(1))), Step(.every(ticker))])
    let found = findings(screen, [.touch("resend"), .doubleTap, .wait(.seconds(9))], when: [reaction])
    #expect(found.map(\.message) == ["when the app changed something, “Expired” appeared unsaid"])
  }
}
