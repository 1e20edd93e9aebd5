import A11ySim
import A11ySimSystem
import Dispatch
import ESpeakNG

/// A speaker that says what is heard in an exploration, while the person may press the next key.
final class ExplorationSpeaker: @unchecked Sendable {
  let player: AudioPlayer
  private let voice: TranscriptVoice
  private let queue = DispatchQueue(label: "speech")
  private let lock = Lock()
  private let clock = ContinuousClock()
  /// A number for each request to speak. A request that is not the last one is not carried out.
  private var request = 0
  /// The time at which the sound began, in the exploration, and up to which the player has taken it.
  private var (start, taken) = (Duration.zero, Duration.zero)
  /// The moment at which the sound began; nil before.
  private var began: ContinuousClock.Instant?
  /// Whether the sound has ended. Then `began` is the moment at which it did.
  private var isSilent = false
  private var failure: SpeechError?

  init(voice: TranscriptVoice, player: AudioPlayer) {
    self.voice = voice
    self.player = player
  }

  /// The durations of utterances.
  var timing: any SpeechTiming { voice.timing }

  /// The approximate delay between handing samples to a player and hearing them.
  private static let latency = Duration.milliseconds(200)

  /// The time at which more may have to be said, because the clock of the app goes on; nil for none.
  private(set) var horizon: Duration?

  /// Says what comes in an exploration from a time on. Whatever is being said ends.
  func speak(_ exploration: Exploration, from start: Duration) {
    let (transcript, horizon) = exploration.upcoming(from: start)
    self.horizon = horizon
    let track = voice.timeline(of: transcript).track()
    let first = Int(start / .microseconds(1)) * track.sampleRate / 1_000_000
    let number = begin(at: start)
    player.halt()
    if track.count <= first { return finish(number, at: start) }
    queue.async { [self] in
      // The player resumes before the number is compared: a later request halts the sound that follows.
      player.resume()
      guard isStarted(number) else { return }
      let stops = TerminalKeys.resumptions
      do throws(SpeechError) {
        let isWhole = try player.play(track, from: first) { [self] taken in reach(taken - Self.latency, number) }
        if isWhole { finish(number, at: track.duration) }
      } catch {
        // A player that waited while the tool was stopped has not failed.
        if stops == TerminalKeys.resumptions { fail(error) }
        finish(number, at: start)
      }
    }
  }

  /// Ends the sound.
  func halt(at time: Duration) {
    horizon = nil
    let number = begin(at: time)
    player.halt()
    finish(number, at: time)
  }

  /// The time up to which the exploration was heard. In silence, it goes on as a clock does.
  var heard: Duration {
    lock.lock()
    defer { lock.unlock() }
    guard let began else { return start }
    let elapsed = clock.now - began
    // A player may take sound long before it is heard, or late.
    return isSilent ? start + elapsed : max(start, min(start + elapsed, taken))
  }

  /// Returns the reason why nothing can be played, once; nil if there is none.
  func takeFailure() -> SpeechError? {
    lock.lock()
    defer { lock.unlock() }
    return failure.take()
  }

  /// The diagnostics about texts that were left out or could not be spoken.
  var diagnostics: [Diagnostic] { voice.diagnostics }

  private func begin(at time: Duration) -> Int {
    lock.lock()
    defer { lock.unlock() }
    request += 1
    (start, taken, began, isSilent) = (time, time, nil, false)
    return request
  }

  /// Notes that the sound of a request begins. Returns false if there is a later request.
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
