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
      You begin on the first screen of the scenario, and its steps are not played. On a terminal, what is heard is \
      printed and also spoken, if the machine can play sound; a key interrupts the speech as it would on the device. To \
      use your own screen reader, add --plain.

      With --script, or if standard input is not a terminal, keys are read by name, one per line: \
      \(TerminalKey.named.map(\.name).joined(separator: ", ")), type:TEXT, paste:TEXT, or cmd:NAME for a command \
      (\(ExplorerCommand.allCases.map(\.rawValue).joined(separator: ", "))). Each key then waits until the speech before it has ended. \
      Lines that begin with # are comments.

      A saved scenario contains no text that was typed into a secure field, but a placeholder of the same length.
      """
  )

  @Argument(
    help: "A scenario file, a capture, a screen file or the id of a component; `demo` and `digits` are built in.")
  var file: String

  @Option(
    help: ArgumentHelp(
      """
      Use this one language for the app, such as fr-CA (BCP 47; `a11y-sim locales` lists them). Default: the first \
      language of the scenario or capture, else en.
      """, valueName: "tag"))
  var locale: [String] = []

  @Option(
    help: """
      Simulate this one screen reader: \(ArgumentHelp.readerNames.joined(separator: " or ")). voiceover@17 is \
      VoiceOver of iOS 17. Default: the first screen reader of the scenario, else voiceover, or talkback for Android \
      screens.
      """)
  var reader: [String] = []

  @OptionGroup var screen: ScreenOptions

  // Hidden, because only the default is possible.
  @Option(help: ArgumentHelp(visibility: .hidden))
  var pace: Pace?

  @Option(
    help: ArgumentHelp(
      """
      Save the flow to this file when you press s and when you quit. Without this option, the key s saves it to \
      NAME.explored.yaml in the folder of the explored file.
      """, valueName: "file"))
  var record: String?

  @Flag(help: "Replace an existing file when a flow is saved.")
  var force = false

  @Flag(help: "Read the names of keys from standard input, one per line.")
  var script = false

  @Flag(help: "Print lines only, redraw nothing, and speak only with --speak.")
  var plain = false

  @Flag(
    inversion: .prefixedNo,
    help: """
      Speak aloud with eSpeak NG. Without --plain, this is the default on a terminal if the machine can play sound.
      """)
  var speak: Bool?

  @Option(help: .player)
  var player: String?

  @Flag(
    help: """
      Print bullets instead of any text that you type or paste, wherever it occurs. The scenario is saved \
      with `redact: true`.
      """)
  var redact = false

  @OptionGroup var voices: VoiceOptions

  mutating func validate() throws {
    if file == "-" {
      throw ValidationError(
        "explore reads your keys from standard input, so it cannot read the screen there\nhelp: name a file")
    }
    try play.validate()
    if pace != nil && pace != .patient {
      throw ValidationError("explore waits for your keys: leave --pace out")
    }
    if locale.count > 1 || locale == ["all"] {
      throw ValidationError("explore plays one language: name one with --locale")
    }
    if reader.count > 1 { throw ValidationError("explore plays one screen reader: name one with --reader") }
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

  private var play: PlayOptions { .of(screen, locale: locale, reader: reader) }

  private var isScript: Bool { script || !Console.isTerminal(STDIN_FILENO) }

  private var isPlain: Bool {
    plain || !Console.isTerminal(STDOUT_FILENO) || (getenv("TERM").map { String(cString: $0) } ?? "dumb") == "dumb"
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
      let timing = SynthesizedTiming(store: SpeechStore(synthesizer, keepsSound: true))
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
    (origin.hasOwnReader, origin.hasOwnSettings) = (!reader.isEmpty, !screen.settings.isEmpty)
    origin.isRedacted = redact
    origin.screen = try captured(source)
    let start = source.bytes.prefix(65_536)
    origin.isScreenFile =
      !screen.capture.isOrderDerived && start.firstRange(of: Array("\"a11ySimScreen\"".utf8)) != nil
    return origin
  }

  private func captured(_ source: InputFile.Source) throws(ScenarioParser.Failure) -> ImportedScreen? {
    guard screen.capture.format != nil || ImportedScreen.isOne(source.bytes) else { return nil }
    return try InputFile.screen(source, screen.capture)
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
    let text = FirstScenario.beginning(of: kind, version, reader: reader, "locale: \(locale.first ?? "en")\n")
    return InputFile.Source(name: file, bytes: Array(text.utf8))
  }
}
