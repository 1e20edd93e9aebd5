import A11ySim
import A11ySimSystem
import ESpeakNG

/// Functions that write the user's text files through `OutputFile`, and detect changes to them.
enum TextFile {
  /// Writes a file.
  /// - Throws: A diagnostic if the file cannot be written. An existing file then stays, and no unfinished file is left.
  static func write(_ bytes: [UInt8], to path: String) throws(Diagnostic) {
    do throws(SpeechError) {
      try OutputFile.write(bytes, to: path)
    } catch {
      throw error.diagnostic
    }
  }

  /// Creates the folder of a path, with its parent folders, if it does not exist.
  static func makeFolder(of path: String) throws(Diagnostic) {
    do throws(SpeechError) {
      try OutputFile.makeFolder(of: path)
    } catch {
      throw error.diagnostic
    }
  }

  /// Returns a stamp of a file: the time of its last change (seconds and nanoseconds), its size and its inode. Nil if
  /// there is no file.
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
