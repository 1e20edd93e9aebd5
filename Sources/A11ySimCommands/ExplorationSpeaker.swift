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
  /// The time up to which the exploration was heard.
  private var position = Duration.zero
  /// The moment since which there is silence; nil while sound is played.
  private var silence: ContinuousClock.Instant?
  private var failure: SpeechError?

  init(voice: TranscriptVoice, player: AudioPlayer) {
    self.voice = voice
    self.player = player
  }

  /// The durations of utterances.
  var timing: any SpeechTiming { voice.timing }

  /// The approximate delay between handing samples to a player and hearing them.
  private static let latency = Duration.milliseconds(200)

  /// Says the last act of an exploration and what follows it. Whatever is being said ends.
  func speak(_ exploration: Exploration) {
    let start = exploration.start
    let track = voice.timeline(of: exploration.transcriptOfLast).track()
    let first = Int(start / .microseconds(1)) * track.sampleRate / 1_000_000
    let number = begin(at: start)
    player.halt()
    if track.count <= first { return finish(number, at: start) }
    queue.async { [self] in
      // The player resumes before the number is compared: a later request halts the sound that follows.
      player.resume()
      guard isLast(number) else { return }
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
    let number = begin(at: time)
    player.halt()
    finish(number, at: time)
  }

  /// The time up to which the exploration was heard. In silence, it goes on as a clock does.
  var heard: Duration {
    lock.lock()
    defer { lock.unlock() }
    return position + (silence.map { clock.now - $0 } ?? .zero)
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
    (position, silence) = (time, nil)
    return request
  }

  private func isLast(_ number: Int) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    return number == request
  }

  private func reach(_ time: Duration, _ number: Int) {
    lock.lock()
    defer { lock.unlock() }
    if number == request { position = max(position, time) }
  }

  private func finish(_ number: Int, at time: Duration) {
    lock.lock()
    defer { lock.unlock() }
    if number == request { (position, silence) = (time, clock.now) }
  }

  private func fail(_ error: SpeechError) {
    lock.lock()
    failure = error
    lock.unlock()
  }
}
