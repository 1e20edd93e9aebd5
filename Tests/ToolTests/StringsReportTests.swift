import Foundation
import TestSupport
import Testing

/// What `strings report` writes for translators, and what else a team hands on.
@Suite("strings report", .timeLimited)
struct StringsReportTests {
  private static func folder(german: String = "Nichts & nie") throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    func file(_ text: String) -> String {
      "<resources><string name=\"content_description_a\">\(text)</string><string name=\"b\">=1+1</string></resources>"
    }
    _ = try folder.file("res/values/strings.xml", file("Digit %1$d of %2$d"))
    _ = try folder.file("res/values-de/strings.xml", file(german.replacing("&", with: "&amp;")))
    _ = try folder.file("res/values-fr/strings.xml", file("Chiffre %1$d sur %2$d"))
    return folder
  }

  @Test("a page, a table and files with notes for each language, with numbers put in") func files() throws {
    let folder = try Self.folder()
    let result = try Tool.run("strings", "report", "res", "-o", "out", "--no-sound", folder: folder.path)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output == "out/index.html: 3 languages, 1 finding\n")
    func text(_ name: String) throws -> String {
      try String(contentsOfFile: folder.path + "/out/" + name, encoding: .utf8)
    }
    #expect(try text("index.html").contains("argument-dropped"))
    let page = try text("de.html")
    #expect(page.contains("Nichts &amp; nie") && page.contains("res/values-de/strings.xml:1:"))
    #expect(try text("fr.html").contains("Chiffre 2 sur 6"))
    let rows = try text("de.csv").split(separator: "\r\n")
    #expect(
      rows.count == 2
        && rows[0].hasSuffix("key,variant,place,language,source,target,heard,ipa,sound,severity,rule,finding,proposal"))
    #expect(
      rows[1].contains("\"Digit %1$d of %2$d\",\"Nichts & nie\"") && rows[1].contains("\"error\",\"argument-dropped\""))
    let xliff = try text("de.xlf")
    #expect(xliff.contains("<target state=\"needs-review-translation\">Nichts &amp; nie</target>"))
    #expect(xliff.contains("<note from=\"a11y-sim\">error: 2 arguments"))
    #expect(
      try text("de.po").contains(
        "msgctxt \"content_description_a\"\nmsgid \"Digit %1$d of %2$d\"\nmsgstr \"Nichts & nie\"\n"))
    #expect(try !text("fr.po").contains("msgctxt"))
    // What was written is read again.
    #expect(try Tool.run("strings", "check", "out/de.xlf", "out/de.po", folder: folder.path).status < 2)
  }

  @Test("a text that begins like a formula is a text in a spreadsheet") func formulas() throws {
    let folder = TemporaryFolder()
    _ = try folder.file("en.lproj/A.strings", "\"a_a11y\" = \"=HYPERLINK(1)\";")
    _ = try Tool.run("strings", "report", ".", "-o", "out", "--no-sound", folder: folder.path)
    #expect(try String(contentsOfFile: folder.path + "/out/en.csv", encoding: .utf8).contains("\"'=HYPERLINK(1)\""))
  }

  @Test("one language that cannot be read does not stop the others") func oneBadLanguage() throws {
    let folder = try Self.folder()
    _ = try folder.file("res/values-it/strings.xml", "<resources><string name=")
    let result = try Tool.run("strings", "report", "res", "-o", "out", "--no-sound", folder: folder.path)
    #expect(result.status == 2)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/out/de.csv"))
  }

  @Test("a baseline knows a text, and another text of the same key is new; nothing new is one line")
  func baseline() throws {
    let folder = try Self.folder(german: "Ziffer %1$d")
    func check() throws -> Tool.Result {
      try Tool.run("strings", "check", "res", "--baseline", "known.json", folder: folder.path)
    }
    #expect(try check().status == 0)
    let same = try check()
    #expect(same.status == 0 && same.output == "nothing found in 1 table, 1 in the baseline\n")
    let worse = try Self.folder(german: "Nichts")
    _ = try folder.file(
      "res/values-de/strings.xml", String(contentsOfFile: worse.path + "/res/values-de/strings.xml", encoding: .utf8))
    #expect(try check().status == 1)
  }

  @Test("JSON has source and target; GitHub's commands begin with a summary") func formats() throws {
    let folder = try Self.folder(german: "Nichts")
    func check(_ format: String) throws -> String {
      try Tool.run("strings", "check", "res", "--format", format, folder: folder.path).output
    }
    #expect(try check("json").contains(#""source":"Digit %1$d of %2$d","target":"Nichts""#))
    #expect(
      try check("github").hasPrefix(
        "::notice title=a11y-sim::findings: 1%0Aby language: de 1%0Aby rule: argument-dropped 1\n::error "))
  }

  @Test("matrix prints the named languages") func matrix() throws {
    let folder = try Self.folder(german: "Ziffer %1$d von %2$d")
    let result = try Tool.run(
      "strings", "matrix", "content_description_a", "--in", "res", "--locale", "de", "--number", "3",
      folder: folder.path)
    #expect(result.status == 0 && result.output == "de  3  Ziffer 3 von 3\n", "\(result.output)")
  }

  @Test("a correction that would make a new finding is not made") func fix() throws {
    let folder = TemporaryFolder()
    func file(_ text: String) -> String { "<resources><string name=\"used\">\(text)</string></resources>" }
    _ = try folder.file("res/values/strings.xml", file("Used %1$s of space"))
    let path = try folder.file("res/values-tr/strings.xml", file("Kullanılan% 1 $ s alan"))
    let result = try Tool.run("strings", "check", "res", "--fix", folder: folder.path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == file("Kullanılan %1$s alan"), "\(result.output)")
    #expect(result.status == 0)
  }

  @Test("placeholders can be set, and a format that is not read is named") func settings() throws {
    let folder = TemporaryFolder()
    _ = try folder.file("i18n/en.json", #"{"a": "Hello {name}"}"#)
    _ = try folder.file("i18n/de.json", #"{"a": "Hallo"}"#)
    _ = try folder.file("l10n/de.ftl", "a = b")
    func check() throws -> Tool.Result { try Tool.run("strings", "check", ".", folder: folder.path) }
    let inferred = try check()
    #expect(inferred.status == 1 && inferred.output.contains("placeholders are read as {name}"))
    #expect(inferred.errors.contains("this Fluent file is not read"))
    _ = try folder.file(".a11y-sim.yaml", "strings: { placeholders: { \"i18n/*\": none } }")
    #expect(try check().status == 0)
    _ = try folder.file(".a11y-sim.yaml", "strings: { placeholders: { \"i18n/*\": brace } }")
    let wrong = try check()
    #expect(wrong.status == 2 && wrong.errors.contains("did you mean `braces`?"))
  }
}
