import A11ySimSystem
import AccessibilityModel

/// A rendered sound file that is rendered again only if its inputs change.
///
/// Beside `NAME.wav`, a hidden file `.NAME.wav.key` holds two digests: of the inputs, and of the content of `NAME.wav`.
/// If the key file is missing or a digest differs, the sound is rendered again.
package struct RenderedFile: Sendable {
  /// The path of the sound file, which need not exist yet.
  package let path: String
  private let key: String

  /// Computes the digest of the inputs; writes nothing.
  /// - Parameter inputs: everything that determines the content of the file, in a fixed order.
  package init(path: String, inputs: [[UInt8]]) {
    self.path = path
    var digest = SHA256()
    for input in inputs {
      digest.update(Array("\(input.count)\0".utf8))
      digest.update(input)
    }
    key = digest.hex()
  }

  /// Whether the sound file exists, is unchanged, and was rendered from the inputs.
  package var isCurrent: Bool {
    guard let record = FileManager.default.contents(atPath: recordPath), let content = Self.digest(of: path) else {
      return false
    }
    return record == Data("\(key) \(content)\n".utf8)
  }

  /// Writes the key file, so that the sound file is not rendered again.
  /// - Throws: `SpeechError` if the sound file cannot be read, or the key file cannot be written.
  package func record() throws(SpeechError) {
    guard let content = Self.digest(of: path) else {
      throw SpeechError("cannot read \(path) back: \(describe(errno))")
    }
    try OutputFile.write(Array("\(key) \(content)\n".utf8), to: recordPath)
  }

  package func forget() {
    unlink(recordPath)
  }

  /// Creates the folder of the file, with its parents, and removes the temporary files that ended processes left there.
  package func prepare() throws(SpeechError) {
    let folder = try OutputFile.makeFolder(of: path)
    OutputFile.discardAbandoned(in: folder.isEmpty ? "." : folder)
  }

  /// Returns a text that identifies the content of a file, such as a program: the path, the size and the modification
  /// time. If the file does not exist, the text is only the path.
  package static func identity(of path: String) -> String {
    var information = stat()
    guard stat(path, &information) == 0 else { return path }
    #if canImport(Darwin)
      let time = information.st_mtimespec
    #else
      let time = information.st_mtim
    #endif
    return "\(path) \(information.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }

  /// The path, size and modification time of the running program, as `identity(of:)` returns them.
  package static var identityOfThisProgram: String {
    identity(of: executablePath() ?? ProcessArguments.all.first ?? "")
  }

  private var recordPath: String {
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    return path[..<slash] + "." + path[slash...] + ".key"
  }

  private static func digest(of path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var digest = SHA256()
    var block = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = read(descriptor, &block, block.count)
      if count < 0 && errno == EINTR { continue }
      if count < 0 { return nil }
      if count == 0 { return digest.hex() }
      digest.update(Array(block[..<count]))
    }
  }
}
