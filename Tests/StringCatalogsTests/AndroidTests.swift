import StringCatalogs
import TestSupport
import Testing

@Suite("Android's string resources", .timeLimited)
struct AndroidTests {
  private func read(_ resources: String, in folder: String = "values") -> Catalogs {
    Catalogs(["res/\(folder)/strings.xml": "<resources>\n\(resources)\n</resources>"])
  }

  @Test("are texts, texts by number, and lists")
  func resources() {
    let read = read(
      """
      <!-- Title --><string name="title">Enter your code</string>
      <plurals name="digits"><item quantity="one">%d digit</item><item quantity="other">%d digits</item></plurals>
      <string-array name="days"><item>Monday</item><item>Tuesday</item></string-array>
      <color name="red">#f00</color>
      """)
    #expect(read.table.path == "res/values*/strings.xml")
    #expect(read.texts("title", "en") == ["Enter your code"])
    #expect(read.table.entry("title")?.comment == "Title")
    #expect(read.texts("digits", "en") == ["one: %d digit", "other: %d digits"])
    #expect(read.texts("days", "en") == ["=1: Monday", "=2: Tuesday"])
    #expect(read.table.entries.count == 3)
    #expect(read.place("title", "en") == "res/values/strings.xml:2:36")
    #expect(read.diagnostics == [])
  }

  @Test("say what is not to be translated, formatted or checked")
  func attributes() throws {
    let read = Catalogs([
      "res/values/strings.xml": """
      <resources xmlns:tools="http://schemas.android.com/tools" tools:ignore="ExtraTranslation">
      <string name="a" translatable="false" formatted="false" tools:ignore="MissingTranslation,all-caps">100 % OK</string>
      </resources>
      """,
      "res/values-fr/strings.xml": """
      <resources xmlns:tools="x"><string name="a" tools:ignore="emoji">x</string></resources>
      """,
    ])
    let entry = try #require(read.table.entry("a"))
    #expect(!entry.isTranslatable && !entry.isFormat)
    #expect(
      entry.ignores.keys.sorted() == ["ExtraTranslation", "MissingTranslation", "all-caps", "emoji@fr"])
  }

  @Test(
    "are made of what stands in the file as the build does it",
    arguments: [
      ("  Enter\n    your   code ", "Enter your code"),
      (#""  two  spaces  ""#, "  two  spaces  "),
      (#"It\'s \"so\"\n\t\@\?\\ \u00e9"#, "It's \"so\"\n\t@?\\ é"),
      ("Hi <xliff:g id=\"name\" example=\"Ada\">%1$s</xliff:g>, <b>you</b>", "Hi %1$s, you"),
      ("<![CDATA[<b>Bold</b> & more]]>", "<b>Bold</b> & more"),
      ("R&amp;D &lt;3&#x20;", "R&D <3"),
      ("a \n b", "a b"),
    ])
  func unescaping(_ written: String, _ heard: String) {
    let read = read("<string name=\"a\">\(written)</string>")
    #expect(read.texts("a", "en") == [heard])
    #expect(read.diagnostics == [])
  }

  @Test("are another's where they refer to it, in every language that has that one")
  func references() {
    let read = Catalogs([
      "res/values/strings.xml": """
      <resources>
      <string name="title" translatable="false">@string/short</string>
      <string name="short">@string/sign_in</string>
      <string name="sign_in">Sign in</string>
      <string-array name="choices"><item>@string/sign_in</item><item>Cancel</item></string-array>
      <string name="mail">\\@string/sign_in</string>
      <string name="quoted">"@string/sign_in"</string>
      <string name="sentence">@string/sign_in now</string>
      </resources>
      """,
      "res/values-fr/strings.xml": "<resources><string name=\"sign_in\">Se connecter</string></resources>",
      "res/values-de/strings.xml": """
      <resources><string name="short">Los</string><string name="sign_in">Anmelden</string></resources>
      """,
    ])
    #expect(read.diagnostics == [])
    #expect(read.texts("title", "en") == ["Sign in"] && read.texts("title", "fr") == ["Se connecter"])
    // What stands between has a text of its own in German.
    #expect(read.texts("title", "de") == ["Los"])
    #expect(read.texts("choices", "en") == ["=1: Sign in", "=2: Cancel"])
    #expect(read.texts("mail", "en") == ["@string/sign_in"] && read.texts("quoted", "en") == ["@string/sign_in"])
    #expect(read.texts("sentence", "en") == ["@string/sign_in now"])
    #expect(read.table.entry("title")?.localizations["en"]?.forms[0].reference == "@string/short")
    #expect(read.table.entry("mail")?.localizations["en"]?.forms[0].reference == nil)
    #expect(read.table.lookup("title", language: "fr-CA")?.localization.forms.map(\.text) == ["Se connecter"])
  }

  @Test("may stand in another file: of the same folder first, else of any")
  func referencesElsewhere() {
    let read = Catalogs([
      "app/res/values/strings.xml": """
      <resources>
      <string name="title">@string/name</string>
      <string name="done">@string/finish</string>
      <string name="lost">@string/nowhere</string>
      </resources>
      """,
      "app/res/values-fr/strings.xml": "<resources><string name=\"done\">@string/finish</string></resources>",
      "app/res/values/brand.xml": "<resources><string name=\"name\">Post</string></resources>",
      "app/res/values-fr/brand.xml": "<resources><string name=\"name\">Poste</string></resources>",
      "lib/res/values/strings.xml": """
      <resources><string name="name">Library</string><string name="finish">@string/name</string></resources>
      """,
    ])
    let table = read.tables.first { $0.path == "app/res/values*/strings.xml" }
    func texts(_ key: String, _ language: String) -> [String]? {
      table?.entry(key)?.localizations[language]?.forms.map(\.text)
    }
    #expect(texts("title", "en") == ["Post"] && texts("title", "fr") == ["Poste"])
    // A reference in the library's folder is to its own name first; it has no French.
    #expect(texts("done", "en") == ["Library"] && texts("done", "fr") == ["Library"])
    #expect(texts("lost", "en") == ["@string/nowhere"])
    #expect(
      read.diagnostics == [
        "app/res/values/strings.xml:4:21: info: “lost” refers to @string/nowhere, which is not in these files"
      ])
  }

  @Test(
    "that refer to what is not there, is another's, or leads back are left as they are, and that is said",
    arguments: [
      (
        "<string name=\"a\">@string/b</string>",
        "2:18: info: “a” refers to @string/b, which is not in these files"
      ),
      (
        "<string name=\"a\">@string/a</string>",
        "2:18: error: “a” refers to @string/a, which refers back to itself or leads through more than 20 references"
      ),
      (
        "<string name=\"a\">@string/b</string><string name=\"b\">@string/a</string>",
        "2:18: error: “a” refers to @string/b, which refers back to itself or leads through more than 20 references"
      ),
      (
        "<string name=\"a\">@string/b</string><plurals name=\"b\"><item quantity=\"other\">%d</item></plurals>",
        "2:18: info: “a” refers to @string/b, which is not in these files"
      ),
    ])
  func deadReferences(_ resources: String, _ message: String) {
    let read = read(resources)
    #expect(read.texts("a", "en")[0].hasPrefix("@"))
    #expect(read.diagnostics.first.map { String($0.split(separator: "\n")[0]) } == "res/values/strings.xml:" + message)
  }

  @Test("a capital letter with a backslash is heard as it should be, so it is a note; another letter is a warning")
  func harmlessEscape() {
    func severity(_ text: String) -> [String] {
      read("<string name=\"a\">\(text)</string>").diagnostics.map { $0.contains("info: ") ? "info" : "warning" }
    }
    #expect(severity(#"One\n\Two"#) == ["info"])
    #expect(severity(#"One\n\wo"#) == ["warning"])
    #expect(severity(#"One\nTwo"#) == [])
  }

  @Test("a reference to a text of Android's own package is no fault") func androidsOwn() {
    let read = read("<string name=\"a\">@android:string/ok</string>")
    #expect(read.diagnostics.isEmpty && read.texts("a", "en") == ["@android:string/ok"])
  }

  @Test("an apostrophe is lost on Android, and kept in the resources of Compose Multiplatform") func compose() {
    let file = "<resources><string name=\"a\">It's</string></resources>"
    let android = Catalogs(["res/values/strings.xml": file])
    #expect(android.diagnostics.count == 1 && android.texts("a", "en") == ["Its"])
    let compose = Catalogs(["src/commonMain/composeResources/values/strings.xml": file])
    #expect(compose.diagnostics.isEmpty && compose.texts("a", "en") == ["It's"])
  }

  @Test("that refer to each other in a long row are read in no time, and said to")
  func longRow() {
    let count = 20_000
    let row = (0..<count).map { "<string name=\"s\($0)\">@string/s\($0 + 1)</string>\n" }.joined()
    let read = read(row + "<string name=\"s\(count)\">End</string>")
    #expect(read.texts("s\(count - 21)", "en") == ["@string/s\(count - 20)"])
    #expect(read.texts("s\(count - 20)", "en") == ["End"])
    #expect(read.diagnostics.count == 101)
  }

  @Test("lose an apostrophe without a backslash, and say so")
  func apostrophe() {
    let read = read("<string name=\"a\">Don't</string>")
    #expect(read.texts("a", "en") == ["Dont"])
    #expect(
      read.diagnostics == [
        """
        res/values/strings.xml:2:18: warning: an apostrophe without a backslash is lost
        help: write \\' or put the text into quotation marks
        """
      ])
  }

  @Test("may use entities of their own, which grow only so far")
  func entities() {
    let read = Catalogs([
      "res/values/strings.xml": """
      <!DOCTYPE resources [ <!ENTITY app "Verify &amp; go"> <!ENTITY twice "&app;, &app;"> ]>
      <resources><string name="a">&twice;!</string></resources>
      """
    ])
    #expect(read.texts("a", "en") == ["Verify & go, Verify & go!"])
    let laughs = (1...9).map { "<!ENTITY a\($0) \"\(String(repeating: "&a\($0 - 1);", count: 10))\">" }.joined()
    let bomb = Catalogs([
      "res/values/strings.xml":
        "<!DOCTYPE r [<!ENTITY a0 \"ha\">\(laughs)]>\n<resources><string name=\"a\">&a9;</string></resources>"
    ])
    #expect(bomb.diagnostics.count == 1)
    #expect(bomb.diagnostics[0].contains("expand to more text than is allowed"))
  }

  @Test(
    "are in the language their folder says",
    arguments: [
      ("values", "en"), ("values-pt-rBR", "pt-BR"), ("values-b+sr+Latn", "sr-Latn"), ("values-b+es+419", "es-419"),
      ("values-iw", "he"), ("values-in", "id"), ("values-ji-rUS", "yi-US"), ("values-gsw", "gsw"),
      ("values-mcc310-en-rUS-sw600dp", "en-US"), ("values-car", "en"), ("values-night-v21", "en"),
    ])
  func folders(_ folder: String, _ language: String) {
    #expect(
      read("<string name=\"a\">A</string>", in: folder).table.entries[0].localizations.keys.map { $0 } == [language])
  }

  @Test("of translatewiki's notes are in no language", arguments: ["values-qq", "values-qqq"])
  func pseudoLanguages(_ folder: String) {
    #expect(read("<string name=\"a\">A</string>", in: folder).tables.isEmpty)
  }

  @Test("may have other texts on some devices")
  func configurations() {
    let read = Catalogs([
      "res/values-sw600dp/strings.xml": "<resources><string name=\"a\">Large</string></resources>",
      "res/values/strings.xml":
        "<resources><string name=\"a\">Small</string><string name=\"a\" product=\"tv\">TV</string></resources>",
    ])
    #expect(read.texts("a", "en") == ["Small", "tv: TV", "sw600dp: Large"])
    #expect(read.diagnostics == [])
  }

  @Test("say the language of their own folder themselves")
  func sourceLanguage() {
    let read = Catalogs([
      "res/values/strings.xml":
        "<resources xmlns:tools=\"x\" tools:locale=\"fr\"><string name=\"a\">Un</string></resources>",
      "res/values-de/strings.xml": "<resources><string name=\"a\">Eins</string></resources>",
    ])
    #expect(read.table.sourceLanguage == "fr")
    #expect(read.table.languages == ["de", "fr"])
  }

  @Test(
    "that are not built say where",
    arguments: [
      (
        "<string name=\"a\">1</string>\n<string name=\"a\">2</string>",
        "3:1: error: “a” is defined twice, which Android refuses to build"
      ),
      ("<string>1</string>", "2:1: error: <string> has no name"),
      ("<plurals name=\"a\"><item quantity=\"lots\">1</item></plurals>", "2:19: error: “lots” is not a quantity"),
      (
        "<string name=\"a\">R&D</string>",
        "2:19: error: this “&” does not begin an entity; write “&” in a text as “&amp;”"
      ),
      (
        "<string name=\"a\">&app;</string>",
        "2:18: error: “&app;” is not a known entity; write “&” in a text as “&amp;”"
      ),
      ("<string name=\"a\">1</b></string>", "2:19: error: expected </string>, found </b>"),
      ("<string name=a>1</string>", "2:14: error: the value of “name” needs quotation marks"),
      ("<string name=\"a\">a < b</string>", "2:21: error: expected a name; write “<” in a text as “&lt;”"),
    ])
  func faults(_ resources: String, _ message: String) {
    let read = read(resources)
    #expect(read.diagnostics.first.map { String($0.split(separator: "\n")[0]) } == "res/values/strings.xml:" + message)
  }
}
