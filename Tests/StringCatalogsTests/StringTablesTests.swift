import StringCatalogs
import TestSupport
import Testing

@Suite("Files of strings become tables", .timeLimited)
struct StringTablesTests {
  @Test("one for each name in all languages, the source's keys first")
  func grouping() {
    let read = Catalogs([
      "App/fr.lproj/B.strings": "\"b\" = \"2\"; \"only.fr\" = \"3\";",
      "App/en.lproj/B.strings": "\"z\" = \"1\"; \"b\" = \"2\";",
      "App/en.lproj/A.strings": "\"a\" = \"1\";",
      "README.md": "no catalogue",
      "App/Info.plist": "no catalogue either",
    ])
    #expect(read.tables.map(\.path) == ["App/*.lproj/A", "App/*.lproj/B"])
    #expect(read.tables[1].entries.map(\.key) == ["z", "b", "only.fr"])
    #expect(read.tables[1].languages == ["en", "fr"])
  }

  @Test("whose Base is the source language, for what the source lacks")
  func base() {
    let read = Catalogs([
      "Base.lproj/A.strings": "\"a\" = \"base\"; \"b\" = \"base\";",
      "en.lproj/A.strings": "\"a\" = \"en\";",
      "de.lproj/A.strings": "\"a\" = \"de\";",
    ])
    #expect(read.table.languages == ["de", "en"])
    #expect(read.texts("a", "en") == ["en"])
    #expect(read.texts("b", "en") == ["base"])
  }

  @Test(
    "in the language they are said to be from",
    arguments: [(nil, "en"), ("de", "de"), ("ja", "ja")] as [(String?, String)])
  func source(_ asked: String?, _ source: String) {
    let read = Catalogs(
      ["de.lproj/A.strings": "\"a\" = \"1\";", "en.lproj/A.strings": "\"a\" = \"1\";"], source: asked)
    #expect(read.table.sourceLanguage == source)
  }

  @Test("and the order of the files does not matter")
  func order() {
    let files = [
      "values/strings.xml", "values-fr/strings.xml", "values-b+sr+Latn/strings.xml", "values-sw600dp/strings.xml",
    ].map { StringFile(path: $0, bytes: Array("<resources><string name=\"a\">\($0)</string></resources>".utf8)) }
    #expect(StringTables.tables(from: files).tables == StringTables.tables(from: files.reversed()).tables)
  }

  @Test("no more is said of one file than a person can read")
  func manyFaults() {
    let read = Catalogs(["en.lproj/A.strings": (0..<1_000).map { "\"a\" = \"\($0)\";\n" }.joined()])
    #expect(read.diagnostics.count == 101)
    #expect(read.diagnostics.last == "en.lproj/A.strings: info: 899 more problems in this file are not shown")
  }

  @Test("bytes that are no Unicode are said")
  func notUnicode() {
    let read = Catalogs([
      StringFile(
        path: "A.xcstrings",
        bytes: Array("{\"sourceLanguage\":\"en\",\n\"strings\":{\"a".utf8) + [0xFF] + Array("\":{}}}".utf8))
    ])
    #expect(read.table.entries.map(\.key) == ["a\u{FFFD}"])
    #expect(
      read.diagnostics.map { $0.split(separator: "\n")[0] } == [
        "A.xcstrings:2:14: error: this byte is not valid UTF-8; it is read as “\u{FFFD}”"
      ])
  }
}
