import A11ySim

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes text files whole or not at all: beside their place first, then renamed.
enum TextFile {
  /// - Throws: a diagnostic when it cannot be written; then nothing is left, and what was there stays.
  static func write(_ bytes: [UInt8], to path: String) throws(Diagnostic) {
    // Through a link, the file it leads to is replaced, not the link.
    let target = InputFile.resolved(path)
    var information = stat()
    let mode = stat(target, &information) == 0 ? information.st_mode & 0o777 : 0o666
    let temporary = "\(target).\(getpid()).new"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw failure(path, errno) }
    var error: Int32 = 0
    bytes.withUnsafeBytes { all in
      var rest = all[...]
      while !rest.isEmpty && error == 0 {
        let count = put(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          error = errno
        }
      }
    }
    if error == 0, fsync(descriptor) != 0, errno != EINVAL { error = errno }
    if close(descriptor) != 0, error == 0 { error = errno }
    if error == 0, rename(temporary, target) != 0 { error = errno }
    if error != 0 {
      unlink(temporary)
      throw failure(path, error)
    }
  }

  private static func failure(_ path: String, _ code: Int32) -> Diagnostic {
    Diagnostic(
      "it cannot be written: \(String(cString: strerror(code)))", file: path,
      help: code == EACCES || code == EROFS ? "check its permissions, and those of its folder" : nil)
  }

  private static func put(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    Swift.max(-1, systemWrite(descriptor, bytes.baseAddress!, bytes.count))
  }

  /// When a file was last changed, and how large it is; nil where there is none.
  static func stamp(of path: String) -> [Int]? {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    #if canImport(Darwin)
      let time = information.st_mtimespec
    #else
      let time = information.st_mtim
    #endif
    return [Int(time.tv_sec), Int(time.tv_nsec), Int(information.st_size), Int(information.st_ino)]
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
