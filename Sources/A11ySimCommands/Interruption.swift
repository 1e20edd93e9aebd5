import A11ySimSystem
import ESpeakNG

enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// The player to silence. The property is static, because a signal handler cannot capture variables.
  nonisolated(unsafe) private static var player: AudioPlayer?

  /// The signal that ended the body of `silencing`; 0 if none arrived.
  nonisolated(unsafe) private(set) static var received: Int32 = 0

  /// Makes the tool clean up before a signal ends it. Signals that are ignored at the start stay ignored, as `nohup`
  /// and background jobs require.
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

  /// Runs `body`, which plays sound or reads keys. A signal stops the player instead of ending the tool.
  static func silencing<Result, Failure: Error>(
    _ player: AudioPlayer?, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // `player` stays set afterwards, because a handler on another thread may still use it.
    self.player = player
    let before = signals.map { ($0, signal($0, stop)) }
    defer { for (number, old) in before { signal(number, old) } }
    return try body()
  }

  private static let stop: @convention(c) (Int32) -> Void = { number in
    Interruption.received = number
    Interruption.player?.stop()
  }

  private static func isIgnored(_ handler: sighandler_t?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
