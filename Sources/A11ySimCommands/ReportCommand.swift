import A11ySim
import ArgumentParser
import ESpeakNG
import ReportPages

struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write one HTML page that shows and plays what a screen reader user hears, and what the user misses.",
    discussion: """
      The page needs no other file and no network. It begins with what the user misses most, and has for each flow a timeline, the \
      screens, the transcript with its sound, and the findings of the audit. A scenario is played with each of its \
      screen readers and languages.

      You can also name the JSON files that `test --format json` and `diff --format json` write. For a test, the page \
      shows the findings, and plays the scenarios if their files still exist. For a diff, the page shows and plays the \
      lines that have changed.

      Without eSpeak NG, the page has no sound, and says so. If opusenc or ffmpeg is installed, the sound takes a tenth \
      of the space.

      Use at least one of --output, --evidence and --svg. Without --output, no page is written.

      Examples:
        a11y-sim report demo -o demo.html
        a11y-sim report flows/ --reader voiceover --reader talkback -o report.html
        a11y-sim test flows/ --format json=test.json
        a11y-sim report test.json -o report.html
        a11y-sim report flows/ --evidence evidence.json
      """
  )

  @Argument(
    help: """
      At least one scenario file, capture, screen file or folder, or JSON output of `test` or `diff`; `demo` and \
      `digits` are built in.
      """)
  var files: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write the page to this file, or the picture with --svg.", valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Write evidence by WCAG criterion to this file, as JSON: for each criterion, whether it was evaluated, and what was found.",
      valueName: "file"))
  var evidence: String?

  @Flag(help: "Draw the worst step as a picture (SVG) instead of a page. Without --output, print the picture.")
  var svg = false

  @Flag(inversion: .prefixedNo, help: "Put sound into the page.")
  var sound = true

  @Flag(help: .redact)
  var redact = false

  @OptionGroup var play: PlayOptions

  @Option(help: .cache)
  var cache: String?

  @OptionGroup var voices: VoiceOptions

  func run() throws {
    // Without --output, the project says where its page is.
    let project = output == nil ? files.first.flatMap { try? Project.of($0) } : nil
    let output = output ?? project.flatMap { project in project.reportOutput.map(project.resolved) }
    if files.isEmpty {
      Console.complain("error: no file was named\nhelp: run `a11y-sim report FILE… -o REPORT.html`")
      throw Console.Status.wrongUsage
    }
    if output == nil, evidence == nil, !svg {
      Console.complain("error: the report has no output file\nhelp: add -o REPORT.html")
      throw Console.Status.wrongUsage
    }
    var maker = ReportMaker(
      play: play, isRedacted: redact,
      voice: sound && output != nil && !svg ? ReportVoice.open(voices, cache: cache) : nil)
    let isComplete = maker.read(files)
    let page = maker.page()
    do throws(Diagnostic) {
      // An empty page must not replace a page from an earlier run.
      if page.isEmpty, !isComplete {
        let rest = output.map { ", so “\($0)” was not written" } ?? ""
        throw Diagnostic("nothing could be played\(rest)", help: "correct the files named above")
      }
      if svg {
        guard let (flow, play) = page.firstPlay else {
          throw Diagnostic("there is nothing to draw: no scenario could be played")
        }
        let picture = ScreenPicture.svg(of: play, name: flow.name)
        if let output { try write(picture, to: output) } else { Console.print(picture, isData: true) }
      } else if let output {
        try write(page.html, to: output)
      }
      if let evidence { try write(Evidence(page, sources: maker.sources).json, to: evidence) }
    } catch {
      Console.complain(error)
      throw Console.Status.couldNot
    }
    if !isComplete { throw Console.Status.couldNot }
  }

  private func write(_ text: String, to path: String) throws(Diagnostic) {
    try TextFile.write(Array(text.utf8), to: path)
    Console.print("\(path)\n")
  }
}
