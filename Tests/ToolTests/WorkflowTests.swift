import Foundation
import TestSupport
import Testing

/// The steps of `.github/workflows/test.yml`, in the order and in the kind of shell in which GitHub's runner starts them.
/// Stand-ins for programs and scripts write down how they are called.
@Suite("The workflow that tests a pull request", .timeLimited) struct WorkflowTests {
  /// The commands of a job, one for each step with `run:`.
  private static func commands(of job: String) throws -> [String] {
    let file = Tool.package.appendingPathComponent(".github/workflows/test.yml")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: "  \(job):"))
    let own = lines[(start + 1)...].prefix { $0.isEmpty || $0.hasPrefix("    ") }
    var commands: [String] = []
    var isBlock = false
    for line in own {
      if let command = line.wholeMatch(of: #/      - run: (.*)/#)?.1 {
        isBlock = command == "|"
        commands.append(isBlock ? "" : String(command))
      } else if isBlock, line.hasPrefix("          ") {
        commands[commands.count - 1] += line.dropFirst(10) + "\n"
      } else {
        isBlock = false
      }
    }
    return commands
  }

  /// Runs the steps of a job until one fails.
  /// - Parameter failing: the stand-ins that fail.
  /// - Returns: the calls of the stand-ins, and the number of steps that succeeded.
  private static func run(_ job: String, failing: Set<String> = []) throws -> (calls: [String], passed: Int) {
    let folder = TemporaryFolder()
    for name in [".ci", "Scripts", "bin"] { try folder.folder(name) }
    func standIn(_ place: String, _ name: String) throws {
      _ = try folder.script(
        place, "echo \"\(name)${*:+ $*}\" >>'\(folder.path)/calls'\nexit \(failing.contains(name) ? 1 : 0)")
    }
    for program in ["apt-get", "git"] { try standIn("bin/\(program)", program) }
    for script in [".ci/run", "Scripts/test"] {
      #expect(FileManager.default.isExecutableFile(atPath: Tool.package.appendingPathComponent(script).path))
      try standIn(script, script)
    }
    var passed = 0
    for command in try commands(of: job) {
      let step = try folder.file("step.sh", command)
      let result = try Program.run(
        job == "linux" ? "/bin/sh" : "/bin/bash", ["-e", step],
        environment: ["PATH": "\(folder.path)/bin:/usr/bin:/bin", "GITHUB_WORKSPACE": "/a folder"], folder: folder.path)
      if result.status != 0 { break }
      passed += 1
    }
    let calls = String(decoding: folder.bytes("calls") ?? [], as: UTF8.self)
    return (calls.split(separator: "\n").map(String.init), passed)
  }

  @Test func linuxRunsWhatContinuousIntegrationRuns() throws {
    let (calls, passed) = try Self.run("linux")
    #expect(passed == 3)
    #expect(calls.count == 4 && calls[0] == "apt-get update")
    #expect(calls[1].hasPrefix("apt-get install -y --no-install-recommends binutils "))
    #expect(calls[2...] == ["git config --global --add safe.directory /a folder", ".ci/run"])
  }

  @Test func macOSRunsTheTests() throws {
    let (calls, passed) = try Self.run("macos")
    #expect(calls == ["Scripts/test"] && passed == 1)
  }

  @Test(arguments: ["apt-get", "git", ".ci/run"]) func aFailureEndsTheJob(program: String) throws {
    let (calls, passed) = try Self.run("linux", failing: [program])
    #expect(passed < 3 && calls.last?.hasPrefix(program) == true)
  }
}

/// `.ci/run` in a folder in which every part is a stand-in.
@Suite("Continuous integration", .timeLimited) struct ContinuousIntegrationTests {
  private static let parts = [
    "test-at-length", "test", "report-in-browser", "lint", "consumer", "agent-clients", "explore-in-terminal",
    "recorder",
    "capture-in-app", "check-licence-line",
  ]

  /// - Parameter failing: the part that fails, with 400 lines of output.
  private static func run(failing: String? = nil) throws -> (result: Program.Result, parts: [String]) {
    let folder = TemporaryFolder()
    for name in [".ci", "Scripts", "bin"] { try folder.folder(name) }
    for script in [".ci/run", "Scripts/setup.sh", "Scripts/within"] {
      try folder.link(script, to: Tool.package.appendingPathComponent(script).path)
    }
    func standIn(_ place: String, _ name: String) throws {
      let fails = name == failing
      _ = try folder.script(
        place,
        "echo \(name) >>'\(folder.path)/calls'\nfor n in $(seq \(fails ? 400 : 1)); do echo \"\(name) line $n\"; done"
          + (fails ? "\nexit 3" : ""))
    }
    for part in parts { try standIn("Scripts/\(part)", part) }
    try standIn("bin/swift", "build")
    _ = try folder.script("bin/pkg-config", "exit 0")
    let result = try Program.run(
      folder.path + "/.ci/run", environment: ["PATH": "\(folder.path)/bin:/usr/bin:/bin", "TMPDIR": folder.path],
      folder: folder.path)
    let calls = String(decoding: folder.bytes("calls") ?? [], as: UTF8.self)
    return (result, calls.split(separator: "\n").map(String.init))
  }

  @Test func everyPartRunsOnceAfterTheBuildAndIsTimed() throws {
    let (result, parts) = try Self.run()
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(parts.first == "build" && parts.last == "check-licence-line")
    #expect(parts.dropFirst().sorted() == Self.parts.sorted())
    let times = result.output.components(separatedBy: "how long each part took:\n")[1]
    for part in Self.parts + ["build", "all of it"] {
      #expect(try times.contains(Regex(" +[0-9]+ s  \(part)\n")), "\(part)")
    }
    #expect(!result.output.contains("line 1"))
  }

  @Test(arguments: ["test", "recorder", "check-licence-line"])
  func theLogOfAFailingPartIsAtTheEnd(part: String) throws {
    let (result, parts) = try Self.run(failing: part)
    #expect(result.status == 1)
    #expect(parts.count == Self.parts.count + 1)
    let end = result.output.components(separatedBy: "=== \(part) failed; the end of .build/ci/\(part).log:\n")
    #expect(end.count == 2 && end[0].contains(" s  \(part)  FAILED with status 3\n"))
    #expect(end.last?.hasPrefix("\(part) line 101\n") == true)
    #expect(end.last?.hasSuffix("\(part) line 400\n\nfailed: \(part) \n") == true)
  }

  @Test func withoutABuildNothingElseRuns() throws {
    let (result, parts) = try Self.run(failing: "build")
    #expect(result.status == 1 && parts == ["build"])
    #expect(result.output.hasSuffix("build line 400\n\nfailed: build \n"))
  }
}
