import Foundation
import TestSupport
import Testing

/// No name of an element gives an order to a terminal or to a CI host.
@Suite("Hostile texts", .timeLimited) struct HostileTextTests {
  /// A hundred labels: each mark that a terminal or a CI host obeys, at the beginning, in the middle and at the end.
  private static let labels: [String] = {
    let marks =
      (Array(0..<0x20) + Array(0x7F..<0xA0)).map { String(UnicodeScalar(UInt8($0))) } + [
        "\u{9B}31m", "\u{1B}]0;title\u{7}",
      ]
      + ["\u{202E}", "\u{2066}", "\u{200F}", "\u{61C}", "\u{2028}", "\u{2029}"]
    let commands = ["::error file=a::", " ::set-output name=a::", "##vso[task.complete]", "##[error]", "##teamcity[a]"]
    return (marks.flatMap { ["\($0)word", "before\($0)word"] } + commands + commands.map { "word\n\($0)" })
      + ["word\r\n::warning::a", "word\u{1B}[2J", "\u{1B}[31mword\u{1B}[0m", "word\u{8}\u{8}\u{8}", "a\tword"]
  }()

  private static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      scalar.value < 0x20 || scalar.value > 0x7E || scalar == "\"" || scalar == "\\"
        ? "\\u\(String(repeating: "0", count: 4 - String(scalar.value, radix: 16).count))\(String(scalar.value, radix: 16))"
        : String(scalar)
    }
    return "\"\(scalars.joined())\""
  }

  private static func scenario() -> String {
    let elements = labels.enumerated().map { index, label in
      "  - button: { label: \(quoted(label)), id: b\(index), value: \(quoted(label)), hint: \(quoted(label)) }\n"
    }
    return "name: \(quoted("a \(labels[0])\n::error::b"))\nscreen:\n\(elements.joined())steps:\n  - readAll\n"
      + "  - announce: \(quoted("::error::\u{1B}c word"))\n  - expect: { line: \(quoted("\u{1B}[1mnone")) }\n"
  }

  @Test(arguments: [
    ["run"], ["run", "--format", "table"], ["describe", "--tree"], ["audit"], ["test", "--format", "github"],
  ])
  func inScenarios(arguments: [String]) throws { try play(arguments) }

  @Test(
    .enabled(if: AtLength.isWanted),
    arguments: [
      ["run", "--format", "json"], ["run", "--format", "jsonl"], ["run", "--format", "chapters"],
      ["audit", "--format", "json"], ["test", "--format", "json"], ["test", "--format", "sarif"],
      ["report", "--svg"], ["run", "--why"], ["run", "--format", "vtt"], ["run", "--format", "srt"],
      ["run", "--audit"],
      ["run", "--style", "accessibility-snapshot"], ["describe"], ["test"], ["test", "--diff", "full"],
      ["test", "--format", "junit"], ["compare"],
    ])
  func inScenariosAtLength(arguments: [String]) throws { try play(arguments) }

  private func play(_ arguments: [String]) throws {
    let folder = TemporaryFolder()
    let file = try folder.file("hostile.yaml", Self.scenario())
    let result = try Tool.run([arguments[0], file] + arguments.dropFirst())
    try expectHarmless(
      result.output + result.errors, mayHaveCommands: arguments.contains("github"),
      isData: !Set(["json", "jsonl", "sarif"]).isDisjoint(with: arguments))
    if ["run", "describe"].contains(arguments[0]) { #expect(result.output.contains("word")) }
  }

  // MARK: Files

  /// Marks of every kind that a terminal obeys, in a label that no other text of a test is like.
  private static let label = "Pay\u{86}a\u{9B}31mb\u{202E}c\u{2066}d\u{200F}e\u{61C}f\u{7F}now"

  private static func page(_ label: String) -> String {
    let text = label.unicodeScalars.map { $0.isASCII && $0.value < 0x7F ? String($0) : "&#\($0.value);" }.joined()
    return """
      <?xml version="1.0"?><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="x" label="x" enabled="true" \
      visible="true" x="0" y="0" width="390" height="844"><XCUIElementTypeButton type="XCUIElementTypeButton" name="\(text)" \
      label="\(text)" enabled="true" visible="true" accessible="true" x="10" y="10" width="80" height="44"/>\
      </XCUIElementTypeApplication>
      """
  }

  /// What is printed or written as data has the escapes of its format, and a program reads the label as the app wrote it.
  @Test func inData() throws {
    let folder = TemporaryFolder()
    try folder.file("old/a.xml", Self.page("Pay later"))
    try folder.file("new/a.xml", Self.page(Self.label))
    try folder.file(
      "a.yaml",
      "name: \(Self.quoted(Self.label))\nscreen: [ { button: { label: \(Self.quoted(Self.label)), id: b } } ]\n"
        + "steps:\n  - readAll\n  - expect: { line: \(Self.quoted(Self.label)) }\n")
    func strings(_ json: String) throws -> [String] {
      func texts(_ value: Any) -> [String] {
        switch value {
        case let text as String: [text]
        case let list as [Any]: list.flatMap(texts)
        case let object as [String: Any]: object.values.flatMap(texts)
        default: []
        }
      }
      return texts(try JSONSerialization.jsonObject(with: Data(json.utf8)))
    }
    for arguments in [
      ["run", "a.yaml", "--format", "json"], ["capture", "new/a.xml"], ["diff", "old", "new", "--format", "json"],
      ["diff", "old", "new", "--format", "sarif"], ["test", "a.yaml", "--format", "json"],
      ["test", "a.yaml", "--format", "sarif"], ["audit", "new/a.xml", "--format", "json"],
      ["pronounce", Self.label, "--format", "json"],
    ] {
      let result = try Tool.run(arguments, folder: folder.path)
      try expectHarmless(result.output + result.errors, mayHaveCommands: false)
      if arguments[0] == "audit" { continue }
      #expect(try strings(result.output).contains { $0.contains(Self.label) }, "\(arguments): \(result)")
    }
    for format in ["text", "json", "junit", "github", "sarif"] {
      for arguments in [["test", "a.yaml"], ["diff", "old", "new"]] {
        _ = try Tool.run(arguments + ["--format", "\(format)=out"], folder: folder.path)
        let text = String(decoding: try #require(folder.bytes("out")), as: UTF8.self)
        try expectHarmless(text, mayHaveCommands: format == "github")
        #expect(text.contains("31mb"), "\(arguments) \(format): \(text)")
        if format == "junit" { #expect(text.contains("\\u{9B}31mb\\u{202E}c")) }
      }
    }
  }

  /// The line that shows how far a long work is has names of files, and is only there on a terminal.
  @Test(arguments: [["report", ".", "--no-sound", "-o", "r.html"], ["run", ".", "--wav", "sounds/"]])
  func inProgress(arguments: [String]) throws {
    let folder = TemporaryFolder()
    try folder.file("odd\(Self.label)\n.yaml", "screen: [ { button: A } ]\nsteps: [ appear ]\n")
    let terminal = PseudoTerminal()
    let program = try Program(
      BuiltProgram.path(of: "a11y-sim"), arguments,
      environment: ["A11Y_SIM_SPEECH_WORKER": BuiltProgram.path(of: "espeak-ng-worker"), "TERM": "xterm"],
      folder: folder.path, output: .file(try folder.file("out")), errors: .descriptor(terminal.replica.fileDescriptor))
    _ = try program.wait()
    let shown = terminal.read()
    #expect(shown.contains("\r\u{1B}[K1 of 1 · "), "\(shown.debugDescription)")
    #expect(shown.contains("odd") && shown.contains("\\u{9B}31mb\\u{202E}c"))
    let own = shown.replacing("\u{1B}[K", with: "").replacing("\r", with: "")
    try expectHarmless(own, mayHaveCommands: false)
    #expect(!own.split(separator: "· ", omittingEmptySubsequences: false)[1].prefix(60).contains("\n"))
  }

  /// Files that the tool writes for people can be shown in a terminal, and can be read again.
  @Test func inKeptFiles() throws {
    let folder = TemporaryFolder()
    try folder.file("page.xml", Self.page(Self.label))
    let screen = "transcript: true\nscreen: [ { button: { label: \(Self.quoted(Self.label)), id: b } } ]\n"
    try folder.file("a.yaml", screen + "steps:\n  - readAll\n  - expect: |\n      nothing\n  - touch: b\n  - expect:\n")
    for (arguments, files) in [
      (["test", "a.yaml", "--update"], ["a.yaml", "a.voiceover.en.transcript"]),
      (["new", "--from", "page.xml", "n.yaml"], ["n.yaml", "n.screen.json"]),
      (["explore", "page.xml", "--record", "e.yaml"], ["e.yaml", "e.screen.json"]),
      (["report", "a.yaml", "--no-sound", "-o", "r.html", "--evidence", "e.json"], ["r.html", "e.json"]),
    ] {
      let result = try Tool.run(arguments, input: "right\n", folder: folder.path)
      #expect(result.status == 0, "\(result)")
      try expectHarmless(result.output + result.errors, mayHaveCommands: false)
      for file in files {
        let text = String(decoding: try #require(folder.bytes(file)), as: UTF8.self)
        // A page has its own script and style.
        try expectHarmless(text, mayHaveCommands: file == "r.html")
        if file != "e.json" || arguments[0] != "report" { #expect(text.contains("31mb"), "\(file)") }
      }
      if files[0].hasSuffix(".yaml") {
        let test = try Tool.run("test", files[0], folder: folder.path)
        #expect(test.status == 0, "\(test)")
      }
    }
  }

  @Test(arguments: [
    ["check"], ["check", "--format", "junit"], ["say", "k3"], ["matrix", "k3"], ["check", "--format", "github"],
  ])
  func inCatalogues(arguments: [String]) throws {
    let folder = TemporaryFolder()
    for language in ["en", "fr"] {
      let lines = Self.labels.enumerated().map { index, label in
        let value = label.unicodeScalars.map { $0.value < 0x20 ? "\\U\(String(format: "%04x", $0.value))" : String($0) }
        return "\"k\(index)\" = \"\(value.joined()) %d %@ (\(language))\";\n"
      }
      try folder.file("\(language).lproj/Localizable.strings", lines.joined())
    }
    let key = Array(arguments.dropFirst())
    let result = try Tool.run(
      ["strings", arguments[0]] + (arguments[0] == "check" ? [folder.path] + key : key + ["--strings", folder.path]))
    try expectHarmless(result.output + result.errors, mayHaveCommands: arguments.contains("github"))
  }

  private func expectHarmless(_ text: String, mayHaveCommands: Bool, isData: Bool = false) throws {
    let orders = text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
    #expect(orders.isEmpty)
    for line in text.split(separator: "\n") {
      let start = line.drop { $0 == " " }
      if !mayHaveCommands { #expect(!start.hasPrefix("::")) }
      // A string of JSON is data for a program. A host of CI does not get it as a line of a log.
      if !isData { #expect(try !line.contains(Regex("##[a-z]*\\["))) }
    }
  }
}
