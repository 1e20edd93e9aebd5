import A11ySim
import ArgumentParser
import Locales

/// What overrides a scenario's own words; the same for every command that plays.
struct PlayOptions: ParsableArguments {
  @Option(help: "Play in this language (BCP 47; repeatable, or `all`).")
  var locale: [String] = []

  @Option(help: "The screen reader: voiceover, voiceover@17, none.")
  var reader: String?

  @Option(name: .customLong("set"), help: "Change a setting: name=value (repeatable; `a11y-sim settings` lists them).")
  var settings: [String] = []

  @Option(help: "How a person goes on: \(Pace.allCases.map(\.rawValue).joined(separator: ", ")).")
  var pace: Pace?

  @Option(help: "When to use colour: auto, always, never.")
  var color: Console.Color = .auto

  /// What is wrong with the options, before any file is read.
  mutating func validate() throws {
    Console.use(color)
    for tag in locale where tag != "all" {
      if !tag.isLanguageTag { throw ValidationError("“\(tag)” is no language tag; write it as en, fr-CA or zh-Hans") }
    }
    do {
      var scenario = Scenario()
      try apply(to: &scenario)
    } catch {
      throw ValidationError(error.message + (error.help.map { "\nhelp: \($0)" } ?? ""))
    }
  }

  /// A scenario as the user wants it played: what the file says, overridden by the options.
  ///
  /// - Parameter loaded: called with the path of every file the scenario takes a screen from.
  func scenario(
    _ file: String, loaded: @escaping (String) -> Void = { _ in }
  ) throws(ScenarioParser.Failure) -> Scenario {
    try scenario(InputFile.source(file), loaded: loaded)
  }

  /// The same of a text at hand, and with another component.
  func scenario(
    _ source: InputFile.Source, replacing substitution: ScenarioParser.Substitution? = nil,
    loaded: @escaping (String) -> Void = { _ in }
  ) throws(ScenarioParser.Failure) -> Scenario {
    var scenario = try InputFile.scenario(source, replacing: substitution, loaded: loaded)
    do {
      try apply(to: &scenario)
    } catch {
      throw ScenarioParser.Failure(diagnostics: [error])
    }
    let silent = scenario.locales.filter { scenario.reader != .none && Wording(voiceOver: $0) == nil }
    if !silent.isEmpty { throw ScenarioParser.Failure(diagnostics: silent.map(Diagnostic.noWording)) }
    let unreadable = scenario.unreadable
    if !unreadable.isEmpty { throw ScenarioParser.Failure(diagnostics: unreadable) }
    return scenario
  }

  /// Scenarios that were named, and those in folders that were; screens that others use are none.
  ///
  /// A folder without a scenario is told, and makes the list incomplete.
  func scenarios(
    _ paths: [String]
  ) -> (read: [(file: String, scenario: Result<Scenario, ScenarioParser.Failure>)], isComplete: Bool) {
    var files: [String] = []
    var isComplete = true
    // What was found in a folder, rather than named.
    var found: Set<String> = []
    for path in paths {
      guard InputFile.isDirectory(path) else {
        files.append(path)
        continue
      }
      let scenarios = InputFile.scenarios(in: path)
      if scenarios.isEmpty {
        Console.complain("\(path): error: no scenario is in this folder\nhelp: scenarios end in .yaml, .yml or .json")
        isComplete = false
      }
      files += scenarios
      found.formUnion(scenarios)
    }
    var screens: Set<String> = []
    let read = files.map { file in
      (
        file,
        Result { () throws(ScenarioParser.Failure) in try scenario(file) { screens.insert(InputFile.resolved($0)) } }
      )
    }
    return (read.filter { !found.contains($0.0) || !screens.contains(InputFile.resolved($0.0)) }, isComplete)
  }

  private func apply(to scenario: inout Scenario) throws(Diagnostic) {
    if let reader { scenario.reader = try Reader(parsing: reader) }
    if let pace { scenario.pace = pace }
    if locale.contains("all") {
      scenario.locales = Wording.voiceOverLanguages
    } else if !locale.isEmpty {
      scenario.locales = locale
    }
    for text in settings {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else {
        throw Diagnostic("“\(text)” sets nothing", help: "write --set name=value, such as --set hints=false")
      }
      try scenario.settings.set(parts[0], to: parts[1])
    }
  }
}

/// How the commands that print what is heard write it.
struct StyleOption: ParsableArguments {
  @Option(
    help: """
      How lines are written: comma-list, or accessibility-snapshot, as that library punctuates. `expect` blocks are \
      always in the comma list.
      """)
  var style: TranscriptStyle = .commaList
}

extension TranscriptStyle: ExpressibleByArgument {}
extension Pace: ExpressibleByArgument {}
extension Console.Color: ExpressibleByArgument {}
