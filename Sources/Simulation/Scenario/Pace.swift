/// The pace of the person, which determines the time of each action.
public enum Pace: String, Sendable, Hashable, CaseIterable {
  /// The person acts when no speech is playing or waiting, and when no component does anything within the next second.
  case patient
  /// The person types a key every 0.4 s, even during speech.
  case typing
  /// The person types as in `typing`, and makes the next swipe 0.6 s after the beginning of an utterance.
  case brisk
}
