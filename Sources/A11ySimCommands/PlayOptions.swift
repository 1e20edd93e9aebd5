import A11ySim
import ArgumentParser
import Captures
import Locales
import ScenarioFiles

// A group of options in another group takes the parser four times as long for each level, so these groups repeat some
// options and have no group in them.

/// The options of commands that look at a screen.
struct ScreenOptions: ParsableArguments {
  @Option(name: .customLong("set"), help: .setting)
  var settings: [String] = []

  @Option(help: .captureFormat)
  var from: CaptureFormat?

  @Option(help: .captureOrder)
  var order: CaptureOptions.Order = .captured

  @Option(help: .color)
  var color: Console.Color = .auto

  var capture: CaptureOptions.Choice { .init(format: from, isOrderDerived: order == .derived) }

  func validate() { Console.use(color) }
}

/// The options of commands that play scenarios.
struct PlayOptions: ParsableArguments {
  @Option(help: .locale)
  var locale: [String] = []

  @Option(help: .reader)
  var reader: [String] = []

  @Option(help: "Choose how fast the person acts. Default: the pace of the scenario, else patient.")
  var pace: Pace?

  @Option(name: .customLong("set"), help: .setting)
  var settings: [String] = []

  @Option(help: .captureFormat)
  var from: CaptureFormat?

  @Option(help: .captureOrder)
  var order: CaptureOptions.Order = .captured

  @Option(help: .color)
  var color: Console.Color = .auto

  /// Checks all options on an empty scenario, before any file is read.
  func validate() throws {
    Console.use(color)
    for tag in locale.splitAtCommas where tag != "all" {
      if !tag.isLanguageTag {
        throw ValidationError("“\(tag)” is not a language tag; write a tag such as en, fr-CA or zh-Hans")
      }
    }
    do throws(Diagnostic) {
      let readers = try readers()
      if let twice = readers.first(where: { reader in readers.count { $0.description == reader.description } > 1 }) {
        throw Diagnostic("--reader \(twice) appears twice", help: "leave out one of the two")
      }
      var scenario = Scenario()
      if let reader = readers.first { scenario.reader = reader }
      try apply(to: &scenario)
    } catch {
      throw ValidationError(error.message + (error.help.map { "\nhelp: \($0)" } ?? ""))
    }
  }

  private func readers() throws(Diagnostic) -> [Reader] {
    var readers: [Reader] = []
    for text in reader.splitAtCommas {
      readers.append(try Reader(parsing: text, readers: A11ySimTool.current.screenReaders))
    }
    return readers
  }

  /// Reads what is heard of a file: a scenario, or each of the captures in it.
  func plays(_ file: String) throws(ScenarioParser.Failure) -> [Scenario] {
    try plays(InputFile.source(file), eachScreen: true)
  }

  /// Parses a scenario and applies the options to it, once for each screen reader.
  ///
  /// - Parameters:
  ///   - isEach: Whether each screen of a file with several captures is played. Otherwise such a file is refused.
  ///   - loaded: Called with the path of each further file that is read, such as a screen file or a string catalogue.
  func plays(
    _ source: InputFile.Source, replacing substitution: ScenarioParser.Substitution? = nil,
    eachScreen isEach: Bool = false, loaded: @escaping (String) -> Void = { _ in }
  ) throws(ScenarioParser.Failure) -> [Scenario] {
    func failing<Value>(_ work: () throws(Diagnostic) -> Value) throws(ScenarioParser.Failure) -> Value {
      do throws(Diagnostic) { return try work() } catch { throw ScenarioParser.Failure(diagnostics: [error]) }
    }
    let readers = try failing(readers)
    var scenarios = try InputFile.plays(
      source, with: readers, replacing: substitution, capture: .init(format: from, isOrderDerived: order == .derived),
      eachScreen: isEach, loaded: loaded)
    for index in scenarios.indices {
      try failing { () throws(Diagnostic) in try apply(to: &scenarios[index]) }
    }
    for name in settings.compactMap({ $0.split(separator: "=").first.map(String.init) })
    where !scenarios.contains(where: { $0.reader.descriptor.settings.contains { $0.name == name } }) {
      let readers = scenarios.map(\.reader.descriptor.name).joined(separator: " and ")
      let help = "run `a11y-sim settings` to list them"
      throw ScenarioParser.Failure(diagnostics: [Diagnostic("\(readers) has no setting “\(name)”", help: help)])
    }
    for scenario in scenarios { try check(scenario) }
    return scenarios
  }

  private func check(_ scenario: Scenario) throws(ScenarioParser.Failure) {
    let reader = scenario.reader
    let silent = (scenario.readerLocale.map { [$0] } ?? scenario.locales).filter { !reader.speaks($0) }
    if !silent.isEmpty {
      throw ScenarioParser.Failure(diagnostics: silent.map { .noWording(of: reader, for: $0) })
    }
    try scenario.checkTexts()
    let unreadable = scenario.unreadable
    if !unreadable.isEmpty { throw ScenarioParser.Failure(diagnostics: unreadable) }
  }

  struct Found {
    var file: String
    /// The folder in which the scenario was found; nil if the user named the file.
    var folder: String?
    /// The contents of the scenario file and of the other files that it names.
    var contents: [[UInt8]] = []
    /// The paths of the other files. Their contents follow the first entry of `contents` in the same order.
    var loaded: [String] = []
    /// One scenario for each screen reader, or the reason why the file cannot be played.
    var plays: Result<[Scenario], ScenarioParser.Failure>
  }

  /// Reads the named scenarios and the scenarios in named folders.
  ///
  /// A file in a folder is left out if another scenario uses it as a screen. `isComplete` is false if a folder has no
  /// scenario or cannot be searched.
  func scenarios(
    _ paths: [String]
  ) -> (read: [(file: String, plays: Result<[Scenario], ScenarioParser.Failure>)], isComplete: Bool) {
    let (found, isComplete) = found(paths, eachScreen: true)
    return (found.map { ($0.file, $0.plays) }, isComplete)
  }

  /// Reads scenarios as `scenarios(_:)` does, and also returns the contents of their files.
  func found(_ paths: [String], eachScreen isEach: Bool = false) -> (found: [Found], isComplete: Bool) {
    let (files, isComplete) = files(paths)
    var screens: Set<String> = []
    let read = files.map { file, folder in
      var contents: [[UInt8]] = []
      var loaded: [String] = []
      let plays = Result { () throws(ScenarioParser.Failure) in
        let source = try InputFile.source(file)
        contents.append(source.bytes)
        return try self.plays(source, eachScreen: isEach) { path in
          screens.insert(InputFile.resolved(path))
          contents.append((try? InputFile.source(path).bytes) ?? [])
          loaded.append(path)
        }
      }
      return Found(file: file, folder: folder, contents: contents, loaded: loaded, plays: plays)
    }
    var found = read.filter { $0.folder == nil || !screens.contains(InputFile.resolved($0.file)) }
    Self.shareSecrets(of: &found, at: \.plays)
    return (found, isComplete)
  }

  /// A field that is secure in one of several captures is secret in all of them.
  static func shareSecrets<Item>(
    of items: inout [Item], at plays: WritableKeyPath<Item, Result<[Scenario], ScenarioParser.Failure>>
  ) {
    guard items.count > 1 else { return }
    let scenarios = items.map { (try? $0[keyPath: plays].get()) ?? [] }
    var all = scenarios.flatMap(\.self)
    Scenario.shareSecrets(of: &all)
    var place = 0
    for index in scenarios.indices where !scenarios[index].isEmpty {
      let end = place + scenarios[index].count
      items[index][keyPath: plays] = .success(Array(all[place..<end]))
      place = end
    }
  }

  /// Returns the named files and the playable files in named folders. `isComplete` is false if a folder has no scenario
  /// or cannot be searched.
  func files(_ paths: [String], isQuiet: Bool = false) -> (files: [(file: String, folder: String?)], isComplete: Bool) {
    var files: [(file: String, folder: String?)] = []
    var isComplete = true
    for path in paths {
      guard InputFile.isDirectory(path) else {
        files.append((path, nil))
        continue
      }
      let scenarios: [String]
      do throws(Diagnostic) {
        let found = try InputFile.scenarios(in: path)
        if !isQuiet { for warning in found.warnings { Console.complain(warning) } }
        scenarios = found.files
      } catch {
        if !isQuiet { Console.complain(error) }
        isComplete = false
        continue
      }
      if scenarios.isEmpty {
        if !isQuiet {
          Console.complain(
            "\(path): error: no scenario was found in this folder\nhelp: name a folder with .yaml, .yml or .json files")
        }
        isComplete = false
      }
      files += scenarios.map { ($0, path) }
    }
    return (files, isComplete)
  }

  private func apply(to scenario: inout Scenario) throws(Diagnostic) {
    if let pace { scenario.pace = pace }
    if locale.splitAtCommas.contains("all") {
      scenario.locales =
        scenario.reader.isRunning ? scenario.reader.descriptor.languages : Languages.all.flatMap(\.wording).sorted()
    } else if !locale.isEmpty {
      scenario.locales = locale.splitAtCommas
    }
    for text in settings {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else {
        throw Diagnostic(
          "the setting “\(text)” has no value", help: "write --set name=value, such as --set hints=false")
      }
      try scenario.settings.set(parts[0], to: parts[1], among: A11ySimTool.current.screenReaders.settings)
    }
  }
}

extension PlayOptions {
  /// Creates the options of a command that has its own `--locale` and `--reader`, and no `--pace`.
  static func of(_ screen: ScreenOptions, locale: [String], reader: [String]) -> Self {
    var options = Self()
    (options.locale, options.reader, options.pace) = (locale, reader, nil)
    (options.settings, options.from, options.order, options.color) = (
      screen.settings, screen.from, screen.order, screen.color
    )
    return options
  }
}

extension ScenarioParser.Failure {
  /// Returns the diagnostics. If `isRedacted` is true or the scenario says `redact: true`, bullets replace all quoted
  /// texts, because any text of an invalid scenario may be a one-time code.
  func diagnostics(isRedacted: Bool) -> [Diagnostic] {
    isRedacted || self.isRedacted ? redacted(A11ySimTool.current.vocabulary) : diagnostics
  }
}

struct StyleOption: ParsableArguments {
  @Option(help: "Write the spoken lines in this style.")
  var style: TranscriptStyle = .commaList
}

extension Console.Color: ExpressibleByArgument {}

extension [String] {
  /// The values of an option that may be given more than once, or with several values between commas.
  var splitAtCommas: [String] {
    flatMap { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
  }
}
