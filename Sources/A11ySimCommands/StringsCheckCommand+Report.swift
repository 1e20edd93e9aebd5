import A11ySim
import StringCatalogs

extension StringsCheckCommand {
  // MARK: - Writing

  func write(_ findings: [StringFinding], _ problems: [Diagnostic], _ tables: [StringTable]) throws(Diagnostic) {
    if !outputs.format.isEmpty { try outputs.write(report(findings, problems, tables)) }
    guard outputs.printed.isForPeople else { return }
    for problem in problems { Console.complain(problem) }
    for group in Self.groups(findings) { Console.print(Self.diagnostic(group).description + "\n") }
  }

  /// Returns a report with a suite per table and a case per language.
  private func report(_ findings: [StringFinding], _ problems: [Diagnostic], _ tables: [StringTable]) -> Report {
    let byTable = Dictionary(grouping: findings, by: \.table)
    var suites = tables.map { table in
      let byLanguage = Dictionary(grouping: byTable[table.path] ?? []) { $0.language ?? table.sourceLanguage }
      let languages = Set(table.languages).union(byLanguage.keys).sorted().filter {
        locale.isEmpty || locale.contains($0)
      }
      return Report.Suite(
        name: table.path,
        cases: languages.map { language in
          let found = byLanguage[language] ?? []
          return Report.Case(
            name: language, file: found.first?.location.file, findings: found.map(Self.reported))
        })
    }
    if !problems.isEmpty {
      suites.append(
        Report.Suite(
          name: "files",
          cases: [
            Report.Case(
              name: "reading", findings: problems.map { Report.Finding(diagnostic: $0, rule: "catalogue") },
              couldNot: problems.contains { $0.severity == .error })
          ]))
    }
    let rules = A11ySimTool.current.stringChecks.map { rule in
      Report.Rule(
        id: rule.id, severity: rule.severity, summary: rule.summary, explanation: rule.explanation, remedy: rule.remedy)
    }
    return Report(suites: suites, rules: rules)
  }

  private static func reported(_ finding: StringFinding) -> Report.Finding {
    Report.Finding(
      diagnostic: finding.diagnostic, rule: finding.rule,
      fields: [
        ("table", JSON.string(finding.table)), ("key", JSON.string(finding.key)),
        ("language", JSON.string(finding.language)), ("variant", JSON.string(finding.variant)),
        ("engine", JSON.string(finding.engine)),
      ],
      identity: [finding.rule, finding.table, finding.key, finding.language, finding.variant].map { $0 ?? "" }
        .joined(separator: "/"))
  }

  /// Groups findings that differ only in language and place: table, rule, key, severity and message are equal.
  private static func groups(_ findings: [StringFinding]) -> [[StringFinding]] {
    struct Told: Hashable {
      var rule: String
      var table: String
      var key: String?
      var severity: Diagnostic.Severity
      var message: String
    }
    var groups: [[StringFinding]] = []
    var places: [Told: Int] = [:]
    for finding in findings {
      let heard = Told(
        rule: finding.rule, table: finding.table, key: finding.key, severity: finding.severity, message: finding.message
      )
      if let place = places[heard] {
        groups[place].append(finding)
      } else {
        places[heard] = groups.count
        groups.append([finding])
      }
    }
    return groups
  }

  private static func diagnostic(_ group: [StringFinding]) -> Diagnostic {
    var diagnostic = group[0].diagnostic
    if group.count > 1 {
      var seen: Set<String> = []
      let languages = group.compactMap(\.language).filter { seen.insert($0).inserted }
      diagnostic.message =
        (languages.count == 1 ? "\(languages[0]): " : "\(languages.count) languages: ") + group[0].message
      if languages.count > 1 { diagnostic.notes.insert("in \(languages.joined(separator: ", "))", at: 0) }
    }
    return diagnostic
  }

  /// Returns the summary: the number of findings by severity, and the languages in which texts for screen readers are
  /// translated at least 10 percentage points less than all texts.
  func summary(of report: StringReport, shown: Int, known: Int, _ tables: [StringTable]) -> String {
    var lines: [String] = []
    for summary in report.languages where locale.isEmpty || locale.contains(summary.language) {
      guard summary.accessibilityEntries >= 10, summary.entries > 0 else { continue }
      let seen = summary.translated * 100 / summary.entries
      let heard = summary.translatedAccessibilityEntries * 100 / summary.accessibilityEntries
      if seen - heard >= 10 {
        lines.append(
          "\(summary.table): \(summary.language): translated: \(seen) % of all texts, \(heard) % of the texts for screen readers"
        )
      }
    }
    for (rule, reason) in report.notEvaluated where self.rule.contains(rule) {
      lines.append("not evaluated: \(rule): \(reason)")
    }
    let counts = Diagnostic.Severity.allCases.reversed().compactMap { severity -> String? in
      let count = report.findings.count { $0.severity == severity }
      if count == 0 { return nil }
      return severity == .info ? "\(count) for information" : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    var text = counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")
    text += " in \(tables.count) table\(tables.count == 1 ? "" : "s")"
    if !report.ignored.isEmpty { text += ", \(report.ignored.count) ignored" }
    if known > 0 { text += ", \(known) in the baseline" }
    if shown < report.findings.count { text += "; --severity info shows all" }
    return (lines + [text]).map { $0 + "\n" }.joined()
  }
}
