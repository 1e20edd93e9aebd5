extension TranscriptDifference {
  /// The cause of a line's difference, as a listener would describe it.
  package struct Cause: Sendable, Hashable {
    /// The kind of a cause. Reports list a spoken secret before all other changes.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
      case missing
      case added
      case changed
      /// The parts of an utterance are spoken in a different order.
      case order
      /// Utterances are spoken in a different order.
      case lineOrder
      case cut
      /// An utterance never begins.
      case notHeard
      /// More of an utterance is heard than expected, or an utterance that was dropped now begins.
      case heardNow
      case twice
      case language
      /// A text that a person entered is spoken, although no expected line contains this text.
      case secret
      /// A text that was spoken is now hidden: only bullets or the number of characters are spoken.
      case hidden
      /// Digits that were read one by one are now read as one number, or the other way round.
      case reading
      /// Only capitals or punctuation differ.
      case marks
      case sound
      case effect
    }

    package var kind: Kind
    /// The cause in one plain sentence, without a full stop.
    package var sentence: String

    init(_ kind: Kind, _ sentence: String) { (self.kind, self.sentence) = (kind, sentence) }
  }
}
