import A11ySim
import ESpeakNG

/// A playback on its own thread. It begins while the simulation of its scenario still runs.
final class EarlyPlayback: @unchecked Sendable {
  /// The sound, which is played as far as it has been made.
  let timeline: GrowingTimeline
  private let playback: Playback
  private var hasThread = false
  private let changed = Lock()
  /// The time up to which the timeline has been heard; nil if that has been shown.
  private var heard: Duration?
  private var isAwaited = false
  private var isQuitting = false
  private let quitsEarly: Bool
  private var result: Result<Bool, SpeechError>?

  /// Begins to play on a thread of its own.
  ///
  /// - Parameter quitsEarly: Whether the program ends as soon as the person quits, even if the play has not ended.
  init(on player: AudioPlayer, sampleRate: Int, quitsEarly: Bool) {
    self.quitsEarly = quitsEarly
    timeline = GrowingTimeline(sampleRate: sampleRate) { !player.isEnded }
    playback = Playback(timeline, on: player)
    hasThread = Parallel.begin { [self] in play() }
  }

  private func play() {
    let result = Result { () throws(SpeechError) in
      try playback.run { time in
        changed.withLock { heard = max(heard ?? .zero, time) }
        changed.broadcast()
      }
    }
    let quitsNow = changed.withLock {
      // Only one thread may end the program, so the waiting thread gets no result then.
      if case .success(false) = result, quitsEarly, !isAwaited { isQuitting = true } else { self.result = result }
      return isQuitting
    }
    changed.broadcast()
    if quitsNow { quit() }
  }

  /// Waits for the end of the sound. Ends the program if the person quits.
  /// - Parameter show: Called with the time up to which the timeline has been heard. Skipped parts count as heard.
  /// - Throws: `SpeechError` if the sound cannot be played.
  func wait(show: (Duration) -> Void) throws(SpeechError) {
    let isWhole = if hasThread { try awaitResult(showing: show).get() } else { try playback.run(show: show) }
    // The transcript has been printed up to the point where the person quit.
    if !isWhole { quit() }
  }

  private func awaitResult(showing show: (Duration) -> Void) -> Result<Bool, SpeechError> {
    changed.lock()
    defer { changed.unlock() }
    isAwaited = true
    while true {
      if !isQuitting, let time = heard.take() {
        changed.unlock()
        show(time)
        changed.lock()
      } else if let result {
        return result
      } else {
        changed.wait()
      }
    }
  }

  private func quit() -> Never {
    Console.complain("interrupted")
    Console.exit(.interrupted)
  }
}
