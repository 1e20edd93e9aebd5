import A11ySim

extension TestSuite {
  func show(_ outcome: TestOutcome) {
    for finding in outcome.suite.cases.flatMap(\.findings) { Console.complain(finding.diagnostic) }
    for file in outcome.written { Console.complain("note: wrote \(file)") }
    if outcome.status == .fine && options.quiet { return }
    Console.print("\(outcome.status == .fine ? "ok  " : "FAIL") \(outcome.suite.name)\n")
  }

  /// Repeats what failed first in each failed scenario. In a long list, the failures have scrolled away.
  func showAgain(_ failed: [TestOutcome], of count: Int) {
    if count < 2 || failed.isEmpty { return }
    Console.print("\nfailed:\n")
    for outcome in failed {
      let findings = outcome.suite.cases.flatMap(\.findings)
      let first = findings.first { $0.diagnostic.severity == .error } ?? findings.first
      let line = first?.diagnostic.line.map { ":\($0)" } ?? ""
      let errors = findings.count { $0.diagnostic.severity == .error }
      let more = errors > 1 ? " (and \(errors - 1) more)" : ""
      Console.print("  \(outcome.suite.name)\(line): \(first?.diagnostic.message ?? "failed")\(more)\n")
    }
    Console.print("\n")
  }

  func showSlowest(_ outcomes: [TestOutcome]) {
    guard let count = options.slowest else { return }
    for outcome in outcomes.sorted(by: { $0.duration > $1.duration }).prefix(count) {
      let milliseconds = Int(outcome.duration / .milliseconds(1))
      // The time differs from run to run, so it is not part of the result on standard output.
      Console.complain("note: \(outcome.suite.name) took \(milliseconds) ms")
    }
  }

  /// The maximum number of lines that are shown for each rule.
  private static let examples = 3

  /// Lists what is heard differently because the model of a screen reader has changed: for each rule, the number of
  /// lines and files, and the first lines.
  func showUpgrades(_ upgrades: [TestPlay.Upgrade]) {
    if upgrades.isEmpty {
      Console.print("every kept transcript is as the screen readers speak now\n")
      return
    }
    let rules = Set(upgrades.flatMap(\.rules)).sorted()
    for rule in rules {
      let lines = upgrades.filter { $0.rules.contains(rule) }
      let files = Set(lines.map(\.file)).count
      let state = lines.allSatisfy(\.isAccepted) ? ", accepted" : ""
      Console.print(
        "\(rule): \(lines.count == 1 ? "1 line" : "\(lines.count) lines") in "
          + "\(files == 1 ? "1 file" : "\(files) files")\(state)\n")
      for line in lines.prefix(Self.examples) {
        let others = line.rules.filter { $0 != rule }.sorted()
        let also = others.isEmpty ? "" : " (also \(others.joined(separator: ", ")))"
        Console.print("  \(line.file)\(line.line.map { ":\($0)" } ?? ""): \(line.words)\(also)\n")
      }
      if lines.count > Self.examples { Console.print("  and \(lines.count - Self.examples) more\n") }
    }
    if let open = rules.first(where: { rule in upgrades.contains { $0.rules.contains(rule) && !$0.isAccepted } }) {
      Console.complain("help: accept the lines of a rule with `--upgrade --accept \(open)`, or all with `--accept all`")
    }
  }

  /// Returns an error for each accepted rule that no difference has.
  func unknownRules(_ upgrades: [TestPlay.Upgrade]) -> [Diagnostic] {
    let rules = Set(upgrades.flatMap(\.rules))
    return options.accept.filter { $0 != "all" && !rules.contains($0) }.map { rule in
      let near = rule.nearest(in: rules.sorted())
      return Diagnostic(
        "no kept transcript differs by the rule “\(rule)”",
        help: near.map { "did you mean `\($0)`?" } ?? "run `a11y-sim test --upgrade` without --accept to list the rules"
      )
    }
  }
}
