import A11ySim
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import AuditRules
@testable import CodeInputs
@testable import Simulation
@testable import VoiceOverReader

/// A person opens the screen, types with a mistake, corrects, pastes, fills in, meets an error and hands the code in.
private func flow(_ layout: CodeField.Layout) -> Scenario {
  var scenario = Scenario()
  let last = layout == .boxes ? "code.4" : "code.1"
  scenario.screen = [.heading("Enter your code"), .component(CodeField(length: .four, layout: layout), id: "code")]
  scenario.steps = [
    Step(.appear), Step(.touch("code.1")), Step(.doubleTap), Step(.type("4")), Step(.type("a")), Step(.type("82")),
    Step(.delete()), Step(.delete()), Step(.type("29")), Step(.type("8")), Step(.touch(last)), Step(.doubleTap),
    Step(.type("5")), Step(.paste("13 57")), Step(.touch("code.1")), Step(.doubleTap), Step(.autofill("4829")),
    Step(.set([.init("code", "error", "The code is not correct")])), Step(.touch("code.1")),
    Step(.set([.init("code", "error", "")])), Step(.set([.init("code", "value", "")])), Step(.touch(last)),
    Step(.doubleTap), Step(.type("7")), Step(.touch("code.verify")), Step(.doubleTap), Step(.touch("code.1")),
    Step(.doubleTap), Step(.paste("4829")), Step(.touch("code.verify")), Step(.doubleTap),
  ]
  return scenario
}

/// The rules that found something, each once.
private func rules(_ scenario: Scenario) -> [String] {
  var seen: Set<String> = []
  return Audit(scenario).findings.map(\.rule).filter { seen.insert($0).inserted }
}

@Suite("Audit, each rule", .timeLimited) struct AuditRuleTests {
  @Test(arguments: CodeField.Layout.allCases) func nothingIsFoundWhereNothingIsWrong(layout: CodeField.Layout) {
    #expect(Audit(flow(layout)).findings == [])
  }

  /// Played with the setting that speaks every move, the reader says the field too.
  @Test func announcementDuplicatesFocus() {
    var scenario = plain([.code(.four, .v3_0)], [.touch("code.1"), .doubleTap, .type("4")])
    #expect(!rules(scenario).contains("announcement-duplicates-focus"))
    scenario.settings.firstResponderChangeSpoken = .always
    #expect(rules(scenario).contains("announcement-duplicates-focus"))
  }

  /// What the app does because the last digit came in, with a component that does nothing by itself.
  @Test func submitsWithoutNotice() {
    let wrong = Step(.set([.init("code", "error", "Not the code we sent")]))
    var scenario = plain(
      [.code(.four), .button("Verify", id: "verify")],
      [.touch("code.1"), .doubleTap, .type("4829"), .touch("verify"), .doubleTap])
    #expect(!rules(scenario).contains("submits-without-notice"))
    scenario.reactions = [.init(to: .completed, of: "code", [wrong])]
    let findings = Audit(scenario).findings.filter { $0.rule == "submits-without-notice" }
    #expect(findings.map(\.message) == ["when “9” was typed in code.4, the code was submitted"])
    // A button that the person presses is a decision.
    scenario.reactions = [.init(to: .activated, of: "verify", [wrong])]
    #expect(!rules(scenario).contains("submits-without-notice"))
  }

  /// A row of fields without names, which do not take a deletion further.
  private let fields: [ScreenItem] = [.component(UIKitOTPFields(), id: "code")]

  /// A plain screen, with what a rule needs and nothing else.
  private func plain(_ screen: [ScreenItem], _ actions: [Step.Action], settings: Settings = Settings()) -> Scenario {
    var scenario = Scenario()
    scenario.screen = screen
    scenario.settings = settings
    scenario.steps = actions.map { Step($0) }
    return scenario
  }

  @Test func statusTextUnannounced() {
    let screen: [ScreenItem] = [.text("Sending", id: "status"), .button("Verify", traits: .notEnabled)]
    let change = Step.Action.set([.init("status", "label", "Sent")])
    let enable = Step.Action.set([.init("button", "disabled", "false")])
    #expect(rules(plain(screen, [.appear, change])) == ["status-text-unannounced"])
    #expect(rules(plain(screen, [.appear, enable])) == ["enabled-unannounced"])
    #expect(rules(plain(screen, [.appear, change, .announce(Announcement("Sent"))])) == [])
    // A new screen is read by itself.
    #expect(rules(plain(screen, [.appear, .screen([.text("Sent", id: "status")])])) == [])
    // Without a reader there is nothing to hear.
    var silent = plain(screen, [.appear, change])
    silent.reader = .none
    #expect(rules(silent) == [])
  }

  @Test func errorWithoutAlert() {
    let screen: [ScreenItem] = [.text("Code", id: "title"), .text("Alert", id: "alert"), .text("", id: "codeError")]
    let error = Step.Action.set([.init("codeError", "label", "Wrong code")])
    let alert = Step.Action.set([.init("alert", "label", "The code is wrong")])
    let associated = "error-not-associated"
    #expect(rules(plain(screen, [.appear, error])) == ["status-text-unannounced", associated, "error-without-alert"])
    #expect(!rules(plain(screen, [.appear, error, alert])).contains("error-without-alert"))
    #expect(rules(plain(screen, [.appear, error, .announce(Announcement("Wrong code"))])) == [associated])
  }

  @Test func valueReadAsNumber() throws {
    let field = ScreenItem.element(
      .init(id: "pin", role: .textField, label: "PIN", value: "4829", text: .init(length: 4, contentType: .oneTimeCode))
    )
    let actions: [Step.Action] = [.touch("pin")]
    #expect(rules(plain([field], actions)) == ["value-read-as-number"])
    #expect(rules(plain([field], actions, settings: try settings("valueReading", "digits"))) == [])
    // An amount is a number.
    #expect(rules(plain([.field("Amount", value: "4829")], [.touch("field")])) == [])
  }

  /// Elements that come with another screen are judged like those that were there.
  @Test func anotherScreenIsLookedAt() {
    let second: [ScreenItem] = [.field("", id: "b")]
    #expect(rules(plain([.text("A")], [.appear, .screen(second)])) == ["unnamed-text-field"])
    #expect(
      rules(plain([.text("A"), .button("Go", id: "go")], [.appear, .touch("go"), .screen(second)])) == [
        "unnamed-text-field"
      ])
  }

  @Test func announcementOnlyIfYouWait() {
    let screen: [ScreenItem] = [.text("Your code"), .field("Code")]
    let sent = Step.Action.announce(Announcement("Code sent to your phone, it is valid for ten minutes"))
    // Somebody who swipes on at once hears only the word that they have heard before.
    var scenario = plain(screen, [.appear, sent, .swipe(.right)])
    #expect(rules(scenario) == ["announcement-only-if-you-wait"])
    // What is cut at every pace is heard to be cut: no finding of this rule.
    scenario.steps[2].after = .milliseconds(300)
    #expect(rules(scenario) == [])
    scenario.steps[2].after = nil
    // With the words on the screen nothing is lost.
    scenario.screen.append(.text("Code sent to your phone, it is valid for ten minutes", id: "sent"))
    #expect(rules(scenario) == [])
  }

  /// The announcement is what the fields hold when it is made, or held before they were cleared.
  @Test func secretAnnounced() {
    let announce = { (text: String) in Step.Action.announce(Announcement(SpokenText(text))) }
    let pin: [ScreenItem] = [.element(.init(id: "pin", role: .secureTextField, label: "PIN"))]
    let enter: [Step.Action] = [.touch("pin"), .doubleTap, .type("48"), .type("2"), .type("9")]
    func findings(_ actions: [Step.Action], on screen: [ScreenItem]) -> [String] {
      Audit(plain(screen, actions)).findings.filter { $0.rule == "secret-announced" }.map(\.message)
    }
    let found = ["when the app changed something, the content of the secure field was announced"]
    #expect(findings(enter + [announce("Your PIN: 4-8-2-9")], on: pin) == found)
    #expect(findings(enter + [announce("Your PIN: 4-8-2")], on: pin) == [])
    // The whole content counts, however short it is.
    #expect(findings([.touch("pin"), .doubleTap, .type("482"), announce("482")], on: pin) == found)
    // A digit is deleted and another one typed.
    let corrected = enter + [.delete(), .type("1"), announce("4821")]
    #expect(findings(corrected, on: pin) == found)
    #expect(findings(enter + [.delete(), announce("4829")], on: pin) == found)
    let cleared: [Step.Action] = [.set([.init("pin", "value", "")]), .type("7531")]
    #expect(findings(enter + cleared + [announce("7531")], on: pin) == found)
    #expect(findings(enter + cleared + [announce("48297531")], on: pin) == found)
    #expect(findings(enter + cleared + [announce("75 31 84")], on: pin) == found)
    #expect(findings(enter + cleared + [announce("4 of 4 digits")], on: pin) == [])
    // A field for each digit.
    let cells: [ScreenItem] = [.component(CodeField(length: .four, isSecure: true), id: "code")]
    #expect(findings([.touch("code.1"), .doubleTap, .type("4829"), announce("4829")], on: cells) == found)
    // What is typed in clear is everybody's to read.
    let code: [ScreenItem] = [.element(.init(id: "pin", role: .textField, label: "PIN"))]
    #expect(findings(enter + [announce("4829")], on: code) == [])
  }

  @Test func whatARuleLacksIsSaid() {
    let audit = Audit(plain([.button("Verify")], [.appear]))
    let reasons = Dictionary(uniqueKeysWithValues: audit.notEvaluated.map { ($0.rule, $0.reason) })
    #expect(reasons["label-not-in-name"] == "the visible text of the controls is not known")
    #expect(reasons["masked-but-spoken"] == "the visible text of the text fields is not known")
    #expect(reasons["backspace-dead"] == "nothing is deleted")
    #expect(reasons["one-time-code-undeclared"] == "no code is filled in from a message")
  }

  @Test func whatIsIgnoredHasItsReason() {
    let field = AccessibilityElement(
      id: "code", role: .textField, label: "Code", text: .init(contentType: .undeclared))
    var scenario = plain([.element(field)], [.touch("code"), .doubleTap, .autofill("4829")])
    scenario.file = "flow.yaml"
    #expect(rules(scenario) == ["one-time-code-undeclared"])
    scenario.ignored = [.init(rule: "one-time-code-undeclared", reason: "the code comes by letter", line: 3)]
    #expect(Audit(scenario).findings == [])
    #expect(Audit(scenario).ignored.map(\.reason) == ["the code comes by letter"])
    scenario.ignored.append(.init(rule: "input-lost", element: "code", reason: "known", line: 7))
    #expect(
      Audit(scenario).diagnostics.map(\.description) == [
        "flow.yaml:7:1: warning: the `ignore` entry for “input-lost” matches no finding\nhelp: remove the entry"
      ])
  }

  @Test func rulesDescribeThemselves() {
    #expect(Set(AuditRule.all.map(\.id)).count == AuditRule.all.count)
    for rule in AuditRule.all {
      #expect(!rule.summary.isEmpty && !rule.explanation.isEmpty && !rule.remedy.isEmpty)
      #expect(rule.criteria.allSatisfy { $0.wholeMatch(of: /[1-4]\.\d\.\d{1,2}/) != nil })
    }
  }

  @Test func aFindingIsADiagnostic() throws {
    var scenario = plain(fields, [.touch("code.1"), .doubleTap, .type("48")])
    scenario.steps.append(Step(.delete(), line: 7))
    let finding = try #require(Audit(scenario).findings.first { $0.rule == "backspace-dead" })
    #expect(
      finding.diagnostic(file: "flow.yaml").description == """
        flow.yaml:7:1: error: step 4: the delete key did nothing in the empty field code.3
        note: backspace-dead, WCAG 2.1.1, at code.3
        help: let the delete key in an empty field move to the previous field and delete its content
        """)
  }

  /// No message has the text of a secure field, even if the app quotes it.
  @Test func messagesKeepSecrets() {
    var scenario = plain(
      [.secureField("PIN"), .text("", id: "status")], [.touch("pin"), .doubleTap, .type("4829"), .paste("7351")])
    scenario.reactions = [
      .init(to: .value, of: "pin", [Step(.set([.init("status", "label", "The PIN 4829 is too weak")]))])
    ]
    let messages = Audit(scenario).findings.map(\.message)
    #expect(messages.contains("when “•” was typed in pin, “The PIN •••• is too weak” appeared, and nothing said so"))
    #expect(!messages.joined().contains("4829") && !messages.joined().contains("7351"))
  }

  /// With codes hidden, none is in a message: typed, set by the app, or quoted by it in part.
  @Test func redactedMessagesHaveNoCode() {
    let typed = Audit(plain(fields, [.touch("code.1"), .doubleTap, .type("4")]), isRedacted: true).findings
    #expect(
      typed.last?.message == "when “•” was typed in code.1, the keyboard focus moved to code.2, and nothing said so")
    var filled = plain(
      [.field("Code", id: "code"), .text("", id: "status")],
      [
        .touch("code"), .doubleTap, .type("735"), .set([.init("code", "value", "918273")]),
        .set([.init("status", "label", "Filled 918273")]), .touch("code"), .set([.init("status", "label", "7")]),
      ])
    let plainly = Audit(filled).findings.map(\.message)
    #expect(plainly.contains { $0.contains("918273") } && plainly.contains { $0.contains("“7”") })
    let hidden = Audit(filled, isRedacted: true).findings.map(\.message)
    #expect(hidden.count == plainly.count)
    #expect(
      hidden.contains { $0.contains("“Filled ••••••” appeared") } && hidden.contains { $0.contains("“•” appeared") })
    // The scenario may ask for it itself: the rules find the same.
    filled.isRedacted = true
    #expect(Audit(filled).findings.map(\.message) == hidden)
  }

  /// An ignored field leaves the others.
  @Test func ignoringOneFieldLeavesTheOthers() {
    var scenario = plain([.field("", id: "a"), .field("", id: "b")], [.appear])
    scenario.ignored = [.init(rule: "unnamed-text-field", element: "a", reason: "known")]
    #expect(Audit(scenario).findings.map(\.element) == ["b"])
    // A component stands for its parts.
    scenario = plain(fields, [.appear])
    #expect(rules(scenario).contains("unnamed-text-field"))
    scenario.ignored = [.init(rule: "unnamed-text-field", element: "code", reason: "known")]
    #expect(!Audit(scenario).findings.contains { $0.rule == "unnamed-text-field" })
  }

  /// A fault that each cell of a code has in one step is one finding, which names the cells.
  @Test func cellsShareAFinding() throws {
    let typed: [Step.Action] = [.touch("code.1"), .doubleTap, .type("482913")]
    var scenario = plain([.code(.six, .v3_0)], typed)
    func cut() -> [Finding] { Audit(scenario).findings.filter { $0.rule == "announcement-cuts-echo" } }
    let found = "the echo of “4” in code.1 was cut off by an announcement (the same at code.1 to code.5)"
    #expect(cut().map(\.message) == [found])
    #expect(cut().map(\.element) == ["code.1"])
    // A cell that is ignored is not among them.
    scenario.ignored = [.init(rule: "announcement-cuts-echo", element: "code.2", reason: "known")]
    #expect(cut().map(\.message) == [found.replacing("code.1 to code.5", with: "code.1, code.3 and 2 more")])
    #expect(Audit(scenario).ignored.map(\.finding.element) == ["code.2"])
    // Two steps are two findings.
    scenario = plain([.code(.six, .v3_0)], typed.dropLast() + [.type("4"), .type("8")])
    #expect(cut().map(\.element) == ["code.1", "code.2"])
  }

  /// Each key is an act, and the field then holds all that was typed before it.
  @Test func aLongTextIsTypedAtTheCostOfItsKeys() {
    let keys = [Step.Action](repeating: .type(String(repeating: "4", count: 1_000)), count: 4)
    let scenario = plain([.field("Code", id: "code")], [.touch("code"), .doubleTap] + keys)
    let time = processorTime {
      #expect(!rules(scenario).contains("input-lost"))
    }
    #expect(time < .seconds(4), "it took \(time)")
  }
}
