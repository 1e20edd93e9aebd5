import A11ySim
import ScenarioFiles
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import AuditRules

/// What audits in several languages say together.
@Suite("Audit, report", .timeLimited) struct AuditReportTests {
  private func finding(_ rule: Int, _ message: String, step: Int = 1, element: String? = "code") -> Finding {
    let rule = AuditRule.all[rule]
    return Finding(
      rule: rule.id, severity: rule.severity, message: message, element: element, step: step, line: step + 10,
      criteria: ["4.1.2"], remedy: "do better")
  }

  private func audit(
    _ findings: Finding..., notEvaluated: [(rule: String, reason: String)] = [],
    ignored: [(finding: Finding, reason: String)] = []
  ) throws -> Audit {
    var audit = Audit(try ScenarioParser.parse("screen: [ text: a ]\nsteps: [ appear ]"))
    audit.findings = findings
    audit.notEvaluated = notEvaluated
    audit.ignored = ignored
    return audit
  }

  private let errors = AuditRule.all.indices.filter { AuditRule.all[$0].severity == .error }
  private let warnings = AuditRule.all.indices.filter { AuditRule.all[$0].severity == .warning }

  @Test("what several languages have is one thing") func together() throws {
    let rule = errors[0]
    let report = AuditReport(
      [
        ("en", try audit(finding(rule, "a"), finding(rule, "b", step: 2))),
        ("fr", try audit(finding(rule, "à"), finding(rule, "c", step: 2, element: nil))),
      ], file: "x.yaml")
    #expect(report.diagnostics.map(\.message) == ["step 1: a", "step 2: b", "step 2: c"])
    #expect(report.diagnostics.map { $0.notes.last } == ["in en, fr", "in en", "in fr"])
    #expect(report.count.text() == "3 errors")
    #expect(report.objects.count == 4)
  }

  @Test("twice in one language is two things") func twice() throws {
    let twice = try audit(finding(errors[0], "a"), finding(errors[0], "b"))
    let report = AuditReport([("en", twice), ("fr", try audit(finding(errors[0], "à")))], file: nil)
    #expect(report.diagnostics.map(\.message) == ["step 1: a", "step 1: b"])
    #expect(report.diagnostics.map { $0.notes.last } == ["in en, fr", "in en"])
    #expect(AuditReport([("en", twice)], file: nil).diagnostics.allSatisfy { $0.notes.count == 1 })
  }

  @Test("what was not evaluated in one language was evaluated") func notEvaluated() throws {
    let rules = [AuditRule.all[0].id, AuditRule.all[1].id]
    let report = AuditReport(
      [
        ("en", try audit(notEvaluated: [(rules[0], "no field")])),
        ("fr", try audit(notEvaluated: [(rules[0], "no field"), (rules[1], "no row")])),
      ], file: "x.yaml")
    #expect(
      report.text() == """
        # x.yaml · voiceover@27 · en, fr
        not evaluated: 1 rule; `--verbose` lists it
        nothing found by the \(AuditRule.all.count - 1) rules evaluated

        """)
    #expect(
      report.text(isVerbose: true) == """
        # x.yaml · voiceover@27 · en, fr
        not evaluated: \(rules[0]): no field
        not evaluated in fr: \(rules[1]): no row
        nothing found by the \(AuditRule.all.count - 1) rules evaluated

        """)
  }

  @Test("from a severity on") func severity() throws {
    let both = try audit(
      finding(errors[0], "a"), finding(warnings[0], "b"), notEvaluated: [(AuditRule.all[warnings[1]].id, "none")])
    #expect(AuditReport([("en", both)], file: nil).count.text() == "1 error, 1 warning")
    let report = AuditReport([("en", both)], file: nil, from: .error)
    #expect(report.text().hasSuffix("help: do better\n1 error\n"))
    let none = AuditReport([("en", try audit(finding(warnings[0], "b")))], file: nil, from: .error)
    #expect(none.text() == "# scenario · voiceover@27 · en\nnothing found by the \(errors.count) rules evaluated\n")
    #expect(!none.count.hasFindings(from: .error))
  }

  @Test("what is ignored, and why") func ignored() throws {
    let one = finding(errors[0], "a")
    let report = AuditReport(
      [("en", try audit(finding(errors[1], "b", element: nil), ignored: [(one, "known")]))], file: "x",
      ignoring: [AuditRule.all[errors[1]].id])
    #expect(
      report.text() == """
        # x · voiceover@27 · en
        ignored: \(one.rule): code, step 1: known
        ignored: \(AuditRule.all[errors[1]].id): step 1: --ignore
        nothing found by the \(AuditRule.all.count) rules evaluated, 2 ignored

        """)
    #expect(!report.count.hasFindings(from: .error))
    #expect(report.objects.allSatisfy { $0.hasPrefix(#"{"kind":"ignored","step":1,"#) })
  }
}
