import AccessibilityModel

/// The style in which a line of speech is written.
public struct TranscriptStyle: Sendable {
  /// The name that `--style` takes.
  public let name: String
  /// The style in one line, for lists.
  public let summary: String
  /// Returns the written text of each segment, which is nil if the segment is not written. The whole result is nil if
  /// the utterance is written as a comma list.
  private let pieces: @Sendable (_ utterance: Utterance, _ language: String?) -> [String?]?

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - name: the name that `--style` takes.
  ///   - summary: the style in one line, for lists.
  ///   - pieces: returns the written text of each segment of an utterance, which is nil if the segment is not written.
  ///     The whole result is nil if the utterance is written as a comma list. `language` is the BCP 47 tag of the
  ///     language of the style's own words; nil for the language of each segment.
  public init(
    _ name: String, _ summary: String,
    pieces: @escaping @Sendable (_ utterance: Utterance, _ language: String?) -> [String?]?
  ) {
    (self.name, self.summary, self.pieces) = (name, summary, pieces)
  }

  /// The segments joined with ", ", as people write down what they hear. The words are unchanged.
  public static let commaList = TranscriptStyle(
    "comma-list", "the parts of an utterance, joined with commas: `Verify, button`", pieces: { _, _ in nil })

  /// The segments as the screen reader joins them.
  public static let exact = TranscriptStyle(
    "exact", "the parts of an utterance, joined as the screen reader joins them: `Verify. Button` under TalkBack 17",
    pieces: { utterance, _ in
      guard utterance.isJoinedByFullStops else { return nil }
      let last = utterance.segments.count - 1
      return utterance.segments.enumerated().map { $0 < last ? $1.text + "." : $1.text }
    })

  /// Returns an utterance on one line; empty if the style does not write the utterance.
  ///
  /// - Parameters:
  ///   - utterance: the utterance.
  ///   - language: the BCP 47 tag of the language of the style's own words, such as “Button.”; by default, the language
  ///     of each segment.
  public func text(of utterance: Utterance, language: String? = nil) -> String {
    guard let pieces = pieces(utterance, language) else { return utterance.text }
    return pieces.compactMap { $0 }.joined(separator: " ")
  }

  /// Returns the heard and the lost part of an interrupted utterance, in the words of the style. If only the first
  /// words of a segment were heard, the same number of the style's words counts as heard.
  func halves(of heard: Transcript.UtteranceRecord) -> (heard: String, lost: String) {
    guard let pieces = pieces(heard.utterance, nil) else { return (heard.heard, heard.lost) }
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

extension TranscriptStyle: Hashable {
  /// Compares the names.
  public static func == (a: TranscriptStyle, b: TranscriptStyle) -> Bool { a.name == b.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
