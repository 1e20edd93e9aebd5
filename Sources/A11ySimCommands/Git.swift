import A11ySim
import ESpeakNG

/// Functions that run git.
enum Git {
  /// Returns the top folder of a file's repository. Outside a repository, returns the file's own folder, where git then
  /// reports the error.
  static func repository(of path: String) -> String {
    let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    var top = folder
    while true {
      // In a submodule or a linked working tree, `.git` is a file and not a folder.
      if InputFile.exists(top + "/.git") { return top.isEmpty ? "/" : String(top) }
      guard let slash = top.lastIndex(of: "/") else { return folder.isEmpty ? "/" : String(folder) }
      top = top[..<slash]
    }
  }

  /// Runs git and returns what it prints.
  /// - Parameter purpose: The option or key that needs git, for the message if git is not installed.
  /// - Throws: A diagnostic with the first line of git's error message.
  static func output(
    of arguments: [String], for purpose: String = "--changed-since",
    help: String = "name an existing commit or branch, and run the command inside its git repository"
  ) throws(Diagnostic) -> [UInt8] {
    let (status, output, complaint) = try run(arguments, for: purpose)
    guard status == 0 else { throw Diagnostic("git: \(complaint)", help: help) }
    return output
  }

  /// Returns whether a file below one of the paths differs between a commit and the current commit (`HEAD`).
  /// - Parameters:
  ///   - paths: Paths below the top folder of the repository.
  ///   - repository: The top folder of the repository.
  static func hasChanged(_ paths: [String], since commit: String, in repository: String) throws(Diagnostic) -> Bool {
    let arguments = ["-C", repository, "--literal-pathspecs", "diff", "--quiet", "--no-ext-diff", commit, "HEAD", "--"]
    let (status, _, complaint) = try run(arguments + paths, for: "`fresh`")
    switch status {
    case 0: return false
    case 1: return true
    default:
      throw Diagnostic(
        "git: \(complaint)",
        help: "fetch the commit of the capture (a shallow clone may lack it), or capture the screen again")
    }
  }

  private static func run(
    _ arguments: [String], for purpose: String
  ) throws(Diagnostic) -> (status: Int32, output: [UInt8], complaint: String) {
    let process: ChildProcess
    do {
      process = try ChildProcess("/usr/bin/env", ["git"] + arguments, output: .kept, errors: .kept)
    } catch {
      throw Diagnostic("git cannot be run", help: "install git, which \(purpose) needs")
    }
    let output = process.allOutput()
    // In the number that the system reports, the second byte is the exit status, and the first byte is the signal that
    // ended git.
    let ended = process.wait()
    let status = ended & 0x7F == 0 ? ended >> 8 & 0xFF : -1
    return (status, output, process.complaints().split(separator: "\n").first.map(String.init) ?? "git failed")
  }
}
