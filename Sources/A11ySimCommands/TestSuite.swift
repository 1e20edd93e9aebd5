import A11ySim
import ESpeakNG
import ScenarioFiles

/// The scenarios of a `test` command. They are played in parallel, and reported in the order of their files.
struct TestSuite: Sendable {
  struct Summary: Sendable {
    var status = Console.Status.fine
    var passed = 0
    var failed = 0
    var expectations = 0
    var written = 0

    mutating func add(_ outcome: TestOutcome) {
      if outcome.status == .fine { passed += 1 } else { failed += 1 }
      if status != .couldNot, outcome.status != .fine { status = outcome.status }
      expectations += outcome.expectations
      written += outcome.written.count
    }

    var text: String {
      "\(passed) passed, \(failed) failed, " + (expectations == 1 ? "1 expectation" : "\(expectations) expectations")
        + (written == 0 ? "" : written == 1 ? ", 1 file written" : ", \(written) files written") + "\n"
    }
  }

  let options: TestCommand

  init(options: TestCommand) { self.options = options }

  func run(_ paths: [String]) -> (report: Report, summary: Summary) {
    let (items, isComplete) = items(paths)
    let shared = Shared()
    shared.summary.status = isComplete ? .fine : .couldNot
    let clock = ContinuousClock()
    let start = clock.now
    Parallel.run(items.count) { index in
      if clock.now - start > .seconds(1) { Progress.show("\(index + 1) of \(items.count) · \(items[index].file)") }
    } work: { index in
      let begin = clock.now
      var outcome = TestPlay(item: items[index], options: options).outcome()
      outcome.duration = clock.now - begin
      return outcome
    } deliver: { index, outcome in
      Progress.clear()
      shared.add(outcome)
      if options.outputs.printed.isForPeople { show(outcome) }
      return !(options.failFast && outcome.status != .fine)
    }
    Progress.clear()
    if options.outputs.printed.isForPeople {
      showAgain(shared.outcomes.filter { $0.status != .fine }, of: items.count)
      if options.upgrade { showUpgrades(shared.outcomes.flatMap(\.upgrades)) }
      showSlowest(shared.outcomes)
      Console.print(shared.summary.text)
    }
    for unknown in unknownRules(shared.outcomes.flatMap(\.upgrades)) {
      Console.complain(unknown)
      shared.summary.status = .couldNot
    }
    return (Report(suites: shared.suites, rules: TestPlay.rules + Report.Rule.ofAudit), shared.summary)
  }

  struct Item: Sendable {
    var file: String
    var folder: String?
    /// Whether `plays` and `loaded` are set.
    var isRead = false
    /// One scenario for each screen reader, or the reason why the file cannot be played.
    var plays: Result<[Scenario], ScenarioParser.Failure> = .success([])
    /// The resolved paths of the other files that the scenario reads, such as screen files.
    var loaded: [String] = []
  }

  private func items(_ paths: [String]) -> (items: [Item], isComplete: Bool) {
    let shard: Shard?
    do throws(Diagnostic) {
      let bazels = try Shard.bazels()
      shard = options.shard ?? bazels
    } catch {
      Console.complain(error)
      return ([], false)
    }
    let (files, areRead) = options.play.files(paths)
    var isComplete = areRead
    var items = files.map { Item(file: $0.file, folder: $0.folder) }
    // Reading takes more than a third of a test's time, so a shard reads only what it needs. Scenarios that may name
    // other files are read in every shard, because those files are not scenarios of their own. With a filter, all
    // scenarios are read, because the filter needs their names.
    let isPart = shard != nil && options.filter.isEmpty
    items = read(items) { !isPart || $0.folder == nil || Self.mayNameFiles($0.file) }
    var screens = Set(items.flatMap(\.loaded))
    if isPart, let path = paths.first, let project = try? Project.of(path) {
      screens.formUnion(project.wording.map { InputFile.resolved(project.resolved($0)) })
    }
    if !screens.isEmpty { items.removeAll { $0.folder != nil && screens.contains(InputFile.resolved($0.file)) } }
    if !options.filter.isEmpty, !items.isEmpty {
      items.removeAll { !isWanted($0) }
      if items.isEmpty {
        let filters = options.filter.map { "“\($0)”" }.joined(separator: " or ")
        Console.complain(
          Diagnostic(
            "no scenario has \(filters) in its path or name", help: "run without --filter to list all scenarios"))
        isComplete = false
      }
    }
    if let shard { items = read(shard.part(of: items)) { !$0.isRead } }
    PlayOptions.shareSecrets(of: &items, at: \.plays)
    return (items, isComplete)
  }

  private func read(_ items: [Item], where isNeeded: @Sendable (Item) -> Bool) -> [Item] {
    let read = Shared()
    Parallel.run(items.count) { index in
      var item = items[index]
      guard isNeeded(item) else { return item }
      let (file, loaded) = (item.file, Loaded())
      item.plays = Result { () throws(ScenarioParser.Failure) in
        try options.play.plays(InputFile.source(file)) { loaded.paths.append(InputFile.resolved($0)) }
      }
      item.loaded = loaded.paths
      item.isRead = true
      return item
    } deliver: { _, item in
      read.items.append(item)
      return true
    }
    return read.items
  }

  /// Whether a scenario may contain `file`, `strings` or `wording`, the keys that name files. A backslash or a zero
  /// byte counts, because a key may be escaped or in UTF-16.
  private static func mayNameFiles(_ file: String) -> Bool {
    // The shard that plays the file reports that the file is unreadable.
    guard let bytes = try? InputFile.source(file).bytes else { return false }
    let keys = ["file", "strings", "wording"].map { Array($0.utf8) }
    return bytes.indices.contains { index in
      switch bytes[index] {
      case 0, UInt8(ascii: "\\"): true
      case UInt8(ascii: "f"), UInt8(ascii: "s"), UInt8(ascii: "w"): keys.contains { bytes[index...].starts(with: $0) }
      default: false
      }
    }
  }

  private func isWanted(_ item: Item) -> Bool {
    let name = (try? item.plays.get())?[0].name ?? ""
    return options.filter.contains { item.file.contains($0) || name.contains($0) }
  }

  /// Returns, for each scenario's path, the stamps of its file, of the files that it loads, and of its saved
  /// transcripts. A stamp changes when its file is saved.
  func stamps(_ paths: [String]) -> [String: [[Int]?]] {
    let (files, _) = options.play.files(paths, isQuiet: true)
    var stamps: [String: [[Int]?]] = [:]
    for (file, _) in files {
      let loaded = Loaded()
      let plays = (try? options.play.plays(InputFile.source(file)) { loaded.paths.append($0) }) ?? []
      let kept = plays.flatMap { scenario in scenario.locales.map { TestPlay.keptFile(of: file, scenario, $0) } }
      stamps[file] = ([file] + loaded.paths + kept).map { TextFile.stamp(of: $0) }
    }
    return stamps
  }

  /// The paths of loaded files. Only the thread that reads the scenario uses the object, so no lock is needed.
  private final class Loaded: @unchecked Sendable {
    var paths: [String] = []
  }

  /// The results of all plays. `Parallel.run` delivers one result at a time, so no lock is needed.
  private final class Shared: @unchecked Sendable {
    var items: [Item] = []
    var summary = Summary()
    var outcomes: [TestOutcome] = []
    var suites: [Report.Suite] { outcomes.map(\.suite) }

    func add(_ outcome: TestOutcome) {
      summary.add(outcome)
      outcomes.append(outcome)
    }
  }
}

struct TestOutcome: Sendable {
  var suite: Report.Suite
  var status: Console.Status
  var expectations = 0
  var written: [String] = []
  /// The lines of saved transcripts that differ because the model of a screen reader has changed.
  var upgrades: [TestPlay.Upgrade] = []
  /// The time that the scenario took to play and check.
  var duration = Duration.zero
}

struct TestPlay {
  var item: TestSuite.Item
  let options: TestCommand

  /// The rules for findings that do not come from an audit.
  static let rules = [
    Report.Rule(
      id: "expectation", severity: .error, summary: "What is heard differs from an `expect` step.",
      explanation: "A screen reader user hears something different from what the scenario expects."),
    Report.Rule(
      id: "transcript", severity: .error, summary: "What is heard differs from the saved transcript.",
      explanation: "A screen reader user hears something different from when the transcript was saved.",
      remedy: "if the change is intended, run `a11y-sim test --update`"),
    Report.Rule(
      id: "nothing-happened", severity: .error,
      summary: "A step had no effect, or a step with `expectNothing` had one.",
      explanation: "If a step has no effect, the steps after it do not test what they were written for."),
    Report.Rule(
      id: "stale", severity: .error, summary: "A capture is older than `fresh` allows.",
      explanation: "The app may have changed since the capture, so the test may check a screen that no longer exists.",
      remedy: "capture the screen again"),
    Report.Rule(
      id: "spoken", severity: .warning,
      summary: "The simulated speech differs from the speech that was recorded with the capture.",
      explanation:
        "Either the model of the screen reader is wrong, or the screen was in another state when it was recorded."
    ),
    Report.Rule(
      id: "scenario", severity: .error, summary: "The scenario cannot be played.",
      explanation: "Its file contains an error, or something is missing."),
  ]

  func outcome() -> TestOutcome {
    var outcome = TestOutcome(suite: Report.Suite(name: item.file, cases: []), status: .fine)
    do throws(ScenarioParser.Failure) {
      var plays = try item.plays.get()
      if options.update != nil { plays = try write(plays, &outcome) }
      let isOneOfSeveral = plays.count > 1
      for (rate, scenario) in plays.flatMap(options.rates.versions) {
        for locale in scenario.locales {
          check(scenario, locale, atRate: rate, namingReader: isOneOfSeveral, &outcome)
        }
        let count = scenario.steps.count { if case .expect = $0.action { true } else { false } }
        outcome.expectations += count * scenario.locales.count
      }
      if outcome.expectations == 0 && !plays.contains(where: { $0.audit != nil || $0.keepsTranscript }) {
        let warning = Diagnostic(
          "this scenario has no expectations", file: item.file, severity: .warning,
          help: "add an `expect` step, or save its transcript with --update")
        outcome.suite.cases[0].findings.insert(.init(diagnostic: warning, rule: "scenario"), at: 0)
      }
    } catch {
      let findings = error.diagnostics(isRedacted: options.redact).map {
        Report.Finding(diagnostic: $0, rule: "scenario")
      }
      outcome.suite.cases.append(
        Report.Case(name: InputFile.stem(item.file), file: item.file, findings: findings, couldNot: true))
      outcome.status = .couldNot
    }
    return outcome
  }

  // MARK: Comparing

  /// Plays the scenario in a language, and adds the result to the outcome. Compares the saved transcript only at the
  /// scenario's own speaking rate.
  ///
  /// - Parameter namingReader: If true, messages name the screen reader, because the scenario is played with several
  ///   screen readers.
  private func check(
    _ scenario: Scenario, _ locale: String, atRate rate: Int?, namingReader: Bool, _ outcome: inout TestOutcome
  ) {
    let transcript = scenario.play(locale: locale)
    let name = shownName(scenario, transcript) ?? InputFile.stem(item.file)
    let play = (namingReader ? ["\(scenario.reader)"] : []) + (scenario.locales.count > 1 ? [locale] : [])
    let place = play.isEmpty ? "" : " (\(play.joined(separator: ", ")))"
    let parts = [name] + play + (rate.map { ["rate \($0) %"] } ?? [])
    var result = Report.Case(name: parts.joined(separator: ", "), file: item.file)
    result.couldNot = transcript.diagnostics.contains { $0.severity == .error }
    result.findings = transcript.diagnostics.map { .init(diagnostic: $0, rule: "scenario") }
    result.findings += scenario.redacted(transcript.undone, isRedacted: options.redact, locale: locale).map { undone in
      var undone = undone
      undone.message += place
      return .init(diagnostic: undone, rule: "nothing-happened")
    }
    result.findings += revealed(scenario, transcript)
    result.findings += spokenOtherwise(scenario) + (locale == scenario.locales.first ? stale(scenario) : [])
    let isFull = options.diff == .full
    var findings = scenario.findings(in: transcript, isRedacted: options.redact, isFull: isFull)
    if let least = options.leastConfidence {
      findings += scenario.doubts(in: transcript, below: least, isRedacted: options.redact)
    }
    // An expectation may fail for only one screen reader or language, so the message names both.
    for index in findings.indices { findings[index].message += place }
    result.findings += findings.map { .init(diagnostic: $0, rule: "expectation") }
    if isOwnRate(rate, of: scenario),
      let (isKept, findings) = comparison(scenario, transcript, locale, isFull, &outcome)
    {
      if isKept { outcome.expectations += 1 }
      result.findings += findings.map { .init(diagnostic: $0, rule: "transcript") }
    }
    if let least = scenario.audit { result.findings += audit(scenario, locale, from: least) }
    outcome.suite.cases.append(result)
    if result.couldNot {
      outcome.status = .couldNot
    } else if result.hasFailed, outcome.status == .fine {
      outcome.status = .findings
    }
  }

  /// Returns the name of the scenario as a transcript may show it.
  private func shownName(_ scenario: Scenario, _ transcript: Transcript) -> String? {
    guard options.redact, !scenario.isRedacted, scenario.name != nil else { return transcript.header.scenario }
    return scenario.play(locale: transcript.header.appLocale, isRedacted: true).header.scenario
  }

  /// Returns an error for each place where the app says or shows the content of a secure field, unless the scenario
  /// ignores the rule of the audit for it.
  private func revealed(_ scenario: Scenario, _ transcript: Transcript) -> [Report.Finding] {
    transcript.reveals.filter(\.isApps).filter { !$0.isIgnored(by: scenario) }.map { reveal in
      Report.Finding(
        diagnostic: Diagnostic(
          "\(reveal.what) has the content of a secure field", file: item.file, line: reveal.line,
          column: reveal.line == nil ? nil : 1,
          help: "let the app say only that something was entered; to accept it, ignore the rule `\(reveal.rule)`"),
        rule: reveal.rule)
    }
  }

  /// Returns a warning for each difference from the speech that was recorded with the capture.
  private func spokenOtherwise(_ scenario: Scenario) -> [Report.Finding] {
    guard let vector = FidelityVector(spokenBeside: scenario, file: item.file) else { return [] }
    return vector.play().filter { !$0.isExact }.map { result in
      let recorded = result.vector.expected.flatMap(\.utterances).joined(separator: " ‖ ")
      let heard = result.heard.flatMap(\.self).joined(separator: " ‖ ")
      let message =
        recorded.isEmpty
        ? "“\(heard)” is simulated but was not recorded"
        : heard.isEmpty
          ? "“\(recorded)” was recorded but is not simulated"
          : "“\(recorded)” was recorded, but “\(heard)” is simulated"
      return Report.Finding(
        diagnostic: Diagnostic(
          message, file: item.file, line: result.vector.line, column: 1, severity: .warning,
          help: "compare both with `a11y-sim fidelity \(item.file) --failures`"), rule: "spoken")
    }
  }

  /// Whether a rate equals the speaking rate in the scenario's own settings. True if `rate` is nil.
  private func isOwnRate(_ rate: Int?, of scenario: Scenario) -> Bool {
    guard let rate, let own = try? item.plays.get().first(where: { $0.reader == scenario.reader }) else { return true }
    let setting = own.reader.descriptor.settings.first { $0.name == "speakingRate" }
    return setting?.read(own.settings) == String(rate)
  }

  private func audit(_ scenario: Scenario, _ locale: String, from least: Diagnostic.Severity) -> [Report.Finding] {
    let audit = Audit(
      scenario, locale: locale, rules: A11ySimTool.current.auditRules, isRedacted: options.redact)
    let found = audit.findings.filter { $0.severity >= least }.map { finding in
      var diagnostic = finding.diagnostic(file: item.file)
      // The findings that the key `audit` selects make the scenario fail, so they are reported as errors.
      diagnostic.severity = .error
      return Report.Finding(
        diagnostic: diagnostic, rule: finding.rule, identity: "\(finding.rule):\(finding.element ?? "")")
    }
    return found + audit.diagnostics.map { .init(diagnostic: $0, rule: "scenario") }
  }
}

extension Reveal {
  /// The rule of the audit that finds it.
  var rule: String { kind == .log ? "secret-in-log" : "secret-announced" }

  /// Whether the scenario ignores the rule for it.
  func isIgnored(by scenario: Scenario) -> Bool {
    scenario.ignored.contains { entry in
      entry.covers(
        Finding(rule: rule, severity: .error, message: "", element: element, step: step, criteria: [], remedy: ""))
    }
  }
}
