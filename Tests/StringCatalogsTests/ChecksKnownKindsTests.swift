import TestSupport
import Testing
import TextFormats

@testable import StringCatalogs
@testable import StringChecks

/// Kinds of faults that somebody seeded into catalogues, and alarms that two readers called false. Each fault stands
/// beside what looks like it and is right.
@Suite("Faults that others seeded and alarms that were false", .timeLimited)
struct ChecksKnownKindsTests {
  private func findings(_ files: [(String, String)]) -> [StringFinding] {
    let reading = StringTables.read(files.map { StringFile(path: $0.0, bytes: Array($0.1.utf8)) })
    return StringChecker().report(on: reading.tables, faults: reading.faults).findings.filter { $0.severity > .info }
  }

  private func told(_ finding: StringFinding) -> String {
    "\(finding.severity) \(finding.rule) \(([finding.language].compactMap { $0 } + finding.languages).joined(separator: " "))"
  }

  private func found(_ files: KeyValuePairs<String, String>) -> [String] {
    findings(files.map { ($0.key, $0.value) }).map(told)
  }

  /// The findings of one text in ARB files. Each language has eight further texts that are translated.
  private func arb(_ key: String, _ texts: KeyValuePairs<String, String>) -> [String] {
    let files = texts.map { language, text in
      let others = (0..<8).map { "\"w\($0)\": \"\(language == "en" ? "Word" : language) \($0)x\"" }
        .joined(separator: ", ")
      return ("app_\(language).arb", "{\"@@locale\": \"\(language)\", \(others), \"\(key)\": \"\(text)\"}")
    }
    return findings(files).filter { $0.key == key }.map(told)
  }

  private func arb(_ texts: KeyValuePairs<String, String>) -> [String] { arb("title", texts) }

  @Test("a sentence that one language has left in English, but not one that most have left")
  func leftInEnglish() {
    let source = "You can delete the notes in the settings."
    #expect(
      arb([
        "en": source, "de": "Notizen löschst du in den Einstellungen.", "fr": source,
        "it": "Elimina le note nelle impostazioni.",
      ])
        == ["warning sentence-untranslated fr"])
    #expect(arb(["en": source, "de": source, "fr": source, "it": "Elimina le note nelle impostazioni."]) == [])
    #expect(
      arb([
        "en": "Blue Note Music Player Deluxe Edition", "de": "Blue Note Music Player Deluxe Edition", "fr": "Lecteur",
      ]) == [])
  }

  @Test(
    "a sentence of the neighbouring language, but not one of its own",
    arguments: [
      ("nb", "Vælg et billede, og gem det igen efter ændringer.", true),
      ("nb", "Velg et bilde, og lagre det igjen etter endringer.", false),
      ("nb", "Du får ett nytt meddelande när vi har bekräftat ditt köp.", true),
      ("da", "Velg et bilde, og lagre det igjen etter endringer.", true),
      ("da", "Vælg et billede, og gem det igen efter ændringer.", false),
      ("pt", "Puede añadir ninguna o cualquier nota aquí hasta mañana.", true),
      ("pt", "Você pode adicionar qualquer nota aqui até amanhã.", false),
      ("nl", "Nur neue Nutzer können jedoch die anderen Notizen schreiben.", true),
      ("nl", "Alleen nieuwe gebruikers kunnen de andere notities schrijven.", false),
      ("uk", "Эта настройка добавляет расстояние между словами и числами.", true),
      ("uk", "Цей параметр додає відстань між словами і числами.", false),
      ("uk", "Перед оплатою перегляньте все на екрані уже зараз.", false),
      ("be", "Эта настройка добавляет расстояние между словами и числами.", true),
      ("be", "Старая нататка была тут перад гэтым, а новая яшчэ не гатовая.", false),
      ("be", "Ужо раней тут было мала месца, але свой дом застаецца нашым домам.", false),
    ])
  func neighbours(_ language: String, _ text: String, isFound: Bool) {
    let source = "You can change the note here and save it again."
    #expect(
      arb(["en": source, language: text]) == (isFound ? ["warning wrong-language \(language)"] : []), "\(text)")
  }

  @Test("simplified characters among traditional ones, and in a short text")
  func chinese() {
    #expect(arb(["en": "Show messages", "zh-Hant": "在單一话题对话时顯示"]) == ["warning wrong-language zh-Hant"])
    #expect(arb(["en": "Settings", "zh-Hant": "选项设置"]) == ["warning wrong-language zh-Hant"])
    #expect(arb(["en": "Show messages", "zh-Hant": "在單一話題對話時顯示"]) == [])
  }

  @Test("words without the marks that other texts of the language have")
  func marks() {
    func polish(_ text: String) -> [String] {
      func file(_ language: String, _ a: String, _ b: String) -> String {
        "{\"@@locale\": \"\(language)\", \"a\": \"\(a)\", \"b\": \"\(b)\"}"
      }
      return found([
        "app_en.arb": file("en", "Try the garden", "Try the garden or the kitchen beside your house."),
        "app_pl.arb": file("pl", "Spróbuj wejść do ogródka", text),
      ])
    }
    #expect(polish("Sprobuj ogrodka albo kuchni obok twojego domu.") == ["warning broken-text pl"])
    #expect(polish("Spróbuj ogródka albo kuchni obok twojego domu.") == [])
    #expect(polish("Albo kuchnia obok twojego domu, albo salon na parterze.") == [])
  }

  @Test("a note behind a text, but not the word in Spanish")
  func notes() {
    #expect(arb(["en": "Attach photo", "it": "Allega foto (FIXME)"]) == ["error broken-text it"])
    #expect(arb(["en": "Attach photo", "ru": "Добавить фото TODO: проверить"]) == ["error broken-text ru"])
    #expect(arb(["en": "Delete all", "es": "Borrar TODO"]) == [])
  }

  @Test("a word for a button in one language of several, in a visible text")
  func roles() {
    func five(_ swedish: String, _ finnish: String = "Liite") -> [String] {
      arb(["en": "Attachment", "de": "Anhang", "fi": finnish, "it": "Allegato", "nl": "Bijlage", "sv": swedish])
    }
    #expect(five("Bilageknappen") == ["warning role-in-label sv"])
    #expect(five("Bilaga") == [])
    #expect(five("Bilageknappen", "Liitepainike") == [], "two of five may have a reason")
  }

  @Test("a double tap that the source does not have")
  func gestures() {
    func hint(_ text: String, _ source: String = "share this place") -> [String] {
      arb("share_hint", ["en": source, "de": "diesen Ort teilen", "it": "condividi", "sv": "dela platsen", "fr": text])
    }
    #expect(hint("appuyez deux fois pour partager ce lieu") == ["warning gesture-words fr"])
    #expect(hint("partager ce lieu") == [])
    #expect(hint("appuyez deux fois pour partager", "double tap to share") == [])
    #expect(arb(["en": "Attachment", "nl": "Bijlage, dubbeltik om te openen"]) == [], "one language is no evidence")
    #expect(
      arb([
        "en": "Attachment", "nl": "Bijlage, dubbeltik om te openen", "de": "Anhang", "it": "Allegato", "sv": "Bilaga",
      ])
        == ["warning gesture-words nl"])
    #expect(
      arb("arrow_a11y_label", ["en": "Use the right arrow key", "ru": "Нажмите клавишу со стрелкой вправо"]) == [])
  }

  @Test("a link that one language has changed, but not its own page")
  func links() {
    func three(_ link: String) -> [String] {
      arb([
        "en": "See https://example.net/legal/terms.", "de": "Siehe https://example.net/legal/terms.",
        "it": "Vedi https://example.net/legal/terms.", "fr": "Voir \(link).",
      ])
    }
    // Names with “example” are left out, so another name stands here.
    func other(_ link: String) -> [String] {
      arb([
        "en": "See https://plover.net/legal/terms now", "de": "Siehe https://plover.net/legal/terms jetzt",
        "it": "Vedi https://plover.net/legal/terms adesso", "fr": "Voir \(link) ici",
      ])
    }
    #expect(other("https://plover.net/legal/termes") == ["warning address-changed fr"])
    #expect(other("https://plover.net/fr/terms") == [])
    #expect(other("https://fr.plover.net/legal/terms") == [])
    #expect(other("https://plover.net/legal/terms") == [])
    #expect(three("https://example.net/legal/termes") == [])
    func domain(_ name: String) -> [String] {
      arb([
        "en": "Search on plover.org today", "de": "Suche auf plover.org heute", "it": "Cerca su plover.org oggi",
        "hu": name,
      ])
    }
    #expect(domain("Keressen a plover.hu oldalon") == [])
    #expect(domain("Keressen a plover.org-on ma") == [])
    #expect(domain("Keressen a plover.com oldalon") == ["warning address-changed hu"])
  }

  @Test("a large number that one language has changed")
  func numbers() {
    func three(_ text: String) -> [String] {
      arb([
        "en": "A list of 1296 words", "de": "Eine Liste mit 1.296 Wörtern", "it": "Un elenco di 1296 parole",
        "sv": "En lista med 1296 ord", "nl": "Een lijst van 1296 woorden", "es": text,
      ])
    }
    #expect(three("Una lista de 1269 palabras") == ["warning number-mismatch es"])
    #expect(three("Una lista de 1 296 palabras") == [])
    #expect(three("Una lista de palabras") == [])
  }

  @Test("half of a pair of tags")
  func tags() {
    func tagged(_ text: String) -> [String] { arb(["en": "See <x-link>all notes</x-link> here", "es": text]) }
    #expect(tagged("Ver < x-link>las notas</x-link> ya") == ["warning markup-spoken es"])
    #expect(tagged("Ver <x-link>las notas<x-link> ya") == ["warning markup-spoken es"])
    #expect(tagged("Ver <x-link>las notas</x-enlace> ya") == ["warning markup-spoken es"])
    #expect(tagged("Ver <x-link>las notas</x-link> ya") == [])
    #expect(tagged("Ver las notas ya") == [])
  }

  private func android(_ source: String, _ language: String, _ text: String) -> [String] {
    func file(_ text: String) -> String { "<resources>\(text)</resources>" }
    return found(["res/values/strings.xml": file(source), "res/values-\(language)/strings.xml": file(text)])
  }

  private func string(_ text: String) -> String { "<string name=\"t\">\(text)</string>" }

  private func plurals(_ forms: KeyValuePairs<String, String>) -> String {
    "<plurals name=\"n\">" + forms.map { "<item quantity=\"\($0.key)\">\($0.value)</item>" }.joined() + "</plurals>"
  }

  @Test("a range whose end comes first, and a plural form with exchanged arguments")
  func order() {
    #expect(
      android(string("Range: %1$d - %2$d"), "nb", string("Område: %2$d–%1$d")) == ["error order-reversed nb"])
    #expect(android(string("Range: %1$d - %2$d"), "nb", string("Område: %1$d–%2$d")) == [])
    let source = plurals(["one": "Done in %1$s with %2$s error", "other": "Done in %1$s with %2$s errors"])
    #expect(
      android(
        source, "es", plurals(["one": "Hecho en %1$s con %2$s error", "other": "Hecho en %2$s con %1$s errores"]))
        == ["error order-reversed es"])
    #expect(
      android(
        source, "es", plurals(["one": "Hecho en %1$s con %2$s error", "other": "Hecho en %1$s con %2$s errores"])) == []
    )
    func of(_ polish: String) -> [String] {
      arb([
        "en": "{a} of {b} flags", "de": "{a} von {b} Flaggen", "it": "{a} di {b} bandiere", "sv": "{a} av {b} flaggor",
        "pl": polish,
      ])
    }
    #expect(of("{b} z {a} flag") == ["error order-reversed pl"])
    #expect(of("{a} z {b} flag") == [])
  }

  @Test("what files say twice, not at all or outside")
  func files() {
    #expect(
      Catalogs(["i18n/no.json": "{\"a\": \"Legg til\", \"a\": \"Slett\", \"b\": \"x\", \"b\": \"x\"}"]).diagnostics
        .contains { $0.contains("“a” appears twice") })
    let many = (0..<60).map { "\"w\($0)\": \"Word \($0)\"" }.joined(separator: ", ")
    let german = (0..<60).map { "\"w\($0)\": \"Wort \($0)\"" }.joined(separator: ", ")
    #expect(
      found(["i18n/en.json": "{\(many), \"a\": \"Send now\"}", "i18n/de.json": "{\(german), \"a\": \"\"}"])
        == ["warning empty-text de"])
    #expect(
      found(["i18n/en.json": "{\"b\": \"Close\", \"a\": \"Send now\"}", "i18n/de.json": "{\"b\": \"Zu\", \"a\": \"\"}"])
        == [])
    func po(_ forms: String) -> [String] {
      found([
        "locales/cs.po": """
        msgid ""
        msgstr "Language: cs\\nPlural-Forms: nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;\\n"

        msgid "%d file"
        msgid_plural "%d files"
        \(forms)
        """
      ])
    }
    #expect(po("msgstr[0] \"%d soubor\"\nmsgstr[1] \"%d soubory\"").contains("error catalogue cs"))
    #expect(po("msgstr[0] \"%d soubor\"\nmsgstr[1] \"%d soubory\"\nmsgstr[2] \"%d souborů\"") == [])
  }

  @Test("source texts that stand in code where the source's file is empty")
  func code() {
    func found(
      _ english: String, _ spanish: String, in table: String = "Localizable",
      _ arguments: String = "bundle: .main, value: \"Copy %@ now\", comment: \"(a)\""
    ) -> [String] {
      self.found([
        "en.lproj/\(table).strings": english, "es.lproj/\(table).strings": "\"[Copy]\" = \"\(spanish)\";",
        "App/Texts.swift": "let a = NSLocalizedString(\n\"[Copy]\", \(arguments))\nlet b = f(value: \"x\")",
      ])
    }
    func isFound(in table: String = "Localizable", _ arguments: String) -> Bool {
      !found("\n", "Copiar @% ya", in: table, arguments).isEmpty
    }
    #expect(found("\n", "Copiar @% ya").map { $0.split(separator: " ")[0] } == ["error"])
    #expect(found("\n", "Copiar %@ ya") == [])
    #expect(found("\"other\" = \"x\";", "Copiar @% ya") == [], "the file is not empty")
    let value = "value: \"Copy %@ now\", comment: \"a\""
    #expect(isFound("bundle: Bundle(for: X.self), \(value)"), "parentheses in parentheses")
    #expect(!isFound("comment: \"a\""), "another call has the value")
    #expect(isFound(in: "Other", "tableName: \"Other\", \(value)"))
    #expect(!isFound("tableName: \"Other\", \(value)"), "a text of another table")
    #expect(!isFound(in: "Other", value), "a text of the usual table")
    #expect(isFound("tableName: nil, \(value)"))
    #expect(!isFound("tableName: table, \(value)"), "the name is not known")
  }

  @Test("calls that are never closed are read in time in proportion to their number")
  func openCalls() {
    let calls = String(repeating: "NSLocalizedString(\"a\", bundle: (", count: 20_000)
    var problems = FileProblems()
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(
        CodeTexts.read(FileText(file: "A.swift", bytes: Array(calls.utf8), problems: &problems)).isEmpty)
    }
    #expect(time < .seconds(20))
  }

  @Test("a part that agrees with a number may be elsewhere, or be left out, if the number is said")
  func partsOfMessages() {
    let source =
      "{people, plural, one {{people, number} person} other {{people, number} people}} in {zones, number} "
      + "{zones, plural, one {zone} other {zones}}."
    func table(_ text: String) -> [String] {
      found([
        "i18n/en.json": "{\"a\": \"\(source)\", \"b\": \"Close\"}",
        "i18n/ja.json": "{\"a\": \"\(text)\", \"b\": \"閉じる\"}",
      ])
    }
    #expect(table("{zones, number} のゾーンの {people, number} 人。") == [])
    #expect(table("{zones, number} {zones, plural, other {ゾーン}} の {people, number} {people, plural, other {人}}。") == [])
    #expect(
      table("{zones, number} {zones, plural, other {ゾーン}} の {people, number} {members, plural, other {人}}。")
        .contains { $0.hasPrefix("error format-crash ja") })
    #expect(table("ゾーンの {people, number} 人。").contains { $0.hasPrefix("error argument-dropped ja") })
  }

  @Test("“other” stands for “many” where most entries of the language have no “many”")
  func otherForMany() {
    let all = (0..<4).map { "\"k\($0)\": \"{n, plural, one {{n} reply} other {{n} replies}}\"" }
    func found(_ complete: Int, other: String = "відповідей") -> [String] {
      let forms = (0..<4).map { index in
        "\"k\(index)\": \"{n, plural, one {{n} відповідь} few {{n} відповіді} "
          + (index < complete ? "many {{n} відповідей} other {{n} відповіддю}}\"" : "other {{n} \(other)}}\"")
      }
      return self.found([
        "i18n/en.json": "{\(all.joined(separator: ", "))}", "i18n/uk.json": "{\(forms.joined(separator: ", "))}",
      ])
      .filter { $0.contains("plural-missing") }
    }
    #expect(found(0) == [])
    #expect(found(1) == [])
    // The words after 5 are right, whatever the other entries have.
    #expect(found(3) == [])
    #expect(found(3, other: "відповіддю") == ["error plural-missing uk"])
  }

  @Test("one fault of many keys of a file is told once")
  func pastedTwice() {
    func found(_ count: Int) -> [String] {
      let keys = (1...count).map { "k\($0)" }
      func file(_ text: String) -> String { keys.map { "\"\($0)\" = \"\(text) \($0)\";\n" }.joined() }
      return self.found(["en.lproj/L.strings": file("Close"), "da.lproj/L.strings": file("Luk") + file("Afslut")])
        .filter { $0.hasPrefix("warning catalogue") }
    }
    #expect(found(4).count == 4)
    #expect(found(40).count == 1)
  }

  @Test("a fault in a translation's file is of its language, though the source lacks the key")
  func languageOfFault() {
    let all = (1...2).map { "\"a\($0)\" = \"b\";\n" }.joined()
    #expect(
      self.found(["en.lproj/L.strings": "\"z\" = \"Close\";", "da.lproj/L.strings": all + "\"a1\" = \"c\";\n"])
        .contains("warning catalogue da"))
  }

  @Test("English is the source where no file is English and most languages share an English text")
  func shared() {
    let english = "\"a\" = \"The app needs this to find you.\";"
    let tables = Catalogs([
      "da.lproj/P.strings": "\"a\" = \"Appen bruger dette.\";", "fi.lproj/P.strings": english,
      "ko.lproj/P.strings": english,
      "th.lproj/P.strings": english,
    ]).tables
    #expect(tables.map(\.sourceLanguage) == ["en"])
    #expect(
      Catalogs(["da.lproj/P.strings": "\"a\" = \"Luk\";", "fi.lproj/P.strings": "\"a\" = \"Sulje\";"]).tables
        .map(\.sourceLanguage) == ["da"])
  }

  @Test("a number at the end of its clause needs no further forms, but one before a word does")
  func bareNumbers() {
    let bare = "\"n\": \"{n, plural, =0{None} other{Weekly, skips over {n}.}}\""
    func forms(_ german: String, _ source: String) -> [String] {
      found([
        "app_en.arb": "{\"@@locale\": \"en\", \(source)}", "app_de.arb": "{\"@@locale\": \"de\", \"n\": \"\(german)\"}",
      ])
    }
    #expect(forms("{n, plural, =0{Nie} other{Wöchentlich, überspringt {n}.}}", bare) == [])
    #expect(
      forms(
        "{n, plural, other{{n} Dateien gelöscht}}",
        "\"n\": \"{n, plural, one{{n} file deleted} other{{n} files deleted}}\"")
        == ["error plural-missing de"])
  }

  @Test("another word for 1 means small numbers, and a literal 1 does not")
  func oneByWord() {
    #expect(
      android(
        plurals(["one": "Tomorrow", "other": "In %d days"]), "ru",
        plurals(["one": "Завтра", "few": "Через %d дня", "many": "Через %d дней", "other": "Через %d дня"])) == [])
    #expect(
      android(
        plurals(["one": "1 file", "other": "%d files"]), "ru",
        plurals(["one": "1 файл", "few": "%d файла", "many": "%d файлов", "other": "%d файла"]))
        == ["error plural-number-lost ru"])
  }

  @Test("a form for 1 need not say its number, a form for others must")
  func formForOne() {
    func forms(_ language: String, _ text: String) -> [String] {
      found([
        "app_en.arb":
          "{\"@@locale\": \"en\", \"n\": \"The last {n} messages\", \"@n\": {\"placeholders\": {\"n\": {}}}}",
        "app_\(language).arb": "{\"@@locale\": \"\(language)\", \"n\": \"\(text)\"}",
      ])
    }
    #expect(
      forms("it", "{n, plural, one{L'ultimo messaggio} many{Gli ultimi {n} messaggi} other{Gli ultimi {n} messaggi}}")
        == [])
    #expect(
      forms("ro", "{n, plural, one{Ultimul mesaj} few{Ultimele mesaje} other{Ultimele {n} de mesaje}}")
        .contains("warning argument-dropped ro"))
  }

  @Test("a pattern of numbers in Compose is no alarm, a sentence is one")
  func compose() {
    func found(_ source: String, _ text: String) -> [String] {
      self.found([
        "src/commonMain/composeResources/values/strings.xml": "<resources>\(string(source))</resources>",
        "src/commonMain/composeResources/values-pl/strings.xml": "<resources>\(string(text))</resources>",
      ])
    }
    #expect(found("%1$dh %2$dm", "%dh %dm") == [])
    #expect(found("Crossing %1$s now", "Przecina teraz %s") == ["error placeholder-spoken pl"])
  }

  @Test("escapes that do no harm")
  func escapes() {
    #expect(android(string("A (b)"), "sv", string("A \\(b\\)")) == [])
    #expect(android(string("A b"), "sv", string("A \\b")) == ["warning catalogue sv"])
    #expect(
      found(["src/commonMain/moko-resources/base/strings.xml": "<resources>\(string("Let's go"))</resources>"]) == [])
    #expect(android(string("Let's go"), "sv", string("Nu går vi")) == ["warning catalogue en"])
  }

  @Test("words and patterns that are right twice")
  func repeated() {
    #expect(arb(["en": "Enter anything that you have", "hr": "Unesite bilo što što imate"]) == [])
    #expect(
      arb(["en": "Enter anything that you have", "hr": "Unesite bilo bilo što imate"]) == ["warning word-doubled hr"])
    #expect(
      android(
        string("{n, plural, =1 {1 } other {{n,number,#.0}} }"), "ar",
        string("{n, plural, =1 {1} other {{n,number,#.0}} }"))
        == [])
  }

  @Test("a list of places is not untranslated")
  func places() {
    func po(_ names: [String], _ translated: Int) -> [String] {
      found([
        "locales/fr.po": "msgid \"\"\nmsgstr \"Language: fr\\n\"\n\n"
          + names.enumerated().map { "msgid \"\($1)\"\nmsgstr \"\($0 < translated ? "\($1)é" : $1)\"\n" }
          .joined(separator: "\n")
      ])
    }
    let names = [
      "Paris", "Berlin", "Praga", "Roma", "Lima", "Quito", "Oslo", "Bergen", "Malmo", "Turku", "Tampa", "Dallas",
    ]
    #expect(po(names, 3) == [])
    #expect(po(names.map { "the " + $0.lowercased() }, 3).contains("warning a11y-untranslated fr"))
  }
}
