import A11ySim
import A11ySimSystem
import ESpeakNG
import ReportPages
import StringCatalogs
import StringChecks

final class ESpeakStringVoice: StringVoice {
  private let synthesizer: ESpeakSynthesizer
  /// The reasons why texts could not be checked, without repetitions. These texts have no findings.
  private(set) var failures: [SpeechError] = []
  private var failuresInARow = 0
  /// The number of failures in a row after which the voice is not used any more. Each wait for a worker that never
  /// answers takes seconds.
  private static let patience = 3

  init(_ options: VoiceOptions) throws(Diagnostic) {
    do throws(SpeechError) {
      synthesizer = try options.synthesizer()
    } catch {
      throw error.diagnostic
    }
  }

  var engine: String { "espeak-ng" }

  func speaks(_ tag: String) -> Bool {
    do throws(SpeechError) {
      _ = try synthesizer.choose(tag)
      return true
    } catch {
      // A fatal error says nothing about this voice, so the language counts as spoken.
      if error.isFatal { note(error) }
      return error.isFatal
    }
  }

  func readings(of texts: [String], language tag: String) -> [VoiceReading?] {
    defer { Progress.clear() }
    return texts.enumerated().map { index, text in
      if failuresInARow >= Self.patience { return nil }
      Progress.show("\(tag) · \(index + 1) of \(texts.count)")
      do throws(SpeechError) {
        let reading = try reading(of: text, tag)
        failuresInARow = 0
        return reading
      } catch {
        note(error)
        return nil
      }
    }
  }

  private func reading(of text: String, _ tag: String) throws(SpeechError) -> VoiceReading {
    let utterance = Self.utterance(text, tag)
    let pronunciation = try synthesizer.pronounce(utterance)
    let clip = try synthesizer.speak(utterance, wordsPerMinute: 175).clip
    let findings = try synthesizer.findings(in: text, language: tag)
    return VoiceReading(
      ipa: pronunciation.ipa, duration: .seconds(Double(clip.samples.count) / Double(max(1, clip.sampleRate))),
      faults: findings.map { VoiceReading.Fault(kind: Self.kind($0.kind), text: $0.text, message: $0.message) })
  }

  private func note(_ error: SpeechError) {
    if !failures.contains(error) { failures.append(error) }
    failuresInARow = error.isFatal ? Self.patience : error.isOfText ? 0 : failuresInARow + 1
  }

  static func utterance(_ text: String, _ tag: String) -> Utterance {
    Utterance([Segment(.label, text, language: tag)], reason: .focus, priority: .element)
  }

  private static func kind(_ kind: PronunciationFinding.Kind) -> VoiceReading.Fault.Kind {
    switch kind {
    case .foreignScript, .unpronounceable, .readAsCode, .crash: .unreadable
    case .silentlyDropped: .silent
    case .otherLanguage: .otherLanguage
    case .spelledWord, .spelledAbbreviation: .spelled
    }
  }
}

/// A writer of HTML pages, one for each language, with the pronunciation and sound of the texts for screen readers.
struct SpokenPages {
  private let folder: String
  private let synthesizer: ESpeakSynthesizer

  init(folder: String, voices: VoiceOptions) throws(Diagnostic) {
    self.folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    do throws(SpeechError) {
      synthesizer = try voices.synthesizer()
    } catch {
      throw error.diagnostic
    }
  }

  /// Writes the pages of the given languages, or of all languages if `locales` is empty. Returns false if a page is
  /// missing. Sound files that are up to date are not written again.
  func write(_ tables: [StringTable], locales: [String]) throws(Diagnostic) -> Bool {
    var isComplete = true
    let tags = Set(tables.flatMap(\.languages)).sorted().filter { locales.isEmpty || locales.contains($0) }
    for tag in tags {
      do throws(SpeechError) {
        try write(tag, tables)
      } catch {
        if error.isFatal { throw error.diagnostic }
        Console.complain(error.diagnostic)
        isComplete = false
      }
    }
    Progress.clear()
    return isComplete
  }

  private func write(_ tag: String, _ tables: [StringTable]) throws(SpeechError) {
    let voice = try synthesizer.choose(tag).voice
    var rows = ""
    var number = 0
    for table in tables {
      for text in table.textsForScreenReaders(in: tag) {
        number += 1
        Progress.show("\(tag) · \(number) · \(text.key)")
        let utterance = ESpeakStringVoice.utterance(text.said, tag)
        let name = "\(tag)/\(String(repeating: "0", count: max(0, 4 - String(number).count)))\(number).wav"
        let file = RenderedFile(
          path: "\(folder)/\(name)",
          inputs: [RenderedFile.identityOfThisProgram, voice.identifier, text.said].map { Array($0.utf8) })
        if number == 1 { try file.prepare() }
        let pronunciation: Pronunciation
        do throws(SpeechError) {
          pronunciation = try synthesizer.pronounce(utterance)
          if !file.isCurrent {
            file.forget()
            let clip = try synthesizer.speak(utterance, wordsPerMinute: 175).clip
            try WAVFile.save(clip.samples, sampleRate: clip.sampleRate, to: file.path)
            try file.record()
          }
        } catch {
          if error.isFatal { throw error }
          rows += row(text, ipa: error.diagnostic.message, sound: nil)
          continue
        }
        rows += row(text, ipa: "/\(pronunciation.ipa)/", sound: name)
      }
    }
    if number == 0 { return }
    let page = """
      <!doctype html>
      <html lang="\(HTML.escaped(tag))">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(HTML.escaped(tag)): texts for screen readers</title>
      <style>body{font:1em/1.5 system-ui;margin:2em}td,th{text-align:start;vertical-align:top;padding:.3em .8em}</style>
      <h1>\(HTML.escaped(tag))</h1>
      <p lang="en">Spoken by eSpeak NG, \(HTML.escaped(voice.name)); a phone's own voices differ.</p>
      <table>
      <tr lang="en"><th scope="col">Key</th><th scope="col">Text</th><th scope="col">IPA</th><th scope="col">Sound</th></tr>
      \(rows)</table>
      </html>

      """
    try OutputFile.write(Array(page.utf8), to: "\(folder)/\(tag).html")
  }

  private func row(_ text: StringTable.AccessibilityText, ipa: String, sound: String?) -> String {
    let key = HTML.escaped(text.key + (text.variant.map { ", \($0)" } ?? ""))
    let player = sound.map {
      "<audio controls preload=\"none\" aria-label=\"\(key)\" src=\"\(HTML.escaped($0))\"></audio>"
    }
    return "<tr><td lang=\"en\">\(key)</td><td>\(HTML.escaped(text.text))</td>"
      + "<td lang=\"und-fonipa\">\(HTML.escaped(ipa))</td><td>\(player ?? "")</td></tr>\n"
  }
}
