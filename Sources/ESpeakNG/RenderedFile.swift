import A11ySim
import A11ySimSystem

/// A rendering in a folder, and whether it is still what would be rendered now.
///
/// Beside `NAME.wav` a hidden file, `.NAME.wav.key`, holds a digest of everything it was made from and one of what was
/// written. Both must agree; without it, or with either changed, the rendering is made again.
public struct RenderedFile: Sendable {
  /// Where the rendering is, or will be.
  public let path: String
  private let key: String

  /// Creates a rendering's place.
  /// - Parameters:
  ///   - path: the file.
  ///   - inputs: everything that decides what is in it, in a fixed order.
  public init(path: String, inputs: [[UInt8]]) {
    self.path = path
    var digest = SHA256()
    for input in inputs {
      digest.update(Array("\(input.count)\0".utf8))
      digest.update(input)
    }
    key = digest.hex()
  }

  /// Whether it is there, whole, and made from the same.
  public var isCurrent: Bool {
    guard let record = FileManager.default.contents(atPath: recordPath), let content = Self.digest(of: path) else {
      return false
    }
    return record == Data("\(key) \(content)\n".utf8)
  }

  /// Notes that it has been written, so that it need not be again.
  /// - Throws: `SpeechError` when that cannot be noted.
  public func record() throws(SpeechError) {
    guard let content = Self.digest(of: path) else {
      throw SpeechError("cannot read \(path) back: \(describe(errno))")
    }
    try OutputFile.write(Array("\(key) \(content)\n".utf8), to: recordPath)
  }

  /// Notes that it has to be made again, whatever is there.
  public func forget() {
    unlink(recordPath)
  }

  /// Makes the folders on the way to it, and removes what earlier runs left half-written in its own.
  /// - Throws: `SpeechError` when a folder cannot be made.
  public func prepare() throws(SpeechError) {
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    do {
      if !folder.isEmpty { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
    } catch {
      let ends = folder.indices.filter { folder[$0] == "/" } + [folder.endIndex]
      if let file = ends.map({ String(folder[..<$0]) }).first(where: Self.isFile) {
        throw SpeechError(
          "cannot write into \(file): it is a file, not a folder", help: "name a folder, there or not, such as sounds/",
          isFatal: true)
      }
      throw SpeechError(
        "cannot make the folder \(folder)", help: "name a place where you may make folders", isFatal: true)
    }
    OutputFile.discardAbandoned(in: folder.isEmpty ? "." : folder)
  }

  private static func isFile(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0 && information.st_mode & S_IFMT != S_IFDIR
  }

  /// What tells this build of a program from another: where it is, how big, and when it was written, as `make` has it.
  public static func identity(ofProgram path: String) -> String {
    var information = stat()
    guard stat(path, &information) == 0 else { return path }
    #if canImport(Darwin)
      let time = information.st_mtimespec
    #else
      let time = information.st_mtim
    #endif
    return "\(path) \(information.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }

  /// The same of the program that runs.
  public static var identityOfThisProgram: String { identity(ofProgram: executablePath() ?? CommandLine.arguments[0]) }

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
