import A11ySim
import ESpeakNG
import ScenarioFiles

extension TestPlay {
  /// Returns the path of the saved transcript for a scenario in a language.
  ///
  /// A file name without a release means the newest release at the time of writing. If the scenario names a release, a
  /// file name without a release is also accepted, provided that the header of the file names the same release.
  static func keptFile(of file: String, _ scenario: Scenario, _ locale: String) -> String {
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
    func path(_ reader: Reader) -> String {
      folder + GoldenTranscript.fileName(of: InputFile.stem(file), reader: reader, locale: locale)
    }
    let own = path(scenario.reader)
    let newest = path(scenario.reader.newest)
    guard newest != own, !InputFile.exists(own), InputFile.exists(newest),
      let bytes = try? InputFile.source(newest).bytes,
      GoldenTranscript.release(of: String(decoding: bytes, as: UTF8.self)) == scenario.reader.description
    else { return own }
    return newest
  }

  private func isKept(_ scenario: Scenario, _ locale: String) -> Bool {
    item.file != "-" && InputFile.exists(Self.keptFile(of: item.file, scenario, locale))
  }

  /// Compares a transcript with the saved transcript. Returns nil if none is saved and the scenario needs none.
  /// `isKept` is false if a needed transcript is missing.
  func comparison(
    _ scenario: Scenario, _ transcript: Transcript, _ locale: String, _ isFull: Bool, _ outcome: inout TestOutcome
  ) -> (isKept: Bool, findings: [Diagnostic])? {
    let file = Self.keptFile(of: item.file, scenario, locale)
    guard isKept(scenario, locale) else {
      if item.file == "-" { return scenario.keepsTranscript ? (false, [Self.nowhereToKeep]) : nil }
      // If one language has a saved transcript, the other languages need one, or they would not be tested.
      guard scenario.keepsTranscript || scenario.locales.contains(where: { isKept(scenario, $0) }) else { return nil }
      return (
        false,
        [
          Diagnostic(
            "there is no saved transcript for “\(locale)”", file: file,
            help: "write the transcript with --update=missing")
        ]
      )
    }
    do throws(ScenarioParser.Failure) {
      let text = String(decoding: try InputFile.source(file).bytes, as: UTF8.self)
      let golden = GoldenTranscript(text, file: file)
      func replay(_ release: String) -> Transcript? {
        guard let reader = try? Reader(parsing: release, readers: A11ySimTool.current.screenReaders) else { return nil }
        var older = scenario
        older.reader = reader
        return older.play(locale: locale)
      }
      if options.upgrade {
        let upgrades = golden.upgrades(in: transcript, replay: replay)
        // These differences are listed by rule, not as warnings about a file.
        if !upgrades.isEmpty { return (true, try upgrade(golden, upgrades, scenario, transcript, &outcome)) }
      }
      let finding = golden.finding(
        in: transcript, isFull: isFull, of: scenario, isRedacted: options.redact, replay: replay)
      let doubts = options.leastConfidence.map { golden.doubts(in: transcript, below: $0) } ?? []
      return (
        true, [finding].compactMap(\.self) + scenario.redacted(doubts, isRedacted: options.redact, locale: locale)
      )
    } catch {
      return (true, [error.diagnostics[0]])
    }
  }

  private static let nowhereToKeep = Diagnostic(
    "a scenario from standard input has no saved transcript", severity: .warning, help: "name the file of the scenario")

  // MARK: Writing

  private struct Play {
    var scenario: Scenario
    var transcripts: [Transcript]
  }

  /// Writes the heard lines to the scenario's file and saved transcripts. Returns the updated scenario, once for each
  /// screen reader.
  func write(_ scenarios: [Scenario], _ outcome: inout TestOutcome) throws(ScenarioParser.Failure) -> [Scenario] {
    guard item.file != "-", InputFile.exists(item.file) else { return scenarios }
    let update = options.update ?? .all
    let plays = scenarios.map { scenario in
      Play(scenario: scenario, transcripts: scenario.locales.map { scenario.play(locale: $0) })
    }
    if let (reason, help) = plays.lazy.compactMap({ reasonToWriteNothing($0.scenario, $0.transcripts) }).first {
      let warning = Diagnostic(
        "nothing was written: \(reason)", file: item.file, severity: .warning, help: help)
      outcome.suite.cases.append(
        Report.Case(
          name: InputFile.stem(item.file), file: item.file,
          findings: [.init(diagnostic: warning, rule: "scenario")]))
      return scenarios
    }
    do throws(Diagnostic) {
      let written = try writeScenario(plays, update, &outcome)
      for (scenario, play) in zip(written, plays) {
        try writeTranscripts(scenario, play.transcripts, update, &outcome)
      }
      return written
    } catch {
      throw ScenarioParser.Failure(diagnostics: [error])
    }
  }

  /// Returns the reason why the expected speech must not be replaced, with a help text; nil if it may be replaced. The
  /// test's findings contain the details.
  func reasonToWriteNothing(_ scenario: Scenario, _ transcripts: [Transcript]) -> (
    reason: String, help: String
  )? {
    let help = "correct the scenario or the app first"
    if transcripts.contains(where: { $0.diagnostics.contains { $0.severity == .error } }) {
      return ("the scenario cannot be played as it is written", help)
    }
    if transcripts.contains(where: scenario.saysWhatMustNotBeHeard) {
      return ("forbidden speech is heard", help)
    }
    if let undone = transcripts.lazy.flatMap(\.undone).first {
      return ("a step failed" + (undone.line.map { ", in line \($0)" } ?? ""), help)
    }
    if let reveal = transcripts.lazy.flatMap(\.reveals).first(where: { $0.isApps && !$0.isIgnored(by: scenario) }) {
      return ("\(reveal.what) has the content of a secure field", help)
    }
    if transcripts.contains(where: { scenario.isRevealed(by: $0) || isKeptHidden(of: scenario, $0) }) {
      return (
        "the content of a secure field is now heard, because the field is no longer secure",
        "make the field secure again; if this is intended, delete the expectations and transcripts that hide the content"
      )
    }
    return nil
  }

  /// Whether the saved transcript hides a text that is now heard, because the field is no longer secure.
  private func isKeptHidden(of scenario: Scenario, _ transcript: Transcript) -> Bool {
    let file = Self.keptFile(of: item.file, scenario, transcript.header.appLocale)
    guard InputFile.exists(file), let bytes = try? InputFile.source(file).bytes else { return false }
    return GoldenTranscript(String(decoding: bytes, as: UTF8.self)).isRevealed(by: transcript)
  }

  private func writeScenario(
    _ plays: [Play], _ update: Scenario.Update, _ outcome: inout TestOutcome
  ) throws(Diagnostic) -> [Scenario] {
    let source = try readable { () throws(ScenarioParser.Failure) in try InputFile.source(item.file) }
    let old = plays.map(\.scenario)
    guard let bytes = try old[0].updated(source.bytes, hearing: plays.flatMap(\.transcripts), update) else {
      return old
    }
    // The new text is parsed before it is written. This checks its speech, and checks that nothing else has changed.
    let new = try? options.play.plays(InputFile.Source(name: item.file, bytes: bytes))
    guard let new, new.count == plays.count,
      zip(new, plays).allSatisfy({ $0.isUpdate(of: $1.scenario, hearing: $1.transcripts, update) })
    else {
      throw Diagnostic(
        "an expectation cannot be rewritten in this file", file: item.file,
        help: "write each expectation as a block, `- expect: |`, with the lines below it")
    }
    try TextFile.write(bytes, to: item.file)
    outcome.written.append(item.file)
    return new
  }

  private func writeTranscripts(
    _ scenario: Scenario, _ transcripts: [Transcript], _ update: Scenario.Update, _ outcome: inout TestOutcome
  ) throws(Diagnostic) {
    let expectsNothing = !scenario.steps.contains { if case .expect = $0.action { true } else { false } }
    let isWanted = scenario.keepsTranscript || expectsNothing && scenario.audit == nil
    guard isWanted || scenario.locales.contains(where: { isKept(scenario, $0) }) else { return }
    for (locale, transcript) in zip(scenario.locales, transcripts) {
      let file = Self.keptFile(of: item.file, scenario, locale)
      let text = GoldenTranscript.text(of: transcript)
      if InputFile.exists(file) {
        if update == .missing { continue }
        let old = try readable { () throws(ScenarioParser.Failure) in try InputFile.source(file) }
        if old.bytes.elementsEqual(text.utf8) {
          // An update that was killed may have left its unfinished file, although another one has finished.
          OutputFile.discardAbandoned(for: file)
          continue
        }
      }
      try TextFile.write(Array(text.utf8), to: file)
      outcome.written.append(file)
    }
  }

  private func readable<Value>(_ read: () throws(ScenarioParser.Failure) -> Value) throws(Diagnostic) -> Value {
    do throws(ScenarioParser.Failure) {
      return try read()
    } catch {
      throw error.diagnostics[0]
    }
  }
}
