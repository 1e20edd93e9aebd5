import A11ySim
import ArgumentParser
import ESpeakNG

struct VoicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "voices",
    abstract: "List the voices of eSpeak NG, or show which voice is used for a language, and why.")

  @Argument(
    help:
      "Show which voice is used for this language (BCP 47), and why. Then list its other voices. Default: list all voices."
  )
  var tag: String?

  @Flag(help: "List the variants. A variant changes the tone of a voice, as in --voice en-us+f3.")
  var variants = false

  @OptionGroup var options: ListedVoiceOptions

  mutating func validate() throws {
    if let tag, !tag.isLanguageTag {
      throw ValidationError("“\(tag)” is not a language tag; write a tag such as en, fr-CA or zh-Hans")
    }
    if let tag, variants { throw ValidationError("the variants are the same for every language: leave out “\(tag)”") }
  }

  func run() throws {
    do throws(SpeechError) {
      let synthesizer = try VoiceOptions.of(options).synthesizer()
      if variants {
        Console.print(try synthesizer.engine().variants.map { $0 + "\n" }.joined())
        return
      }
      var voices = try tag.map { tag throws(SpeechError) in [try synthesizer.resolve(tag)] } ?? []
      voices += try synthesizer.voices(for: tag).filter { !voices.contains($0) }
      var lines = voices.map { "\($0.language)  \($0.name)  (\($0.identifier))" }
      if let tag { lines.insert(contentsOf: Self.explanation(try synthesizer.choose(tag), tag), at: 1) }
      Console.print(lines.map { $0 + "\n" }.joined())
    } catch {
      Console.complain(error.diagnostic)
      throw Console.Status.couldNot
    }
  }
}

extension VoicesCommand {
  private static func explanation(_ choice: VoiceChoice, _ tag: String) -> [String] {
    let symbols =
      choice.symbolNames ?? "none in this language: symbols without a sign of their own are left out and reported"
    return ["  why: \(choice.reason)", "  reads: \(choice.scripts.joined(separator: ", "))"]
      + choice.limits.map { "  does not read well: \($0)" } + ["  names of symbols and emoji: \(symbols)"]
      + (choice.notice.map { ["  notice: \($0)"] } ?? [])
  }
}

struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Check whether this machine can speak, and report what is missing.",
    discussion: """
      Speech needs eSpeak NG, its voices, its worker program and a program that plays sound. Transcripts need nothing. \
      The exit status is 1 if something is missing.
      """)

  @Option(help: .worker)
  var worker: String?

  func run() throws {
    var isComplete = true
    @discardableResult
    func report(_ name: String, _ check: () throws(SpeechError) -> String) -> Bool {
      do throws(SpeechError) {
        Console.print("ok       \(name): \(try check())\n")
        return true
      } catch {
        isComplete = false
        Console.print("missing  \(name): \(error.message)\n")
        if let help = error.help { Console.print("         \(help)\n") }
        return false
      }
    }
    Console.print("ok       transcripts: a11y-sim \(toolVersion), nothing else is needed\n")
    var path = ""
    let hasWorker = report("worker") { () throws(SpeechError) in
      path = try SpeechWorker.locate(worker)
      return path
    }
    let synthesizer = ESpeakSynthesizer(worker: SpeechWorker(path: path))
    let languages = A11ySimTool.current.screenReaders.flatMap { $0.descriptor.languages }
    let hasEngine =
      hasWorker
      && report("eSpeak NG") { () throws(SpeechError) in
        let engine = try synthesizer.engine()
        return "\(engine.version), \(engine.voices.count) voices, data in \(engine.dataPath)"
      }
    if hasEngine {
      report("eSpeak NG data") { () throws(SpeechError) in try synthesizer.engine().dataDigest() }
      for language in languages {
        report("voice for \(language)") { () throws(SpeechError) in
          let voice = try synthesizer.resolve(language)
          // eSpeak NG also lists a voice whose dictionary is missing. That voice says nothing.
          if try synthesizer.findings(in: "1", language: language).contains(where: { $0.kind == .silentlyDropped }) {
            throw SpeechError(
              "the voice “\(voice.identifier)” says nothing, because its dictionary is missing",
              help: "reinstall espeak-ng-data")
          }
          return "\(voice.name) (\(voice.identifier))"
        }
      }
    } else {
      isComplete = false
      Console.print("missing  voices: they need \(hasWorker ? "eSpeak NG" : "the worker program")\n")
    }
    report("sound") { () throws(SpeechError) in
      let player = AudioPlayer()
      // Playing a short silence fails if there is no sound device.
      try player.play([Int16](repeating: 0, count: 2_205))
      return player.players.joined(separator: ", ")
    }
    Console.print(
      "\(FidelityVector.recordedCodeFields)        recordings of VoiceOver on an iOS code field: "
        + "no transcript of this project was compared with one\n")
    if !isComplete { throw Console.Status.findings }
  }
}
