import A11ySim
import ArgumentParser
import StringCatalogs
import StringChecks

/// `strings report`: what `strings check` finds, by language, for the people who translate.
struct StringsReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write pages and files for translators: each finding with its text, what is heard, and a proposal.",
    discussion: """
      The folder gets index.html, a summary by language and rule, and for each language a page (de.html), a table for \
      spreadsheets (de.csv), and files with the findings as notes for Weblate, Crowdin and other tools (de.xlf, de.po). A \
      page lists the texts for screen readers and all other texts with findings. Numbers are put in for arguments. Where \
      eSpeak NG is installed, each text has its pronunciation and its sound.

      Settings are read from .a11y-sim.yaml, as by `strings check`. The exit status is 0 if everything was written, \
      whatever was found.

      Examples:
        a11y-sim strings report Sources -o for-translators
        a11y-sim strings report res -o for-translators --locale de --locale fr --no-sound
      """)

  @Argument(help: "Catalogues, and folders that contain them.")
  var paths: [String]

  @Option(name: .shortAndLong, help: ArgumentHelp("Write into this folder; it is created.", valueName: "folder"))
  var output: String

  @Option(help: ArgumentHelp("Report only this language (BCP 47; repeatable).", valueName: "tag"))
  var locale: [String] = []

  @Option(help: .sourceLanguage)
  var source: String?

  @Option(help: "Report only findings of this severity or a higher one.")
  var severity: Diagnostic.Severity = .warning

  @Flag(inversion: .prefixedNo, help: "Add pronunciation and sound, which takes about a second for ten texts.")
  var sound = true

  @Option(
    help: ArgumentHelp("Read the settings from this file instead of .a11y-sim.yaml.", valueName: "file"))
  var config: String?

  @OptionGroup var voices: VoiceOptions

  mutating func validate() throws {
    for tag in locale + [source].compactMap({ $0 }) where !tag.isLanguageTag {
      throw ValidationError("“\(tag)” is not a language tag; write a tag such as en, fr-CA or zh-Hans")
    }
  }

  func run() throws {
    do throws(Diagnostic) {
      if try !write() { throw Diagnostic("some files could not be read or written") }
    } catch {
      Console.complain(error)
      throw Console.Status.couldNot
    }
  }

  /// Writes the report. Returns false if a catalogue could not be read; the other languages are written all the same.
  private func write() throws(Diagnostic) -> Bool {
    let settings = try StringsSettings.read(config)
    let (files, unread) = InputFile.catalogs(in: paths)
    let reading = StringTables.read(files, sourceLanguage: source ?? settings.source)
    var tables = reading.tables
    settings.applyPlaceholders(to: &tables)
    let problems = unread + reading.failures
    for problem in problems { Console.complain(problem) }
    if tables.isEmpty {
      throw Diagnostic(
        "there is no string catalogue in \(paths.joined(separator: ", "))", help: "name a folder with catalogues")
    }
    let tags = Set(tables.flatMap(\.languages)).sorted()
    let named = Set(locale.flatMap { tag in tables.flatMap { $0.languages(named: tag) } })
    for tag in locale where !tables.contains(where: { !$0.languages(named: tag).isEmpty }) {
      throw Diagnostic(
        "no catalogue has the language “\(tag)”", help: "use one of \(tags.joined(separator: ", "))")
    }
    let rules = A11ySimTool.current.stringChecks
    let checker = StringChecker(
      rules: rules.filter(\.isOnByDefault), known: rules, domains: settings.domains, names: settings.names,
      ignores: settings.ignores)
    let findings = checker.report(on: tables, faults: reading.faults).findings.filter { $0.severity >= severity }
    let folder = output.hasSuffix("/") ? String(output.dropLast()) : output
    let sounds = sound ? TranslatorSounds(folder: folder, voices: voices) : nil
    try TextFile.makeFolder(of: "\(folder)/index.html")
    var languages: [TranslatorLanguage] = []
    for tag in tags where named.isEmpty || named.contains(tag) {
      var language = TranslatorLanguage(tag, tables: tables, findings: findings)
      if language.rows.isEmpty { continue }
      try sounds?.add(to: &language)
      for (name, text) in language.files { try TextFile.write(Array(text.utf8), to: "\(folder)/\(name)") }
      languages.append(language)
    }
    Progress.clear()
    let index = TranslatorLanguage.index(languages, rules: rules)
    try TextFile.write(Array(index.utf8), to: "\(folder)/index.html")
    Console.print(
      "\(folder)/index.html: \(languages.count) language\(languages.count == 1 ? "" : "s"), \(findings.count) finding\(findings.count == 1 ? "" : "s")\n"
    )
    return !problems.contains { $0.severity == .error }
  }
}
