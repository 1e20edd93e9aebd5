import TestSupport
import Testing

@testable import StringCatalogs
@testable import StringChecks

/// The evidence that a finding needs in the rest of the catalogue, and findings that are reported once for several languages.
@Suite("Evidence of the whole catalogue", .timeLimited)
struct ChecksEvidenceTests {
  /// The findings as `severity rule languages: message`, without those of information unless asked for.
  private func found(
    _ rule: String, _ files: KeyValuePairs<String, String>, withInformation: Bool = false
  ) -> [String] {
    let rules = StringCheck.all.filter { $0.id == rule }
    return Catalogs(files).tables.flatMap { StringChecker(rules: rules).report(on: [$0]).findings }
      .filter { withInformation || $0.severity > .info }.map {
        "\($0.severity) \(([$0.language].compactMap { $0 } + $0.languages).joined(separator: " ")): \($0.message)"
      }
  }

  private func strings(_ texts: KeyValuePairs<String, String>) -> String {
    texts.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
  }

  /// Ten translated texts, so that a language counts as complete.
  private func complete(_ word: String) -> String {
    (0..<10).map { "\"word\($0)\" = \"\(word) \($0)\";\n" }.joined()
  }

  private static func android(_ key: String, _ text: String) -> String {
    "<resources><string name=\"\(key)\">\(text)</string></resources>"
  }

  // MARK: Words of the language

  private func po(_ language: String, _ messages: String) -> String {
    #"msgid """# + "\n" + #"msgstr "Language: \#(language)\nPlural-Forms: nplurals=2; plural=(n != 1);\n""# + "\n\n"
      + messages
  }

  @Test("a plural form like the source's is right if its words are the language's, and untranslated otherwise")
  func loanWords() {
    let beside = """

      msgid "Page types"
      msgstr "Pagina types"

      msgid "Snippet"
      msgstr "Fragment van een snippet"

      """
    let form = """
      msgid "%(n)s snippet type"
      msgid_plural "%(n)s snippet types"
      msgstr[0] "%(n)s snippettype"
      msgstr[1] "%(n)s snippet types"

      """
    #expect(found("plural-untranslated", ["nl/LC_MESSAGES/a.po": po("nl", form + beside)]) == [])
    #expect(
      found("plural-untranslated", ["nl/LC_MESSAGES/a.po": po("nl", form)])
        == ["error nl: for 0, 2, 3, 4, 5 … “%(n)s snippet types” is heard, in English"])
    let copied = beside.replacing("Pagina types", with: "Snippet types").replacing(
      "Fragment van een snippet", with: "Snippet page")
    #expect(
      found("plural-untranslated", ["nl/LC_MESSAGES/a.po": po("nl", form + copied)]).count == 1,
      "an older text of the source is no evidence")
  }

  @Test("a form of one word may be right beside a form that begins like it, and is a warning beside another")
  func singleWord() {
    func form(_ one: String, _ other: String) -> [String] {
      found(
        "plural-untranslated",
        [
          "sv/LC_MESSAGES/a.po": po(
            "sv",
            "msgid \"%(n)s pixel\"\nmsgid_plural \"%(n)s pixels\"\nmsgstr[0] \"\(one)\"\nmsgstr[1] \"\(other)\"\n")
        ])
    }
    #expect(form("%(n)s pixel", "%(n)s pixlar") == [])
    #expect(form("%(n)s pixel", "%(n)s pixels") == [])
    #expect(form("%(n)s pixel", "%(n)s bildpunkter") == ["warning sv: for 1 “%(n)s pixel” is heard, in English"])
  }

  @Test("a text for a screen reader whose words the language has, and a name that most keep, are information")
  func names() {
    func languages(_ own: [String: String]) -> [String] {
      let source = strings(["logo_a11y": "NHS Covid 19", "add": "Add", "open": "Open"])
      var files = [("en.lproj/A.strings", source)]
      for (tag, text) in own.sorted(by: { $0.key < $1.key }) { files.append(("\(tag).lproj/A.strings", text)) }
      return Catalogs(files.map { StringFile(path: $0.0, bytes: Array($0.1.utf8)) }).tables.flatMap {
        StringChecker().report(on: [$0]).findings
      }.filter { $0.rule == "a11y-untranslated" }.map { "\($0.severity) \($0.language ?? "")" }
    }
    let (kept, translated) = (#""logo_a11y" = "NHS Covid 19";"#, #""logo_a11y" = "NHS Kovid 19";"#)
    #expect(languages(["pl": kept, "tr": kept, "ro": translated]) == ["info pl", "info tr"])
    #expect(languages(["pl": kept, "tr": translated, "ro": translated, "so": translated]) == ["error pl"])
  }

  @Test("loan words of a text for a screen reader are information; without evidence it is an error")
  func loanWordsOfLabels() {
    let source = strings(["a11y_interval": "Token interval", "add": "Add token", "between": "Interval"])
    func dutch(_ texts: KeyValuePairs<String, String>) -> [String] {
      found(
        "a11y-untranslated", ["en.lproj/A.strings": source, "nl.lproj/A.strings": strings(texts)], withInformation: true
      ).map { String($0.prefix { $0 != ":" }) }
    }
    #expect(
      dutch(["a11y_interval": "Token interval", "add": "Token toevoegen", "between": "Tijdelijk interval"])
        == ["info nl"])
    #expect(
      dutch(["a11y_interval": "Token interval", "add": "Token toevoegen", "between": "Tijd"]) == ["warning nl"])
    #expect(dutch(["a11y_interval": "Token interval", "add": "Toevoegen", "between": "Tijd"]) == ["error nl"])
    let hint = { (key: String) in
      self.found(
        "a11y-untranslated",
        [
          "res/values/strings.xml": Self.android(key, "Example Inc"),
          "res/values-nl/strings.xml": Self.android(key, "Example Inc"),
        ]
      ).count
    }
    #expect(hint("issuer_hint") == 0, "an example in a field")
    #expect(hint("issuer_a11y") == 1)
  }

  @Test("copies of the source in three languages are told once, as information; a language that is begun is a warning")
  func copies() {
    func texts(_ word: String) -> String { (0..<12).map { "\"k\($0)\" = \"\(word) number \($0)\";\n" }.joined() }
    let copies = ["en", "de", "fr", "it"].map { ("\($0).lproj/A.strings", texts("Text")) }
    func found(_ files: [(String, String)]) -> [String] {
      Catalogs(files.map { StringFile(path: $0.0, bytes: Array($0.1.utf8)) }).tables.flatMap {
        StringChecker().report(on: [$0]).findings
      }.filter { $0.rule == "a11y-untranslated" }.map { "\($0.severity) \($0.language ?? "-") \($0.languages)" }
    }
    #expect(found(copies) == [#"info - ["de", "fr", "it"]"#])
    #expect(found(Array(copies.prefix(3))) == ["warning de []", "warning fr []"])
    #expect(found(copies + [("es.lproj/A.strings", texts("Texto"))]) == [#"info - ["de", "fr", "it"]"#])
  }

  // MARK: Silence

  @Test("a text that is empty nearly everywhere, or marked as unused, is told once as information")
  func silence() {
    func found(_ source: String, blank: Int) -> [String] {
      let tags = ["ar", "bn", "de", "fr", "it"]
      let files =
        [("en.lproj/A.strings", "\"x_a11y\" = \"\(source)\";\n" + complete("Word"))]
        + tags.enumerated().map { index, tag in
          ("\(tag).lproj/A.strings", "\"x_a11y\" = \"\(index < blank ? "" : "Text")\";\n" + complete("Wort"))
        }
      return Catalogs(files.map { StringFile(path: $0.0, bytes: Array($0.1.utf8)) }).tables.flatMap {
        StringChecker().report(on: [$0]).findings
      }.filter { $0.rule == "a11y-missing" }.map {
        "\($0.severity) \(([$0.language].compactMap { $0 } + $0.languages).joined(separator: " ")): \($0.message)"
      }
    }
    #expect(
      found("About this app", blank: 4) == [
        "info ar bn de fr: the text is empty in 4 of 5 languages: it is silent on purpose, or no longer used"
      ])
    #expect(
      found("About this app", blank: 2)
        == ["error ar: the text is empty: nothing is heard", "error bn: the text is empty: nothing is heard"])
    #expect(found("[to be deleted]", blank: 1) == ["info ar: the source marks this text as no longer used"])
    #expect(found("Delete", blank: 1) == ["error ar: the text is empty: nothing is heard"])
  }

  @Test("all forms that are empty are one finding")
  func emptyForms() {
    func example(_ texts: StringCheck.Example.Texts) -> [String] {
      let example = StringCheck.Example(source: [.one: "%d day", .other: "%d days"], language: "de", bad: texts)
      return StringChecker().report(on: [example.table(texts)]).findings.filter { $0.rule == "plural-empty" }.map {
        "\($0.severity): \($0.message)"
      }
    }
    #expect(example([.one: "", .other: ""]) == ["error: every form is empty: nothing is heard for any number"])
    #expect(example([.one: "", .other: "%d Tage"]) == ["error: for 1 nothing is heard at all"])
  }

  // MARK: Missing texts

  @Test("a key that was renamed in the source alone is told once, at the translations' key")
  func renamed() {
    let files: KeyValuePairs = [
      "en.lproj/A.strings": "/* For VoiceOver */\n\"Redo change\" = \"Redo change\";\n" + complete("Word"),
      "de.lproj/A.strings": complete("Wort") + "\"Rodo change\" = \"Wiederholen\";\n",
      "fr.lproj/A.strings": complete("Mot") + "\"Rodo change\" = \"Rétablir\";\n",
    ]
    #expect(
      found("a11y-missing", files) == [
        "error de fr: the source has a text under “Redo change”, the translations have it under “Rodo change”: "
          + "the app finds one of them, and the key is heard for the other"
      ])
    let finding = Catalogs(files).tables.flatMap { StringChecker().report(on: [$0]).findings }.first {
      $0.rule == "a11y-missing"
    }
    #expect(finding?.location.file == "de.lproj/A.strings" && finding?.location.line == 11)
  }

  @Test("a numbered key that only a translation has is no renamed key; each language says how many texts it has")
  func missing() {
    let files: KeyValuePairs = [
      "en.lproj/A.strings": "\"step_1_a11y\" = \"First step\";\n" + complete("Word"),
      "de.lproj/A.strings": complete("Wort") + "\"step_2_a11y\" = \"Zweiter Schritt\";\n",
    ]
    #expect(found("a11y-missing", files) == ["error de: there is no text: the key, or “First step”, is heard"])
    let finding = Catalogs(files).tables.flatMap { StringChecker().report(on: [$0]).findings }.first {
      $0.rule == "a11y-missing"
    }
    #expect(
      finding?.notes == ["10 of 11 texts of this language are there", "it is missing in de.lproj/A.strings"])
  }

  // MARK: Labels

  @Test("opposites are an error where keys or texts say they are on one screen; near synonyms are information")
  func collisions() {
    func found(
      _ a: (String, String), _ b: (String, String), _ text: String, _ rest: KeyValuePairs<String, String> = [:]
    )
      -> [String]
    {
      let source = strings([a.0: a.1, b.0: b.1]) + rest.map { "\"\($0.key)\" = \"\($0.key)\";\n" }.joined()
      let own = strings([a.0: text, b.0: text]) + rest.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
      return self.found(
        "label-collision", ["en.lproj/A.strings": source, "hi.lproj/A.strings": own], withInformation: true)
    }
    #expect(
      found(("day_a11y", "Day"), ("date_a11y", "Date"), "Ngày") == ["info hi: “Ngày” is heard for “Day” and for “Date”"]
    )
    #expect(
      found(("stepper_up_a11y", "Increase"), ("stepper_down_a11y", "Decrease"), "कमी")
        == ["error hi: “कमी” is heard for “Increase” and for “Decrease”"])
    #expect(
      found(("stepper_a11y", "Increase"), ("volume_less_a11y", "Decrease"), "कमी").map { $0.prefix(7) } == ["warning"])
    #expect(
      found(("stepper_up_a11y", "Increase"), ("stepper_down_a11y", "Decrease"), "कमी", ["Decrease the size": "आकार कमी"])
        == ["error hi: “Increase” is said as its opposite: “कमी” is the translation of “Decrease”"])
    #expect(
      found(("few_a11y", "%d reviews"), ("many_a11y", "%d plus ratings"), "%d मत").count == 1)
  }

  @Test("a plus sign is heard, so texts that differ in it are two")
  func signs() {
    func found(_ a: String, _ b: String) -> Int {
      self.found(
        "label-collision",
        [
          "en.lproj/A.strings": strings(["few_a11y": "%d reviews", "many_a11y": "%d plus ratings"]),
          "uk.lproj/A.strings": strings(["few_a11y": a, "many_a11y": b]),
        ]
      ).count
    }
    #expect(found("%d відгуків", "%d+ відгуків") == 0)
    #expect(found("%d відгуків", "%d  Відгуків") == 1)
  }

  // MARK: Told at the source

  @Test("brackets that the source has are told there; a translation alone only if its ending is a word there")
  func brackets() {
    func found(_ source: String, _ dutch: String, beside: KeyValuePairs<String, String> = [:]) -> [String] {
      self.found(
        "parenthetical-plural",
        [
          "en.lproj/A.strings": strings(["k": source]) + beside.map { "\"\($0.key)\" = \"\($0.key)\";\n" }.joined(),
          "nl.lproj/A.strings": strings(["k": dutch]) + beside.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined(),
        ])
    }
    #expect(
      found("%d file(s)", "%d bestand(jes)")
        == ["warning en nl: “file(s)” is read with its brackets, or as two words"])
    #expect(
      found(
        "%d file(s)", "%d bestand(en)",
        beside: ["Salt and pepper": "Zout en peper", "Cats and dogs": "Katten en honden"])
        == [
          "warning en nl: “file(s)” is read with its brackets, or as two words",
          "warning nl: “bestand(en)” is heard with “en”, which is a word of its own in Dutch",
        ])
    #expect(found("The scope(s) that are asked for", "De bereik(en)") == [], "without a number it is information")
    #expect(found("%d files", "Het veld “Bestand(en)” van %d") == [], "the name of a field")
    #expect(found("%d files", "%d bestand(en)").count == 1)
  }

  @Test("a source that is written like a key is told once; a key that only a translation has is an error")
  func keys() {
    let message = "msgid \"workflow_tasks\"\nmsgstr \"tarefas_fluxo_traballo\"\n"
    #expect(
      found("key-spoken", ["gl/LC_MESSAGES/a.po": po("gl", message)]) == [
        "warning en gl: the source is written like a key, “workflow_tasks”, and so are its translations: a key is "
          + "heard: “tarefas underscore fluxo underscore traballo”"
      ])
    #expect(
      found(
        "key-spoken",
        ["en.lproj/A.strings": #""k" = "Workflow tasks";"#, "gl.lproj/A.strings": #""k" = "tarefas_fluxo_traballo";"#])
        == ["error gl: a key is heard: “tarefas underscore fluxo underscore traballo”"])
  }

  @Test("an escape that the source has is told there, with the languages; tags of a template are rendered")
  func markup() {
    func found(_ source: String, _ german: String) -> [String] {
      self.found(
        "markup-spoken", ["en.lproj/A.strings": strings(["k": source]), "de.lproj/A.strings": strings(["k": german])]
      ).map { String($0.prefix { $0 != ":" }) }
    }
    #expect(found(#"One\\nTwo"#, #"Eins\\nZwei"#) == ["warning en de"])
    #expect(found("One Two", #"Eins\\nZwei"#) == ["warning de"])
    func page(_ reference: String) -> Int {
      self.found(
        "markup-spoken",
        ["pl/LC_MESSAGES/a.po": po("pl", "#: \(reference)\nmsgid \"Note that\"\nmsgstr \"<b>Uwaga</b>\"\n")]
      ).count
    }
    #expect(page("templates/admin/page.html:48") == 0)
    #expect(page("admin/views.py:48") == 1)
  }

  @Test("a text of words that the language keeps as in the source may be right; with another word it is not")
  func keptWords() {
    func found(_ interval: String) -> [String] {
      func texts(_ word: String, _ token: String, _ interval: String) -> String {
        strings(["interval": interval, "interval_a11y_label": "Token Interval", "add": token])
          + (1...12).map { "\"k\($0)\" = \"\(word) \($0)\";\n" }.joined()
      }
      return self.found(
        "a11y-untranslated",
        [
          "en.lproj/A.strings": texts("Word", "Add token", "Interval"),
          "nl.lproj/A.strings": texts("Woord", "Token toevoegen", interval),
        ]
      ).map { String($0.prefix { $0 != ":" }) }
    }
    #expect(found("Interval") == [])
    #expect(found("Tussentijd") == ["warning nl"])
  }

  // MARK: Plural rules of a file

  @Test("a form whose number the file's rule makes certain may leave it out; one for others may not")
  func numbersOfTheFile() {
    func found(_ rule: String) -> [String] {
      let header = "msgid \"\"\nmsgstr \"Language: is\\nPlural-Forms: nplurals=2; plural=(\(rule));\\n\"\n\n"
      let message =
        "#, python-format\nmsgid \"%(n)d result\"\nmsgid_plural \"%(n)d results\"\n"
        + "msgstr[0] \"ein niðurstaða\"\nmsgstr[1] \"%(n)d niðurstöður\"\n"
      return self.found("plural-number-lost", ["is/LC_MESSAGES/a.po": header + message])
    }
    #expect(found("n != 1") == [])
    #expect(
      found("n % 10 != 1 || n % 100 == 11") == ["error is: “ein niðurstaða” is heard for 1, 21, 31, 41, 51 … too"])
  }
}
