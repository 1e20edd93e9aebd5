import A11ySim
import ArgumentParser
import ESpeakNG

struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Play scenarios, and print or speak what is heard.",
    discussion: """
      Expectations are checked after the whole transcript has been printed. With --speak or --wav, the times in the \
      transcript are those of the sound. During speech on a terminal, the space bar pauses, the right and left arrows go to \
      the next and the previous utterance, and q quits.

      --wav can also name a folder: one that exists, or a name that ends in /. You can then name folders of scenarios, \
      too. For each scenario, screen reader and language, one sound file NAME.READER.LOCALE.wav is written and its path \
      is printed. On the next run, a sound file is written again only if its scenario, the options, the voice or \
      a11y-sim has changed, or if it caused a warning, so that you see the warning again.

      Examples:
        a11y-sim demo
        a11y-sim --speak flows/otp.yaml
        a11y-sim run otp.yaml --locale fr --format jsonl
        a11y-sim run otp.yaml --locale all --format table
        a11y-sim run demo --wav demo.wav
        a11y-sim run flows/ --locale all --wav sounds/ --cache ~/.cache/a11y-sim
        a11y-sim run otp.yaml --audit
      """
  )

  @Argument(
    help: """
      Scenario files, captures and screen files; `-` is standard input, `demo` and `digits` are built in. Needed \
      except with --speak.
      """)
  var files: [String] = []

  @OptionGroup var play: PlayOptions

  @OptionGroup var rates: RateOptions
  @OptionGroup var speech: SpeechOptions
  @OptionGroup var voices: VoiceOptions

  @Option(help: "Print in this format.")
  var format: TranscriptFormat = .standard

  @OptionGroup var style: StyleOption

  @Flag(
    help:
      "Print under each spoken line the rule that produced it, with source and confidence. Also print the moves of the cursor."
  )
  var why = false

  @Flag(help: .marks)
  var marks = false

  @Flag(help: "Print under each spoken line how eSpeak NG pronounces it, in IPA.")
  var phonemes = false

  @Flag(help: .redact)
  var redact = false

  @Flag(help: "Audit each scenario too, and print each finding in the transcript after its step.")
  var audit = false

  mutating func validate() throws {
    if files.isEmpty && speech.isSpoken { files = ["demo"] }
    if why, let reason = format.refusals[.explanations] {
      throw ValidationError("--why is only for \(Self.formats(for: .explanations)); \(reason)")
    }
    if style.style != .commaList, let reason = format.refusals[.style] {
      throw ValidationError("--style is only for \(Self.formats(for: .style)); \(reason)")
    }
    if marks, let reason = format.refusals[.marks] {
      throw ValidationError("--marks is only for \(Self.formats(for: .marks)); \(reason)")
    }
    if phonemes, let reason = format.refusals[.phonemes] { throw ValidationError("--phonemes is not for \(reason)") }
    if speech.isFolder {
      if speech.speak {
        throw ValidationError(
          "--speak cannot be used with --wav FOLDER: leave out --speak")
      }
      if format.name != TranscriptFormat.standard.name || why || marks || audit || phonemes || style.style != .commaList
      {
        throw ValidationError(
          "--wav FOLDER prints only the paths of the files: leave out --format, --why, --marks, --audit, --phonemes and --style"
        )
      }
    } else if speech.wav != nil && files.count > 1 {
      throw ValidationError(
        "--wav FILE takes only one scenario: name one, or write all of them into a folder, such as --wav sounds/")
    }
  }

  private static func formats(for request: TranscriptFormat.Request) -> String {
    let names = A11ySimTool.current.transcriptFormats.filter { $0.refusals[request] == nil }.map(\.name)
    return "the \(names.joined(separator: ", ")) format\(names.count == 1 ? "" : "s")"
  }

  func run() throws {
    // `validate` does not require a file, so that an unknown option is reported first.
    if files.isEmpty {
      Console.complain(Console.noScenario)
      throw Console.Status.wrongUsage
    }
    if speech.wav != nil && rates.rates.count > 1 {
      Console.complain("error: --wav takes only one speaking rate\nhelp: name one: --rate \(rates.rates[0])")
      throw Console.Status.wrongUsage
    }
    if let folder = speech.wav, speech.isFolder {
      if let rate = rates.rates.first {
        Console.complain(
          "error: --rate cannot be used with --wav FOLDER\nhelp: set the rate with --set speakingRate=\(rate)")
        throw Console.Status.wrongUsage
      }
      let suite = Suite(folder: folder, play: play, speech: speech, voices: voices, isRedacted: redact)
      let status = suite.run(files)
      if status != .fine { throw status }
      return
    }
    var status = Console.Status.fine
    let speaker = speech.speaker(voices)
    var phonemes = self.phonemes ? PhonemePrinter(voices) : nil
    var details = TranscriptFormat.Details()
    (details.style, details.isExplained, details.isMarked) = (style.style, why, marks)
    let shown = format.with(details)
    var transcripts: [Transcript] = []
    var playCount = 0
    var findings: [Diagnostic] = []
    for file in files {
      let scenarios: [Scenario]
      do {
        scenarios = try play.plays(file)
      } catch {
        for diagnostic in error.diagnostics(isRedacted: redact) { Console.complain(diagnostic) }
        status = .couldNot
        continue
      }
      if speech.wav != nil && scenarios.count > 1 {
        Console.complain(
          "error: --wav FILE takes only one screen reader\nhelp: add --reader \(scenarios[0].reader), or name a folder: "
            + "--wav sounds/")
        throw Console.Status.wrongUsage
      }
      if speech.wav != nil && scenarios[0].locales.count > 1 {
        Console.complain(
          "error: --wav FILE takes only one language\nhelp: add --locale \(scenarios[0].locales[0]), or name a folder: "
            + "--wav sounds/")
        throw Console.Status.wrongUsage
      }
      for (rate, scenario) in scenarios.flatMap(rates.versions) {
        var audits: [(locale: String, audit: Audit)] = []
        for locale in scenario.locales {
          let playback = speaker.prepare(scenario, locale: locale, isRedacted: redact)
          var transcript = scenario.play(locale: locale, timing: speaker.timing, isRedacted: redact)
          if transcript.diagnostics.contains(where: { $0.severity == .error }) { status = .couldNot }
          findings += transcript.diagnostics
          findings += scenario.findings(in: transcript, isRedacted: redact)
          if self.audit {
            let audit = Audit(scenario, locale: locale, rules: A11ySimTool.current.auditRules, isRedacted: redact)
            // The audit plays the scenario at every pace. Problems at the scenario's own pace have already been
            // reported.
            let faults = audit.faults.filter { !findings.contains($0) }
            if faults.contains(where: { $0.severity == .error }) { status = .couldNot }
            findings += faults
            audits.append((locale, audit))
            transcript = transcript.adding(audit.findings)
          }
          // Only shown text is pronounced, so that phonemes do not reveal redacted text.
          if phonemes != nil { transcript = transcript.pronounced { phonemes?.ipa(of: $0) } }
          // A format without `pieces` writes all plays as one text, such as a JSON array.
          let isShownLater = shown.pieces == nil
          if isShownLater { transcripts.append(transcript) }
          if !speaker.perform(transcript, playback, format: isShownLater ? nil : shown, isFirst: playCount == 0) {
            status = .couldNot
          }
          playCount += 1
        }
        if audit {
          let report = AuditReport(
            audits, file: scenario.file, rules: A11ySimTool.current.auditRules, rate: rate)
          findings += report.diagnostics + report.unusedIgnores
        }
      }
    }
    if shown.pieces == nil {
      if shown.showsVoices, !transcripts.isEmpty {
        details.voices = LanguageVoices(voices)?.summaries(of: transcripts) ?? [:]
      }
      Console.print(shown.with(details).render(transcripts), isData: shown.isJSON)
    }
    for finding in findings { Console.complain(finding) }
    if !speaker.finish() { status = .couldNot }
    if let phonemes, !phonemes.finish() { status = .couldNot }
    if status == .fine && findings.contains(where: { $0.severity == .error }) { status = .findings }
    if status != .fine { throw status }
  }
}

private struct PhonemePrinter {
  private let synthesizer: Result<ESpeakSynthesizer, SpeechError>
  private var known: [[Segment]: String?] = [:]
  private var complaints: [Diagnostic] = []

  init(_ voices: VoiceOptions) {
    synthesizer = Result { () throws(SpeechError) in try voices.synthesizer() }
    if case .failure(let error) = synthesizer { complaints = [error.diagnostic] }
  }

  mutating func ipa(of utterance: Utterance) -> String? {
    guard case .success(let synthesizer) = synthesizer else { return nil }
    if let ipa = known[utterance.segments] { return ipa }
    var ipa: String?
    do throws(SpeechError) {
      ipa = try synthesizer.pronounce(utterance).ipa
    } catch {
      var complaint = error.diagnostic
      complaint.message = "no phonemes: \(complaint.message)"
      // A help text is printed only once, even if several utterances need it.
      if complaints.contains(where: { $0.help == complaint.help }) { complaint.help = nil }
      if !complaints.contains(where: { $0.message == complaint.message }) { complaints.append(complaint) }
    }
    known.updateValue(ipa, forKey: utterance.segments)
    return ipa
  }

  func finish() -> Bool {
    for complaint in complaints { Console.complain(complaint) }
    return complaints.isEmpty
  }
}

extension TranscriptFormat: ExpressibleByArgument {
  /// Finds the format with this name. Returns nil if the tool has no format of this name.
  public init?(argument: String) {
    guard let format = A11ySimTool.current.transcriptFormats.first(where: { $0.name == argument }) else { return nil }
    self = format
  }

  /// The name of the format, which help texts show as the default value.
  public var defaultValueDescription: String { name }

  /// The names of the tool's transcript formats, for shell completions.
  public static var allValueStrings: [String] { A11ySimTool.current.transcriptFormats.map(\.name) }

  /// The summaries of the tool's transcript formats, for help texts.
  public static var allValueDescriptions: [String: String] {
    Dictionary(A11ySimTool.current.transcriptFormats.map { ($0.name, $0.summary) }) { first, _ in first }
  }
}
