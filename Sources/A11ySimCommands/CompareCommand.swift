import A11ySim
import ArgumentParser
import ScenarioFiles

struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract:
      "Play a scenario once for each of several components or screen readers, and print the transcripts side by side.",
    discussion: """
      With --components, each of these components in turn replaces one component of the scenario and takes its id. \
      What the new component does not support is left out, and a note in parentheses names it.

      Without --components, the scenario is played unchanged, once with each screen reader that it lists or that \
      --reader names. Expectations are never checked.

      Examples:
        a11y-sim compare demo --components code-field,ouds-pin-code-input@3.0
        a11y-sim compare demo --reader voiceover --reader talkback
      """
  )

  enum Format: String, DescribedChoice {
    case text, json

    var summary: String {
      switch self {
      case .text: "a table, for people"
      case .json: "one JSON array with the whole transcript of each column, for programs"
      }
    }
  }

  @Argument(help: .scenarioFile)
  var file: String

  @Option(
    help: ArgumentHelp(
      "Compare these components (repeatable); `a11y-sim components` lists them and their versions.",
      valueName: "id[@version],…"))
  var components: [String] = []

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp(
      "Replace the component that has this id in the scenario (default: the first component).", valueName: "id"))
  var id: String?

  @OptionGroup var play: PlayOptions

  @Option(
    help: ArgumentHelp(
      "Make the table this many characters wide (default: \(Comparison.columnWidth) for each column).",
      valueName: "characters"))
  var width: Int?

  @Option(help: "Print in this format.")
  var format: Format = .text

  @Flag(help: .redact)
  var redact = false

  mutating func validate() throws {
    let count = try kinds().count
    let least = Comparison.width(columns: count, ofWidth: Comparison.leastColumnWidth)
    if let width, !(least...10_000).contains(width) {
      throw ValidationError(
        "--width must be from \(least) to 10000 characters"
          + (count == 0 ? "" : " for \(count) component\(count == 1 ? "" : "s")"))
    }
  }

  private func kinds() throws -> [(kind: ComponentKind, version: String?)] {
    try components.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }.map { text in
      let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let ids = A11ySimTool.current.components.map(\.id)
      guard let kind = A11ySimTool.current.components.first(where: { $0.id == parts[0] }) else {
        let help = parts[0].nearest(in: ids).map { "did you mean `\($0)`?" } ?? "run `a11y-sim components` to list them"
        throw ValidationError("there is no component “\(parts[0])”\nhelp: \(help)")
      }
      let version = parts.count > 1 ? parts[1] : nil
      if let version, !kind.versions.contains(version) {
        let versions = kind.versions.joined(separator: ", ")
        throw ValidationError(
          "\(kind.id) has no version “\(version)”\nhelp: use one of the modelled versions: \(versions)")
      }
      return (kind, version)
    }
  }

  func run() throws {
    do {
      let source = try InputFile.source(file)
      // Parsing the unchanged scenario first reports its own errors once, and not for every component.
      let written = try play.plays(source)
      if components.isEmpty {
        if written.count == 1 {
          Console.complain(
            "error: there is nothing to compare with\nhelp: name components with --components, or two screen readers with --reader"
          )
          throw Console.Status.wrongUsage
        }
        try show(written.map { (nil, $0) })
      } else {
        let id = try replaced(in: written[0], source)
        var columns: [(component: Scenario.WrittenComponent?, scenario: Scenario)] = []
        for (kind, version) in (try? kinds()) ?? [] {
          for scenario in try play.plays(source, replacing: .init(of: id, by: kind, version: version)) {
            columns.append((scenario.components.first { $0.id == id }, scenario))
          }
        }
        try show(columns)
      }
    } catch let error as ScenarioParser.Failure {
      for diagnostic in error.diagnostics(isRedacted: redact) { Console.complain(diagnostic) }
      throw Console.Status.couldNot
    }
  }

  private func replaced(in scenario: Scenario, _ source: InputFile.Source) throws -> String {
    guard let id = id ?? scenario.components.first?.id else {
      throw ScenarioParser.Failure(diagnostics: [
        Diagnostic(
          "the scenario has no component", file: source.file,
          help: "add a component to one of the screens, so that `compare` can replace it")
      ])
    }
    let ids = scenario.components.map(\.id)
    if !ids.contains(id) {
      let help =
        id.nearest(in: ids).map { "did you mean `\($0)`?" }
        ?? "name one of its components: \(ids.joined(separator: ", "))"
      Console.complain("error: \(source.file) has no component “\(id)”\nhelp: \(help)")
      throw Console.Status.wrongUsage
    }
    return id
  }

  private func show(_ columns: [(component: Scenario.WrittenComponent?, scenario: Scenario)]) throws {
    let locales = columns[0].scenario.locales.filter { locale in
      columns.allSatisfy { $0.scenario.locales.contains(locale) }
    }
    let comparisons = locales.map { locale in
      Comparison(
        columns.map { component, scenario in
          .init(component: component, transcript: scenario.play(locale: locale, isRedacted: redact))
        })
    }
    switch format {
    case .text: Console.print(comparisons.map { $0.table(width: width) }.joined(separator: "\n"))
    case .json: Console.print(Comparison.json(comparisons), isData: true)
    }
    var told: [Diagnostic] = []
    for diagnostic in comparisons.flatMap({ $0.columns.flatMap(\.transcript.diagnostics) })
    where !told.contains(diagnostic) {
      Console.complain(diagnostic)
      told.append(diagnostic)
    }
    if told.contains(where: { $0.severity == .error }) { throw Console.Status.couldNot }
  }
}
