import A11ySim
import ArgumentParser
import ScenarioFiles

struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Play scenarios and report problems that a screen reader user would meet.",
    discussion: """
      Folders are searched for the same files as with `test`. If a rule finds nothing, the problem did not occur in \
      this scenario; it may occur in others. A rule that cannot be applied to the scenario is counted as not \
      evaluated; --verbose gives the reason. A scenario can ignore known findings:

        ignore:
          - rule: unnamed-text-field
            element: code
            reason: it is named in the next version

      The exit status is 1 if a reported finding has the severity of --fail-on or a higher one.

      Examples:
        a11y-sim audit flows/
        a11y-sim audit otp.yaml --fail-on warning --verbose
        a11y-sim audit flows/ --format text --format sarif=audit.sarif
        a11y-sim audit --explain unnamed-text-field
      """
  )

  @Argument(
    help: """
      Scenario files, captures, screen files and folders; `-` is standard input, `demo` and `digits` are built in. \
      Needed except with --explain and --rules.
      """)
  var files: [String] = []

  @OptionGroup var play: PlayOptions

  @OptionGroup var rates: RateOptions

  @OptionGroup var outputs: AuditOutputs

  @Option(
    help: ArgumentHelp(
      "Report only findings of this severity or a higher one. --fail-on ignores the others, too.", valueName: "severity"
    ))
  var severity: Diagnostic.Severity = .info

  @Option(
    help: ArgumentHelp("Exit with status 1 if a finding has this severity or a higher one.", valueName: "severity"))
  var failOn: Diagnostic.Severity = .error

  @Option(help: ArgumentHelp("Ignore findings of this rule (repeatable).", valueName: "rule"))
  var ignore: [String] = []

  @Option(
    help: ArgumentHelp(
      "Print what this rule checks, why, how to solve the problem, and examples. Nothing is audited.",
      valueName: "rule"))
  var explain: String?

  @Flag(
    help:
      "List the rules: severity, WCAG 2.2 success criteria, the problem, and the platform if a rule has only one. Nothing is audited."
  )
  var rules = false

  @Flag(help: "List each rule that was not evaluated, with the reason.")
  var verbose = false

  @Flag(help: .redact)
  var redact = false

  mutating func validate() throws {
    let names = A11ySimTool.current.auditRules.map(\.id)
    for name in ignore + [explain].compactMap({ $0 }) where !names.contains(name) {
      let help = name.nearest(in: names).map { "did you mean `\($0)`?" } ?? "run `a11y-sim audit --rules` to list them"
      throw ValidationError("there is no rule “\(name)”\nhelp: \(help)")
    }
  }

  func run() throws {
    if rules { return A11ySimTool.current.auditRules.forEach { Console.print($0.line) } }
    if let explain {
      return A11ySimTool.current.auditRules.filter { $0.id == explain }.forEach { Console.print($0.description) }
    }
    if files.isEmpty {
      Console.complain(
        "error: no scenario was named\nhelp: run `a11y-sim audit FILE…`, or list the rules with `a11y-sim audit --rules`"
      )
      throw Console.Status.wrongUsage
    }
    let (read, isComplete) = play.scenarios(files)
    var unplayed = 0
    var results = AuditResults()
    var count = AuditReport.Count()
    for (file, plays) in read {
      do throws(ScenarioParser.Failure) {
        for (rate, scenario) in try plays.get().flatMap(rates.versions) {
          let audits = scenario.locales.map {
            ($0, Audit(scenario, locale: $0, rules: A11ySimTool.current.auditRules, isRedacted: redact))
          }
          let report = AuditReport(
            audits, file: scenario.file, rules: A11ySimTool.current.auditRules, from: severity, ignoring: ignore,
            rate: rate)
          var faults: [Diagnostic] = []
          for fault in audits.flatMap(\.1.faults) where !faults.contains(fault) { faults.append(fault) }
          for diagnostic in faults + report.unusedIgnores { Console.complain(diagnostic) }
          if faults.contains(where: { $0.severity == .error }) { unplayed += 1 }
          count += report.count
          switch outputs.printed {
          case .text: Console.print((results.reports.isEmpty ? "" : "\n") + report.text(isVerbose: verbose))
          case .jsonl: Console.print(report.objects.map { $0 + "\n" }.joined(), isData: true)
          default: break
          }
          results.add(report, of: file, atRate: rate, faults)
        }
      } catch {
        let diagnostics = error.diagnostics(isRedacted: redact)
        for diagnostic in diagnostics { Console.complain(diagnostic) }
        results.add(diagnostics, of: file)
        unplayed += 1
      }
    }
    if outputs.printed == .text, read.count > 1 {
      let rest = unplayed == 0 ? "" : "; \(unplayed) could not be played"
      Console.print("\(results.reports.isEmpty ? "" : "\n")\(read.count) scenarios: \(count.text())\(rest)\n")
    }
    do throws(Diagnostic) {
      try outputs.write(results, isVerbose: verbose)
    } catch {
      Console.complain(error)
      throw Console.Status.couldNot
    }
    if unplayed > 0 || !isComplete { throw Console.Status.couldNot }
    if count.hasFindings(from: failOn) { throw Console.Status.findings }
  }
}

extension Diagnostic.Severity: ExpressibleByArgument {}

extension AuditRule {
  fileprivate var line: String {
    "\(id)  \(severity.rawValue)  \(criteria.isEmpty ? "–" : criteria.joined(separator: ", "))  \(summary)"
      + (platform.map { " (\($0.rawValue) only)" } ?? "") + "\n"
  }

  fileprivate var description: String {
    let wcag =
      (criteria.isEmpty ? "no WCAG criterion" : "WCAG \(criteria.joined(separator: ", "))")
      + (platform.map { ", \($0.rawValue) only" } ?? "")
    let examples = examples.map { example in
      let lines = example.text(readers: A11ySimTool.current.screenReaders).split(separator: "\n").map { "  \($0)\n" }
        .joined()
      return "\n" + (example.finding.map { "finds: \($0)" } ?? "does not find:") + "\n" + lines
    }
    let doubts = OpenQuestion.behind(id).map { "  \($0.id): \($0.assumption)\n" }.joined()
    return "\(id)  (\(severity.rawValue), \(wcag))\n\(summary)\n\n\(explanation)\n\nhelp: \(remedy)\n"
      + (doubts.isEmpty
        ? "" : "\ndepends on assumptions that no recording confirms (see `a11y-sim reference questions`):\n\(doubts)")
      + examples.joined()
  }
}
