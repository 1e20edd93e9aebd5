import A11ySimSystem
import AccessibilityModel

/// A child process, with a socket to its standard input and pipes from its outputs.
///
/// The input is a socket, because SIGPIPE can be suppressed for a write to a socket after the child has ended. The
/// signal handlers of this process therefore stay unchanged. A `ChildProcess` is not thread-safe.
package final class ChildProcess {
  package enum Output {
    case kept, discarded
  }

  let path: String
  let pid: pid_t
  private(set) var input: Int32
  /// The read end of the child's standard output; -1 if the output is discarded or closed.
  private(set) var output: Int32
  private(set) var errors: Int32
  private var status: Int32?
  /// The standard error output so far, up to `maximumComplaint` bytes. The rest is read and dropped, because a child
  /// blocks when its pipe is full.
  private var complaint: [UInt8] = []
  private static let maximumComplaint = 1 << 16
  private static let starting = Lock()

  package init(
    _ path: String, _ arguments: [String], output: Output, errors: Output, environment: [String: String] = [:]
  ) throws(SpeechError) {
    self.path = path
    var sockets: [Int32] = [-1, -1]
    var outputs: [Int32] = [-1, -1]
    var errorOutputs: [Int32] = [-1, -1]
    defer { for descriptor in [sockets[1], outputs[1], errorOutputs[1]] where descriptor >= 0 { close(descriptor) } }
    // Without the lock, a child of another thread could inherit a pipe before the pipe is marked close-on-exec. That
    // child would then keep the pipe open.
    Self.starting.lock()
    defer { Self.starting.unlock() }
    var hasDescriptors = Self.makeSockets(&sockets)
    if output == .kept { hasDescriptors = hasDescriptors && Self.makePipe(&outputs) }
    if errors == .kept { hasDescriptors = hasDescriptors && Self.makePipe(&errorOutputs) }

    var child: pid_t = 0
    let error =
      hasDescriptors
      ? Self.spawn(
        &child, path, arguments, descriptors: [sockets[1], outputs[1], errorOutputs[1]], environment: environment)
      : errno
    guard error == 0 else {
      for descriptor in [sockets[0], outputs[0], errorOutputs[0]] where descriptor >= 0 { close(descriptor) }
      throw SpeechError("cannot start \(path): \(describe(error))")
    }
    pid = child
    input = sockets[0]
    self.output = outputs[0]
    self.errors = errorOutputs[0]
  }

  deinit {
    end()
  }

  func end() {
    closeInput()
    if output >= 0 { close(output) }
    if errors >= 0 { close(errors) }
    output = -1
    errors = -1
    guard status == nil else { return }
    kill(-pid, SIGKILL)
    _ = wait()
  }

  func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  /// Waits until the child has ended, and returns its status in the format of `waitpid`.
  @discardableResult
  package func wait() -> Int32 {
    if let status { return status }
    var result: Int32 = 0
    while waitpid(pid, &result, 0) < 0 && errno == EINTR {}
    status = result
    return result
  }

  /// Whether the child is still running. Unlike `hasEnded`, this property reaps an ended child, so its process id may
  /// be reused.
  var isRunning: Bool {
    guard status == nil else { return false }
    var result: Int32 = 0
    let ended = waitpid(pid, &result, WNOHANG)
    if ended == pid { status = result }
    return ended == 0
  }

  /// Whether the child has ended. This property does not reap the child, so its process id stays reserved.
  var hasEnded: Bool {
    guard status == nil else { return true }
    var information = siginfo_t()
    #if canImport(Darwin)
      let options = WEXITED | WNOHANG | WNOWAIT
    #else
      let options = Int32(WEXITED | WNOHANG | WNOWAIT)
    #endif
    return waitid(P_PID, id_t(pid), &information, options) != 0 || information.si_signo == SIGCHLD
  }

  /// The processor time that the child has used by itself; nil if it is not known.
  private var processorTime: Duration? {
    guard status == nil else { return nil }
    let time = a11y_processor_time(pid)
    return time < 0 ? nil : .nanoseconds(time)
  }

  func waitForEnd(_ patience: Patience) -> Bool {
    var patience = patience
    while !hasEnded {
      readComplaints()
      if ContinuousClock.now > patience.nextLook && patience.isOver(processorTime) { return false }
      usleep(2000)
    }
    return true
  }

  func waitForEnd(until deadline: ContinuousClock.Instant) -> Bool {
    waitForEnd(Patience(until: deadline))
  }

  func limitInput(to bytes: Int32) {
    var size = bytes
    setsockopt(input, SOL_SOCKET, SO_SNDBUF, &size, socklen_t(MemoryLayout<Int32>.size))
  }

  enum Outcome {
    case done, ended, timedOut
  }

  func write(_ bytes: UnsafeRawBufferPointer, until deadline: ContinuousClock.Instant) -> Outcome {
    write(bytes, Patience(until: deadline))
  }

  func write(_ bytes: UnsafeRawBufferPointer, _ patience: Patience) -> Outcome {
    var rest = bytes
    #if canImport(Darwin)
      let flags = Int32(MSG_DONTWAIT)
    #else
      let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
    #endif
    while !rest.isEmpty {
      let count = send(input, rest.baseAddress, rest.count, flags)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        guard waitFor(input, POLLOUT, patience) else { return .timedOut }
      } else if errno != EINTR {
        return .ended
      }
    }
    return .done
  }

  /// Reads from the child's standard output.
  /// - Returns: the number of bytes; 0 at the end of the output, nil if the patience ends first.
  func read(into memory: UnsafeMutableRawBufferPointer, _ patience: Patience) -> Int? {
    guard waitFor(output, POLLIN, patience) else { return nil }
    var count = 0
    repeat { count = sysRead(output, memory.baseAddress!, memory.count) } while count < 0 && errno == EINTR
    return max(count, 0)
  }

  func read(into memory: UnsafeMutableRawBufferPointer, until deadline: ContinuousClock.Instant) -> Int? {
    read(into: memory, Patience(until: deadline))
  }

  /// Closes the child's input and reads its output to the end, without a time limit.
  package func allOutput() -> [UInt8] {
    closeInput()
    var bytes: [UInt8] = []
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { block in
      while true {
        guard let count = read(into: block, until: .now + .seconds(60)) else { continue }
        if count == 0 { return }
        bytes += block[..<count]
      }
    }
    return bytes
  }

  /// Returns the standard error output so far, without waiting for more.
  package func complaints() -> String {
    readComplaints()
    return String(decoding: complaint, as: UTF8.self)
  }

  /// Reads at most 256 blocks, because a program that the child started may print without end.
  private func readComplaints() {
    for _ in 0..<256 {
      var watched = pollfd(fd: errors, events: Int16(POLLIN), revents: 0)
      guard errors >= 0, poll(&watched, 1, 0) > 0 else { return }
      readComplaint()
    }
  }

  /// Waits for standard error output or its end, and reads at most 4,096 bytes.
  private func readComplaint() {
    var count = 0
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { chunk in
      repeat { count = sysRead(errors, chunk.baseAddress!, chunk.count) } while count < 0 && errno == EINTR
      complaint += chunk.prefix(max(0, min(count, Self.maximumComplaint - complaint.count)))
    }
    if count <= 0 {
      close(errors)
      errors = -1
    }
  }

  /// Waits until the descriptor is ready; returns false when the patience ends.
  private func waitFor(_ descriptor: Int32, _ events: Int32, _ patience: Patience) -> Bool {
    var patience = patience
    while !waitFor(descriptor, events, until: patience.nextLook) {
      if patience.isOver(processorTime) { return false }
    }
    return true
  }

  /// Waits until the descriptor is ready; returns false at the deadline. Meanwhile, the child's standard error output
  /// is read.
  private func waitFor(_ descriptor: Int32, _ events: Int32, until deadline: ContinuousClock.Instant) -> Bool {
    while true {
      let left = (deadline - .now) / .milliseconds(1)
      // `poll` ignores a descriptor of -1.
      var watched = (
        pollfd(fd: descriptor, events: Int16(events), revents: 0),
        pollfd(fd: errors, events: Int16(POLLIN), revents: 0)
      )
      let count = withUnsafeMutablePointer(to: &watched) { pair in
        pair.withMemoryRebound(to: pollfd.self, capacity: 2) {
          poll($0, 2, Int32(min(max(left.rounded(.up), 0), 60_000)))
        }
      }
      if count < 0 && errno != EINTR && errno != EAGAIN { return false }
      if count > 0 && watched.1.revents != 0 { readComplaint() }
      if count > 0 && watched.0.revents != 0 { return true }
      if left <= 0 { return false }
    }
  }

  private static func makeSockets(_ sockets: inout [Int32]) -> Bool {
    #if canImport(Darwin)
      guard socketpair(AF_UNIX, SOCK_STREAM, 0, &sockets) == 0 else { return false }
      var yes: Int32 = 1
      setsockopt(sockets[0], SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
      return true
    #else
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      return socketpair(AF_UNIX, kind, 0, &sockets) == 0
    #endif
  }

  private static func makePipe(_ ends: inout [Int32]) -> Bool {
    guard pipe(&ends) == 0 else { return false }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return true
  }

  /// Starts the program with `descriptors` as its standard streams. The value -1 stands for the null device. Returns 0
  /// or an error number.
  private static func spawn(
    _ child: inout pid_t, _ path: String, _ arguments: [String], descriptors: [Int32], environment: [String: String]
  ) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETPGROUP)
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (stream, descriptor) in zip(Int32(0)..., descriptors) {
      if descriptor >= 0 {
        posix_spawn_file_actions_adddup2(&actions, descriptor, stream)
      } else {
        posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
      }
    }
    // The child reads foreign text, so it gets no file or socket of the program that starts it.
    let error = a11y_close_from(&actions, Int32(descriptors.count))
    guard error == 0 else { return error }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var defaults = sigset_t()
    sigemptyset(&defaults)
    // A child that ignores SIGCHLD cannot learn how its own children ended.
    for signal in [SIGPIPE, SIGINT, SIGTERM, SIGCHLD] { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    // The child gets its own process group, so that `end` also kills the programs that the child starts.
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(flags))

    // A script gets its own path as an argument of the shell.
    let path = asArgument(path)
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    var variables = inheritedEnvironment(changing: environment).map { strdup($0) } + [nil]
    defer { for string in words + variables { free(string) } }
    return posix_spawn(&child, path, &actions, &attributes, &words, &variables)
  }

  private static func inheritedEnvironment(changing changes: [String: String]) -> [String] {
    ownEnvironment().merging(changes) { $1 }.map { "\($0)=\($1)" }
  }
}

/// Calls the system function `read`. Inside `ChildProcess`, the method `read` hides the system function.
private func sysRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

/// Returns a path in a form that no program takes for an option, or for its standard streams.
func asArgument(_ path: String) -> String {
  path.hasPrefix("-") ? "./" + path : path
}

func describe(_ number: Int32) -> String {
  String(cString: strerror(number))
}
