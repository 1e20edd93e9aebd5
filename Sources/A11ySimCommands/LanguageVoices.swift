import A11ySim
import ESpeakNG

struct LanguageVoices {
  private let synthesizer: ESpeakSynthesizer

  init?(_ options: VoiceOptions) {
    do throws(SpeechError) {
      synthesizer = try options.synthesizer()
      _ = try synthesizer.engine()
    } catch {
      Console.complain("note: voices are not listed: \(error.message)" + (error.help.map { "\nhelp: \($0)" } ?? ""))
      return nil
    }
  }

  func choice(for language: String) -> VoiceChoice? { try? synthesizer.choose(language) }

  static func unread(_ text: String, by choice: VoiceChoice) -> String? {
    let unread = choice.unreadScripts(of: text)
    return unread.isEmpty ? nil : "does not read \(unread.joined(separator: ", "))"
  }

  /// Returns a description of each voice by language tag: the name of the voice, and the scripts in the transcripts
  /// that the voice cannot read.
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
