import A11ySim
import Foundation

/// Writes sound as a WAV file: mono, 16 bit.
public enum WAVFile {
  /// The bytes of a file.
  public static func bytes(of samples: [Int16], sampleRate: Int = 22_050) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(44 + 2 * samples.count)
    func append(_ number: Int, _ count: Int) {
      for shift in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * shift))) }
    }
    bytes += "RIFF".utf8
    append(36 + 2 * samples.count, 4)
    bytes += "WAVEfmt ".utf8
    append(16, 4)
    append(1, 2)
    append(1, 2)
    append(sampleRate, 4)
    append(2 * sampleRate, 4)
    append(2, 2)
    append(16, 2)
    bytes += "data".utf8
    append(2 * samples.count, 4)
    for sample in samples { append(Int(sample), 2) }
    return bytes
  }

  /// Writes a file whole or not at all: beside its place first, then renamed. What is not a regular file, such as
  /// `/dev/stdout`, is written to directly.
  /// - Throws: `SpeechError` when it cannot be written.
  public static func save(_ samples: [Int16], sampleRate: Int = 22_050, to path: String) throws(SpeechError) {
    guard samples.count < (Int(Int32.max) - 36) / 2 else {
      throw SpeechError("\(path) would be longer than a WAV file can be", help: "render fewer scenarios at once")
    }
    let content = bytes(of: samples, sampleRate: sampleRate)
    var information = stat()
    let exists = stat(path, &information) == 0
    let kind = information.st_mode & S_IFMT
    if exists && kind == S_IFDIR {
      throw SpeechError("cannot write \(path): it is a folder", help: "name a file in it, such as \(path)/speech.wav")
    }
    if exists && kind != S_IFREG {
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      let error = descriptor < 0 ? errno : fill(descriptor, content)
      if error != 0 { throw failure(path, error) }
      return
    }
    // Through a link, the file it leads to is replaced, not the link.
    var target = path
    if exists, let resolved = realpath(path, nil) {
      target = String(cString: resolved)
      free(resolved)
    }
    let temporary = target + ".\(getpid()).part"
    let mode: mode_t = exists ? information.st_mode & 0o777 : 0o666
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw failure(path, errno) }
    var error = fill(descriptor, content)
    if error == 0 && rename(temporary, target) != 0 { error = errno }
    if error != 0 {
      unlink(temporary)
      throw failure(path, error)
    }
  }

  /// Writes everything and closes; the error number, 0 for none.
  private static func fill(_ descriptor: Int32, _ content: [UInt8]) -> Int32 {
    let error: Int32 = content.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 && errno == EINTR { continue }
        if count < 0 { return errno }
        rest = rest.dropFirst(count)
      }
      return 0
    }
    return close(descriptor) != 0 && error == 0 ? errno : error
  }

  private static func failure(_ path: String, _ error: Int32) -> SpeechError {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    let help =
      switch error {
      case ENOENT: "create the folder \(folder.isEmpty ? "/" : folder) first"
      case ENOSPC, EDQUOT: "free some space, or name a place on another disk"
      default: "name a place you may write to"
      }
    return SpeechError("cannot write \(path): \(describe(error))", help: help)
  }
}
