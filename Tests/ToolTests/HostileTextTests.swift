import Foundation
import TestSupport
import Testing

/// Whatever an app calls its elements, a terminal is shown it and a CI host is not ordered about.
@Suite("Hostile texts", .timeLimited) struct HostileTextTests {
  /// A hundred labels: each mark that a terminal or a CI host obeys, at the beginning, in the middle and at the end.
  private static let labels: [String] = {
    let marks =
      (0..<0x20).map { String(UnicodeScalar(UInt8($0))) } + ["\u{7F}", "\u{85}", "\u{9B}31m", "\u{1B}]0;title\u{7}"]
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
      ["run", "--why"], ["run", "--format", "vtt"], ["run", "--format", "srt"], ["run", "--audit"],
      ["run", "--style", "accessibility-snapshot"], ["describe"], ["test"], ["test", "--diff", "full"],
      ["test", "--format", "junit"], ["compare"],
    ])
  func inScenariosAtLength(arguments: [String]) throws { try play(arguments) }

  private func play(_ arguments: [String]) throws {
    let folder = TemporaryFolder()
    let file = try folder.file("hostile.yaml", Self.scenario())
    let result = try Tool.run([arguments[0], file] + arguments.dropFirst())
    try expectHarmless(result.output + result.errors, mayHaveCommands: arguments.contains("github"))
    if ["run", "describe"].contains(arguments[0]) { #expect(result.output.contains("word")) }
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

  private func expectHarmless(_ text: String, mayHaveCommands: Bool) throws {
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
      #expect(try !line.contains(Regex("##[a-z]*\\[")))
    }
  }
}
