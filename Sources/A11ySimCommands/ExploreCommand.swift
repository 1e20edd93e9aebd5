import A11ySim
import A11ySimSystem
import ArgumentParser
import Captures
import ESpeakNG
import ScenarioFiles

struct ExploreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Move about in a screen with keys, hear what the screen reader says, and save the flow as a scenario.",
    discussion: """
      Keys:
      \(Explorer.help)
      The screen appears first; the steps of a scenario are not played. On a terminal, the speech is heard, and a key \
      interrupts it as it would on the device. With --plain, nothing is redrawn and nothing is spoken, \
      so that you can use your own screen reader.

      With --script, or if standard input is not a terminal, keys are read by name, one per line: \
      \(TerminalKey.named.map(\.name).joined(separator: ", ")), type:TEXT, paste:TEXT, or cmd:NAME for a command \
      (\(ExplorerCommand.allCases.map(\.rawValue).joined(separator: ", "))). Each key is then pressed after speech has ended. \
      Lines that begin with # are comments.

      A saved scenario contains no text that was typed into a secure field, but a placeholder of the same length.
      """
  )

  @Argument(
    help: "A scenario file, a capture, a screen file or the id of a component; `demo` and `digits` are built in.")
  var file: String

  @OptionGroup var play: PlayOptions

  @Option(help: ArgumentHelp("Save the flow to this file at the end, and whenever you save.", valueName: "file"))
  var record: String?

  @Flag(help: "Replace an existing file when a flow is saved.")
  var force = false

  @Flag(help: "Read the names of keys from standard input, one per line.")
  var script = false

  @Flag(help: "Print lines only, redraw nothing, and do not speak unless --speak is given.")
  var plain = false

  @Flag(
    inversion: .prefixedNo,
    help: "Speak aloud with eSpeak NG. On a terminal, this is the default if the machine can play sound.")
  var speak: Bool?

  @Option(
    help: ArgumentHelp(
      "Play sound with this program: \(AudioPlayer.knownNames.joined(separator: ", ")), or the path of a program that reads WAV.",
      valueName: "name|path"))
  var player: String?

  @Flag(help: "Replace typed and pasted codes with bullets in all output, and save the scenario with `redact: true`.")
  var redact = false

  @OptionGroup var voices: VoiceOptions

  mutating func validate() throws {
    if file == "-" {
      throw ValidationError(
        "explore reads your keys from standard input, so it cannot read the screen there\nhelp: name a file")
    }
    if play.pace != nil && play.pace != .patient {
      throw ValidationError("explore waits for your keys: leave --pace out")
    }
    if play.locale.count > 1 || play.locale == ["all"] {
      throw ValidationError("explore plays one language: name one with --locale")
    }
    if play.reader.count > 1 { throw ValidationError("explore plays one screen reader: name one with --reader") }
    if isScript && speak == true {
      throw ValidationError(
        "--speak works only if you press the keys on a terminal\n"
          + "help: save the flow, then run `a11y-sim run FILE --speak`")
    }
    if player != nil && speak == false { throw ValidationError("--player and --no-speak exclude each other") }
    if let record, record.isEmpty || record == "-" {
      throw ValidationError("--record needs the name of a file; it cannot write to standard output")
    }
  }

  private var isScript: Bool { script || isatty(STDIN_FILENO) != 1 }

  private var isPlain: Bool {
    plain || isatty(STDOUT_FILENO) != 1 || (getenv("TERM").map { String(cString: $0) } ?? "dumb") == "dumb"
  }

  func run() throws {
    let status: Console.Status
    do {
      status = try explore()
    } catch {
      for diagnostic in error.diagnostics(isRedacted: redact) { Console.complain(diagnostic) }
      throw Console.Status.couldNot
    }
    if status != .fine { throw status }
  }

  private func explore() throws(ScenarioParser.Failure) -> Console.Status {
    let origin = try origin()
    let saver = FlowSaver(origin: origin, record: record, force: force)
    do throws(Diagnostic) {
      try saver.checkRecord()
    } catch {
      throw ScenarioParser.Failure(diagnostics: [error])
    }
    if isScript { return KeyScript(explorer: explorer(origin, SpeechEstimate()), saver: saver).run() }
    let speaker = try speaker()
    return TerminalExplorer(
      explorer: explorer(origin, speaker?.timing ?? SpeechEstimate()), saver: saver, speaker: speaker,
      isSpeechRequired: speak == true, isDrawn: !isPlain
    ).run()
  }

  private func speaker() throws(ScenarioParser.Failure) -> ExplorationSpeaker? {
    guard speak ?? !isPlain else { return nil }
    do throws(SpeechError) {
      let player = try player.map { name throws(SpeechError) in try AudioPlayer(named: name) } ?? AudioPlayer()
      if player.players.isEmpty, speak != true {
        note("nothing is spoken, because no program that plays sound was found")
        return nil
      }
      let synthesizer = try voices.synthesizer(on: try voices.speechWorker(processes: Parallel.cores))
      let timing = SynthesizedTiming(library: SpeechStore(synthesizer, keepsSound: true))
      return ExplorationSpeaker(voice: TranscriptVoice(timing: timing, rate: nil, volume: 100), player: player)
    } catch {
      if speak == true { throw ScenarioParser.Failure(diagnostics: [error.diagnostic]) }
      note("nothing is spoken: \(error.message)")
      return nil
    }
  }

  private func explorer(_ origin: ExploredScenario.Origin, _ timing: any SpeechTiming) -> Explorer {
    Explorer(Exploration(origin.scenario, locale: origin.locale, timing: timing, isRedacted: redact))
  }

  // MARK: The screen

  private func origin() throws(ScenarioParser.Failure) -> ExploredScenario.Origin {
    let source = try source()
    var loaded: [String] = []
    let scenarios = try play.plays(source) { loaded.append($0) }
    let scenario = scenarios[0]
    if !scenario.reader.isRunning {
      let readers = A11ySimTool.current.screenReaders.map { $0.descriptor.id }.joined(separator: " or --reader ")
      throw ScenarioParser.Failure(diagnostics: [
        Diagnostic(
          "the scenario has no screen reader, so nothing is said", file: source.file, help: "add --reader \(readers)")
      ])
    }
    let locale = scenario.locales[0]
    if let other = scenarios.dropFirst().first {
      note("played with \(scenario.reader); add --reader \(other.reader) for the other screen reader")
    }
    if scenario.locales.count > 1 {
      note("played in “\(locale)”; add --locale \(scenario.locales[1]) for another language")
    }
    var origin = ExploredScenario.Origin(source: source, loaded: loaded, scenario: scenario, locale: locale)
    (origin.hasOwnReader, origin.hasOwnSettings) = (!play.reader.isEmpty, !play.settings.isEmpty)
    origin.isRedacted = redact
    origin.screen = try screen(source)
    let start = source.bytes.prefix(65_536)
    origin.isScreenFile =
      !play.capture.choice.isOrderDerived && start.firstRange(of: Array("\"a11ySimScreen\"".utf8)) != nil
    return origin
  }

  private func screen(_ source: InputFile.Source) throws(ScenarioParser.Failure) -> CapturedScreen? {
    guard play.capture.choice.format != nil || CapturedScreen.isOne(source.bytes) else { return nil }
    return try InputFile.screen(source, play.capture.choice)
  }

  private func note(_ text: String) { Console.complain(Diagnostic(text, severity: .info)) }

  /// Returns the content of the file, or a new scenario if `file` is the id of a component.
  private func source() throws(ScenarioParser.Failure) -> InputFile.Source {
    if InputFile.exists(file) || BuiltInScenarios.all[file] != nil { return try InputFile.source(file) }
    let components = A11ySimTool.current.components
    guard let kind = components.first(where: { $0.id == file }) else {
      if !file.contains("/"), !file.contains("."), let id = file.nearest(in: components.map(\.id)) {
        throw ScenarioParser.Failure(diagnostics: [
          Diagnostic("there is no file or component “\(file)”", help: "did you mean `\(id)`?")
        ])
      }
      return try InputFile.source(file)
    }
    let version = kind.versions.last!
    let platform = kind.make(["version": version]).platform
    let fitting = A11ySimTool.current.screenReaders.first { $0.descriptor.platform == platform }
    let reader = kind.reader?.description ?? fitting?.descriptor.id ?? Reader.none.id
    let text = FirstScenario.beginning(of: kind, version, reader: reader, "locale: \(play.locale.first ?? "en")\n")
    return InputFile.Source(name: file, bytes: Array(text.utf8))
  }
}
