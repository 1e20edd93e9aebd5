/// The pace of the person: what each act waits for.
public enum Pace: String, Sendable, Hashable, CaseIterable {
  /// An act begins when nothing is speaking, queued or scheduled.
  case patient
  /// Keys follow each other every 0.4 s, whatever is being said.
  case typing
  /// Keys as in `typing`; in addition, the next swipe comes 0.6 s into an utterance.
  case brisk
}
