import Foundation
import TestSupport
import Testing

/// A bank's login, code and PIN, as they should be: they pass, and an audit finds nothing.
@Suite(.timeLimited) struct FlowTests {
  private static let folder = Tool.package.path + "/Tests/Scenarios/flows"
  /// The secrets that a person types, by flow.
  private static let secrets = ["login": ["marmalade7", "marmelade"], "pin": ["5827", "5872"]]

  @Test("they are heard as they were written down", arguments: ["login", "code", "pin"])
  func passes(name: String) throws {
    let result = try Tool.run("test", "\(Self.folder)/\(name).yaml")
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(result.output.contains("1 passed, 0 failed"))
  }

  @Test("an audit finds nothing, not even information", arguments: ["login", "code", "pin"])
  func audit(name: String) throws {
    let result = try Tool.run("audit", "\(Self.folder)/\(name).yaml")
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("\nnothing found by the "))
  }

  /// The secrets stand in the file, so the outputs must come from what is played and not from the file's own text.
  @Test("a secret is in no output of any command, also when the password is shown", arguments: ["login", "pin"])
  func secrets(name: String) throws {
    let folder = TemporaryFolder()
    let file = "\(Self.folder)/\(name).yaml"
    var commands: [[String]] = [
      ["audit", "--verbose"], ["describe"], ["run", "--why"], ["run", "--audit"],
    ]
    for (command, formats) in [
      ("run", ["text", "jsonl", "json", "vtt", "srt", "table"]),
      ("test", ["text", "json", "junit", "github", "sarif"]),
      ("audit", ["text", "json", "jsonl"]),
    ] {
      commands += formats.map { [command, "--format", $0] }
    }
    let secrets = try #require(Self.secrets[name])
    for command in commands {
      let result = try Tool.run(command + [file], folder: folder.path)
      for secret in secrets {
        let spelled = secret.map(String.init).joined(separator: " ")
        for output in [result.output, result.errors] {
          #expect(!output.contains(secret), "\(command) has “\(secret)”")
          #expect(!output.contains(spelled), "\(command) has “\(spelled)”")
        }
      }
      #expect(result.status == 0, "\(command): \(result.errors)")
    }
  }

  /// The expectation fails right where the password is shown. Differences quote what was heard.
  @Test("a difference does not tell the secret either")
  func secretInDifference() throws {
    let text = try String(contentsOfFile: Self.folder + "/login.yaml", encoding: .utf8)
    let folder = TemporaryFolder()
    let file = try folder.file(
      "login.yaml", text.replacingOccurrences(of: "      Hide password\n", with: "      Show\n"))
    for format in ["text", "json", "junit", "github", "sarif"] {
      let result = try Tool.run("test", "--format", format, file, folder: folder.path)
      #expect(result.status == 1)
      #expect(!(result.output + result.errors).contains("marmelade"))
    }
  }

  @Test("--redact hides a code in what is quoted, and leaves the tool's own words and counts")
  func ownSentences() throws {
    let scenario = """
      screen: [ { textField: { label: Code, id: code, maxLength: 1 } }, { button: { label: Next, id: next } } ]
      steps:
        - focus: code
        - type: 1
        - { type: text, expectNothing: true }
        - touch: next
        - touch: code
        - touch: next
        - expect: { contains: something 1 text }
        - expect: |
            Code, text field
      """
    let result = try Tool.run("test", "-", "--redact", input: scenario)
    #expect(result.errors.contains("error: “something • ••••” was not heard"))
    #expect(result.errors.contains("note: expected: Code, text field"))
    #expect(result.errors.contains("note: 10 more lines differ"))
    let refused = try Tool.run("test", "-", "--redact", input: scenario.replacing(", expectNothing: true", with: ""))
    #expect(refused.errors.contains("code accepts no more characters, so the key is rejected"))
  }
}
