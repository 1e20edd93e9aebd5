/// The duration of an utterance, and the end of each of its words.
public struct UtteranceTiming: Sendable, Hashable {
  /// The duration from the first sound of the utterance to the last.
  public var duration: Duration
  /// The end of each word in `Utterance.words`, measured from the beginning of the utterance. The values never
  /// decrease, and none is greater than `duration`.
  public var wordEnds: [Duration]

  public init(duration: Duration, wordEnds: [Duration]) {
    self.duration = duration
    self.wordEnds = wordEnds
  }
}

/// The source of a session's durations: an estimate, or a synthesizer that speaks each utterance.
public protocol SpeechTiming: Sendable {
  /// The name of the timing in the transcript's header, such as `estimate` or `espeak`.
  var name: String { get }

  /// Returns the timing of `utterance` at a rate in words per minute (80 to 449).
  func timing(of utterance: Utterance, wordsPerMinute: Int) -> UtteranceTiming
}
