import A11ySim
import ScenarioFiles
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import AuditRules
@testable import Simulation

/// The examples of every rule, played.
@Suite("Audit, the examples of each rule", .timeLimited) struct AuditExampleTests {
  /// Rules that find something too in an example of another rule, in the order of the findings. No rule besides these does.
  static let alsoFound: [String: [String]] = [
    "announcement-cuts-echo": ["masked-but-spoken"],
    "announcement-on-every-key": ["announcement-cuts-echo"],
    "announcement-duplicates-focus": ["masked-but-spoken", "announcement-cuts-echo"],
    "auto-advance-unannounced": ["unnamed-group-of-fields"],
    "backspace-dead": ["unnamed-text-field", "unnamed-group-of-fields", "auto-advance-unannounced"],
    "code-in-one-cell": ["unnamed-text-field", "unnamed-group-of-fields", "auto-advance-unannounced"],
    "completed-without-input": ["focus-moved-more-than-once"],
    "completion-incomplete": [
      "unnamed-group-of-fields", "missing-digit-unsaid", "auto-advance-unannounced", "completion-unannounced",
      "status-text-unannounced",
    ],
    "completion-missing": ["unnamed-text-field", "unnamed-group-of-fields", "auto-advance-unannounced"],
    "completion-twice": [
      "unnamed-text-field", "decorative-exposed", "masked-but-spoken", "completion-unannounced",
      "submits-without-notice", "status-text-unannounced",
    ],
    "completion-unannounced": ["masked-but-spoken", "announcement-cuts-echo"],
    "content-changed-silently": ["unnamed-text-field"],
    "correction-completes": ["masked-but-spoken", "announcement-cuts-echo", "completion-unannounced"],
    "no-way-back": ["reaction-unused"],
    "state-unsaid": ["status-text-unannounced"],
    "cursor-thrown-back": ["status-text-unannounced"],
    "data-loss-on-focus": ["unnamed-text-field", "unnamed-group-of-fields", "auto-advance-unannounced"],
    "decorative-exposed": ["unnamed-text-field"],
    "doc-behaviour-mismatch": ["focus-changed-on-appear-with-vo"],
    "duplicate-content": [
      "unnamed-text-field", "unnamed-group-of-fields", "masked-but-spoken", "auto-advance-unannounced",
      "toggle-without-effect",
    ],
    "error-not-associated": ["status-text-unannounced", "error-without-alert"],
    "error-without-alert": ["status-text-unannounced"],
    "focus-moved-mid-entry": ["auto-advance-unannounced"],
    "focus-moved-more-than-once": [
      "unnamed-group-of-fields", "completion-unannounced", "completion-twice", "status-text-unannounced",
    ],
    "focus-moved-silently": ["unnamed-text-field", "unnamed-group-of-fields", "auto-advance-unannounced"],
    "focus-not-where-asked": ["unnamed-text-field", "unnamed-group-of-fields", "auto-advance-unannounced"],
    "focus-taken-back": [
      "unnamed-text-field", "unnamed-group-of-fields", "auto-advance-unannounced", "content-changed-silently",
    ],
    "foreign-cell-changed": ["unnamed-group-of-fields", "auto-advance-unannounced", "focus-moved-more-than-once"],
    "helper-lost-to-error": ["helper-after-fields"],
    "input-lost": ["unnamed-group-of-fields", "auto-advance-unannounced"],
    "keyboard-over-what-follows": [
      "unnamed-text-field", "unnamed-group-of-fields", "auto-advance-unannounced", "completion-missing",
    ],
    "modal-without-way-out": ["reaction-unused"],
    "missing-digit-unsaid": ["masked-but-spoken", "announcement-cuts-echo"],
    "odd-number-accepted": ["unnamed-text-field", "unnamed-group-of-fields", "auto-advance-unannounced"],
    "one-time-code-undeclared": ["unnamed-text-field", "input-lost"],
    "position-total-mismatch": ["focus-changed-on-appear-with-vo"],
    "reacts-without-trait": ["reaction-unused"],
    "rejected-silently": ["unnamed-text-field"],
    "secret-in-log": ["masked-but-spoken"],
    "secret-in-plain-field": ["pin-in-plain-field"],
    "set-without-effect": ["masked-but-spoken"],
    "submits-without-notice": [
      "unnamed-text-field", "decorative-exposed", "masked-but-spoken", "completion-unannounced",
      "status-text-unannounced",
    ],
    "target-size-minimum": ["target-tiny"],
    "toggle-without-effect": [
      "unnamed-text-field", "unnamed-group-of-fields", "masked-but-spoken", "auto-advance-unannounced",
      "duplicate-content",
    ],
    "unreachable-control": ["reaction-unused"],
    "unnamed-group-of-fields": ["auto-advance-unannounced"],
  ]

  @Test(arguments: AuditRule.all.map(\.id)) func examplesShowTheRule(id: String) throws {
    let rule = try #require(AuditRule.all.first { $0.id == id })
    #expect(rule.examples.contains { $0.finding != nil }, "no example of what it finds")
    #expect(rule.examples.contains { $0.finding == nil }, "no example of what it leaves")
    var others: [String] = []
    for example in rule.examples {
      let audit = Audit(example.scenario)
      #expect(audit.faults == [], "\(example.text)")
      #expect(audit.notEvaluated.filter { $0.rule == id }.map(\.reason) == [], "\(example.text)")
      let own = audit.findings.filter { $0.rule == id }.map(\.message)
      #expect(own == [example.finding].compactMap { $0 }, "\(example.text)")
      let broken = audit.findings.flatMap { MessageVoice.broken($0.message, help: $0.remedy) }
      #expect(broken == [], "\(example.text)")
      for finding in audit.findings where finding.rule != id && !others.contains(finding.rule) {
        others.append(finding.rule)
      }
    }
    #expect(others == Self.alsoFound[id, default: []])
  }

  /// Rules whose example is no fault on Android, with the reason.
  static let noFaultOnAndroid: [String: String] = [
    "unnamed-text-field": "the hint of a field is said of a filled field too",
    "status-text-unannounced": "TalkBack says that the text under its focus has changed",
    "enabled-unannounced": "TalkBack says that the button under its focus is enabled",
    "announcement-unheard": "an announcement at the moment of a double tap waits",
    "announcement-on-every-key": "the same announcement is not said again within a second",
    "reachable-behind-modal": "a modal element is a window of its own",
  ]

  /// Rules of which an example may be silent on Android, with the reason.
  static let silentOnAndroid: [String: String] = [
    "announcement-only-if-you-wait": "what the view under the focus says is not announced again within a second"
  ]

  /// Whether each component of an example is the same one on Android. Some have a form there that is another program.
  private func isSameOnAndroid(_ example: AuditExample) -> Bool {
    example.scenario.screen.allSatisfy { item in
      guard case .component(let component, _) = item else { return true }
      return component.form(for: .android).map { type(of: $0) == type(of: component) } ?? false
    }
  }

  /// A rule that holds for both platforms finds under TalkBack what it finds under VoiceOver, and leaves what it leaves
  /// there.
  @Test(arguments: AuditRule.all.filter { $0.platform == nil }.map(\.id)) func examplesHoldUnderTalkBack(id: String)
    throws
  {
    let rule = try #require(AuditRule.all.first { $0.id == id })
    for example in rule.examples.map({ $0.played(on: .android) }) where isSameOnAndroid(example) {
      let audit = Audit(example.scenario)
      #expect(audit.faults == [], "\(example.text)")
      if Self.noFaultOnAndroid[id] == nil, Self.silentOnAndroid[id] == nil {
        #expect(audit.notEvaluated.filter { $0.rule == id }.map(\.reason) == [], "\(example.text)")
      }
      // A message may quote the reader, and TalkBack writes “Button”.
      let own = audit.findings.filter { $0.rule == id }.map { $0.message.lowercased() }
      let expected = Self.noFaultOnAndroid[id] == nil ? example.finding?.lowercased() : nil
      #expect(own == [expected].compactMap { $0 }, "\(example.text)")
    }
  }

  /// A rule about one platform is not evaluated on another, and says why.
  @Test(arguments: AuditRule.all.filter { $0.platform != nil }.map(\.id)) func aRuleAboutOnePlatform(id: String) throws
  {
    let rule = try #require(AuditRule.all.first { $0.id == id })
    let other = try #require(Platform.allCases.first { $0 != rule.platform && $0 != .flutter })
    for example in rule.examples.map({ $0.played(on: other) }) where example.scenario.unreadable.isEmpty {
      let audit = Audit(example.scenario)
      let reason = try #require(audit.notEvaluated.first { $0.rule == id }?.reason)
      #expect(reason == "the rule applies only to \(try #require(rule.platform).rawValue)")
      #expect(!audit.findings.contains { $0.rule == id })
    }
  }

  /// The printed text of an example plays as the example does.
  @Test(arguments: AuditRule.all.map(\.id)) func textsAreScenarios(id: String) throws {
    let rule = try #require(AuditRule.all.first { $0.id == id })
    for example in rule.examples {
      let (read, built) = (try ScenarioParser.parse(example.text), example.scenario)
      let isSameScreen = read.screen == built.screen
      #expect(isSameScreen, "\(example.text)")
      #expect(read.steps.map(\.action) == built.steps.map(\.action))
      let reaction = read.reactions.flatMap(\.steps).map { $0.mapped { Step($0.action) } }
      #expect(reaction == built.reactions.flatMap(\.steps))
      #expect(Audit(read).findings.map(\.message) == Audit(built).findings.map(\.message))
    }
  }
}
