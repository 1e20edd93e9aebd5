import A11ySim
import A11ySimSystem
import ArgumentParser
import Locales

struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Play scenarios, and compare what is heard with their expectations and saved transcripts.",
    discussion: """
      In a folder, `test` plays every scenario (.yaml, .yml and .json), every screen file (.screen.json), and every \
      capture with a saved transcript. It does not play a file from which another scenario takes a screen.

      The simulated speech is compared with the `expect` steps of the scenario and with its saved transcripts. A saved \
      transcript is in the same folder and is called NAME.READER.LOCALE.transcript. If the scenario has the key `audit`, \
      it is also audited, and the test fails if a finding has the severity in `audit` or a higher one. With --rate, a \
      saved transcript is compared only at the scenario's own rate.

      --update accepts the simulated speech as the expected speech: it rewrites the `expect` steps and the saved \
      transcripts. --update=missing only fills in empty `expect` steps and missing transcripts. A transcript is saved if \
      the scenario has no `expect` steps or has `transcript: true`. If forbidden speech is heard or a step fails, nothing \
      is written for that scenario.

      --upgrade lists, by rule, the lines of saved transcripts that differ only because this version knows more about a \
      screen reader. A rule is the key of a phrase that `run --why` prints, or `order`, `interruption` and the like. \
      --accept RULE writes the transcripts that differ by that rule only; with several rules, those that differ by these.

      Examples:
        a11y-sim test flows/
        a11y-sim test --update flows/otp.yaml
        a11y-sim test --upgrade --accept trait.button flows/
        a11y-sim test flows/ --format text --format junit=out.xml
      """
  )

  enum Difference: String, DescribedChoice {
    case brief, full

    var summary: String {
      switch self {
      case .brief: "one line that differs, and the number of the others"
      case .full: "also all lines, marked with - if only expected and + if only heard"
      }
    }
  }

  @Argument(
    help: "Scenario files, captures, screen files and folders; `-` is standard input, `demo` and `digits` are built in."
  )
  var paths: [String]

  @OptionGroup var play: PlayOptions

  @OptionGroup var rates: RateOptions

  @Option(
    help: ArgumentHelp(
      "Rewrite expectations and saved transcripts. The value follows an equals sign, as in --update=missing (default: all).",
      valueName: "what"),
    // The word after `--update` is a file and never the value.
    completion: .file())
  var update: Scenario.Update?

  @Flag(
    help:
      "List by rule what kept transcripts have otherwise than the screen readers speak now, where the screens have not changed."
  )
  var upgrade = false

  @Option(
    help: ArgumentHelp(
      "With --upgrade, write the kept transcripts that differ by this rule only; `all` accepts all rules (repeatable).",
      valueName: "rule"))
  var accept: [String] = []

  @Flag(help: "Let --update and --accept write even if the environment variable CI is set.")
  var updateOnCI = false

  @Option(
    help: ArgumentHelp("Play only scenarios whose path or name contains this text (repeatable).", valueName: "text"))
  var filter: [String] = []

  @Option(
    help: ArgumentHelp(
      "Split the scenarios into n parts and play only part i, such as 2/5. Bazel's environment variables TEST_SHARD_INDEX and TEST_TOTAL_SHARDS have the same effect.",
      valueName: "i/n"))
  var shard: Shard?

  @Flag(name: .shortAndLong, help: "Print nothing about scenarios that pass.")
  var quiet = false

  @Option(
    help: ArgumentHelp("Also list the scenarios that took longest to play, at most this many.", valueName: "number"))
  var slowest: Int?

  @Flag(help: "Stop after the first scenario that fails.")
  var failFast = false

  @Flag(help: "Keep running, and play a scenario again when it is saved.")
  var watch = false

  @OptionGroup var outputs: ReportOutputs

  @Option(help: ArgumentHelp("Choose what is shown if heard lines differ from expected lines.", valueName: "form"))
  var diff: Difference = .brief

  @Flag(help: .redact)
  var redact = false

  @Option(
    name: .customLong("min-confidence"),
    help: ArgumentHelp(
      "Warn about expected lines whose words have a lower confidence than this. The highest level comes first.",
      valueName: "level"))
  var leastConfidence: Confidence?

  /// The rules whose differences are written; nil for none. A nil inside stands for all rules.
  var acceptedRules: Set<String>?? {
    if accept.isEmpty { return .none }
    return .some(accept.contains("all") ? nil : Set(accept))
  }

  mutating func validate() throws {
    if upgrade && (update != nil || redact || watch) {
      let other = update != nil ? "--update" : redact ? "--redact" : "--watch"
      throw ValidationError("--upgrade cannot be used with \(other): use one of them")
    }
    if !accept.isEmpty && !upgrade { throw ValidationError("--accept needs --upgrade, which lists the rules") }
    if !accept.isEmpty && Variable.isCI && !updateOnCI {
      throw ValidationError(
        "--accept writes nothing if the environment variable CI is set\nhelp: run it on your own machine, or add --update-on-ci"
      )
    }
    if update != nil && redact {
      throw ValidationError(
        "--update cannot be used with --redact: the written expectations would lack the redacted text")
    }
    if update != nil && Variable.isCI && !updateOnCI {
      throw ValidationError(
        "--update writes nothing if the environment variable CI is set\nhelp: run it on your own machine, or add --update-on-ci"
      )
    }
    if let slowest, slowest < 1 { throw ValidationError("--slowest needs a number of at least 1") }
    if watch && !outputs.format.isEmpty {
      throw ValidationError("--watch cannot be used with --format, because --watch never ends: leave out --format")
    }
    if watch && paths.contains("-") { throw ValidationError("--watch cannot be used with standard input: name files") }
  }

  func run() throws {
    let suite = TestSuite(options: self)
    // Stamps are taken before the plays, so that a file saved during a play is played again.
    let stamps = watch ? suite.stamps(paths) : [:]
    var (report, summary) = suite.run(paths)
    do throws(Diagnostic) {
      try outputs.write(report)
      // Bazel reads test results from this file.
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

  /// Plays scenarios again when their files are saved, until the tool is interrupted.
  ///
  /// - Parameter first: The stamps from before the first play.
  private func goOn(_ suite: TestSuite, from first: [String: [[Int]?]]) -> Never {
    // A file that `--update` has just written does not count as saved.
    var stamps = update == nil ? first : suite.stamps(paths)
    Console.complain("note: waiting for a scenario to be saved; press Control-C to stop")
    while true {
      usleep(200_000)
      // Standard output was closed, so nobody reads the results.
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

extension Scenario.Update: DescribedChoice {
  var summary: String {
    switch self {
    case .all: "replace all of them"
    case .missing: "fill in only those that are missing"
    }
  }
}
