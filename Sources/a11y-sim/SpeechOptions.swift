import A11ySim
import ArgumentParser
import ESpeakNG

/// Whether and how it is spoken.
struct SpeechOptions: ParsableArguments {
  /// Where durations come from.
  enum Timing: String, CaseIterable, ExpressibleByArgument { case estimate, espeak }

  @Flag(help: "Speak aloud with eSpeak NG while the transcript is printed; without a file, the demo.")
  var speak = false

  @Option(help: ArgumentHelp("Write the speech to a WAV file.", valueName: "file"))
  var wav: String?

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
  }

  /// Everything that speaks, or nothing of it: eSpeak NG is not looked for unless sound or its times are asked for.
  func speaker() -> Speaker {
    guard isSpoken || timing == .espeak else { return Speaker(timing: SpeechEstimate(), rate: rate) }
    do throws(SpeechError) {
      // An engine that cannot start, or lacks a voice, says so here, once, rather than at every utterance.
      let synthesizer = try voices.synthesizer(volume: volume)
      return Speaker(
        voice: SynthesizedTiming(synthesizer), rate: rate, wav: wav, player: speak ? AudioPlayer() : nil)
    } catch {
      return Speaker(timing: SpeechEstimate(), rate: rate, failure: error)
    }
  }
}
