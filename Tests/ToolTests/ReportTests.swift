import A11ySim
import Foundation
import TestSupport
import Testing

@testable import A11ySimCommands

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("A report for other programs", .timeLimited)
struct ReportTests {
  /// A failure with everything that has to be escaped, a warning, a case without findings, one that could not be looked at.
  private let report = Report(
    suites: [
      Report.Suite(
        name: "Strings <&>",
        cases: [
          Report.Case(
            name: "de", file: "/home/me/project/a b.strings", line: 1,
            findings: [
              Report.Finding(
                diagnostic: Diagnostic(
                  "100 % \"so\"\u{8}\r\n<b>, ü", file: "/home/me/project/a b.strings", line: 3, column: 5,
                  notes: ["a note"], help: "help: yes"),
                rule: "a,b:c", fields: [("language", "\"de\"")], identity: "de/key"),
              Report.Finding(
                diagnostic: Diagnostic("clumsy", file: "./x/../y.xml", severity: .warning), rule: "style"),
              Report.Finding(diagnostic: Diagnostic("by the way", severity: .info), rule: "style"),
            ]),
          Report.Case(name: "fr"),
          Report.Case(
            name: "it", findings: [Report.Finding(diagnostic: Diagnostic("the file cannot be read"), rule: "input")],
            couldNot: true),
          Report.Case(name: "es", skipped: "not asked for"),
        ])
    ],
    rules: [
      Report.Rule(id: "unused", severity: .error, summary: "u", explanation: "u"),
      Report.Rule(
        id: "a,b:c", severity: .error, summary: "finds it", explanation: "because", remedy: "mend it"),
    ],
    folder: "/home/me/project")

  @Test("GitHub gets one line per finding, with what would end it escaped")
  func github() {
    #expect(
      report.written(as: .github) == """
        ::error file=a b.strings,line=3,col=5,title=a%2Cb%3Ac::100 %25 "so"\\u{8}\\u{D}%0A<b>, ü%0Aa note%0Ahelp: yes
        ::warning file=x/../y.xml,title=style::clumsy
        ::notice title=style::by the way
        ::error title=input::the file cannot be read

        """)
  }

  @Test("JUnit's XML is well-formed, whatever is in the texts, and counts what failed")
  func junit() throws {
    let text = report.written(as: .junit)
    let document = try XMLDocument(xmlString: text)
    func values(_ path: String) throws -> [String] {
      try document.nodes(forXPath: path).compactMap { $0.stringValue?.replacing("\r\n", with: "\n") }
    }
    #expect(try values("/testsuites/@tests") == ["4"])
    #expect(try values("/testsuites/testsuite/@failures") == ["1"])
    #expect(try values("/testsuites/testsuite/@errors") == ["1"])
    #expect(try values("/testsuites/testsuite/@skipped") == ["1"])
    #expect(try values("//testsuite/@name") == ["Strings <&>"])
    #expect(try values("//testcase/@name") == ["de", "fr", "it", "es"])
    #expect(try values("//testcase[1]/@file") == ["a b.strings"])
    #expect(try values("//failure/@message") == ["100 % \"so\"\\u{8}\\u{D}\n<b>, ü"])
    #expect(try values("//failure")[0].contains("a b.strings:3:5: error: 100 % \"so\"\\u{8}"))
    #expect(try values("//testcase[1]/system-out")[0].contains("warning: clumsy\ninfo: by the way"))
    #expect(try values("//testcase[3]/error/@message") == ["the file cannot be read"])
    #expect(try values("//testcase[4]/skipped/@message") == ["not asked for"])
  }

  @Test("SARIF has a rule for each id, a result per finding, and paths that are references")
  func sarif() throws {
    let text = report.written(as: .sarif)
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == ["a,b:c", "input", "style"])
    #expect((rules[0]["help"] as? [String: String])?["text"] == "mend it")
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.compactMap { $0["level"] as? String } == ["error", "warning", "note", "error"])
    #expect(results.compactMap { $0["ruleIndex"] as? Int } == [0, 2, 2, 1])
    #expect((results[0]["partialFingerprints"] as? [String: String]) == ["finding/v1": "de/key"])
    let place = try #require(
      ((results[0]["locations"] as? [[String: Any]])?.first?["physicalLocation"]) as? [String: Any])
    #expect((place["artifactLocation"] as? [String: String]) == ["uri": "a%20b.strings"])
    #expect((place["region"] as? [String: Int]) == ["startLine": 3, "startColumn": 5])
    #expect(results[3]["locations"] == nil)
  }

  @Test("JSON is an object per finding, and one for each case that was left out")
  func json() throws {
    let text = report.written(as: .json)
    let objects = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(objects.compactMap { $0["kind"] as? String } == ["finding", "finding", "finding", "finding", "skipped"])
    #expect(objects[0]["file"] as? String == "a b.strings")
    #expect(objects[0]["language"] as? String == "de")
    #expect(objects[0]["case"] as? String == "de")
  }

  @Test(
    "whatever a scenario is called and says, every form can be read",
    arguments: [
      "]]>", "<![CDATA[ a ]]> b", "\u{0}\u{1}\u{8}\u{1B}[31m\u{7F}", "👩‍👩‍👧 👍🏽 e\u{301}", "\u{FFFE}\u{FFFF}\u{1FFFF}",
      "::error file=x,line=1::100 %, a:b\r\n::warning::c\r", "\u{202E}a\u{2028}b\u{85}", "\"\\'&<>&amp;",
    ])
  func oddTexts(text: String) throws {
    let diagnostic = Diagnostic(text, file: "a \(text)", line: 1, column: 2, notes: [text], help: text)
    let report = Report(
      suites: [
        Report.Suite(
          name: text,
          cases: [
            Report.Case(
              name: text, file: text,
              findings: [Report.Finding(diagnostic: diagnostic, rule: text, identity: text)]),
            Report.Case(name: text, skipped: text),
          ])
      ],
      rules: [Report.Rule(id: text, severity: .error, summary: text, explanation: text, remedy: text)], folder: "/")
    let junit = try XMLDocument(xmlString: report.written(as: .junit))
    #expect(try junit.nodes(forXPath: "//testcase").count == 2)
    #expect(try junit.nodes(forXPath: "//failure").count == 1)
    for format in [Report.Format.sarif, .json] {
      _ = try JSONSerialization.jsonObject(with: Data(report.written(as: format).utf8))
    }
    // `::name property=value,property=value::message` on one line; of what would end any of it, nothing is left.
    let command = report.written(as: .github)
    #expect(command.unicodeScalars.filter { $0 == "\n" || $0 == "\r" } == ["\n"])
    let form = /::error file=([^,:]+),line=1,col=2,title=([^,:]+)::(.+)\n/.dotMatchesNewlines()
    let parts = try #require(command.wholeMatch(of: form)).output
    for value in [parts.1, parts.2, parts.3] {
      #expect(
        value.split(separator: "%", omittingEmptySubsequences: false).dropFirst().allSatisfy {
          ["25", "0D", "0A", "3A", "2C"].contains($0.prefix(2))
        })
    }
  }

  @Test("a report of nothing is an empty one in every form", arguments: Report.Format.all)
  func nothing(format: Report.Format) throws {
    let text = Report(suites: []).written(as: format)
    switch format.name {
    case "text", "github": #expect(text == "")
    case "json": #expect(text == "[]\n")
    case "sarif": _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    case "junit": _ = try XMLDocument(xmlString: text)
    default: Issue.record("what is an empty report in “\(format.name)”?")
    }
  }

  @Test("paths are relative to where the program runs, and others stay whole")
  func paths() {
    #expect(report.relativePath("/home/me/project/a/b") == "a/b")
    #expect(report.relativePath("/home/me/projects/a") == "/home/me/projects/a")
    #expect(report.relativePath("./a//b/") == "a/b")
  }
}
