import A11ySim
import Foundation
import IssueReporting
import IssueReportingTestSupport

/// A call of an expectation: its source position, where failures are reported, and what was heard before it.
final class Caller {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
  /// The transcript that a failure attaches to the test; nil after that, and for an expectation without a transcript.
  private var heard: Transcript?

  init(
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt, hearing transcript: Transcript? = nil
  ) {
    (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
    heard = transcript
  }

  /// Attaches to the test what was heard, once.
  private func attach() {
    guard let transcript = heard else { return }
    heard = nil
    let file = "\(filePath)".split(separator: "/").last?.split(separator: ".").first ?? "test"
    for attachment in FailureAttachment.all(for: transcript, at: "\(file)-\(line)") { attachment.record(from: self) }
  }

  /// Fails the running test, in Swift Testing or in XCTest. Both print the message in a terminal.
  func fail(_ message: String) {
    attach()
    issue(message.visible)
  }

  private func issue(_ message: String) {
    #if !canImport(Darwin)
      // On systems other than Apple's, IssueReporting assumes that every XCTest has a host application. It therefore
      // adds advice about host applications to the message.
      if TestContext.current == .xcTest, let fail = _XCTFail() as? @Sendable (String, StaticString, UInt) -> Void {
        return fail(message, filePath, line)
      }
    #endif
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  func fail(_ diagnostic: Diagnostic) { fail(diagnostic.sentences) }

  /// Writes lines into a multi-line literal: the argument of the call whose label is `label`. Returns false if the
  /// literal is not found, does not contain `expected`, or cannot be written.
  func record(_ lines: [String], asArgument label: String, expecting expected: String) -> Bool {
    Recording.write(lines, asArgument: label, in: "\(filePath)", line: Int(line), expecting: expected)
  }

  /// Fails the test for each error in playing.
  func report(_ transcript: Transcript) {
    for diagnostic in transcript.diagnostics where diagnostic.severity == .error { fail(diagnostic.description) }
  }
}

/// Expects that exactly the lines in `expected` were heard, in Swift Testing or in XCTest.
///
/// A test that fails gets the whole transcript as an attachment, and the sound if it has a voice: see ``TestedReader``.
///
/// Write the lines as the text format prints them. Lines such as `[cut: …]`, `[not heard] …` and `[sound: …]` are
/// compared too. Blank lines and lines that start with `#` or `→ ` are ignored.
///
/// ```swift
/// expect(session.transcript, reads: """
///   Enter your code, heading
///   """)
/// ```
///
/// The first run fills in an empty multi-line literal and fails. Review the lines and run the test again. With
/// `A11Y_SIM_UPDATE=all` in the environment, a run also rewrites a literal that differs from the speech. `""` expects
/// silence.
public func expect(
  _ transcript: Transcript, reads expected: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column, hearing: transcript)
  caller.report(transcript)
  guard let difference = transcript.difference(from: expected) else { return }
  let heard = difference.rows.compactMap(\.heard)
  if Recording.update == .all || Recording.update == .missing && expected.isEmpty,
    caller.record(heard.map(\.escapingControls), asArgument: "reads", expecting: expected)
  {
    caller.fail("what is heard was written into this test: review it and run the test again")
  } else {
    caller.fail(difference.diagnostic(isFull: true))
  }
}

/// Expects that the speech and its effects match the golden file `Transcripts/NAME.READER.LOCALE.transcript` in the
/// folder of the test.
///
/// The first run writes a missing golden file and fails. Review the file and run the test again. With
/// `A11Y_SIM_UPDATE=all` in the environment, a run also rewrites a golden file that differs. If the only cause of a
/// difference is a newer model of the screen reader, the difference is reported and the test passes.
public func expect(
  _ transcript: Transcript, golden name: String, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column, hearing: transcript)
  caller.report(transcript)
  if name.isEmpty || name.contains("/") { return caller.fail("“\(name)” cannot be the name of a file") }
  let folder = "\(filePath)"[...].lastFolder
  let path = "\(folder)Transcripts/\(GoldenTranscript.fileName(of: name, for: transcript))"
  let kept = Recording.read(path)
  let finding = kept.flatMap { GoldenTranscript($0, file: path).finding(in: transcript, isFull: true) }
  if kept != nil, finding == nil { return }
  guard kept == nil ? Recording.update != nil : Recording.update == .all else {
    guard var finding else {
      return caller.fail("the transcript \(path) does not exist\nhelp: run the test once without CI in the environment")
    }
    finding.help = "if this is intended, run the test with A11Y_SIM_UPDATE=all"
    if finding.severity == .error { caller.fail(finding) } else { caller.tell(finding) }
    return
  }
  do {
    try Recording.write(GoldenTranscript.text(of: transcript), to: path)
    caller.fail("what is heard was written to \(path): review it and run the test again")
  } catch {
    caller.fail("\(path) cannot be written: \(error.localizedDescription)")
  }
}

/// Expects that a text was never heard. Spelled-out text and digits of any script count too: “4 8 2” counts as 482.
///
/// - Parameters:
///   - scope: whether consecutive utterances count as one text.
///   - echo: whether speech caused by the person's own key presses counts.
public func expect(
  _ transcript: Transcript, neverSays text: String, scope: Condition.Scope = .utterance,
  echo: Condition.Echo = .exclude, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  expect(
    transcript, .never(text, scope: scope, echo: echo), fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Expects that conditions hold for the speech. `within` and `uninterrupted` apply to the utterances that the other
/// conditions select.
///
/// ```swift
/// expect(session.transcript, .contains("Code sent"), .uninterrupted, .within(.seconds(2)))
/// ```
public func expect(
  _ transcript: Transcript, _ conditions: Condition..., fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column, hearing: transcript)
  caller.report(transcript)
  for failure in transcript.failures(of: conditions) {
    if failure.severity == .error { caller.fail(failure) } else { caller.tell(failure) }
  }
}

/// Expects that a screen has exactly the elements in `expected`. Write the elements as `print(session.elements)` prints
/// them: one element per line, indented by depth.
///
/// The first run fills in an empty multi-line literal and fails, as in `expect(_:reads:)`.
public func expect(
  _ tree: AccessibilityTree, shows expected: String, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let difference = tree.difference(from: expected) else { return }
  if Recording.update == .all || Recording.update == .missing && expected.isEmpty,
    caller.record(
      tree.description.split(separator: "\n").map { String($0).escapingControls }, asArgument: "shows",
      expecting: expected)
  {
    caller.fail("the elements were written into this test: review them and run the test again")
  } else {
    caller.fail(difference)
  }
}

/// Expects that an audit of a scenario finds nothing at or above `severity`, in any of the scenario's languages.
///
/// Findings that the scenario lists in `ignored` do not count.
public func expectNoFindings(
  in scenario: Scenario, severity: Diagnostic.Severity = .warning, rules: [AuditRule] = .all,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  var told: Set<Diagnostic> = []
  for locale in scenario.locales {
    let audit = Audit(scenario, locale: locale, rules: rules)
    for fault in audit.faults where fault.severity == .error && told.insert(fault).inserted { caller.fail(fault) }
    for finding in audit.findings where finding.severity >= severity {
      let diagnostic = finding.diagnostic(file: nil)
      if told.insert(diagnostic).inserted { caller.fail(diagnostic) }
    }
  }
}

extension Caller {
  /// Reports a diagnostic without failing the test: as a known issue in Swift Testing, as an expected failure in
  /// XCTest.
  fileprivate func tell(_ diagnostic: Diagnostic) {
    #if !canImport(ObjectiveC)
      // XCTest has no expected failures on this platform.
      if case .xcTest? = TestContext.current {
        FileHandle.standardError.write(Data("\(filePath):\(line): \(diagnostic.description.visible)\n".utf8))
        return
      }
    #endif
    withExpectedIssue(isIntermittent: true, fileID: fileID, filePath: filePath, line: line, column: column) {
      issue(diagnostic.sentences.visible)
    }
  }
}

extension Diagnostic {
  fileprivate var sentences: String { ([message] + notes + [help].compactMap { $0 }).joined(separator: "\n") }
}

extension Substring {
  fileprivate var lastFolder: Substring { lastIndex(of: "/").map { self[...$0] } ?? "" }
}
