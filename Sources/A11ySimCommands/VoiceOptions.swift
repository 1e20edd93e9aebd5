import A11ySim
import ArgumentParser
import ESpeakNG

/// The options for voices, and for the worker program that runs eSpeak NG.
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

  /// A text that identifies the values of the options that decide the sound.
  var key: String { (voice + voiceFallback + [String(detectLanguages)]).map { $0 + "\0" }.joined() }

  /// Creates the worker, the process that owns eSpeak NG.
  func speechWorker(processes: Int = 1) throws(SpeechError) -> SpeechWorker {
    SpeechWorker(path: try SpeechWorker.locate(worker), processes: processes)
  }

  /// Starts eSpeak NG, and checks that it has the voices that the user chose.
  func synthesizer() throws(SpeechError) -> ESpeakSynthesizer { try synthesizer(on: try speechWorker()) }

  /// Creates a synthesizer that uses an existing worker, and checks that it has the voices that the user chose.
  func synthesizer(
    on worker: SpeechWorker, volume: Int = 100, cache: SpeechCache? = nil
  ) throws(SpeechError) -> ESpeakSynthesizer {
    let synthesizer = ESpeakSynthesizer(worker: worker, volume: volume, preferences: preferences, cache: cache)
    try synthesizer.checkPreferences()
    return synthesizer
  }
}
