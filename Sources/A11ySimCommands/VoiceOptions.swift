import A11ySim
import ArgumentParser
import ESpeakNG

/// The options that choose the voices of languages.
struct ListedVoiceOptions: ParsableArguments {
  @Option(help: .voice)
  var voice: [String] = []

  @Option(help: .voiceFallback)
  var voiceFallback: [String] = []

  @Option(help: .worker)
  var worker: String?

  func validate() throws { try Self.check(voice, voiceFallback) }

  fileprivate static func check(_ voices: [String], _ fallbacks: [String]) throws {
    if voices.contains(where: \.isEmpty) {
      throw ValidationError("--voice needs the name of a voice, such as en-gb or en-us+f3")
    }
    for text in fallbacks {
      let tags = tags(text)
      guard tags.count == 2, tags.allSatisfy(\.isLanguageTag) else {
        throw ValidationError("“\(text)” is not a pair of language tags; write --voice-fallback as nn=nb")
      }
    }
  }

  fileprivate static func tags(_ text: String) -> [String] {
    text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
  }
}

/// The options of commands that speak.
struct VoiceOptions: ParsableArguments {
  @Option(help: .voice)
  var voice: [String] = []

  @Option(help: .voiceFallback)
  var voiceFallback: [String] = []

  @Option(help: .worker)
  var worker: String?

  @Flag(
    inversion: .prefixedNo,
    help: """
      If a voice cannot read the letters of a text, speak them with the voice of another language, as VoiceOver's \
      setting Detect Languages does. Which voice VoiceOver would use is a guess.
      """)
  var detectLanguages = true

  func validate() throws { try ListedVoiceOptions.check(voice, voiceFallback) }

  var preferences: VoicePreferences {
    let tags = voiceFallback.map(ListedVoiceOptions.tags)
    return VoicePreferences(
      voices: voice,
      fallbacks: Dictionary(tags.map { ($0[0], $0[1]) }) { $1 },
      detectsLanguages: detectLanguages)
  }

  /// A text made of all option values that affect the sound.
  var key: String { (voice + voiceFallback + [String(detectLanguages)]).map { $0 + "\0" }.joined() }

  func speechWorker(processes: Int = 1) throws(SpeechError) -> SpeechWorker {
    SpeechWorker(path: try SpeechWorker.locate(worker), processes: processes)
  }

  func synthesizer() throws(SpeechError) -> ESpeakSynthesizer { try synthesizer(on: try speechWorker()) }

  /// Creates a synthesizer that uses an existing worker. Throws `SpeechError` if eSpeak NG lacks a chosen voice.
  func synthesizer(
    on worker: SpeechWorker, volume: Int = 100, cache: SpeechCache? = nil
  ) throws(SpeechError) -> ESpeakSynthesizer {
    let synthesizer = ESpeakSynthesizer(worker: worker, volume: volume, preferences: preferences, cache: cache)
    try synthesizer.checkPreferences()
    return synthesizer
  }
}

extension VoiceOptions {
  static func of(_ listed: ListedVoiceOptions) -> Self {
    var options = Self()
    (options.voice, options.voiceFallback, options.worker) = (listed.voice, listed.voiceFallback, listed.worker)
    options.detectLanguages = true
    return options
  }
}
