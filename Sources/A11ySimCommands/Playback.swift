import A11ySim
import ESpeakNG

struct Playback {
  /// The approximate delay between handing samples to a player and hearing them, caused by the pipe and the player's
  /// buffer.
  private static let latency = Duration.milliseconds(200)

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

  /// Plays the timeline. Returns false if the person quit before its end.
  ///
  /// - Parameter show: Called with the time up to which the timeline was heard. Skipped parts count as heard.
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
      // Resuming before the next key is read lets a later key halt the player. Resuming afterwards could undo that
      // halt.
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

  /// Returns the sample at which playback continues after a key; nil to stop.
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
