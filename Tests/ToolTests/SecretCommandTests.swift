import Foundation
import TestSupport
import Testing

/// Every command, over files that differ only in a secret: all that it prints and writes is equal.
@Suite(.timeLimited) struct SecretCommandTests {
  /// The files of a folder in which a person works.
  private static func write(_ secret: String, to folder: TemporaryFolder, seed: Int) throws {
    let said = [secret, secret.map(String.init).joined(separator: " "), secret.uppercased()][seed % 3]
    try folder.file(
      "flow.yaml",
      """
      locale: [en, \(["fr", "de", "ja"][seed % 3])]
      screen:
        - heading: Welcome
        - \(seed % 2 == 0 ? "secureTextField" : "textField"): { label: Password, id: pw }
        - text: { label: Nothing yet, id: echo }
        - button: { label: Show, id: show }
      when:
        show.activated: [ { set: { pw: { secure: false } } } ]
      steps:
        - touch: pw
        - doubleTap
        - \(["type", "paste", "autofill"][seed / 2 % 3]): "\(secret)"
        - select: "\(secret)"
        - set: { echo: { label: "You typed \(said)" } }
        - touch: show
        - doubleTap
        - touch: pw
        - announce: "It is \(said)"
        - set: { pw: { secure: true } }
        - touch: echo
        - expect: { contains: Not heard }

      """)
    try folder.file("opened.yaml", Self.screen("  - secureTextField: { label: Password, id: pw }"))
    try folder.file(
      "shown.yaml",
      Self.screen("  - textField: { label: Password, id: pw }") + "when:\n  pw.changed: [ { announce: Changed } ]\n")
    func capture(_ name: String, _ password: String, note: String) throws {
      try folder.file(
        "captures/\(name).screen.json",
        """
        { "a11ySimScreen": 1, "platform": "iOS", "order": "captured", "unknown": [], "elements": [
          { "id": "pw", \(password), "label": "Password" },
          { "id": "note", "role": "text", "label": "\(note)" } ] }
        """)
    }
    try capture("closed", "\"role\": \"secureTextField\", \"length\": \(secret.count)", note: "Choose one")
    try capture("open", "\"role\": \"textField\", \"value\": \"\(secret)\"", note: "You chose \(said)")
    try folder.file("keys", "right\nright\nreturn\n" + secret.map { "type:\($0)\n" }.joined() + "escape\nright\n")
  }

  private static func screen(_ field: String) -> String {
    "screen:\n  - heading: Welcome\n\(field)\n  - button: Next\nsteps:\n  - appear\n"
  }

  private static let reading = ["text", "json", "jsonl", "vtt", "srt", "table"].map {
    ["run", "flow.yaml", "--format", $0]
  }
  private static let commands: [[String]] =
    reading + [
      ["run", "flow.yaml", "--why", "--marks", "--audit", "--reader", "voiceover", "--reader", "talkback"],
      ["audit", "flow.yaml", "--reader", "voiceover", "--reader", "talkback"],
      ["audit", "flow.yaml", "--format", "json"],
      ["audit", "captures"],
      ["test", "flow.yaml", "--update"],
      ["test", "flow.yaml", "--format", "json"],
      ["test", "flow.yaml", "--format", "sarif"],
      ["test", "flow.yaml", "--format", "github"],
      ["test", "flow.yaml", "--format", "junit"],
      ["report", "flow.yaml", "--no-sound", "-o", "report.html", "--evidence", "evidence.json"],
      ["report", "captures", "--no-sound", "-o", "captures.html"],
      ["describe", "flow.yaml"],
      ["describe", "flow.yaml", "--tree"],
      ["compare", "flow.yaml", "--reader", "voiceover", "--reader", "talkback"],
      ["diff", "captures/closed.screen.json", "captures/open.screen.json"],
      ["diff", "captures/open.screen.json", "captures/closed.screen.json", "--format", "json"],
      ["capture", "captures", "-o", "kept"],
      ["explore", "opened.yaml", "--script", "--record", "explored.yaml"],
      ["explore", "shown.yaml", "--script", "--redact", "--record", "redacted.yaml"],
    ]

  /// Runs all commands and returns what each prints, and the files that they write.
  private static func outputs(_ secret: String, seed: Int) throws -> [(name: String, text: String)] {
    let folder = TemporaryFolder()
    try write(secret, to: folder, seed: seed)
    let given = Set(files(in: folder.path))
    let keys = try String(contentsOfFile: folder.path + "/keys", encoding: .utf8)
    var outputs: [(String, String)] = []
    for command in commands {
      let input = command[0] == "explore" ? keys : ""
      let run = try Tool.run(command, input: input, folder: folder.path)
      outputs.append((command.joined(separator: " "), "\(run.status)\n\(run.output)\n\(run.errors)"))
    }
    for file in files(in: folder.path) where !given.contains(file) {
      outputs.append((file, String(decoding: folder.bytes(file) ?? [], as: UTF8.self)))
    }
    return outputs
  }

  private static func files(in path: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
    return all.filter { $0.contains(".") }.sorted()
  }

  private func differences(_ seeds: Range<Int>) async throws -> [String] {
    var differences: [String] = []
    for seed in seeds {
      await Task.yield()
      var random = SplitMix64(seed: UInt64(seed))
      let pair = SecretPair(&random)
      let (first, second) = (try Self.outputs(pair.first, seed: seed), try Self.outputs(pair.second, seed: seed))
      #expect(first.map(\.name) == second.map(\.name))
      for (one, other) in zip(first, second) where one.text != other.text {
        let lines = zip(one.text.split(separator: "\n"), other.text.split(separator: "\n")).first { $0 != $1 }
        differences.append(
          "\(seed), \(pair.first) and \(pair.second), \(one.name): \(lines.map { "\($0)\n\($1)" } ?? "")")
      }
      for output in first where output.text.contains(pair.first) {
        differences.append("\(seed), \(pair.first) is in the output of \(output.name)")
      }
    }
    return differences
  }

  @Test func noCommandTellsASecret() async throws {
    let differences = try await differences(0..<3)
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n\n"))")
  }

  @Test(.enabled(if: AtLength.isWanted)) func noCommandTellsASecretAtLength() async throws {
    let differences = try await differences(0..<AtLength.number("A11Y_SIM_COMMAND_PAIRS", default: 12))
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n\n"))")
  }
}
