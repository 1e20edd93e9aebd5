import A11ySim
import A11ySimSystem
import ESpeakNG

/// Writes the user's text files through `OutputFile`, and detects changes to them.
enum TextFile {
  /// Writes a file.
  /// - Throws: a diagnostic if the file cannot be written. Then an existing file stays, and no unfinished one is left.
  static func write(_ bytes: [UInt8], to path: String) throws(Diagnostic) {
    do throws(SpeechError) {
      try OutputFile.write(bytes, to: path)
    } catch {
      throw error.diagnostic
    }
  }

  /// Makes the folder of a path, with its parents.
  static func makeFolder(of path: String) throws(Diagnostic) {
    do throws(SpeechError) {
      try OutputFile.makeFolder(of: path)
    } catch {
      throw error.diagnostic
    }
  }

  /// A stamp of a file: when it was last changed, its size and its inode; nil if there is no file.
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
