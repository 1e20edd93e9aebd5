import A11ySim
import A11ySimCommands
import Foundation
import Locales
import TestSupport
import Testing
import VoiceOverReader

/// The tool, run as a person would.
enum Tool {
  /// The languages VoiceOver's words are there in: what `--locale all` plays.
  static let languages = Languages.all.flatMap(\.wording).sorted()

  /// What the header of a transcript calls the reader of whoever names none.
  static let reader = "voiceover@\(VoiceOver.descriptor.newest)"

  /// The end of a run.
  struct Result {
    /// The exit status, or the negative number of the signal that ended the program.
    var status: Int32
    var output: String
    var errors: String
  }

  /// The folder of this package.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Runs a command of the tool inside this process. Tests of sound, signals, pipes, limits and streams use `start`.
  /// - Parameters:
  ///   - environment: variables that are added to those of the tests, or replace them.
  ///   - input: the content of its standard input.
  ///   - folder: its working directory; that of the tests if nil.
  static func run(
    _ arguments: String..., environment: [String: String] = [:], input: String = "", folder: String? = nil
  ) throws -> Result {
    try run(arguments, environment: environment, input: input, folder: folder)
  }

  /// Runs a command of the tool inside this process. The arguments are an array.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], input: String = "", folder: String? = nil
  ) throws -> Result {
    let variables = ProcessInfo.processInfo.environment.merging(Self.variables) { $1 }.merging(environment) { $1 }
    let result = onOwnThread(in: folder) {
      A11ySimTool.run(arguments, environment: variables, input: input)
    }
    // Where a thread cannot have a folder of its own, the tool is started.
    guard let result else { return try start(arguments, environment: environment, input: input, folder: folder) }
    return Result(status: result.status, output: result.output, errors: result.errors)
  }

  /// Starts the built tool, and waits for its end.
  static func start(
    _ arguments: String..., environment: [String: String] = [:], input: String = "", folder: String? = nil
  ) throws -> Result {
    try start(arguments, environment: environment, input: input, folder: folder)
  }

  /// Starts the built tool, and waits for its end. The arguments are an array.
  static func start(
    _ arguments: [String], environment: [String: String] = [:], input: String = "", folder: String? = nil
  ) throws -> Result {
    let result = try Program.run(
      BuiltProgram.path(of: "a11y-sim"), arguments, environment: Self.variables.merging(environment) { $1 },
      folder: folder, input: input)
    return Result(status: result.status, output: result.output, errors: result.errors)
  }

  /// The tests run alike on a person's machine and on a server.
  private static let variables = ["CI": ""]
}

extension TemporaryFolder {
  /// Runs git in the folder, as somebody, and returns its output.
  @discardableResult
  func git(_ arguments: String...) throws -> String {
    let result = try Program.run(
      "/usr/bin/env", ["git", "-c", "user.name=Ada", "-c", "user.email=ada@tea.example"] + arguments, folder: path)
    #expect(result.status == 0, "git \(arguments.joined(separator: " ")): \(result.errors)")
    return result.output
  }

  /// Makes the folder a repository and commits all that is in it.
  func commitAll() throws {
    try git("init", "-q")
    try git("add", ".")
    try git("commit", "-q", "-m", "One")
  }
}
