import StringCatalogs
import TestSupport
import Testing

@Suite("XLIFF from Xcode", .timeLimited)
struct XLIFFTests {
  private func file(_ target: String, _ units: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    <file original="App/en.lproj/A.strings" source-language="en" target-language="\(target)" datatype="plaintext"><body>
    \(units)
    </body></file></xliff>
    """
  }

  @Test("has the texts of two languages, and all exports of a project are one table")
  func units() throws {
    let read = Catalogs([
      "out/de.xliff": file(
        "de",
        """
        <trans-unit id="title" xml:space="preserve"><source>Code</source><target state="needs-review-translation">Kode</target>
        <note>Title. [a11y-sim:ignore all-caps short]</note></trans-unit>
        <trans-unit id="ok"><source>OK</source></trans-unit>
        """),
      "out/fr.xliff": file(
        "fr", "<trans-unit id=\"title\"><source>Code</source><target state=\"new\">Code</target></trans-unit>"),
    ])
    #expect(read.tables.map(\.path) == ["out/*.xliff:App/en.lproj/A.strings"])
    #expect(read.table.languages == ["de", "en", "fr"])
    #expect(read.texts("title", "en") == ["Code"])
    #expect(read.texts("title", "de") == ["Kode"])
    #expect(read.place("title", "de") == "out/de.xliff:4:107")
    let entry = try #require(read.table.entry("title"))
    #expect(entry.localizations["de"]?.state == .needsReview)
    #expect(entry.localizations["fr"]?.state == .new)
    #expect(entry.comment == "Title. [a11y-sim:ignore all-caps short]")
    #expect(read.texts("ok", "de") == [])
    #expect(read.diagnostics == [])
  }

  @Test("has forms in three kinds of ids")
  func identifiers() {
    let read = Catalogs([
      "de.xliff": file(
        "de",
        """
        <trans-unit id="/a/b %d:dict/NSStringLocalizedFormatKey:dict/:string"><source>%#@n@</source></trans-unit>
        <trans-unit id="/a/b %d:dict/n:dict/other:dict/:string"><source>%d days</source></trans-unit>
        <trans-unit id="days|==|plural.one"><source>%lld day</source></trans-unit>
        <trans-unit id="tap|==|device.applewatch.plural.other"><source>Tap</source></trans-unit>
        <trans-unit id="left|==|substitutions.my.days.plural.other"><source>%arg</source></trans-unit>
        <trans-unit id="plain.key"><source>Plain</source></trans-unit>
        <trans-unit id="odd|==|key"><source>Odd</source></trans-unit>
        """)
    ])
    #expect(read.texts("a/b %d", "en") == ["%#@n@", "%n #1 other: %d days"])
    #expect(read.texts("days", "en") == ["one: %lld day"])
    #expect(read.texts("tap", "en") == ["applewatch other: Tap"])
    #expect(read.texts("left", "en") == ["%my.days other: %arg"])
    #expect(read.texts("plain.key", "en") == ["Plain"])
    #expect(read.texts("odd|==|key", "en") == ["Odd"])
  }

  @Test("of another version is refused")
  func version() {
    let read = Catalogs(["de.xliff": "<xliff version=\"3.0\"><file id=\"f1\"></file></xliff>"])
    #expect(read.diagnostics.first?.hasPrefix("de.xliff:1:1: error: this is XLIFF 3.0;") ?? false)
  }

  @Test("of version 2 name their languages once, and have segments that make one text")
  func version2() throws {
    let read = Catalogs([
      "app.xlf": """
      <xliff version="2.0" srcLang="en" trgLang="fr"><file id="f1">
      <unit id="1" name="greeting"><notes><note>on top</note></notes>
      <segment><source>Hello. </source><target>Bonjour. </target></segment>
      <segment state="initial"><source>Come in</source><target>Entrez</target></segment></unit>
      </file></xliff>
      """
    ])
    #expect(read.diagnostics.isEmpty)
    let table = try #require(read.tables.first)
    #expect(table.sourceLanguage == "en" && table.languages == ["en", "fr"] && table.path == "*.xlf:f1")
    #expect(read.texts("greeting", "en") == ["Hello. Come in"] && read.texts("greeting", "fr") == ["Bonjour. Entrez"])
    #expect(table.entry("greeting")?.localizations["fr"]?.state == .new)
    #expect(table.entry("greeting")?.comment == "on top")
  }
}
