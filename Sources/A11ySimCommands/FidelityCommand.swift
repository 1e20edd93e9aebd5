import A11ySim
import ArgumentParser
import ScenarioFiles

/// Measures the simulator against what VoiceOver was heard, reported or pinned to say.
struct FidelityCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fidelity",
    abstract: "Compare what is said with what the real VoiceOver says, and count.",
    discussion: """
      A file of vectors has elements, what is done with them, and what a source says is heard. A scenario FILE.yaml is \
      compared with FILE.recording.jsonl beside it, a recording of the real VoiceOver: an object \
      {"step": 1, "utterance": "Code, text field"} a line. Folders are searched for both. Precision is how many of the \
      segments heard were expected, recall how many of those expected were heard.

      What is typed and heard is printed as it is: there is no --redact, so record no real code.

      Exit status 1 when a pinned vector is not met and does not say why.
      """
  )

  /// How the numbers are shown.
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

  @Argument(help: "Files of vectors, scenarios with a recording, folders; `-` is standard input.")
  var paths: [String]

  @Option(help: ArgumentHelp("The recording of the one scenario that is named.", valueName: "file"))
  var recording: String?

  @Flag(help: "Show what differs side by side, segment by segment, with the reason where one is given.")
  var failures = false

  @Option(help: "text: for people; json: one object for programs.")
  var format: Format = .text

  @Option(help: "When to use colour: auto, always, never.")
  var color: Console.Color = .auto

  mutating func validate() throws {
    Console.use(color)
    if recording != nil && (paths.count > 1 || InputFile.isDirectory(paths[0])) {
      throw ValidationError("--recording belongs to one scenario: name that alone")
    }
  }

  func run() throws {
    var status = Console.Status.fine
    var results: [FidelityResult] = []
    for path in paths {
      let isFolder = InputFile.isDirectory(path)
      let files = isFolder ? InputFile.scenarios(in: path) : [path]
      var isEmpty = true
      for file in files {
        do throws(ScenarioParser.Failure) {
          // What is only a scenario belongs to other commands.
          guard let vectors = try InputFile.vectors(file, recording: recording, isFound: isFolder) else { continue }
          results += vectors.map { $0.play() }
        } catch {
          for diagnostic in error.diagnostics { Console.complain(diagnostic) }
          status = .couldNot
        }
        isEmpty = false
      }
      if isEmpty {
        Console.complain("\(path): error: no file of vectors and no recording is in this folder")
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
