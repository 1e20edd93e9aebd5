import Foundation
import TestSupport
import Testing

/// A test that does not end fails by name, with what it waits for, and ends all tests.
@Suite(.timeLimited) struct TimeLimitTests {
  #if os(Linux)
    /// Runs tests of this program that are only there when they are asked for, with a limit of a second.
    private func run(_ planted: String) throws -> Program.Result {
      try Program.run(
        try #require(realpath("/proc/self/exe", nil).map { String(cString: $0) }),
        ["--testing-library", "swift-testing", "--filter", "PlantedTests/\(planted)"],
        environment: ["A11Y_SIM_PLANTED": "1", "A11Y_SIM_TEST_SECONDS": "1"])
    }

    @Test func aTestThatSleepsForEverFailsByName() throws {
      let result = try run("sleepsForEver")
      #expect(result.status == 1)
      #expect(
        result.errors.contains(
          #/✘ Test sleepsForEver\(\) recorded an issue at TimeLimitTests.swift:\d+: it has run for more than 1.0 seconds/#
        ))
      #expect(
        result.errors.hasSuffix("error: all tests end here, because a test that does not end cannot be ended alone\n"))
    }

    /// No thread of the pool is left then, on any machine.
    @Test func soDoAHundredAtOnce() throws {
      let result = try run("sleepsAHundredTimes")
      #expect(result.status == 1)
      #expect(result.errors.contains("✘ Test sleepsAHundredTimes(number:) recorded an issue"))
    }

    @Test func whatItWaitsForIsNamed() throws {
      let result = try run("waitsForAProgram")
      #expect(result.status == 1)
      #expect(
        result.errors.contains(
          #/✘ Test "a program that does not end" recorded an issue .* waits for the end of `/bin/sh -c sleep 600` \(process \d+\)/#
        ))
    }

    /// What each takes counts, not how long it waits for the others.
    @Test func otherTestsAreLeftInPeace() throws {
      let result = try run("endsSoon")
      #expect(result.status == 0, "\(result.errors)")
      #expect(!result.errors.contains("all tests end here"))
    }
  #endif

  /// Foundation's class hands on every descriptor, and its wait may never end.
  @Test func programsAreStartedInOneWay() throws {
    for line in try SourceLine.ofTests(with: ["Process()", "posix_spawn", "waitUntilExit", "popen("]) {
      #expect(!line.text.contains(#/\bProcess\(\)|posix_spawn|waitUntilExit|\bpopen\(/#), "\(line): use Program")
    }
  }

  /// One without would be left to hang.
  @Test func everyTestHasALimit() throws {
    let lines = try SourceLine.ofTests()
    var limited: Set<Substring> = []
    var attribute = ""
    var extended: [(name: Substring, line: SourceLine)] = []
    var outer: (name: Substring, depth: Int, isLimited: Bool, isExtension: Bool)?
    var file = ""
    var count = 0
    for line in lines {
      if line.file != file { (file, outer, attribute) = (line.file, nil, "") }
      let start = line.text.utf8.firstIndex { $0 != UInt8(ascii: " ") } ?? line.text.endIndex
      let depth = line.text.utf8.distance(from: line.text.startIndex, to: start)
      let words = line.text[start...]
      if words.hasPrefix("@Suite") { attribute = "" }
      attribute += line.text
      // Expressions take long, so only lines that can match are looked at.
      if line.text.utf8.last == UInt8(ascii: "{"), depth <= outer?.depth ?? .max, !words.hasPrefix("@Test"),
        let match = line.text.firstMatch(of: /\b(struct|class|enum|actor|extension) (\w+)[^"]*\{$/)
      {
        let isLimited = attribute.contains(".timeLimited")
        outer = (match.2, depth, isLimited, match.1 == "extension")
        if isLimited { limited.insert(match.2) }
        attribute = ""
      }
      if line.text == "}" { (outer, attribute) = (nil, "") }
      guard words.hasPrefix("@Test") else { continue }
      count += 1
      // The example of the documentation is shown as readers write it.
      if line.file.hasSuffix("DocumentationExampleTests.swift") { continue }
      guard let outer else {
        Issue.record("\(line): a test outside of a suite has no limit")
        continue
      }
      if outer.isExtension {
        extended.append((outer.name, line))
      } else {
        #expect(outer.isLimited, "\(line): write @Suite(.timeLimited) before \(outer.name)")
      }
    }
    for (name, line) in extended {
      #expect(limited.contains(name), "\(line): write @Suite(.timeLimited) before \(name)")
    }
    #expect(count > 1500)
  }
}

/// Tests that would never end, for the tests above.
@Suite(.timeLimited, .enabled(if: ProcessInfo.processInfo.environment["A11Y_SIM_PLANTED"] != nil))
struct PlantedTests {
  @Test func sleepsForEver() {
    while true { sleep(60) }
  }

  @Test(arguments: 0..<100) func sleepsAHundredTimes(number: Int) {
    while true { sleep(60) }
  }

  @Test("a program that does not end") func waitsForAProgram() throws {
    try Program("/bin/sh", ["-c", "sleep 600"]).wait()
  }

  @Test(arguments: 0..<60) func endsSoon(number: Int) {
    usleep(100_000)
  }
}
