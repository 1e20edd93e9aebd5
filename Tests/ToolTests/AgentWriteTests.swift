import AgentProtocol
import ESpeakNG
import Foundation
import TestSupport
import Testing

@testable import A11ySimCommands

/// What an agent adds to a scenario that it saved, and what ends a long play.
@Suite("What an agent saves and cancels", .timeLimited) struct AgentWriteTests {
  private static let first = Agent.captured("sign-in/appium.xml")
  private static let second = Agent.captured("build-2/appium.xml")

  private func text(_ folder: TemporaryFolder, _ name: String) throws -> String {
    try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
  }

  @Test func aScenarioIsExtendedByStepsAndScreens() throws {
    let folder = TemporaryFolder()
    let agent = Agent(folder: folder.path)
    let missing = try agent.call("write_scenario", ["file": "a.yaml", "extend": true, "steps": ["doubleTap"]])
    #expect(missing.isError && missing.text.hasPrefix("there is no file to extend"), "\(missing.text)")
    _ = try agent.call("write_scenario", ["file": "a.yaml", "path": Self.first, "expect": "all"])
    // Somebody adds a comment and a key of their own.
    let start = try text(folder, "a.yaml").replacingOccurrences(
      of: "locale: en", with: "name: Sign-in # ours\nlocale: en")
    _ = try folder.file("a.yaml", start)
    let screen = try text(folder, "a.screen.json")

    let steps = try agent.call(
      "write_scenario", ["file": "a.yaml", "extend": true, "steps": [["swipe": "left"]], "expect": "all"])
    #expect(!steps.isError, "\(steps.text)")
    #expect(steps.structured?["replaced"] as? Bool == false)
    #expect(steps.structured?["written"] as? [String] == ["a.yaml"])
    let longer = try text(folder, "a.yaml")
    #expect(longer.hasPrefix(start) && longer != start)
    #expect(longer.dropFirst(start.count).hasPrefix("  - {\"swipe\":\"left\"}\n  - expect:"))

    let next = try agent.call("write_scenario", ["file": "a.yaml", "extend": true, "path": Self.second])
    #expect(!next.isError, "\(next.text)")
    #expect(next.structured?["written"] as? [String] == ["a.yaml", "a.2.screen.json"])
    let longest = try text(folder, "a.yaml")
    #expect(longest.hasPrefix(longer))
    #expect(longest.dropFirst(longer.count).hasPrefix("  - screen: { file: \"a.2.screen.json\" }\n  - swipe: "))
    #expect(try text(folder, "a.screen.json") == screen)
    let third = try agent.call("write_scenario", ["file": "a.yaml", "extend": true, "path": Self.first])
    #expect(third.structured?["written"] as? [String] == ["a.yaml", "a.3.screen.json"])
    let test = try Tool.run("test", "a.yaml", folder: folder.path)
    #expect(test.output.contains("1 passed, 0 failed, 2 expectations"), "\(test.output)\(test.errors)")
  }

  @Test func whatCannotBeExtendedStaysAsItIs() throws {
    let folder = TemporaryFolder()
    let agent = Agent(folder: folder.path)
    func refused(_ arguments: [String: Any], _ message: String) throws {
      var all: [String: Any] = ["extend": true, "steps": ["doubleTap"]]
      all.merge(arguments) { $1 }
      let file = folder.path + "/" + (all["file"] as? String ?? "")
      let before = FileManager.default.contents(atPath: file)
      let answer = try agent.call("write_scenario", all)
      #expect(answer.isError && answer.text.contains(message), "\(answer.text)")
      #expect(FileManager.default.contents(atPath: file) == before)
    }
    let foreign = "reader: voiceover\nscreen: [ { text: A } ]\nsteps:\n  - appear\n"
    _ = try folder.file("foreign.yaml", foreign)
    try refused(["file": "foreign.yaml"], "was not written by this tool")
    let mark = AgentScenario.mark + "\n"
    _ = try folder.file("last.yaml", mark + foreign + "ignore: []\n")
    try refused(["file": "last.yaml"], "cannot be written")
    _ = try folder.file("flow.yaml", mark + "reader: voiceover\nscreen: [ { text: A } ]\nsteps: [ appear ]\n")
    try refused(["file": "flow.yaml"], "cannot be written")
    _ = try folder.file(
      "both.yaml", mark + foreign.replacingOccurrences(of: "voiceover", with: "[voiceover, talkback]"))
    try refused(["file": "both.yaml", "expect": "all"], "two readers say different lines")
    _ = try folder.file("good.yaml", mark + foreign)
    try refused(["file": "good.yaml", "steps": [["swipe": "rigt"]]], "cannot be written")
    try refused(["file": "good.yaml", "update": true], "leave out “update”")
    try refused(["file": "good.yaml", "reader": "talkback"], "leave out “reader”")
    try refused(["file": "good.yaml", "path": "demo"], "is a scenario already")
    _ = try folder.file("reads.yaml", mark + foreign + "  - screen: { file: /etc/hostname }\n")
    try refused(["file": "reads.yaml"], "names another that is not in a folder that may be read")
  }

  @Test func nothingIsWrittenThroughALink() throws {
    let folder = TemporaryFolder()
    let outside = TemporaryFolder()
    let inside = folder.path + "/work"
    try folder.folder("work")
    let target = try outside.file("target.yaml", AgentScenario.mark + "\nscreen: [ { text: A } ]\nsteps:\n  - appear\n")
    for (name, path) in [
      ("to-file.yaml", target), ("to-nothing.yaml", outside.path + "/new.yaml"), ("of-screen.screen.json", target),
      ("folder", outside.path),
    ] {
      try folder.link("work/" + name, to: path)
    }
    let before = FileManager.default.contents(atPath: target)
    for name in ["to-file.yaml", "to-nothing.yaml", "of-screen.yaml", "folder/a.yaml"] {
      for flag in [nil, "update", "extend"] as [String?] {
        var arguments: [String: Any] = ["file": name, "path": Self.first]
        if let flag { arguments[flag] = true }
        let answer = try Agent(folder: inside).call("write_scenario", arguments)
        #expect(answer.isError, "\(name), \(flag ?? "no flag"): \(answer.text)")
      }
    }
    #expect(FileManager.default.contents(atPath: target) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path) == ["target.yaml"])
  }

  // MARK: Cancellation

  private func longPlay(_ folder: TemporaryFolder) throws -> String {
    let steps = String(repeating: "  - swipe: right\n  - swipe: left\n", count: 600)
    return try folder.file("long.yaml", "screen: [ { text: A }, { text: B } ]\nsteps:\n  - appear\n\(steps)")
  }

  /// The call is cancelled at its fourth question: it asks before each step, and plays no further one.
  @Test(arguments: ["play_steps", "hear_screen"]) func aLongPlayEndsBetweenTwoSteps(name: String) throws {
    let folder = TemporaryFolder()
    let file = try longPlay(folder)
    let screens = AgentScreens(folders: AgentFolders(allowing: [folder.path]))
    let tool = try #require(AgentTool.all(screens).first { $0.name == name })
    let arguments = try ToolArguments(JSONValue.read(Array(#"{"path":"\#(file)"}"#.utf8)), of: tool)
    for (limit, isCancelled) in [(4, true), (Int.max, false)] {
      let asked = Questions(limit: limit)
      let context = ToolContext(isCancelled: { asked.isLast() }, report: { _, _, _ in })
      let result = InProcessRun.$current.withValue(InProcessRun(environment: [:], input: [])) {
        Result { () throws(ToolFailure) in try tool.call(arguments, context) }
      }
      switch result {
      case .success: #expect(!isCancelled)
      case .failure(let failure): #expect(isCancelled && failure.message == "the call was cancelled", "\(failure)")
      }
      #expect(isCancelled ? asked.count < 10 : asked.count > 1_200, "asked \(asked.count) times")
    }
  }

  @Test func aCancelledPlayIsNotAnswered() throws {
    let folder = TemporaryFolder()
    let file = try longPlay(folder)
    let play = #"{"name":"play_steps","arguments":{"path":"\#(file)"}}"#
    let answers = try Agent(folder: folder.path).lines([
      Agent.request("1", "tools/call", play), Agent.request("2", "ping"),
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1,"reason":"not needed"}}"#,
      Agent.request("3", "tools/call", #"{"name":"hear_screen","arguments":{"path":"demo"}}"#),
    ])
    #expect(answers.compactMap { $0["id"] as? Int }.sorted() == [2, 3])
  }
}

/// Answers “no” until the question with a number.
private final class Questions: @unchecked Sendable {
  private let lock = NSLock()
  private let limit: Int
  private var asked = 0

  init(limit: Int) { self.limit = limit }

  func isLast() -> Bool {
    lock.withLock {
      asked += 1
      return asked >= limit
    }
  }

  var count: Int { lock.withLock { asked } }
}
