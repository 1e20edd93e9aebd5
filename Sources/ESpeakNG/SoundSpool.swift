import A11ySimSystem
import AccessibilityModel

/// Sound in an unlinked temporary file, which the system removes when the process ends. In memory, an hour of sound
/// would need about 160 MB.
final class SoundSpool: @unchecked Sendable {
  private let lock = Lock()
  private var descriptor: Int32 = -1
  private var end = 0

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Appends samples to the file, and returns a track that reads the samples from there.
  /// - Throws: `SpeechError` if the samples cannot be written, for example because the disk is full.
  func append(_ samples: [Int16], sampleRate: Int) throws(SpeechError) -> AudioTrack {
    lock.lock()
    defer { lock.unlock() }
    if descriptor < 0 { descriptor = try Self.makeFile() }
    let start = end
    var written = 0
    while written < 2 * samples.count {
      let count = samples.withUnsafeBytes { bytes in
        pwrite(descriptor, bytes.baseAddress! + written, bytes.count - written, off_t(start + written))
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw Self.failure("kept", errno) }
      written += count
    }
    end += written
    return AudioTrack(sampleRate: sampleRate, count: samples.count) { range throws(SpeechError) in
      try self.samples(at: start + 2 * range.lowerBound, count: range.count)
    }
  }

  private func samples(at offset: Int, count: Int) throws(SpeechError) -> [Int16] {
    var samples = [Int16](repeating: 0, count: count)
    var taken = 0
    while taken < 2 * count {
      let number = samples.withUnsafeMutableBytes { bytes in
        pread(descriptor, bytes.baseAddress! + taken, bytes.count - taken, off_t(offset + taken))
      }
      if number < 0 && errno == EINTR { continue }
      guard number > 0 else { throw Self.failure("read back", number < 0 ? errno : EIO) }
      taken += number
    }
    return samples
  }

  private static func makeFile() throws(SpeechError) -> Int32 {
    #if os(Linux)
      // `O_TMPFILE`, which Swift does not import: a file without a name. Nothing remains if the process is killed.
      let unnamed = open(folder, 0o20000000 | O_DIRECTORY | O_RDWR | O_CLOEXEC, 0o600)
      if unnamed >= 0 { return unnamed }
    #endif
    // Some file systems have only files with names.
    var template = Array((folder + "/a11y-sim.XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw failure("kept", errno) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    unlink(&template)
    return descriptor
  }

  private static var folder: String { FileManager.default.temporaryDirectory.path }

  private static func failure(_ what: String, _ error: Int32) -> SpeechError {
    SpeechError(
      "the sound cannot be \(what) in \(folder): \(describe(error))",
      help: "free some disk space there, or set TMPDIR to another folder", isFatal: true)
  }
}
