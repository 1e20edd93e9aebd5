import A11ySim
import ArgumentParser
import ScenarioFiles

struct DescribeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Print what the screen reader would say for each element of a screen, in reading order.",
    discussion: "The screen is described as it first appears. The steps of the scenario are not played."
  )

  @Argument(help: .scenarioFile)
  var file: String

  @Option(help: .locale)
  var locale: [String] = []

  @Option(help: .reader)
  var reader: [String] = []

  @OptionGroup var screen: ScreenOptions

  @OptionGroup var style: StyleOption

  @Flag(help: .marks)
  var marks = false

  @Flag(help: "Print the accessibility tree instead of the speech.")
  var tree = false

  private var play: PlayOptions { .of(screen, locale: locale, reader: reader) }

  func validate() throws { try play.validate() }

  func run() throws {
    do {
      let scenarios = try play.plays(file)
      if scenarios.contains(where: { $0.reader == .none }) && !tree {
        Console.complain(
          "error: the scenario has no screen reader, so nothing is said\nhelp: add --reader voiceover or --tree")
        throw Console.Status.wrongUsage
      }
      let hasSeveralScreens = Set(scenarios.map(\.name)).count > 1
      let hasSeveralReaders = Set(scenarios.map(\.reader.description)).count > 1
      for (scenario, locale) in scenarios.flatMap({ scenario in scenario.locales.map { (scenario, $0) } }) {
        let place =
          (hasSeveralScreens ? [scenario.name].compactMap(\.self) : [])
          + (hasSeveralReaders ? [scenario.reader.description] : [])
          + (scenario.locales.count > 1 ? [locale] : [])
        if !place.isEmpty { Console.print("# \(place.joined(separator: " · "))\n") }
        let session = scenario.opened(locale: locale)
        if tree {
          Console.print(session.elements.description + "\n")
          continue
        }
        for diagnostic in session.transcript.diagnostics { Console.complain(diagnostic) }
        if session.transcript.diagnostics.contains(where: { $0.severity == .error }) { throw Console.Status.couldNot }
        for (id, lines) in session.descriptions(in: style.style, marked: marks) {
          Console.print(lines.joined(separator: " ‖ ") + "  # \(id)\n")
        }
      }
    } catch let failure as ScenarioParser.Failure {
      for diagnostic in failure.diagnostics(isRedacted: false) { Console.complain(diagnostic) }
      throw Console.Status.couldNot
    }
  }
}
