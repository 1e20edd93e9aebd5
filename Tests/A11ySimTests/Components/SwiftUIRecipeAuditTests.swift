import A11ySim
import Testing

/// What an audit finds of the known defects, each in the scenario that shows it.
@Suite("SwiftUI recipe, its defects in an audit") struct SwiftUIRecipeAuditTests {
  @Test(
    arguments: [
      ("A-1", "focus-changed-on-appear-with-vo", "otp-input/flow"),
      ("A-1", "focus-changed-on-appear-with-vo", "pin-input/flow"),
      ("A-2", "backspace-dead", "otp-input/backspace"),
      ("A-3", "input-lost", "otp-input/overtype"),
      ("A-4", "foreign-cell-changed", "otp-input/overtype-first"),
      ("A-5", "completion-incomplete", "otp-input/completion-too-early"),
      ("A-5", "completion-twice", "otp-input/completion-twice"),
      ("A-5", "completion-missing", "otp-input/completion-missing"),
      ("A-6", "submits-without-notice", "otp-input/flow"),
      ("A-7", "completion-unannounced", "otp-input/paste"),
      ("A-7", "status-text-unannounced", "otp-input/completion-missing"),
      ("A-8", "position-total-mismatch", "otp-input/four-digits"),
      ("A-8", "position-total-mismatch", "otp-input/eight-digits"),
      ("A-9", "unnamed-group-of-fields", "otp-input/flow"),
      ("A-10", "input-lost", "otp-input/paste-elsewhere"),
      ("A-10", "input-lost", "otp-input/autofill-elsewhere"),
      ("A-10", "one-time-code-undeclared", "otp-snippet/flow"),
      ("A-11", "focus-moved-more-than-once", "otp-input/paste"),
      ("A-12", "focused-node-removed", "otp-input/clear"),
      ("A-14", "rejected-silently", "otp-input/letters"),
      ("A-14", "input-lost", "alphanumeric-code/digits"),
      ("A-16", "unnamed-text-field", "otp-snippet/flow"),
      ("A-16", "unnamed-text-field", "pin-input/flow"),
      ("A-17", "masked-but-spoken", "pin-input/flow"),
      ("A-17", "duplicate-content", "pin-input/show-digits"),
      ("A0-1", "focus-moved-silently", "otp-snippet/flow"),
      ("A0-3", "completion-missing", "otp-snippet/flow"),
    ])
  func isFound(defect: String, rule: String, scenario: String) throws {
    let bytes = try #require(Repository.bytes("Tests/Scenarios/swiftui-\(scenario).yaml"))
    let findings = Audit(try ScenarioParser.parse(String(decoding: bytes, as: UTF8.self))).findings
    #expect(findings.contains { $0.rule == rule }, "\(defect): \(findings.map(\.rule))")
  }

  /// Each defect is known to one of the four components at least.
  @Test func noneIsForgotten() {
    let kinds = Components.all.filter { $0.id.hasPrefix("swiftui-") }
    let known = Set(kinds.flatMap { $0.defects.map(\.id) })
    #expect(known.isSuperset(of: (1...20).map { "A-\($0)" }))
  }
}
