import A11ySim
import ArgumentParser
import ESpeakNG

struct SpeechOptions: ParsableArguments {
  enum Timing: String, DescribedChoice {
    case estimate, espeak

    var summary: String {
      switch self {
      case .estimate: "it is calculated from the text"
      case .espeak: "it is measured with eSpeak NG"
      }
    }
  }

  @Flag(help: "Speak aloud with eSpeak NG while the transcript is printed; without a file, speak the demo.")
  var speak = false

  @Option(
    help: ArgumentHelp(
      """
      Write the speech to this file: .wav, or .flac, .ogg or .opus if an encoder for that format is installed. If the \
      name is that of a folder, write one WAV file per scenario, screen reader and language into the folder.
      """, valueName: "file"))
  var wav: String?

  @Option(help: .cache)
  var cache: String?

  @Option(help: .player)
  var player: String?

  @Option(
    help: ArgumentHelp(
      "Speak this many words per minute, 80 to 449, instead of at the setting speakingRate.", valueName: "n"))
  var wordsPerMinute: Int?

  @Option(help: ArgumentHelp("Set the volume of the voice, 0 to 100.", valueName: "n"))
  var volume = 100

  @Option(
    help: "Choose where the duration of speech comes from. Default: espeak with --speak or --wav, else estimate.")
  var timing: Timing?

  var isSpoken: Bool { speak || wav != nil }

  mutating func validate() throws {
    if let wordsPerMinute, !(80...449).contains(wordsPerMinute) {
      throw ValidationError("--words-per-minute must be from 80 to 449")
    }
    if !(0...100).contains(volume) { throw ValidationError("--volume must be from 0 to 100") }
    if timing == .estimate && isSpoken {
      throw ValidationError(
        "--timing estimate cannot be used with --speak or --wav, which measure the duration of speech: leave out --timing"
      )
    }
    if let wav, wav.isEmpty { throw ValidationError("--wav needs a file name") }
    if let wav, [".yaml", ".yml", ".json"].contains(where: wav.lowercased().hasSuffix) {
      throw ValidationError("--wav needs the name of a sound file, but “\(wav)” is the name of a scenario")
    }
    if let cache, cache.isEmpty { throw ValidationError("--cache needs the name of a folder") }
    if cache != nil && !isSpoken && timing != .espeak {
      throw ValidationError("--cache can be used only with --speak, --wav or --timing espeak")
    }
    if wav == "-" {
      throw ValidationError(
        "--wav - would mix sound with the transcript on standard output: name a file, or write ./- for a file called -")
    }
    if let player, player.isEmpty {
      throw ValidationError("--player needs a program: \(AudioPlayer.knownNames.joined(separator: ", ")), or a path")
    }
    if player != nil && !speak { throw ValidationError("--player can be used only with --speak") }
  }

  var isFolder: Bool { wav.map { $0.hasSuffix("/") || InputFile.isDirectory($0) } ?? false }

  /// Returns a presenter that uses eSpeak NG only if the options need sound or measured durations.
  func speaker(_ voices: VoiceOptions) -> TranscriptPresenter {
    guard isSpoken || timing == .espeak else {
      return TranscriptPresenter(timing: SpeechEstimate(), rate: wordsPerMinute)
    }
    do throws(SpeechError) {
      if let wav { try AudioEncoder().check(wav) }
      let player = Result { () throws(SpeechError) in try audioPlayer() }
      // The rate of eSpeak NG's voices. If the worker has another one, the player is started again.
      try? player.get()?.open(sampleRate: 22_050)
      let (synthesizer, worker) = try synthesizer(voices, processes: Parallel.cores)
      let store = SpeechStore(synthesizer, keepsSound: isSpoken)
      let sampleRate = try worker.engine().sampleRate
      return TranscriptPresenter(
        voice: TranscriptVoice(timing: SynthesizedTiming(store: store), rate: wordsPerMinute, volume: volume),
        wav: wav, player: try player.get().map { ($0, sampleRate) })
    } catch {
      return TranscriptPresenter(timing: SpeechEstimate(), rate: wordsPerMinute, failure: error, wav: wav)
    }
  }

  /// Returns the player that the options name or the first one that is installed; nil if nothing is spoken aloud.
  private func audioPlayer() throws(SpeechError) -> AudioPlayer? {
    guard speak else { return nil }
    return try player.map { name throws(SpeechError) in try AudioPlayer(named: name) } ?? AudioPlayer()
  }

  /// Creates a worker, and a synthesizer that uses the worker. Checks the chosen voices, so that an error is reported
  /// once and not at every utterance.
  /// - Parameter processes: The number of utterances that are synthesised at the same time.
  /// - Throws: `SpeechError` if eSpeak NG is missing, or lacks a voice that the user chose.
  func synthesizer(
    _ voices: VoiceOptions, processes: Int
  ) throws(SpeechError) -> (synthesizer: ESpeakSynthesizer, worker: SpeechWorker) {
    let worker = try voices.speechWorker(processes: processes)
    let engine = try worker.engine()
    let cache = try cache.map { folder throws(SpeechError) in try SpeechCache(folder: folder, engine: engine) }
    return (try voices.synthesizer(on: worker, volume: volume, cache: cache), worker)
  }
}
