import A11ySim
import ArgumentParser

/// Plays scenarios and compares them with what they expect.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Play scenarios and compare them with the expectations written in them.",
    discussion: """
      Folders are searched for .yaml, .yml and .json files; those that other scenarios take a screen from are left out.
      """
  )

  @Argument(help: "Scenario files and folders.")
  var paths: [String]

  @OptionGroup var play: PlayOptions

  func run() throws {
    var files: [String] = []
    var status = Console.Status.fine
    // What was found in a folder, rather than named.
    var found: Set<String> = []
    for path in paths {
      guard InputFile.isDirectory(path) else {
        files.append(path)
        continue
      }
      let scenarios = InputFile.scenarios(in: path)
      if scenarios.isEmpty {
        Console.complain("\(path): error: no scenario is in this folder\nhelp: scenarios end in .yaml, .yml or .json")
        status = .couldNot
      }
      files += scenarios
      found.formUnion(scenarios)
    }
    var screens: Set<String> = []
    let read = files.map { file in (file, Result { try play.scenario(file) { screens.insert(InputFile.resolved($0)) } })
    }
    var passed = 0
    var failed = 0
    var expectations = 0
    for (file, scenario) in read {
      if found.contains(file), screens.contains(InputFile.resolved(file)) { continue }
      switch outcome(of: file, scenario, &expectations) {
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

  private func outcome(
    of file: String, _ scenario: Result<Scenario, any Error>, _ expectations: inout Int
  ) -> Console.Status {
    do {
      let scenario = try scenario.get()
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
      for diagnostic in (error as? ScenarioParser.Failure)?.diagnostics ?? [] { Console.complain(diagnostic) }
      Console.print("FAIL \(file)\n")
      return .couldNot
    }
  }
}
