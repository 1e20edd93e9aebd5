import A11ySim
import ESpeakNG

enum Git {
  /// Returns the top folder of a file's repository. Outside a repository, returns the file's folder, so that git
  /// reports the error there.
  static func repository(of path: String) -> String {
    let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    var top = folder
    while true {
      // `exists` is enough here, because `.git` is a file in a submodule or a linked working tree.
      if InputFile.exists(top + "/.git") { return top.isEmpty ? "/" : String(top) }
      guard let slash = top.lastIndex(of: "/") else { return folder.isEmpty ? "/" : String(folder) }
      top = top[..<slash]
    }
  }

  /// Returns the output of git. Throws a diagnostic with the first line of git's error message.
  ///
  /// - Parameter purpose: The option or key that needs git, for the message if git is not installed.
  static func output(
    of arguments: [String], for purpose: String = "--changed-since",
    help: String = "name an existing commit or branch, and run the command inside its git repository"
  ) throws(Diagnostic) -> [UInt8] {
    let (status, output, complaint) = try run(arguments, for: purpose)
    guard status == 0 else { throw Diagnostic("git: \(complaint)", help: help) }
    return output
  }

  /// Returns whether a file differs between a commit and `HEAD`.
  ///
  /// - Parameters:
  ///   - paths: Files and folders, relative to the top folder of the repository.
  ///   - commit: The name of a commit. It comes from a file, so git must not take it for an option.
  static func hasChanged(_ paths: [String], since commit: String, in repository: String) throws(Diagnostic) -> Bool {
    let arguments = [
      "-C", repository, "--literal-pathspecs", "diff", "--quiet", "--no-ext-diff", "--no-textconv", "--end-of-options",
      commit, "HEAD", "--",
    ]
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
    // The low seven bits of the wait status are the signal that ended git. The second byte is the exit status.
    let ended = process.wait()
    let status = ended & 0x7F == 0 ? ended >> 8 & 0xFF : -1
    return (status, output, process.complaints().split(separator: "\n").first.map(String.init) ?? "git failed")
  }
}
