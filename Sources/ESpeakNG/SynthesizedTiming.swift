import A11ySimSystem
import AccessibilityModel

/// A timing that takes durations from a synthesizer and keeps the sound for playing.
///
/// An utterance that cannot be spoken gets its estimated duration and is listed in `failures`.
package final class SynthesizedTiming: SpeechTiming, @unchecked Sendable {
  package struct Failure: Sendable, Hashable {
    package var text: String
    package var error: SpeechError

    package init(text: String, error: SpeechError) {
      self.text = text
      self.error = error
    }
  }

  private let store: SpeechStore
  private let estimate: any SpeechTiming
  private let lock = Lock()
  private var foundFailures: [Failure] = []
  private var foundNotices: [String] = []

  package var name: String { store.name }

  /// Creates a timing with its own `SpeechStore`.
  /// - Parameter estimate: the source of durations for utterances that the synthesizer cannot speak.
  package convenience init(_ synthesizer: any SpeechSynthesizer, estimate: any SpeechTiming = SpeechEstimate()) {
    self.init(store: SpeechStore(synthesizer), estimate: estimate)
  }

  /// Creates a timing that shares a store with other timings. `failures` and `notices` cover only the utterances that
  /// were requested from this timing.
  package init(store: SpeechStore, estimate: any SpeechTiming = SpeechEstimate()) {
    self.store = store
    self.estimate = estimate
  }

  package func timing(of utterance: Utterance, wordsPerMinute: Int) -> UtteranceTiming {
    spoken(utterance, wordsPerMinute).timing ?? estimate.timing(of: utterance, wordsPerMinute: wordsPerMinute)
  }

  /// Synthesises utterances in advance, on all cores at the same time. Without this call, each utterance is synthesised
  /// on one core when its duration is needed.
  package func prepare(_ requests: [DraftTiming.Request]) {
    Parallel.run(requests.count) { [store] index in
      _ = store.spoken(requests[index].utterance, wordsPerMinute: requests[index].wordsPerMinute)
    } deliver: { _, _ in
      true
    }
  }

  /// Returns a timing for a play during which nothing is synthesised.
  package func draft() -> DraftTiming { DraftTiming(store: store, estimate: estimate) }

  /// Returns the sound of an utterance, which is made at the first call; nil if the utterance cannot be spoken.
  package func sound(of utterance: Utterance, wordsPerMinute: Int) -> AudioTrack? {
    spoken(utterance, wordsPerMinute).sound
  }

  /// The utterances that have failed so far, each once. A fatal error is listed only for the first utterance that it
  /// affects.
  package var failures: [Failure] {
    lock.lock()
    defer { lock.unlock() }
    return foundFailures
  }

  /// The notices so far, each once, for example about characters that voices left out.
  package var notices: [String] {
    lock.lock()
    defer { lock.unlock() }
    return foundNotices
  }

  private func spoken(_ utterance: Utterance, _ wordsPerMinute: Int) -> SpeechStore.Spoken {
    let spoken = store.spoken(utterance, wordsPerMinute: wordsPerMinute)
    if spoken.notices.isEmpty && spoken.error == nil { return spoken }
    lock.lock()
    defer { lock.unlock() }
    for notice in spoken.notices where !foundNotices.contains(notice) { foundNotices.append(notice) }
    if let error = spoken.error {
      let failure = Failure(text: utterance.text, error: error)
      let isKnown = error.isFatal ? foundFailures.contains { $0.error == error } : foundFailures.contains(failure)
      if !isKnown { foundFailures.append(failure) }
    }
    return spoken
  }
}
