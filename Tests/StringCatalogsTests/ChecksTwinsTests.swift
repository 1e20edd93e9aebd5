import A11ySim
import TestSupport
import Testing

@testable import StringCatalogs
@testable import StringChecks

/// Each cause of a false alarm beside its twin: the fault is found, and what only looks like it is not.
@Suite("Faults and their innocent twins", .timeLimited)
struct ChecksTwinsTests {
  /// A text in a language, and whether a rule has a warning or an error about it.
  struct Twin: Sendable, CustomTestStringConvertible {
    var rule: String
    var source: StringCheck.Example.Texts
    var language: String
    var text: StringCheck.Example.Texts
    var isFound: Bool
    var format = StringTable.Format.xcstrings

    var testDescription: String { "\(rule), \(language): \(text)" }
  }

  private static func found(
    _ rule: String, _ source: StringCheck.Example.Texts, _ language: String, _ text: StringCheck.Example.Texts,
    _ format: StringTable.Format = .xcstrings
  ) -> Twin {
    Twin(rule: rule, source: source, language: language, text: text, isFound: true, format: format)
  }

  private static func innocent(
    _ rule: String, _ source: StringCheck.Example.Texts, _ language: String, _ text: StringCheck.Example.Texts,
    _ format: StringTable.Format = .xcstrings
  ) -> Twin {
    Twin(rule: rule, source: source, language: language, text: text, isFound: false, format: format)
  }

  private static let twins: [Twin] = [
    // A percent sign after a number's placeholder is not an argument that touches a word.
    found("format-crash", "%1$d percent complete.", "fr", "%1$d% terminé."),
    innocent("glued-placeholder", "%1$d percent complete.", "fr", "%1$d% terminé."),
    found("glued-placeholder", "%1$d percent complete.", "fr", "%1$dterminé."),
    // A name without a type takes the first letter of the next word.
    found("placeholder-spoken", "%(count)s items", "id", "%(count) item", .po),
    innocent("glued-placeholder", "%(count)s items", "id", "%(count) item", .po),
    innocent("placeholder-spoken", "%(count)s items", "id", "%(count)s item", .po),
    innocent("placeholder-spoken", "%(count)d items", "id", "% (count)d item", .po),
    // A conjunction may stand before the pronoun that is spelled like it.
    innocent("word-doubled", "if given in brackets", "gl", "se se dá entre corchetes"),
    innocent("word-doubled", "if given in brackets", "pt", "se se der entre colchetes"),
    found("word-doubled", "if given in brackets", "es", "si se se da entre corchetes"),
    found("word-doubled", "if given in brackets", "gl", "se dá dá entre corchetes"),
    // Persian writes a non-joiner between a foreign word and an ending; elsewhere it divides a word.
    innocent("invisible", "Press Enter", "fa", "کلید Enter\u{200C}را فشار دهید"),
    innocent("invisible", "Press Enter", "fa", "کلید Enter\u{200C} را فشار دهید"),
    found("invisible", "Passcode", "de", "Kenn\u{200C}wort"),
    found("invisible", "Press Enter", "fa", "کلید En\u{200C}ter را فشار دهید"),
    // A backslash in a tag is not heard: it breaks the tag.
    found("markup-spoken", "See <a href=\"%@\">it</a>", "ja", "<a href=\\\"%@\\\">見る</a>"),
    innocent("markup-spoken", "See <a href=\"%@\">it</a>", "ja", "<a href=\"%@\">見る</a>"),
    found("markup-spoken", "See it", "ja", "見る\\\"。"),
    // A script that is not assumed: of CLDR's languages it is known, of others it is not.
    found("wrong-language", "Open the settings", "krc", "Ouvrir les réglages"),
    innocent("wrong-language", "Open the settings", "krc", "Джарашдырыуланы ач"),
    innocent("wrong-language", "Open the settings", "qaa", "Джарашдырыуланы ач"),
    innocent("wrong-language", "Open the settings", "en-Shaw", "𐑴𐑐𐑩𐑯 𐑞 𐑕𐑧𐑑𐑦𐑙𐑟"),
    found("wrong-language", "Open the settings", "sr-Latn", "Отвори подешавања"),
    innocent("wrong-language", "Open the settings", "sr-Cyrl", "Отвори подешавања"),
    innocent("wrong-language", "Get the app", "ru", "GitHub Desktop"),
    innocent("wrong-language", "The list of files", "ru", "Documents/list_of_files.txt"),
    // Forms for exactly one number may leave it out, whatever kind of argument it is.
    innocent(
      "argument-dropped", [.one: "%@ file", .other: "%@ files"], "de", [.one: "Eine Datei", .other: "%@ Dateien"]),
    found("plural-number-lost", [.one: "%@ file", .other: "%@ files"], "de", [.one: "%@ Datei", .other: "Dateien"]),
    found("plural-number-lost", [.one: "%d file", .other: "%d files"], "de", [.one: "Datei", .other: "Dateien"]),
    innocent(
      "plural-number-lost", [.one: "%d file", .other: "%d files"], "de", [.one: "Datei", .other: "%d Dateien"]),
    found("plural-number-lost", [.one: "%d file", .other: "%d files"], "ja", [.other: "ファイル"]),
    innocent(
      "plural-number-lost", [.one: "%d file", .other: "%d files"], "ar",
      [.zero: "لا ملفات", .one: "ملف", .two: "ملفان", .few: "%d ملفات", .many: "%d ملفًا", .other: "%d ملف"]),
    found(
      "plural-number-lost", [.one: "%d file", .other: "%d files"], "ar",
      [.zero: "لا ملفات", .one: "ملف", .two: "ملفان", .few: "ملفات", .many: "%d ملفًا", .other: "%d ملف"]),
    // Plural rules.
    innocent(
      "plural-missing", [.one: "%d file", .other: "%d files"], "he",
      [.one: "קובץ", .two: "%d קבצים", .other: "%d קבצים "]),
    found("plural-missing", [.one: "%d file", .other: "%d files"], "ru", [.one: "%d файл", .other: "%d файлов"]),
    innocent(
      "plural-missing", [.one: "%d file", .other: "%d files"], "ru",
      [.one: "%d файл", .few: "%d файла", .other: "%d файлов"]),
    found(
      "plural-missing", [.one: "%d file", .other: "%d files"], "ru",
      [.one: "%d файл", .few: "%d файла", .other: "%d файла"]),
    innocent("plural-missing", [.one: "%d file", .other: "%d files"], "ru", [.one: "%d file", .other: "%d files"]),
    innocent(
      "plural-missing", [.one: "Chosen: %d", .other: "Chosen: %d"], "ru", [.one: "Выбрано: %d", .other: "Выбрано: %d"]),
    innocent(
      "plural-missing", [.one: "%d file", .other: "%d files"], "ar",
      [.one: "ملف", .two: "ملفان", .few: "%d ملفات", .many: "%d ملفًا", .other: "%d ملف"]),
    found(
      "plural-empty", [.one: "%d day", .other: "%d days"], "cy", [.one: "%d", .two: "", .other: "%d diwrnod"], .android),
    innocent(
      "plural-empty", [.one: "%d day", .other: "%d days"], "de", [.zero: "", .one: "%d Tag", .other: "%d Tage"],
      .android),
    found("plural-empty", [.one: "%d day", .other: "%d days"], "de", [.zero: "", .one: "%d Tag", .other: "%d Tage"]),
    innocent(
      "plural-untranslated", [.one: "%d new day", .many: "%d new days", .other: "%d new days"], "es",
      [.one: "%d día nuevo", .many: "%d new days", .other: "%d días nuevos"]),
    // What the platform fills in is no fault; what it does not is.
    innocent("placeholder-spoken", "Name: %@", "de", "Name: % @"),
    innocent("placeholder-spoken", "Name: %1$@", "de", "Name: % 1$@"),
    found("placeholder-spoken", "Name: %1$@", "de", "Name: %1 $@"),
    found("placeholder-spoken", "Name: %1$@", "de", "Name: %$1@"),
    found("placeholder-spoken", "%1$s of %2$s", "de", "%1$ von %2$s %1 $s", .android),
    innocent("placeholder-spoken", "100% of %@", "de", "100 % von %@"),
    // Java throws at a space, so nothing is read aloud.
    found("format-crash", "Name: %s", "de", "Name: % s", .android),
    innocent("placeholder-spoken", "Name: %s", "de", "Name: % s", .android),
    innocent("format-crash", "Name: %s", "de", "Name: %s", .android),
    // Brackets of gender, and those of a number.
    innocent("parenthetical-plural", "You are sure", "ru", "Вы уверен(а)"),
    innocent("parenthetical-plural", "You have been logged in for %d days", "pl", "Zalogował(a) się %d dni temu"),
    found("parenthetical-plural", "%d files", "fr", "%d fichier(s)"),
    // Characters.
    innocent("invisible", "%d files", "fa", "%d\u{200C}پرونده"),
    found("invisible", "File name", "de", "Datei\u{200D}name"),
    innocent("invisible", "File", "de", "\u{FEFF}Datei"),
    found("invisible", "File name", "de", "Datei\u{FEFF}name"),
    innocent("number-mismatch", "10 % off", "zh-Hans", "打 9 折"),
    found("number-mismatch", "10 fingers", "zh-Hans", "9 根手指"),
    innocent("truncated", "The list of all your saved codes", "de", "-"),
    found("truncated", "The list of all your saved codes", "de", "Die Li-"),
    found("markup-spoken", "Note: this", "de", "Hinweis:\\ndas"),
    innocent("markup-spoken", "The folder", "de", "Der Ordner C:\\Users\\name"),
    innocent("markup-spoken", "The folder", "de", "Der Ordner \\\\server\\name"),
    found("homoglyph", "Hello", "el", "Кαλημέρα"),
    found("homoglyph", "Hello all", "ru", "Прирyчить"),
    innocent("homoglyph", "Hello", "cv", "Салaм"),
    innocent("homoglyph", "Weight", "de", "µGramm"),
    // Words of one or two letters.
    found("homoglyph", "The file from the disk", "ru", "Файл c диска открыт"),
    innocent("homoglyph", "Vitamin C is good", "ru", "Витамин C полезен"),
    innocent("homoglyph", "The line c is long", "ru", "Линия c длинная"),
    innocent("homoglyph", "The x axis", "ru", "Ось x графика"),
    innocent("homoglyph", "The variables are set", "ru", "Переменные a и b заданы"),
    found("homoglyph", "You are sure", "ru", "Bы уверены в этом"),
    found("homoglyph", "Not found", "uk", "Нe знайдено, нe тут, пo кодy"),
    found("homoglyph", "Not found", "ru", "Файл нe найден"),
    innocent("homoglyph", "Not found", "ru", "Файл не найден"),
    innocent("homoglyph", "Two mc", "ru", "Два mc тут"),
    // Words.
    found("word-doubled", "This is final", "el", "Είναι μόνιμη και και οριστική"),
    innocent("word-doubled", "Slowly go on", "id", "Jalan pelan pelan saja"),
    innocent("word-doubled", "We give ourselves", "fr", "Nous nous donnons cela"),
    innocent("word-doubled", "No, no, stop", "de", "Nein, nein, halt an"),
    // Kana have no spaces between words.
    innocent("word-doubled", "Plums and peaches are plums", "ja", "すもももももももものうち"),
    innocent("word-doubled", "The response is this", "de", "Antwort id_token token (ENTER)"),
    innocent("word-doubled", "The response is this", "de", "Antwort code(ENTER)id token(ENTER)token(ENTER)"),
    found("word-doubled", "The response is this", "de", "Die Antwort (Antwort Antwort) ist da"),
    innocent("word-doubled", "The response is this", "de", "Die Antwort. Antwort ist da"),
    // Numbers that each country has of its own.
    innocent(
      "number-mismatch", "Enter a number (e.g. +1 for the US)", "de", "Nummer eingeben (z. B. +49 für Deutschland)"),
    innocent("number-mismatch", "Enter a number, such as 12", "sv", "Ange ett nummer, t.ex. 46"),
    found("number-mismatch", "Enter 4 digits", "de", "3 Ziffern eingeben"),
    found("glued-placeholder", "%@ and %@", "sv", "%@och %@"),
    innocent("glued-placeholder", "%@ range", "sv", "%@intervall"),
    found("glued-placeholder", "%@ and %@", "uk", "%@ та%@"),
    found("glued-placeholder", "%d of %d", "es", "%dde %d"),
    innocent("glued-placeholder", "%d hours", "es", "%dh"),
    innocent("glued-placeholder", "%@ and %@", "tr", "%@ ve %@’ye"),
  ]

  @Test(arguments: twins) func twin(_ twin: Twin) throws {
    let rule = try #require(StringCheck.all.first { $0.id == twin.rule })
    let example = StringCheck.Example(
      source: twin.source, language: twin.language, bad: twin.text, format: twin.format)
    let found = StringChecker(rules: [rule]).report(on: [example.table(twin.text)]).findings.filter {
      $0.severity > .info
    }
    #expect(found.isEmpty != twin.isFound, "\(found.map(\.message))")
  }

  @Test("a file that is written in another script throughout is told once, as information; one text in it is an error")
  func wholeFile() throws {
    let texts = ["Прайс лист", "Отвори файл", "Затвори прозор", "Сачувај све", "Нова страница", "Обриши ставку"]
    func found(_ language: String, _ texts: [String]) -> [String] {
      var example = StringCheck.Example(source: "Price list", language: language, bad: .one(texts[0]))
      example.beside = texts.dropFirst().enumerated().map { ("k\($0.offset)", "Some text \($0.offset)", $0.element) }
      return StringChecker().report(on: [example.table(example.bad)]).findings.filter { $0.rule == "wrong-language" }
        .map { "\($0.severity) \($0.key ?? "-")" }
    }
    #expect(found("tr", texts) == ["info -"])
    #expect(found("ru", texts) == [])
    #expect(found("qaa", texts) == [])
    #expect(found("ru", texts.dropLast() + ["ouvrir les fichiers"]) == ["error k4"])
  }

  @Test("a source that is not there is not compared with")
  func noSource() {
    func rules(_ files: KeyValuePairs<String, String>) -> [String] {
      let catalogs = Catalogs(files)
      return catalogs.tables.flatMap { StringChecker().report(on: [$0]).findings }.filter { $0.severity > .info }
        .map(\.rule)
    }
    let german = #""Delete %@ now" = "Jetzt löschen";"#
    #expect(rules(["en.lproj/A.strings": "", "de.lproj/A.strings": german]) == [])
    #expect(rules(["en.lproj/A.strings": #""Delete %@ now" = "";"#, "de.lproj/A.strings": german]) == [])
    #expect(
      rules(["en.lproj/A.strings": #""Delete %@ now" = "Delete %@ now";"#, "de.lproj/A.strings": german])
        == ["argument-dropped"])
  }

  @Test("a form that no number reaches is heard by nobody, so it is information")
  func unheard() {
    let example = StringCheck.Example(
      source: [.one: "%d day of %@", .other: "%d days of %@"], language: "es",
      bad: [.one: "%d día de %@", .many: "%d de días", .other: "%d días de %@"])
    let found = StringChecker().report(on: [example.table(example.bad)]).findings
    #expect(found.map { "\($0.rule) \($0.severity) \($0.variant ?? "")" } == ["argument-dropped info many"])
  }

  @Test("an ICU form for exactly one number may leave it out; a form for several numbers may not")
  func exactNumbers() {
    func found(_ russian: String) -> [String] {
      let catalogs = Catalogs([
        "l10n/app_en.arb": #"{ "files": "{n, plural, one{{n} file} other{{n} files}}" }"#,
        "l10n/app_ru.arb":
          "{ \"files\": \"{n, plural, \(russian) few{{n} файла} many{{n} файлов} other{{n} файла}}\" }",
      ])
      return catalogs.tables.flatMap { StringChecker().report(on: [$0]).findings }.filter { $0.severity > .info }
        .map { "\($0.severity) \($0.rule)" }
    }
    #expect(found("=0{нет файлов} =1{файл} one{{n} файл}") == [])
    #expect(found("=0{нет файлов} one{файл}") == ["error plural-number-lost"])
  }

  @Test("an ICU text that drops the number is found: in a plural form, beside another argument, and without forms")
  func numberOfAMessage() {
    func found(_ german: String) -> [String] {
      let english = "{n, plural, one{{name} has {n} file} other{{name} has {n} files}}"
      let catalogs = Catalogs([
        "l10n/app_en.arb": "{ \"files\": \"\(english)\" }", "l10n/app_de.arb": "{ \"files\": \"\(german)\" }",
      ])
      return catalogs.tables.flatMap { StringChecker().report(on: [$0]).findings }.filter { $0.severity > .info }
        .map { "\($0.severity) \($0.rule)" }
    }
    #expect(found("{n, plural, one{{name} hat {n} Datei} other{{name} hat {n} Dateien}}") == [])
    #expect(
      found("{n, plural, one{{name} hat eine Datei} other{{name} hat Dateien}}") == ["warning plural-number-lost"])
    #expect(found("{name} hat Dateien") == ["error argument-dropped"])
    #expect(found("{name} hat {9223372036854775807} Dateien").contains("error argument-dropped"))
  }

  @Test("a mangled placeholder is found in a form of .stringsdict too, whatever else the form contains")
  func stringsdict() {
    func found(_ form: String) -> [String] {
      func file(_ one: String, _ other: String) -> String {
        """
        <plist version="1.0"><dict><key>k</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict></dict></dict></plist>
        """
      }
      let catalogs = Catalogs([
        "en.lproj/A.stringsdict": file("%d file of %2$@", "%d files of %2$@"),
        "de.lproj/A.stringsdict": file("%d Datei von %2$@", form),
      ])
      return catalogs.tables.flatMap { StringChecker().report(on: [$0]).findings }.map(\.rule)
    }
    #expect(found("%d Dateien von %2$@") == [])
    #expect(found("%d Dateien von %2 $@").contains("placeholder-spoken"))
  }

  @Test("a text in a neighbouring language is found beside the language that it is from; a name in both is not")
  func neighbouringLanguage() {
    func found(_ french: String, _ danish: String) -> [String] {
      let catalogs = Catalogs([
        "en.lproj/A.strings": #""k" = "The file is not here and you can not open it";"#,
        "fr.lproj/A.strings": "\"k\" = \"\(french)\";",
        "da.lproj/A.strings": "\"k\" = \"\(danish)\";",
      ])
      return catalogs.tables.flatMap { StringChecker().report(on: [$0]).findings }
        .filter { $0.rule == "wrong-language" && $0.severity > .info }.map { "\($0.severity) \($0.language ?? "")" }
    }
    let danish = "Filen er ikke her og du kan ikke åbne den"
    #expect(found(danish, danish) == ["error fr"])
    #expect(found("Le fichier n’est pas ici et vous ne pouvez pas l’ouvrir", danish) == [])
    #expect(found("Aurora Borealis Photo Studio", "Aurora Borealis Photo Studio") == [])
  }

  @Test("a text and its twin for the speech engine may be equal")
  func twinForSpeech() {
    func found(_ second: String) -> [String] {
      let catalogs = Catalogs([
        "res/values/strings.xml":
          "<resources><string name=\"faq\">FAQ</string><string name=\"\(second)\">F A Q</string></resources>",
        "res/values-de/strings.xml":
          "<resources><string name=\"faq\">Häufige Fragen</string><string name=\"\(second)\">Häufige Fragen</string></resources>",
      ])
      return catalogs.tables.flatMap { StringChecker().report(on: [$0]).findings }.filter { $0.severity > .info }
        .map(\.rule)
    }
    #expect(found("faq_tts") == [])
  }

  @Test("a quoted text that is shortened is not cut inside a character", arguments: ["🇩🇪", "e\u{301}"])
  func quotes(character: String) {
    let quoted = String(repeating: character, count: 120).quotedShort
    #expect(quoted.hasPrefix("“" + character) && quoted.hasSuffix(character + "”"), "\(quoted)")
    #expect(quoted.allSatisfy { "“ …”".contains($0) || String($0) == character })
    #expect(quoted.utf8.count < 1_200)
  }
}
