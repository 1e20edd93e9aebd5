import Testing

@testable import A11ySim

/// A person opens the screen, types with a mistake, corrects, pastes, fills in, meets an error and clears.
private func flow(_ input: RowInput, when reactions: [Scenario.Reaction] = []) -> Scenario {
  var scenario = Scenario()
  scenario.file = "flow.yaml"
  scenario.screen = [.heading("Enter your code"), .component(input, id: "code"), .button("Verify", id: "verify")]
  scenario.reactions = reactions
  var actions: [Step.Action] = [
    .appear, .touch("code.1"), .doubleTap, .type("4"), .type(input.fault == .takesHalf ? "½" : "a"), .type("82"),
    .delete(), .delete(), .type("29"),
    .type("8"), .touch("code.2"), .doubleTap, .type("5"), .touch("code.4"), .doubleTap, .paste("13 57"),
    .touch("code.1"), .doubleTap, .autofill("4829"), .set([.init("code", "error", "The code is not correct")]),
    .touch("code.1"), .set([.init("code", "error", "")]), .touch("code.clear"), .doubleTap, .touch("code.4"),
    .doubleTap,
    .type("7"),
  ]
  if input.fault == .ignoredValue { actions.insert(.set([.init("code", "value", "")]), at: 11) }
  if input.elements.contains(where: { $0.id == "show" }) {
    actions.insert(contentsOf: [.touch("code.show"), .doubleTap], at: 12)
  }
  scenario.steps = actions.enumerated().map { Step($0.element, line: $0.offset + 1) }
  return scenario
}

/// The rules that found something, each once.
private func rules(_ scenario: Scenario) -> [String] {
  var seen: Set<String> = []
  return Audit(scenario).findings.map(\.rule).filter { seen.insert($0).inserted }
}

@Suite("Audit, each rule") struct AuditRuleTests {
  @Test func nothingIsFoundWhereNothingIsWrong() {
    #expect(Audit(flow(RowInput())).findings == [])
  }

  /// The fault, and the rules that must find it; no other may find anything.
  @Test(
    arguments: [
      // What has no name cannot be announced by it either.
      (
        .unnamedFields,
        ["unnamed-text-field", "auto-advance-unannounced", "announcement-only-if-you-wait", "focus-moved-silently"]
      ),
      (.unnamedGroup, ["unnamed-group-of-fields"]),
      (.wrongTotal, ["position-total-mismatch"]),
      (.helperAfter, ["helper-after-fields"]),
      (.exposedPictures, ["decorative-exposed"]),
      (.repeatedTexts, ["duplicate-content"]),
      (.dots, ["masked-but-spoken"]),
      (.underline, ["underlined-not-a-link"]),
      (.undeclaredContent, ["one-time-code-undeclared"]),
      (.autofocus, ["focus-changed-on-appear-with-vo"]),
      (.brokenPromise, ["focus-changed-on-appear-with-vo", "doc-behaviour-mismatch"]),
      (.silentAdvance, ["auto-advance-unannounced"]),
      (.silentReturn, ["focus-moved-silently"]),
      (.focusStorm, ["focus-moved-more-than-once"]),
      (.vanishingClear, ["focused-node-removed"]),
      (.lostOverwrite, ["input-lost"]),
      (.oneCharacterPaste, ["input-lost"]),
      (.silentRejection, ["rejected-silently"]),
      (.erasedNeighbour, ["foreign-cell-changed"]),
      (.erasedOnFocus, ["data-loss-on-focus"]),
      (.deadBackspace, ["backspace-dead"]),
      (.silentCompletion, ["completion-unannounced"]),
      (.doubleCompletion, ["completion-twice"]),
      (.earlyCompletion, ["completion-incomplete"]),
      (.missingCompletion, ["completion-missing"]),
      (.looseError, ["error-not-associated"]),
      (.loggedCode, ["secret-in-log"]),
      (.crash, ["app-crashed"]),
      (.completionByItself, ["completed-without-input"]),
      (.piledPaste, ["code-in-one-cell"]),
      (.bouncingTap, ["focus-not-where-asked"]),
      (.silentClear, ["content-changed-silently"]),
      (.takesHalf, ["odd-number-accepted"]),
      (.takesLetter, ["letter-accepted"]),
      (.idleSwitch, ["toggle-without-effect"]),
      (.loudAdvance, ["announcement-cuts-echo"]),
      (
        .silentStatus,
        [
          "rejected-silently", "status-text-unannounced", "completion-unannounced", "content-changed-silently",
          "missing-digit-unsaid",
        ]
      ),
      (.ignoredValue, ["set-without-effect"]),
      (.unsaidHole, ["missing-digit-unsaid"]),
      (.eagerCorrection, ["correction-completes"]),
    ] as [(RowInput.Fault, [String])])
  func eachFaultIsFound(fault: RowInput.Fault, expected: [String]) {
    #expect(rules(flow(RowInput(fault))) == expected)
  }

  /// Played with the setting that speaks every move, the reader says the field too.
  @Test func announcementDuplicatesFocus() {
    var scenario = flow(RowInput())
    scenario.settings.firstResponderChangeSpoken = .always
    #expect(rules(scenario) == ["announcement-duplicates-focus"])
  }

  @Test func submitsWithoutNotice() {
    let wrong = Step(.set([.init("code", "error", "Not the code we sent")]))
    let scenario = flow(RowInput(), when: [.init(to: .completed, of: "code", [wrong])])
    let findings = Audit(scenario).findings
    #expect(findings.map(\.rule) == ["submits-without-notice", "submits-without-notice"])
    #expect(findings[0].message == "when “8” was typed in code.4, the code was handed in")
    // A button that the person presses is a decision.
    #expect(rules(flow(RowInput(), when: [.init(to: .activated, of: "verify", [wrong])])) == [])
  }

  @Test func errorOnKeystroke() {
    let wrong = Step(.set([.init("code", "error", "Too short")]))
    #expect(rules(flow(RowInput(), when: [.init(to: .focus, of: "code.3", [wrong])])) == ["error-on-keystroke"])
  }

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
    #expect(rules(plain(screen, [.appear, enable])) == ["status-text-unannounced"])
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

  /// What comes with another screen is looked at as what was there.
  @Test func anotherScreenIsLookedAt() {
    let second: [ScreenItem] = [.field("", id: "b")]
    #expect(rules(plain([.text("A")], [.appear, .screen(second)])) == ["unnamed-text-field"])
    #expect(
      rules(plain([.text("A"), .button("Go", id: "go")], [.appear, .touch("go"), .screen(second)])) == [
        "unnamed-text-field"
      ])
  }

  @Test func labelNotInName() {
    func button(_ label: SpokenText) -> ScreenItem {
      .element(.init(id: "send", role: .button, label: label, drawn: "Send code"))
    }
    #expect(rules(plain([button("Verify")], [.appear])) == ["label-not-in-name"])
    #expect(rules(plain([button("Send code again")], [.appear])) == [])
  }

  @Test func announcementOnlyIfYouWait() {
    let screen: [ScreenItem] = [.text("Help"), .field("Code")]
    let sent = Step.Action.announce(Announcement("Code sent to your phone, it is valid for ten minutes"))
    // Somebody who swipes on at once hears none of it.
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

  @Test func whatARuleLacksIsSaid() {
    let audit = Audit(plain([.button("Verify")], [.appear]))
    let reasons = Dictionary(uniqueKeysWithValues: audit.notEvaluated.map { ($0.rule, $0.reason) })
    #expect(reasons["label-not-in-name"] == "what is written on the controls is not known")
    #expect(reasons["masked-but-spoken"] == "what is drawn in the text fields is not known")
    #expect(reasons["backspace-dead"] == "nothing is deleted")
    #expect(reasons["one-time-code-undeclared"] == "no code is filled in from a message")
  }

  @Test func whatIsIgnoredHasItsReason() {
    var scenario = flow(RowInput(.undeclaredContent))
    scenario.ignored = [.init(rule: "one-time-code-undeclared", reason: "the code comes by letter", line: 3)]
    #expect(Audit(scenario).findings == [])
    #expect(Audit(scenario).ignored.map(\.reason) == ["the code comes by letter"])
    scenario.ignored.append(.init(rule: "backspace-dead", element: "code.2", reason: "known", line: 7))
    #expect(
      Audit(scenario).diagnostics.map(\.description) == [
        "flow.yaml:7:1: warning: `ignore` of “backspace-dead” matches nothing\nhelp: remove it"
      ])
  }

  /// Every rule finds something in one of the tests above, the row of faults or a screen of its own.
  @Test func everyRuleHasATest() {
    var found: Set<String> = []
    for fault in RowInput.Fault.allCases { found.formUnion(rules(flow(RowInput(fault)))) }
    // Those with a test under their name.
    let byName = [
      "announcement-duplicates-focus", "submits-without-notice", "error-on-keystroke", "error-without-alert",
      "value-read-as-number", "label-not-in-name", "announcement-only-if-you-wait",
    ]
    #expect(Set(AuditRule.all.map(\.id)).subtracting(found).subtracting(byName) == [])
  }

  @Test func rulesDescribeThemselves() {
    #expect(Set(AuditRule.all.map(\.id)).count == AuditRule.all.count)
    for rule in AuditRule.all {
      #expect(!rule.summary.isEmpty && !rule.explanation.isEmpty && !rule.remedy.isEmpty)
      #expect(rule.criteria.allSatisfy { $0.wholeMatch(of: /[1-4]\.\d\.\d{1,2}/) != nil })
    }
  }

  @Test func aFindingIsADiagnostic() {
    let finding = Audit(flow(RowInput(.deadBackspace))).findings[0]
    #expect(
      finding.diagnostic(file: "flow.yaml").description == """
        flow.yaml:7:1: error: step 7: delete in the empty code.4 did nothing
        note: backspace-dead, WCAG 2.1.1, at code.4
        help: in an empty field, delete what is in the one before and move there
        """)
  }

  /// What is typed into a secure field is in no message, also where the app quotes it.
  @Test func messagesKeepSecrets() {
    var scenario = plain(
      [.secureField("PIN"), .text("", id: "status")], [.touch("pin"), .doubleTap, .type("4829"), .paste("7351")])
    scenario.reactions = [
      .init(to: .value, of: "pin", [Step(.set([.init("status", "label", "The PIN 4829 is too weak")]))])
    ]
    let messages = Audit(scenario).findings.map(\.message)
    #expect(messages.contains("when “•” was typed in pin, “The PIN •••• is too weak” appeared unsaid"))
    #expect(!messages.joined().contains("4829") && !messages.joined().contains("7351"))
  }

  /// With codes hidden, none is in a message: typed, set by the app, or quoted by it in part.
  @Test func redactedMessagesHaveNoCode() {
    let typed = Audit(flow(RowInput(.silentAdvance)), isRedacted: true).findings[0].message
    #expect(typed == "when “•” was typed in code.1, the keyboard focus went on to code.2 unsaid")
    let filled = plain(
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
  }

  /// An ignored field leaves the others.
  @Test func ignoringOneFieldLeavesTheOthers() {
    var scenario = plain([.field("", id: "a"), .field("", id: "b")], [.appear])
    scenario.ignored = [.init(rule: "unnamed-text-field", element: "a", reason: "known")]
    #expect(Audit(scenario).findings.map(\.element) == ["b"])
    // A component stands for its parts.
    scenario = flow(RowInput(.unnamedFields))
    scenario.ignored = [.init(rule: "unnamed-text-field", element: "code", reason: "known")]
    #expect(!Audit(scenario).findings.contains { $0.rule == "unnamed-text-field" })
  }
}
