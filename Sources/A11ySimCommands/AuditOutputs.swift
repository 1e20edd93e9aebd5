import A11ySim
import ArgumentParser

/// The value of a `--format` option of `audit`: FORMAT for standard output, or FORMAT=FILE.
struct AuditOutput: ExpressibleByArgument {
  enum Format: String, DescribedChoice {
    case text, json, jsonl, sarif, github, junit

    var summary: String {
      switch self {
      case .text: "the findings of each scenario, for people"
      case .json: "one JSON array, for programs"
      case .jsonl: "one JSON object per line, for programs"
      case .sarif: Report.Format.sarif.summary
      case .github: Report.Format.github.summary
      case .junit: Report.Format.junit.summary
      }
    }
  }

  var format: Format
  var file: String?

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let format = Format(rawValue: parts[0]), parts.count == 1 || !parts[1].isEmpty else { return nil }
    (self.format, file) = (format, parts.count == 1 ? nil : parts[1])
  }

  static var allValueStrings: [String] { Format.allValueStrings }

  static var allValueDescriptions: [String: String] { Format.allValueDescriptions }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

struct AuditOutputs: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Print in this format, or write it to a file, as in --format sarif=audit.sarif (repeatable). Text is printed unless \
      another format is named without a file.
      """,
      valueName: "format[=file]"))
  var format: [AuditOutput] = []

  var printed: AuditOutput.Format { format.first { $0.file == nil }?.format ?? .text }

  mutating func validate() throws {
    if format.count(where: { $0.file == nil }) > 1 {
      throw ValidationError("only one --format can be printed\nhelp: give the others a file: --format junit=out.xml")
    }
    var files: Set<String> = []
    for file in format.compactMap(\.file) where !files.insert(file).inserted {
      throw ValidationError("two formats go to “\(file)”\nhelp: name another file for one of them")
    }
  }

  /// Writes the files, and prints a format that has the results of all scenarios in one text.
  func write(_ results: AuditResults, isVerbose: Bool) throws(Diagnostic) {
    if printed != .text, printed != .jsonl { Console.print(results.text(as: printed), isData: true) }
    for output in format {
      guard let file = output.file else { continue }
      try TextFile.write(Array(results.text(as: output.format, isVerbose: isVerbose).utf8), to: file)
    }
  }
}

/// The results of all audits of a command.
struct AuditResults {
  private(set) var reports: [AuditReport] = []
  private var suites: [Report.Suite] = []

  mutating func add(_ report: AuditReport, of file: String, atRate rate: Int?, _ faults: [Diagnostic]) {
    reports.append(report)
    let parts = [InputFile.stem(file), report.reader] + (rate.map { ["rate \($0) %"] } ?? [])
    var item = Report.Case(name: parts.joined(separator: ", "), file: file)
    item.couldNot = faults.contains { $0.severity == .error }
    item.findings = faults.map { .init(diagnostic: $0, rule: "scenario") }
    item.findings += report.reported.map { finding, diagnostic in
      .init(diagnostic: diagnostic, rule: finding.rule, identity: "\(finding.rule):\(finding.element ?? "")")
    }
    add(item, to: file)
  }

  /// Adds a scenario that could not be read.
  mutating func add(_ diagnostics: [Diagnostic], of file: String) {
    let findings = diagnostics.map { Report.Finding(diagnostic: $0, rule: "scenario") }
    add(Report.Case(name: InputFile.stem(file), file: file, findings: findings, couldNot: true), to: file)
  }

  private mutating func add(_ item: Report.Case, to file: String) {
    if suites.last?.name == file {
      suites[suites.count - 1].cases.append(item)
    } else {
      suites.append(Report.Suite(name: file, cases: [item]))
    }
  }

  func text(as format: AuditOutput.Format, isVerbose: Bool = false) -> String {
    let report = Report(suites: suites, rules: Report.Rule.ofAudit)
    return switch format {
    case .text: reports.map { $0.text(isVerbose: isVerbose) }.joined(separator: "\n")
    case .json: JSON.lines(reports.flatMap(\.objects).map { "  " + $0 })
    case .jsonl: reports.flatMap(\.objects).map { $0 + "\n" }.joined()
    case .sarif: report.written(as: .sarif)
    case .github: report.written(as: .github)
    case .junit: report.written(as: .junit)
    }
  }
}

extension Report.Rule {
  /// The rules of the audit.
  static var ofAudit: [Self] {
    A11ySimTool.current.auditRules.map { rule in
      Self(
        id: rule.id, severity: rule.severity, summary: rule.summary, explanation: rule.explanation, remedy: rule.remedy)
    }
  }
}
