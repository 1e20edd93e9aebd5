import A11ySim
import Foundation
import IssueReporting

/// Where a call stands: failures are reported there.
struct Caller {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt

  /// Fails the running test, of Swift Testing or of XCTest.
  func fail(_ message: String) {
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The same with its notes and remedy.
  func fail(_ diagnostic: Diagnostic) {
    fail(([diagnostic.message] + diagnostic.notes + [diagnostic.help].compactMap { $0 }).joined(separator: "\n"))
  }

  /// Writes lines into the literal that is an argument of the call; false where there is none that says what was expected.
  func record(_ lines: [String], asArgument label: String, expecting expected: String) -> Bool {
    Recording.write(lines, asArgument: label, in: "\(filePath)", line: Int(line), expecting: expected)
  }

  /// What could not be played is no pass.
  func report(_ transcript: Transcript) {
    for diagnostic in transcript.diagnostics where diagnostic.severity == .error { fail(diagnostic.description) }
  }
}

/// Expects that exactly these lines were heard, in Swift Testing and in XCTest alike.
///
/// Lines are as the text format prints them: `[cut: …]`, `[not heard] …` and `[sound: …]` count; lines that start with `#`
/// or `→ ` and blank lines do not.
///
/// ```swift
/// expect(session.transcript, reads: """
///   Enter your code, heading
///   """)
/// ```
///
/// A multi-line literal with nothing in it is filled in by the first run, which fails; look at it and run again. With
/// `A11Y_SIM_UPDATE=all` in the environment one that is wrong is written anew. `""` expects silence.
public func expect(
  _ transcript: Transcript, reads expected: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  caller.report(transcript)
  guard let difference = transcript.difference(from: expected) else { return }
  let heard = difference.rows.compactMap(\.heard)
  if Recording.update == .all || Recording.update == .missing && expected.isEmpty,
    caller.record(heard, asArgument: "reads", expecting: expected)
  {
    caller.fail("what is heard is written here now: look at it, and run the test again")
  } else {
    caller.fail(difference.diagnostic(isFull: true))
  }
}

/// Expects that what was heard, and what happened besides, is what a file keeps: `Transcripts/NAME.READER.LOCALE.transcript` beside
/// the test's.
///
/// A file that is not there is written by the first run, which fails; look at it and run again. With `A11Y_SIM_UPDATE=all` in the
/// environment one that differs is written anew. Where only what is known of the reader has changed since, that is told,
/// and the test passes.
public func expect(
  _ transcript: Transcript, golden name: String, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  caller.report(transcript)
  if name.isEmpty || name.contains("/") { return caller.fail("“\(name)” cannot be the name of a file") }
  let folder = "\(filePath)"[...].lastFolder
  let path = "\(folder)Transcripts/\(GoldenTranscript.fileName(of: name, for: transcript))"
  let kept = Recording.read(path)
  let finding = kept.flatMap { GoldenTranscript($0, file: path).finding(in: transcript, isFull: true) }
  if kept != nil, finding == nil { return }
  guard kept == nil ? Recording.update != nil : Recording.update == .all else {
    guard var finding else {
      return caller.fail("no transcript is kept: there is no \(path)\nrun the test once where CI is not set")
    }
    finding.help = "if that is meant, run the test with A11Y_SIM_UPDATE=all"
    if finding.severity == .error { caller.fail(finding) } else { caller.tell(finding) }
    return
  }
  do {
    try Recording.write(GoldenTranscript.text(of: transcript), to: path)
    caller.fail("what is heard is kept in \(path) now: look at it, and run the test again")
  } catch {
    caller.fail("\(path) cannot be written: \(error.localizedDescription)")
  }
}

/// Expects that a text was never heard, whole or spelled out, in digits of any script: “4 8 2” is still 482.
///
/// - Parameters:
///   - scope: whether what is said one after the other counts as one text.
///   - echo: whether what the person's own keys say counts.
public func expect(
  _ transcript: Transcript, neverSays text: String, scope: Condition.Scope = .utterance,
  echo: Condition.Echo = .exclude, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  expect(
    transcript, .never(text, scope: scope, echo: echo), fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Expects that conditions hold of what was heard; `within` and `uninterrupted` are about what the conditions beside them look
/// for.
///
/// ```swift
/// expect(session.transcript, .contains("Code sent"), .uninterrupted, .within(.seconds(2)))
/// ```
public func expect(
  _ transcript: Transcript, _ conditions: Condition..., fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  caller.report(transcript)
  for failure in transcript.failures(of: conditions) {
    if failure.severity == .error { caller.fail(failure) } else { caller.tell(failure) }
  }
}

/// Expects that a screen has exactly these elements: what `print(session.elements)` prints, a line each, indented by depth.
///
/// A multi-line literal with nothing in it is filled in by the first run, as with `reads`.
public func expect(
  _ tree: AccessibilityTree, shows expected: String, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let difference = tree.difference(from: expected) else { return }
  if Recording.update == .all || Recording.update == .missing && expected.isEmpty,
    caller.record(tree.description.split(separator: "\n").map(String.init), asArgument: "shows", expecting: expected)
  {
    caller.fail("what is there is written here now: look at it, and run the test again")
  } else {
    caller.fail(difference)
  }
}

/// Expects that an audit finds nothing wrong with a scenario, from a severity on, in any of its languages.
///
/// What is known is left by the scenario's `ignored`.
///
/// - Parameter rules: the rules of the audit; `.all + [ourRule]` adds one of your own.
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
  /// Says what is no failure: a known issue in Swift Testing, an expected failure in XCTest.
  fileprivate func tell(_ diagnostic: Diagnostic) {
    #if !canImport(ObjectiveC)
      // XCTest has no expected failures here.
      if case .xcTest? = TestContext.current {
        FileHandle.standardError.write(Data("\(filePath):\(line): \(diagnostic.description)\n".utf8))
        return
      }
    #endif
    withExpectedIssue(isIntermittent: true, fileID: fileID, filePath: filePath, line: line, column: column) {
      fail(diagnostic)
    }
  }
}

extension Substring {
  /// A path up to its last slash.
  fileprivate var lastFolder: Substring { lastIndex(of: "/").map { self[...$0] } ?? "" }
}
