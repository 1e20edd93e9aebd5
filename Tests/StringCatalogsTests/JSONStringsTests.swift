import A11ySim
import TestSupport
import Testing

@testable import StringCatalogs

/// The JSON of i18next and its kin, the folders of moko-resources, and formats that are only named.
@Suite("JSON and moko-resources", .timeLimited)
struct JSONStringsTests {
  @Test("nested keys are joined, and plural forms are one entry")
  func plurals() {
    let catalogs = Catalogs([
      "src/locales/en/common.json":
        #"{"sign": {"in": "Sign in"}, "files_one": "{{count}} file", "files_other": "{{count}} files", "day": "a day", "day_plural": "days", "place_ordinal_one": "{{count}}st", "place_ordinal_other": "{{count}}th", "left": {"one": "{{count}} left", "other": "{{count}} left over"}}"#,
      "src/locales/pt_BR/common.json": #"{"sign": {"in": "Entrar"}, "files_one": "{{count}} arquivo", "empty": ""}"#,
    ])
    #expect(catalogs.diagnostics == [])
    #expect(catalogs.table.path == "src/locales/*/common.json" && catalogs.table.languages == ["en", "pt-BR"])
    #expect(catalogs.texts("sign.in", "pt-BR") == ["Entrar"])
    #expect(catalogs.texts("files", "en") == ["one: {{count}} file", "other: {{count}} files"])
    #expect(catalogs.texts("day", "en") == ["one: a day", "other: days"])
    #expect(catalogs.texts("left", "en") == ["one: {{count}} left", "other: {{count}} left over"])
    #expect(catalogs.texts("place_ordinal_one", "en") == ["{{count}}st"])
    #expect(catalogs.table.entry("empty") == nil)
    #expect(catalogs.table.syntax == .doubleBraces)
  }

  @Test("the texts say which placeholders there are")
  func syntax() {
    func syntax(_ text: String) -> FormatString.Syntax {
      Catalogs(["i18n/en.json": "{\"a\": \"\(text)\"}"]).table.syntax
    }
    #expect(syntax("Hello {{name}}") == .doubleBraces)
    #expect(syntax("Hello {name}") == .braces)
    #expect(syntax("Hello %{name}") == .percentBraces)
    #expect(syntax("{n, plural, one{# file} other{# files}}") == .icu)
    #expect(syntax("Hello %s") == .printf)
    #expect(syntax("Hello") == .none)
    #expect(
      Catalogs(["i18n/en.json": #"{"a": "{n, plural, one{# file} other{# files}}"}"#]).texts("a", "en").count == 2)
  }

  @Test("one ICU message says that all braces are those of ICU")
  func messages() {
    func syntax(_ files: KeyValuePairs<String, String>) -> FormatString.Syntax { Catalogs(files).table.syntax }
    let plain = #""a": "Hi {name}", "b": "{name} left {place}", "c": "{a} and {b} and {c}""#
    let message = #"{count} {count, plural, one {file} other {files}}"#
    #expect(syntax(["i18n/en.json": "{\(plain), \"d\": \"\(message)\"}"]) == .icu)
    #expect(syntax(["i18n/en.json": "{\(plain), \"d\": \"{who, select, me{Yours} other{Theirs}}\"}"]) == .icu)
    #expect(
      syntax(["i18n/en.json": "{\(plain), \"d\": \"{n, selectordinal, one{#st} other{#th}}\"}"]) == .icu)
    // A mention, a brace that is never closed, and branches without “other” are no messages.
    for text in ["singular, plural, or {none}", "{count, plural, one {file} other {files}", "{n, plural, one{file}}"] {
      #expect(syntax(["i18n/en.json": "{\(plain), \"d\": \"\(text)\"}"]) == .braces, "\(text)")
    }
    // Two languages that have messages know what the app does; one may be mistaken.
    let source = "{\(plain), \"d\": \"{count} files\"}"
    let translated = "{\"d\": \"\(message)\"}"
    #expect(
      syntax(["i18n/en.json": source, "i18n/de.json": translated, "i18n/fr.json": translated]) == .icu)
    #expect(syntax(["i18n/en.json": source, "i18n/de.json": translated, "i18n/fr.json": source]) == .braces)
    // Most placeholders are those of i18next.
    let next = #""a": "Hi {{name}}", "b": "{{name}} left {{place}}", "c": "{{a}} and {{b}} and {{c}}""#
    #expect(syntax(["i18n/en.json": "{\(next), \"d\": \"\(message)\"}"]) == .doubleBraces)
    #expect(syntax(["i18n/en.json": "{\(next), \"d\": \"singular, plural, select, other\"}"]) == .doubleBraces)
  }

  @Test("a JSON file outside a folder of texts, or without a language, is none of them")
  func others() {
    for path in ["package.json", "src/en.json", "locales/settings.json", "i18n/map.json", "_locales/en/messages.json"] {
      #expect(!StringFile.isCatalog(path), "\(path)")
    }
    for path in ["locales/de.json", "app/i18n/de_de.json", "translations/zh-Hans/main.json"] {
      #expect(StringFile.isCatalog(path), "\(path)")
    }
  }

  @Test("moko-resources has a folder for each language, and `base`")
  func moko() {
    func file(_ text: String) -> String { "<resources><string name=\"a\">\(text)</string></resources>" }
    let catalogs = Catalogs([
      "shared/src/commonMain/moko-resources/base/strings.xml": file("Close"),
      "shared/src/commonMain/moko-resources/pt-rBR/strings.xml": file("Fechar"),
    ])
    #expect(catalogs.table.path == "shared/src/commonMain/moko-resources/*/strings.xml")
    #expect(catalogs.table.languages == ["en", "pt-BR"] && catalogs.texts("a", "pt-BR") == ["Fechar"])
  }

  @Test("a format that is not read is recognised by its name and its beginning")
  func unsupported() {
    #expect(UnsupportedCatalog(path: "l10n/de/app.ftl") == .fluent)
    #expect(UnsupportedCatalog(path: "po/app_de.ts") == .qt)
    #expect(UnsupportedCatalog(path: "src/app.component.ts") == nil)
    #expect(UnsupportedCatalog.qt.isCertain(Array("<!DOCTYPE TS>".utf8)))
    #expect(!UnsupportedCatalog.qt.isCertain(Array("export default {}".utf8)))
    #expect(UnsupportedCatalog(path: "Strings.de.resx") == .resx)
    #expect(UnsupportedCatalog(path: "config/locales/de.yml") == .rails)
    #expect(UnsupportedCatalog(path: ".github/workflows/test.yml") == nil)
    #expect(UnsupportedCatalog(path: "i18n/de.json").map { $0.isCertain(Array("{\"@metadata\": {}}".utf8)) } == true)
  }
}
