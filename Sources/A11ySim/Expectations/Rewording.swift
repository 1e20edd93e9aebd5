import Locales

/// Tells whether kept lines may be the same utterances in an earlier wording of the reader.
///
/// No current catalogue has the old wording. Only the words that replace it suggest that it was the reader's. Any
/// evidence against this therefore counts, and the change is then attributed to the screen: people would overlook a
/// regression that is only a warning.
struct Rewording {
  /// A phrase in one language.
  private struct Phrase: Hashable {
    var key: String
    var language: String
  }

  private var unchanged: Set<Phrase> = []
  /// The old words of each phrase, by its new words.
  private var before: [Phrase: [String: String]] = [:]
  /// Every text of the app and of the person.
  private var others: Set<String> = []

  /// Adds a current utterance and its kept text. Returns false where more than the reader's words differs.
  mutating func fits(_ text: String, _ utterance: Utterance) -> Bool {
    let segments = utterance.segments
    if text != utterance.text, max(text.utf8.count, utterance.text.utf8.count) > TranscriptDifference.lineLimit {
      return false
    }
    let pieces = text == utterance.text ? segments.map(\.text) : CauseFinder.pieces(of: text, segments)
    guard pieces.count == segments.count else { return false }
    for (piece, segment) in zip(pieces, segments) {
      guard let key = segment.phrase else {
        if piece != segment.text { return false }
        others.insert(piece)
        continue
      }
      let phrase = Phrase(key: key, language: segment.language)
      if piece == segment.text {
        unchanged.insert(phrase)
        continue
      }
      // With another phrase, or the same phrase with another number, the screen says something else.
      if PhraseFinder.shared.matches(piece).contains(where: { $0.language == segment.language }) { return false }
      if piece.filter(\.isNumber) != segment.text.filter(\.isNumber) { return false }
      if before[phrase, default: [:]].updateValue(piece, forKey: segment.text) ?? piece != piece { return false }
    }
    return true
  }

  /// Whether all added utterances agree. Each phrase is then reworded everywhere or nowhere, and its old words are
  /// never a text of the app.
  var isConsistent: Bool {
    before.allSatisfy { phrase, words in !unchanged.contains(phrase) && others.isDisjoint(with: words.values) }
  }
}
