import A11ySim
import ScenarioFiles

/// Finds the file of a project, `.a11y-sim.yaml`: from a file's folder upwards, to the first folder that has one. The
/// search ends at the top of a git repository.
enum Project {
  /// Returns the project of a file or folder.
  ///
  /// - Parameter path: The path of a file or folder; `-` and built-in scenarios belong to the current folder.
  static func of(_ path: String?) throws(ScenarioParser.Failure) -> ProjectFile {
    guard let file = file(above: path) else { return ProjectFile() }
    let bytes: [UInt8]
    do throws(Diagnostic) {
      bytes = try InputFile.bytes(of: file, ifMissing: "check the path")
    } catch {
      throw ScenarioParser.Failure(diagnostics: [error])
    }
    return try ProjectFile.parse(bytes, file: file, vocabulary: A11ySimTool.current.vocabulary)
  }

  /// Returns the path of the project's file; nil if there is none.
  static func file(above path: String?) -> String? {
    var folder = ""
    if let path, path != "-", BuiltInScenarios.all[path] == nil {
      folder = InputFile.isDirectory(path) ? (path.hasSuffix("/") ? path : path + "/") : InputFile.folder(of: path)
    }
    // A path such as `../flows/` is followed by name; more than these folders are above no file.
    for _ in 0..<64 {
      if InputFile.exists(folder + ProjectFile.name) { return folder + ProjectFile.name }
      if InputFile.exists(folder + ".git") { return nil }
      guard let parent = parent(of: folder) else { return nil }
      folder = parent
    }
    return nil
  }

  /// Returns the folder above a folder; nil at the root of the file system. Both end with a slash or are empty.
  private static func parent(of folder: String) -> String? {
    if folder == "/" { return nil }
    let resolved = InputFile.resolved(folder.isEmpty ? "." : folder)
    if resolved == "/" { return nil }
    let names = folder.split(separator: "/")
    if names.isEmpty || names.last == ".." || names.last == "." { return "../" + (names.last == "." ? "" : folder) }
    let parent = names.dropLast().joined(separator: "/")
    return (folder.hasPrefix("/") ? "/" : "") + (parent.isEmpty ? "" : parent + "/")
  }
}
