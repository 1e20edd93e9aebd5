import A11ySim
import ArgumentParser
import ESpeakNG

/// The options that choose the voices of languages.
struct ListedVoiceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Use this eSpeak NG voice for its language (repeatable). Write the name of a voice or a language tag, and a \
      variant if you want one: en-gb, en-us+f3. A variant, such as +f3, changes the tone of a voice. A variant alone \
      applies to every voice that no other --voice selects.
      """, valueName: "name"))
  var voice: [String] = []

  @Option(
    help: ArgumentHelp(
      "If eSpeak NG has no voice for a language, use the voice for another language: with nn=nb, the voice for nb speaks nn (repeatable).",
      valueName: "tag=tag"))
  var voiceFallback: [String] = []

  @Option(help: .worker)
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

  fileprivate static func tags(_ text: String) -> [String] {
    text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
  }
}

/// The options of commands that speak.
struct VoiceOptions: ParsableArguments {
  @OptionGroup var listed: ListedVoiceOptions

  @Flag(
    inversion: .prefixedNo,
    help: """
      If a voice cannot read the letters of a text, speak them with the voice of another language, as VoiceOver's \
      setting Detect Languages does. Which voice VoiceOver would use is a guess.
      """)
  var detectLanguages = true

  var preferences: VoicePreferences {
    let tags = listed.voiceFallback.map(ListedVoiceOptions.tags)
    return VoicePreferences(
      voices: listed.voice,
      fallbacks: Dictionary(tags.map { ($0[0], $0[1]) }) { $1 },
      detectsLanguages: detectLanguages)
  }

  /// A text made of all option values that affect the sound.
  var key: String { (listed.voice + listed.voiceFallback + [String(detectLanguages)]).map { $0 + "\0" }.joined() }

  func speechWorker(processes: Int = 1) throws(SpeechError) -> SpeechWorker {
    SpeechWorker(path: try SpeechWorker.locate(listed.worker), processes: processes)
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
    (options.listed, options.detectLanguages) = (listed, true)
    return options
  }
}
