/// How long an utterance lasts, and when each of its words has been said.
public struct UtteranceTiming: Sendable, Hashable {
  /// From the first sound to the last.
  public var duration: Duration
  /// The end of each of the utterance's `words`, from its beginning; never decreasing, none later than `duration`.
  public var wordEnds: [Duration]

  /// Creates a timing.
  public init(duration: Duration, wordEnds: [Duration]) {
    self.duration = duration
    self.wordEnds = wordEnds
  }
}

/// Where a session's durations come from: an estimate, or a synthesizer that really said it.
public protocol SpeechTiming: Sendable {
  /// What the transcript's header calls this timing, such as `estimate` or `espeak`.
  var name: String { get }

  /// How long `utterance` takes at a rate in words per minute (80 to 449).
  func timing(of utterance: Utterance, wordsPerMinute: Int) -> UtteranceTiming
}
