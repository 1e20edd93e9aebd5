import AccessibilityModel
import Locales
import Simulation

extension Scenario {
  /// Returns diagnostics about the expectations that a transcript does not meet, in the order of the steps.
  ///
  /// - Parameters:
  ///   - transcript: the transcript of this scenario.
  ///   - isRedacted: whether bullets replace every code that a person enters, in all diagnostics.
  ///   - isFull: whether a difference shows every line, including unchanged lines.
  public func findings(
    in transcript: Transcript, isRedacted: Bool = false, isFull: Bool = false
  ) -> [Diagnostic] {
    lazy var texts = CauseFinder.Texts(transcript)
    var findings = checks(of: transcript).flatMap { check, expectation in
      check.findings(for: expectation, in: transcript, texts, isFull: isFull)
    }.tellingEmptyBlocksOnce()
    if transcript.isRedacted, steps.contains(where: { if case .expect = $0.action { true } else { false } }) {
      findings = judgedInClear(findings, in: transcript, isFull: isFull)
    }
    return redacted(findings, isRedacted: isRedacted, locale: transcript.header.appLocale)
  }

  /// Returns whether a transcript has speech or a sound that a condition `never` or `silence` forbids.
  package func saysWhatMustNotBeHeard(in transcript: Transcript) -> Bool {
    checks(of: transcript).contains { check, expectation in
      let conditions = expectation.conditions.map(\.condition)
      return conditions.contains { condition in
        switch condition {
        case .never, .silence: check.hearing.failure(of: condition, among: conditions) != nil
        default: false
        }
      }
    }
  }

  /// Returns whether a transcript reveals entered text that a secure field hid in the expected lines.
  package func isRevealed(by transcript: Transcript) -> Bool {
    checks(of: transcript).contains { check, expectation in
      guard let block = expectation.block(for: transcript.header), !block.isToFill else { return false }
      return check.difference(from: block.lines, CauseFinder.Texts(transcript))?.revealsWhatWasHidden ?? false
    }
  }

  /// Returns a warning for each line that is heard as expected but has words of too little confidence.
  ///
  /// - Parameters:
  ///   - transcript: the transcript of this scenario.
  ///   - least: the confidence below which words cause a warning.
  ///   - isRedacted: whether bullets replace every code that a person enters, in all warnings.
  package func doubts(
    in transcript: Transcript, below least: Confidence, isRedacted: Bool = false
  ) -> [Diagnostic] {
    let doubts = checks(of: transcript).flatMap { check, expectation in
      check.doubts(about: expectation, in: transcript.header, below: least)
    }
    return redacted(doubts, isRedacted: isRedacted, locale: transcript.header.appLocale)
  }

  /// Returns findings with bullets in place of entered codes, if the scenario hides codes or `isRedacted` is true.
  package func redacted(_ findings: [Diagnostic], isRedacted: Bool, locale: String? = nil) -> [Diagnostic] {
    guard isRedacted || self.isRedacted, !findings.isEmpty else { return findings }
    let secrets = secrets(locale: locale)
    return findings.map { finding in
      var finding = finding
      finding.message = secrets.hiding(inMessage: finding.message, entered: true)
      finding.notes = finding.notes.map { secrets.hiding(inMessage: $0, entered: true) }
      return finding
    }
  }

  /// Returns a finding with bullets in place of entered codes, if the scenario hides codes or `isRedacted` is true.
  package func redacted(_ finding: Diagnostic?, isRedacted: Bool, locale: String? = nil) -> Diagnostic? {
    finding.map { redacted([$0], isRedacted: isRedacted, locale: locale)[0] }
  }

  /// Returns the findings of a transcript that are also findings of the play in clear. A scenario that hides its codes
  /// may expect bullets, or the codes.
  private func judgedInClear(_ findings: [Diagnostic], in transcript: Transcript, isFull: Bool) -> [Diagnostic] {
    var clear = self
    clear.isRedacted = false
    let found = clear.findings(in: clear.play(locale: transcript.header.appLocale), isFull: isFull)
    if !isRedacted { return found }
    func place(_ finding: Diagnostic) -> [Int?] { [finding.line, finding.column] }
    let failed = Set(found.map(place))
    return findings.filter { failed.contains(place($0)) }
  }

  /// Returns each expectation with its heard lines. These lines begin after the previous expectation that has a block
  /// of lines.
  package func heardLines(in transcript: Transcript) -> [(expectation: Expectation, heard: [String])] {
    checks(of: transcript).map { check, expectation in (expectation, check.sinceBlock.compactMap(\.expectedLine)) }
  }

  func checks(of transcript: Transcript) -> [(ExpectationCheck, Expectation)] {
    var checks: [(ExpectationCheck, Expectation)] = []
    let entries = transcript.entries
    var lastBlock = 0
    var lastExpectation = 0
    var stepBefore: Int?
    let conditions = entries.flatMap { entry -> [Condition] in
      guard case .step(let step) = entry.kind, case .expect(let expectation) = step.action else { return [] }
      return expectation.conditions.map(\.condition)
    }
    let play = HeardPlay(conditions.isEmpty ? [] : entries, for: conditions, transcript.header.settings)
    for (index, entry) in entries.enumerated() {
      guard case .step(let step) = entry.kind else { continue }
      guard case .expect(let expectation) = step.action else {
        stepBefore = index
        continue
      }
      let start =
        switch expectation.since {
        case .beginning: 0
        case .lastExpect: lastExpectation
        case .lastStep: stepBefore ?? 0
        }
      let check = ExpectationCheck(
        file: file, step: step,
        hearing: Hearing(
          play: play, range: start..<index, sinceStep: stepBefore.map { entries[$0].time } ?? .zero,
          reader: transcript.header.screenReader, catalogues: transcript.header.catalogues),
        sinceBlock: entries[lastBlock..<index])
      checks.append((check, expectation))
      if !expectation.lines.isEmpty { lastBlock = index }
      lastExpectation = index
    }
    return checks
  }
}

extension [Diagnostic] {
  /// Returns the diagnostics with only the first of those about blocks without lines, which one command fills all.
  fileprivate func tellingEmptyBlocksOnce() -> [Diagnostic] {
    let count = count { $0.message == ExpectationCheck.noLines }
    guard count > 1, let first = firstIndex(where: { $0.message == ExpectationCheck.noLines }) else { return self }
    var told = enumerated().filter { $0.offset <= first || $0.element.message != ExpectationCheck.noLines }.map(
      \.element)
    told[first].notes.append("the same holds for \(count - 1) more \(count == 2 ? "expectation" : "expectations")")
    return told
  }
}

/// The part of a transcript to which an expectation applies, with the expectation's step.
struct ExpectationCheck {
  var file: String?
  var step: Step
  var hearing: Hearing
  var sinceBlock: ArraySlice<Transcript.Entry>

  fileprivate static let noLines = "this expectation has no lines yet"

  fileprivate func findings(
    for expectation: Expectation, in transcript: Transcript, _ texts: @autoclosure () -> CauseFinder.Texts, isFull: Bool
  ) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    // A condition or block that names a secret has already been reported as an error, and must not be quoted.
    func isRefused(_ line: Int?, _ column: Int?) -> Bool {
      !transcript.diagnostics.isEmpty
        && transcript.diagnostics.contains { $0.line == line ?? step.line && $0.column == column ?? 1 }
    }
    if !expectation.lines.isEmpty {
      if let block = expectation.block(for: transcript.header) {
        if isRefused(block.line, block.column) {
          // The block has already been reported.
        } else if block.isToFill {
          findings.append(
            finding(
              Self.noLines, line: block.line, column: block.column,
              help: "run `a11y-sim test --update=missing` to write what is heard"))
        } else if var finding = difference(from: block.lines, texts(), isFull: isFull) {
          finding.notes += transcript.header.missingInCapture
          findings.append(finding)
        }
      } else {
        let name = expectation.missing(for: transcript.header)
        findings.append(
          finding(
            "this expectation has no lines for “\(name)”", line: step.line,
            help: "add a block of lines with the key `\(name)` to this `expect`"))
      }
    }
    let conditions = expectation.conditions.map(\.condition)
    for placed in expectation.conditions where !isRefused(placed.line, placed.column) {
      guard let failure = hearing.failure(of: placed.condition, among: conditions) else { continue }
      var finding = finding(failure.message, line: placed.line, column: placed.column)
      finding.severity = failure.severity
      if placed.condition.asksForSpeech { finding.notes += transcript.header.missingInCapture }
      findings.append(finding)
    }
    return findings
  }

  fileprivate func doubts(
    about expectation: Expectation, in header: Transcript.Header, below least: Confidence
  ) -> [Diagnostic] {
    let entries = sinceBlock.filter { $0.expectedLine != nil }
    return zip(expectation.block(for: header)?.lines ?? [], entries).compactMap { line, entry in
      guard line.text == entry.expectedLine, var doubt = entry.doubt(below: least, in: header.catalogues) else {
        return nil
      }
      (doubt.file, doubt.line, doubt.column) = (file, line.line ?? step.line, 1)
      return doubt
    }
  }

  private func finding(_ message: String, line: Int?, column: Int? = nil, help: String? = nil) -> Diagnostic {
    Diagnostic(message, file: file, line: line, column: column ?? (line == nil ? nil : 1), help: help)
  }

  fileprivate func difference(
    from lines: [Expectation.Line], _ texts: @autoclosure () -> CauseFinder.Texts
  ) -> TranscriptDifference? {
    let heard = sinceBlock.compactMap { entry in
      entry.expectedLine.map { TranscriptDifference.HeardLine(text: $0, entry: entry) }
    }
    return TranscriptDifference(from: lines, in: heard, CauseFinder(sinceBlock, texts()))
  }

  private func difference(
    from lines: [Expectation.Line], _ texts: @autoclosure () -> CauseFinder.Texts, isFull: Bool
  ) -> Diagnostic? {
    guard let diagnostic = difference(from: lines, texts())?.diagnostic(isFull: isFull) else { return nil }
    var finding = finding(diagnostic.message, line: diagnostic.line ?? step.line)
    finding.notes = diagnostic.notes
    return finding
  }
}

extension Transcript.Entry {
  /// Returns a warning about segments with a confidence below `least`; nil if there are none. The message names the
  /// first segment, and the notes name the others. The caller adds the file and line.
  func doubt(below least: Confidence, in catalogues: [PhraseCatalogue]) -> Diagnostic? {
    guard case .utterance(let heard) = kind else { return nil }
    let weak = heard.utterance.segments.filter { $0.confidence < least }.map { segment in
      let kind =
        switch segment.confidence {
        case .guess: "a guess"
        case .vendor: "in the vendor's words of an earlier year"
        default: segment.confidence.rawValue
        }
      return "\(segment.source.rawValue) “\(segment.text)” is \(kind), less than \(least.rawValue): "
        + (segment.evidence(in: catalogues) ?? heard.utterance.rule)
    }
    return weak.first.map { Diagnostic($0, severity: .warning, notes: Array(weak.dropFirst())) }
  }
}

extension Expectation {
  package func block(for header: Transcript.Header) -> Block? {
    lines.first { block in
      (block.reader == nil || block.reader == header.screenReader.id)
        && (block.language == nil || block.language == header.appLocale)
    }
  }

  /// Returns the name for which a block is missing: the id of the screen reader or the tag of the language.
  fileprivate func missing(for header: Transcript.Header) -> String {
    let reader = header.screenReader.id
    return lines.contains { $0.reader == nil || $0.reader == reader } ? header.appLocale : reader
  }
}

extension Transcript {
  /// Compares the heard lines with lines in the text format; returns nil if all lines are equal. Comments (`#`),
  /// effects (`→ `) and blank lines are ignored on both sides.
  package func difference(from lines: String) -> TranscriptDifference? {
    let heard = entries.compactMap { entry in
      entry.expectedLine.map { TranscriptDifference.HeardLine(text: $0, entry: entry) }
    }
    return TranscriptDifference(
      from: Expectation.lines(of: lines), in: heard, CauseFinder(entries, of: self))
  }
}

extension Transcript.Header {
  /// A note that names the properties that the capture of the screen lacks, although the app itself may have them.
  /// Empty if the capture has every property that is spoken.
  fileprivate var missingInCapture: [String] {
    let spoken = notCaptured.intersection([.label, .value, .hint, .traits, .actions, .content])
    return spoken.isEmpty
      ? [] : ["the capture does not contain \(spoken.plurals.listed), so it is not known whether the app has them"]
  }
}

extension Condition {
  fileprivate var asksForSpeech: Bool {
    switch self {
    case .line, .contains, .matches, .inOrder, .anyOrder, .conveys: true
    default: false
    }
  }
}
