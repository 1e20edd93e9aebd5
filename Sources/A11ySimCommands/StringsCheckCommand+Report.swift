import A11ySim
import ScenarioFiles
import StringCatalogs
import StringChecks

extension StringsCheckCommand {
  // MARK: - Writing

  func write(_ findings: [StringFinding], _ problems: [Diagnostic], _ tables: [StringTable]) throws(Diagnostic) {
    if !outputs.format.isEmpty { try outputs.write(report(findings, problems, tables)) }
    guard outputs.printed.isForPeople else { return }
    for problem in problems { Console.complain(problem) }
    if each {
      for finding in findings { Console.print(finding.diagnostic.description + "\n") }
    } else {
      printGroups(findings)
    }
  }

  private func report(_ findings: [StringFinding], _ problems: [Diagnostic], _ tables: [StringTable]) -> Report {
    let byTable = Dictionary(grouping: findings, by: \.table)
    var groups: [StringFinding: String] = [:]
    for group in Self.groups(findings) {
      let (first, isOfKey) = (group[0], Set(group.map(\.language)).count > 1)
      let name = [first.rule, first.table, (isOfKey ? first.key : first.language) ?? ""].joined(separator: "/")
      for finding in group { groups[finding] = name }
    }
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
            name: language, file: found.first?.location.file,
            findings: found.map { Self.reported($0, in: groups[$0] ?? $0.rule) })
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
    // These rules include `catalogue`, which also covers files that cannot be read.
    let rules = A11ySimTool.current.stringChecks.map { rule in
      Report.Rule(
        id: rule.id, severity: rule.severity, summary: rule.summary, explanation: rule.explanation, remedy: rule.remedy)
    }
    return Report(suites: suites, rules: rules, summary: Self.overview(findings))
  }

  /// Returns the number of findings by language and by rule, in one line each; nil without findings.
  private static func overview(_ findings: [StringFinding]) -> String? {
    if findings.isEmpty { return nil }
    func counted(_ names: [String]) -> String {
      Dictionary(grouping: names) { $0 }.mapValues(\.count).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        .map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }
    return "findings: \(findings.count)\nby language: \(counted(findings.map { $0.language ?? "all" }))\nby rule: "
      + counted(findings.map(\.rule))
  }

  private static func reported(_ finding: StringFinding, in group: String) -> Report.Finding {
    Report.Finding(
      diagnostic: finding.diagnostic, rule: finding.rule,
      fields: [
        ("table", JSON.string(finding.table)), ("key", JSON.string(finding.key)),
        ("language", JSON.string(finding.language)),
        ("languages", JSON.array(finding.languages.map { JSON.string($0) })),
        ("variant", JSON.string(finding.variant)),
        ("source", JSON.string(finding.source)), ("target", JSON.string(finding.target)),
        ("engine", JSON.string(finding.engine)), ("group", JSON.string(group)),
      ],
      group: group,
      identity: [finding.rule, finding.table, finding.key, finding.language, finding.variant].map { $0 ?? "" }
        .joined(separator: "/"))
  }

  // MARK: - Groups

  /// The number of groups printed without `--each`, so that the output fits on one screen.
  private static let groupLimit = 8
  private static let languageLimit = 8
  private static let exampleLimit = 3

  /// Prints groups of findings, then an overview of the languages. If there are many groups, prints severe and large
  /// groups first.
  private func printGroups(_ findings: [StringFinding]) {
    let groups = Self.groups(findings)
    guard groups.count > Self.groupLimit else {
      // Small groups in one language are split into single findings, in the order of their locations.
      let places = Dictionary(findings.enumerated().map { ($1, $0) }) { first, _ in first }
      let pieces = groups.flatMap { group in
        let isShort = group.count <= Self.exampleLimit && Set(group.map(\.language)).count == 1
        return isShort ? group.map { [$0] } : [group]
      }.sorted { places[$0[0], default: 0] < places[$1[0], default: 0] }
      for piece in pieces { Console.print(Self.diagnostic(piece).description + "\n") }
      return
    }
    let worst = groups.enumerated().sorted { a, b in
      (b.element[0].severity, b.element.count, a.offset) < (a.element[0].severity, a.element.count, b.offset)
    }
    for (_, group) in worst.prefix(Self.groupLimit) { Console.print(Self.diagnostic(group).description + "\n") }
    let rest = groups.count - Self.groupLimit
    Console.print("\(rest) more kind\(rest == 1 ? "" : "s") of findings; --each shows all findings\n")
    let languages = Dictionary(grouping: findings) { $0.language ?? "-" }.map { tag, found in
      (tag: tag, errors: found.count { $0.severity == .error }, count: found.count)
    }.sorted { ($1.errors, $1.count, $0.tag) < ($0.errors, $0.count, $1.tag) }
    let listed = languages.prefix(Self.languageLimit).map { "\($0.tag) \($0.count) (\($0.errors))" }
    let more = languages.count - listed.count
    Console.print(
      "findings by language (errors): \(listed.joined(separator: ", "))\(more > 0 ? " and \(more) more languages" : "")\n"
    )
    if baseline == nil {
      Console.print("help: to be told only of new findings, run it once with --baseline strings-baseline.json\n")
    }
  }

  /// Groups findings with the same rule, key and message in several languages. Groups the other findings by rule,
  /// severity and language within a table.
  private static func groups(_ findings: [StringFinding]) -> [[StringFinding]] {
    struct Told: Hashable {
      var rule: String
      var table: String
      var severity: Diagnostic.Severity
      var key: String?
      var message: String?
      var language: String?
    }
    func same(_ finding: StringFinding) -> Told {
      Told(
        rule: finding.rule, table: finding.table, severity: finding.severity, key: finding.key, message: finding.message
      )
    }
    let languages = Dictionary(grouping: findings, by: same).mapValues { Set($0.map(\.language)).count }
    var groups: [[StringFinding]] = []
    var places: [Told: Int] = [:]
    for finding in findings {
      var told = same(finding)
      if languages[told]! < 2 {
        told = Told(rule: finding.rule, table: finding.table, severity: finding.severity, language: finding.language)
      }
      if let place = places[told] {
        groups[place].append(finding)
      } else {
        places[told] = groups.count
        groups.append([finding])
      }
    }
    return groups
  }

  private static func diagnostic(_ group: [StringFinding]) -> Diagnostic {
    var diagnostic = group[0].diagnostic
    if group.count == 1 { return diagnostic }
    var seen: Set<String> = []
    let languages = group.compactMap(\.language).filter { seen.insert($0).inserted }
    if languages.count > 1 {
      diagnostic.message = "\(languages.count) languages: " + group[0].message
      let listed = languages.prefix(40).joined(separator: ", ")
      diagnostic.notes.insert("in \(listed)\(languages.count > 40 ? " …" : "")", at: 0)
      return diagnostic
    }
    let rule = A11ySimTool.current.stringChecks.first { $0.id == group[0].rule }
    diagnostic.message =
      (languages.first.map { "\($0): " } ?? "") + "\(group.count) times: " + (rule?.summary ?? group[0].message)
    diagnostic.notes =
      group.prefix(exampleLimit).map { finding in
        let place = [finding.key?.quotedShort, finding.variant].compactMap { $0 }.joined(separator: ", ")
        return
          "\(finding.location.line):\(finding.location.column): \(place)\(place.isEmpty ? "" : ": ")\(finding.message)"
      } + ["\(group[0].rule): --rule \(group[0].rule) --each shows all"]
    return diagnostic
  }

  /// Returns a line for each table without texts to compare the translations with. Without this line, “nothing found”
  /// would look like a result of all rules.
  private static func uncompared(_ tables: [StringTable]) -> [String] {
    let lines = tables.compactMap { table -> String? in
      let source = table.sourceLanguage
      if table.isSourceAssumed, table.format == .android {
        return
          "\(table.path): the folder `values` is read as \(source), by its texts; name another language with --source"
      }
      if table.isSourceAssumed {
        return table.languages.count < 2
          ? "\(table.path): not compared: there are only texts in \(source); name the file with the source texts too"
          : "\(table.path): compared with \(source), because no file in English was found; set --source"
      }
      let texts = table.entries.lazy.filter { !$0.isStale }.flatMap(\.localizations)
      guard texts.contains(where: { $0.language != source }), !texts.contains(where: { $0.language == source }) else {
        return nil
      }
      // These formats have the source texts in the same file.
      let isOneFile = [.xcstrings, .xliff].contains(table.format)
      return "\(table.path): not compared: there are no source texts in \(source)"
        + (isOneFile ? "" : "; name their file too")
    }
    // A fourth line takes no more room than its number.
    let rest = lines.count <= 4 ? 0 : lines.count - 3
    return rest == 0 ? lines : lines.prefix(3) + ["not compared: \(rest) more tables"]
  }

  /// Returns a line for each syntax of placeholders that was inferred, because a wrong one would make wrong findings.
  private static func inferred(_ tables: [StringTable]) -> [String] {
    let inferred = tables.filter { $0.isSyntaxInferred && $0.syntax != .none }
    return Dictionary(grouping: inferred, by: \.syntax).values.map { tables in
      let rest = tables.count - 1
      return "\(tables[0].path)\(rest > 0 ? " and \(rest) more table\(rest == 1 ? "" : "s")" : ""): "
        + "placeholders are read as \(tables[0].syntax.sample); another syntax can be set under `placeholders` in "
        + ProjectFile.name
    }.sorted()
  }

  /// Returns the number of findings by severity. Also lists languages in which screen reader texts are translated less
  /// often than other texts, by at least 10 percentage points.
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
    lines += Self.uncompared(tables) + Self.inferred(tables)
    for (rule, reason) in report.notEvaluated where self.rule.contains(rule) {
      lines.append("not evaluated: \(rule): \(reason)")
    }
    let counts = Diagnostic.Severity.allCases.reversed().compactMap { severity -> String? in
      let count = report.findings.count { $0.severity == severity }
      if count == 0 { return nil }
      return severity == .info ? "\(count) for information" : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    // With a baseline, what was said of the files before is not said again.
    if baseline != nil, report.findings.isEmpty { lines = [] }
    var text = counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")
    text += " in \(tables.count) table\(tables.count == 1 ? "" : "s")"
    if !report.ignored.isEmpty { text += ", \(report.ignored.count) ignored" }
    if known > 0 { text += ", \(known) in the baseline" }
    // With few texts, a rate of findings says little.
    let texts = tables.reduce(0) { $0 + $1.entries.reduce(0) { $0 + $1.localizations.count } }
    if shown > 0, texts >= 1000 {
      let tenths = (shown * 10_000 + texts / 2) / texts
      text += ", \(tenths / 10).\(tenths % 10) findings per 1,000 texts"
    }
    if shown < report.findings.count { text += "; --severity info shows all" }
    return (lines + [text]).map { $0 + "\n" }.joined()
  }
}
