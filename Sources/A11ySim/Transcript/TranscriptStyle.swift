import Locales

/// How what is heard is written on a line.
public enum TranscriptStyle: String, Sendable, Hashable, CaseIterable {
  /// The segments joined with ", ", in lower case, as people write down what they hear.
  case commaList = "comma-list"
  /// As cashapp/AccessibilitySnapshot writes an element and its hint: `Label: Value. Button.` What that library has no
  /// words for is left out, and what is no element's own speech (an echo, an announcement) stays a comma list.
  case accessibilitySnapshot = "accessibility-snapshot"

  /// An utterance on one line; empty where the style has nothing of it.
  ///
  /// - Parameters:
  ///   - utterance: the utterance.
  ///   - language: BCP 47 tag of the words a style has of its own; that of each segment unless given.
  public func text(of utterance: Utterance, language: String? = nil) -> String {
    guard let pieces = pieces(of: utterance, language: language) else { return utterance.text }
    return pieces.compactMap { $0 }.joined(separator: " ")
  }

  /// What becomes of each segment, to be joined with spaces; nil for nothing of it. Nil altogether where the style is the
  /// comma list.
  private func pieces(of utterance: Utterance, language: String? = nil) -> [String?]? {
    switch self {
    case .commaList: nil
    case .accessibilitySnapshot: AccessibilitySnapshotSentence(utterance, language: language)?.pieces
    }
  }

  /// What was heard of an utterance that was cut, and what was not: a segment's words are lost from the word on that was.
  func halves(of heard: Transcript.UtteranceRecord) -> (heard: String, lost: String) {
    guard let pieces = pieces(of: heard.utterance) else { return (heard.heard, heard.lost) }
    var rest = heard.heardWordCount
    var halves: (heard: [Substring], lost: [Substring]) = ([], [])
    for (segment, piece) in zip(heard.utterance.segments, pieces) {
      let count = segment.text.unicodeScalars.split { $0.isSpace }.count
      let words = (piece ?? "").split(separator: " ")
      let heardCount = rest >= count ? words.count : rest
      halves.heard += words.prefix(heardCount)
      halves.lost += words.dropFirst(heardCount)
      rest = max(0, rest - count)
    }
    return (halves.heard.joined(separator: " "), halves.lost.joined(separator: " "))
  }
}
