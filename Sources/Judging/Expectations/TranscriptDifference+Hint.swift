import AccessibilityModel
import Simulation

extension TranscriptDifference.HeardLine {
  /// Returns whether this line is the screen reader's own hint, while the expected line contains no phrase of the
  /// screen reader.
  ///
  /// The hint is then not a new wording of the expected line. The hint is heard only because the next element, which
  /// interrupted it, is gone.
  func isHint(notOf expected: String, in catalogues: [PhraseCatalogue]) -> Bool {
    guard text != expected, case .utterance(let said) = entry.kind, said.utterance.reason == .hint,
      said.utterance.segments.allSatisfy({ $0.phrase != nil })
    else { return false }
    return MarkedLine(expected).text.split(separator: ", ").allSatisfy {
      catalogues.matches(String($0)).isEmpty
    }
  }
}
