import Foundation
import TestSupport
import Testing

/// The README and the documentation show what the tool does.
@Suite(.timeLimited) struct DocumentationTests {
  @Test(arguments: Documentation.pages) func everyBlockIsCarriedOut(page: String) throws {
    var run = try PageRun(page)
    try run.run()
    if ["README.md", "Listening.md", "Testing.md", "CheckingLanguages.md"].contains(page) {
      #expect(run.commandCount > 5)
    }
  }

  /// A command in running text has words instead of files, so it does not run. Its options are those of the help.
  @Test func theCommandsInTheTextExist() throws {
    var helps: [String: String] = [:]
    // That of all commands for a name that is none.
    func help(_ names: some Collection<String>) throws -> String {
      let key = names.joined(separator: " ")
      if let known = helps[key] { return known }
      let help = try Tool.run(["help"] + names).output
      helps[key] = help
      return help
    }
    let top = try help([])
    for page in Documentation.pages {
      for command in try Documentation.inlineCommands(of: page) {
        let words = command.split(separator: " ").dropFirst().map(String.init)
        // `a11y-sim FILE` is `a11y-sim run FILE`. A subcommand, a topic or a built-in scenario may follow a command.
        let names = words.prefix { $0.wholeMatch(of: /[a-z]+/) != nil }
        let own = try [names[...], names.prefix(1), ["run"]].first { try !$0.isEmpty && help($0) != top }
        let text = try help(words.isEmpty || words[0].hasPrefix("-") ? [] : own ?? [])
        for option in words where option.hasPrefix("-") {
          #expect(text.contains(option.prefix { $0 != "=" }), "\(page): `\(command)` has no \(option)")
        }
        let isFile = words.first.map { $0 == $0.uppercased() || $0.contains(".") } ?? true
        #expect(isFile || words[0].hasPrefix("-") || !names.isEmpty, "\(page): `\(command)`")
        if let name = names.first, !["demo", "digits"].contains(name) {
          #expect(try help([name]) != top, "\(page): `\(command)`")
        }
      }
    }
  }

  @Test func aBlockThatNothingCarriesOutIsFound() {
    withKnownIssue {
      var run = try PageRun("Limits.md")
      try run.run([.init(language: "sh", lines: ["git status"])])
    }
    withKnownIssue {
      var run = try PageRun("Limits.md")
      try run.run([.init(language: "ruby", lines: ["puts 1"])])
    }
    withKnownIssue {
      var run = try PageRun("Limits.md")
      try run.run([.init(language: "sh", lines: ["a11y-sim demo"]), .init(language: "", lines: ["…", "Verify"])])
    }
  }

  @Test func excerptsAreWhole() {
    func shows(_ lines: String, _ text: String) -> Bool {
      PageRun.shows(lines.split(separator: "/"), of: text.replacing("/", with: "\n") + "\n")
    }
    #expect(shows("a/b", "a/b") && shows("…/b", "a/b") && shows("a/…", "a/b") && shows("a/…/b", "a/x/y/b"))
    #expect(shows("…/b/…", "a/b/c") && shows("a/…/a", "a/a/a"))
    #expect(!shows("a", "a/b") && !shows("b", "a/b") && !shows("b/…/a", "a/b") && !shows("…/a", "a/b"))
  }

  @Test func theFirstPageLeadsToEachOther() throws {
    let text = try Documentation.text(of: "A11ySim.md")
    let pages = try FileManager.default.contentsOfDirectory(atPath: Documentation.folder.path)
    for page in pages where page.hasSuffix(".md") && page != "A11ySim.md" {
      #expect(text.contains("<doc:\(page.dropLast(3))>"), "\(page)")
    }
    #expect(text.split(separator: "\n").count { $0.hasPrefix("| ``") } == 10)
  }

  // MARK: The README

  @Test func theReadmeIsReadInFiveMinutes() throws {
    #expect(
      try Documentation.text(of: "README.md").split(separator: "\n", omittingEmptySubsequences: false).count <= 141)
  }

  /// The transcript stands directly below the picture that it is the text of.
  @Test func theTranscriptIsTheDemos() throws {
    let text = try Documentation.text(of: "README.md")
    let demo = try Tool.run("demo").output
    #expect(text.contains("](Sources/A11ySim/Documentation.docc/demo.svg)\n\n```\n\(demo)```\n"))
  }

  /// A link leads to a file, and to a heading in it.
  @Test(arguments: ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "CHANGELOG.md", "Recorder/README.md"])
  func theLinksLeadSomewhere(page: String) throws {
    let file = Tool.package.appendingPathComponent(page)
    let text = try String(contentsOf: file, encoding: .utf8)
    for link in text.matches(of: /\]\(([^)#\s]*)(?:#([^)\s]*))?\)/) where !link.1.contains("://") {
      let target = link.1.isEmpty ? file : file.deletingLastPathComponent().appendingPathComponent(String(link.1))
      #expect(FileManager.default.fileExists(atPath: target.path), "\(page): \(link.0)")
      guard let heading = link.2 else { continue }
      let headings = try String(contentsOf: target, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("#") }
      let anchors = headings.map { line in
        line.drop { $0 == "#" }.dropFirst().lowercased().replacing(" ", with: "-").filter {
          $0.isLetter || $0.isNumber || "-_".contains($0)
        }
      }
      #expect(anchors.contains(String(heading)), "\(page): \(link.0)")
    }
  }

  // MARK: Versions

  @Test func theTablesOfVersionsAreWhatIsHeard() throws {
    let text = try Documentation.text(of: "Defects.md")
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
