import A11ySim
import Foundation

/// Plays sound through a player program of the system, one track at a time.
///
/// libespeak-ng's own playback hangs for ever on a sound server that does not answer, and reports success without a
/// device; a child process can be ended at once and says when it failed.
public final class AudioPlayer: @unchecked Sendable {
  /// A program that plays sound: raw from its standard input, or a WAV file named last.
  struct Program: Sendable {
    var name: String
    var takesFile = false
    var arguments: @Sendable (_ sampleRate: Int) -> [String]
  }

  /// In the order they are tried; the first that has a device plays. Only macOS has `afplay`, which reads no pipe.
  static let programs: [Program] = [
    Program(name: "pacat") { rate in
      ["--playback", "--raw", "--format=s16le", "--rate=\(rate)", "--channels=1", "--latency-msec=20"]
    },
    Program(name: "aplay") { rate in
      ["-q", "-t", "raw", "-f", "S16_LE", "-r", "\(rate)", "-c", "1", "--buffer-time=50000", "-"]
    },
    Program(name: "pw-cat") { rate in ["-p", "--format", "s16", "--rate", "\(rate)", "--channels", "1", "-"] },
    // Raw sound is mono unless it is told otherwise, in words that differ between its versions.
    Program(name: "ffplay") { rate in
      ["-nodisp", "-autoexit", "-loglevel", "error", "-f", "s16le", "-ar", "\(rate)", "-"]
    },
    Program(name: "afplay", takesFile: true) { _ in [] },
  ]

  private static let chunk: Duration = .milliseconds(60)
  private static let noDevice = "write the speech to a file with --wav OUT.wav"

  private let patience: Duration
  private let candidates: [(program: Program, path: String)]
  private let lock = NSLock()
  /// The process id of the running player or 0, and whether `stop` was called. Plain memory, because a signal handler may
  /// take no lock; aligned words of 32 bits are written whole.
  private let state: UnsafeMutablePointer<Int32>

  /// Creates a player.
  /// - Parameters:
  ///   - environment: the variables of this process; players are looked for on its `PATH`.
  ///   - patience: how long a player may take none of the sound, or go on after its end, before it counts as hung.
  public convenience init(
    environment: [String: String] = ProcessInfo.processInfo.environment, patience: Duration = .seconds(5)
  ) {
    self.init(programs: Self.programs, environment: environment, patience: patience)
  }

  init(programs: [Program], environment: [String: String], patience: Duration) {
    let folders = searchPath(environment)
    candidates = programs.compactMap { program in
      folders.first { isExecutableFile($0 + "/" + program.name) }.map { (program, $0 + "/" + program.name) }
    }
    self.patience = patience
    state = .allocate(capacity: 2)
    state.initialize(repeating: 0, count: 2)
  }

  deinit {
    state.deallocate()
  }

  /// The players of this machine, in the order they are tried.
  public var players: [String] { candidates.map(\.path) }

  /// Plays a track and waits for its end.
  /// - Parameters:
  ///   - samples: mono samples.
  ///   - sampleRate: samples per second.
  ///   - progress: called every 60 ms or so with how much of the track has been handed to the player; it begins
  ///     again when another player has to be tried.
  /// - Returns: whether it was played to its end; false when `stop` ended it.
  /// - Throws: `SpeechError` when there is no player, no device, or a player that hangs.
  @discardableResult
  public func play(
    _ samples: [Int16], sampleRate: Int = 22_050, progress: (Duration) -> Void = { _ in }
  ) throws(SpeechError) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    guard !candidates.isEmpty else {
      throw SpeechError(
        "no program that plays sound was found",
        help: "install pulseaudio-utils or alsa-utils (Debian, Ubuntu) or ffmpeg (Homebrew), or \(Self.noDevice)",
        isFatal: true)
    }
    var complaints: [String] = []
    for (program, path) in candidates where !isStopped {
      let began = ContinuousClock.now
      guard let complaint = try run(program, path, samples, sampleRate, progress) else { return !isStopped }
      if isStopped { return false }
      complaints.append("\(program.name): \(complaint)")
      // What has sounded for a while is not begun again by another player.
      if ContinuousClock.now - began > .seconds(2) {
        throw SpeechError("the sound stopped: \(complaint)", help: Self.noDevice, isFatal: true)
      }
    }
    if isStopped { return false }
    throw SpeechError(
      "no sound device: \(complaints.joined(separator: "; "))", help: Self.noDevice, isFatal: true)
  }

  /// Silences what is playing at once, and whatever would be played later. It takes no lock and allocates nothing, so a
  /// signal handler may call it.
  public func stop() {
    state[1] = 1
    let pid = state[0]
    if pid > 0 { kill(pid, SIGKILL) }
  }

  private var isStopped: Bool { state[1] != 0 }

  /// Plays with one program.
  /// - Returns: why it could not, nil when it did.
  /// - Throws: `SpeechError` when it hung.
  private func run(
    _ program: Program, _ path: String, _ samples: [Int16], _ sampleRate: Int, _ progress: (Duration) -> Void
  ) throws(SpeechError) -> String? {
    var arguments = program.arguments(sampleRate)
    var file: String?
    defer { if let file { unlink(file) } }
    if program.takesFile {
      let temporary = FileManager.default.temporaryDirectory.path + "/a11y-sim.\(getpid()).wav"
      try WAVFile.save(samples, sampleRate: sampleRate, to: temporary)
      file = temporary
      arguments.append(temporary)
    }
    let process: ChildProcess
    do {
      process = try ChildProcess(path, arguments, output: .discarded, errors: .kept)
    } catch {
      return error.message
    }
    state[0] = process.pid
    // The number must be forgotten before the system can give it to another process.
    defer {
      state[0] = 0
      process.end()
    }
    if isStopped { return nil }
    if !program.takesFile {
      process.limitInput(to: 8192)
      try feed(samples, sampleRate, to: process, named: program.name, progress)
    }
    process.closeInput()
    try waitForEnd(of: process, named: program.name, seconds: Double(samples.count) / Double(sampleRate))
    state[0] = 0
    let status = process.wait()
    // ALSA's library tells at length where in its source it failed; the player's own line says what.
    let complaints = process.complaints().split(whereSeparator: \.isNewline)
      .first { !$0.hasPrefix("ALSA lib ") }.map(String.init)
    // ffplay ends with 0 when it has no device, but says so.
    return status == 0 && (complaints == nil || program.name != "ffplay") ? nil : complaints ?? "it failed"
  }

  /// Writes the sound as fast as the player takes it, until it goes away.
  private func feed(
    _ samples: [Int16], _ sampleRate: Int, to process: ChildProcess, named name: String,
    _ progress: (Duration) -> Void
  ) throws(SpeechError) {
    let size = max(1, sampleRate * Int(Self.chunk / .milliseconds(1)) / 1000)
    var position = 0
    while position < samples.count && !isStopped {
      let part = samples[position..<min(position + size, samples.count)].map(\.littleEndian)
      let deadline = ContinuousClock.now + patience
      let outcome = part.withUnsafeBytes { process.write($0, until: deadline) }
      if outcome == .timedOut && !isStopped { throw hung(name) }
      if outcome != .done { return }
      position += part.count
      progress(.microseconds(Int64(position) * 1_000_000 / Int64(sampleRate)))
    }
  }

  private func waitForEnd(
    of process: ChildProcess, named name: String, seconds: Double
  ) throws(SpeechError) {
    let deadline = ContinuousClock.now + patience + .seconds(seconds)
    while !process.hasEnded {
      if ContinuousClock.now > deadline { throw hung(name) }
      usleep(5000)
    }
  }

  private func hung(_ name: String) -> SpeechError {
    SpeechError(
      "\(name) takes no sound: the sound server does not answer",
      help: "restart the sound server, or \(Self.noDevice)", isFatal: true)
  }
}
