import Locales

/// The style in which a line of speech is written.
public enum TranscriptStyle: String, Sendable, Hashable, CaseIterable {
  /// The segments joined with ", ", as people write down what they hear. The words are unchanged.
  case commaList = "comma-list"
  /// The style in which the library cashapp/AccessibilitySnapshot writes an element and its hint: “Label: Value.
  /// Button.” Words that the library lacks are left out. Echoes, announcements and other speech are written as a comma
  /// list.
  case accessibilitySnapshot = "accessibility-snapshot"

  /// Returns an utterance on one line; empty if the style does not write the utterance.
  ///
  /// - Parameters:
  ///   - utterance: the utterance.
  ///   - language: the BCP 47 tag of the language of the style's own words, such as “Button.”; by default, the language
  ///     of each segment.
  public func text(of utterance: Utterance, language: String? = nil) -> String {
    guard let pieces = pieces(of: utterance, language: language) else { return utterance.text }
    return pieces.compactMap { $0 }.joined(separator: " ")
  }

  /// Returns the written text of each segment, which is nil if the segment is not written. The whole result is nil if
  /// the utterance is written as a comma list.
  private func pieces(of utterance: Utterance, language: String? = nil) -> [String?]? {
    switch self {
    case .commaList: nil
    case .accessibilitySnapshot: AccessibilitySnapshotSentence(utterance, language: language)?.pieces
    }
  }

  /// Returns the heard and the lost part of an interrupted utterance, in the words of the style. If only the first
  /// words of a segment were heard, the same number of the style's words counts as heard.
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
