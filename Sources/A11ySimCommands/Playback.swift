import A11ySim
import ESpeakNG

/// The playback of a timeline. On a terminal, keys control the playback: space pauses, the arrows go to the next and
/// the previous utterance, q quits.
struct Playback {
  /// The approximate delay between handing samples to a player and hearing them. The pipe and the player's buffer cause
  /// it.
  private static let latency = Duration.milliseconds(200)

  /// A key with a meaning.
  private enum Key {
    case pause, next, previous, quit

    init?(_ key: TerminalKey) {
      switch key {
      case .character(" "): self = .pause
      case .character("q"), .character("Q"): self = .quit
      case .arrow(.right): self = .next
      case .arrow(.left): self = .previous
      default: return nil
      }
    }
  }

  private let player: AudioPlayer
  private let timeline: GrowingTimeline
  private let track: AudioTrack

  init(_ timeline: GrowingTimeline, on player: AudioPlayer) {
    self.player = player
    self.timeline = timeline
    track = timeline.track
  }

  /// Plays the timeline.
  /// - Parameter show: Called with the time up to which the timeline has been heard. Skipped parts count as heard.
  /// - Returns: Whether the timeline was played to its end; false if the person quit.
  /// - Throws: `SpeechError` if the timeline cannot be played.
  func run(show: (Duration) -> Void) throws(SpeechError) -> Bool {
    try Interruption.silencing(player) { () throws(SpeechError) in
      let keys = TerminalKeys(isWanted: { Key($0) != nil }) { [player] in player.halt() }
      defer { keys?.close() }
      return try play(obeying: keys, show)
    }
  }

  private func play(obeying keys: TerminalKeys?, _ show: (Duration) -> Void) throws(SpeechError) -> Bool {
    var position = 0
    while !player.isStopped {
      // The player resumes before the next key is read. A key that arrives after that read then halts the sound that
      // follows.
      player.resume()
      if let key = keys?.next().flatMap(Key.init) {
        guard let next = obey(key, at: position, keys) else { return false }
        position = next
        show(time(position))
        continue
      }
      var heard = position
      let isWhole = try player.play(track, from: position) { taken in
        heard = max(position, Self.index(taken - Self.latency, track.sampleRate))
        show(time(heard))
      }
      if isWhole { return true }
      position = heard
    }
    return false
  }

  /// Returns the index of the sample at which playback continues after a key; nil to stop.
  private func obey(_ key: Key, at position: Int, _ keys: TerminalKeys?) -> Int? {
    switch key {
    case .quit: return nil
    case .next: return timeline.start(after: position)
    case .previous: return timeline.start(beforeOneAt: position)
    case .pause:
      while !player.isStopped {
        guard let key = keys?.next(waiting: true).flatMap(Key.init) else { continue }
        return key == .pause ? position : obey(key, at: position, keys)
      }
      return nil
    }
  }

  private func time(_ index: Int) -> Duration { .microseconds(Int64(index) * 1_000_000 / Int64(track.sampleRate)) }

  private static func index(_ time: Duration, _ sampleRate: Int) -> Int {
    Int(time / .microseconds(1)) * sampleRate / 1_000_000
  }
}
