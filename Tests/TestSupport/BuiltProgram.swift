import Foundation

/// The programs the tests start.
public enum BuiltProgram {
  /// A program beside the test bundle, wherever the build put it; a path where nothing is when it was not built.
  public static func path(of name: String) -> String {
    for start in ["/proc/self/exe"] + CommandLine.arguments.filter({ $0.contains("/") }) {
      var folder = URL(fileURLWithPath: start).resolvingSymlinksInPath().deletingLastPathComponent()
      while folder.path != "/" {
        let candidate = folder.appendingPathComponent(name).path
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder), !isFolder.boolValue {
          return candidate
        }
        folder.deleteLastPathComponent()
      }
    }
    return "/nowhere/\(name)"
  }
}
