import A11ySimSystem
import ESpeakNG

/// What Ctrl-C and its like do: no half-written file is left, and no sound goes on.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// What a signal handler may reach: it can capture nothing.
  nonisolated(unsafe) private static var player: AudioPlayer?

  /// From now on a signal that ends the tool has it clean up first. One that whoever started it has ignored stays ignored,
  /// as `nohup` and a shell's background jobs want it.
  static func prepare() {
    OutputFile.prepareToDiscard()
    for number in signals {
      let before = signal(number) { number in
        OutputFile.discard()
        signal(number, SIG_DFL)
        kill(getpid(), number)
      }
      if isIgnored(before) { signal(number, SIG_IGN) }
    }
  }

  /// While something sounds: silence at once, and an orderly end.
  static func silencing<Result, Failure: Error>(
    _ player: AudioPlayer, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // It stays there afterwards: a handler on another thread may not have finished with it.
    self.player = player
    let before = signals.map { ($0, signal($0) { _ in Interruption.player?.stop() }) }
    defer { for (number, old) in before { signal(number, old) } }
    return try body()
  }

  private static func isIgnored(_ handler: sighandler_t?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
