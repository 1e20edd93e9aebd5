import A11ySim
import ESpeakNG

/// A source of the voices that eSpeak NG chooses for languages, and of short descriptions of these voices.
struct LanguageVoices {
  private let synthesizer: ESpeakSynthesizer

  /// Starts eSpeak NG. If that fails, prints a note on standard error and returns nil.
  init?(_ options: VoiceOptions) {
    do throws(SpeechError) {
      synthesizer = try options.synthesizer()
      _ = try synthesizer.engine()
    } catch {
      Console.complain("note: voices are not listed: \(error.message)" + (error.help.map { "\nhelp: \($0)" } ?? ""))
      return nil
    }
  }

  /// Returns the voice for a language tag; nil if there is none.
  func choice(for language: String) -> VoiceChoice? { try? synthesizer.choose(language) }

  /// Returns a phrase with the scripts of a text that a voice does not read; nil if the voice reads all scripts of the
  /// text.
  static func unread(_ text: String, by choice: VoiceChoice) -> String? {
    let unread = choice.unreadScripts(of: text)
    return unread.isEmpty ? nil : "does not read \(unread.joined(separator: ", "))"
  }

  /// Returns a short description of the voice for each language that a screen reader speaks in the transcripts, by
  /// language tag. The description names the voice, and the scripts in the transcripts that the voice does not read.
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
