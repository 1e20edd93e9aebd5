import Foundation
import TestSupport
import Testing

@Suite("strings check", .timeLimited)
struct StringsCheckTests {
  /// A catalogue in which Korean has the numbers of “2 of 6” in each other's place, and German a text in English.
  private static let catalogue = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "stars_a11y" : {
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "%d out of %d stars" } },
            "ko" : { "stringUnit" : { "state" : "translated", "value" : "별 %d개 중 %d개" } }
          }
        },
        "open_a11y" : {
          "comment" : "COMMENT",
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Open the door" } },
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Open the door" } }
          }
        }
      },
      "version" : "1.0"
    }

    """

  private static func folder(comment: String = "the door", config: String? = nil) throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    _ = try folder.file("App.xcstrings", catalogue.replacing("COMMENT", with: comment))
    if let config { _ = try folder.file(".a11y-sim.yaml", config) }
    return folder
  }

  @Test("our own catalogues: nothing that is not known and explained") func ours() throws {
    // TalkBack's texts are Google's; what is wrong with them stays as it is.
    let ours = ["VoiceOver", "Components", "Characters"].map { "Locales/\($0).xcstrings" }
    let result = try Tool.run(["strings", "check"] + ours, folder: Tool.package.path)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("nothing found in 3 tables, "))
  }

  @Test("what would sound wrong is told with its place, what is heard and what to do; exit status 1")
  func findings() throws {
    let folder = try Self.folder()
    let result = try Tool.run("strings", "check", ".", folder: folder.path)
    #expect(result.status == 1, "\(result.errors)")
    #expect(
      result.output == """
        App.xcstrings:7:69: error: ko: “별 2개 중 6개” is heard for 2 of 6, because this language says the total first
        note: order-reversed: key “stars_a11y”
        help: number the arguments: “별 %2$d개 중 %1$d개”
        App.xcstrings:13:69: error: de: “Open the door” is still English; a voice for German reads it by its own rules
        note: a11y-untranslated: key “open_a11y”
        help: translate it, or name it under `names` if it is a name
        2 errors in 1 table

        """)
    let one = try Tool.run("strings", "check", ".", "--rule", "order-reversed", folder: folder.path)
    #expect(one.output.contains("1 error in 1 table") && !one.output.contains("Open the door"))
  }

  @Test("a translation without its source is not compared with it, and the summary says so")
  func withoutSource() throws {
    let folder = TemporaryFolder()
    for path in ["values-de", "ko.lproj", "en.lproj"] { try folder.folder(path) }
    _ = try folder.file("values-de/strings.xml", "<resources><string name=\"a\">Hallo</string></resources>")
    _ = try folder.file("ko.lproj/A.strings", "\"a\" = \"안녕하세요\";\n")
    func check(_ arguments: String...) throws -> String {
      try Tool.run(["strings", "check"] + arguments, folder: folder.path).output
    }
    #expect(
      try check("values-de") == """
        values*/strings.xml: not compared: there are no source texts in en; name their file too
        nothing found in 1 table

        """)
    #expect(
      try check("ko.lproj") == """
        *.lproj/A: not compared: there are only texts in ko; name the file with the source texts too
        nothing found in 1 table

        """)
    #expect(try check("ko.lproj", "--source", "ko") == "nothing found in 1 table\n")
    _ = try folder.file("en.lproj/A.strings", "\"a\" = \"Hello %@\";\n")
    #expect(try check("en.lproj") == "nothing found in 1 table\n")
    #expect(try check("en.lproj", "ko.lproj").contains("argument 1 (%@) of “Hello %@” is never said"))
  }

  @Test("a speech worker that fails is told as that, and is no finding about the strings")
  func aWorkerThatFails() throws { try checkWithWorker(that: "exit") }

  /// Five seconds for each word that is waited for.
  @Test(.enabled(if: AtLength.isWanted)) func aWorkerThatHangsAtLength() throws { try checkWithWorker(that: "hang") }

  private func checkWithWorker(that fault: String) throws {
    let entries = ["Open the front door", "Close the front door", "Lock the front door", "Ring the door bell"]
      .enumerated().map {
        """
        "door\($0.offset)_a11y" : { "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "\($0.element)" } } } }
        """
      }
    let folder = TemporaryFolder()
    _ = try folder.file(
      "App.xcstrings",
      #"{ "sourceLanguage" : "en", "version" : "1.0", "strings" : { "# + entries.joined(separator: ",\n") + " } }")
    // The text is said, and then its words one by one: there it happens, and again when each word is asked for alone.
    func check(_ fault: String) throws -> Tool.Result {
      try Tool.run(
        "strings", "check", ".", "--with-voice", "--rule", "voice-cannot-read",
        environment: ["A11Y_SIM_SPEECH_WORKER": BuiltProgram.path(of: "faulty-worker"), "FAULTY_WORKER": fault],
        folder: folder.path)
    }
    let sound = try check("none 0")
    #expect(sound.status == 0 && sound.errors == "" && !sound.output.contains("cannot read"))
    let result = try check("\(fault) 3")
    #expect(result.status == 2)
    #expect(
      result.errors.contains(
        fault == "exit" ? "error: the speech worker ended while" : "error: the speech worker took too long"))
    #expect(!result.output.contains("cannot read") && !result.output.contains("no voice"))
  }

  @Test("each format can be read by what it is for", arguments: ["json", "sarif", "github", "junit"])
  func formats(format: String) throws {
    let folder = try Self.folder()
    let result = try Tool.run("strings", "check", "./", "--format", format, folder: folder.path)
    #expect(result.status == 1)
    switch format {
    case "json":
      let objects = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]]
      #expect(objects?.compactMap { $0["rule"] as? String } == ["a11y-untranslated", "order-reversed"])
      #expect(objects?.compactMap { $0["language"] as? String } == ["de", "ko"])
    case "sarif":
      let log = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
      let results = (log?["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]
      #expect(results?.compactMap { $0["ruleId"] as? String } == ["a11y-untranslated", "order-reversed"])
    case "github":
      #expect(result.output.contains("::error file=App.xcstrings,line=7,col=69,title=order-reversed::ko: “별 2개"))
    default:
      #expect(result.output.contains("<testcase classname=\"App.xcstrings\" name=\"en\"/>"))
      #expect(result.output.contains("<failure type=\"order-reversed\""))
    }
  }

  @Test("a baseline is written once, leaves what it knows, and only shrinks")
  func baseline() throws {
    let folder = try Self.folder()
    func check(_ more: String...) throws -> Tool.Result {
      try Tool.run(
        ["strings", "check", "App.xcstrings", "--baseline", "known.json"] + more,
        folder: folder.path)
    }
    let first = try check()
    #expect(first.status == 0 && first.errors.contains("note: created known.json; number of findings in it: 2"))
    #expect(try check().output == "nothing found in 1 table, 2 in the baseline\n")
    // One is mended.
    _ = try folder.file("App.xcstrings", Self.catalogue.replacing("별 %d개 중 %d개", with: "별 %2$d개 중 %1$d개"))
    let gone = try check()
    #expect(gone.errors.contains("known.json: warning: findings in this baseline that no longer occur: 1"))
    #expect(try check("--update-baseline").errors.contains("note: removed 1 finding from known.json"))
    _ = try folder.file("App.xcstrings", Self.catalogue)
    let back = try check("--update-baseline")
    #expect(back.status == 1 && back.output.contains("order-reversed") && !back.output.contains("a11y-untranslated"))
    #expect(try check().status == 1, "what is new is never taken up")
  }

  @Test("a language is asked for however it is written; one that no catalogue has is an error that lists what there is")
  func locale() throws {
    let folder = try Self.folder()
    let german = try Tool.run("strings", "check", ".", "--locale", "DE", folder: folder.path)
    #expect(
      german.status == 1 && german.output.hasSuffix("1 error in 1 table\n") && german.output.contains("de: “Open"))
    _ = try folder.file("App.xcstrings", Self.catalogue.replacing("\"de\" :", with: "\"he\" :"))
    let hebrew = try Tool.run("strings", "check", ".", "--locale", "iw", "--locale", "KO", folder: folder.path)
    #expect(hebrew.output.hasSuffix("2 errors in 1 table\n"), "\(hebrew.errors)")
    for tag in ["de-AT", "fr"] {
      let none = try Tool.run("strings", "check", ".", "--locale", tag, folder: folder.path)
      #expect(none.status == 2 && none.output == "")
      #expect(none.errors == "error: no catalogue has the language “\(tag)”\nhelp: use one of en, he, ko\n")
    }
  }

  @Test("a baseline keeps what stands in tables that were not looked at, and loses those that are gone")
  func baselineOfMore() throws {
    let folder = try Self.folder()
    try folder.folder("sub")
    _ = try folder.file("sub/B.xcstrings", Self.catalogue)
    func check(_ path: String...) throws -> Tool.Result {
      try Tool.run(
        ["strings", "check"] + path + ["--baseline", "known.json", "--update-baseline"],
        folder: folder.path)
    }
    #expect(try check(".").errors.contains("note: created known.json; number of findings in it: 4"))
    let part = try check("App.xcstrings")
    #expect(part.status == 0 && part.errors == "" && part.output == "nothing found in 1 table, 2 in the baseline\n")
    #expect(try check(".").output == "nothing found in 2 tables, 4 in the baseline\n")
    _ = try folder.file("sub/C.xcstrings", "{ damaged")
    try folder.remove("sub/B.xcstrings")
    let damaged = try check(".")
    #expect(damaged.status == 2 && !damaged.errors.contains("fewer"))
    try folder.remove("sub/C.xcstrings")
    #expect(try check("App.xcstrings").errors == "")
    #expect(try check(".").errors.contains("note: removed 2 findings from known.json"))
  }

  @Test("in continuous integration a baseline that is not there is no reason to leave all that is found")
  func baselineInCI() throws {
    let folder = try Self.folder()
    func check(_ ci: String) throws -> Tool.Result {
      try Tool.run(
        "strings", "check", ".", "--baseline", "knwon.json", environment: ["CI": ci], folder: folder.path)
    }
    let result = try check("true")
    #expect(
      result.status == 2
        && result.errors.hasPrefix("knwon.json: error: the baseline does not exist, and it is not created"))
    #expect(result.errors.contains("help: create the baseline on your own machine and commit it"))
    #expect(folder.names == ["App.xcstrings"])
    #expect(try check("false").status == 0 && folder.names.contains("knwon.json"))
  }

  @Test("what is malformed in a file that can be read is a finding: ignored, listed, filtered and told like any other")
  func catalogueFindings() throws {
    func folder(_ config: String? = nil) throws -> TemporaryFolder {
      let folder = TemporaryFolder()
      try folder.folder("en.lproj")
      _ = try folder.file("en.lproj/A.strings", "\"a\" = \"One\"\n\"b\" = \"Two\";\n\"b\" = \"Three\";\n")
      if let config { _ = try folder.file(".a11y-sim.yaml", config) }
      return folder
    }
    let plain = try folder()
    func check(_ arguments: String..., in folder: TemporaryFolder) throws -> Tool.Result {
      try Tool.run(["strings", "check", "en.lproj"] + arguments, folder: folder.path)
    }
    let found = try check(in: plain)
    #expect(found.status == 1 && found.errors == "", "\(found.errors)")
    #expect(found.output.contains("en.lproj/A.strings:1:12: error: en: a semicolon is missing here"))
    #expect(
      found.output.contains("note: catalogue: key “a”") && found.output.hasSuffix("1 error, 1 warning in 1 table\n"))
    #expect(try check("--severity", "error", in: plain).output.contains("appears twice") == false)
    #expect(try check("--rule", "emoji", in: plain).output == "nothing found in 1 table\n")
    #expect(try check("--baseline", "known.json", in: plain).status == 0)
    #expect(try check("--baseline", "known.json", in: plain).output == "nothing found in 1 table, 2 in the baseline\n")
    let ignored = try check(
      in: folder(
        "strings: { ignore: [ { rule: catalogue, key: a, reason: it is old }, { rule: catalogue, key: b, reason: x } ] }"
      ))
    #expect(ignored.status == 0 && ignored.output == "nothing found in 1 table, 2 ignored\n", "\(ignored.output)")
    _ = try plain.file("B.xcstrings", "{ damaged")
    #expect(try Tool.run("strings", "check", ".", folder: plain.path).status == 2)
  }

  @Test("findings of one rule in one language are printed together with three examples; each is printed if asked for")
  func groups() throws {
    let folder = TemporaryFolder()
    for tag in ["en", "de"] { try folder.folder("\(tag).lproj") }
    func lines(_ text: (Int) -> String) -> String { (1...5).map { "\"k\($0)\" = \"\(text($0))\";\n" }.joined() }
    _ = try folder.file("en.lproj/A.strings", lines { "\($0 + 20) files of %@" })
    _ = try folder.file("de.lproj/A.strings", lines { "\($0 + 20) Dateien" })
    let together = try Tool.run("strings", "check", ".", folder: folder.path)
    #expect(together.status == 1)
    #expect(
      together.output.hasPrefix(
        "de.lproj/A.strings:1:8: error: de: 5 times: an argument of the source is never said\n"))
    #expect(together.output.components(separatedBy: "never said").count == 5, "\(together.output)")
    #expect(together.output.contains("note: argument-dropped: --rule argument-dropped --each shows all\n"))
    #expect(together.output.hasSuffix("5 errors in 1 table\n"))
    let each = try Tool.run("strings", "check", ".", "--each", folder: folder.path)
    #expect(each.output.components(separatedBy: ": error: de: argument 1 (%@)").count == 6)
    let json = try Tool.run("strings", "check", ".", "--format", "json", folder: folder.path)
    let objects = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
    #expect(
      objects?.compactMap { $0["group"] as? String } == Array(repeating: "argument-dropped/*.lproj/A/de", count: 5))
    let sarif = try Tool.run("strings", "check", ".", "--format", "sarif", folder: folder.path)
    #expect(
      sarif.output.components(separatedBy: #""properties":{"group":"argument-dropped/*.lproj/A/de"}"#).count == 6,
      "\(sarif.output)")
  }

  @Test("a long run is one screen: the worst, the languages, and how to be told only of what is new") func screenful()
    throws
  {
    let folder = TemporaryFolder()
    let tags = ["en", "cs", "da", "de", "es", "fi", "fr", "hu", "it", "nl", "pl", "pt", "sv"]
    for tag in tags { try folder.folder("\(tag).lproj") }
    for tag in tags {
      _ = try folder.file(
        "\(tag).lproj/A.strings",
        tag == "en"
          ? tags.map { "\"\($0)\" = \"Sent to %@ in \($0)\";\n" }.joined() : "\"\(tag)\" = \"\(tag) text\";")
    }
    let result = try Tool.run("strings", "check", ".", folder: folder.path)
    #expect(result.output.split(separator: "\n").count < 50)
    #expect(result.output.contains("4 more kinds of findings; --each shows all findings\n"))
    #expect(result.output.contains("findings by language (errors): cs 1 (1), da 1 (1)"))
    #expect(
      result.output.contains("and 4 more languages\nhelp: to be told only of new findings, run it once with --baseline")
    )
    let known = try Tool.run("strings", "check", ".", "--baseline", "a.json", folder: folder.path)
    #expect(known.status == 0 && known.output == "nothing found in 1 table, 12 in the baseline\n")
  }

  @Test("corrections are shown as a patch, and made in the file") func corrections() throws {
    let folder = try Self.folder()
    let wanted = Self.catalogue.replacing("COMMENT", with: "the door").replacing("별 %d개 중 %d개", with: "별 %2$d개 중 %1$d개")
    let patch = try Tool.run("strings", "check", ".", "--diff", folder: folder.path)
    #expect(patch.status == 0 && patch.output.hasPrefix("--- a/App.xcstrings\n+++ b/App.xcstrings\n@@ -7 +7 @@\n-"))
    let before = try String(contentsOfFile: folder.path + "/App.xcstrings", encoding: .utf8)
    #expect(before.contains("별 %d개 중 %d개"))
    let result = try Tool.run("strings", "check", ".", "--fix", folder: folder.path)
    #expect(result.errors == "note: corrected 1 text\n" && result.status == 1)
    #expect(!result.output.contains("order-reversed") && result.output.hasSuffix("1 error in 1 table\n"))
    #expect(try String(contentsOfFile: folder.path + "/App.xcstrings", encoding: .utf8) == wanted)
  }

  @Test("what is ignored has a reason: in the comment, or in the settings")
  func ignored() throws {
    let comment = try Self.folder(comment: "[a11y-sim:ignore a11y-untranslated the name of a game]")
    let result = try Tool.run("strings", "check", ".", folder: comment.path)
    #expect(result.output.hasSuffix("1 error in 1 table, 1 ignored\n"))
    let settings = try Self.folder(
      config: """
        strings:
          names: [ Open the door ]
          ignore: [ { rule: order-reversed, key: "stars*", reason: shown to nobody }, { rule: emoji, reason: none here } ]

        """)
    let other = try Tool.run("strings", "check", ".", folder: settings.path)
    #expect(other.status == 0 && other.output == "nothing found in 1 table, 1 ignored\n")
    #expect(other.errors.contains(".a11y-sim.yaml:3:79: warning: the ignored rule “emoji” has no findings here"))
  }

  @Test("settings that cannot be taken are told with their place")
  func badSettings() throws {
    for (text, message) in [
      (
        "strings: { nmaes: [] }",
        ".a11y-sim.yaml:1:12: error: “nmaes” is not a key of this mapping\nhelp: did you mean `names`?"
      ),
      ("strings: { domains: { a: 5 } }", ".a11y-sim.yaml:1:26: error: “5” is not a range of numbers"),
      ("strings: [ a ]", ".a11y-sim.yaml:1:10: error: a mapping is expected here"),
    ] {
      let folder = try Self.folder(config: text)
      let result = try Tool.run("strings", "check", ".", folder: folder.path)
      #expect(result.status == 2 && result.errors.contains(message), "\(result.errors)")
    }
    let ignore = try Self.folder(config: "strings: { ignore: [ { rule: order-reversd, reason: x } ] }")
    let result = try Tool.run("strings", "check", ".", folder: ignore.path)
    #expect(
      result.errors.contains("there is no rule “order-reversd” to ignore")
        && result.errors.contains("did you mean `order-reversed`?"))
  }

  @Test("wrong usage says what would be right")
  func usage() throws {
    let rule = try Tool.run("strings", "check", ".", "--rule", "plural-mising")
    #expect(rule.status == 64 && rule.errors.contains("did you mean `plural-missing`?"))
    #expect(try Tool.run("strings", "check", ".", "--domain", "otp=8...1").status == 64)
    #expect(try Tool.run("strings", "check", ".", "--update-baseline").status == 64)
    #expect(try Tool.run("strings", "check").status == 64)
    let empty = TemporaryFolder()
    let nothing = try Tool.run("strings", "check", empty.path)
    #expect(nothing.status == 2 && nothing.errors.contains("there is no string catalogue in"))
  }

  @Test("rules are listed and explained, with examples")
  func rules() throws {
    let list = try Tool.run("strings", "check", "--rules").output
    #expect(list.contains("order-reversed  error  strings  “2 of 6” is said as “6 of 2”\n"))
    #expect(list.split(separator: "\n").count > 40)
    let one = try Tool.run("strings", "check", "--explain", "order-reversed").output
    #expect(one.contains("  bad:  “별 %d개 중 %d개”\n") && one.contains("help: number the arguments"))
  }

  @Test("only what stands in changed lines is told, when a commit is named")
  func changedSince() throws {
    let folder = try Self.folder()
    try folder.commitAll()
    let same = try Tool.run("strings", "check", ".", "--changed-since", "HEAD", folder: folder.path)
    #expect(same.status == 0 && same.output == "nothing found in 1 table\n", "\(same.errors)")
    _ = try folder.file("App.xcstrings", Self.catalogue.replacing("별 %d개 중 %d개", with: "모두 %d개 중 %d개"))
    let changed = try Tool.run("strings", "check", ".", "--changed-since", "HEAD", folder: folder.path)
    #expect(changed.output.hasSuffix("1 error in 1 table\n") && changed.output.contains("order-reversed"))
    let bad = try Tool.run("strings", "check", ".", "--changed-since", "no-such-ref", folder: folder.path)
    #expect(bad.status == 2 && bad.errors.contains("error: git:"))
  }

  @Test("changes are found however the catalogue is named, and whatever a person has git write")
  func changedSincePaths() throws {
    let folder = try Self.folder()
    for name in ["sub", "other"] {
      try folder.folder(name)
    }
    _ = try folder.file("sub/B ü.xcstrings", Self.catalogue)
    try folder.commitAll()
    _ = try folder.file("App.xcstrings", Self.catalogue.replacing("별 %d개 중 %d개", with: "모두 %d개 중 %d개"))
    _ = try folder.file("sub/B ü.xcstrings", Self.catalogue.replacing("별 %d개 중 %d개", with: "모두 %d개 중 %d개"))
    try folder.link("link", to: folder.path + "/sub")
    func found(_ path: String, in below: String = "") throws -> String {
      let result = try Tool.run("strings", "check", path, "--changed-since", "HEAD", folder: folder.path + below)
      #expect(result.status == 1, "\(path): \(result.errors)")
      return String(result.output.split(separator: "\n").last ?? "")
    }
    let both = "2 errors in 2 tables"
    let one = "1 error in 1 table"
    for setting in ["diff.mnemonicPrefix", "diff.noprefix", "diff.relative"] {
      try folder.git("config", setting, "true")
      #expect(try found(".") == both)
      #expect(try found(folder.path) == both)
      #expect(try found("..", in: "/sub") == both)
      #expect(try found("../sub", in: "/other") == one)
      #expect(try found("link/B ü.xcstrings") == one)
      #expect(try found(folder.path + "/sub", in: "/..") == one)
      try folder.git("config", "--unset", setting)
    }
  }

  @Test("lines are counted in files of two bytes a character, and in those whose lines end as on Windows")
  func changedSinceEncodings() throws {
    let folder = TemporaryFolder()
    func write(_ language: String, wrong: Set<Int>, _ encoding: String.Encoding) throws {
      let lines = (1...6).map { #""k\#($0)" = "\#(wrong.contains($0) ? "%d: %@" : "%@: %d")";"# + "\r\n" }
      try folder.file("\(language).lproj/A.strings", try #require(lines.joined().data(using: encoding)))
    }
    for encoding in [String.Encoding.utf8, .utf16] {
      try write("en", wrong: [], encoding)
      try write("de", wrong: [2], encoding)
      try folder.commitAll()
      try write("de", wrong: [2, 5], encoding)
      let result = try Tool.run("strings", "check", ".", "--changed-since", "HEAD", folder: folder.path)
      #expect(result.output.hasPrefix("de.lproj/A.strings:5:") && result.output.hasSuffix("\n1 error in 1 table\n"))
    }
  }

  @Test("a finding about several languages is told if a text of one of them changed, and only then")
  func changedSinceInLanguages() throws {
    let folder = TemporaryFolder()
    // The source's escape was copied into German and French, and is told once, at the source.
    func write(_ language: String, _ first: String, _ second: String) throws {
      _ = try folder.file("\(language).lproj/A.strings", "\"a\" = \"\(first)\";\n\"b\" = \"\(second)\";\n")
    }
    try write("en", #"Path \\n here"#, "Save")
    try write("de", #"Pfad \\n hier"#, "Sichern")
    try write("fr", #"Chemin \\n ici"#, "Enregistrer")
    try folder.commitAll()
    func found() throws -> [String] {
      let result = try Tool.run("strings", "check", ".", "--changed-since", "HEAD", "--each", folder: folder.path)
      return result.output.split(separator: "\n").filter { $0.hasPrefix("en.lproj/A.strings:1:") }.map(String.init)
    }
    #expect(try found().isEmpty)
    try write("fr", #"Chemin \\n ici"#, "Sauvegarder")
    #expect(try found().isEmpty, "another text of the language changed")
    try write("fr", #"Le chemin \\n ici"#, "Enregistrer")
    #expect(try found().count == 1, "its text in French changed, and the source's line did not")
  }

  @Test("a plural form that is gone has no line, and what is said instead is told; of other entries nothing is")
  func changedSinceWithoutForm() throws {
    let folder = TemporaryFolder()
    func form(_ category: String, _ text: String) -> String {
      #"""
              "\#(category)" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "\#(text)"
                }
              }
      """#
    }
    func entry(_ key: String, without gone: String = "") -> String {
      func forms(_ texts: KeyValuePairs<String, String>) -> String {
        texts.filter { $0.key != gone }.map { form($0.key, $0.value) }.joined(separator: ",\n")
      }
      return """
          "\(key)" : {
            "localizations" : {
              "en" : { "variations" : { "plural" : {
        \(forms(["one": "%lld file", "other": "%lld files"]))
              } } },
              "pl" : { "variations" : { "plural" : {
        \(forms(["few": "%lld pliki", "many": "%lld plików", "one": "%lld plik", "other": "%lld pliku"]))
              } } }
            }
          }
        """
    }
    func write(_ entries: String...) throws {
      _ = try folder.file(
        "App.xcstrings",
        "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries.joined(separator: ",\n"))\n  },\n  \"version\" : \"1.0\"\n}\n"
      )
    }
    func keys() throws -> [String] {
      let result = try Tool.run(
        "strings", "check", ".", "--changed-since", "HEAD", "--rule", "plural-missing", "--format", "json",
        folder: folder.path)
      let found = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]]
      return found?.compactMap { $0["key"] as? String } ?? []
    }
    // What was wrong before stays untold.
    try write(entry("a"), entry("b", without: "few"), entry("c"), entry("d", without: "many"))
    try folder.commitAll()
    #expect(try keys() == [])
    for gone in ["few", "many"] {
      try write(entry("a"), entry("b", without: "few"), entry("c", without: gone), entry("d", without: "many"))
      #expect(try keys() == ["c"], "\(gone)")
    }
  }

  @Test("with a scenario, a label on a button is known for one")
  func screen() throws {
    let folder = try Self.folder()
    _ = try folder.file(
      "App.xcstrings",
      """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "send" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Send button" } } } } } }
      """)
    _ = try folder.file("flow.yaml", "screen:\n  - button: Send button\nsteps: [ appear ]\n")
    let alone = try Tool.run("strings", "check", ".", folder: folder.path)
    #expect(alone.output == "nothing found in 1 table\n")
    let result = try Tool.run("strings", "check", ".", "--scenario", "flow.yaml", folder: folder.path)
    #expect(
      result.output.contains("warning: en: “Send button” contains “button”, and the screen reader adds this word again")
    )
  }

  @Test("all of a scenario's screens are looked at, in each language: what steps and reactions bring, too")
  func laterScreens() throws {
    let folder = TemporaryFolder()
    func entry(_ key: String, _ english: String, _ german: String) -> String {
      func unit(_ value: String) -> String { #"{ "stringUnit" : { "state" : "translated", "value" : "\#(value)" } }"# }
      return #""\#(key)" : { "localizations" : { "en" : \#(unit(english)), "de" : \#(unit(german)) } }"#
    }
    let entries = [
      entry("send", "Send", "Senden"), entry("again", "Again button", "Wiederholen"),
      entry("retry", "Retry", "Nochmal Taste"), entry("done", "Done button", "Fertig"),
      entry("unused", "Unused button", "Unbenutzt"),
    ]
    _ = try folder.file(
      "App.xcstrings",
      #"{ "sourceLanguage" : "en", "version" : "1.0", "strings" : {"# + entries.joined(separator: ",\n") + "} }")
    _ = try folder.file(
      "flow.yaml",
      """
      strings: [ App.xcstrings ]
      screen:
        - button: { label: { key: send }, id: send }
      when:
        send.activated:
          - wait: 2s
          - set: { send: { label: { key: retry } } }
      steps:
        - appear
        - set: { send: { label: { key: again } } }
        - touch: send
        - doubleTap
        - screen: [ { button: { label: { key: done } } } ]
      """)
    let result = try Tool.run(
      "strings", "check", "App.xcstrings", "--rule", "role-in-label", "--scenario", "flow.yaml", folder: folder.path)
    #expect(result.errors == "")
    let found = result.output.split(separator: "\n").filter { $0.contains("screen reader adds this") }.map {
      $0.split(separator: " ", maxSplits: 2)[2]
    }
    #expect(
      found == [
        "en: “Again button” contains “button”, and the screen reader adds this word again",
        "de: “Nochmal Taste” contains “taste”, and the screen reader adds this word again",
        "en: “Done button” contains “button”, and the screen reader adds this word again",
      ])
  }

  private static let real = ["A11Y_SIM_SPEECH_WORKER": BuiltProgram.path(of: "espeak-ng-worker")]

  @Test("pages to listen to have key, text, IPA and a button that plays, in each language with a voice")
  func listen() throws {
    let folder = TemporaryFolder()
    _ = try folder.file(
      "App.xcstrings",
      #"""
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "attempts_a11y" : { "localizations" : {
          "de" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Versuch" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Versuche" } } } } },
          "en" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld attempt" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld attempts" } } } } },
          "nn" : { "stringUnit" : { "state" : "translated", "value" : "%lld forsøk" } } } },
        "open_a11y" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Tür <öffnen>" } },
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Open the door" } } } },
        "seen" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Gesehen" } },
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Seen" } } } } } }
      """#)
    func check(_ more: String...) throws -> Tool.Result {
      try Tool.run(
        ["strings", "check", "App.xcstrings", "--rule", "emoji", "--listen", "pages"] + more, environment: Self.real,
        folder: folder.path)
    }
    let result = try check()
    // There is no page for one of the languages.
    #expect(result.status == 2 && result.output == "nothing found in 1 table\n", "\(result.output)")
    #expect(result.errors.contains("eSpeak NG has no voice for nn"), "\(result.errors)")
    let pages = folder.path + "/pages"
    let files = try FileManager.default.contentsOfDirectory(atPath: pages)
    #expect(files.filter { $0.hasSuffix(".html") }.sorted() == ["de.html", "en.html"])
    let page = try String(contentsOfFile: pages + "/de.html", encoding: .utf8)
    #expect(page.contains("<html lang=\"de\">") && page.contains("Spoken by eSpeak NG, German"))
    func row(_ key: String, _ text: String, _ ipa: String, _ sound: String) -> String {
      "<tr><td lang=\"en\">\(key)</td><td>\(text)</td><td lang=\"und-fonipa\">/\(ipa)/</td>"
        + "<td><audio controls preload=\"none\" aria-label=\"\(key)\" src=\"\(sound)\"></audio></td></tr>"
    }
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("<tr><td") }.map(String.init)
    #expect(
      rows == [
        row("attempts_a11y, one", "%lld Versuch", "ˈaɪns fɛɾzˈuːx", "de/0001.wav"),
        row("attempts_a11y, other", "%lld Versuche", "tsvˈaɪ fɛɾzˈuːxə", "de/0002.wav"),
        row("open_a11y", "Tür &lt;öffnen&gt;", "tˈyːɾ ˈœfnən", "de/0003.wav"),
      ])
    for number in 1...3 {
      let sound = try #require(FileManager.default.contents(atPath: pages + "/de/000\(number).wav"))
      #expect(sound.count > 10_000 && sound.prefix(4) == Data("RIFF".utf8))
    }
    // What is there and right is kept, and one language can be written alone.
    func written() throws -> Date? {
      try FileManager.default.attributesOfItem(atPath: pages + "/de/0001.wav")[.modificationDate] as? Date
    }
    let before = try written()
    try folder.remove("pages/en.html")
    #expect(try check("--locale", "de").status == 0)
    #expect(try written() == before)
    #expect(!FileManager.default.fileExists(atPath: pages + "/en.html"))
  }

  @Test("what only a voice shows is information that names the engine, and leaves the exit status alone")
  func withVoice() throws {
    let folder = TemporaryFolder()
    func texts(_ key: String, _ english: String, _ german: String, _ japanese: String) -> String {
      func unit(_ value: String) -> String { #"{ "stringUnit" : { "state" : "translated", "value" : "\#(value)" } }"# }
      return
        #""\#(key)" : { "localizations" : { "de" : \#(unit(german)), "en" : \#(unit(english)), "ja" : \#(unit(japanese)) } }"#
    }
    let entries =
      [
        texts("open_a11y", "Open", "Durch zweimaliges Tippen wird die Tür nun sogleich für Sie geöffnet werden", "開閉"),
        texts("number_a11y", "Code digit %1$d of %2$d", "Ziffer %1$d von insgesamt %2$d", "数字 %1$d 個"),
      ]
      + [("Close", "Zumachen", "閉鎖"), ("Next", "Weiter", "次頁"), ("Back", "Zurück", "戻る"), ("Help", "Hilfe", "援助")]
      .map { texts("\($0.0)_a11y", $0.0, $0.1, $0.2) }
    _ = try folder.file(
      "App.xcstrings",
      #"{ "sourceLanguage" : "en", "version" : "1.0", "strings" : {"# + entries.joined(separator: ",\n") + "} }")
    _ = try folder.file(
      "flow.yaml", "screen: [ { textField: { label: Ziffer 2 von insgesamt 6 } } ]\nsteps: [ appear ]\n")
    let rules = ["voice-cannot-read", "too-long-spoken", "live-region-storm"]
    func check(_ more: String...) throws -> Tool.Result {
      try Tool.run(
        ["strings", "check", "App.xcstrings", "--scenario", "flow.yaml", "--severity", "info"]
          + rules.flatMap { ["--rule", $0] } + more, environment: Self.real, folder: folder.path)
    }
    let deaf = try check()
    #expect(deaf.status == 0)
    #expect(
      deaf.output == rules.map { "not evaluated: \($0): this rule needs a voice\n" }.joined()
        + "nothing found in 1 table\n")
    let result = try check("--with-voice", "--format", "json")
    #expect(result.status == 0, "\(result.errors)")
    let found = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
    #expect(Set(found.compactMap { $0["rule"] as? String }) == Set(rules))
    #expect(found.allSatisfy { $0["severity"] as? String == "info" })
    let text = try check("--with-voice")
    #expect(text.status == 0)
    #expect(text.output.contains("info: ja: espeak-ng cannot read 6 of 6 texts as they are written"))
    #expect(text.output.contains("voice-cannot-read; engine: espeak-ng"))
    #expect(text.output.contains("info: de: the speech for “Ziffer %1$d von insgesamt %2$d” takes "))
    #expect(text.output.contains("too-long-spoken: key “open_a11y”; engine: espeak-ng"))
    #expect(text.output.hasSuffix("3 for information in 1 table\n"), "\(text.output)")
  }
}
