import AccessibilityModel

/// A check of whether only the screen reader's wording changed between a golden transcript and a new transcript.
///
/// The catalogues contain only current wording. Old wording is recognised only by the current words that replace it. In
/// case of doubt, the change is attributed to the screen. Otherwise a regression of the screen could be overlooked,
/// because a change of the screen reader is only a warning.
struct Rewording {
  private struct Phrase: Hashable {
    var key: String
    var language: String
  }

  /// The current phrases.
  let catalogues: [PhraseCatalogue]
  private var unchanged: Set<Phrase> = []
  /// The old words of each catalogue phrase, by the new words that replace them.
  private var before: [Phrase: [String: String]] = [:]
  /// Every text that is not a catalogue phrase: the texts of the app and of the person.
  private var others: Set<String> = []

  init(catalogues: [PhraseCatalogue]) { self.catalogues = catalogues }

  /// Compares an utterance with its old text, and records the changed words. Returns false if words changed that are
  /// not from the screen reader, or if a changed line is too long to compare.
  mutating func fits(_ text: String, _ utterance: Utterance) -> Bool {
    let segments = utterance.segments
    if text != utterance.text, max(text.utf8.count, utterance.text.utf8.count) > LongLine.limit {
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
      // If the old words are a current phrase, or contain another number, the screen itself changed.
      if catalogues.matches(piece).contains(where: { $0.language == segment.language }) { return false }
      if piece.filter(\.isNumber) != segment.text.filter(\.isNumber) { return false }
      if before[phrase, default: [:]].updateValue(piece, forKey: segment.text) ?? piece != piece { return false }
    }
    return true
  }

  /// Whether the recorded changes can be new wording: each phrase changed everywhere or nowhere, and no old words equal
  /// a text of the app or the person.
  var isConsistent: Bool {
    before.allSatisfy { phrase, words in !unchanged.contains(phrase) && others.isDisjoint(with: words.values) }
  }
}
