import Foundation

/// A folder for one test, removed with everything in it when the value goes.
///
/// A test writes nowhere else. A link in the folder may lead anywhere, and writing through it would change what the test
/// did not make: a place is given out for writing only after every link on the way to it is resolved.
public final class TemporaryFolder {
  /// A place that is not in the folder, or that links which go in circles lead to.
  public struct LeadsOutside: Error, CustomStringConvertible {
    /// The place as the test named it.
    public let name: String
    /// Where that is; nil where it is nowhere.
    public let place: String?

    /// The sentence that fails the test.
    public var description: String {
      "“\(name)” leads to \(place ?? "nowhere"): a test writes only in its own temporary folder"
    }
  }

  /// The absolute path, without links.
  public let path: String
  private let identity: Identity

  /// Makes a folder that nobody had, which only this user may enter.
  public init() {
    var template = Array((NSTemporaryDirectory() + "/a11y-sim.XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil, let place = realpath(template, nil) else {
      fatalError("no temporary folder can be made: \(String(cString: strerror(errno)))")
    }
    defer { free(place) }
    path = String(cString: place)
    identity = Identity(path)!
  }

  /// Something else that took the folder's place is not removed. Links in the folder are removed, and what they
  /// lead to is not.
  deinit {
    guard Identity(path) == identity else { return }
    try? FileManager.default.removeItem(atPath: path)
  }

  // MARK: Reading

  /// The names of what is in the folder, in order.
  public var names: [String] { names(in: ".") }

  /// The names of what is in a folder of the folder, in order; none where it is missing.
  public func names(in name: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path + "/" + name)) ?? []).sorted()
  }

  /// The bytes of a file; nil where it is missing.
  public func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path + "/" + name).map(Array.init)
  }

  // MARK: Writing

  /// The path of something that is about to be written, as it is named: a link in it stays one.
  /// - Throws: `LeadsOutside`.
  public func place(for name: String) throws -> String {
    _ = try resolved(name)
    return path + "/" + name
  }

  /// Writes a file, with the folders it is in, and returns its path. Where a link within the folder leads to it, the link
  /// stays.
  /// - Throws: `LeadsOutside`.
  @discardableResult
  public func file(_ name: String, _ text: String = "") throws -> String {
    try file(name, Data(text.utf8))
  }

  /// Writes a file of bytes, with the folders it is in, and returns its path.
  /// - Throws: `LeadsOutside`.
  @discardableResult
  public func file(_ name: String, _ bytes: Data) throws -> String {
    let file = URL(fileURLWithPath: try resolved(name))
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file, options: .atomic)
    return path + "/" + name
  }

  /// Makes a folder in the folder and returns its path.
  /// - Throws: `LeadsOutside`.
  @discardableResult
  public func folder(_ name: String) throws -> String {
    try FileManager.default.createDirectory(atPath: try resolved(name), withIntermediateDirectories: true)
    return path + "/" + name
  }

  /// Makes a link, to wherever a test may read, and returns its path.
  /// - Throws: `LeadsOutside` where the link itself would be outside.
  @discardableResult
  public func link(_ name: String, to destination: String) throws -> String {
    try FileManager.default.createSymbolicLink(atPath: try placeItself(of: name), withDestinationPath: destination)
    return path + "/" + name
  }

  /// Moves a file, a link or a folder within the folder.
  /// - Throws: `LeadsOutside`.
  public func move(_ name: String, to other: String) throws {
    try FileManager.default.moveItem(atPath: try placeItself(of: name), toPath: try placeItself(of: other))
  }

  /// Removes a file, a link or a folder; never what a link leads to.
  /// - Throws: `LeadsOutside`.
  public func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: try placeItself(of: name))
  }

  // MARK: Where a name leads

  /// The path without links, of something that need not be there.
  private func resolved(_ name: String) throws -> String {
    guard let place = Self.place(of: path + "/" + name) else { throw LeadsOutside(name: name, place: nil) }
    guard place.hasPrefix(path + "/") else { throw LeadsOutside(name: name, place: place) }
    return place
  }

  /// The same without following a link that stands at the end: where that link is, or will be.
  private func placeItself(of name: String) throws -> String {
    let names = name.split(separator: "/")
    guard let last = names.last, last != ".", last != ".." else { throw LeadsOutside(name: name, place: nil) }
    let place = Self.place(of: path + "/" + names.dropLast().joined(separator: "/"))
    guard let place, (place + "/").hasPrefix(path + "/") else { throw LeadsOutside(name: name, place: place) }
    return place + "/" + last
  }

  /// Follows links one by one, as the system does; `realpath` knows only what is there.
  private static func place(of path: String) -> String? {
    var rest = Array(path.split(separator: "/").map(String.init).reversed())
    var place = ""
    var links = 0
    while let name = rest.popLast() {
      if name == "." { continue }
      if name == ".." {
        place = String(place[..<(place.lastIndex(of: "/") ?? place.startIndex)])
      } else if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place + "/" + name) {
        links += 1
        if links > 40 { return nil }
        if target.hasPrefix("/") { place = "" }
        rest += target.split(separator: "/").map(String.init).reversed()
      } else {
        place += "/" + name
      }
    }
    return place.isEmpty ? "/" : place
  }
}

/// Which folder it is, whatever it is called; nil for what is no folder.
private struct Identity: Equatable {
  let device: UInt64
  let inode: UInt64

  init?(_ path: String) {
    var information = stat()
    guard lstat(path, &information) == 0, information.st_mode & S_IFMT == S_IFDIR else { return nil }
    device = UInt64(truncatingIfNeeded: information.st_dev)
    inode = UInt64(truncatingIfNeeded: information.st_ino)
  }
}
