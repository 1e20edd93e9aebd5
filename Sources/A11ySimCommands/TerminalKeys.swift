import A11ySimSystem
import Dispatch
import ESpeakNG

/// A reader of single keys from the terminal on standard input while sound is played.
///
/// The terminal is always restored: at the end, and when the tool exits, stops (Ctrl-Z) or is killed by any signal that
/// can be caught.
final class TerminalKeys: @unchecked Sendable {
  enum Key { case pause, next, previous, quit }

  private let changed = Lock()
  private var pressed: [Key] = []
  private let onKey: @Sendable () -> Void
  /// The pipe that tells the thread to end.
  private var wake: [Int32] = [-1, -1]
  private let ended = DispatchSemaphore(value: 0)

  /// Starts to read keys. Returns nil if standard input is not a terminal, or if the tool is in the background.
  /// - Parameter onKey: Called on a separate thread after each key that has a meaning.
  init?(onKey: @escaping @Sendable () -> Void) {
    self.onKey = onKey
    guard isatty(STDIN_FILENO) == 1 else { return nil }
    // -1 means that the terminal belongs to another session, so it does not stop this process.
    let foreground = tcgetpgrp(STDIN_FILENO)
    guard foreground == -1 || foreground == getpgrp() else { return nil }
    guard pipe(&wake) == 0 else { return nil }
    for end in wake { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    guard RawTerminal.begin() else {
      for end in wake { A11ySimSystem.close(end) }
      return nil
    }
    DispatchQueue(label: "keys").async { [self] in
      listen()
      ended.signal()
    }
  }

  /// Stops reading keys, and restores the terminal.
  func close() {
    _ = write(wake[1], [0], 1)
    ended.wait()
    for end in wake { A11ySimSystem.close(end) }
    RawTerminal.end()
  }

  /// Returns the next key that was pressed; nil if there is none.
  /// - Parameter waiting: Whether to wait for a key, for at most 20 milliseconds.
  func next(waiting: Bool = false) -> Key? {
    changed.lock()
    defer { changed.unlock() }
    if waiting && pressed.isEmpty { changed.wait(milliseconds: 20) }
    return pressed.isEmpty ? nil : pressed.removeFirst()
  }

  private func listen() {
    var rest: [UInt8] = []
    while true {
      var watched = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wake[0], events: Int16(POLLIN), revents: 0),
      ]
      if poll(&watched, 2, -1) < 0 {
        if errno == EINTR { continue }
        return
      }
      if watched[1].revents != 0 { return }
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return }
      rest += bytes[..<count]
      let keys = Self.takeKeys(from: &rest)
      if keys.isEmpty { continue }
      changed.lock()
      pressed += keys
      changed.broadcast()
      changed.unlock()
      onKey()
    }
  }

  /// Removes and returns the keys at the beginning of the bytes that a terminal sent. An incomplete escape sequence
  /// stays in `bytes`.
  static func takeKeys(from bytes: inout [UInt8]) -> [Key] {
    var keys: [Key] = []
    while let first = bytes.first {
      if first == 0x1b, bytes.count < 3, bytes.count == 1 || bytes[1] == 0x5b || bytes[1] == 0x4f { break }
      // ESC [ C, or ESC O C in application mode.
      if first == 0x1b, bytes[1] == 0x5b || bytes[1] == 0x4f {
        if bytes[2] == 0x43 { keys.append(.next) }
        if bytes[2] == 0x44 { keys.append(.previous) }
        bytes.removeFirst(3)
        continue
      }
      switch first {
      case 0x20: keys.append(.pause)
      case 0x51, 0x71: keys.append(.quit)
      default: break
      }
      bytes.removeFirst()
    }
    return keys
  }
}

/// The mode of the terminal without line input and echo. Its state is static, because there is one terminal and signal
/// handlers cannot capture variables.
private enum RawTerminal {
  /// The signals that end a process and that are not handled elsewhere.
  private static let fatal = [
    SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGUSR1, SIGUSR2, SIGALRM, SIGXCPU, SIGXFSZ, SIGVTALRM,
    SIGPROF, SIGSYS,
  ]

  nonisolated(unsafe) private static var original = termios()
  nonisolated(unsafe) private static var raw = termios()
  nonisolated(unsafe) private static var isActive: sig_atomic_t = 0
  nonisolated(unsafe) private static var before: [(Int32, (@convention(c) (Int32) -> Void)?)] = []
  private static let atExit: Void = { atexit { RawTerminal.restore() } }()

  static func begin() -> Bool {
    guard tcgetattr(STDIN_FILENO, &original) == 0 else { return false }
    raw = original
    // Ctrl-C and Ctrl-Z still send signals.
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
    return true
  }

  static func end() {
    restore()
    for (number, handler) in before { signal(number, handler) }
    before = []
  }

  /// Restores the terminal. Takes no lock, because signal handlers call it.
  static func restore() {
    if isActive == 0 { return }
    isActive = 0
    tcsetattr(STDIN_FILENO, TCSANOW, &original)
  }

  private static func die(_ number: Int32) {
    restore()
    signal(number, SIG_DFL)
    kill(getpid(), number)
  }

  private static func suspend() {
    tcsetattr(STDIN_FILENO, TCSANOW, &original)
    kill(getpid(), SIGSTOP)
    // The process continues here, in the foreground or not. Changing the terminal from the background would stop it
    // again.
    if isActive == 1, tcgetpgrp(STDIN_FILENO) == getpgrp() { tcsetattr(STDIN_FILENO, TCSANOW, &raw) }
  }
}
