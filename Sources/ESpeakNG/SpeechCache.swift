import A11ySimSystem
import AccessibilityModel

/// A folder that keeps sound for later runs of the program.
///
/// A file's name is a digest of everything that determines the sound: the engine's version and data, the voices, the
/// parameters and the text. The file contains samples and the positions of words, but no text.
///
/// Anyone who can read the files can hear the speech. A short one-time code can even be found from the file names, by
/// trying all codes. The files are therefore in a subfolder, `sound`, which only its owner may read. Text in secure
/// fields is never spoken, so its sound is never stored.
///
/// Entries are never removed. To empty the cache, delete the folder.
package final class SpeechCache: Sendable {
  private let folder: String
  private let engine: String

  /// Opens a cache, and creates the folder if it does not exist.
  /// - Parameter engine: the engine that makes the sound. All files of the engine's data are read, because their digest
  ///   is a part of each file name.
  /// - Throws: `SpeechError` if the folder cannot be used, or if other users can read its subfolder `sound`.
  package init(folder: String, engine: SpeechWorker.Engine) throws(SpeechError) {
    self.folder = folder + "/sound"
    self.engine = "sound 2\0\(engine.version)\0\(try engine.dataDigest())\0\(engine.sampleRate)\0"
    var information = stat()
    for folder in [folder, self.folder] {
      if mkdir(folder, 0o700) != 0, errno != EEXIST { throw OutputFile.failure(folder, errno) }
      let isFolder = stat(folder, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
      guard isFolder, access(folder, R_OK | W_OK | X_OK) == 0 else {
        throw SpeechError(
          "the cache folder “\(folder)” cannot be used: \(describe(isFolder ? errno : ENOTDIR))",
          help: "name a folder to which you may write", isFatal: true)
      }
    }
    guard information.st_mode & 0o077 == 0 else {
      throw SpeechError(
        "other users can read the cache folder “\(self.folder)”", help: "run `chmod 700 \(self.folder)`", isFatal: true)
    }
    OutputFile.discardAbandoned(in: self.folder)
  }

  /// Returns stored sound; nil if there is none, or if its file is damaged.
  func sound(of runs: [SpeechWorker.Run], wordsPerMinute: Int) -> [SpeechWorker.SpokenRun]? {
    let name = name(of: runs, wordsPerMinute)
    let path = folder + "/" + name
    var information = stat()
    // Only a regular file is read: a link would lead out of the folder, and a pipe might never end.
    guard lstat(path, &information) == 0, information.st_mode & S_IFMT == S_IFREG else { return nil }
    let kept = FileManager.default.contents(atPath: path).flatMap { Entry(Array($0), named: name) }?.runs
    return kept?.count == runs.count ? kept : nil
  }

  /// Stores sound if possible. Errors such as a full disk are ignored, and the sound is made again the next time.
  func keep(_ sound: [SpeechWorker.SpokenRun], of runs: [SpeechWorker.Run], wordsPerMinute: Int) {
    let name = name(of: runs, wordsPerMinute)
    let bytes = Entry(runs: sound).bytes(named: name)
    try? OutputFile.write(bytes, to: folder + "/" + name, mode: 0o600, followsLinks: false)
  }

  private func name(of runs: [SpeechWorker.Run], _ wordsPerMinute: Int) -> String {
    // `String(reflecting:)` includes every field of a run, even fields that are added to the type later.
    let key = engine + "\(wordsPerMinute)\0" + runs.map { String(reflecting: $0) }.joined(separator: "\0")
    return SHA256.hex(Array(key.utf8))
  }

  struct Entry {
    var runs: [SpeechWorker.SpokenRun]

    init(runs: [SpeechWorker.SpokenRun]) {
      self.runs = runs
    }

    /// Decodes the result of `bytes(named:)`; nil if any bit has changed, or if the entry had another name.
    init?(_ file: [UInt8], named name: String) {
      let size = file.count - Self.digestSize
      guard size >= 0, Array(SHA256.hex(file[..<size] + Array(name.utf8)).utf8) == Array(file[size...]) else {
        return nil
      }
      var reader = Reader(bytes: file[..<size])
      guard let count = reader.number() else { return nil }
      runs = []
      for _ in 0..<count {
        guard let sampleCount = reader.number(), let markCount = reader.number(),
          let sound = reader.bytes(2 * sampleCount)
        else { return nil }
        let samples = [Int16](unsafeUninitializedCapacity: sampleCount) { target, initialized in
          _ = sound.withUnsafeBytes { $0.copyBytes(to: UnsafeMutableRawBufferPointer(target)) }
          initialized = sampleCount
        }
        var run = SpeechWorker.SpokenRun(samples: samples.map(Int16.init(littleEndian:)))
        for _ in 0..<markCount {
          guard let position = reader.number(), let sample = reader.number() else { return nil }
          run.marks.append(SpeechWorker.WordMark(position: position, sample: sample))
        }
        runs.append(run)
      }
    }

    /// Encodes the entry. Counts and marks are 32-bit little-endian numbers. The bytes are, in order:
    /// - the number of runs
    /// - for each run: the number of samples, the number of marks, the samples, the marks
    /// - a digest of all these bytes and of `name`
    func bytes(named name: String) -> [UInt8] {
      var bytes: [UInt8] = []
      func append(_ number: Int) {
        for shift in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * shift))) }
      }
      append(runs.count)
      for run in runs {
        append(run.samples.count)
        append(run.marks.count)
        bytes += WAVFile.rawBytes(of: run.samples)
        for mark in run.marks {
          append(mark.position)
          append(mark.sample)
        }
      }
      return bytes + SHA256.hex(bytes + Array(name.utf8)).utf8
    }

    private static let digestSize = 64

    private struct Reader {
      var bytes: ArraySlice<UInt8>

      mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
        guard count <= bytes.count else { return nil }
        defer { bytes = bytes.dropFirst(count) }
        return bytes.prefix(count)
      }

      mutating func number() -> Int? {
        bytes(4).map { $0.reversed().reduce(0) { $0 << 8 | Int($1) } }
      }
    }
  }
}

extension SpeechWorker.Engine {
  /// The names of the files in the folder of the engine's data, sorted.
  package var dataFiles: [String] { ((try? FileManager.default.subpathsOfDirectory(atPath: dataPath)) ?? []).sorted() }

  /// Returns a digest of every file of the engine's data. With the same version and data, the engine makes the same
  /// samples.
  /// - Throws: `SpeechError` if the data cannot be read.
  package func dataDigest() throws(SpeechError) -> String {
    var digest = SHA256()
    let names = dataFiles
    for name in names {
      let path = dataPath + "/" + name
      var information = stat()
      guard stat(path, &information) == 0, information.st_mode & S_IFMT == S_IFREG else { continue }
      guard let content = FileManager.default.contents(atPath: path) else {
        throw SpeechError("the data of eSpeak NG cannot be read: \(path)", help: "check its permissions", isFatal: true)
      }
      digest.update(Array("\(name)\0\(content.count)\0".utf8))
      digest.update(Array(content))
    }
    if names.isEmpty {
      throw SpeechError(
        "the data of eSpeak NG is missing at “\(dataPath)”",
        help: "install espeak-ng-data, or set ESPEAK_DATA_PATH to its folder", isFatal: true)
    }
    return digest.hex()
  }
}
