import A11ySim
import AgentProtocol

extension AgentTool {
  static func auditScreen(_ screens: AgentScreens) -> AgentTool {
    AgentTool(
      name: "audit_screen", title: "Audit a screen",
      description: """
        Problems that a screen reader user meets on a screen or in a scenario, with the fix of each. Rules that need \
        what the input lacks are counted, not guessed: no finding is not a pass.
        """,
      arguments: source + hearing + [
        ToolArgument("minSeverity", .choice(["info", "warning", "error"]), "Default: warning."), format,
      ] + AgentAnswer.arguments,
      outputSchema: object(
        inputFields + [
          (
            "findings",
            list(
              object([
                ("rule", string), ("severity", string), ("reader", string), ("element?", string), ("message", string),
                ("fix", string), ("wcag", texts),
              ]))
          ), ("evaluatedCount", integer), ("notEvaluatedCount", integer), ("verdict", string),
        ] + restFields)
    ) { (arguments, context) throws(ToolFailure) in
      let plays = try AgentPlays(arguments, screens)
      let least = arguments.text("minSeverity").flatMap(Diagnostic.Severity.init(rawValue:)) ?? .warning
      let rules = A11ySimTool.current.auditRules.filter { $0.severity >= least }
      var found: [(finding: Finding, reader: String)] = []
      var evaluated: Set<String> = []
      var faults: [Diagnostic] = []
      for (index, scenario) in plays.scenarios.enumerated() {
        let audit = Audit(scenario, locale: plays.locale, rules: rules)
        found += audit.findings.map { ($0, AgentPlays.name(of: scenario)) }
        evaluated.formUnion(Set(rules.map(\.id)).subtracting(audit.notEvaluated.map(\.rule)))
        faults += audit.faults.filter { !faults.contains($0) }
        context.report(index + 1, plays.scenarios.count, "audited with \(AgentPlays.name(of: scenario))")
        if context.isCancelled() { throw ToolFailure("the call was cancelled") }
      }
      if let fault = faults.first(where: { $0.severity == .error }) {
        throw ToolFailure("the scenario cannot be played to its end, so it cannot be audited", fault)
      }
      // The worst first; equals keep their order.
      found = found.enumerated().sorted {
        ($1.element.finding.severity, $0.offset) < ($0.element.finding.severity, $1.offset)
      }.map(\.element)
      let count = evaluated.count
      let could = "\(count) rule\(count == 1 ? "" : "s") that could look"
      let verdict =
        found.isEmpty
        ? "nothing found by the \(could); not a pass" : "\(found.count) found by the \(could)"
      let silent = rules.count - count
      let left =
        silent == 0
        ? []
        : [
          "\(silent) rule\(silent == 1 ? "" : "s") could not look: the input lacks what they judge, or nobody acts in it."
        ]
      let entries = found.enumerated().map { index, found in entry(index + 1, found.finding, found.reader) }
      return AgentAnswer(
        head: [verdict] + (found.isEmpty ? [] : [QuotedText.note]), entries: entries,
        tail: left + plays.caveats + ["screen: \(plays.input.handle)"], list: "findings", noun: "finding",
        fields: plays.fields + [
          ("evaluatedCount", String(count)), ("notEvaluatedCount", String(silent)), ("verdict", JSON.string(verdict)),
        ]
      ).answer(arguments)
    }
  }

  private static func entry(_ number: Int, _ finding: Finding, _ reader: String) -> AgentAnswer.Entry {
    let wcag = finding.criteria.isEmpty ? "" : ", WCAG \(finding.criteria.joined(separator: ", "))"
    let element = finding.element.map { QuotedText.escaped($0, limit: 80) }
    let message = QuotedText.escaped(finding.message)
    let text =
      "\(number). \(finding.severity.rawValue) \(finding.rule) (\(reader)\(wcag))\n" + QuotedText.mark + message
      + (element.map { "  #\($0)" } ?? "") + "\n   fix: \(finding.remedy)"
    var fields = [
      ("rule", JSON.string(finding.rule)), ("severity", JSON.string(finding.severity.rawValue)),
      ("reader", JSON.string(reader)),
    ]
    if let element { fields.append(("element", JSON.string(element))) }
    fields += [
      ("message", JSON.string(message)), ("fix", JSON.string(finding.remedy)),
      ("wcag", JSON.array(finding.criteria.map { JSON.string($0) })),
    ]
    return .init(text: text, structured: JSON.object(fields))
  }
}
