import TestSupport
import Testing

@testable import StringCatalogs
@testable import StringChecks

/// Texts that are right because of the grammar or the names in them, each beside the fault that it looks like.
@Suite("Cases of nouns, names and slips", .timeLimited)
struct ChecksCasesTests {
  /// The findings as `severity rule language`, without those of information.
  private func found(_ files: KeyValuePairs<String, String>, rule: String? = nil) -> [String] {
    let rules = StringCheck.all.filter { $0.isOnByDefault && (rule == nil || $0.id == rule) }
    let reading = StringTables.read(files.map { StringFile(path: $0.key, bytes: Array($0.value.utf8)) })
    return StringChecker(rules: rules).report(on: reading.tables, faults: reading.faults).findings
      .filter { $0.severity > .info }.map { "\($0.severity) \($0.rule) \($0.language ?? "-")" }
  }

  private func android(_ texts: KeyValuePairs<String, String>) -> String {
    "<resources>" + texts.map { "<string name=\"\($0.key)\">\($0.value)</string>" }.joined() + "</resources>"
  }

  private func android(
    _ source: String, _ texts: KeyValuePairs<String, String>, key: String = "title", rule: String? = nil
  ) -> [String] {
    let files =
      [StringFile(path: "res/values/strings.xml", bytes: Array(android([key: source]).utf8))]
      + texts.map {
        StringFile(path: "res/values-\($0.key)/strings.xml", bytes: Array(android([key: $0.value]).utf8))
      }
    let reading = StringTables.read(files)
    let rules = StringCheck.all.filter { $0.isOnByDefault && (rule == nil || $0.id == rule) }
    return StringChecker(rules: rules).report(on: reading.tables, faults: reading.faults).findings
      .filter { $0.severity > .info }.map { "\($0.severity) \($0.rule) \($0.language ?? "-")" }
  }

  private func plurals(
    _ language: String, _ forms: KeyValuePairs<String, String>,
    source: KeyValuePairs<String, String> = ["one": "%d file", "other": "%d files"]
  ) -> [String] {
    func file(_ forms: KeyValuePairs<String, String>) -> String {
      "<resources><plurals name=\"n\">"
        + forms.map { "<item quantity=\"\($0.key)\">\($0.value)</item>" }.joined() + "</plurals></resources>"
    }
    return found(["res/values/strings.xml": file(source), "res/values-\(language)/strings.xml": file(forms)])
  }

  // MARK: Plural forms

  @Test("after a preposition, and in the instrumental, the form for 2 is the form for 5")
  func obliqueCases() {
    #expect(plurals("cs", ["one": "%d soubor", "other": "%d souborů"]) == ["error plural-missing cs"])
    #expect(plurals("cs", ["one": "Z %d souboru", "other": "Z %d souborů"]) == [])
    #expect(plurals("cs", ["one": "Hodnotit %d hvězdou", "other": "Hodnotit %d hvězdami"]) == [])
    #expect(plurals("cs", ["one": "K %d souboru", "other": "Ke %d souborům"]) == [])
    #expect(plurals("sk", ["one": "Na základe %d záznamu", "other": "Na základe %d záznamov"]) == [])
    #expect(plurals("sk", ["one": "Máte %d záznam", "other": "Máte %d záznamov"]) == ["error plural-missing sk"])
    #expect(plurals("pl", ["one": "Na podstawie %d zapisu", "other": "Na podstawie %d zapisów"]) == [])
    #expect(plurals("pl", ["one": "Pokaż %d zapis", "other": "Pokaż %d zapisów"]) == ["error plural-missing pl"])
    #expect(plurals("ru", ["one": "Из %d файла", "other": "Из %d файлов"]) == [])
    // The form for 21 is another one in each case.
    #expect(plurals("ru", ["other": "Из %d файлов"]) == ["error plural-missing ru"])
  }

  @Test("“other” serves as “many” where it has the words after 5, and a noun may have one plural for all numbers")
  func otherAsMany() {
    func two(_ few: String, _ other: String) -> [String] {
      func file(_ texts: String) -> String { "<resources>\(texts)</resources>" }
      func plural(_ name: String, _ forms: KeyValuePairs<String, String>) -> String {
        "<plurals name=\"\(name)\">" + forms.map { "<item quantity=\"\($0.key)\">\($0.value)</item>" }.joined()
          + "</plurals>"
      }
      return found([
        "res/values/strings.xml": file(
          plural("a", ["one": "%d page", "other": "%d pages"]) + plural("b", ["one": "%d week", "other": "%d weeks"])),
        "res/values-uk/strings.xml": file(
          plural("a", ["one": "%d лист", "few": "%d листи", "many": "%d листів", "other": "%d листа"])
            + plural("b", ["one": "%d тиждень", "few": few, "other": other])),
      ])
    }
    #expect(two("%d тижні", "%d тижнів") == [])
    #expect(two("%d тижні", "%d тижня") == ["error plural-missing uk"])
    #expect(plurals("pl", ["one": "%d dzień", "few": "%d dni", "other": "%d dni"]) == [])
    #expect(
      plurals("br", ["one": "1 adskeudenn", "other": "%d adskeudenn"]).contains("error plural-missing br") == false)
  }

  @Test("the form “few” with the words after 5 is exchanged in Croatian and Serbian too")
  func exchangedInCroatian() {
    #expect(
      plurals("hr", ["one": "%d nova poruka", "few": "%d novih poruka", "other": "%d nove poruke"])
        == ["error plural-swapped hr"])
    #expect(plurals("hr", ["one": "%d nova poruka", "few": "%d nove poruke", "other": "%d novih poruka"]) == [])
    #expect(
      plurals("sr", ["one": "%d фајл", "few": "%d фајлова", "other": "%d фајла"]) == ["error plural-swapped sr"])
  }

  @Test("a number that is lost from the form of a stringsdict is told, and “yesterday” needs none")
  func lostNumber() {
    func file(_ one: String, _ other: String) -> String {
      """
      <plist version="1.0"><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@c@</string>
      <key>c</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict></dict></dict></plist>
      """
    }
    func german(_ other: String) -> [String] {
      found([
        "en.lproj/A.stringsdict": file("%d new message", "%d new messages"),
        "de.lproj/A.stringsdict": file("%d neue Nachricht", other),
      ])
    }
    #expect(german("%d neue Nachrichten") == [])
    #expect(german("Neue Nachrichten") == ["warning plural-number-lost de"])
    #expect(
      plurals(
        "ru",
        [
          "one": "Вчера, %2$s", "few": "%1$d дня назад, %2$s", "many": "%1$d дней назад, %2$s",
          "other": "%1$d дня назад, %2$s",
        ],
        source: ["one": "Yesterday, %2$s", "other": "%1$d days ago, %2$s"]) == [])
  }

  // MARK: Words

  @Test("a verb may end with the next preposition, and nothing is said three times by mistake")
  func doubledWords() {
    #expect(android("Switch on the screen", ["nb": "Slå på på skjermen"], rule: "word-doubled") == [])
    #expect(android("Open the screen", ["nb": "Åpne skjermen skjermen nå"], rule: "word-doubled").count == 1)
    #expect(found(["res/values/strings.xml": android(["a": "Bla bla bla"])], rule: "word-doubled") == [])
  }

  @Test("a number and a word are one word where the source joins them, and part of an identifier is no word")
  func compounds() {
    #expect(android("A %1$d-digit code", ["cs": "Kód %1$dmístný"], rule: "glued-placeholder") == [])
    #expect(android("%1$d codes left", ["cs": "Zbývá %1$dkódů"], rule: "glued-placeholder").count == 1)
    #expect(android("Volume %1$s VOL_X", ["fr": "Volume %1$sVOL_X"], rule: "glued-placeholder") == [])
  }

  @Test("a word without its mark is evidence only if it can be no other word")
  func marks() {
    #expect(android("This card will stop its discount.", ["ro": "Acest card nu mai aplica reducerea sa."]) == [])
    #expect(android("Experimental part with several PIDs", ["sv": "Experimentella delar med flera PID:ar"]) == [])
    #expect(
      android("The card could not be opened.", ["sv": "Kortet kunde inte hittas, forsok igen senare."])
        == ["warning broken-text sv"])
    #expect(
      android("This list is empty. Search for songs.", ["fi": "Tama lista on tyhja. Etsi kappaleita."])
        == ["warning broken-text fi"])
    #expect(android("This list is empty.", ["fi": "Luettelossa ei ole kappaleita nyt."]) == [])
  }

  @Test("names in Latin letters are no other language, and a sentence is")
  func namesInThai() {
    #expect(android("Keep photos in the cloud", ["th": "iCloud Drive sync"], rule: "wrong-language") == [])
    #expect(
      android("Keep photos in the cloud", ["th": "Store all your pictures online"], rule: "wrong-language")
        == ["error wrong-language th"])
  }

  @Test("neighbouring languages are told by words that only one of them has")
  func neighbours() {
    func other(_ source: String, _ language: String, _ text: String) -> [String] {
      android(source, [language: text], rule: "wrong-language")
    }
    #expect(
      other(
        "You have no talks yet. Invite a friend to start.", "hr",
        "Nimate še nobenih pogovorov. Povabite prijatelja, da začnete.") == ["warning wrong-language hr"])
    #expect(
      other(
        "You have no talks yet. Invite a friend to start.", "hr",
        "Još nemate nijedan razgovor. Pozovite prijatelja da biste počeli.") == [])
    #expect(
      other(
        "We have found no free day. Choose another one.", "ca", "No hemos encontrado ningún día. Por favor, elija otro."
      )
        == ["warning wrong-language ca"])
    #expect(
      other(
        "We have found no free day. Choose another one.", "ca",
        "No hem trobat cap dia lliure. Trieu-ne un altre, si us plau.")
        == [])
    #expect(
      other(
        "For this parcel a signature is needed. Have your card ready.", "uk",
        "Для этой посылки нужна подпись. Подготовьте удостоверение.") == ["warning wrong-language uk"])
    #expect(
      other(
        "The parcel is late. We will tell you the new day.", "bg",
        "Доставка задерживается. Мы сообщим вам о новой дате.")
        == ["warning wrong-language bg"])
    #expect(
      other(
        "The parcel is late. We will tell you the new day.", "bg", "Доставката закъснява. Ще ви съобщим новата дата.")
        == [])
  }

  @Test("the caps of a keyboard are no German text")
  func keyCaps() {
    func source(_ texts: [String]) -> String? {
      let xml =
        "<resources>" + texts.enumerated().map { "<string name=\"k\($0)\">\($1)</string>" }.joined() + "</resources>"
      return Catalogs(["res/values/strings.xml": xml]).table.sourceLanguage
    }
    let caps = (0..<60).map { "Key \($0 % 2 == 0 ? "Pos" : "Alt")" } + Array(repeating: "Ein", count: 12)
    #expect(source(caps) == "en")
    #expect(
      source(
        (0..<6).map { _ in "Wenn du das nicht willst, kannst du die Datei mit einem Klick auf das Bild löschen." })
        == "de"
    )
  }

  // MARK: Addresses, entities, files

  @Test("a prefix of the language before an address and an entity of HTML change nothing")
  func unchanged() {
    func languages(_ zulu: String) -> [String] {
      android(
        "The terms are on example-shop.org",
        ["fr": "Voir example-shop.org", "de": "Siehe example-shop.org", "zu": zulu],
        rule: "address-changed")
    }
    #expect(languages("Imibandela iku-example-shop.org") == [])
    #expect(
      found(
        [
          "a/locales/en/x.json": "{ \"a\": \"Read all 3 pages\" }",
          "a/locales/fr/x.json": "{ \"a\": \"Lisez l&#39;ensemble des 3 pages\" }",
        ], rule: "number-mismatch") == [])
  }

  @Test("a file that only has the ending of gettext's files is told once, and a broken part of one too")
  func foreignFiles() {
    let code = Catalogs(["glade/app.pot": "/* texts */\ngchar *s = N_(\"One\");\ngchar *s = N_(\"Two\");\n"])
    #expect(code.diagnostics.count == 1)
    let broken = Catalogs([
      "po/de.po":
        "msgid \"Open\"\nmsgstr \"Öffnen\"\n\n<<<<<<< HEAD\n=======\n>>>>>>> branch\n\nmsgid \"Close\"\nmsgstr \"Schließen\"\n"
    ])
    #expect(broken.diagnostics.count == 1)
    #expect(broken.table.entry("Close") != nil)
  }

  @Test("nobody hears the escapes of a key, and Apple's sign is written on purpose on its platforms")
  func strings() {
    #expect(found(["en.lproj/A.strings": "\"\\u2022\" = \"•\";"]) == [])
    #expect(found(["en.lproj/A.strings": "\"a\" = \"\\u2022 One\";"]) == ["warning catalogue en"])
    #expect(found(["en.lproj/A.strings": "\"a\" = \"\u{F8FF} Pay\";"]) == [])
    #expect(found(["res/values/strings.xml": android(["a": "\u{F8FF} Pay"])]) == ["warning invisible en"])
  }
}
