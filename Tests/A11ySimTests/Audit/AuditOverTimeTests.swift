import A11ySim
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import AuditRules
@testable import CodeInputs
@testable import Simulation

/// Alerts, buttons that become usable, and what the app does by its clock.
@Suite("Audit, what happens over time", .timeLimited) struct AuditOverTimeTests {
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
    #expect(found.map(\.message) == ["when the app changed something, verify became usable, and nothing said so"])
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
    #expect(found.map(\.message) == ["when the app changed something, “Checked” appeared, and nothing said so"])
    // The app empties the field by its clock: no key was lost.
    let expiry = Scenario.Reaction(
      to: .focus, of: "code", [Step(.wait(.seconds(20))), change("code", "value", "")])
    let lost = findings(
      screen, [.touch("code"), .doubleTap, .type("4829"), .wait(.seconds(20))], when: [expiry])
    #expect(lost.map(\.message) == ["when the app changed something, the content of code changed, and nothing said so"])
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
    #expect(found.map(\.message) == ["when the app changed something, “Too late” appeared, and nothing said so"])
  }

  /// While a clock ticks, what the app and a component do a moment after a key is still an answer to that key.
  @Test func aClockDoesNotKeepAnswersFromTheirKey() {
    let count = Step(.count(.init(down: "left", times: 300) { "\($0) s" }))
    let clock = Scenario.Reaction(
      to: .activated, of: "start", [Step(.every(.init("clock", every: .milliseconds(100), times: 300, [count])))])
    let complete = Scenario.Reaction(
      to: .completed, of: "code", [Step(.wait(.seconds(1))), Step(.announce(Announcement("Code complete")))])
    func rules(_ component: any Component, when reactions: [Scenario.Reaction]) -> [String] {
      var seen: Set<String> = []
      return findings(
        [.button("Start", id: "start"), .text("301 s", id: "left"), .component(component, id: "code")],
        [.touch("start"), .doubleTap, .touch("code.1"), .doubleTap, .type("4829"), .wait(.seconds(3))],
        when: reactions
      ).map(\.rule).filter { seen.insert($0).inserted }.sorted()
    }
    // The component's announcements after each key are no ticks.
    #expect(rules(CodeField(length: .four, layout: .boxes), when: [clock]) == [])
    let ouds = OUDSPinCodeInput(length: .four, version: .v3_0)
    #expect(rules(ouds, when: []).contains("completion-unannounced"))
    #expect(!rules(ouds, when: [complete]).contains("completion-unannounced"))
    #expect(!rules(ouds, when: [complete, clock]).contains("completion-unannounced"))
    #expect(!rules(ouds, when: [complete, clock]).contains("focus-moved-silently"))
  }

  /// Nobody wants to hear every second, but a text of other words is news.
  @Test func aCountingTextNeedNotBeSaid() {
    let screen: [ScreenItem] = [.button("Resend", id: "resend"), .text("0:30", id: "left")]
    let ticker = Step.Ticker(
      "clock", every: .seconds(1), times: 5, [Step(.count(.init(down: "left", times: 5) { "0:0\($0)" }))],
      then: [change("left", "label", "Expired")])
    let reaction = Scenario.Reaction(to: .activated, of: "resend", [Step(.wait(.seconds(1))), Step(.every(ticker))])
    let found = findings(screen, [.touch("resend"), .doubleTap, .wait(.seconds(9))], when: [reaction])
    #expect(found.map(\.message) == ["when the app changed something, “Expired” appeared, and nothing said so"])
  }

  // MARK: Announcements that nobody hears

  /// The rules that find something when a double tap on a button makes the app do these steps.
  private func rules(onDoubleTap steps: [Step], then rest: [Step.Action] = [], text: String = "Help") -> [String] {
    findings(
      [.button("Resend", id: "resend"), .text(SpokenText(text), id: "text")], [.touch("resend"), .doubleTap] + rest,
      when: [.init(to: .activated, of: "resend", steps)]
    ).map(\.rule)
  }

  @Test func anAnnouncementIsUnheardOnlyIfNothingSaysIt() {
    let sent = Step(.announce(Announcement("Code sent, it is valid for 5 minutes")))
    #expect(rules(onDoubleTap: [sent]) == ["announcement-unheard"])
    // Its words are on the screen.
    #expect(
      rules(onDoubleTap: [sent], text: "Code sent, it is valid for 10 minutes, or it is valid for 5 minutes") == [])
    // It is said later, by then with another number.
    let later = Step.Action.announce(Announcement("Code sent, it is valid for 4 minutes"))
    #expect(rules(onDoubleTap: [sent], then: [later]) == [])
    #expect(rules(onDoubleTap: [sent], then: [.announce(Announcement("Code sent"))]) == ["announcement-unheard"])
    // The app waits a moment, as it should.
    #expect(rules(onDoubleTap: [Step(.wait(.seconds(1))), sent]) == [])
    // With low priority, the app lets the reader drop it.
    #expect(rules(onDoubleTap: [Step(.announce(Announcement("Code sent", priority: .low)))]) == [])
  }

  /// The app moves the cursor, and drops what waits; or the person goes on without waiting, and drops it.
  @Test func whoGoesOnHasDroppedTheAnnouncement() {
    var scenario = Scenario()
    scenario.screen = [.text("Help"), .field("Code")]
    scenario.steps = [
      Step(.touch("text")), Step(.announce(Announcement("Your session ends in a minute", priority: .high))),
      Step(.announce(Announcement("Code sent")), after: .milliseconds(100)),
      Step(.post(.layoutChanged("field")), after: .milliseconds(100)),
    ]
    let rules = { (scenario: Scenario) in Audit(scenario).findings.map(\.rule) }
    #expect(rules(scenario).contains("announcement-unheard"))
    scenario.steps[3] = Step(.touch("field"), after: .milliseconds(100))
    #expect(!rules(scenario).contains("announcement-unheard"))
  }

  /// One cause has one finding: that the message is lost, and not besides that nothing is said.
  @Test func aLostMessageIsFoundOnce() {
    let lost = Step(.announce(Announcement("We have put your code in")))
    let screen: [ScreenItem] = [.button("Fill in", id: "fill"), .field("Code", id: "code")]
    func filled(_ steps: [Step]) -> [String] {
      findings(screen, [.touch("fill"), .doubleTap], when: [.init(to: .activated, of: "fill", steps)]).map(\.rule)
    }
    #expect(filled([change("code", "value", "4829")]) == ["content-changed-silently"])
    #expect(filled([change("code", "value", "4829"), lost]) == ["announcement-unheard"])
  }

  // MARK: Countdowns

  /// What an audit finds when a double tap starts a ticker.
  private func rules(
    every interval: Duration, times: Int = 8, _ steps: [Step], then rest: [Step] = [], on screen: [ScreenItem] = []
  ) -> [String] {
    let ticker = Step.Ticker("clock", every: interval, times: times, steps, then: rest)
    var seen: Set<String> = []
    return findings(
      [.button("Resend", id: "resend")] + screen, [.touch("resend"), .doubleTap, .wait(interval * (times + 1))],
      when: [.init(to: .activated, of: "resend", [Step(.every(ticker))])]
    ).map(\.rule).filter { seen.insert($0).inserted }
  }

  @Test func aCountdownThatSpeaksChatters() {
    let say = Step(.announce(Announcement("Still checking")))
    #expect(rules(every: .seconds(2), [say]) == ["countdown-chatters"])
    #expect(rules(every: .seconds(4), [say]) == ["countdown-chatters"])
    // Every six seconds there is time for something else; so there is with every fourth tick.
    #expect(rules(every: .seconds(6), [say]) == [])
    let seldom = Step(.turns([[], [], [], [say]], name: "turn"))
    #expect(rules(every: .seconds(1), times: 4, [seldom], then: [say]) == [])
    // The person does it, and not the app: it is only information.
    let typed = findings(
      [.field("Code", id: "code")], [.touch("code"), .doubleTap, .type("4829", interval: .seconds(2))],
      when: [.init(to: .value, of: "code", [Step(.wait(.seconds(1))), say])])
    #expect(typed.map(\.rule) == ["announcement-on-every-key"])
  }

  @Test func aCountdownIsUnreadableOnlyIfNothingSaysIt() {
    let count = Step(.count(.init(down: "left", times: 8) { "\($0) s" }))
    let hidden = ScreenItem.group(
      .init(id: "clock", role: .group, label: "Clock", childBehavior: .ignore), [.text("9 s", id: "left")])
    #expect(rules(every: .seconds(1), [count], on: [hidden]) == ["countdown-unreadable"])
    // It is too slow to be a countdown of seconds, or over before five seconds.
    #expect(rules(every: .seconds(3), [count], on: [hidden]) == [])
    #expect(rules(every: .milliseconds(500), [count], on: [hidden]) == [])
    // The button's name has the time too.
    let both = Step(.count(.init(down: "resend", times: 8) { "Resend in \($0) s" }))
    #expect(rules(every: .seconds(1), [count, both], on: [hidden]) == [])
    // What the app has hidden may not be drawn at all.
    let left = ScreenItem.text("9 s", id: "left")
    #expect(rules(every: .seconds(1), [change("left", "hidden", "true"), count], on: [left]) == [])
    #expect(rules(every: .seconds(1), [count], on: [left]) == [])
  }

  // MARK: The keyboard focus, instructions, the keyboard

  /// The move back is heard or not: one finding.
  @Test func focusTakenBackIsFoundOnce() throws {
    let screen: [ScreenItem] = [.component(VerificationTextField(), id: "code")]
    let moved: [Step.Action] = [.appear, .type("4"), .touch("code.5"), .doubleTap]
    func rules(_ steps: [Step.Action]) -> [String] {
      findings(screen, moved + steps).map(\.rule).filter { $0.hasPrefix("focus-") && !$0.hasSuffix("with-vo") }
    }
    #expect(rules([.touch("code.setCodes"), .doubleTap]) == ["focus-taken-back"])
    #expect(rules([.locale("fr")]) == ["focus-taken-back"])
    #expect(rules([.touch("code.setCodes")]) == [])
    // What is typed moves the focus and the flag.
    #expect(rules([.type("7"), .locale("fr")]) == [])
  }

  @Test func helperIsLostOnlyIfItsWordsAre() {
    let helper = "Enter the 4 digits"
    func rules(_ screen: [ScreenItem], _ changes: [Step.Change]) -> Bool {
      findings(screen, [.appear, .set(changes)]).map(\.rule).contains("helper-lost-to-error")
    }
    let ouds: [ScreenItem] = [.code(.four, .v3_3, helperText: helper)]
    #expect(rules(ouds, [.init("code", "error", "Wrong code")]))
    #expect(!rules(ouds, [.init("code", "error", "Wrong code. Enter the 4 digits of the message.")]))
    let plain: [ScreenItem] = [
      .text(SpokenText(helper), id: "codeHelp"), .field("Code", id: "code"), .text("", id: "codeError"),
    ]
    let error = Step.Change("codeError", "label", "Wrong code")
    #expect(!rules(plain, [error]))
    #expect(rules(plain, [error, .init("codeHelp", "hidden", "true")]))
    // With a second field, nobody knows whose the two texts are.
    #expect(!rules(plain + [.field("Name", id: "name")], [error, .init("codeHelp", "hidden", "true")]))
  }

  @Test func theKeyboardIsOverWhatFollowsOnlyIfNothingFollows() {
    let input = ScreenItem.component(VerificationTextField(), id: "code")
    let verify = ScreenItem.button("Verify", id: "verify")
    func rules(_ screen: [ScreenItem], _ text: Step.Action = .type("482913"), then rest: Step.Action...) -> Bool {
      findings(screen, [.appear, text] + rest).map(\.rule).contains("keyboard-over-what-follows")
    }
    #expect(rules([input, verify]))
    #expect(!rules([verify, input]))
    // With a hardware keyboard, nothing is covered.
    #expect(!rules([input, verify], .type("482913", via: .hardware)))
    // The app says that the code is complete.
    #expect(!rules([input, verify], then: .announce(Announcement("Code complete"))))
  }
}
