import A11ySim
import ArgumentParser
import Locales

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

  @Flag(help: "Replace every typed, pasted or filled code, in every output.")
  var redact = false

  @Option(
    name: .customLong("min-confidence"),
    help: """
      Warn of expected lines that rest on less: \(Confidence.allCases.map(\.rawValue).joined(separator: ", ")), \
      strongest first.
      """)
  var leastConfidence: Confidence?

  func run() throws {
    let (read, isComplete) = play.scenarios(paths)
    var status = isComplete ? Console.Status.fine : .couldNot
    var passed = 0
    var failed = 0
    var expectations = 0
    for (file, scenario) in read {
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
    of file: String, _ scenario: Result<Scenario, ScenarioParser.Failure>, _ expectations: inout Int
  ) -> Console.Status {
    do throws(ScenarioParser.Failure) {
      let scenario = try scenario.get()
      var findings: [Diagnostic] = []
      var couldPlay = true
      for locale in scenario.locales {
        let transcript = scenario.play(locale: locale)
        if transcript.diagnostics.contains(where: { $0.severity == .error }) { couldPlay = false }
        findings += transcript.diagnostics + scenario.findings(in: transcript, isRedacted: redact)
        if let leastConfidence {
          findings += scenario.doubts(in: transcript, below: leastConfidence, isRedacted: redact)
        }
      }
      let count = scenario.steps.count { if case .expect = $0.action { true } else { false } }
      expectations += count * scenario.locales.count
      if count == 0 {
        Console.complain("\(file): warning: nothing is expected in this scenario\nhelp: add an `expect` step")
      }
      for finding in findings { Console.complain(finding) }
      let isFine = findings.allSatisfy { $0.severity != .error }
      Console.print("\(isFine ? "ok  " : "FAIL") \(file)\n")
      return isFine ? .fine : couldPlay ? .findings : .couldNot
    } catch {
      for diagnostic in error.diagnostics { Console.complain(diagnostic) }
      Console.print("FAIL \(file)\n")
      return .couldNot
    }
  }
}

extension Confidence: ExpressibleByArgument {}
