import AccessibilityModel
import Simulation

extension TranscriptDifference {
  /// Whether a text that a person entered is heard, and a field that was secure is no longer secure.
  ///
  /// Both signs are needed. With other settings, the screen reader says entered text even if no field has changed.
  package var revealsWhatWasHidden: Bool {
    guard changes[0].cause.kind == .secret else { return false }
    return zip(rows, entries).contains { row, entry in
      guard let expected = row.expected, case .utterance(let said)? = entry?.kind, said.utterance.isOfField(catalogues),
        !said.utterance.segments.contains(where: { catalogues.isPhrase($0.phrase, .secureTextField) })
      else { return false }
      return MarkedLine(expected).text.split(separator: ", ").contains { piece in
        catalogues.matches(String(piece)).contains { catalogues.isPhrase($0.key, .secureTextField) }
      }
    }
  }
}

extension GoldenTranscript {
  /// Returns whether a new transcript reveals entered text that a secure field hid in this golden transcript.
  package func isRevealed(by transcript: Transcript) -> Bool {
    switch verdict(on: transcript) {
    case .same: false
    case .screenChanged(let found), .readerChanged(let found), .readerUpgraded(let found, _): found.revealsWhatWasHidden
    }
  }
}
