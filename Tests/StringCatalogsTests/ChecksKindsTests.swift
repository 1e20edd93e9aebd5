import TestSupport
import Testing

@testable import StringCatalogs
@testable import StringChecks

/// Faults that were found in catalogues nobody had seen, each beside what looks like it and is right.
@Suite("Kinds of faults in unseen catalogues", .timeLimited)
struct ChecksKindsTests {
  /// The findings as `severity rule language: message`, without those of information.
  private func found(
    _ files: KeyValuePairs<String, String>, rule: String? = nil, source: String? = nil, withInformation: Bool = false
  ) -> [String] {
    let rules = StringCheck.all.filter { $0.isOnByDefault && (rule == nil || $0.id == rule) }
    let catalogs = files.map { StringFile(path: $0.key, bytes: Array($0.value.utf8)) }
    let reading = StringTables.read(catalogs, sourceLanguage: source)
    return StringChecker(rules: rules).report(on: reading.tables, faults: reading.faults).findings
      .filter { withInformation || $0.severity > .info }
      .map { "\($0.severity) \($0.rule) \(([$0.language].compactMap { $0 } + $0.languages).joined(separator: " "))" }
  }

  private func android(_ texts: KeyValuePairs<String, String>) -> String {
    "<resources>" + texts.map { "<string name=\"\($0.key)\">\($0.value)</string>" }.joined() + "</resources>"
  }

  private func android(source: String, _ language: String, _ text: String, key: String = "title") -> [String] {
    found([
      "res/values/strings.xml": android([key: source]), "res/values-\(language)/strings.xml": android([key: text]),
    ])
  }

  private func plurals(_ language: String, _ forms: KeyValuePairs<String, String>) -> [String] {
    func file(_ forms: KeyValuePairs<String, String>) -> String {
      "<resources><plurals name=\"n\">"
        + forms.map { "<item quantity=\"\($0.key)\">\($0.value)</item>" }.joined() + "</plurals></resources>"
    }
    return found([
      "res/values/strings.xml": file(["one": "%d file", "other": "%d files"]),
      "res/values-\(language)/strings.xml": file(forms),
    ])
  }

  private func arb(_ english: String, _ language: String, _ text: String, key: String = "title") -> [String] {
    found([
      "app_en.arb": "{ \"@@locale\": \"en\", \"\(key)\": \"\(english)\" }",
      "app_\(language).arb": "{ \"@@locale\": \"\(language)\", \"\(key)\": \"\(text)\" }",
    ])
  }

  private func xliff(_ source: String, _ target: String) -> [String: String] {
    [
      "messages.de.xlf": """
      <xliff version="1.2"><file source-language="en" target-language="de" original="messages.en.xlf"><body>
      <trans-unit id="1"><source>\(source)</source><target>\(target)</target></trans-unit></body></file></xliff>
      """
    ]
  }

  // MARK: Whose placeholders

  @Test("XLIFF that Xcode did not write has the placeholders that its texts have")
  func xliffOfOtherTools() {
    func found(_ source: String, _ target: String) -> [String] {
      self.found(["messages.de.xlf": xliff(source, target)["messages.de.xlf"]!])
    }
    #expect(found("Sent to %user%, see %list%", "Gesendet an %user%, siehe %list%") == [])
    #expect(found("Sent to %user%, see %list%", "Gesendet an %user%") == ["error argument-dropped de"])
    #expect(found("Sent to %user%", "Gesendet an %nutzer%").contains("error format-crash de"))
    #expect(found("Sent to {{ user }}", "Gesendet an {{ user }}") == [])
    #expect(found("Sent to {{ user }}", "Gesendet an alle") == ["error argument-dropped de"])
    let inferred = Catalogs(["messages.de.xlf": xliff("Sent to %user%", "An %user%")["messages.de.xlf"]!]).table
    #expect(inferred.syntax == .percentNames && inferred.isSyntaxInferred)
  }

  @Test("a name between percent signs is no conversion, and a conversion before a percent sign is no name")
  func percentNames() {
    #expect(android(source: "From %month% %year%", "de", "Ab %month% %year%") == [])
    #expect(android(source: "From %month% %year%", "de", "Ab %month%") == ["error argument-dropped de"])
    #expect(android(source: "%d%% of %d", "de", "%d%% von %d") == [])
  }

  @Test("Compose replaces only %1$s and %1$d")
  func compose() {
    func found(_ text: String) -> [String] {
      self.found([
        "composeResources/values/strings.xml": android(["battery": text]),
        "composeResources/values-de/strings.xml": android(["battery": text.replacing("Battery", with: "Akku")]),
      ])
    }
    #expect(found("Battery: %1$d%") == [])
    #expect(found("Battery: %1$.1f") == ["error placeholder-spoken en de"])
    #expect(found("Battery: %1$d%%") == ["warning placeholder-spoken en de"])
  }

  @Test("a second plural on the same argument is right, and one on an unknown argument is not")
  func twoPlurals() {
    let english = "{n, plural, =1{File is} other{{n} files are}} larger."
    let second = "{n, plural, =1{wird nicht geladen} other{werden nicht geladen}}"
    #expect(arb(english, "de", "{n, plural, =1{Die Datei ist} other{{n} Dateien sind}} größer und \(second).") == [])
    #expect(
      arb(english, "de", "{n, plural, =1{Datei} other{{n} Dateien}} {m, plural, =1{ist} other{sind}} größer.").contains(
        "error format-crash de"))
  }

  // MARK: Plurals

  @Test("a missing form is told once, and not at all where “other” is heard right or without its number")
  func missingForms() {
    #expect(plurals("pl", ["one": "%d plik", "other": "%d plików"]) == ["error plural-missing pl"])
    #expect(plurals("he", ["one": "קובץ %d", "other": "%d קבצים"]) == [])
    #expect(plurals("tr", ["other": "%d dosya"]) == [])
    #expect(plurals("de", ["other": "%d Min."]) == [])
    #expect(plurals("de", ["other": "%d Minuten"]) == ["error plural-missing de"])
    let english = "Refreshing {n, plural, =1{the product} other{the products}}"
    #expect(arb(english, "pl", "Odświeżanie {n, plural, =1{produktu} other{produktów}}") == [])
    let counted = "{n, plural, =1{question} other{{n} questions}}"
    #expect(arb(counted, "pl", "{n, plural, =1{pytanie} other{{n} pytania}}") == ["error plural-missing pl"])
  }

  @Test("a form may read the arguments of any form of the source, and no others")
  func argumentsOfForms() {
    func found(_ other: String) -> [String] {
      func file(_ one: String, _ other: String) -> String {
        "<resources><plurals name=\"n\"><item quantity=\"one\">\(one)</item><item quantity=\"other\">\(other)</item></plurals></resources>"
      }
      return self.found(
        [
          "res/values/strings.xml": file("1 item is in %s", "%d items are in %s"),
          "res/values-de/strings.xml": file("Ein Titel ist in %s", other),
        ], rule: "format-crash")
    }
    #expect(found("%d Titel sind in %s") == [])
    #expect(found("%d Titel sind in %d") == ["error format-crash de"])
  }

  @Test("English endings of ordinals are told in English, and units of other languages are not")
  func ordinals() {
    #expect(
      found(["res/values/strings.xml": android(["a": "the %dth digit"])], rule: "ordinal") == ["warning ordinal en"])
    #expect(android(source: "%d pieces", "sv", "%d st") == [])
    #expect(android(source: "%d pieces", "sv", "%dst") == [])
  }

  // MARK: What is for a screen reader, and which language

  @Test("a text about accessibility is a visible text, and a label for accessibility is not")
  func purposes() {
    func purpose(_ key: String, _ text: String, comment: String? = nil) -> CheckedEntry.Purpose {
      let note = comment.map { "/* \($0) */\n" } ?? ""
      return CheckedTable(Catalogs(["en.lproj/A.strings": "\(note)\"\(key)\" = \"\(text)\";"]).table).entries[0].purpose
    }
    let sentence = "Turn on the accessibility setting"
    #expect(purpose("9IR.title", sentence, comment: "title = \\\"\(sentence)\\\"; ObjectID = \\\"9IR\\\";") == .unknown)
    #expect(purpose("Open the accessibility settings", "Open the accessibility settings") == .unknown)
    #expect(purpose("accessibility_permission_text", "Allow this app to read the screen") == .unknown)
    #expect(purpose("row", "Reduce motion", comment: "Title of a row in the accessibility settings") == .unknown)
    #expect(purpose("accessibility_send", "Send") == .accessibility)
    #expect(purpose("send", "Send", comment: "Accessibility label of the button") == .accessibility)
    #expect(purpose("a11y_settings", "Accessibility settings") == .accessibility)
  }

  @Test("names, loan words and dialects are their own language; a sentence in other letters is not")
  func wrongLanguage() {
    func japanese(_ text: String) -> [String] {
      let source: KeyValuePairs = ["a": "Settings", "b": "Sign in with the browser", "c": "Quit", "d": "API tokens"]
      return found([
        "res/values/strings.xml": android(source),
        "res/values-ja/strings.xml": android([
          "a": "設定", "b": "ブラウザでサインインするには、このページを開いてから名前を入力してください", "c": "終了", "d": text,
        ]),
      ])
    }
    #expect(japanese("API token") == [])
    #expect(japanese("les jetons pour programmes") == ["error wrong-language ja"])
    #expect(android(source: "Choose a page to read", "b+roa+tara", "Scacchie na pàgene da leggere") == [])
  }

  @Test("a language that was named is not replaced by a guess, and a default folder is read as what it is")
  func source() {
    let files: KeyValuePairs = ["en.lproj/A.strings": "\"a\" = \"One\";", "fr.lproj/A.strings": "\"a\" = \"Un\";"]
    #expect(Catalogs(files, source: "de").table.sourceLanguage == "de")
    #expect(Catalogs(files).table.sourceLanguage == "en")
    let chinese = android(["a": "请输入您收到的验证码，然后点击下一步继续操作", "b": "验证码不正确，请重新输入一遍再试一次", "c": "我们已经把验证码发送到您的手机上了"])
    let files2: KeyValuePairs = [
      "res/values/strings.xml": chinese, "res/values-en/strings.xml": android(["a": "Enter"]),
    ]
    #expect(Catalogs(files2).table.sourceLanguage == "zh")
    #expect(
      Catalogs(["res/values/strings.xml": android(["a": "Enter the code that we sent to you"])]).table.sourceLanguage
        == "en")
  }

  // MARK: Files

  @Test("text outside a resource is information once, and a fault belongs to the key before it on its line")
  func files() {
    let outside =
      "<resources><string name=\"a\">Coller</string>stray <string name=\"b\">Copier</string>again</resources>"
    #expect(
      found(["res/values-fr/strings.xml": outside], rule: "catalogue", withInformation: true) == ["info catalogue fr"])
    let reading = StringTables.read([
      StringFile(
        path: "app_en.arb",
        bytes: Array("{\"@@locale\": \"en\", \"a\": \"One\", \"b\": \"Code {code\", \"c\": \"Two\"}".utf8))
    ])
    #expect(StringChecker().report(on: reading.tables, faults: reading.faults).findings.first?.key == "b")
  }

  @Test("a gettext message whose first form is empty is not translated, and another empty form is silent")
  func gettext() {
    func found(_ first: String, _ second: String) -> [String] {
      self.found([
        "po/de.po": "msgid \"\"\nmsgstr \"Language: de\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n\"\n\n"
          + "msgid \"%d page\"\nmsgid_plural \"%d pages\"\nmsgstr[0] \"\(first)\"\nmsgstr[1] \"\(second)\"\n"
      ])
    }
    #expect(found("", "%d Seiten") == [])
    #expect(found("%d Seite", "") == ["error plural-empty de"])
  }

  @Test("a damaged byte order mark is told once")
  func damagedMark() {
    let bytes: [UInt8] =
      [0xEF, 0xBF, 0xBD, 0xEF, 0xBF, 0xBD] + "\"a\" = \"b\";\n\"c\" = \"d\";".utf8.flatMap { [$0, 0] }
    #expect(Catalogs([StringFile(path: "nl.lproj/R.strings", bytes: bytes)]).diagnostics.count == 1)
  }

  @Test("what a translation takes from the source is told once, with its languages")
  func inherited() {
    #expect(
      found(
        [
          "res/values/strings.xml": android(["a": "Wait 5 min. ★"]),
          "res/values-de/strings.xml": android(["a": "Warte 5 Min. ★"]),
        ],
        rule: "symbols", withInformation: true) == ["info symbols en"])
    #expect(
      found(
        [
          "res/values/strings.xml": android(["a": "Wait 5 min. here"]),
          "res/values-de/strings.xml": android(["a": "Warte 5 min. hier"]),
        ], rule: "abbreviation", withInformation: true) == ["info abbreviation en de"])
  }
}
