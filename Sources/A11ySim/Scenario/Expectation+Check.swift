import Locales

extension Scenario {
  /// What this scenario expects and its transcript does not show, in the order of the steps.
  ///
  /// - Parameter isRedacted: whether every code a person enters is replaced by bullets in what the findings quote.
  public func findings(in transcript: Transcript, isRedacted: Bool = false) -> [Diagnostic] {
    let findings = checks(of: transcript).flatMap { check, expectation in
      check.findings(for: expectation, language: transcript.header.appLocale)
    }
    return isRedacted ? redacted(findings) : findings
  }

  /// Lines that are heard as this scenario expects them, and that rest on less than a confidence: a warning for each, at
  /// its place.
  ///
  /// - Parameter isRedacted: whether every code a person enters is replaced by bullets in what the warnings quote.
  public func doubts(
    in transcript: Transcript, below least: Confidence, isRedacted: Bool = false
  ) -> [Diagnostic] {
    let doubts = checks(of: transcript).flatMap { check, expectation in
      check.doubts(about: expectation, language: transcript.header.appLocale, below: least)
    }
    return isRedacted ? redacted(doubts) : doubts
  }

  private func redacted(_ findings: [Diagnostic]) -> [Diagnostic] {
    var redaction = Redaction()
    for step in steps { redaction.add(step) }
    return findings.map { finding in
      var finding = finding
      finding.message = redaction.withoutDigits(finding.message)
      finding.notes = finding.notes.map(redaction.withoutDigits)
      return finding
    }
  }

  private func checks(of transcript: Transcript) -> [(ExpectationCheck, Expectation)] {
    var checks: [(ExpectationCheck, Expectation)] = []
    let entries = transcript.entries
    var lastBlock = 0
    var lastExpectation = 0
    var stepBefore: Transcript.Entry?
    for (index, entry) in entries.enumerated() {
      guard case .step(let step) = entry.kind else { continue }
      guard case .expect(let expectation) = step.action else {
        stepBefore = entry
        continue
      }
      let check = ExpectationCheck(
        file: file, step: step,
        heard: entries[(expectation.sinceLastExpect ? lastExpectation : 0)..<index],
        sinceBlock: entries[lastBlock..<index], sinceStep: stepBefore?.time ?? .zero)
      checks.append((check, expectation))
      if !expectation.lines.isEmpty { lastBlock = index }
      lastExpectation = index
    }
    return checks
  }
}

/// One expectation held against the part of a transcript it looks at.
private struct ExpectationCheck {
  var file: String?
  var step: Step
  var heard: ArraySlice<Transcript.Entry>
  var sinceBlock: ArraySlice<Transcript.Entry>
  var sinceStep: Duration

  func findings(for expectation: Expectation, language: String) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    if !expectation.lines.isEmpty {
      if let block = expectation.block(for: language) {
        if let finding = difference(from: block.lines) { findings.append(finding) }
      } else {
        findings.append(
          finding("this expectation says nothing about “\(language)”", line: step.line, help: "add a block for it"))
      }
    }
    for condition in expectation.conditions {
      if let message = failure(of: condition.kind, beside: expectation) {
        findings.append(finding(message, line: condition.line, column: condition.column))
      }
    }
    return findings
  }

  /// Each line as expected whose words are weaker than asked for; its weak segments follow one another as notes.
  func doubts(about expectation: Expectation, language: String, below least: Confidence) -> [Diagnostic] {
    let entries = sinceBlock.filter { $0.expectedLine != nil }
    return zip(expectation.block(for: language)?.lines ?? [], entries).compactMap { line, entry in
      guard line.text == entry.expectedLine, case .utterance(let heard) = entry.kind else { return nil }
      let weak = heard.utterance.segments.filter { $0.confidence < least }.map { segment in
        let kind = segment.confidence == .guess ? "a guess" : segment.confidence.rawValue
        return "\(segment.source.rawValue) “\(segment.text)” is \(kind), less than \(least.rawValue): "
          + (segment.evidence ?? heard.utterance.rule)
      }
      guard let first = weak.first else { return nil }
      var doubt = finding(first, line: line.line ?? step.line)
      doubt.severity = .warning
      doubt.notes = Array(weak.dropFirst())
      return doubt
    }
  }

  private func finding(_ message: String, line: Int?, column: Int? = nil, help: String? = nil) -> Diagnostic {
    Diagnostic(message, file: file, line: line, column: column ?? (line == nil ? nil : 1), help: help)
  }

  /// The first line that is not as expected.
  private func difference(from lines: [Expectation.Line]) -> Diagnostic? {
    let actual = sinceBlock.compactMap(\.expectedLine)
    guard let difference = Expectation.difference(from: lines, in: actual) else { return nil }
    var diagnostic = finding(difference.message, line: difference.line ?? step.line)
    diagnostic.notes = difference.notes
    return diagnostic
  }

  private func failure(of kind: Expectation.Condition.Kind, beside expectation: Expectation) -> String? {
    let utterances = heard.compactMap { entry -> (Transcript.Heard, Duration)? in
      if case .utterance(let heard) = entry.kind { (heard, entry.time) } else { nil }
    }
    switch kind {
    case .contains(let text):
      if utterances.contains(where: { $0.0.heard.contains(text) }) { return nil }
      return "“\(text)” was not heard"
    case .never(let text):
      guard let (found, _) = utterances.first(where: { Self.says(text, in: $0.0.heard) }) else { return nil }
      return "“\(text)” was heard: \(found.heard)"
    case .matches(let pattern):
      guard let regex = try? Regex(pattern) else { return "“\(pattern)” is no regular expression" }
      if utterances.contains(where: { $0.0.heard.contains(regex) }) { return nil }
      return "nothing that was heard matches “\(pattern)”"
    case .within(let limit):
      // What the other conditions look for, or everything since the step before.
      let wanted = utterances.filter { heard, time in
        time >= sinceStep && heard.outcome != .dropped && Self.isWanted(heard, by: expectation)
      }
      guard let first = wanted.map({ $0.1 + $0.0.duration }).min() else {
        return "nothing was heard within \(limit.scenarioText)"
      }
      let isSpecific = expectation.conditions.contains { $0.kind.isLookedFor }
      let end = isSpecific ? first : wanted.map { $0.1 + $0.0.duration }.max()!
      let taken = end - sinceStep
      return taken <= limit ? nil : "it was heard after \(taken.scenarioText), later than \(limit.scenarioText)"
    case .uninterrupted:
      guard let (cut, _) = utterances.first(where: { $0.0.outcome != .spoken && Self.isWanted($0.0, by: expectation) })
      else { return nil }
      return "this was not heard to its end: \(cut.line)"
    case .effects(let name, let count):
      let found = heard.count { entry in
        if case .effect(let effect) = entry.kind { effect.name == name } else { false }
      }
      let times = found == 1 ? "once" : "\(found) times"
      let expected = count == 1 ? "once" : "\(count) times"
      return found == count ? nil : "“\(name.rawValue)” happened \(times), not \(expected)"
    }
  }

  private static func isWanted(_ heard: Transcript.Heard, by expectation: Expectation) -> Bool {
    let wanted = expectation.conditions.filter(\.kind.isLookedFor)
    return wanted.isEmpty
      || wanted.contains { condition in
        switch condition.kind {
        case .contains(let text): heard.utterance.text.contains(text)
        case .matches(let pattern): (try? Regex(pattern)).map { heard.utterance.text.contains($0) } ?? false
        default: false
        }
      }
  }

  /// A run of digits counts as said also when it was said digit by digit.
  static func says(_ text: String, in heard: String) -> Bool {
    if heard.contains(text) { return true }
    guard text.count > 1, text.allSatisfy(\.isNumber) else { return false }
    return heard.filter { !$0.isWhitespace && $0 != "," }.contains(text)
  }
}

extension Expectation {
  /// What is expected to be heard in a language; nil for nothing.
  fileprivate func block(for language: String) -> Block? {
    lines.first { $0.language == nil || $0.language == language }
  }

  /// The first line that is not as expected, as a diagnostic without a file.
  static func difference(from lines: [Line], in actual: [String]) -> Diagnostic? {
    for index in 0..<max(lines.count, actual.count) {
      let expected = index < lines.count ? lines[index] : nil
      let found = index < actual.count ? actual[index] : nil
      switch (expected, found) {
      case (let expected?, let found?):
        if expected.text == found { continue }
        return Diagnostic(
          "what is heard differs from what is expected", line: expected.line,
          notes: ["expected: \(expected.text)", "heard:    \(found)"])
      case (let expected?, nil):
        return Diagnostic("this was never heard: \(expected.text)", line: expected.line)
      default:
        return Diagnostic("more was heard than expected: \(found ?? "")", line: lines.last?.line)
      }
    }
    return nil
  }
}

extension Transcript {
  /// How what was heard differs from lines as the text format prints them; nil when it does not. Comments (`#`), effects
  /// (`→ `) and blank lines count on neither side.
  public func difference(from lines: String) -> Diagnostic? {
    Expectation.difference(from: Expectation.lines(of: lines), in: entries.compactMap(\.expectedLine))
  }

  /// The first utterance in which a text was heard, also digit by digit; nil when it never was.
  public func utterance(saying text: String) -> Heard? {
    utterances.first { ExpectationCheck.says(text, in: $0.heard) }
  }
}

extension Expectation.Condition.Kind {
  /// Whether it picks out utterances, which `within` and `uninterrupted` are then about.
  fileprivate var isLookedFor: Bool {
    switch self {
    case .contains, .matches: true
    default: false
    }
  }
}
