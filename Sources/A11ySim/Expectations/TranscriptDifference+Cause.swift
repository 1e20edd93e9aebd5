extension TranscriptDifference {
  /// The cause of a line's difference, as a listener would describe it.
  package struct Cause: Sendable, Hashable {
    /// The kind of a cause. Reports list a spoken secret before all other changes.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
      /// Something is no longer spoken.
      case missing
      /// Something is spoken that was not expected.
      case added
      /// Different words are spoken than expected.
      case changed
      /// The parts of an utterance are spoken in a different order.
      case order
      /// Utterances are spoken in a different order.
      case lineOrder
      /// An utterance is cut off earlier than expected.
      case cut
      /// An utterance never begins.
      case notHeard
      /// More of an utterance is heard than expected, or an utterance that was dropped now begins.
      case heardNow
      /// Something is spoken twice.
      case twice
      /// Something is spoken in another language.
      case language
      /// A text that a person entered is spoken, although no expected line contains this text.
      case secret
      /// A text that was spoken is now hidden: only bullets or the number of characters are spoken.
      case hidden
      /// Digits are read as one number instead of one by one, or one by one instead of as one number.
      case reading
      /// Only capitals or punctuation differ.
      case marks
      /// A sound was added, removed or replaced.
      case sound
      /// An effect, such as a move of the focus, was added, removed or replaced.
      case effect
    }

    package var kind: Kind
    /// The cause in one plain sentence, without a full stop.
    package var sentence: String

    init(_ kind: Kind, _ sentence: String) { (self.kind, self.sentence) = (kind, sentence) }
  }
}
