extension TranscriptDifference {
  /// The cause of a line's difference, as a listener would describe it.
  package struct Cause: Sendable, Hashable {
    /// The kind of a cause, by which reports group findings.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
      /// Something is no longer spoken.
      case missing
      /// Something is spoken that was not expected.
      case added
      /// Other words are spoken.
      case changed
      /// The parts of an utterance come in another order.
      case order
      /// Utterances come in another order.
      case lineOrder
      /// An utterance is cut off.
      case cut
      /// An utterance never begins.
      case notHeard
      /// More of an utterance is heard than was expected.
      case heardNow
      /// Something is spoken twice.
      case twice
      /// Something is spoken in another language.
      case language
      /// A text that a person entered, and that was hidden before, is spoken.
      case secret
      /// A secret is no longer spoken: only its length is.
      case hidden
      /// Digits are read as one number rather than one by one, or the reverse.
      case reading
      /// Only capitals or punctuation differ.
      case marks
      /// A sound is new, gone or another one.
      case sound
      /// Something that is not speech happened, or no longer does.
      case effect
    }

    /// The kind of the cause.
    package var kind: Kind
    /// One plain sentence without a full stop.
    package var sentence: String

    init(_ kind: Kind, _ sentence: String) { (self.kind, self.sentence) = (kind, sentence) }
  }
}
