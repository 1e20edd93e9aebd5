import A11ySim
import A11ySimSystem
import ESpeakNG

/// Text files of the person's: written as `OutputFile` writes any, and looked at for changes.
enum TextFile {
  /// - Throws: a diagnostic when it cannot be written; then nothing is left, and what was there stays.
  static func write(_ bytes: [UInt8], to path: String) throws(Diagnostic) {
    do throws(SpeechError) {
      try OutputFile.write(bytes, to: path)
    } catch {
      throw error.diagnostic
    }
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
