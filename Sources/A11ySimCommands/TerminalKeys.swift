import A11ySimSystem
import Dispatch
import ESpeakNG

/// A reader of single keys from the terminal on standard input.
///
/// The terminal mode is restored at the end, and when the tool exits, is stopped with Ctrl-Z, or is killed by a signal
/// that can be caught.
final class TerminalKeys: @unchecked Sendable {
  private let changed = Lock()
  private var pressed: [TerminalKey] = []
  private let isWanted: @Sendable (TerminalKey) -> Bool
  private let onKey: @Sendable () -> Void
  /// A pipe whose input ends the reading thread.
  private var wake: [Int32] = [-1, -1]
  private let ended = DispatchSemaphore(value: 0)

  /// The time in milliseconds after which Escape counts as a key, and not as the start of a sequence.
  private static let patience: Int32 = 50

  /// Starts to read keys. Returns nil if standard input is not a terminal, or if the tool is in the background.
  ///
  /// - Parameters:
  ///   - isDrawn: Whether the tool redraws a line, and receives pasted text as one key.
  ///   - isWanted: Returns whether a key has a meaning. Other keys are dropped.
  ///   - onKey: Called on a separate thread after keys with a meaning.
  init?(
    isDrawn: Bool = false, isWanted: @escaping @Sendable (TerminalKey) -> Bool = { _ in true },
    onKey: @escaping @Sendable () -> Void = {}
  ) {
    self.isWanted = isWanted
    self.onKey = onKey
    guard isatty(STDIN_FILENO) == 1 else { return nil }
    // -1 means that the terminal belongs to another session and does not stop this process.
    let foreground = tcgetpgrp(STDIN_FILENO)
    guard foreground == -1 || foreground == getpgrp() else { return nil }
    guard pipe(&wake) == 0 else { return nil }
    for end in wake { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    guard RawTerminal.begin(isDrawn: isDrawn) else {
      for end in wake { A11ySimSystem.close(end) }
      return nil
    }
    DispatchQueue(label: "keys").async { [self] in
      listen()
      ended.signal()
    }
  }

  func close() {
    _ = write(wake[1], [0], 1)
    ended.wait()
    for end in wake { A11ySimSystem.close(end) }
    RawTerminal.end()
  }

  /// Returns the next pressed key; nil if there is none. If `waiting` is true, waits for at most 20 milliseconds.
  func next(waiting: Bool = false) -> TerminalKey? {
    changed.lock()
    defer { changed.unlock() }
    if waiting && pressed.isEmpty { changed.wait(milliseconds: 20) }
    return pressed.isEmpty ? nil : pressed.removeFirst()
  }

  private func listen() {
    var decoder = KeyDecoder()
    while true {
      var watched = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wake[0], events: Int16(POLLIN), revents: 0),
      ]
      let ready = poll(&watched, 2, decoder.isUndecided ? Self.patience : -1)
      if ready < 0 {
        if errno == EINTR { continue }
        return
      }
      if watched[1].revents != 0 { return }
      if ready == 0 {
        deliver(decoder.decide())
        continue
      }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return deliver([.end]) }
      deliver(decoder.take(bytes[..<count]))
    }
  }

  private func deliver(_ keys: [TerminalKey]) {
    let keys = keys.filter(isWanted)
    if keys.isEmpty { return }
    changed.lock()
    pressed += keys
    changed.broadcast()
    changed.unlock()
    onKey()
  }

  /// The number of times that the process was stopped (Ctrl-Z) and continued.
  static var resumptions: Int { Int(RawTerminal.resumptions) }
}

/// The terminal mode without line input and echo. The state is static, because signal handlers cannot capture
/// variables.
private enum RawTerminal {
  /// The signals that end a process and are not handled elsewhere.
  private static let fatal = [
    SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGUSR1, SIGUSR2, SIGALRM, SIGXCPU, SIGXFSZ, SIGVTALRM,
    SIGPROF, SIGSYS,
  ]

  nonisolated(unsafe) private static var original = termios()
  nonisolated(unsafe) private static var raw = termios()
  nonisolated(unsafe) private static var isActive: sig_atomic_t = 0
  nonisolated(unsafe) private static var isDrawn: sig_atomic_t = 0
  nonisolated(unsafe) fileprivate private(set) static var resumptions: sig_atomic_t = 0
  nonisolated(unsafe) private static var before: [(Int32, (@convention(c) (Int32) -> Void)?)] = []
  private static let atExit: Void = { atexit { RawTerminal.restore() } }()

  /// Turns on xterm's bracketed paste, which marks pasted text.
  private static let beginning: StaticString = "\u{1B}[?2004h"
  /// Clears the line for the next prompt, and turns bracketed paste off.
  private static let ending: StaticString = "\r\u{1B}[K\u{1B}[?2004l"

  static func begin(isDrawn: Bool) -> Bool {
    guard tcgetattr(STDIN_FILENO, &original) == 0 else { return false }
    raw = original
    // ISIG stays set, so Ctrl-C and Ctrl-Z still send signals.
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &raw.c_cc) {
      $0[Int(VMIN)] = 1; $0[Int(VTIME)] = 0
    }
    _ = atExit
    isActive = 1
    before = fatal.map { ($0, signal($0, { RawTerminal.die($0) })) }
    before.append((SIGTSTP, signal(SIGTSTP, { _ in RawTerminal.suspend() })))
    guard tcsetattr(STDIN_FILENO, TCSANOW, &raw) == 0 else {
      end()
      return false
    }
    self.isDrawn = isDrawn ? 1 : 0
    if isDrawn { put(beginning) }
    return true
  }

  /// Writes a sequence to the terminal. Signal handlers may call this function.
  private static func put(_ text: StaticString) { _ = write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount) }

  static func end() {
    restore()
    for (number, handler) in before { signal(number, handler) }
    before = []
  }

  /// Restores the terminal without taking a lock, because signal handlers call this function.
  static func restore() {
    if isActive == 0 { return }
    isActive = 0
    if isDrawn == 1 { put(ending) }
    isDrawn = 0
    tcsetattr(STDIN_FILENO, TCSANOW, &original)
  }

  private static func die(_ number: Int32) {
    restore()
    signal(number, SIG_DFL)
    kill(getpid(), number)
  }

  private static func suspend() {
    if isDrawn == 1 { put(ending) }
    tcsetattr(STDIN_FILENO, TCSANOW, &original)
    kill(getpid(), SIGSTOP)
    // The process continues here, maybe in the background. Changing the terminal from the background would stop it
    // again.
    if isActive == 1, tcgetpgrp(STDIN_FILENO) == getpgrp() {
      tcsetattr(STDIN_FILENO, TCSANOW, &raw)
      if isDrawn == 1 { put(beginning) }
    }
    resumptions += 1
  }
}
