import TestSupport
import Testing

@testable import StringCatalogs
@testable import StringChecks

/// What looks like a fault and is not, each beside the fault that it looks like.
@Suite("Alarms without a fault", .timeLimited)
struct ChecksJudgedTests {
  /// The findings: severity, rule and languages.
  private func found(_ files: KeyValuePairs<String, String>, info: Bool = false) -> [String] {
    let reading = StringTables.read(files.map { StringFile(path: $0.key, bytes: Array($0.value.utf8)) })
    let findings = StringChecker().report(on: reading.tables, faults: reading.faults).findings
    return findings.filter { info || $0.severity > .info }
      .map { "\($0.severity) \($0.rule) \(([$0.language].compactMap { $0 } + $0.languages).joined(separator: " "))" }
  }

  private func xliff(_ language: String?, _ units: KeyValuePairs<String, String>) -> String {
    "<xliff version=\"1.2\"><file source-language=\"en\" \(language.map { "target-language=\"\($0)\"" } ?? "") "
      + "original=\"file.ext\"><body>"
      + units.map { "<trans-unit id=\"\($0.key)\"><source>\($0.key)</source><target>\($0.value)</target></trans-unit>" }
      .joined() + "</body></file></xliff>"
  }

  private func android(_ texts: [String]) -> String { "<resources>\(texts.joined())</resources>" }

  @Test("sources that are keys are no texts, where the source language has a file of its own, or where most are keys")
  func keysAsSources() {
    let english = xliff(nil, ["form.label_city": "City", "list.chosen_rows": "{{ count }} of {{ all }} rows"])
    func french(_ rows: String) -> String { xliff("fr", ["form.label_city": "Ville", "list.chosen_rows": rows]) }
    #expect(found(["app.en.xlf": english, "app.fr.xlf": french("{{ count }} lignes sur {{ all }}")]) == [])
    #expect(
      found(["app.en.xlf": english, "app.fr.xlf": french("{{ count }} lignes")]) == ["error argument-dropped fr"])
    #expect(found(["app.fr.xlf": french("Lignes")]) == [])
    // A key that is the text in the source language's file is heard.
    let broken = xliff(
      "en", ["form.label_city": "form.label_city", "list.chosen_rows": "{{ count }} of {{ all }} rows"])
    #expect(
      found(["app.en.xlf": broken, "app.fr.xlf": french("{{ count }} lignes sur {{ all }}")]) == ["error key-spoken en"]
    )
    let table = Catalogs(["app.en.xlf": english, "app.fr.xlf": french("Lignes")]).table
    #expect(table.path == "app.*.xlf:file.ext" && table.languages == ["en", "fr"])
    #expect(table.entry("form.label_city")?.localizations["en"]?.forms.map(\.text) == ["City"])
  }

  @Test("a key that is repeated with the same text loses nothing, and one with another text does")
  func repeatedKeys() {
    func strings(_ last: String) -> String {
      "\"a\" = \"One\";\n\"b\" = \"Two\";\n\"a\" = \"One\";\n\"b\" = \"\(last)\";"
    }
    #expect(found(["en.lproj/A.strings": strings("Two")], info: true) == ["info catalogue en"])
    #expect(found(["en.lproj/A.strings": strings("Three")]) == ["warning catalogue en"])
  }

  @Test("Swift's interpolation in a key is told once for all languages, and in a text alone it is heard")
  func interpolation() {
    func files(_ key: String) -> KeyValuePairs<String, String> {
      [
        "en.lproj/A.strings": "\"\(key)\" = \"Hello \\(name)\";",
        "de.lproj/A.strings": "\"\(key)\" = \"Hallo \\(name)\";",
      ]
    }
    #expect(found(files("Hello \\(name)"), info: true) == ["info catalogue en de"])
    #expect(found(files("greeting")) == ["warning catalogue de", "warning catalogue en"])
  }

  @Test("a key that the source no longer has is not heard, unless the source lacks most keys")
  func forsakenKeys() {
    let english = (0..<4).map { "\"w\($0)\": \"Word number \($0)\"" }
    let greek = (0..<4).map { "\"w\($0)\": \"Λέξη με αριθμό \($0)\"" }
    func found(_ english: [String], info: Bool = false) -> [String] {
      self.found(
        [
          "app_en.arb": "{\"@@locale\": \"en\", \(english.joined(separator: ", "))}",
          "app_el.arb":
            "{\"@@locale\": \"el\", \(greek.joined(separator: ", ")), \"old\": \"Open the settings again\"}",
        ], info: info)
    }
    #expect(found(english) == [])
    #expect(found(english, info: true) == ["info catalogue el"])
    #expect(found(english + ["\"old\": \"Open the options\""]) == ["error wrong-language el"])
    #expect(found([english[0]]) == ["error wrong-language el"])
  }

  @Test(
    "a text left in the source's language is information in a language that is hardly begun, and an error in others")
  func hardlyBegun() {
    func found(translated: Int, _ text: String) -> [String] {
      let english = (0..<12).map { "<string name=\"w\($0)\">Word number \($0)</string>" }
      let greek = (0..<12).map {
        "<string name=\"w\($0)\">\($0 < translated ? "Λέξη με αριθμό" : "Word number") \($0)</string>"
      }
      return self.found([
        "res/values/strings.xml": android(english + ["<string name=\"a\">Open the options</string>"]),
        "res/values-el/strings.xml": android(greek + ["<string name=\"a\">\(text)</string>"]),
      ]).filter { $0.contains("wrong-language") }
    }
    #expect(found(translated: 1, "Show all the settings here") == [])
    #expect(found(translated: 9, "Show all the settings here") == ["error wrong-language el"])
    // Greek in Latin letters was written by a translator.
    #expect(found(translated: 1, "Anoixe tis epiloges tora") == ["error wrong-language el"])
  }

  @Test("a text and an array may have one name, and two texts may not")
  func oneName() {
    let text = "<string name=\"period\">Save every week</string>"
    let array = "<string-array name=\"period\"><item>Each week</item><item>Each month</item></string-array>"
    #expect(found(["res/values/strings.xml": android([array, text])]) == [])
    #expect(found(["res/values/strings.xml": android([text, text])]) == ["error catalogue en"])
  }

  @Test("the texts around a store's screenshots are no texts of an app")
  func screenshots() {
    #expect(
      !StringFile.isCatalog("doc/images/ar/title.strings") && !StringFile.isCatalog("fastlane/x/ar/keyword.strings"))
    #expect(StringFile.isCatalog("App/ar.lproj/title.strings") && StringFile.isCatalog("App/Labels.strings"))
  }

  @Test("i18next never says the form “other” instead of a missing one, and Apple's catalogues do")
  func missingFormOfI18next() {
    let tables = Catalogs([
      "locales/en.json": "{\"n_one\": \"{{count}} file\", \"n_other\": \"{{count}} files\"}",
      "locales/cs.json": "{\"n_one\": \"{{count}} soubor\", \"n_other\": \"{{count}} souborů\"}",
    ]).tables
    let messages = StringChecker().report(on: tables).findings.filter { $0.rule == "plural-missing" }.map(\.message)
    #expect(messages.count == 1)
    #expect(messages.allSatisfy { $0.contains("the text of another language, or the key, is heard") })
  }

  @Test("the name that Android's lint has for a missing form waives it")
  func waivedForm() {
    func found(_ attribute: String) -> [String] {
      func file(_ one: String, _ other: String, _ attribute: String = "") -> String {
        android([
          "<plurals name=\"n\"\(attribute)><item quantity=\"one\">\(one)</item><item quantity=\"other\">\(other)</item></plurals>"
        ])
      }
      return self.found([
        "res/values/strings.xml": file("%d file left", "%d files left"),
        "res/values-pl/strings.xml": file("%d plik został", "%d plików zostało", attribute),
      ])
    }
    #expect(found("") == ["error plural-missing pl"])
    #expect(found(" tools:ignore=\"MissingQuantity\"") == [])
  }
}
