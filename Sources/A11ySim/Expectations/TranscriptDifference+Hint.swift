extension TranscriptDifference.HeardLine {
  /// Whether the line is one of the reader's own hints, which comes in the place of no text of the app: it is heard when
  /// the element behind it is gone.
  func isHint(notOf expected: String) -> Bool {
    guard text != expected, case .utterance(let said) = entry.kind, said.utterance.reason == .hint,
      said.utterance.segments.allSatisfy({ $0.phrase != nil })
    else { return false }
    return MarkedLine(expected).text.split(separator: ", ").allSatisfy {
      PhraseFinder.shared.matches(String($0)).isEmpty
    }
  }
}
