import A11ySim
import Foundation
import Locales
import TestSupport
import Testing
import VoiceOverReader

/// The built tool, run as a person would.
enum Tool {
  /// The languages VoiceOver's words are there in: what `--locale all` plays.
  static let languages = Languages.all.flatMap(\.wording).sorted()

  /// What the header of a transcript calls the reader of whoever names none.
  static let reader = "voiceover@\(VoiceOver.descriptor.newest)"

  /// What a run left behind.
  typealias Result = Program.Result

  /// The folder of this package.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Runs the tool to its end.
  /// - Parameters:
  ///   - environment: variables besides those of the tests.
  ///   - input: what stands on its standard input.
  static func run(
    _ arguments: String..., environment: [String: String] = [:], input: String = "", folder: String? = nil
  ) throws -> Result {
    try run(arguments, environment: environment, input: input, folder: folder)
  }

  /// The same, with the arguments in an array.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], input: String = "", folder: String? = nil
  ) throws -> Result {
    // On a person's machine and on a server alike.
    try Program.run(
      BuiltProgram.path(of: "a11y-sim"), arguments, environment: ["CI": ""].merging(environment) { $1 }, folder: folder,
      input: input)
  }
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
