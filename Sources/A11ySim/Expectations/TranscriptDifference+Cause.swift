extension TranscriptDifference {
  /// Why a line differs, as a listener would put it.
  public struct Cause: Sendable, Hashable {
    /// What kind of thing became of it: for reports that group findings.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
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
      /// A text that a person entered, and that was hidden, is spoken.
      case secret
      /// A secret is no longer spoken: it is only counted.
      case hidden
      /// Digits are read as one number rather than one by one, or the other way round.
      case reading
      /// Only capitals or marks differ.
      case marks
      /// A sound came, went or is another.
      case sound
      /// Something that is not speech happened, or no longer does.
      case effect
    }

    /// What kind of thing became of it.
    public var kind: Kind
    /// One plain sentence without a full stop.
    public var sentence: String

    init(_ kind: Kind, _ sentence: String) { (self.kind, self.sentence) = (kind, sentence) }
  }
}
