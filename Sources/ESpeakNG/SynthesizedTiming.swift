import A11ySim
import A11ySimSystem

/// Durations from a synthesizer that says each utterance once and keeps the sound for playing.
///
/// An utterance that cannot be spoken keeps the estimate of the core, as silence, and is listed in `failures`.
package final class SynthesizedTiming: SpeechTiming, @unchecked Sendable {
  /// An utterance that could not be spoken, and the reason.
  package struct Failure: Sendable, Hashable {
    /// The text of the utterance.
    package var text: String
    /// The reason why it could not be spoken.
    package var error: SpeechError

    package init(text: String, error: SpeechError) {
      self.text = text
      self.error = error
    }
  }

  private let library: SpeechStore
  private let estimate: any SpeechTiming
  private let lock = Lock()
  private var foundFailures: [Failure] = []
  private var foundNotices: [String] = []

  /// The synthesizer's name.
  package var name: String { library.name }

  /// Creates a timing with a store of its own.
  /// - Parameters:
  ///   - synthesizer: the synthesizer that says the utterances.
  ///   - estimate: the durations of utterances that cannot be said.
  package convenience init(_ synthesizer: any SpeechSynthesizer, estimate: any SpeechTiming = SpeechEstimate()) {
    self.init(library: SpeechStore(synthesizer), estimate: estimate)
  }

  /// Creates a timing that shares a store with others. Its failures and notices are about utterances that it was asked
  /// for.
  /// - Parameters:
  ///   - library: the store that says the utterances.
  ///   - estimate: the durations of utterances that cannot be said.
  package init(library: SpeechStore, estimate: any SpeechTiming = SpeechEstimate()) {
    self.library = library
    self.estimate = estimate
  }

  /// The duration of an utterance as the synthesizer says it, or the estimate if it cannot be said.
  package func timing(of utterance: Utterance, wordsPerMinute: Int) -> UtteranceTiming {
    spoken(utterance, wordsPerMinute).timing ?? estimate.timing(of: utterance, wordsPerMinute: wordsPerMinute)
  }

  /// Says utterances in advance on all cores, because a play asks for one after the other.
  package func prepare(_ utterances: [Utterance], wordsPerMinute: Int) {
    Parallel.run(utterances.count) { [library] index in
      _ = library.spoken(utterances[index], wordsPerMinute: wordsPerMinute)
    } deliver: { _, _ in
      true
    }
  }

  /// The sound of an utterance, made when it is first asked for; nil if it cannot be spoken.
  package func sound(of utterance: Utterance, wordsPerMinute: Int) -> AudioTrack? {
    spoken(utterance, wordsPerMinute).sound
  }

  /// The utterances that could not be spoken so far, in order, each once.
  package var failures: [Failure] {
    lock.lock()
    defer { lock.unlock() }
    return foundFailures
  }

  /// Notices about what voices had to leave out so far, in order, each once.
  package var notices: [String] {
    lock.lock()
    defer { lock.unlock() }
    return foundNotices
  }

  private func spoken(_ utterance: Utterance, _ wordsPerMinute: Int) -> SpeechStore.Spoken {
    let spoken = library.spoken(utterance, wordsPerMinute: wordsPerMinute)
    if spoken.notices.isEmpty && spoken.error == nil { return spoken }
    lock.lock()
    defer { lock.unlock() }
    for notice in spoken.notices where !foundNotices.contains(notice) { foundNotices.append(notice) }
    if let error = spoken.error {
      let failure = Failure(text: utterance.text, error: error)
      // A fatal error is listed once.
      let isKnown = error.isFatal ? foundFailures.contains { $0.error == error } : foundFailures.contains(failure)
      if !isKnown { foundFailures.append(failure) }
    }
    return spoken
  }
}
