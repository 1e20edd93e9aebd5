import Foundation
import TestSupport
import Testing

/// `Scripts/action run`, as a step of action.yml starts it. Scripts/release tries it with the files of a release.
@Suite("The action for GitHub", .timeLimited) struct ActionTests {
  private struct Run {
    var status: Int32
    var log: String
    var summary: String
    /// The files of the artifact, by name.
    var artifact: [String: String]

    var page: String { artifact["report.html"] ?? "" }
  }

  private static func run(
    _ command: String, _ paths: String, arguments: String = "", in folder: TemporaryFolder,
    tool: String = BuiltProgram.path(of: "a11y-sim")
  ) throws -> Run {
    let runner = TemporaryFolder()
    let result = try Program.run(
      "/usr/bin/env", ["bash", Tool.package.path + "/Scripts/action", "run"],
      environment: [
        "TOOL": tool, "INPUT_COMMAND": command, "INPUT_PATHS": paths, "INPUT_ARGUMENTS": arguments,
        "RUNNER_TEMP": runner.path, "GITHUB_OUTPUT": try runner.place(for: "output"),
        "GITHUB_STEP_SUMMARY": try runner.place(for: "summary"), "A11Y_SIM_SPEECH_WORKER": "/nowhere", "CI": "true",
      ], folder: folder.path)
    func text(_ name: String) -> String { String(decoding: runner.bytes(name) ?? [], as: UTF8.self) }
    let names = runner.names(in: "a11y-sim-report")
    return Run(
      status: result.status, log: result.output + result.errors, summary: text("summary"),
      artifact: Dictionary(uniqueKeysWithValues: names.map { ($0, text("a11y-sim-report/" + $0)) }))
  }

  private static let code = """
    name: code
    locale: [en, de]
    reader: [voiceover, talkback]
    screen: [ { textField: { label: Code, id: code } }, { button: Send } ]
    steps:
      - touch: code
      - doubleTap
      - type: "70519384"
    """

  @Test("a code that is concealed is nowhere in the artifact", arguments: ["test", "audit"])
  func redaction(command: String) throws {
    let folder = TemporaryFolder()
    try folder.file("code.yaml", Self.code)
    let open = try Self.run(command, "code.yaml", in: folder)
    #expect(open.page.contains("70519384"))
    let closed = try Self.run(command, "code.yaml", arguments: "--redact", in: folder)
    #expect(closed.page.contains("Send"))
    for (name, text) in closed.artifact { #expect(!text.contains("70519384"), "in \(name)") }
    #expect(!closed.summary.contains("70519384") && !closed.log.contains("70519384"))
  }

  private static let argumentLists = [
    "--locale de --reader talkback@15.1 --pace typing", "--reader=talkback@15.1\n--locale=de",
    "--fail-fast --locale de --filter code --reader talkback@15.1 --shard 1/1 --update-on-ci --diff full",
    "--format junit=--redact --reader talkback@15.1 --locale de", "--locale de --reader talkback@15.1 -- other.yaml",
  ]

  @Test("the page shows what the command has looked at", arguments: argumentLists[3...])
  func arguments(arguments: String) throws { try lookAtPage(arguments) }

  @Test("the page shows all that the command has looked at", .enabled(if: AtLength.isWanted), arguments: argumentLists)
  func argumentsAtLength(arguments: String) throws { try lookAtPage(arguments) }

  private func lookAtPage(_ arguments: String) throws {
    let folder = TemporaryFolder()
    try folder.file("code.yaml", Self.code)
    try folder.file("other.yaml", Self.code)
    let run = try Self.run("test", "code.yaml", arguments: arguments, in: folder)
    #expect(run.status <= 1, "\(run.log)")
    #expect(run.page.contains("TalkBack 15.1") && !run.page.contains("VoiceOver "))
    #expect(run.page.contains("70519384"))
    #expect(run.page.contains("other.yaml") == arguments.contains("other.yaml"))
  }

  @Test("a page that would show what --redact conceals is not written")
  func unknownOption() throws {
    let folder = TemporaryFolder()
    try folder.file("code.yaml", Self.code)
    let real = BuiltProgram.path(of: "a11y-sim")
    for lacking in ["", "  --locale <tag>  Use it\n"] {
      let script = """
        #!/bin/sh
        if [ "$1 $2" = "report --help" ]; then printf '\(lacking)'; else exec "\(real)" "$@"; fi
        """
      let tool = try folder.file("tool", script)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool)
      let run = try Self.run("test", "code.yaml", arguments: "--redact", in: folder, tool: tool)
      #expect(run.status == 0)
      #expect(run.artifact["report.html"] == nil && run.artifact["output.txt"] != nil)
      #expect(run.log.contains("::warning::there is no page in the report"))
    }
  }

  @Test("no text of an app ends the block in the summary", arguments: [0, 3])
  func fence(count: Int) throws { try summarise(rowOf: count) }

  @Test("no row of an app ends the block in the summary", .enabled(if: AtLength.isWanted), arguments: 0..<7)
  func fenceAtLength(count: Int) throws { try summarise(rowOf: count) }

  private func summarise(rowOf count: Int) throws {
    let folder = TemporaryFolder()
    let row = String(repeating: "`", count: count)
    try folder.file(
      "a.yaml",
      """
      screen: [ { text: "\(row)" }, { text: "a \(row) b" }, { text: "</details> <img src=x>" } ]
      steps: [ readAll, { expect: { line: "\(row)x" } }, { expect: "\(row) nothing" } ]
      """)
    let run = try Self.run("test", "a.yaml", arguments: "--diff full", in: folder)
    let lines = run.summary.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == Substring(String(repeating: "`", count: max(3, count + 1))))
    #expect(lines.dropFirst().first { $0 == lines[0] } == lines.dropLast().last && lines.last == "")
    #expect(lines.dropFirst().dropLast(2).allSatisfy { !$0.contains(lines[0]) })
    #expect(run.summary.contains("\(row)x"))
  }

  @Test("a file that is named like an option is a file, and one with a comma keeps its annotation")
  func names() throws {
    let folder = TemporaryFolder()
    let defect = "screen: [ { button: { id: b } } ]\nsteps: [ { touch: b } ]\n"
    try folder.file("--version", defect)
    try folder.file("a,line=1,b.yaml", defect)
    let audit = try Self.run("audit", "a,line=1,b.yaml --version", in: folder)
    #expect(audit.status == 1, "\(audit.log)")
    #expect(audit.log.contains("::error file=a%2Cline=1%2Cb.yaml,line=2,"))
    #expect(audit.log.contains("::error file=--version,line=2,"))
    let test = try Self.run("test", "--version", in: folder)
    #expect(test.log.contains("--version") && test.artifact["report.html"] != nil)
  }

  @Test("a line break in a file's name begins no workflow command")
  func lineBreak() throws {
    let folder = TemporaryFolder()
    try folder.file("flows/a\n::error file=README.md,line=1::pwned.yaml", "steps: [ { expect: nothing } ]")
    for command in ["test", "audit"] {
      let run = try Self.run(command, "flows", in: folder)
      #expect(!run.log.contains("\n::error file=README.md"), "\(run.log)")
    }
  }
}
