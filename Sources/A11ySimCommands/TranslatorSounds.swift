import A11ySim
import ESpeakNG
import StringCatalogs

/// A writer of the pronunciation and sound of texts into the folder of a report.
struct TranslatorSounds {
  private let folder: String
  private let synthesizer: ESpeakSynthesizer?

  /// Without an engine, there is no sound, and a note says why.
  init(folder: String, voices: VoiceOptions) {
    self.folder = folder
    do throws(SpeechError) {
      synthesizer = try voices.synthesizer()
    } catch {
      synthesizer = nil
      var diagnostic = error.diagnostic
      diagnostic.severity = .warning
      Console.complain(diagnostic)
    }
  }

  /// Adds pronunciation and sound to the rows of a language. If there is no voice for the language, a note says so.
  func add(to language: inout TranslatorLanguage) throws(Diagnostic) {
    guard let synthesizer else { return }
    do throws(SpeechError) {
      let voice = try synthesizer.choose(language.tag).voice
      for index in language.rows.indices where !language.rows[index].text.target.isEmpty {
        Progress.show("\(language.tag) · \(index + 1) of \(language.rows.count)")
        try add(to: &language.rows[index], number: index + 1, language.tag, voice.identifier, synthesizer)
      }
    } catch {
      if error.isFatal { throw error.diagnostic }
      var diagnostic = error.diagnostic
      diagnostic.severity = .warning
      Console.complain(diagnostic)
    }
  }

  private func add(
    to row: inout TranslatorLanguage.Row, number: Int, _ tag: String, _ voice: String, _ synthesizer: ESpeakSynthesizer
  ) throws(SpeechError) {
    let utterance = ESpeakStringVoice.utterance(row.text.heard, tag)
    let name = "\(tag)/\(String(repeating: "0", count: max(0, 4 - String(number).count)))\(number).wav"
    let file = RenderedFile(
      path: "\(folder)/\(name)",
      inputs: [RenderedFile.identityOfThisProgram, voice, row.text.heard].map { Array($0.utf8) })
    do throws(SpeechError) {
      try file.prepare()
      row.ipa = "/\(try synthesizer.pronounce(utterance).ipa)/"
      if !file.isCurrent {
        file.forget()
        let clip = try synthesizer.speak(utterance, wordsPerMinute: 175).clip
        try WAVFile.save(clip.samples, sampleRate: clip.sampleRate, to: file.path)
        try file.record()
      }
      row.sound = name
    } catch {
      if error.isFatal { throw error }
      row.ipa = error.diagnostic.message
    }
  }
}
