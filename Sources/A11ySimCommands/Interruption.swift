import A11ySimSystem
import ESpeakNG

/// What Ctrl-C and its like do while the tool is at work.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// What a signal handler may reach: it can capture nothing.
  nonisolated(unsafe) private static var player: AudioPlayer?

  /// While something sounds: silence at once, and an orderly end.
  static func silencing<Result, Failure: Error>(
    _ player: AudioPlayer, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // It stays there afterwards: a handler on another thread may not have finished with it.
    self.player = player
    return try handling({ _ in Interruption.player?.stop() }, body)
  }

  /// While files are written: none that is half-written is left.
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
