import A11ySim
import ArgumentParser
import ScenarioFiles

struct FidelityCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fidelity",
    abstract: "Compare simulated speech with speech of the real screen reader, and print precision and recall.",
    discussion: """
      A segment is a part of an utterance, such as “Code” or “text field”. Precision is the share of simulated segments \
      that the real screen reader speaks, too. Recall is the share of the real segments that are simulated, too. You can \
      compare:

        files of test vectors
            YAML files with elements, the actions of a person, and the speech
            that a source reports for them. The page “Fidelity” of the
            documentation describes these files.
        scenarios with a recording
            The recording of FILE.yaml is FILE.recording.jsonl in the same
            folder. Each line is an object such as
            {"step": 1, "utterance": "Code, text field"}.
        recordings of a screen, with --screen
            A recording is JSON from VoiceOverRecorder (folder Recorder of
            a11y-sim), a JSON array of objects with the key "utterance" from
            Appium, or plain text with one utterance per line. Each utterance
            is compared with the simulated utterance for the same element.
        captures and screen files
            They are compared with the speech that was recorded for them, or
            with the descriptions that the library AccessibilitySnapshot wrote
            into them.

      Typed and heard text is printed as it is. There is no --redact, so do not record a real code.

      The exit status is 1 if the speech differs from a vector that has the confidence `pinned`, and the vector gives no \
      reason for the difference. `a11y-sim reference confidence` explains `pinned`.

      Examples:
        a11y-sim fidelity vectors.yaml --failures
        a11y-sim fidelity otp.yaml --recording otp.recording.jsonl
        a11y-sim fidelity spoken.txt --screen otp.yaml --learn words.yaml
      """
  )

  enum Format: String, DescribedChoice {
    case text, json

    var summary: String {
      switch self {
      case .text: "tables, for people"
      case .json: "one JSON object, for programs"
      }
    }
  }

  @Argument(
    help: "Files of test vectors, scenarios with a recording, recordings, captures, or folders; `-` is standard input.")
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "Compare with this recording, and not with the one beside the scenario. You can then name only one scenario.",
      valueName: "file"))
  var recording: String?

  @Option(
    name: .customLong("screen"),
    help: ArgumentHelp(
      "Compare the recordings with the screen of this scenario. If a recording has several screens, repeat the option with the name of each screen: NAME=FILE.",
      valueName: "[name=]file"))
  var screens: [String] = []

  @Option(
    help: ArgumentHelp(
      "Write the words of the screen reader from the recordings to this file. A scenario that names the file under `wording` uses these words.",
      valueName: "file"))
  var learn: String?

  @Flag(help: "Show the speech side by side where it differs, with the reason if the vector states one.")
  var failures = false

  @Option(help: "Print in this format.")
  var format: Format = .text

  @Option(help: .color)
  var color: Console.Color = .auto

  mutating func validate() throws {
    Console.use(color)
    if learn != nil && screens.isEmpty {
      throw ValidationError("--learn needs --screen with the scenario of the recorded screen")
    }
    if recording != nil && !screens.isEmpty {
      throw ValidationError(
        "--recording and --screen cannot be used together: use --recording with a scenario, or --screen with a recording"
      )
    }
    if recording != nil && (paths.count > 1 || InputFile.isDirectory(paths[0])) {
      throw ValidationError("--recording takes only one scenario: name only one file")
    }
  }

  func run() throws {
    var status = Console.Status.fine
    var results: [FidelityResult] = []
    var compositorAnswers = 0
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
      let answers = InputFile.compositorAnswers(in: path)
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
      for file in files where answers == nil || isFolder {
        do throws(ScenarioParser.Failure) {
          // A folder may contain scenarios without a recording. They are skipped, because there is nothing to compare.
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
      compositorAnswers += answers?.count ?? 0
      if let answers, isEmpty {
        Console.complain(answers.problem)
        status = .couldNot
      } else if isEmpty {
        Console.complain("\(path): error: this folder has no test vectors and no recordings")
        status = .couldNot
      }
    }
    let report = FidelityReport(results, compositorAnswers: compositorAnswers)
    for diagnostic in report.unneededReasons { Console.complain(diagnostic) }
    if !results.isEmpty || status == .fine {
      Console.print(format == .json ? report.json : report.text(showingFailures: failures), isData: format == .json)
    }
    if status == .fine && results.contains(where: \.isFailure) { status = .findings }
    if status != .fine { throw status }
  }
}
