import A11ySimSystem
import AccessibilityModel

/// A writer of files, each of which is written completely or not at all. A file first has a temporary name in its
/// folder, and is then renamed.
package enum OutputFile {
  /// The temporary paths of unfinished files, for `discard`. They are in plain memory because a signal handler must not
  /// take a lock.
  nonisolated(unsafe) private static let unfinished: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = {
    let slots = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: slotCount)
    slots.initialize(repeating: nil, count: slotCount)
    return slots
  }()
  private static let slotCount = 64
  /// A flag that `discard` sets. Afterwards, no more files are begun.
  nonisolated(unsafe) private static let isEnding: UnsafeMutablePointer<Bool> = {
    let flag = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
    flag.initialize(to: false)
    return flag
  }()
  /// Temporary paths that are no longer used, oldest first. They are freed late, because a signal handler on another
  /// thread may still read them.
  nonisolated(unsafe) private static var retired: [UnsafeMutablePointer<CChar>] = []
  /// The temporary files that earlier processes left, by folder and then by final file name. A folder is searched
  /// before this process first writes to it.
  nonisolated(unsafe) private static var leftOver: [String: [String: [String]]] = [:]
  private static let lock = Lock()

  /// Creates the folder that contains a path, with its parents. Returns the folder; empty for the current folder.
  @discardableResult
  package static func makeFolder(of path: String) throws(SpeechError) -> String {
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    do {
      if !folder.isEmpty { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
    } catch {
      let ends = folder.indices.filter { folder[$0] == "/" } + [folder.endIndex]
      if let file = ends.map({ String(folder[..<$0]) }).first(where: Self.isFile) {
        throw SpeechError(
          "cannot write into “\(file)”: it is a file, not a folder",
          help: "name an existing or a new folder, such as sounds/",
          isFatal: true)
      }
      throw SpeechError(
        "cannot create the folder “\(folder)”", help: "choose a place where you may create folders", isFatal: true)
    }
    return folder
  }

  private static func isFile(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0 && information.st_mode & S_IFMT != S_IFDIR
  }

  /// Writes a file completely or not at all. A path that is not a regular file, such as `/dev/stdout`, is written
  /// directly.
  /// - Parameters:
  ///   - mode: the permissions of a new file, before the umask is applied. An existing file keeps its permissions.
  ///   - followsLinks: true to keep a link and write its target, if the target is in the link's folder; false to replace
  ///     anything at the path except a folder.
  ///   - fill: writes the content to the descriptor, or to the file at the temporary path.
  /// - Throws: `SpeechError` if the file cannot be written. Then an existing file stays unchanged, and no temporary
  ///   file is left.
  static func write(
    to path: String, mode: mode_t = 0o666, followsLinks: Bool = true,
    _ fill: (Int32, _ temporary: String) throws(SpeechError) -> Void
  ) throws(SpeechError) {
    var information = stat()
    var exists = (followsLinks ? stat(path, &information) : lstat(path, &information)) == 0
    let kind = information.st_mode & S_IFMT
    if !exists && followsLinks && errno == ELOOP {
      throw SpeechError(
        "cannot write “\(path)”: its symbolic links form a circle",
        help: "remove one of the links, or name another file")
    }
    if followsLinks, let target = foreignTarget(of: path) {
      throw SpeechError(
        "cannot write “\(path)”: it is a symbolic link that leads out of its folder, to “\(target)”",
        help: "remove the link, or name the file that it leads to")
    }
    if !followsLinks && kind != S_IFDIR { exists = exists && kind == S_IFREG }
    if exists && kind == S_IFDIR {
      throw SpeechError("cannot write “\(path)”: it is a folder", help: "name a file in this folder")
    }
    if exists && kind != S_IFREG {
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw failure(path, errno) }
      defer { close(descriptor) }
      try fill(descriptor, path)
      return
    }
    let target = followsLinks ? destination(of: path) : path
    discardAbandoned(for: target)
    let (descriptor, temporary, slot) = try begin(target, exists ? information.st_mode & 0o777 : mode, for: path)
    defer { forget(slot) }
    // The umask may have removed permissions that the existing file has.
    if exists { fchmod(descriptor, information.st_mode & 0o777) }
    do throws(SpeechError) {
      var isOpen = true
      defer { if isOpen { close(descriptor) } }
      try fill(descriptor, temporary)
      isOpen = false
      if close(descriptor) != 0 || rename(temporary, target) != 0 { throw failure(path, errno) }
    } catch {
      unlink(temporary)
      // After `discard`, an error only means that `discard` has removed the file. The thread waits here until the
      // process ends.
      while isEnding.pointee { pause() }
      throw error
    }
  }

  /// Creates and locks the temporary file. The lock ends with this process. A process that can lock the file therefore
  /// knows that the file is abandoned. This also works if containers share the folder.
  private static func begin(
    _ target: String, _ mode: mode_t, for path: String
  ) throws(SpeechError) -> (descriptor: Int32, temporary: String, slot: Int?) {
    while true {
      let temporary = temporaryName(for: target)
      // The path is recorded before the file exists, because a signal may arrive at any time.
      let slot = remember(temporary)
      // After `discard`, this thread waits here until the process ends.
      while isEnding.pointee { pause() }
      let descriptor = open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode | 0o600)
      guard descriptor >= 0 else {
        let error = errno
        forget(slot)
        throw failure(path, error)
      }
      // In a folder where files cannot be locked, no file is ever treated as abandoned.
      while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
      var information = stat()
      // Another process that cleans up may have removed the file between `open` and `flock`.
      if fstat(descriptor, &information) == 0 && information.st_nlink > 0 { return (descriptor, temporary, slot) }
      close(descriptor)
      forget(slot)
    }
  }

  /// Returns where a symbolic link leads if this is outside the folder of the link; otherwise nil. A link in a folder of
  /// a project may come from somebody else, and must not decide which file of a person is replaced. The links in `/dev`
  /// belong to the system.
  private static func foreignTarget(of path: String) -> String? {
    guard (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil else { return nil }
    let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    let folder = path.dropLast(name.count)
    let target = destination(of: path)
    guard let own = realpath(folder.isEmpty ? "." : String(folder), nil),
      let other = realpath(target.lastIndex(of: "/").map { String(target[...$0]) } ?? ".", nil)
    else { return target }
    defer {
      free(own)
      free(other)
    }
    let home = String(cString: own)
    if ["/dev", "/dev/fd"].contains(home) || home.hasPrefix("/proc/") { return nil }
    return (String(cString: other) + "/").hasPrefix(home == "/" ? home : home + "/") ? nil : target
  }

  /// Resolves a chain of symbolic links. Unlike `realpath`, this function accepts a target that does not exist.
  private static func destination(of path: String) -> String {
    var path = path
    // Linux follows at most 40 links too.
    for _ in 0..<40 {
      if let resolved = realpath(path, nil) {
        defer { free(resolved) }
        return String(cString: resolved)
      }
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { break }
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = next.hasPrefix("/") ? next : folder + next
    }
    return path
  }

  /// Writes bytes to a file, completely or not at all.
  /// - Parameters:
  ///   - mode: the permissions of a new file, before the umask is applied. An existing file keeps its permissions.
  ///   - followsLinks: true to keep a link and write its target; false to replace the link.
  package static func write(
    _ bytes: [UInt8], to path: String, mode: mode_t = 0o666, followsLinks: Bool = true
  ) throws(SpeechError) {
    try write(to: path, mode: mode, followsLinks: followsLinks) { (descriptor, _) throws(SpeechError) in
      try put(bytes, to: descriptor, named: path)
    }
  }

  /// Writes all bytes to a descriptor. `path` is used only in the error.
  static func put(_ bytes: [UInt8], to descriptor: Int32, named path: String) throws(SpeechError) {
    let error: Int32 = bytes.withUnsafeBytes { all in
      var rest = all[...]
      while !rest.isEmpty {
        let count = A11ySimSystem.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 && errno == EINTR { continue }
        if count < 0 { return errno }
        rest = rest.dropFirst(count)
      }
      return 0
    }
    if error != 0 { throw failure(path, error) }
  }

  /// Allocates the memory that `discard` needs, because a signal handler must not allocate.
  package static func prepareToDiscard() {
    _ = unfinished
    _ = isEnding
  }

  /// Removes unfinished files and prevents new files. This method takes no lock and allocates nothing. A signal handler
  /// may therefore call it, after `prepareToDiscard`.
  package static func discard() {
    isEnding.pointee = true
    guard removeUnfinished() else { return }
    // Another thread may be creating a file whose path is already recorded. The files are therefore removed again a
    // moment later.
    _ = poll(nil, 0, 5)
    _ = removeUnfinished()
  }

  /// Removes the files at the recorded paths. Returns whether a path is recorded.
  private static func removeUnfinished() -> Bool {
    var isRecorded = false
    for slot in 0..<slotCount {
      guard let path = unfinished[slot] else { continue }
      isRecorded = true
      unlink(path)
    }
    return isRecorded
  }

  /// Removes temporary files that ended processes left in a folder. Only files of rendered sound and of the cache are
  /// removed, because browsers and other programs also use the extension `.part`.
  static func discardAbandoned(in folder: String) {
    for (name, parts) in unfinishedFiles(in: folder) where isOurs(name.split(separator: ".")[...]) {
      for part in parts { discardIfAbandoned(folder + "/" + part) }
    }
  }

  /// Removes the temporary files that ended processes left for one target file.
  package static func discardAbandoned(for target: String) {
    let slash = target.lastIndex(of: "/")
    let folder = slash.map { String(target[...$0]) } ?? "./"
    let name = String(slash.map { target[target.index(after: $0)...] } ?? target[...])
    let parts = lock.withLock {
      if leftOver[folder] == nil { leftOver[folder] = unfinishedFiles(in: folder) }
      return leftOver[folder]?.removeValue(forKey: name) ?? []
    }
    for part in parts { discardIfAbandoned(folder + part) }
  }

  /// Returns the temporary files in a folder, by final file name.
  private static func unfinishedFiles(in folder: String) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasSuffix(suffix) {
      let stem = name.dropLast(suffix.count)
      guard let dot = stem.lastIndex(of: ".") else { continue }
      let number = stem[stem.index(after: dot)...]
      if number.count == 16 && number.allSatisfy(\.isHexDigit) { found[String(stem[..<dot]), default: []].append(name) }
    }
    return found
  }

  private static func discardIfAbandoned(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0, information.st_uid == geteuid(),
      information.st_mode & S_IFMT == S_IFREG, flock(descriptor, LOCK_EX | LOCK_NB) == 0
    else { return }
    unlink(path)
  }

  /// Returns whether a file name, split at its dots, names a sound file, its key file or a cache entry.
  private static func isOurs(_ name: ArraySlice<Substring>) -> Bool {
    guard let last = name.last else { return false }
    if name.count == 1 { return last.count == 64 && last.allSatisfy(\.isHexDigit) }
    return last == "wav" || last == "key"
  }

  static func failure(_ path: String, _ error: Int32) -> SpeechError {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    let help =
      switch error {
      case ENOENT: "create the folder \(folder.isEmpty ? "/" : folder) first"
      case ENOSPC, EDQUOT: "free some disk space, or choose a place on another disk"
      case ENAMETOOLONG:
        "choose a shorter name: most systems allow 255 bytes, and a few are needed for a temporary name"
      case ENOTDIR: "\(folder.isEmpty ? "/" : folder) is not a folder: name an existing folder"
      default: "choose a place to which you may write"
      }
    return SpeechError("cannot write “\(path)”: \(describe(error))", help: help)
  }

  // MARK: - Names

  private static let suffix = ".part"

  /// Returns a random name such as `speech.wav.03f9c1d24be0a687.part`.
  private static func temporaryName(for target: String) -> String {
    let number = String(UInt64.random(in: .min ... .max), radix: 16)
    return "\(target).\(String(repeating: "0", count: 16 - number.count))\(number)\(suffix)"
  }

  private static func remember(_ path: String) -> Int? {
    lock.withLock {
      guard let slot = (0..<slotCount).first(where: { unfinished[$0] == nil }) else { return nil }
      unfinished[slot] = strdup(path)
      return slot
    }
  }

  private static func forget(_ slot: Int?) {
    guard let slot else { return }
    lock.withLock {
      if let path = unfinished[slot] { retired.append(path) }
      unfinished[slot] = nil
      if retired.count > 256 { free(retired.removeFirst()) }
    }
  }
}
