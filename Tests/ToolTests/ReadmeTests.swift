import Foundation
import Testing

/// What the README shows is what happens.
@Suite struct ReadmeTests {
  private static func blocks(_ language: String) throws -> [String] {
    let text = try String(contentsOf: Tool.package.appendingPathComponent("README.md"), encoding: .utf8)
    var blocks: [String] = []
    var open: (language: Substring, lines: [Substring])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let block = open, block.language == language {
          blocks.append(block.lines.joined(separator: "\n") + "\n")
        }
        open = open == nil ? (line.dropFirst(3), []) : nil
      } else {
        open?.lines.append(line)
      }
    }
    return blocks
  }

  @Test func theTranscriptIsTheDemos() throws {
    let shown = try #require(try Self.blocks("").first { $0.hasPrefix("# a11y-sim 1") })
    #expect(shown == (try Tool.run("demo").output))
  }

  @Test(arguments: [
    ("# demo · en\n", ["audit", "demo"]),
    (
      "# a11y-sim 1 · \(Tool.reader) · en\n",
      "compare demo --components ouds-pin-code-input@1.4,ouds-pin-code-input@3.0"
        .split(separator: " ").map(String.init)
    ),
  ])
  func excerptsAreWhatIsPrinted(beginning: String, arguments: [String]) throws {
    let shown = try #require(try Self.blocks("").first { $0.hasPrefix(beginning) })
    var rest = ("\n" + (try Tool.run(arguments).output))[...]
    for piece in ("\n" + shown).split(separator: "\n…") {
      rest = try #require(rest.firstRange(of: piece).map { rest[$0.upperBound...] }, "\(piece)")
    }
  }

  @Test func theScenarioPasses() throws {
    let scenario = try #require(try Self.blocks("yaml").first { $0.contains("steps:") && $0.contains("screen:") })
    let result = try Tool.run("-", input: scenario)
    #expect(result.status == 0)
    #expect(result.errors == "")
  }

  @Test func theTablesOfVersionsAreWhatIsHeard() throws {
    let text = try String(contentsOf: Tool.package.appendingPathComponent("README.md"), encoding: .utf8)
    for (version, reader) in [("1.4", "none"), ("1.4", "voiceover"), ("3.0", "none"), ("3.0", "voiceover")] {
      let lines = try Self.lines(of: "autofocus.\(version).\(reader)")
      #expect(text.contains("| " + lines.map { "`\($0)`" }.joined(separator: "<br>") + " |"))
    }
    #expect(try Self.lines(of: "error.3.3").last == "The code is not correct")
    #expect(text.contains("| (nothing is said) | `The code is not correct` |"))
  }

  private static func lines(of name: String) throws -> [Substring] {
    let path = Tool.package.appendingPathComponent("Tests/Scenarios/ouds-pin-code-input/\(name).yaml").path
    return try Tool.run(path).output.split(separator: "\n").filter { !$0.hasPrefix("#") }
  }
}
