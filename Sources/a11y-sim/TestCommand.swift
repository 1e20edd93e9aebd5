import A11ySim
import ArgumentParser

/// Plays scenarios and compares them with what they expect.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Play scenarios and compare them with the expectations written in them.",
    discussion: "Folders are searched for .yaml, .yml and .json files. Golden files are not compared yet."
  )

  @Argument(help: "Scenario files and folders.")
  var paths: [String]

  @OptionGroup var play: PlayOptions

  func run() throws {
    var files: [String] = []
    var status = Console.Status.fine
    for path in paths {
      if InputFile.isDirectory(path) {
        let found = InputFile.scenarios(in: path)
        if found.isEmpty {
          Console.complain("\(path): error: no scenario is in this folder\nhelp: scenarios end in .yaml, .yml or .json")
          status = .couldNot
        }
        files += found
      } else {
        files.append(path)
      }
    }
    var passed = 0
    var failed = 0
    var expectations = 0
    for file in files {
      switch outcome(of: file, &expectations) {
      case .fine: passed += 1
      case let other:
        failed += 1
        if status != .couldNot { status = other }
      }
    }
    let count = expectations == 1 ? "1 expectation" : "\(expectations) expectations"
    Console.print("\(passed) passed, \(failed) failed, \(count)\n")
    if status != .fine { throw status }
  }

  private func outcome(of file: String, _ expectations: inout Int) -> Console.Status {
    do {
      let scenario = try play.scenario(file)
      var findings: [Diagnostic] = []
      for locale in scenario.locales {
        let transcript = scenario.play(locale: locale)
        findings += transcript.diagnostics + scenario.findings(in: transcript)
      }
      let count = scenario.steps.count { if case .expect = $0.action { true } else { false } }
      expectations += count * scenario.locales.count
      if count == 0 {
        Console.complain("\(file): warning: nothing is expected in this scenario\nhelp: add an `expect` step")
      }
      for finding in findings { Console.complain(finding) }
      let isFine = findings.allSatisfy { $0.severity != .error }
      Console.print("\(isFine ? "ok  " : "FAIL") \(file)\n")
      return isFine ? .fine : .findings
    } catch {
      for diagnostic in error.diagnostics { Console.complain(diagnostic) }
      Console.print("FAIL \(file)\n")
      return .couldNot
    }
  }
}
