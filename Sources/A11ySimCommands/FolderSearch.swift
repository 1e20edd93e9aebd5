import A11ySim
import A11ySimSystem

/// A search for files in a folder and the folders below it.
///
/// It does not follow links to folders, which could form a cycle, and skips names that begin with a dot.
struct FolderSearch {
  /// The number of names after which a search gives up. An app has fewer names, a whole disk has more.
  static let limit = 50_000

  /// The folders that the search leaves out.
  var skippedFolders: Set<String> = []
  /// Returns whether a file is wanted, from its name and its path.
  var isWanted: (_ name: String, _ path: String) -> Bool

  private(set) var files: [String] = []
  /// Warnings about files that cannot be opened by their names.
  private(set) var warnings: [Diagnostic] = []
  private var count = 0

  init(skipping folders: Set<String> = [], for isWanted: @escaping (_ name: String, _ path: String) -> Bool) {
    skippedFolders = folders
    self.isWanted = isWanted
  }

  /// Finds the files below a folder, in the order of their names.
  /// - Throws: a diagnostic about the folder if there is too much in it.
  mutating func search(_ root: String) throws(Diagnostic) {
    count = 0
    try search(root, root)
  }

  private mutating func search(_ folder: String, _ root: String) throws(Diagnostic) {
    for (name, isText) in try names(in: folder, root) {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      // No file has the repaired name, so the file cannot be opened by it.
      if !isText {
        if isWanted(name, path) {
          warnings.append(
            Diagnostic(
              "this file was skipped: its name is not UTF-8", file: path, severity: .warning, help: "rename it"))
        }
      } else if InputFile.isDirectory(path) {
        if !skippedFolders.contains(name), !Self.isLink(path) { try search(path, root) }
      } else if isWanted(name, path) {
        files.append(path)
      }
    }
  }

  /// The sorted names in a folder, without hidden ones. `isText` tells whether a name is valid UTF-8; otherwise the
  /// name has replacement characters.
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
          "this folder has more than \(Self.limit) files and folders in it", file: root,
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
