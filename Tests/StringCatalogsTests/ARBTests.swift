import StringCatalogs
import TestSupport
import Testing

@Suite("Flutter's bundles", .timeLimited)
struct ARBTests {
  private func message(_ text: String) -> Catalogs {
    Catalogs([
      "l10n/app_en.arb": "{ \"@@locale\": \"en\", \"m\": \"\(text)\" }", "l10n.yaml": "use-escaping: true",
    ])
  }

  @Test("are one file a language, with the template's notes")
  func files() {
    let read = Catalogs([
      "l10n/app_zh_Hant_TW.arb": "{ \"hello\": \"你好\" }",
      "l10n/app_en.arb": """
      { "@@locale": "en", "hello": "Hello {name}",
        "@hello": { "description": "Greeting", "placeholders": { "name": { "type": "String" } } } }
      """,
    ])
    #expect(read.table.path == "l10n/app_*.arb")
    #expect(read.table.sourceLanguage == "en")
    #expect(read.table.languages == ["en", "zh-Hant-TW"])
    #expect(read.table.entry("hello")?.comment == "Greeting")
    #expect(read.place("hello", "en") == "l10n/app_en.arb:1:30")
    #expect(read.diagnostics == [])
  }

  @Test("say whole texts for each number and each keyword")
  func branches() {
    #expect(
      message("{n, plural, =0{No digits} one{# digit} other{{n} digits}} left").texts("m", "en") == [
        "#1 =0: No digits left", "#1 one: {n} digit left", "#1 other: {n} digits left",
      ])
    #expect(
      message("{g, select, male{He} other{They}} waited").texts("m", "en") == [
        "=male: He waited", "=other: They waited",
      ])
    #expect(
      message("{g, select, male{He has {n, plural, one{#} other{#!}}} other{They}}").texts("m", "en") == [
        "#2 =male one: He has {n}", "#2 =male other: He has {n}!", "=other: They",
      ])
  }

  @Test("put a second number into a part of its own")
  func twoPlurals() {
    #expect(
      message("{a, plural, one{# file} other{# files}} in {b, plural, one{# folder} other{# folders}}").texts("m", "en")
        == [
          "#1 one: {a} file in {b, plural}", "#1 other: {a} files in {b, plural}",
          "%b, plural #2 one: {b} folder", "%b, plural #2 other: {b} folders",
        ])
  }

  @Test("keep what is quoted")
  func quoting() {
    #expect(message("It''s '{'so'}' # don't").texts("m", "en") == ["It''s '{'so'}' # don't"])
    #expect(
      FormatString("It''s '{'so'}' # don't", syntax: .icu).parts == [.text("It's {so} # don't")])
    #expect(
      message("{n, plural, other{'#' #}}").texts("m", "en") == ["#1 other: '#' {n}"])
  }

  @Test("have plain apostrophes unless Flutter's settings say that they quote")
  func apostrophes() throws {
    func parts(_ files: KeyValuePairs<String, String>) throws -> [FormatString.Part] {
      let table = try #require(Catalogs(files).tables.first)
      return try #require(table.entry("m")?.localizations["en"]?.forms.first).format(.icu).parts
    }
    let message = "{ \"m\": \"It''s '{who}'\" }"
    let plain = try parts(["lib/l10n/app_en.arb": message])
    #expect(plain.count == 3 && plain.first == .text("It''s '") && plain.last == .text("'"))
    let other = try parts(["lib/l10n/app_en.arb": message, "other/l10n.yaml": "use-escaping: true"])
    #expect(other == plain)
    let quoting = try parts(["lib/l10n/app_en.arb": message, "lib/l10n.yaml": "use-escaping: true  # as ICU"])
    #expect(quoting == [.text("It's {who}")])
  }

  @Test("have the source language that Flutter's settings name")
  func template() throws {
    let catalogs = Catalogs([
      "lib/app_de.arb": "{ \"m\": \"Hallo\" }", "lib/app_en.arb": "{ \"m\": \"Hello\" }",
      "l10n.yaml": "template-arb-file: app_de.arb",
    ])
    #expect(catalogs.tables.map(\.sourceLanguage) == ["de"])
  }

  @Test(
    "that are no messages say why, and are said as they stand",
    arguments: [
      ("{n, plural, one{#}", "a brace is never closed"),
      ("{n, plural, lots{#} other{#}}", "“lots” is not a plural category"),
      ("{n, plural, one{#}}", "{n, plural} has no branch “other”"),
      ("so } much {n}", "a closing brace has no opening one"),
    ])
  func faults(_ text: String, _ why: String) {
    let read = message(text)
    #expect(read.texts("m", "en") == [text])
    #expect(read.diagnostics == ["l10n/app_en.arb:1:26: error: “m”: \(why)"])
  }
}
