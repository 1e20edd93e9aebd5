import A11ySim
import Foundation
import Locales
import TestSupport

/// The built tool, run as a person would.
enum Tool {
  /// The languages VoiceOver's words are there in: what `--locale all` plays.
  static let languages = Languages.all.flatMap(\.wording).sorted()

  /// What the header of a transcript calls the reader of whoever names none.
  static let reader = "voiceover@\(VoiceOver.descriptor.newest)"

  /// What a run left behind.
  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

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
    try run(
      program: BuiltProgram.path(of: "a11y-sim"), arguments, environment: environment, input: input, folder: folder)
  }

  /// Runs any program in the same way.
  static func run(
    program: String, _ arguments: [String], environment: [String: String], input: String, folder: String?
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    // On a person's machine and on a server alike.
    process.environment = ProcessInfo.processInfo.environment.merging(["CI": ""]) { $1 }.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    // Files rather than pipes: nothing has to be read while it runs.
    let own = TemporaryFolder()
    let files = try ["in", "out", "err"].map { name in
      URL(fileURLWithPath: try own.file(name, name == "in" ? input : ""))
    }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
      output: try String(contentsOf: files[1], encoding: .utf8),
      errors: try String(contentsOf: files[2], encoding: .utf8))
  }
}

extension Process {
  /// Starts it with no signal blocked: it would inherit the mask of this thread, and those of a pool block most.
  func runOpenToSignals() throws {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try run()
  }
}
