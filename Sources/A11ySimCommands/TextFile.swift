import A11ySim
import A11ySimSystem
import ESpeakNG

enum TextFile {
  /// Writes a file. If that fails, throws a diagnostic, keeps an existing file, and leaves no unfinished file.
  static func write(_ bytes: [UInt8], to path: String) throws(Diagnostic) {
    do throws(SpeechError) {
      try OutputFile.write(bytes, to: path)
    } catch {
      throw error.diagnostic
    }
  }

  static func makeFolder(of path: String) throws(Diagnostic) {
    do throws(SpeechError) {
      try OutputFile.makeFolder(of: path)
    } catch {
      throw error.diagnostic
    }
  }

  /// Returns the modification time (seconds and nanoseconds), the size and the inode. These values change when a file
  /// is saved.
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
