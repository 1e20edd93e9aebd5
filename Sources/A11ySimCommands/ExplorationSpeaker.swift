import A11ySim
import A11ySimSystem
import Dispatch
import ESpeakNG

/// A speaker that plays an exploration on its own dispatch queue, so that the person can press keys during speech.
final class ExplorationSpeaker: @unchecked Sendable {
  let player: AudioPlayer
  private let voice: TranscriptVoice
  private let queue = DispatchQueue(label: "speech")
  private let lock = Lock()
  private let clock = ContinuousClock()
  /// The number of the latest request to speak. Earlier requests are not carried out.
  private var request = 0
  /// Times in the exploration. The sound begins at `start`, and the player has taken the sound up to `taken`.
  private var (start, taken) = (Duration.zero, Duration.zero)
  /// The moment at which the sound began, or at which it ended if `isSilent` is true. Nil before the sound begins.
  private var began: ContinuousClock.Instant?
  private var isSilent = false
  private var failure: SpeechError?

  init(voice: TranscriptVoice, player: AudioPlayer) {
    self.voice = voice
    self.player = player
  }

  var timing: any SpeechTiming { voice.timing }

  /// The approximate delay between handing samples to a player and hearing them.
  private static let latency = Duration.milliseconds(200)

  /// The time in the exploration up to which speech is prepared; nil if no timer of the app is pending.
  private(set) var horizon: Duration?

  /// Speaks an exploration from a time on, and interrupts the current speech.
  func speak(_ exploration: Exploration, from start: Duration) {
    let (transcript, horizon) = exploration.upcoming(from: start)
    self.horizon = horizon
    let track = voice.timeline(of: transcript).track()
    let first = Int(start / .microseconds(1)) * track.sampleRate / 1_000_000
    let number = begin(at: start)
    player.halt()
    if track.count <= first { return finish(number, at: start) }
    queue.async { [self] in
      // Resuming before the check lets a later request halt the player. Resuming after the check could undo that halt.
      player.resume()
      guard isStarted(number) else { return }
      let stops = TerminalKeys.resumptions
      do throws(SpeechError) {
        let isWhole = try player.play(track, from: first) { [self] taken in reach(taken - Self.latency, number) }
        if isWhole { finish(number, at: track.duration) }
      } catch {
        // If the tool was suspended (Ctrl-Z) during playback, the suspension caused the error, and no error is
        // reported.
        if stops == TerminalKeys.resumptions { fail(error) }
        finish(number, at: start)
      }
    }
  }

  func halt(at time: Duration) {
    horizon = nil
    let number = begin(at: time)
    player.halt()
    finish(number, at: time)
  }

  /// The time in the exploration up to which the person has heard. During silence, it advances with the clock.
  var heard: Duration {
    lock.lock()
    defer { lock.unlock() }
    guard let began else { return start }
    let elapsed = clock.now - began
    // The player may take samples early or late, so the smaller of both times counts.
    return isSilent ? start + elapsed : max(start, min(start + elapsed, taken))
  }

  /// Returns the error that prevents playing, but only once. Later calls return nil.
  func takeFailure() -> SpeechError? {
    lock.lock()
    defer { lock.unlock() }
    return failure.take()
  }

  var diagnostics: [Diagnostic] { voice.diagnostics }

  private func begin(at time: Duration) -> Int {
    lock.lock()
    defer { lock.unlock() }
    request += 1
    (start, taken, began, isSilent) = (time, time, nil, false)
    return request
  }

  /// Records the start of a request's sound. Returns false if a later request has replaced the request.
  private func isStarted(_ number: Int) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    if number == request { began = clock.now }
    return number == request
  }

  private func reach(_ time: Duration, _ number: Int) {
    lock.lock()
    defer { lock.unlock() }
    if number == request { taken = max(taken, time) }
  }

  private func finish(_ number: Int, at time: Duration) {
    lock.lock()
    defer { lock.unlock() }
    if number == request { (start, began, isSilent) = (time, clock.now, true) }
  }

  private func fail(_ error: SpeechError) {
    lock.lock()
    failure = error
    lock.unlock()
  }
}
