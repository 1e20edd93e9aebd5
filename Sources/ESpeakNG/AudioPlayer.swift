import A11ySimSystem
import AccessibilityModel

/// A player that plays sound through an installed program, one track at a time.
///
/// libespeak-ng's own playback is not used. It hangs if the sound server does not answer, and reports success even if
/// there is no sound device. A child process can be killed at once, and it reports failure.
package final class AudioPlayer: @unchecked Sendable {
  struct Program: Sendable {
    enum Input: Sendable {
      /// Raw 16-bit little-endian samples on standard input.
      case raw
      /// A WAV file on standard input.
      case wav
      /// A WAV file whose path is the last argument.
      case file
    }

    var name: String
    var input: Input = .raw
    var arguments: @Sendable (_ sampleRate: Int) -> [String]
  }

  /// The known players, in order of preference. The first player that finds a sound device is used. `afplay` exists
  /// only on macOS and cannot read a pipe.
  static let programs: [Program] = [
    Program(name: "pacat") { rate in
      ["--playback", "--raw", "--format=s16le", "--rate=\(rate)", "--channels=1", "--latency-msec=20"]
    },
    Program(name: "aplay") { rate in
      ["-q", "-t", "raw", "-f", "S16_LE", "-r", "\(rate)", "-c", "1", "--buffer-time=50000", "-"]
    },
    Program(name: "pw-cat") { rate in ["-p", "--format", "s16", "--rate", "\(rate)", "--channels", "1", "-"] },
    // The number of channels is not given, because the name of the option differs between versions of ffplay. Raw sound
    // is mono by default.
    Program(name: "ffplay") { rate in
      ["-nodisp", "-autoexit", "-loglevel", "error", "-f", "s16le", "-ar", "\(rate)", "-"]
    },
    Program(name: "afplay", input: .file) { _ in [] },
  ]

  package static var knownNames: [String] { programs.map(\.name) }

  private static let chunk: Duration = .milliseconds(60)
  private static let noDevice = "write the speech to a file with --wav OUT.wav"
  /// The longest time that a player may take to accept the next samples after playback has begun. With this limit, the
  /// loss of a sound device is reported within two seconds.
  private static let stall: Duration = .milliseconds(1500)

  private let patience: Duration
  private let candidates: [(program: Program, path: String)]
  private let lock = Lock()
  /// The index, in `candidates`, of the program that played last; initially 0. All programs before this index have
  /// failed.
  private var working = 0
  /// The process that `open` started for the next sound.
  private var opened: (path: String, sampleRate: Int, process: ChildProcess)?
  /// Three numbers: the process id of the running player or 0, whether `stop` was called, and whether `halt` was called
  /// without `resume`. They are in plain memory, because a signal handler must not take a lock. Writes of an aligned
  /// 32-bit word are atomic.
  private let state: UnsafeMutablePointer<Int32>

  /// Creates a player that uses the first known program that finds a sound device.
  /// - Parameter patience: the time limit for a program to accept sound before playback begins. Afterwards, the limit
  ///   is 1,500 ms, or `patience` if `patience` is shorter.
  package convenience init(
    environment: [String: String] = ownEnvironment(), patience: Duration = .seconds(5)
  ) {
    self.init(programs: Self.programs, environment: environment, patience: patience)
  }

  /// Creates a player that uses only one program.
  /// - Parameters:
  ///   - name: one of `knownNames`, or the path of any program. An unknown program is started without arguments and
  ///     reads a WAV file from its standard input.
  ///   - patience: the time limit for the program to accept sound before playback begins.
  /// - Throws: `SpeechError` if the program is not found.
  package convenience init(
    named name: String, environment: [String: String] = ownEnvironment(),
    patience: Duration = .seconds(5)
  ) throws(SpeechError) {
    let isPath = name.contains("/")
    let last = name.split(separator: "/").last.map(String.init) ?? name
    let known = Self.programs.first { $0.name == last }
    if isPath, isExecutableFile(name) {
      self.init([(known ?? Program(name: last, input: .wav) { _ in [] }, name)], patience: patience)
      return
    }
    if !isPath, let known {
      let player = Self.find([known], environment)
      if !player.isEmpty {
        self.init(player, patience: patience)
        return
      }
    }
    let present = Self.find(Self.programs, environment).map(\.program.name)
    let near = isPath || known != nil ? nil : name.nearest(in: Self.knownNames)
    throw SpeechError(
      isPath
        ? "there is no program at “\(name)”"
        : known == nil ? "there is no player called “\(name)”" : "“\(name)” is not on the PATH",
      help: (near.map { "did you mean \($0)? " } ?? "")
        + (present.isEmpty
          ? "none of \(Self.programs.map(\.name).joined(separator: ", ")) is installed; \(Self.noPlayer)"
          : "use \(present.joined(separator: ", ")), or give the path of a program that reads WAV"),
      isFatal: true)
  }

  convenience init(programs: [Program], environment: [String: String], patience: Duration) {
    self.init(Self.find(programs, environment), patience: patience)
  }

  private init(_ candidates: [(program: Program, path: String)], patience: Duration) {
    self.candidates = candidates
    self.patience = patience
    state = .allocate(capacity: 3)
    state.initialize(repeating: 0, count: 3)
  }

  deinit {
    state.deallocate()
  }

  private static func find(
    _ programs: [Program], _ environment: [String: String]
  ) -> [(program: Program, path: String)] {
    let folders = searchPath(environment)
    return programs.compactMap { program in
      folders.first { isExecutableFile($0 + "/" + program.name) }.map { (program, $0 + "/" + program.name) }
    }
  }

  package var players: [String] { candidates.map(\.path) }

  /// Whether the program that probably plays next can begin before the whole sound has been made. Reading this property
  /// waits until nothing is being played.
  package var isStreaming: Bool { lock.withLock { candidates[working...].first?.program.input == .raw } }

  /// Starts the program that probably plays next, so that it looks for its sound device while the sound is made.
  package func open(sampleRate: Int) {
    lock.lock()
    defer { lock.unlock() }
    guard let (program, path) = candidates[working...].first, program.input != .file,
      let process = try? ChildProcess(path, program.arguments(sampleRate), output: .discarded, errors: .kept)
    else { return }
    opened = (path, sampleRate, process)
    state[0] = process.pid
    // From here on, a call of `stop` or `halt` kills the process. An earlier call did not, so the process is killed
    // here.
    if isEnded { silence() }
  }

  /// Plays samples and waits for their end; see `play(_:from:progress:)`.
  /// - Throws: `SpeechError` if no program or device is found, or the program hangs or loses its device.
  @discardableResult
  package func play(
    _ samples: [Int16], sampleRate: Int = 22_050, progress: (Duration) -> Void = { _ in }
  ) throws(SpeechError) -> Bool {
    try play(AudioTrack(samples, sampleRate: sampleRate), progress: progress)
  }

  /// Plays a track and waits for its end.
  /// - Parameters:
  ///   - start: the index of the first sample to play.
  ///   - progress: called with the position in the track, after each 60 ms of sound that the program has accepted. If
  ///     the player tries another program, the positions start again. `progress` is not called for `afplay`, which
  ///     reads a file.
  /// - Returns: false if `stop` or `halt` ended the track early.
  /// - Throws: `SpeechError` if no program or sound device is found, or if the program hangs or loses its device.
  package func play(
    _ track: AudioTrack, from start: Int = 0, progress: (Duration) -> Void = { _ in }
  ) throws(SpeechError) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    guard !candidates.isEmpty else {
      throw SpeechError("no program that plays sound was found", help: Self.noPlayer, isFatal: true)
    }
    var complaints: [String] = []
    for index in candidates.indices[working...] where !isEnded {
      let (program, path) = candidates[index]
      var accepted = 0
      guard let complaint = try run(program, path, track, start, &accepted, progress) else {
        working = index
        return !isEnded
      }
      if isEnded { return false }
      complaints.append("\(program.name): \(complaint)")
      // The buffers hold less than one second of sound. If more was accepted, the listener has heard some of the sound,
      // so no other program plays the sound again.
      if accepted > track.sampleRate || start > 0 {
        throw SpeechError("the sound stopped: \(complaint)", help: Self.noDevice, isFatal: true)
      }
    }
    if isEnded { return false }
    throw SpeechError(
      "no sound device can be used: \(complaints.joined(separator: "; "))", help: Self.noDevice, isFatal: true)
  }

  /// Stops the sound permanently. This method takes no lock and allocates nothing, so a signal handler may call it.
  package func stop() {
    state[1] = 1
    silence()
  }

  /// Stops the sound until `resume` is called.
  package func halt() {
    state[2] = 1
    silence()
  }

  package func resume() {
    guard state[2] != 0 else { return }
    lock.withLock {
      state[2] = 0
      // `halt` has killed the opened process.
      if opened != nil { state[0] = 0 }
      opened = nil
    }
  }

  package var isStopped: Bool { state[1] != 0 }

  private func silence() {
    let pid = state[0]
    if pid > 0 { kill(-pid, SIGKILL) }
  }

  /// Whether the player plays nothing, because `stop` or `halt` was called.
  package var isEnded: Bool { state[1] != 0 || state[2] != 0 }

  /// Plays a track with one program.
  /// - Parameter accepted: the number of samples that the program has accepted.
  /// - Returns: the reason why the program could not play; nil if the program played, or if `stop` or `halt` ended the
  ///   program.
  /// - Throws: `SpeechError` if the program hung.
  private func run(
    _ program: Program, _ path: String, _ track: AudioTrack, _ start: Int, _ accepted: inout Int,
    _ progress: (Duration) -> Void
  ) throws(SpeechError) -> String? {
    var arguments = program.arguments(track.sampleRate)
    var file: String?
    defer { if let file { unlink(file) } }
    if program.input == .file {
      let temporary = FileManager.default.temporaryDirectory.path + "/a11y-sim.\(getpid()).wav"
      try WAVFile.save(track.dropping(start), to: temporary)
      file = temporary
      arguments.append(asArgument(temporary))
    }
    let process: ChildProcess
    // The process id must be forgotten if the opened process is not used.
    state[0] = 0
    if let opened = opened.take(), opened.path == path, opened.sampleRate == track.sampleRate, !opened.process.hasEnded
    {
      process = opened.process
    } else {
      do {
        process = try ChildProcess(path, arguments, output: .discarded, errors: .kept)
      } catch {
        return error.message
      }
    }
    state[0] = process.pid
    // The process id is cleared before the system can give it to another process.
    defer {
      state[0] = 0
      process.end()
    }
    if isEnded { return nil }
    var isTaken = true
    if program.input != .file {
      process.limitInput(to: 8192)
      if program.input == .wav {
        let header = WAVFile.header(count: track.count - start, sampleRate: track.sampleRate)
        _ = header.withUnsafeBytes { process.write($0, until: .now + patience) }
      }
      isTaken = try feed(track, start, to: process, named: program.name, &accepted, progress)
    }
    process.closeInput()
    // The longest time that playback may still take. A player that reads a file may still have to play the whole sound.
    // For any other player, only buffered sound is left, which lasts less than one second.
    let rest = program.input == .file ? track.dropping(start).duration : .seconds(1)
    guard process.waitForEnd(until: .now + rest + min(patience, Self.stall)) else { throw hung(program.name) }
    state[0] = 0
    let status = process.wait()
    // ALSA's library prints lines about its own source files. The player's own line names the problem.
    let complaints = process.complaints().split(whereSeparator: \.isNewline)
      .first { !$0.hasPrefix("ALSA lib ") }.map(String.init)
    // ffplay exits with status 0 when it has no sound device, but it prints a complaint.
    if status == 0 && (complaints == nil || program.name != "ffplay") {
      return isTaken ? nil : "it ended before it had read all of the sound"
    }
    return complaints ?? "it failed"
  }

  /// Writes the sound as fast as the player accepts it.
  /// - Returns: false if the player ended early, or if `stop` or `halt` was called.
  private func feed(
    _ track: AudioTrack, _ start: Int, to process: ChildProcess, named name: String,
    _ accepted: inout Int, _ progress: (Duration) -> Void
  ) throws(SpeechError) -> Bool {
    let size = max(1, track.sampleRate * Int(Self.chunk / .milliseconds(1)) / 1000)
    return try track.forEachBlock(from: start, of: size) { (block) throws(SpeechError) in
      if isEnded { return false }
      // The buffers hold less than one second of sound. If more was accepted, playing has begun.
      let hasBegun = accepted > track.sampleRate
      let deadline = ContinuousClock.now + (hasBegun ? min(patience, Self.stall) : patience)
      let outcome = WAVFile.rawBytes(of: block).withUnsafeBytes { process.write($0, until: deadline) }
      if outcome == .timedOut && !isEnded { throw hung(name) }
      if outcome != .done { return false }
      accepted += block.count
      progress(.microseconds(Int64(start + accepted) * 1_000_000 / Int64(track.sampleRate)))
      return true
    }
  }

  private static let noPlayer =
    "install pulseaudio-utils or alsa-utils (Debian, Ubuntu) or ffmpeg (Homebrew), or \(noDevice)"

  private func hung(_ name: String) -> SpeechError {
    SpeechError(
      "“\(name)” accepts no sound, because the sound server does not answer",
      help: "restart the sound server, or \(Self.noDevice)", isFatal: true)
  }
}
