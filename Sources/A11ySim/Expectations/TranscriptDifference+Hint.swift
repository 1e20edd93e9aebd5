extension TranscriptDifference.HeardLine {
  /// Returns whether the line is one of the reader's own hints but the expected line has no phrase of the reader. The
  /// hint is then no new wording of the expected line. It is heard only because the element after it is gone.
  func isHint(notOf expected: String) -> Bool {
    guard text != expected, case .utterance(let said) = entry.kind, said.utterance.reason == .hint,
      said.utterance.segments.allSatisfy({ $0.phrase != nil })
    else { return false }
    return MarkedLine(expected).text.split(separator: ", ").allSatisfy {
      PhraseFinder.shared.matches(String($0)).isEmpty
    }
  }
}
