/// The pace of the person, which determines the time of each act.
public enum Pace: String, Sendable, Hashable, CaseIterable {
  /// The person acts when nothing is being said, nothing waits to be said, and no component does anything within a
  /// second.
  case patient
  /// Keys are typed every 0.4 s, even during speech.
  case typing
  /// Keys are typed as in `typing`. In addition, the next swipe comes 0.6 s after an utterance began.
  case brisk
}
