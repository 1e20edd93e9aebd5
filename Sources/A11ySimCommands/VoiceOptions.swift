import A11ySim
import ArgumentParser
import ESpeakNG

/// Options for the voices, and for the worker program that has them.
struct VoiceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Use this voice for its language: an eSpeak NG name or a language tag, with an optional +variant, such as en-gb \
      or en-us+f3. A variant alone, such as +f3, applies to all other voices (repeatable).
      """, valueName: "voice"))
  var voice: [String] = []

  @Option(
    help: ArgumentHelp(
      "Use another language's voice for a language without a voice, such as nn=nb (repeatable).", valueName: "tag=tag"))
  var voiceFallback: [String] = []

  @Flag(
    inversion: .prefixedNo,
    help: """
      Let another language's voice say letters that the voice of the text's own language cannot read, as VoiceOver's \
      Detect Languages does. The choice of that voice is a guess.
      """)
  var detectLanguages = true

  @Option(
    help: ArgumentHelp(
      "Use this espeak-ng-worker, the program that runs eSpeak NG, instead of searching for it.",
      valueName: "path"))
  var worker: String?

  mutating func validate() throws {
    if voice.contains(where: \.isEmpty) {
      throw ValidationError("--voice needs the name of a voice, such as en-gb or en-us+f3")
    }
    for text in voiceFallback {
      let tags = Self.tags(text)
      guard tags.count == 2, tags.allSatisfy(\.isLanguageTag) else {
        throw ValidationError("“\(text)” is not a pair of language tags; write --voice-fallback as nn=nb")
      }
    }
  }

  private static func tags(_ text: String) -> [String] {
    text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
  }

  /// The voices that the user chose.
  var preferences: VoicePreferences {
    VoicePreferences(
      voices: voice,
      fallbacks: Dictionary(voiceFallback.map { (Self.tags($0)[0], Self.tags($0)[1]) }) { $1 },
      detectsLanguages: detectLanguages)
  }

  /// A text that differs whenever options that decide the sound differ.
  var key: String { (voice + voiceFallback + [String(detectLanguages)]).map { $0 + "\0" }.joined() }

  /// Creates the worker, the process that owns eSpeak NG.
  func speechWorker(processes: Int = 1) throws(SpeechError) -> SpeechWorker {
    SpeechWorker(path: try SpeechWorker.locate(worker), processes: processes)
  }

  /// Starts eSpeak NG, and checks that it has the voices that were chosen.
  func synthesizer() throws(SpeechError) -> ESpeakSynthesizer { try synthesizer(on: try speechWorker()) }

  /// Creates a synthesizer on an existing worker, and checks that it has the voices that were chosen.
  func synthesizer(
    on worker: SpeechWorker, volume: Int = 100, cache: SpeechCache? = nil
  ) throws(SpeechError) -> ESpeakSynthesizer {
    let synthesizer = ESpeakSynthesizer(worker: worker, volume: volume, preferences: preferences, cache: cache)
    try synthesizer.checkPreferences()
    return synthesizer
  }
}
