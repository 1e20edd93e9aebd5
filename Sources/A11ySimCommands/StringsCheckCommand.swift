import A11ySim
import A11ySimSystem
import ArgumentParser
import ESpeakNG
import ScenarioFiles
import StringCatalogs
import StringChecks

struct StringsCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Find texts in an app's string catalogues that would sound wrong when a screen reader says them.",
    discussion: """
      \(StringsCommand.formats) To ignore a known finding, write its rule and your reason into the comment of the text. \
      This comment ignores a finding of the rule “emoji”:

        [a11y-sim:ignore emoji it is the name of the effect]

      On Android, write tools:ignore="emoji". You can also list findings to ignore in the file .a11y-sim.yaml in the \
      current folder. That file can also contain the language of the source texts, names that stay untranslated, \
      the numbers for which plurals are checked, and the syntax of the placeholders in the tables whose path matches:

        strings:
          source: en
          names: [ Example Inc ]
          domains: { "otp_*": 1...8 }
          placeholders: { "translations/*": percent-names }
          ignore:
            - { rule: emoji, key: "workout_*", reason: it is the name }

      The exit status is 1 if a finding is an error.

      Examples:
        a11y-sim strings check Sources
        a11y-sim strings check res --domain 'otp_*=1...8' --format github
        a11y-sim strings check . --baseline strings-baseline.json
      """)

  @Argument(help: "Catalogues, and folders that contain them. Needed except with --explain and --rules.")
  var paths: [String] = []

  @Option(help: ArgumentHelp("Report only findings in this language (BCP 47; repeatable).", valueName: "tag"))
  var locale: [String] = []

  @Option(
    help: ArgumentHelp(
      "Check only this rule (repeatable). --rules marks the rules that run only if you name them here.",
      valueName: "rule"))
  var rule: [String] = []

  @Option(help: "Report only findings of this severity or a higher one.")
  var severity: Diagnostic.Severity = .warning

  @Flag(
    help:
      "Print each finding separately. Without this option, findings of one rule in one language are printed together.")
  var each = false

  @Option(help: .sourceLanguage)
  var source: String?

  @Option(
    help: ArgumentHelp(
      "Say which numbers the app puts into texts whose key matches a pattern (repeatable). With 'otp_*=1...8', the plurals of keys that begin with otp_ are checked for 1 to 8. Without the option, plurals are checked for 0 to 1000.",
      valueName: "keys=first...last"))
  var domain: [String] = []

  @Option(
    help: ArgumentHelp(
      "Ignore the findings that are listed in this file. If it does not exist, create it with all present findings; if the environment variable CI is set, fail instead.",
      valueName: "file"))
  var baseline: String?

  @Flag(help: "Remove findings from the baseline that no longer occur. New findings are never added.")
  var updateBaseline = false

  @Option(
    help: ArgumentHelp("Report only findings in lines that differ from this commit or branch of git.", valueName: "ref")
  )
  var changedSince: String?

  @Flag(help: "Correct findings in the files if there is only one possible correction, and report the other findings.")
  var fix = false

  @Flag(help: "Print the changes that --fix would make, as a patch, and change nothing.")
  var diff = false

  @OptionGroup var outputs: ReportOutputs

  @Option(help: ArgumentHelp("Check the strings on the screens of this scenario too (repeatable).", valueName: "file"))
  var scenario: [String] = []

  @Flag(
    help:
      """
      Also check how eSpeak NG pronounces the texts. These findings have the severity info, because the voices of a \
      phone may differ: add --severity info to see them.
      """
  )
  var withVoice = false

  @Option(
    help: ArgumentHelp(
      "Write one web page per language into this folder, with each text, its pronunciation in IPA and its sound, with numbers in place of arguments. `strings report` writes more.",
      valueName: "folder"))
  var listen: String?

  @Option(
    help: ArgumentHelp(
      "Read the key `strings` (above) from this file instead of .a11y-sim.yaml in the current folder.",
      valueName: "file"))
  var config: String?

  @Option(
    help: ArgumentHelp(
      "Print what this rule checks, why, how to solve the problem, and examples. Nothing is checked.",
      valueName: "rule"))
  var explain: String?

  @Flag(help: "List the rules: severity, what a rule examines, and the problem that it finds. Nothing is checked.")
  var rules = false

  @OptionGroup var voices: VoiceOptions

  mutating func validate() throws {
    let names = A11ySimTool.current.stringChecks.map(\.id)
    for name in rule + [explain].compactMap({ $0 }) where !names.contains(name) {
      let help =
        name.nearest(in: names).map { "did you mean `\($0)`?" } ?? "run `a11y-sim strings check --rules` to list them"
      throw ValidationError("there is no rule “\(name)”\nhelp: \(help)")
    }
    for tag in locale + [source].compactMap({ $0 }) where !tag.isLanguageTag {
      throw ValidationError("“\(tag)” is not a language tag; write a tag such as en, fr-CA or zh-Hans")
    }
    for text in domain where DomainPattern(text) == nil {
      throw ValidationError(
        "“\(text)” does not have the form KEYS=RANGE; write --domain as 'otp_*=1...8'")
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
        "error: no catalogue was named\nhelp: run `a11y-sim strings check PATH…`, or list the rules with --rules")
      throw Console.Status.wrongUsage
    }
    let status: Console.Status
    do throws(Diagnostic) {
      status = try check()
    } catch {
      Console.complain(error)
      status = .couldNot
    }
    if status != .fine { throw status }
  }

  // MARK: - The work

  private mutating func check() throws(Diagnostic) -> Console.Status {
    let settings = try StringsSettings.read(config)
    var (files, unread) = InputFile.catalogs(in: paths)
    let reading = StringTables.read(files, sourceLanguage: source ?? settings.source)
    // Only corrections still need the bytes, which may take more than half of the memory.
    if !fix && !diff { for index in files.indices { files[index].bytes = [] } }
    var tables = reading.tables
    settings.applyPlaceholders(to: &tables)
    let problems = unread + reading.failures
    if tables.isEmpty, !problems.contains(where: { $0.severity == .error }) {
      for problem in problems { Console.complain(problem) }
      throw Diagnostic(
        "there is no string catalogue in \(paths.joined(separator: ", "))",
        help: InputFile.catalogHelp)
    }
    locale = try languages(in: tables, problems)
    let chosen = A11ySimTool.current.stringChecks.filter { rule.isEmpty ? $0.isOnByDefault : rule.contains($0.id) }
    let checker = StringChecker(
      rules: chosen, known: A11ySimTool.current.stringChecks, locales: locale,
      domains: settings.domains + domain.compactMap { DomainPattern($0) },
      names: settings.names, ignores: settings.ignores)
    let voice = try withVoice ? ESpeakStringVoice(voices) : nil
    let screens = try screens(in: tables)
    var report = checker.report(on: tables, faults: reading.faults, screens: screens, voice: voice)
    if fix || diff {
      let fixer = fixed(files, report, checker, settings)
      if diff {
        let patch = zip(files, fixer.files).map { StringsPatch.lines(from: $0, to: $1) }.joined()
        Console.print(patch)
        if patch != patch.visible {
          Console.complain(
            Diagnostic(
              "the patch shows some characters as escapes, so it cannot be applied", severity: .warning,
              help: "correct the files with --fix instead"))
        }
        if fixer.fixedCount == 0 { Console.complain("note: no finding has a correction that is certain") }
        return .fine
      }
      for (old, new) in zip(files, fixer.files) where old != new { try TextFile.write(new.bytes, to: new.path) }
      Console.complain("note: corrected \(fixer.fixedCount) text\(fixer.fixedCount == 1 ? "" : "s")")
      if fixer.fixedCount > 0 {
        fix = false
        return try check()
      }
    }
    for diagnostic in report.diagnostics { Console.complain(diagnostic) }
    // Failures of the voice are not findings about strings, so they are printed separately.
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
    try write(shown, problems, tables)
    if outputs.printed.isForPeople { Console.print(summary(of: report, shown: shown.count, known: known, tables)) }
    var isHeard = true
    if let listen { isHeard = try SpokenPages(folder: listen, voices: voices).write(tables, locales: locale) }
    if !isHeard || problems.contains(where: { $0.severity == .error }) || failures.contains(where: { !$0.isOfText }) {
      return .couldNot
    }
    return report.findings.contains { $0.severity == .error } ? .findings : .fine
  }

  /// Applies corrections, and checks the corrected files again, because one text may need several corrections.
  private func fixed(
    _ files: [StringFile], _ report: StringReport, _ checker: StringChecker, _ settings: StringsSettings
  ) -> StringFixer {
    struct Place: Hashable {
      var table: String
      var key: String?
      var language: String?

      init(_ finding: StringFinding) { (table, key, language) = (finding.table, finding.key, finding.language) }
    }
    var fixer = StringFixer(files, sourceLanguage: source ?? settings.source)
    var findings = report.findings
    var spoilt: Set<Place> = []
    for _ in 0..<8 {
      let before = fixer
      fixer.fix(findings.filter { !spoilt.contains(Place($0)) })
      if fixer.fixedCount == before.fixedCount { break }
      var tables = StringTables.read(
        fixer.filesOfChangedTables(since: before.files), sourceLanguage: source ?? settings.source
      ).tables
      settings.applyPlaceholders(to: &tables)
      let next = checker.report(on: tables).findings
      // A correction that makes a new finding is taken back.
      let known = Set(findings.map(\.identity))
      let made = next.filter { !known.contains($0.identity) }.map(Place.init)
      if made.isEmpty {
        findings = next
      } else {
        fixer = before
        spoilt.formUnion(made)
      }
    }
    return fixer
  }

  /// Returns the languages of `--locale` in the spelling of the tables.
  private func languages(in tables: [StringTable], _ problems: [Diagnostic]) throws(Diagnostic) -> [String] {
    var named: Set<String> = []
    for tag in locale {
      let languages = tables.flatMap { $0.languages(named: tag) }
      if languages.isEmpty {
        // A file that could not be read may contain the language, so its problems are printed first.
        for problem in problems { Console.complain(problem) }
        let all = Set(tables.flatMap(\.languages)).sorted()
        throw Diagnostic(
          "no catalogue has the language “\(tag)”",
          help: all.isEmpty ? "correct the files: none could be read" : "use one of \(all.joined(separator: ", "))")
      }
      named.formUnion(languages)
    }
    return named.sorted()
  }

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
        throw error.diagnostics.first ?? Diagnostic("the file cannot be read", file: name)
      }
    }
    return screens
  }

  /// Returns the different accessibility trees of a scenario: at the start, right after each step, and after the step's
  /// delayed effects.
  private static func trees(of scenario: Scenario, in tag: String) -> [AccessibilityTree] {
    var session = Session(scenario, locale: tag)
    var trees = [session.elements]
    for step in scenario.steps {
      session.perform(step)
      var later = session
      // Only a copy waits for delayed effects, because the next step begins at its own time.
      later.settleToTheEnd()
      for tree in [session.elements, later.elements] where !trees.contains(tree) { trees.append(tree) }
    }
    return trees
  }

  /// Removes the findings of the baseline from the report, and returns their number. Creates a missing baseline, except
  /// in continuous integration.
  ///
  /// - Parameter isWhole: Whether all files could be read. If not, the baseline is not shortened, because unread files
  ///   may still have its findings.
  private func leaveKnown(
    _ report: inout StringReport, _ tables: [StringTable], isWhole: Bool
  ) throws(Diagnostic) -> Int {
    guard let baseline else { return 0 }
    guard InputFile.exists(baseline) else {
      if Variable.isCI {
        throw Diagnostic(
          "the baseline does not exist, and it is not created because the environment variable CI is set",
          file: baseline,
          help: "create the baseline on your own machine and commit it, or check the path")
      }
      try StringsBaseline(report.findings.map(StringsBaseline.Entry.init)).write(to: baseline)
      Console.complain("note: created \(baseline); number of findings in it: \(report.findings.count)")
      defer { report.findings = [] }
      return report.findings.count
    }
    let before = try StringsBaseline.read(baseline)
    let (rest, left) = before.split(report.findings)
    // A finding of the baseline counts as gone only if its rule and its table were checked.
    let isWhole = isWhole && locale.isEmpty && rule.isEmpty && changedSince == nil
    let seen = Set(tables.map(\.path))
    let elsewhere = before.removing { seen.contains($0) || isBelowPaths($0) }
    let still = StringsBaseline(left.findings + elsewhere.findings)
    let gone = before.findings.count - still.findings.count
    if gone > 0, isWhole {
      if updateBaseline {
        try still.write(to: baseline)
        Console.complain("note: removed \(gone) finding\(gone == 1 ? "" : "s") from \(baseline)")
      } else {
        Console.complain(
          Diagnostic(
            "findings in this baseline that no longer occur: \(gone)", file: baseline, severity: .warning,
            help: "remove these findings with --update-baseline"))
      }
    }
    defer { report.findings = rest }
    return report.findings.count - rest.count
  }

  /// Returns whether a table is below the checked paths, even if its file no longer exists.
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
