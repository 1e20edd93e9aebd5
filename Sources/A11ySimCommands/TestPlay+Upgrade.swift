import A11ySim
import ScenarioFiles

extension TestPlay {
  /// A line of a saved transcript that differs because the model of the screen reader has changed.
  struct Upgrade: Sendable {
    var rules: Set<String>
    var file: String
    var line: Int?
    var words: String
    var isAccepted: Bool
  }

  /// Notes the differences of a saved transcript by rule, and writes it anew if the person accepts all of them. Returns the reason
  /// why nothing was written, if any.
  func upgrade(
    _ golden: GoldenTranscript, _ upgrades: [TranscriptDifference.Upgrade], _ scenario: Scenario,
    _ transcript: Transcript, _ outcome: inout TestOutcome
  ) throws(ScenarioParser.Failure) -> [Diagnostic] {
    let file = golden.file ?? ""
    let accepted = options.acceptedRules
    let text = accepted.flatMap { golden.accepting($0, of: upgrades, in: transcript) }
    outcome.upgrades += upgrades.map { upgrade in
      let words = Diagnostic(upgrade.row.words)
      return Upgrade(
        rules: upgrade.rules, file: file, line: upgrade.line,
        words: scenario.redacted([words], isRedacted: options.redact, locale: transcript.header.appLocale)[0].message,
        isAccepted: text != nil)
    }
    guard let text else { return [] }
    if let (reason, help) = reasonToWriteNothing(scenario, [transcript]) {
      return [Diagnostic("nothing was written: \(reason)", file: file, severity: .warning, help: help)]
    }
    do throws(Diagnostic) {
      try TextFile.write(Array(text.utf8), to: file)
    } catch {
      throw ScenarioParser.Failure(diagnostics: [error])
    }
    outcome.written.append(file)
    return []
  }
}
