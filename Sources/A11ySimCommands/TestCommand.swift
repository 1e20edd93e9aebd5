import A11ySim
import A11ySimSystem
import ArgumentParser
import Locales

/// The command `test`, which plays scenarios and compares them with their expectations and kept transcripts.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Play scenarios and compare them with what they expect, and with the transcripts kept beside them.",
    discussion: """
      Folders are searched for scenarios (.yaml, .yml and .json), screen files (.screen.json), and captures that have a \
      transcript beside them. Scenarios that only provide a screen for others are not played.

      A scenario's expectations are its `expect` steps, its `audit` key, and the files NAME.READER.LOCALE.transcript \
      beside it.

      --update writes what is heard into scenarios and transcripts; --update=missing writes only where nothing is \
      written yet. A scenario without `expect` steps, or with `transcript: true`, gets a transcript. Nothing is written \
      for a scenario in which forbidden speech is heard or a step fails.
      """
  )

  /// The amount of detail in which a difference is printed.
  enum Difference: String, CaseIterable, ExpressibleByArgument { case brief, full }

  @Argument(help: "Scenario files and folders.")
  var paths: [String]

  @OptionGroup var play: PlayOptions

  @OptionGroup var rates: RateOptions

  @Option(
    help: ArgumentHelp(
      "Write what is heard into all expectations (all, the default), or only where they are missing (missing).",
      valueName: "what"))
  var update: Scenario.Update?

  @Flag(help: "Let --update write even if the environment variable CI is set.")
  var updateOnCI = false

  @Option(help: "Play only scenarios whose path or name contains this text (repeatable).")
  var filter: [String] = []

  @Option(
    help: ArgumentHelp(
      "Play only part i of n of the scenarios, such as 2/5. Bazel's variables for shards work as well.",
      valueName: "i/n"))
  var shard: Shard?

  @Flag(help: "Stop after the first scenario that fails.")
  var failFast = false

  @Flag(help: "Keep running, and play a scenario again when it is saved.")
  var watch = false

  @OptionGroup var outputs: ReportOutputs

  @Option(help: "Show differences in brief, or with every line.")
  var diff: Difference = .brief

  @Flag(help: "Replace typed, pasted and filled codes with bullets in all output.")
  var redact = false

  @Option(
    name: .customLong("min-confidence"),
    help: """
      Warn about expected and kept lines with less confidence than this: \(Confidence.allCases.map(\.rawValue).joined(separator: ", ")), \
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
    if watch && !outputs.format.isEmpty {
      throw ValidationError("--watch never ends, so it can only write text: leave out --format")
    }
    if watch && paths.contains("-") { throw ValidationError("--watch is for files: standard input cannot be watched") }
  }

  func run() throws {
    let suite = TestSuite(options: self)
    // The stamps are taken before the plays, so that a file saved during a play is played again.
    let stamps = watch ? suite.stamps(paths) : [:]
    var (report, summary) = suite.run(paths)
    do throws(Diagnostic) {
      try outputs.write(report)
      // Bazel reads the results of tests from this file.
      if let path = Variable.text("XML_OUTPUT_FILE") {
        try TextFile.write(Array(report.written(as: .junit).utf8), to: path)
      }
    } catch {
      Console.complain(error)
      summary.status = .couldNot
    }
    if watch { goOn(suite, from: stamps) }
    if summary.status != .fine { throw summary.status }
  }

  /// Plays scenarios again when their files are saved, until the tool is interrupted. `first` has the stamps of the
  /// files before the first plays, as `TestSuite.stamps(_:)` returns them.
  private func goOn(_ suite: TestSuite, from first: [String: [[Int]?]]) -> Never {
    // A file that an update just wrote was not saved by the user.
    var stamps = update == nil ? first : suite.stamps(paths)
    Console.complain("note: waiting for a scenario to be saved; Control-C ends it")
    while true {
      usleep(200_000)
      // Nobody reads the output any more.
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
