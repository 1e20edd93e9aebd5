import A11ySim
import ArgumentParser
import ScenarioFiles

/// The command `fidelity`, which compares simulated speech with VoiceOver's real speech. The real speech comes from
/// recordings, reports or public tests.
struct FidelityCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fidelity",
    abstract: "Compare the simulated speech with the real VoiceOver's, and print precision and recall.",
    discussion: """
      Each vector, and each recording of a scenario, is compared with the simulated speech; folders are searched for \
      both. A vector has elements, the acts of the person, and the speech that a source reports. A recording \
      FILE.recording.jsonl stands beside its scenario FILE.yaml. Each line is an object {"step": 1, "utterance": "Code, \
      text field"} with speech of the real VoiceOver. Precision is the share of simulated segments that were expected; \
      recall is the share of expected segments that were simulated.

      With --screen, the files are recordings as a recorder makes them: its JSON, an array of {"utterance"} from \
      Appium, or plain text with an utterance in each line. The scenario has the screen that was recorded. Each \
      utterance is compared with the stop of the simulated cursor it belongs to. --failures lists different words, a \
      different order, elements that the model misses, and elements at which only the model stops. --learn writes the \
      screen reader's words from the recordings to a file, which a scenario names under `wording`.

      A capture or a screen file is compared with the speech that was recorded beside it, or with the descriptions that \
      the library AccessibilitySnapshot wrote into it.

      Typed and heard text is printed as it is. There is no --redact, so do not record a real code.

      Exit status 1 if the speech differs from a pinned vector that gives no reason for it.
      """
  )

  /// The output format: text for people, or JSON for programs.
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

  @Argument(help: "Files of vectors, scenarios with a recording, folders; `-` is standard input.")
  var paths: [String]

  @Option(help: ArgumentHelp("Use this recording; name one scenario only.", valueName: "file"))
  var recording: String?

  @Option(
    name: .customLong("screen"),
    help: ArgumentHelp(
      "Compare recordings with the screen of this scenario (repeatable, with the screen's name: NAME=FILE).",
      valueName: "[name=]file"))
  var screens: [String] = []

  @Option(help: ArgumentHelp("Write the screen reader's words from the recordings to this file.", valueName: "file"))
  var learn: String?

  @Flag(help: "Show differences side by side, segment by segment, with the reason where one is given.")
  var failures = false

  @Option(help: "Print in this format. text: for people; json: one object for programs.")
  var format: Format = .text

  @Option(help: "Use colour.")
  var color: Console.Color = .auto

  mutating func validate() throws {
    Console.use(color)
    if learn != nil && screens.isEmpty {
      throw ValidationError("--learn needs the screen that was recorded: name its scenario with --screen")
    }
    if recording != nil && !screens.isEmpty {
      throw ValidationError("--recording belongs to a scenario, and --screen to a recording: use one of them")
    }
    if recording != nil && (paths.count > 1 || InputFile.isDirectory(paths[0])) {
      throw ValidationError("--recording belongs to one scenario: name only that scenario")
    }
  }

  func run() throws {
    var status = Console.Status.fine
    var results: [FidelityResult] = []
    if !screens.isEmpty {
      do throws(ScenarioParser.Failure) {
        results = try recordedResults()
        if let learn { try write(WordingLesson(results), to: learn) }
      } catch {
        for diagnostic in error.diagnostics { Console.complain(diagnostic) }
        status = .couldNot
      }
    }
    for path in paths where screens.isEmpty {
      let isFolder = InputFile.isDirectory(path)
      var files = [path]
      if isFolder {
        do throws(Diagnostic) {
          let found = try InputFile.scenarios(in: path)
          for warning in found.warnings { Console.complain(warning) }
          files = found.files
        } catch {
          Console.complain(error)
          status = .couldNot
          continue
        }
      }
      var isEmpty = true
      for file in files {
        do throws(ScenarioParser.Failure) {
          // A scenario that was found in a folder and has no recording is skipped: there is nothing to compare it with.
          let source = try InputFile.source(file)
          if let spoken = try InputFile.spokenResults(source, isFound: isFolder) {
            if spoken.isEmpty { continue }
            results += spoken
            isEmpty = false
            continue
          }
          guard let vectors = try InputFile.vectors(source, recording: recording, isFound: isFolder) else { continue }
          results += vectors.flatMap { $0.play() }
        } catch {
          for diagnostic in error.diagnostics { Console.complain(diagnostic) }
          status = .couldNot
        }
        isEmpty = false
      }
      if isEmpty {
        Console.complain("\(path): error: this folder has no file of vectors and no recording")
        status = .couldNot
      }
    }
    let report = FidelityReport(results)
    for diagnostic in report.unneededReasons { Console.complain(diagnostic) }
    if !results.isEmpty || status == .fine {
      Console.print(format == .json ? report.json : report.text(showingFailures: failures), isData: format == .json)
    }
    if status == .fine && results.contains(where: \.isFailure) { status = .findings }
    if status != .fine { throw status }
  }
}
