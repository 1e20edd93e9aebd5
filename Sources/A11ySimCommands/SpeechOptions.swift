import A11ySim
import ArgumentParser
import ESpeakNG

/// Whether and how it is spoken.
struct SpeechOptions: ParsableArguments {
  /// Where durations come from.
  enum Timing: String, CaseIterable, ExpressibleByArgument { case estimate, espeak }

  @Flag(help: "Speak aloud with eSpeak NG while the transcript is printed; without a file, the demo.")
  var speak = false

  @Option(
    help: ArgumentHelp(
      """
      Write the speech to a file: WAV, or what an installed encoder makes of .flac, .ogg or .opus; into a folder, a WAV \
      per scenario and language.
      """, valueName: "file"))
  var wav: String?

  @Option(
    help: ArgumentHelp(
      "Keep the sound of every utterance in this folder and take it from there; delete it to empty it.",
      valueName: "folder"))
  var cache: String?

  @Option(
    help: ArgumentHelp(
      "The program that plays: \(AudioPlayer.knownNames.joined(separator: ", ")), or the path of one that reads WAV.",
      valueName: "name|path"))
  var player: String?

  @Option(help: "Words per minute, 80 to 449, instead of the speakingRate setting.")
  var rate: Int?

  @Option(help: "How loud the voice is, 0 to 100.")
  var volume = 100

  @Option(help: "Where durations come from: estimate (default), or espeak, which --speak and --wav imply.")
  var timing: Timing?

  @OptionGroup var voices: VoiceOptions

  /// Whether a voice is needed at all.
  var isSpoken: Bool { speak || wav != nil }

  mutating func validate() throws {
    if let rate, !(80...449).contains(rate) { throw ValidationError("--rate is from 80 to 449 words per minute") }
    if !(0...100).contains(volume) { throw ValidationError("--volume is from 0 to 100") }
    if timing == .estimate && isSpoken {
      throw ValidationError("--speak and --wav take their times from the voice: leave --timing out")
    }
    if let wav, wav.isEmpty { throw ValidationError("--wav needs a file name") }
    if let wav, [".yaml", ".yml", ".json"].contains(where: wav.lowercased().hasSuffix) {
      throw ValidationError("--wav is where the sound goes, and \(wav) has a scenario's name")
    }
    if let cache, cache.isEmpty { throw ValidationError("--cache needs the name of a folder") }
    if cache != nil && !isSpoken && timing != .espeak {
      throw ValidationError("--cache keeps sound: it goes with --speak, --wav or --timing espeak")
    }
    if wav == "-" {
      throw ValidationError(
        "--wav - would put sound among the transcript on standard output: name a file, or ./- for one of that name")
    }
    if let player, player.isEmpty {
      throw ValidationError("--player needs a program: \(AudioPlayer.knownNames.joined(separator: ", ")), or a path")
    }
    if player != nil && !speak { throw ValidationError("--player is who plays: it goes with --speak") }
  }

  /// Whether the speech goes into a folder.
  var isFolder: Bool { wav.map { $0.hasSuffix("/") || InputFile.isDirectory($0) } ?? false }

  /// Everything that speaks, or nothing of it: eSpeak NG is not looked for unless sound or its times are asked for.
  func speaker() -> TranscriptPresenter {
    guard isSpoken || timing == .espeak else { return TranscriptPresenter(timing: SpeechEstimate(), rate: rate) }
    do throws(SpeechError) {
      if let wav { try AudioEncoder().check(wav) }
      let library = SpeechStore(
        try synthesizer(processes: Parallel.cores).synthesizer, keepsSound: isSpoken)
      return TranscriptPresenter(
        voice: TranscriptVoice(timing: SynthesizedTiming(library: library), rate: rate, volume: volume), wav: wav,
        player: speak
          ? try player.map { name throws(SpeechError) in try AudioPlayer(named: name) } ?? AudioPlayer() : nil)
    } catch {
      return TranscriptPresenter(timing: SpeechEstimate(), rate: rate, failure: error)
    }
  }

  /// The voice, and who speaks.
  /// - Parameter processes: how many utterances are said at the same time.
  /// - Throws: `SpeechError` when there is no engine, or it lacks a voice: once, rather than at every utterance.
  func synthesizer(processes: Int) throws(SpeechError) -> (synthesizer: ESpeakSynthesizer, worker: SpeechWorker) {
    let worker = try voices.speechWorker(processes: processes)
    let engine = try worker.engine()
    let cache = try cache.map { folder throws(SpeechError) in try SpeechCache(folder: folder, engine: engine) }
    return (try voices.synthesizer(on: worker, volume: volume, cache: cache), worker)
  }
}
