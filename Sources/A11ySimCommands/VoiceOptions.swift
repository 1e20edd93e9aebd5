import A11ySim
import ArgumentParser
import ESpeakNG

/// Which voices speak, and where the program that has them is.
struct VoiceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      A voice instead of the usual one for its language: a name of eSpeak NG's or a language tag, and + with a variant \
      if wanted, such as en-gb or en-us+f3; +f3 alone is for all other voices (repeatable).
      """, valueName: "voice"))
  var voice: [String] = []

  @Option(
    help: ArgumentHelp(
      "For a language without a voice the one that speaks instead, such as nn=nb (repeatable).", valueName: "tag=tag"))
  var voiceFallback: [String] = []

  @Flag(
    inversion: .prefixedNo,
    help: """
      Let another language's voice say letters that the voice of the text's own language cannot read, as VoiceOver's \
      Detect Languages does; which one is our guess.
      """)
  var detectLanguages = true

  @Option(help: ArgumentHelp("The program that owns libespeak-ng, if it is not found by itself.", valueName: "path"))
  var worker: String?

  mutating func validate() throws {
    if voice.contains(where: \.isEmpty) { throw ValidationError("--voice needs a voice, such as en-gb or en-us+f3") }
    for text in voiceFallback {
      let tags = Self.tags(text)
      guard tags.count == 2, tags.allSatisfy(\.isLanguageTag) else {
        throw ValidationError("--voice-fallback takes two language tags, such as nn=nb; “\(text)” is not that")
      }
    }
  }

  private static func tags(_ text: String) -> [String] {
    text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
  }

  /// The person's choices.
  var preferences: VoicePreferences {
    VoicePreferences(
      voices: voice,
      fallbacks: Dictionary(voiceFallback.map { (Self.tags($0)[0], Self.tags($0)[1]) }) { $1 },
      detectsLanguages: detectLanguages)
  }

  /// What of them decides the sound, as a text that differs when they do.
  var key: String { (voice + voiceFallback + [String(detectLanguages)]).map { $0 + "\0" }.joined() }

  /// The process that owns eSpeak NG.
  func speechWorker(processes: Int = 1) throws(SpeechError) -> SpeechWorker {
    SpeechWorker(path: try SpeechWorker.locate(worker), processes: processes)
  }

  /// eSpeak NG, started and asked whether it has what was chosen.
  func synthesizer() throws(SpeechError) -> ESpeakSynthesizer { try synthesizer(on: try speechWorker()) }

  /// The same on a process at hand.
  func synthesizer(
    on worker: SpeechWorker, volume: Int = 100, cache: SpeechCache? = nil
  ) throws(SpeechError) -> ESpeakSynthesizer {
    let synthesizer = ESpeakSynthesizer(worker: worker, volume: volume, preferences: preferences, cache: cache)
    try synthesizer.checkPreferences()
    return synthesizer
  }
}
