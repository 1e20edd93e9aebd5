import A11ySimSystem
import AccessibilityModel

/// A writer of sound files, in the format that the file name extension selects. WAV files are written directly. Other
/// formats are written by an installed program, which reads raw sound from its standard input.
package struct AudioEncoder: Sendable {
  struct Program: Sendable {
    var name: String
    /// The supported file name extensions, in lower case and without the dot.
    var endings: [String]
    var package: String
    /// The command-line arguments. They tell the program to read raw 16-bit little-endian mono samples from standard
    /// input and to write `output`. For Ogg, they also set the serial number, which would otherwise be random.
    var arguments: @Sendable (_ sampleRate: Int, _ output: String) -> [String]
  }

  /// The supported encoders, in order of preference.
  static let programs: [Program] = [
    Program(name: "flac", endings: ["flac"], package: "flac") { rate, output in
      [
        "--silent", "--force", "--force-raw-format", "--endian=little", "--sign=signed", "--channels=1", "--bps=16",
        "--sample-rate=\(rate)", "--output-name=\(output)", "-",
      ]
    },
    Program(name: "oggenc", endings: ["ogg", "oga"], package: "vorbis-tools") { rate, output in
      ["--quiet", "--raw", "--raw-bits=16", "--raw-chan=1", "--raw-rate=\(rate)", "--serial=1", "-o", output, "-"]
    },
    Program(name: "opusenc", endings: ["opus", "ogg", "oga"], package: "opus-tools") { rate, output in
      [
        "--quiet", "--raw", "--raw-bits", "16", "--raw-chan", "1", "--raw-rate", "\(rate)", "--serial", "1", "-",
        output,
      ]
    },
    ffmpeg("flac", ["-f", "flac"]),
    ffmpeg("ogg", ["-c:a", "libvorbis", "-f", "ogg"]),
    ffmpeg("oga", ["-c:a", "libvorbis", "-f", "ogg"]),
    ffmpeg("opus", ["-c:a", "libopus", "-f", "opus"]),
  ]

  private static func ffmpeg(_ ending: String, _ format: [String]) -> Program {
    Program(name: "ffmpeg", endings: [ending], package: "ffmpeg") { rate, output in
      ["-v", "error", "-nostdin", "-y", "-f", "s16le", "-ar", "\(rate)", "-i", "pipe:0", "-fflags", "+bitexact"]
        + ["-flags", "+bitexact", "-map_metadata", "-1"] + format + ["file:" + output]
    }
  }

  /// Extensions of sound formats that no program in `programs` writes. A file with one of these extensions is rejected.
  /// A file with any other unknown extension is written as WAV.
  private static let unknown: Set<String> = [
    "mp3", "m4a", "mp4", "aac", "aif", "aiff", "aifc", "caf", "wma", "webm", "mka", "au", "w64", "raw", "pcm",
  ]

  private let programs: [Program]
  private let folders: [String]
  private let patience: Duration

  /// Creates an encoder that uses the known programs.
  /// - Parameter patience: the time that a program may do nothing before it accepts the next samples, or ends after the
  ///   last samples. A program that exceeds the limit counts as hung.
  package init(
    environment: [String: String] = ownEnvironment(), patience: Duration = .seconds(20)
  ) {
    self.init(programs: Self.programs, environment: environment, patience: patience)
  }

  init(programs: [Program], environment: [String: String], patience: Duration) {
    self.programs = programs
    self.patience = patience
    folders = searchPath(environment)
  }

  /// Checks the file name extension, so that an error can be reported before sound is synthesised.
  /// - Throws: `SpeechError` if the format is unknown or no program for the format is installed.
  package func check(_ path: String) throws(SpeechError) {
    _ = try program(for: path)
  }

  /// Writes a track to a file, in the format that the file name extension selects. The file is written completely or
  /// not at all.
  package func save(_ track: AudioTrack, to path: String) throws(SpeechError) {
    guard let (program, executable) = try program(for: path) else {
      try WAVFile.save(track, to: path)
      return
    }
    try OutputFile.write(to: path) { (_, temporary) throws(SpeechError) in
      let output = asArgument(temporary)
      let process = try ChildProcess(
        executable, program.arguments(track.sampleRate, output), output: .discarded, errors: .kept)
      defer { process.end() }
      try encode(track, with: process, named: program.name, path)
      var information = stat()
      if stat(output, &information) == 0, information.st_mode & S_IFMT == S_IFREG, information.st_size == 0 {
        throw SpeechError(
          "\(program.name) wrote nothing to \(path)",
          help: "run \(program.name) by itself to see why, or write WAV: --wav OUT.wav")
      }
    }
  }

  private func encode(
    _ track: AudioTrack, with process: ChildProcess, named name: String, _ path: String
  ) throws(SpeechError) {
    try track.forEachBlock { (block) throws(SpeechError) in
      let outcome = WAVFile.rawBytes(of: block).withUnsafeBytes { process.write($0, Patience(idle: patience)) }
      if outcome == .timedOut { throw hung(name, path) }
      return outcome == .done
    }
    process.closeInput()
    guard process.waitForEnd(Patience(idle: patience)) else { throw hung(name, path) }
    if process.wait() != 0 {
      let complaint = process.complaints().split(whereSeparator: \.isNewline).last.map(String.init) ?? "it failed"
      throw SpeechError("\(name) could not write \(path): \(complaint)", help: "write WAV: --wav OUT.wav")
    }
  }

  private func hung(_ name: String, _ path: String) -> SpeechError {
    SpeechError(
      "\(name) stopped reading the sound, so “\(path)” was not written",
      help: "run \(name) by itself to see why, or write WAV: --wav OUT.wav")
  }

  /// Returns the encoder for a file and the path of its executable; nil if the file is written as WAV.
  private func program(for path: String) throws(SpeechError) -> (Program, String)? {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    let fitting = programs.filter { $0.endings.contains(ending) }
    if fitting.isEmpty {
      guard Self.unknown.contains(ending) else { return nil }
      let endings = programs.flatMap(\.endings).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      throw SpeechError(
        "cannot write “\(path)”: the format .\(ending) is not supported",
        help: "use .wav, or \(endings.map { "." + $0 }.joined(separator: ", ")) for an installed encoder",
        isFatal: true)
    }
    for program in fitting {
      if let folder = folders.first(where: { isExecutableFile($0 + "/" + program.name) }) {
        return (program, folder + "/" + program.name)
      }
    }
    let names = fitting.map(\.name).joined(separator: " or ")
    throw SpeechError(
      "cannot write \(path): .\(ending) needs \(names), which \(fitting.count == 1 ? "is" : "are") not on the PATH",
      help: "install \(fitting.map(\.package).joined(separator: " or ")), or write WAV: --wav OUT.wav", isFatal: true)
  }
}
