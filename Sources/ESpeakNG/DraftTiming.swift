import AccessibilityModel

/// A timing that takes the durations of synthesised utterances from a store, and estimates all other durations.
///
/// A play with this timing equals the final play up to the beginning of the first utterance with an estimated duration,
/// because a duration has no effect before its utterance begins. Only one play may use the timing.
package final class DraftTiming: SpeechTiming, @unchecked Sendable {
  /// An utterance whose duration a play needs.
  package struct Request: Sendable {
    package var utterance: Utterance
    package var wordsPerMinute: Int

    package init(utterance: Utterance, wordsPerMinute: Int) {
      (self.utterance, self.wordsPerMinute) = (utterance, wordsPerMinute)
    }

    fileprivate var key: SpeechStore.Key { .init(segments: utterance.segments, wordsPerMinute: wordsPerMinute) }
  }

  private let store: SpeechStore
  private let estimate: any SpeechTiming
  private var estimated: Set<SpeechStore.Key> = []
  /// The utterances whose durations were not known yet when the play requested them, in the order of the requests, each
  /// once.
  package private(set) var missing: [Request] = []

  package var name: String { store.name }

  init(store: SpeechStore, estimate: any SpeechTiming) {
    self.store = store
    self.estimate = estimate
  }

  package func timing(of utterance: Utterance, wordsPerMinute: Int) -> UtteranceTiming {
    let known = store.known(utterance, wordsPerMinute: wordsPerMinute)
    if known == nil {
      let request = Request(utterance: utterance, wordsPerMinute: wordsPerMinute)
      if estimated.insert(request.key).inserted { missing.append(request) }
    }
    return known?.timing ?? estimate.timing(of: utterance, wordsPerMinute: wordsPerMinute)
  }

  /// Returns whether the duration of an utterance was estimated because it was not known yet.
  package func isMissing(_ request: Request) -> Bool { estimated.contains(request.key) }

  /// Returns the sound of an utterance, which is made now if it is not known; nil if the utterance cannot be spoken.
  package func sound(of utterance: Utterance, wordsPerMinute: Int) -> AudioTrack? {
    store.spoken(utterance, wordsPerMinute: wordsPerMinute).sound
  }
}
