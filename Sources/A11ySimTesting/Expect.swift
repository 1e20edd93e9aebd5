import A11ySim
import IssueReporting

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
public func expect(
  _ transcript: Transcript, reads expected: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  report(transcript.diagnostics, fileID, filePath, line, column)
  guard let difference = transcript.difference(from: expected) else { return }
  let message = ([difference.message] + difference.notes).joined(separator: "\n")
  reportIssue(
    message + "\n\nThe whole transcript:\n\(transcript)", fileID: fileID, filePath: filePath, line: line,
    column: column)
}

/// Expects that a text was never heard, whole or digit by digit.
public func expect(
  _ transcript: Transcript, neverSays text: String, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  report(transcript.diagnostics, fileID, filePath, line, column)
  guard let heard = transcript.utterance(saying: text) else { return }
  reportIssue("“\(text)” was heard: \(heard.line)", fileID: fileID, filePath: filePath, line: line, column: column)
}

/// What could not be played is no pass.
private func report(
  _ diagnostics: [Diagnostic], _ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
) {
  for diagnostic in diagnostics where diagnostic.severity == .error {
    reportIssue(diagnostic.description, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
