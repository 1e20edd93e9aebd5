import A11ySimSystem
import ESpeakNG

/// Handles Ctrl-C and similar signals while the tool is at work.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// The player that a signal handler silences. It is static because a signal handler cannot capture anything.
  nonisolated(unsafe) private static var player: AudioPlayer?

  /// Runs `body` while something sounds: a signal silences the player at once and lets the work end in order.
  static func silencing<Result, Failure: Error>(
    _ player: AudioPlayer, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // It stays set afterwards: a handler on another thread may not have finished with it.
    self.player = player
    return try handling({ _ in Interruption.player?.stop() }, body)
  }

  /// Runs `body` while files are written: a signal leaves no half-written file.
  static func discardingUnfinishedFiles<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    OutputFile.prepareToDiscard()
    return try handling(
      { number in
        OutputFile.discard()
        signal(number, SIG_DFL)
        kill(getpid(), number)
      }, body)
  }

  private static func handling<Result, Failure: Error>(
    _ handler: @convention(c) (Int32) -> Void, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = signals.map { ($0, signal($0, handler)) }
    defer { for (number, old) in before { signal(number, old) } }
    return try body()
  }
}
