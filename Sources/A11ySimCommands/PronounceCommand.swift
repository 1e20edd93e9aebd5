import A11ySim
import ArgumentParser
import ESpeakNG

struct PronounceCommand: ParsableCommand {
  enum Format: String, DescribedChoice {
    case text, json

    var summary: String {
      switch self {
      case .text: "the IPA, the voice and the problems of each text, for people"
      case .json: "one JSON array, for programs"
      }
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "pronounce",
    abstract: "Print how eSpeak NG pronounces a text, in IPA, and what it cannot say.",
    discussion: """
      In the IPA, (xx) means that eSpeak NG continues with its rules for the language xx, and | marks the end of a clause.

      Examples:
        a11y-sim pronounce "bouton Settings" --locale fr
        a11y-sim pronounce 設定 --locale ja --format json
        a11y-sim pronounce - --locale de < labels.txt
      """)

  @Argument(help: "The texts to pronounce; `-` reads standard input, one text per line.")
  var texts: [String]

  @Option(help: ArgumentHelp("Pronounce the texts in this language (BCP 47).", valueName: "tag"))
  var locale = "en"

  @Option(help: "Print in this format.")
  var format: Format = .text

  @OptionGroup var voices: VoiceOptions

  mutating func validate() throws {
    if !locale.isLanguageTag {
      throw ValidationError("“\(locale)” is not a language tag; write a tag such as en, fr-CA or zh-Hans")
    }
  }

  func run() throws {
    var couldNot = false
    do throws(SpeechError) {
      let synthesizer = try voices.synthesizer()
      let choice = try synthesizer.choose(locale)
      var isFirst = true
      if format == .json { Console.print("[") }
      for text in texts.flatMap({ $0 == "-" ? Self.lines() : [$0] }) {
        do throws(SpeechError) {
          let said = try Said(text, in: locale, choice, by: synthesizer)
          Console.print(
            format == .json ? (isFirst ? "\n  " : ",\n  ") + said.json : (isFirst ? "" : "\n") + said.lines,
            isData: format == .json)
          isFirst = false
        } catch {
          if error.isFatal { throw error }
          Console.complain(error.diagnostic)
          couldNot = true
        }
      }
      if format == .json { Console.print(isFirst ? "]\n" : "\n]\n") }
    } catch {
      Console.complain(error.diagnostic)
      couldNot = true
    }
    if couldNot { throw Console.Status.couldNot }
  }

  private static func lines() -> [String] {
    var lines: [String] = []
    while let line = Console.readLine() { lines.append(line) }
    return lines
  }
}

private struct Said {
  var text: String
  var locale: String
  var choice: VoiceChoice
  var pronunciation: Pronunciation
  var findings: [PronunciationFinding]

  init(
    _ text: String, in locale: String, _ choice: VoiceChoice, by synthesizer: ESpeakSynthesizer
  ) throws(SpeechError) {
    self.text = text
    self.locale = locale
    self.choice = choice
    let segment = Segment(.label, text, language: locale)
    pronunciation = try synthesizer.pronounce(Utterance([segment], reason: .focus, priority: .element))
    findings = try synthesizer.findings(in: text, language: locale)
  }

  var lines: String {
    var lines = ["\(text)", "  /\(pronunciation.ipa)/"]
    let isOneVoice = pronunciation.parts.allSatisfy { $0.voice == choice.voice.identifier }
    if isOneVoice { lines.append("  voice: \(choice.voice.name) (\(choice.voice.identifier))") }
    for part in pronunciation.parts where !isOneVoice {
      lines.append("  voice \(part.voice): /\(part.clauses.joined(separator: " | "))/")
    }
    lines += findings.map { "  \($0.kind.isFault ? "fault" : "note"): \($0.message)" }
    lines += pronunciation.notices.map { "  notice: \($0)" }
    return lines.map { $0 + "\n" }.joined()
  }

  var json: String {
    JSON.object([
      ("text", JSON.string(text)), ("locale", JSON.string(locale)),
      (
        "voice",
        JSON.object([("identifier", JSON.string(choice.voice.identifier)), ("name", JSON.string(choice.voice.name))])
      ),
      ("ipa", JSON.string(pronunciation.ipa)),
      (
        "parts",
        JSON.array(
          pronunciation.parts.map { part in
            JSON.object([
              ("voice", JSON.string(part.voice)), ("language", JSON.string(part.language)),
              ("clauses", JSON.array(part.clauses.map { JSON.string($0) })),
            ])
          })
      ),
      ("findings", JSON.array(findings.map(json))),
      ("notices", JSON.array(pronunciation.notices.map { JSON.string($0) })),
    ])
  }

  /// Returns a finding as a JSON object. Positions count Unicode scalars from 0.
  private func json(_ finding: PronunciationFinding) -> String {
    let scalars = text.unicodeScalars
    return JSON.object([
      ("kind", JSON.string(finding.kind.rawValue)), ("isFault", finding.kind.isFault ? "true" : "false"),
      ("text", JSON.string(finding.text)),
      ("start", String(scalars.distance(from: scalars.startIndex, to: finding.range.lowerBound))),
      ("end", String(scalars.distance(from: scalars.startIndex, to: finding.range.upperBound))),
      ("detail", JSON.string(finding.detail)), ("message", JSON.string(finding.message)),
    ])
  }
}
