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

  /// Notes the differences of a saved transcript by rule, and writes those that the person accepts. Returns the reason
  /// why nothing was written, if any.
  func upgrade(
    _ golden: GoldenTranscript, _ upgrades: [TranscriptDifference.Upgrade], _ scenario: Scenario,
    _ transcript: Transcript, _ outcome: inout TestOutcome
  ) throws(ScenarioParser.Failure) -> [Diagnostic] {
    let file = golden.file ?? ""
    let accepted = options.acceptedRules
    outcome.upgrades += upgrades.map { upgrade in
      let words = Diagnostic(upgrade.row.words)
      return Upgrade(
        rules: upgrade.rules, file: file, line: upgrade.line,
        words: scenario.redacted([words], isRedacted: options.redact, locale: transcript.header.appLocale)[0].message,
        isAccepted: accepted.map { rules in rules.map { upgrade.rules.isSubset(of: $0) } ?? true } ?? false)
    }
    guard let accepted, let text = golden.accepting(accepted, of: upgrades, in: transcript) else { return [] }
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
