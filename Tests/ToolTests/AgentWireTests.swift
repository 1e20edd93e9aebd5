import AgentProtocol
import ESpeakNG
import Foundation
import TestSupport
import Testing

@testable import A11ySimCommands

/// What goes over the wire between a coding agent and `a11y-sim mcp`.
@Suite("The wire to an agent", .timeLimited) struct AgentWireTests {
  private func results(_ lines: [String]) throws -> [[String: Any]] {
    try Agent().lines(lines).map { ($0["result"] ?? $0["error"]) as? [String: Any] ?? [:] }
  }

  @Test(arguments: ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"])
  func eachEarlierVersionIsEchoed(version: String) throws {
    let answers = try Agent().lines([
      Agent.request("0", "initialize", #"{"protocolVersion":"\#(version)","capabilities":{}}"#),
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, Agent.request(#""a""#, "ping"),
      Agent.request("2", "tools/list"),
    ])
    #expect(answers.count == 3)
    let first = try #require(answers[0]["result"] as? [String: Any])
    #expect(first["protocolVersion"] as? String == version)
    #expect((first["serverInfo"] as? [String: Any])?["name"] as? String == "a11y-sim")
    #expect((first["instructions"] as? String ?? "").count < 600)
    #expect(answers[1]["id"] as? String == "a")
  }

  @Test func anUnknownVersionIsAnsweredWithTheNewestOfItsEra() throws {
    let earlier = try results([Agent.request("0", "initialize", #"{"protocolVersion":"1999-01-01"}"#)])
    #expect(earlier[0]["protocolVersion"] as? String == "2025-11-25")
    let modern = try results([
      Agent.request(
        "0", "tools/list", #"{"_meta":{"io.modelcontextprotocol/protocolVersion":"2031-01-01"}}"#)
    ])
    #expect(modern[0]["code"] as? Int == -32022)
    let data = try #require(modern[0]["data"] as? [String: Any])
    #expect(data["requested"] as? String == "2031-01-01")
    #expect((data["supported"] as? [String])?.first == "2026-07-28")
  }

  @Test func bothErasAreServedInOneProcess() throws {
    let answers = try results([
      Agent.request("1", "server/discover", "{\(Agent.modern)}"),
      Agent.request("2", "initialize", #"{"protocolVersion":"2025-06-18"}"#),
      Agent.request("3", "tools/list", "{\(Agent.modern)}"), Agent.request("4", "tools/list"),
      Agent.request("5", "ping", "{\(Agent.modern)}"), Agent.request("6", "ping"),
    ])
    #expect(answers[0]["supportedVersions"] as? [String] == ["2026-07-28"])
    #expect(answers[0]["resultType"] as? String == "complete")
    #expect(answers[0]["ttlMs"] as? Int == 3_600_000)
    #expect(answers[0]["cacheScope"] as? String == "public")
    #expect(answers[1]["protocolVersion"] as? String == "2025-06-18")
    #expect((answers[2]["tools"] as? [Any])?.count == 7)
    #expect((answers[3]["tools"] as? [Any])?.count == 7)
    #expect(answers[4]["code"] as? Int == -32601, "the newer era has no ping")
    #expect(answers[5]["code"] == nil)
  }

  @Test(arguments: [
    ("nonsense", -32700), (#"{"jsonrpc":"2.0","id":1,"method":"tools/list""#, -32700), ("[]", -32600), ("7", -32600),
    (#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, -32600), (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1}"#, -32600), (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":7}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"resources/list"}"#, -32601),
    (#"{"jsonrpc":"2.0","id":1,"method":"server/discover"}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"x"}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"hear"}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"hear_screen","arguments":[]}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#, -32602),
    (String(repeating: "[", count: 5_000), -32700),
    (String(repeating: "[", count: 99) + "1" + String(repeating: "]", count: 99), -32600),
  ])
  func aDamagedMessageIsAnswered(line: String, code: Int) throws {
    let answers = try Agent().lines([line, Agent.request("2", "ping")])
    #expect(answers.count == 2)
    let error = try #require(answers[0]["error"] as? [String: Any])
    #expect(error["code"] as? Int == code)
    #expect(answers[1]["result"] != nil, "the conversation goes on")
  }

  @Test func linesMayEndAsOnWindowsAndBeEmpty() throws {
    let answers = try Agent().lines(["", Agent.request("1", "ping") + "\r", "\r", #"{"jsonrpc":"2.0","method":"x"}"#])
    #expect(answers.count == 1)
  }

  @Test func anIdIsEchoedAsItIsWritten() throws {
    let result = try Tool.run(
      "mcp",
      input: Agent.request(#""1""#, "ping") + "\n" + Agent.request("1", "ping") + "\n" + Agent.request("-7", "ping"))
    let ids = result.output.split(separator: "\n").map {
      $0.contains(#""id":"1","#)
        ? "text" : $0.contains(#""id":1,"#) ? "number" : $0.contains(#""id":-7,"#) ? "negative" : "?"
    }
    #expect(ids == ["text", "number", "negative"], "a last line without an end counts")
  }

  @Test func aLineOf5MegabytesIsRead() throws {
    let dump = String(repeating: "a", count: 5_000_000)
    let answers = try Agent().lines([
      Agent.request("1", "tools/call", #"{"name":"hear_screen","arguments":{"dump":"\#(dump)"}}"#),
      Agent.request("2", "ping"),
    ])
    #expect(answers.count == 2)
    let call = try #require(answers.first { $0["id"] as? Int == 1 }?["result"] as? [String: Any])
    #expect(call["isError"] as? Bool == true)
  }

  @Test func aLineThatIsTooLongIsNotKept() throws {
    let run = InProcessRun(environment: [:], input: Array("12345678901\n1234567890\n\nabc".utf8))
    let read: [String] = InProcessRun.$current.withValue(run) {
      var lines = InputLines(limit: 10)
      var read: [String] = []
      while let line = lines.next() {
        if case .text(let bytes) = line {
          read.append(String(decoding: bytes, as: UTF8.self))
        } else {
          read.append("–")
        }
      }
      return read
    }
    #expect(read == ["–", "1234567890", "abc"])
  }

  // MARK: Calls

  private static func tool(_ body: @escaping @Sendable (ToolContext) -> Void) -> AgentTool {
    AgentTool(name: "wait", title: "", description: "", arguments: [], outputSchema: "{}") { (_, context) in
      body(context)
      return ToolAnswer(text: "done", structured: "{}")
    }
  }

  private func session(_ tool: AgentTool, _ lines: [String]) -> [String] {
    let run = InProcessRun(environment: [:], input: Array(lines.map { $0 + "\n" }.joined().utf8))
    InProcessRun.$current.withValue(run) {
      let information = AgentServer.Information(name: "a", title: "a", version: "1", instructions: "")
      AgentSession(AgentServer(information, tools: [tool])).run()
    }
    return run.text(of: .output).split(separator: "\n").map(String.init)
  }

  private static func wait(_ id: Int, _ meta: String = "") -> String {
    Agent.request(String(id), "tools/call", #"{"name":"wait"\#(meta)}"#)
  }

  @Test func aCancelledCallEndsWithoutAnAnswer() {
    let tool = Self.tool { context in while !context.isCancelled() { usleep(1_000) } }
    let output = session(
      tool,
      [
        Self.wait(1), #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":99}}"#,
        Agent.request("2", "ping"),
        #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1,"reason":"late"}}"#,
        Agent.request("3", "ping"),
      ])
    #expect(output.count == 2, "\(output)")
    #expect(output.allSatisfy { !$0.contains(#""id":1,"#) })
  }

  @Test func severalCallsAreWorkedOnAtTheSameTime() {
    // Each call waits until another one has begun too.
    let begun = Mutex()
    let tool = Self.tool { _ in
      begun.add()
      while begun.count < 2 { usleep(1_000) }
    }
    let output = session(tool, (1...2).map { Self.wait($0) })
    #expect(output.count == 2)
  }

  @Test func allCallsBeforeTheEndOfTheInputAreAnswered() {
    let output = session(Self.tool { _ in usleep(200) }, (1...300).map { Self.wait($0) })
    #expect(output.count == 300)
  }

  @Test func progressIsToldToWhoAsks() {
    let tool = Self.tool { context in for part in 1...3 { context.report(part, 3, "part \(part)") } }
    let output = session(tool, [Self.wait(1, #","_meta":{"progressToken":"t"}"#)])
    #expect(output.count == 4)
    #expect(output[0].contains(#""params":{"progressToken":"t","progress":1,"total":3"#))
    #expect(output[3].contains(#""result""#), "nothing comes after the answer")
    #expect(session(tool, [Self.wait(1)]).count == 1)
  }

  // MARK: Damage

  @Test func damagedMessages() throws { try damage(400) }

  @Test(.enabled(if: AtLength.isWanted)) func damagedMessagesAtLength() throws { try damage(20_000) }

  /// Each damaged request is answered, unless it has become a notification, an answer or an empty line.
  private func damage(_ count: Int) throws {
    let file = Agent.captured("sign-in/idb.json")
    let seeds = [
      Agent.request(
        "1", "tools/call", #"{"name":"hear_screen","arguments":{"path":"\#(file)","limit":3},\#(Agent.modern)}"#),
      Agent.request("2", "initialize", #"{"protocolVersion":"2025-06-18","capabilities":{}}"#),
      Agent.request("3", "tools/list", "{\(Agent.modern)}"),
      Agent.request(
        "4", "tools/call", #"{"name":"play_steps","arguments":{"path":"demo","steps":["appear","doubleTap"]}}"#),
      Agent.request("5", "tools/call", #"{"name":"search_reference","arguments":{"query":"swipe","limit":2}}"#),
    ].map { Array($0.utf8) }
    var random = SplitMix64(seed: 52)
    var lines: [[UInt8]] = []
    for index in 0..<count {
      var line = seeds[index % seeds.count]
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<line.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: line[place] = UInt8.random(in: 0...255, using: &random)
        case 1: line.remove(at: place)
        case 2: line.insert(line[Int.random(in: 0..<line.count, using: &random)], at: place)
        default: line.removeSubrange(place..<min(line.count, place + 20))
        }
        if line.isEmpty { line = [UInt8(ascii: "x")] }
      }
      lines.append(line.filter { $0 != 0x0A && $0 != 0x0D })
    }
    let run = InProcessRun(environment: ["CI": ""], input: Array(lines.joined(separator: [0x0A])))
    let screens = AgentScreens(folders: AgentFolders(allowing: ["/"]))
    let information = AgentServer.Information(name: "a", title: "a", version: "1", instructions: "")
    InProcessRun.$current.withValue(run) {
      AgentSession(AgentServer(information, tools: AgentTool.all(screens))).run()
    }
    let answers = run.text(of: .output).split(separator: "\n")
    for answer in answers {
      #expect(answer.hasPrefix(#"{"jsonrpc":"2.0","#) && answer.hasSuffix("}"))
    }
    let silent = lines.count { line in
      if line.isEmpty { return true }
      switch AgentMessage(line) {
      case .notification, .response: return true
      case .request, .invalid: return false
      }
    }
    #expect(answers.count == count - silent)
    #expect(run.text(of: .errors).isEmpty)
  }
}

/// A number that threads share.
private final class Mutex: @unchecked Sendable {
  private let lock = NSLock()
  private var number = 0

  func add() { lock.withLock { number += 1 } }

  var count: Int { lock.withLock { number } }
}
