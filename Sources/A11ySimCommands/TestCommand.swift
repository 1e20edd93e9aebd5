import A11ySim
import A11ySimSystem
import ArgumentParser
import Locales

/// Plays scenarios and compares them with what they expect.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Play scenarios and compare them with what they expect, and with the transcripts kept beside them.",
    discussion: """
      Folders are searched for .yaml, .yml and .json files; files that other scenarios take a screen from are left out.
      Compared are `expect` steps, files NAME.READER.LOCALE.transcript beside a scenario, and its key `audit`.
      --update writes what is heard into scenarios and transcripts; --update=missing writes only what is not there yet.
      A scenario that expects nothing gets a transcript.
      """
  )

  /// The amount of a difference that is shown.
  enum Difference: String, CaseIterable, ExpressibleByArgument { case brief, full }

  @Argument(help: "Scenario files and folders.")
  var paths: [String]

  @OptionGroup var play: PlayOptions

  @Option(
    help: ArgumentHelp(
      "Write what is heard: all (also without a value), or only what is missing.", valueName: "what"))
  var update: Scenario.Update?

  @Flag(help: "Let --update write where the variable CI is set.")
  var updateOnCI = false

  @Option(help: "Play only scenarios with this in their path or name (repeatable).")
  var filter: [String] = []

  @Option(
    help: ArgumentHelp("Play only a part of the scenarios: i/n. Bazel's variables work as well.", valueName: "i/n"))
  var shard: Shard?

  @Flag(help: "Stop after the first scenario that fails.")
  var failFast = false

  @Flag(help: "Keep running, and play a scenario again when it is saved.")
  var watch = false

  @Option(help: ArgumentHelp("Print in this format. \(Report.Format.help)."))
  var format: Report.Format = .standard

  @Option(help: "Show this much of a difference: brief, full.")
  var diff: Difference = .brief

  @Flag(help: "Replace every typed, pasted or filled code, in every output.")
  var redact = false

  @Option(
    name: .customLong("min-confidence"),
    help: """
      Warn about lines with less confidence than this: \(Confidence.allCases.map(\.rawValue).joined(separator: ", ")), \
      strongest first.
      """)
  var leastConfidence: Confidence?

  mutating func validate() throws {
    if update != nil && redact {
      throw ValidationError("--update writes what is heard: --redact would hide a part of it")
    }
    if update != nil && Variable.isCI && !updateOnCI {
      throw ValidationError(
        "--update writes nothing where the variable CI is set\nhelp: update on your own machine, or add --update-on-ci")
    }
    if watch && !format.isForPeople {
      throw ValidationError("--watch never ends, so it can only write text: leave out --format")
    }
    if watch && paths.contains("-") { throw ValidationError("--watch is for files: standard input cannot be watched") }
  }

  func run() throws {
    let suite = TestSuite(options: self)
    // Taken before anything is played: what is saved meanwhile is played again.
    let stamps = watch ? suite.stamps(paths) : [:]
    var (report, summary) = suite.run(paths)
    if !format.isForPeople { Console.print(report.written(as: format), isData: true) }
    // Bazel reads the results of tests from this file.
    if let path = Variable.text("XML_OUTPUT_FILE") {
      do throws(Diagnostic) {
        try TextFile.write(Array(report.written(as: .junit).utf8), to: path)
      } catch {
        Console.complain(error)
        summary.status = .couldNot
      }
    }
    if watch { goOn(suite, from: stamps) }
    if summary.status != .fine { throw summary.status }
  }

  /// Plays again what is saved, until it is interrupted.
  private func goOn(_ suite: TestSuite, from first: [String: [[Int]?]]) -> Never {
    // A file that an update just wrote was not saved by the user.
    var stamps = update == nil ? first : suite.stamps(paths)
    Console.complain("note: waiting for a scenario to be saved; Control-C ends it")
    while true {
      usleep(200_000)
      // Nobody is there to be told.
      if Console.isUnread { Console.exit(.fine) }
      let now = suite.stamps(paths)
      let saved = now.filter { file, stamp in stamps[file] != stamp }.map(\.key).sorted()
      stamps = now
      if saved.isEmpty { continue }
      _ = suite.run(saved)
      if update != nil { stamps = suite.stamps(paths) }
    }
  }
}

extension Confidence: ExpressibleByArgument {}
extension Scenario.Update: ExpressibleByArgument {}
