import CA11ySimSystem
import Foundation

/// A program that a test has started, without any descriptor but its three streams: it keeps no pipe of another test open.
///
/// No wait for it is endless. After its deadline, it and what it started in its process group are killed, and the test
/// fails with what it waited for. The value ends the program when it goes. It is not thread-safe.
public final class Program {
  /// The other end of a standard stream of the program.
  public enum Stream {
    case nothing
    /// A file: read from its start, or written to its end. It must exist.
    case file(String)
    case descriptor(Int32)
  }

  /// What a program left behind.
  public struct Result: Sendable {
    /// The exit status, or the negative number of the signal that ended the program.
    public var status: Int32
    public var output: String
    public var errors: String
  }

  /// The error that fails a test whose program does not end.
  public struct StillRunning: Error, CustomStringConvertible {
    public let description: String
  }

  /// The error that fails a test whose program cannot be started.
  public struct NotStarted: Error, CustomStringConvertible {
    public let description: String
  }

  /// The time that a program may take if a test names no other: so much that a busy machine fails no test.
  public static let patience: Duration = .seconds(300)

  public let pid: pid_t
  private let words: [String]
  private let outputs: [Stream]
  private var ended: Int32?

  /// Starts a program, in a process group of its own and with no signal blocked. (Threads of a pool block most.)
  /// - Parameters:
  ///   - path: the absolute path of the program.
  ///   - environment: variables that are added to those of the tests, or replace them.
  ///   - folder: the working directory; that of the tests if nil.
  ///   - handingOn: descriptors that the program inherits besides, as 100, 101 and so on.
  public init(
    _ path: String, _ arguments: [String] = [], environment: [String: String] = [:], folder: String? = nil,
    input: Stream = .nothing, output: Stream = .nothing, errors: Stream = .nothing, handingOn: [Int32] = []
  ) throws {
    words = [path] + arguments
    outputs = [output, errors]
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETPGROUP)
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in zip(Int32(0)..., [input, output, errors]) {
      let mode = number == 0 ? O_RDONLY : O_WRONLY | O_APPEND
      switch stream {
      case .nothing:
        posix_spawn_file_actions_addopen(&actions, number, "/dev/null", number == 0 ? O_RDONLY : O_WRONLY, 0)
      case .file(let file): posix_spawn_file_actions_addopen(&actions, number, file, mode, 0)
      case .descriptor(let descriptor): posix_spawn_file_actions_adddup2(&actions, descriptor, number)
      }
    }
    for (number, descriptor) in zip(Int32(100)..., handingOn) {
      posix_spawn_file_actions_adddup2(&actions, descriptor, number)
    }
    #if canImport(Darwin)
      if let folder { posix_spawn_file_actions_addchdir_np(&actions, folder) }
    #else
      if !handingOn.isEmpty {
        for number in Int32(3)..<100 { posix_spawn_file_actions_addclose(&actions, number) }
      }
      a11y_close_from(&actions, handingOn.isEmpty ? 3 : 100 + Int32(handingOn.count))
      if let folder { a11y_change_folder(&actions, folder) }
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGINT, SIGTERM, SIGCHLD] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(flags))

    let environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var texts: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in texts + variables { free(text) } }
    var child: pid_t = 0
    let error = posix_spawn(&child, path, &actions, &attributes, &texts, &variables)
    guard error == 0 else {
      throw NotStarted(description: "“\(path)” cannot be started: \(String(cString: strerror(error)))")
    }
    pid = child
  }

  deinit {
    guard ended == nil else { return }
    kill(-pid, SIGKILL)
    reap()
  }

  /// Runs a program to its end. Its streams are files, so nothing has to be read while it runs.
  public static func run(
    _ path: String, _ arguments: [String] = [], environment: [String: String] = [:], folder: String? = nil,
    input: String = "", handingOn: [Int32] = [], within patience: Duration = patience
  ) throws -> Result {
    let own = TemporaryFolder()
    let files = try ["in", "out", "err"].map { try own.file($0, $0 == "in" ? input : "") }
    let program = try Program(
      path, arguments, environment: environment, folder: folder, input: .file(files[0]), output: .file(files[1]),
      errors: .file(files[2]), handingOn: handingOn)
    let status = try program.wait(within: patience)
    return Result(
      status: status, output: try String(contentsOfFile: files[1], encoding: .utf8),
      errors: try String(contentsOfFile: files[2], encoding: .utf8))
  }

  /// Waits for the end of the program.
  /// - Returns: the exit status, or the negative number of the signal that ended the program.
  /// - Throws: `StillRunning` after the deadline; the program is killed then.
  @discardableResult
  public func wait(within patience: Duration = patience) throws -> Int32 {
    let deadline = SuspendingClock.now + patience
    return try TestWatch.shared.waiting(for: "the end of \(name) (process \(pid))") {
      while isRunning {
        if SuspendingClock.now > deadline {
          kill(-pid, SIGKILL)
          reap()
          throw StillRunning(description: "\(name) did not end within \(patience) and was killed\(traces)")
        }
        usleep(2000)
      }
      return status
    }
  }

  /// Whether the program has not ended.
  public var isRunning: Bool {
    guard ended == nil else { return false }
    var result: Int32 = 0
    let reaped = waitpid(pid, &result, WNOHANG)
    if reaped == pid { ended = result }
    return reaped == 0 || (reaped < 0 && errno == EINTR)
  }

  /// Sends a signal to the program; not to what it started.
  public func send(_ signal: Int32) {
    if ended == nil { kill(pid, signal) }
  }

  private func reap() {
    var result: Int32 = 0
    while waitpid(pid, &result, 0) < 0 && errno == EINTR {}
    ended = result
  }

  private var status: Int32 {
    let ended = ended ?? 0
    return ended & 0x7F == 0 ? ended >> 8 & 0xFF : -(ended & 0x7F)
  }

  private var name: String {
    let command = words.joined(separator: " ")
    return "`\(command.count > 200 ? command.prefix(199) + "…" : command)`"
  }

  /// The last of what the program wrote to files.
  private var traces: String {
    zip(["output", "errors"], outputs).compactMap { title, stream in
      guard case .file(let path) = stream, let bytes = FileManager.default.contents(atPath: path), !bytes.isEmpty
      else { return nil }
      return "; the end of its \(title): \(String(decoding: bytes.suffix(500), as: UTF8.self))"
    }.joined()
  }
}

extension TemporaryFolder {
  /// Makes a shell script that can be started, and returns its path.
  ///
  /// Another program writes it: if this process did, a program that another thread starts at that moment could hold the
  /// script open, and the system does not start a file that is open for writing.
  public func script(_ name: String, _ lines: String) throws -> String {
    let path = try place(for: name)
    let write = "printf '#!/bin/sh\\n%s\\n' \"$1\" >\"$0\" && chmod +x \"$0\""
    _ = try Program.run("/bin/sh", ["-c", write, path, lines])
    return path
  }
}
