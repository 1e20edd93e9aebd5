import A11ySim
import ESpeakNG

/// Which voice reads a language, in a few words.
struct LanguageVoices {
  private let synthesizer: ESpeakSynthesizer

  /// Nil, and said, where eSpeak NG cannot be asked.
  init?(_ options: VoiceOptions) {
    do throws(SpeechError) {
      synthesizer = try options.synthesizer()
      _ = try synthesizer.engine()
    } catch {
      Console.complain("note: voices are not listed: \(error.message)" + (error.help.map { "\nhelp: \($0)" } ?? ""))
      return nil
    }
  }

  /// The voice for a language; nil for none.
  func choice(for language: String) -> VoiceChoice? { try? synthesizer.choose(language) }

  /// What a voice does not read of a text; nil when it reads all of it.
  static func unread(_ text: String, by choice: VoiceChoice) -> String? {
    let unread = choice.unreadScripts(of: text)
    return unread.isEmpty ? nil : "does not read \(unread.joined(separator: ", "))"
  }

  /// By language, the voices of the words that transcripts have in it, for the table of languages.
  func summaries(of transcripts: [Transcript]) -> [String: String] {
    var texts: [String: String] = [:]
    for transcript in transcripts {
      let language = transcript.header.readerLocale
      for segment in transcript.utterances.lazy.flatMap(\.utterance.segments) where segment.language == language {
        texts[language, default: ""] += segment.text + " "
      }
    }
    return texts.reduce(into: [:]) { voices, entry in
      guard let choice = choice(for: entry.key) else { return }
      voices[entry.key] = choice.voice.name + (Self.unread(entry.value, by: choice).map { ", " + $0 } ?? "")
    }
  }
}
