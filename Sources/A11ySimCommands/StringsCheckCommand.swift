import A11ySim
import A11ySimSystem
import ArgumentParser
import ESpeakNG
import ScenarioFiles
import StringCatalogs

/// Finds in an app's own strings what would sound wrong.
struct StringsCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Find in an app's string catalogues what would sound wrong when a screen reader says it.",
    discussion: """
      Reads .xcstrings, .strings, .stringsdict, Android's values*/*.xml, XLIFF from Xcode and Flutter's .arb. What is known \
      and left is ignored with a reason: in a catalogue's comment

        [a11y-sim:ignore emoji it is the name of the effect]

      in Android's tools:ignore="emoji", or in .a11y-sim.yaml in this folder, which also has the names that no language \
      translates, the numbers that plurals are asked with, and the language of the source:

        strings:
          source: en
          names: [ Example Inc ]
          domains: { "otp_*": 1...8 }
          ignore: [ { rule: emoji, key: "workout_*", language: de, table: Localizable.xcstrings, reason: it is the name } ]

      Exit status 1 when there is an error among the findings.

      Examples:
        a11y-sim strings check Sources
        a11y-sim strings check res --domain 'otp_*=1...8' --format github
        a11y-sim strings check . --baseline strings-baseline.json
      """)

  @Argument(help: "Catalogues, and folders that have them.")
  var paths: [String] = []

  @Option(help: ArgumentHelp("Only what is found in this language (BCP 47; repeatable).", valueName: "tag"))
  var locale: [String] = []

  @Option(
    help: ArgumentHelp("Only this rule (repeatable); also for those that are off unless named.", valueName: "rule"))
  var rule: [String] = []

  @Option(help: "Report findings from this severity on: info, warning, error.")
  var severity: Diagnostic.Severity = .warning

  @Option(
    help: ArgumentHelp("The language of the source texts (BCP 47), where the files do not say.", valueName: "tag"))
  var source: String?

  @Option(
    help: ArgumentHelp(
      "Numbers that plurals are asked with, for keys with this pattern: 'otp_*=1...8' (repeatable; 0...1000 else).",
      valueName: "keys=first...last"))
  var domain: [String] = []

  @Option(
    help: ArgumentHelp(
      "Leave what this file knows; it is written when it is not there, but never in continuous integration.",
      valueName: "file"))
  var baseline: String?

  @Flag(help: "Take out of the baseline what is no longer found. Nothing is ever added.")
  var updateBaseline = false

  @Option(help: ArgumentHelp("Only what is in lines that differ from this commit or branch of git.", valueName: "ref"))
  var changedSince: String?

  @Option(help: ArgumentHelp("\(Report.Format.help)."))
  var format: Report.Format = .standard

  @Option(help: ArgumentHelp("Scenarios whose screens the strings stand on (repeatable).", valueName: "file"))
  var scenario: [String] = []

  @Flag(
    help:
      "Ask eSpeak NG, too, how texts made for screen readers sound. Apple's voices are others: all of it is information."
  )
  var withVoice = false

  @Option(
    help: ArgumentHelp(
      "Write a page per language with each text, its IPA and its sound into a folder.", valueName: "folder"))
  var listen: String?

  @Option(help: ArgumentHelp("The settings, instead of .a11y-sim.yaml in this folder.", valueName: "file"))
  var config: String?

  @Option(help: ArgumentHelp("Explain a rule.", valueName: "rule"))
  var explain: String?

  @Flag(help: "List the rules: severity, what they look at, what they find.")
  var rules = false

  @OptionGroup var voices: VoiceOptions

  mutating func validate() throws {
    let names = A11ySimTool.current.stringChecks.map(\.id)
    for name in rule + [explain].compactMap({ $0 }) where !names.contains(name) {
      let help =
        name.nearest(in: names).map { "did you mean `\($0)`?" } ?? "`a11y-sim strings check --rules` lists them"
      throw ValidationError("there is no rule “\(name)”\nhelp: \(help)")
    }
    for tag in locale + [source].compactMap({ $0 }) where !tag.isLanguageTag {
      throw ValidationError("“\(tag)” is no language tag; write it as en, fr-CA or zh-Hans")
    }
    for text in domain where DomainPattern(text) == nil {
      throw ValidationError(
        "--domain takes a pattern of keys and two numbers, as in 'otp_*=1...8'; “\(text)” is not that")
    }
    if updateBaseline, baseline == nil { throw ValidationError("--update-baseline needs --baseline FILE") }
  }

  mutating func run() throws {
    if rules { return A11ySimTool.current.stringChecks.forEach { Console.print($0.line) } }
    if let explain {
      return A11ySimTool.current.stringChecks.filter { $0.id == explain }.forEach { Console.print($0.description) }
    }
    if paths.isEmpty {
      Console.complain(
        "error: no catalogue was named\nhelp: a11y-sim strings check PATH…, or a11y-sim strings check --rules")
      throw Console.Status.wrongUsage
    }
    do throws(Diagnostic) {
      try check()
    } catch {
      Console.complain(error)
      throw Console.Status.couldNot
    }
  }

  // MARK: - The work

  private mutating func check() throws(Diagnostic) {
    let settings = try StringsSettings.read(config)
    let (files, faults) = InputFile.catalogs(in: paths)
    let (tables, diagnostics) = StringTables.tables(from: files, sourceLanguage: source ?? settings.source)
    let problems = faults + diagnostics
    if tables.isEmpty, problems.isEmpty {
      throw Diagnostic(
        "there is no string catalogue in \(paths.joined(separator: ", "))",
        help: "known are .xcstrings, .strings, .stringsdict, values/*.xml, .xliff and .arb")
    }
    locale = try languages(in: tables, problems)
    let chosen = A11ySimTool.current.stringChecks.filter { rule.isEmpty ? $0.isOnByDefault : rule.contains($0.id) }
    let checker = StringChecker(
      rules: chosen, known: A11ySimTool.current.stringChecks, locales: locale,
      domains: settings.domains + domain.compactMap { DomainPattern($0) },
      names: settings.names, ignores: settings.ignores)
    let voice = try withVoice ? ESpeakStringVoice(voices) : nil
    let screens = try screens(in: tables)
    var report = checker.report(on: tables, screens: screens, voice: voice)
    for diagnostic in report.diagnostics { Console.complain(diagnostic) }
    // About the voice, not the strings: those it could not be asked about have no finding.
    let failures = voice?.failures ?? []
    for failure in failures {
      var diagnostic = failure.diagnostic
      if failure.isOfText { diagnostic.severity = .warning }
      Console.complain(diagnostic)
    }
    if let changedSince {
      let changes = try GitChanges(since: changedSince, files: files.map(\.path), tables: tables)
      let byPath = Dictionary(tables.map { ($0.path, $0) }) { first, _ in first }
      report.findings.removeAll { !changes.touch($0, in: byPath[$0.table]) }
    }
    let known = try leaveKnown(&report, tables, isWhole: !problems.contains { $0.severity == .error })
    let shown = report.findings.filter { $0.severity >= severity }
    write(shown, problems, tables)
    if format.isForPeople { Console.print(summary(of: report, shown: shown.count, known: known, tables)) }
    var isHeard = true
    if let listen { isHeard = try SpokenPages(folder: listen, voices: voices).write(tables, locales: locale) }
    if !isHeard || problems.contains(where: { $0.severity == .error }) || failures.contains(where: { !$0.isOfText }) {
      Console.exit(.couldNot)
    }
    if report.findings.contains(where: { $0.severity == .error }) { Console.exit(.findings) }
  }

  /// The languages asked for, as the tables name them.
  private func languages(in tables: [StringTable], _ problems: [Diagnostic]) throws(Diagnostic) -> [String] {
    var named: Set<String> = []
    for tag in locale {
      let languages = tables.flatMap { $0.languages(named: tag) }
      if languages.isEmpty {
        // It may be in what could not be read.
        for problem in problems { Console.complain(problem) }
        let all = Set(tables.flatMap(\.languages)).sorted()
        throw Diagnostic(
          "no catalogue has the language “\(tag)”",
          help: all.isEmpty ? "no catalogue could be read" : "there are \(all.joined(separator: ", "))")
      }
      named.formUnion(languages)
    }
    return named.sorted()
  }

  /// The screens that scenarios show as they are played, in each language of the tables.
  private func screens(in tables: [StringTable]) throws(Diagnostic) -> [StringScreen] {
    var screens: [StringScreen] = []
    for name in scenario {
      do throws(ScenarioParser.Failure) {
        let source = try InputFile.source(name)
        for tag in Set(tables.flatMap(\.languages)).sorted() {
          let scenario = try InputFile.scenario(source, textsIn: tag)
          screens += Self.trees(of: scenario, in: tag).map { StringScreen(name: name, language: tag, tree: $0) }
        }
      } catch {
        throw error.diagnostics.first ?? Diagnostic("it cannot be read", file: name)
      }
    }
    return screens
  }

  /// What the screen is at first, after each step, and once what a step has caused is over; each state once.
  private static func trees(of scenario: Scenario, in tag: String) -> [AccessibilityTree] {
    var session = Session(scenario, locale: tag)
    var trees = [session.elements]
    for step in scenario.steps {
      session.perform(step)
      var later = session
      // Waiting begins when nothing is said or due any more. Another session does it: the steps have times of their own.
      later.perform(.wait(.zero))
      for tree in [session.elements, later.elements] where !trees.contains(tree) { trees.append(tree) }
    }
    return trees
  }

  /// Takes out what the baseline knows, and returns how much that is.
  /// - Parameter isWhole: Whether all could be read: what was not read cannot be said to be gone.
  private func leaveKnown(
    _ report: inout StringReport, _ tables: [StringTable], isWhole: Bool
  ) throws(Diagnostic) -> Int {
    guard let baseline else { return 0 }
    guard InputFile.exists(baseline) else {
      if Variable.isCI {
        throw Diagnostic(
          "there is no such baseline, and none is written where the variable CI is set", file: baseline,
          help: "write it on your own machine and commit it, or check the path")
      }
      try StringsBaseline(report.findings.map(\.identity)).write(to: baseline)
      Console.complain("note: \(baseline) is new and has what was found: \(report.findings.count)")
      defer { report.findings = [] }
      return report.findings.count
    }
    let before = try StringsBaseline.read(baseline)
    let (rest, left) = before.split(report.findings)
    // What was not looked for cannot be said to be gone, nor what stands in tables that were not looked at.
    let isWhole = isWhole && locale.isEmpty && rule.isEmpty && changedSince == nil
    let seen = Set(tables.map(\.path))
    let elsewhere = before.removing { seen.contains($0) || isBelowPaths($0) }
    let still = StringsBaseline(left.findings + elsewhere.findings)
    let gone = before.findings.count - still.findings.count
    if gone > 0, isWhole {
      if updateBaseline {
        try still.write(to: baseline)
        Console.complain("note: \(gone) fewer in \(baseline)")
      } else {
        Console.complain(
          Diagnostic(
            "\(gone) of its findings are gone", file: baseline, severity: .warning,
            help: "take them out with --update-baseline"))
      }
    }
    defer { report.findings = rest }
    return report.findings.count - rest.count
  }

  /// Whether a table would have been found if it were still there.
  private func isBelowPaths(_ table: String) -> Bool {
    paths.contains { path in
      var path = path[...]
      while path.hasPrefix("./") { path = path.dropFirst(2) }
      while path.hasSuffix("/"), path.count > 1 { path = path.dropLast() }
      if path.isEmpty || path == "." { return !table.hasPrefix("/") && !table.hasPrefix("../") }
      return table == path || table.hasPrefix(path.hasSuffix("/") ? String(path) : path + "/")
    }
  }
}
