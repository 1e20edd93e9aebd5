import A11ySim
import A11ySimSystem

/// A search for files in a folder and its subfolders. It skips links to folders, which could form a cycle, and names
/// that begin with a dot.
struct FolderSearch {
  /// The number of names after which a search fails. An app's folder has fewer names, and a whole disk has more.
  static let limit = 50_000

  var skippedFolders: Set<String> = []
  var isWanted: (_ name: String, _ path: String) -> Bool

  private(set) var files: [String] = []
  private(set) var warnings: [Diagnostic] = []
  private var count = 0

  init(skipping folders: Set<String> = [], for isWanted: @escaping (_ name: String, _ path: String) -> Bool) {
    skippedFolders = folders
    self.isWanted = isWanted
  }

  /// Adds the wanted files below a folder to ``files``. Throws if the folder contains more than ``limit`` names.
  mutating func search(_ root: String) throws(Diagnostic) {
    count = 0
    try search(root, root)
  }

  private mutating func search(_ folder: String, _ root: String) throws(Diagnostic) {
    for (name, isText) in try names(in: folder, root) {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      // The decoded name contains replacement characters, so the file cannot be opened by this name.
      if !isText {
        if isWanted(name, path) {
          warnings.append(
            Diagnostic(
              "this file was skipped, because its name is not UTF-8", file: path, severity: .warning,
              help: "rename the file"))
        }
      } else if InputFile.isDirectory(path) {
        if !skippedFolders.contains(name), !Self.isLink(path) { try search(path, root) }
      } else if isWanted(name, path) {
        files.append(path)
      }
    }
  }

  /// Returns the sorted names, except hidden names. `isText` is false if a name is not valid UTF-8. The returned name
  /// then contains replacement characters.
  private mutating func names(in folder: String, _ root: String) throws(Diagnostic) -> [(name: String, isText: Bool)] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [(name: String, isText: Bool)] = []
    while let entry = readdir(directory) {
      let (name, isText) = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        let bytes = bytes.prefix { $0 != 0 }
        return (String(decoding: bytes, as: UTF8.self), String(validating: bytes, as: UTF8.self) != nil)
      }
      if name.hasPrefix(".") { continue }
      count += 1
      if count > Self.limit {
        throw Diagnostic(
          "this folder contains more than \(Self.limit) files and folders", file: root,
          help: "name the folder of one app, or the files themselves")
      }
      names.append((name, isText))
    }
    return names.sorted { $0.name < $1.name }
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
