import Locales

/// Finds out whether lines that were kept may be the same utterances in words that the reader had before.
///
/// The words of then are in no catalogue of now: that they were the reader's is known only from what stands in their place. So
/// whatever speaks against it counts, and a change is then the screen's: a regression that is only warned of is not seen.
struct Rewording {
  /// A phrase, and the language it is in.
  private struct Phrase: Hashable {
    var key: String
    var language: String
  }

  private var unchanged: Set<Phrase> = []
  /// What the new words of a phrase were before.
  private var before: [Phrase: [String: String]] = [:]
  /// Every text of the app's and of the person's.
  private var others: Set<String> = []

  /// Adds an utterance as it is now, and its text as it was kept; false where more than the reader's words differs.
  mutating func fits(_ text: String, _ utterance: Utterance) -> Bool {
    let segments = utterance.segments
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
      // Another phrase, or the same of another number: the screen says something else.
      if PhraseFinder.shared.matches(piece).contains(where: { $0.language == segment.language }) { return false }
      if piece.filter(\.isNumber) != segment.text.filter(\.isNumber) { return false }
      if before[phrase, default: [:]].updateValue(piece, forKey: segment.text) ?? piece != piece { return false }
    }
    return true
  }

  /// Whether what was added agrees: a phrase was worded otherwise everywhere or nowhere, and never with a text of the app's.
  var isConsistent: Bool {
    before.allSatisfy { phrase, words in !unchanged.contains(phrase) && others.isDisjoint(with: words.values) }
  }
}
