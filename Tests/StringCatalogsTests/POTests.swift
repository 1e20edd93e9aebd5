import Locales
import TestSupport
import Testing

@testable import StringCatalogs
@testable import StringChecks

@Suite(".po", .timeLimited) struct POTests {
  private static let russian = #"""
    msgid ""
    msgstr ""
    "Language: ru\n"
    "Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\n"

    #. Says how many there are
    #, python-format
    msgid "%(count)d file"
    msgid_plural "%(count)d files"
    msgstr[0] "%(count)d файл"
    msgstr[1] "%(count)d файла"
    msgstr[2] "%(count)d файлов"

    #, fuzzy
    msgid "Open"
    msgstr "Закрыть"

    msgctxt "door"
    msgid "Close"
    msgstr "Закрыть"

    msgid "Long\n"
    "text"
    msgstr ""
    "Длинный\n"
    "\"текст\""

    #~ msgid "Gone"
    #~ msgstr "Нет"

    """#

  @Test("forms have the category of their numbers; fuzzy and obsolete translations are not heard") func reads() throws {
    let catalogs = Catalogs(["locale/ru/LC_MESSAGES/app.po": Self.russian])
    #expect(catalogs.diagnostics.isEmpty)
    let table = try #require(catalogs.tables.first)
    #expect(table.path == "locale/*/LC_MESSAGES/app.po" && table.languages == ["en", "ru"])
    #expect(table.entries.map(\.key) == ["%(count)d file", "Open", "door|Close", "Long\ntext"])
    let files = try #require(table.entries.first)
    #expect(files.comment == "Says how many there are")
    #expect(
      files.localizations["ru"]?.forms.map(\.description) == [
        "one: %(count)d файл", "few: %(count)d файла", "many: %(count)d файлов",
      ])
    #expect(files.localizations["en"]?.forms.map(\.description) == ["one: %(count)d file", "other: %(count)d files"])
    #expect(table.entries[1].localizations["ru"] == nil)
    let long = try #require(table.entries[3].localizations["ru"]?.forms.first)
    #expect(long.text == "Длинный\n\"текст\"" && long.location.line == 25)
  }

  @Test(
    "locales' names become tags",
    arguments: [("pt_BR", "pt-BR"), ("sr@latin", "sr-Latn"), ("de_DE.UTF-8", "de-DE"), ("ca@valencia", "ca")])
  func tags(name: String, tag: String) { #expect(POParser.tag(name) == tag) }

  @Test(
    "a rule that cannot be understood has no index",
    arguments: ["n ?", "n/0", "(", "n != 1 ? 0 :", "x", "n=1", "1 - 9 / (0-1)"])
  func badRule(rule: String) { #expect(PluralForms(header: "nplurals=2; plural=\(rule);").index(for: 5) == nil) }

  @Test("rules of gettext") func rules() {
    #expect(PluralForms(header: "nplurals=1; plural=0;").categories(in: "ja") == [.other])
    #expect(PluralForms(header: "nplurals=2; plural=(n > 1);").categories(in: "fr") == [.one, .other])
    #expect(
      PluralForms(header: "nplurals=4; plural=n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3;")
        .categories(in: "sl") == [.one, .two, .few, .other])
  }

  @Test("an argument that the translation lost or reads as another kind is found by its name")
  func arguments() {
    func rules(_ source: String, _ text: String, flag: String = "python-format") -> [String] {
      let file = "msgid \"\"\nmsgstr \"Language: de\\n\"\n\n#, \(flag)\nmsgid \"\(source)\"\nmsgstr \"\(text)\"\n"
      return StringChecker().report(on: [Catalogs(["po/de.po": file]).table]).findings.map(\.rule)
    }
    #expect(rules("Hello %(name)s there", "Hallo dort") == ["argument-dropped"])
    #expect(rules("Hello %(name)s there", "Hallo dort, %(name)s") == [])
    #expect(rules("Hello %(name)s there", "Hallo %(nmae)s dort").contains("format-crash"))
    #expect(rules("%s of %d", "%d von %s", flag: "c-format").contains("format-crash"))
    #expect(rules("Save 5% of all", "Spare 5% von allem", flag: "no-c-format") == [])
  }

  @Test("what is malformed is told with its place, and the rest is read") func malformed() {
    let catalogs = Catalogs(["po/de.po": "msgid \"a b\nmsgstr \"c\"\nnonsense\nmsgid \"d e\"\nmsgstr \"f\"\n"])
    #expect(
      catalogs.diagnostics.map { $0.prefix { $0 != "\n" } } == [
        "po/de.po:1:7: error: the quotation mark that opens here is never closed",
        "po/de.po:3:1: error: this is not a line of a message",
      ])
    #expect(catalogs.tables.first?.entries.last?.key == "d e")
  }
}
