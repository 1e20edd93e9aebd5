import A11ySim
import A11ySimSystem
import AgentProtocol
import Captures
import ESpeakNG
import ScenarioFiles

/// The folders in which the files are that an agent may have read.
struct AgentFolders: Sendable {
  /// The folder in which the server was started. Only below it are files written.
  let current: String
  private let readable: [String]

  init(allowing allowed: [String]) {
    current = InputFile.resolved(".")
    let temporary = ["/tmp", getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"]
    readable = ([current, Git.repository(of: current + "/file")] + temporary + allowed).map { InputFile.resolved($0) }
  }

  func mayRead(_ path: String) -> Bool { Self.contains(readable, InputFile.resolved(path)) }

  /// Returns whether a file may be written: it is no link, and its folder, with links resolved, is the current folder or
  /// below it.
  func mayWrite(_ path: String) -> Bool {
    // A link could lead out, also to where there is no file yet.
    if InputFile.isLink(path) { return false }
    if InputFile.exists(path) { return Self.contains([current], InputFile.resolved(path)) }
    if path.split(separator: "/").contains("..") { return false }
    var folder = path
    while let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      if folder.isEmpty { return false }
      if InputFile.exists(folder) { return Self.contains([current], InputFile.resolved(folder) + "/file") }
    }
    return true
  }

  private static func contains(_ folders: [String], _ path: String) -> Bool {
    // A path that does not exist is not resolved, and is reported as missing.
    !InputFile.exists(path) && !path.hasPrefix("/")
      || folders.contains { path.hasPrefix($0 == "/" ? $0 : $0 + "/") }
  }
}

/// What an agent wants to hear: a file, or the text of a dump.
struct AgentInput: Sendable {
  var source: InputFile.Source
  /// The name under which later calls can use it.
  var handle: String
}

/// The inputs of the last calls, by their handles. Several conversations may share a process, so none is “current”.
final class AgentScreens: @unchecked Sendable {
  let folders: AgentFolders
  private let lock = Lock()
  /// The inputs, the least recently used first.
  private var kept: [AgentInput] = []

  /// The number of inputs that are kept, and of their bytes together.
  private static let countLimit = 32
  private static let byteLimit = 32_000_000
  static let dumpLimit = 400_000

  init(folders: AgentFolders) { self.folders = folders }

  /// Returns the input that the arguments `path`, `dump` and `screen` name.
  func input(_ arguments: ToolArguments) throws(ToolFailure) -> AgentInput {
    let given = ["path", "dump", "screen"].filter(arguments.has)
    guard given.count == 1 else {
      throw ToolFailure("send exactly one of “path”, “dump” and “screen”; here are \(given.count)")
    }
    if let dump = arguments.text("dump") { return keep(InputFile.Source(name: "dump", bytes: Array(dump.utf8))) }
    return try input(arguments.text(given[0]) ?? "")
  }

  /// Returns the input with a path or a handle.
  func input(_ name: String) throws(ToolFailure) -> AgentInput {
    if name.hasPrefix("scr_") {
      let found = lock.withLock { kept.first { $0.handle == name } }
      guard let found else {
        throw ToolFailure("this handle is not known, or too old: send the path or the dump again", quoting: [name])
      }
      return keep(found.source)
    }
    // Standard input is the conversation.
    guard name != "-", !name.isEmpty, !name.utf8.contains(0) else {
      throw ToolFailure("“path” must be the path of a file")
    }
    guard BuiltInScenarios.all[name] != nil || folders.mayRead(name) else {
      throw ToolFailure(
        "this file is not in a folder that may be read: move it below \(folders.current), or start the server with "
          + "--allow FOLDER", quoting: [name])
    }
    do throws(ScenarioParser.Failure) {
      return keep(try InputFile.source(name))
    } catch {
      throw ToolFailure("the file cannot be read", error)
    }
  }

  private func keep(_ source: InputFile.Source) -> AgentInput {
    let digest = SHA256.hex(Array(source.name.utf8) + [0] + source.bytes)
    let input = AgentInput(source: source, handle: "scr_" + digest.prefix(12))
    lock.withLock {
      kept.removeAll { $0.handle == input.handle }
      kept.append(input)
      while kept.count > 1,
        kept.count > Self.countLimit || kept.reduce(0, { $0 + $1.source.bytes.count }) > Self.byteLimit
      {
        kept.removeFirst()
      }
    }
    return input
  }
}

extension ToolFailure {
  /// A failure with the diagnostics of a file, which may quote it.
  init(_ message: String, _ failure: ScenarioParser.Failure) {
    let lines = failure.diagnostics(isRedacted: false).prefix(8).flatMap {
      $0.description.split(separator: "\n").map(String.init)
    }
    self.init(message, quoting: lines)
  }

  init(_ message: String, _ diagnostic: Diagnostic) {
    self.init(message, ScenarioParser.Failure(diagnostics: [diagnostic]))
  }
}
