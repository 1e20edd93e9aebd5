import A11ySim
import Locales
import TalkBackReader
import TestSupport
import Testing

@testable import StringCatalogs
@testable import StringChecks

@Suite("Checks of strings", .timeLimited)
struct ChecksTests {
  @Test(
    "each rule finds what its examples say it finds, and nothing once that is mended",
    arguments: StringCheck.all.map(\.id).filter { $0 != "catalogue" })
  func examples(id: String) throws {
    let rule = try #require(StringCheck.all.first { $0.id == id })
    #expect(!rule.examples.isEmpty, "no example of what it finds")
    #expect(rule.examples.contains { $0.good != nil }, "no example of what it finds nothing in")
    let voice = rule.signals.contains(.strings) ? nil : LatinVoice()
    for example in rule.examples {
      let found = example.findings(rule, example.bad, voice: voice)
      #expect(!found.isEmpty, "\(example.bad)")
      for finding in found { #expect(finding.rule == id) }
      let broken = found.flatMap { MessageVoice.broken($0.message, notes: $0.notes, help: $0.help) }
      #expect(broken == [], "\(example.bad)")
      if let good = example.good {
        let rest = example.findings(rule, good, source: example.goodSource, voice: voice)
        #expect(rest.isEmpty, "\(rest.map(\.message))")
      }
    }
  }

  @Test("the words of TalkBack are those with which it speaks", arguments: TalkBackWording.languages)
  func wordsOfTalkBack(tag: String) {
    let wording = TalkBackWording(tag)
    let language = WrittenLanguage(tag)
    #expect(TalkBackWords.word(for: "button", in: language) == wording?.phrase(.valueButton, [])?.text)
    #expect(TalkBackWords.word(for: "notChecked", in: language) == wording?.phrase(.valueNotChecked, [])?.text)
    #expect(!TalkBackWords.others.contains(tag), "the catalogue has it")
  }

  @Test("ids are unique, and every rule says what, why and what to do")
  func rules() {
    #expect(Set(StringCheck.all.map(\.id)).count == StringCheck.all.count)
    for rule in StringCheck.all {
      #expect(!rule.summary.isEmpty && !rule.explanation.isEmpty && !rule.remedy.isEmpty, "\(rule.id)")
      #expect(rule.id.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }, "\(rule.id)")
    }
  }

  /// The findings of all rules in one entry.
  private func findings(
    key: String = "title", source: StringCheck.Example.Texts, language: String, _ text: StringCheck.Example.Texts,
    format: StringTable.Format = .xcstrings
  ) -> [StringFinding] {
    let example = StringCheck.Example(key: key, source: source, language: language, bad: text, format: format)
    return StringChecker().report(on: [example.table(text)]).findings
  }

  @Test("2 of 6 in Korean, unnumbered, is heard as 6 of 2; a value is named, and the place")
  func order() throws {
    let found = findings(source: "%d out of %d stars", language: "ko", "별 %d개 중 %d개")
    let finding = try #require(found.first { $0.rule == "order-reversed" })
    #expect(finding.message == "“별 2개 중 6개” is heard for 2 of 6, because this language says the total first")
    #expect(finding.language == "ko" && finding.severity == .error && finding.location.line == 3)
    #expect(
      finding.diagnostic.description.hasPrefix("Localizable.xcstrings:3:5: error: ko: “별 2개 중 6개” is heard"))
  }

  @Test("the help fits the text: which letter to delete, which argument to remove, how to number them")
  func help() {
    func help(_ rule: String, _ source: String, _ language: String, _ text: String) -> String? {
      findings(source: .one(source), language: language, .one(text)).first { $0.rule == rule }?.help
    }
    #expect(
      help("order-reversed", "%d out of %d stars", "ko", "별 %d개 중 %d개") == "number the arguments: “별 %2$d개 중 %1$d개”")
    #expect(help("format-crash", "%1$d %% done.", "fr", "%1$d% terminé.") == "write %% for a percent sign")
    #expect(
      help("format-crash", "Help %@", "cy", "Helpu %@ a %@")
        == "remove %@, or number it like the argument that it repeats: %1$@")
    #expect(
      help("format-crash", "%d of %d, %@", "ja", "%d、%@ の %d")
        == "number the arguments as the source counts them: %1$d, %2$d, %3$@")
    #expect(help("format-crash", "Name: %d", "de", "Name: %@") == "write %d")
    #expect(
      help("homoglyph", "Base", "ru", "BБаза") == "delete the letter “B”, because the right letter, “Б”, is next to it")
    #expect(help("homoglyph", "Control", "bg", "Koнтрол") == "replace the letter with that of the language's alphabet")
    #expect(
      findings(source: "Control", language: "bg", "Koнтрол").first { $0.rule == "homoglyph" }?.message
        == "in “Koнтрол”, the letters “K”, “o” are Latin, but the other letters are Cyrillic")
  }

  @Test("Chinese that says the part first is right; so is numbered Korean")
  func orderKept() {
    for (language, text) in [
      ("zh-Hans", "第 %d 个，共 %d 个"), ("ko", "%2$d개 중 %1$d개"), ("hu", "%d/%d"), ("tr", "%d / %d"), ("ja", "%1$d/%2$d"),
    ] {
      let found = findings(source: "%d of %d", language: language, .one(text))
      #expect(!found.contains { $0.rule == "order-reversed" }, "\(language)")
    }
  }

  @Test("an argument the code never passes, and one of another kind, crash; Java shows anything as text")
  func crash() {
    func crashes(
      _ source: StringCheck.Example.Texts, _ text: StringCheck.Example.Texts, _ format: StringTable.Format = .xcstrings
    )
      -> Bool
    {
      findings(source: source, language: "fr", text, format: format).contains { $0.rule == "format-crash" }
    }
    #expect(crashes("Help the %@ team", "Aidez %@ et %@"))
    #expect(crashes("%1$@: %2$d", "%1$d : %2$@"))
    #expect(!crashes("%1$@: %2$d", "%2$d : %1$@"))
    #expect(!crashes("%1$d", "%1$s", .android))
    #expect(crashes("%1$s", "%1$d", .android))
    #expect(!crashes("%ld of %ld", "%1$d sur %2$d"))
  }

  @Test(
    "the percent sign of a sentence is no argument, with or without a space",
    arguments: [
      ("Save 50% off today", "de", "Heute 50 % sparen"), ("Save 50% off today", "pt-BR", "50% de desconto"),
      ("50% discount", "fi", "50 % alennus"), ("50% discount", "fr", "50 % de remise"),
      ("100% free", "cs", "100 % zdarma"), ("Up to 20% cashback", "cs", "Až 20 % zpět"),
      ("Battery at 50%", "fr", "Batterie à 50 % d’autonomie"), ("Half off", "sv", "50%-ig rabatt"),
      ("% of all votes", "de", "% der Stimmen"), ("50% discount", "tr", "%50 indirim"),
      ("50% discount", "tr", "%50lik indirim"), ("50% discount", "eu", "%50eko deskontua"),
      ("50%off", "de", "50 % sparen"),
    ])
  func sentence(source: String, language: String, text: String) {
    for format in [StringTable.Format.xcstrings, .strings, .android] {
      let found = findings(source: .one(source), language: language, .one(text), format: format)
      #expect(found.isEmpty, "\(found.map(\.message))")
    }
  }

  @Test(
    "where code formats a text, the same percent sign is an argument: others, plural forms, the key or a comment say so"
  )
  func sentenceThatIsFormatted() {
    func rules(
      key: String = "sale", comment: String? = nil, _ source: StringCheck.Example.Texts,
      _ text: StringCheck.Example.Texts,
      _ format: StringTable.Format = .xcstrings
    ) -> Set<String> {
      let example = StringCheck.Example(
        key: key, comment: comment, source: source, language: "de", bad: text, format: format)
      return Set(StringChecker().report(on: [example.table(text)]).findings.map(\.rule))
    }
    #expect(rules("%d %% off", "%d % sparen").contains("format-crash"))
    #expect(rules("%d photos, 50%% smaller", "%d Fotos, 50 % sparen").contains("percent-eats-text"))
    #expect(rules("%@ has %d", "%d hat %@").contains("format-crash"))
    #expect(rules("Code sent to %s", "Code an % s", .android).contains("format-crash"))
    #expect(rules("Save 50% off", "%@ sparen").contains("format-crash"), "the translation alone has an argument")
    #expect(rules(comment: "%d is the discount", "Save 50% off", "50 % sparen").contains("format-crash"))
    #expect(rules(comment: "The argument is the discount", "Save 50% off", "50 % sparen").contains("format-crash"))
    #expect(rules(key: "Save %lld", "Save 50% off", "50 % sparen").contains("format-crash"))
    #expect(rules(comment: "A sale of 50% off", "Save 50% off", "50 % sparen").isEmpty)
    #expect(
      rules([.one: "50% off %d item", .other: "50% off %d items"], [.one: "50 % sparen", .other: "50 % sparen"])
        .contains("format-crash"))
  }

  @Test("an empty text for a screen reader is found where a missing one is, where it stands; an empty source is not")
  func empty() {
    func found(_ source: String, _ text: String, beside: Int = 20, format: StringTable.Format = .strings) -> [String] {
      var example = StringCheck.Example(
        key: "undo_a11y", source: .one(source), language: "de", bad: .one(text), format: format)
      example.beside = (0..<beside).map { ("word\($0)", "Word number \($0)", "Wort Nummer \($0)") }
      return StringChecker().report(on: [example.table(example.bad)]).findings.map {
        "\($0.location.line):\($0.rule): \($0.severity): \($0.message)"
      }
    }
    let message = "3:a11y-missing: error: the text is empty: nothing is heard"
    for format in [StringTable.Format.xcstrings, .strings, .android, .arb] {
      #expect(found("Undo change", "", format: format) == [message])
    }
    #expect(found("Undo change", " \u{A0}").contains(message))
    #expect(found("", "").isEmpty)
    #expect(found("Undo change", "", beside: 2) == [message], "an empty text is silent in any language")
    #expect(found("Undo change", "", beside: 0).isEmpty, "a language that is not begun")
    #expect(found("Undo change", "Rückgängig").isEmpty)
  }

  @Test("a place that Xcode keeps for a translator is a missing text, not an empty one")
  func new() {
    var example = StringCheck.Example(key: "undo_a11y", source: "Undo change", language: "de", bad: "")
    example.beside = (0..<20).map { ("word\($0)", "Word number \($0)", "Wort Nummer \($0)") }
    var table = example.table(example.bad)
    table.entries[0].localizations["de"]?.state = .new
    #expect(
      StringChecker().report(on: [table]).findings.map(\.message) == [
        "there is no text: the key, or “Undo change”, is heard"
      ])
  }

  @Test("the noun of “2 of 6 digits” is looked at in plural forms of a String Catalog, too")
  func agreement() {
    func form(_ category: String, _ text: String) -> String {
      #""\#(category)":{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
    }
    func found(_ few: String) -> [String] {
      let english = [form("one", "%1$lld of %2$lld digit"), form("other", "%1$lld of %2$lld digits")]
      let russian = [
        form("one", "%1$lld из %2$lld цифры"), form("few", few), form("many", "%1$lld из %2$lld цифр"),
        form("other", "%1$lld из %2$lld цифры"),
      ]
      let catalogue = Catalogs([
        "L.xcstrings": #"{"sourceLanguage":"en","version":"1.0","strings":{"n":{"localizations":{"#
          + #""en":{"variations":{"plural":{\#(english.joined(separator: ","))}}},"#
          + #""ru":{"variations":{"plural":{\#(russian.joined(separator: ","))}}}}}}}"#
      ])
      return StringChecker(locales: ["ru"]).report(on: catalogue.tables).findings.filter { $0.rule == "agreement" }
        .map(\.message)
    }
    #expect(
      found("%1$lld из %2$lld цифры") == ["“цифры” comes after argument 2, but argument 1 selects its form"])
    #expect(
      found("из %2$lld цифры, %1$lld") == ["“цифры” comes after argument 2, but argument 1 selects its form"],
      "whichever stands first")
  }

  @Test("a language is named in capitals, by its old name, or with the script that its region has")
  func languages() {
    let table = StringTable(
      path: "A", format: .android, sourceLanguage: "en", languages: ["de", "en", "he", "pt-BR", "zh-Hant-TW"])
    #expect(table.languages(named: "DE") == ["de"] && table.languages(named: "iw") == ["he"])
    #expect(table.languages(named: "pt-br") == ["pt-BR"] && table.languages(named: "zh-TW") == ["zh-Hant-TW"])
    #expect(table.languages(named: "de-AT") == [] && table.languages(named: "pt") == [])
  }

  @Test("a form that only a million reaches is not asked for; one that 2 reaches is")
  func reach() {
    let spanish = findings(
      source: [.one: "%d file", .other: "%d files"], language: "es", [.one: "%d archivo", .other: "%d archivos"])
    #expect(!spanish.contains { $0.rule == "plural-missing" })
    let polish = findings(
      source: [.one: "%d file", .other: "%d files"], language: "pl",
      [.one: "%d plik", .many: "%d plików", .other: "%d pliku"])
    #expect(
      polish.first { $0.rule == "plural-missing" }?.message.hasPrefix("for 2, 3, 4, 22, 23 … “2 pliku” is heard")
        == true)
  }

  @Test("with the numbers a code field has, only what those reach is asked for")
  func domain() throws {
    let example = StringCheck.Example(
      key: "otp_left", source: [.one: "%d digit", .other: "%d digits"], language: "pl",
      bad: [.one: "%d cyfra", .few: "%d cyfry", .other: "%d cyfry"])
    let table = example.table(example.bad)
    func missing(_ domain: String) throws -> Bool {
      let checker = StringChecker(domains: [try #require(DomainPattern(domain))])
      return checker.report(on: [table]).findings.contains { $0.rule == "plural-missing" }
    }
    #expect(try missing("otp_*=1...8"))
    #expect(try !missing("otp_*=1...4"))
    #expect(try missing("other_*=1...4"))
  }

  @Test(
    "a domain is a pattern, an equals sign and two numbers in order",
    arguments: ["", "a", "a=", "a=1", "a=2...1", "=1...2", "a=-1...2", "a=1...x"])
  func badDomain(text: String) {
    #expect(DomainPattern(text) == nil)
  }

  @Test("stars stand for any characters")
  func stars() throws {
    func matches(_ pattern: String, _ key: String) -> Bool { DomainPattern.matches(pattern, key) }
    #expect(matches("otp_*", "otp_") && matches("otp_*", "otp_left") && !matches("otp_*", "my_otp_left"))
    #expect(matches("*.title", "a.b.title") && matches("a*b*c", "aXbYbZc") && !matches("a*b*c", "aXbYbZ"))
    #expect(matches("*", "") && !matches("", "a") && matches("", ""))
  }

  @Test("what is ignored with a reason is left; without one, of no rule, or for nothing is told")
  func ignores() {
    let example = StringCheck.Example(key: "x_a11y", source: "Open the door", language: "de", bad: "Open the door")
    var table = example.table(example.bad)
    table.entries[0].ignores = ["a11y-untranslated": "a name", "plural-mising": "x", "emoji": ""]
    let report = StringChecker().report(on: [table])
    #expect(!report.findings.contains { $0.rule == "a11y-untranslated" })
    #expect(report.ignored.map(\.reason) == ["a name"])
    let messages = report.diagnostics.map(\.description)
    #expect(
      messages.contains { $0.contains("no rule “plural-mising”") && $0.contains("did you mean `plural-missing`?") })
    #expect(messages.contains { $0.contains("`emoji` is ignored without a reason") })
    let unused = StringChecker(ignores: [StringChecker.Ignore(rule: "invisible", reason: "why")]).report(on: [table])
    #expect(unused.diagnostics.contains { $0.message.contains("the ignored rule “invisible” has no findings here") })
    // The texts that this one is about are in a table that is not checked now.
    let elsewhere = StringChecker.Ignore(rule: "invisible", key: "not.in.this.table", reason: "why")
    let others = StringChecker(ignores: [elsewhere]).report(on: [table]).diagnostics
    #expect(!others.contains { $0.message.contains("“invisible” has no findings here") })
  }

  @Test("a translation's own file ignores for its language alone")
  func ignoredInOneLanguage() {
    let example = StringCheck.Example(key: "x_a11y", source: "Open the door", language: "de", bad: "Open the door")
    var table = example.table(example.bad)
    table.entries[0].ignores = ["a11y-untranslated@fr": "a name"]
    #expect(StringChecker().report(on: [table]).findings.contains { $0.rule == "a11y-untranslated" })
    table.entries[0].ignores = ["a11y-untranslated@de": "a name"]
    #expect(!StringChecker().report(on: [table]).findings.contains { $0.rule == "a11y-untranslated" })
  }

  @Test("names need no translation, and languages that are not asked for are not looked at")
  func names() {
    let example = StringCheck.Example(key: "x_a11y", source: "Open Door", language: "de", bad: "Open Door")
    let table = example.table(example.bad)
    #expect(StringChecker(names: ["Open Door"]).report(on: [table]).findings.isEmpty)
    #expect(StringChecker(locales: ["fr"]).report(on: [table]).findings.isEmpty)
    #expect(!StringChecker(locales: ["de"]).report(on: [table]).findings.isEmpty)
  }

  @Test("a language that has hardly begun is one line, not one for each text")
  func unfinished() {
    var example = StringCheck.Example(key: "a_a11y", source: "Open the door", language: "de", bad: "Open the door")
    example.beside = (1...20).map { ("b\($0)_a11y", "Close door number \($0)", "Close door number \($0)") }
    let found = StringChecker().report(on: [example.table(example.bad)]).findings
    #expect(found.map(\.message) == ["0 % of these texts are translated; the rest is heard in English"])
    #expect(found.first?.key == nil)
  }

  @Test("with a voice, what it cannot read is one line for a language, as information that names the engine")
  func voice() throws {
    let rule = try #require(StringCheck.all.first { $0.id == "voice-cannot-read" })
    var example = StringCheck.Example(key: "a_a11y", source: "Open", language: "ja", bad: "開く")
    example.beside = [("b_a11y", "Close", "閉じる"), ("c_a11y", "Next", "次へ")]
    let found = example.findings(rule, example.bad, voice: LatinVoice())
    #expect(found.count == 1)
    #expect(found.first?.engine == "test-voice" && found.first?.severity == .info)
    #expect(found.first?.diagnostic.notes.last == "voice-cannot-read; engine: test-voice")
    let khmer = StringCheck.Example(key: "a_a11y", source: "Open", language: "km", bad: "បើក")
    #expect(
      khmer.findings(rule, khmer.bad, voice: LatinVoice()).map(\.message) == ["test-voice has no voice for Khmer"])
  }

  @Test("a text that takes long beyond what is usual in its language is told with its seconds")
  func duration() throws {
    let rule = try #require(StringCheck.all.first { $0.id == "too-long-spoken" })
    let long = "Wort für Wort alles noch einmal von vorne bis hinten"
    var example = StringCheck.Example(key: "a_a11y", source: "Open it", language: "de", bad: .one(long))
    example.beside = (1...6).map { ("b\($0)_a11y", "Close this", "Schließe es") }
    let found = example.findings(rule, example.bad, voice: LatinVoice())
    #expect(found.map(\.key) == ["a_a11y"])
    #expect(
      found.first?.message
        == "the speech takes 5.2 s, that of the source 0.7 s; in this language, speech usually takes 1.1 times as long as the source"
    )
  }

  @Test("what is said for each digit takes as long as its voice needs; as information, and on a field alone")
  func storm() throws {
    let rule = try #require(StringCheck.all.first { $0.id == "live-region-storm" })
    var example = try #require(rule.examples.first)
    let found = example.findings(rule, example.bad, voice: LatinVoice())
    #expect(
      found.map(\.message) == [
        "the speech for “Eingabe der Ziffer %1$d von insgesamt %2$d” takes 3.6 s for each digit, but a key is pressed every 0.5 s"
      ])
    #expect(found.first?.severity == .info && found.first?.engine == "test-voice")
    #expect(found.first?.notes == ["textField 1 in flow.yaml"])
    #expect(example.findings(rule, example.bad).isEmpty, "without a voice nothing can be said")
    example.screen = example.screen.map { StringScreen.Element(role: .text, label: $0.label) }
    #expect(example.findings(rule, example.bad, voice: LatinVoice()).isEmpty)
  }

  @Test("a rule that lacks voice and screen is told once as not evaluated")
  func notEvaluated() {
    let example = StringCheck.Example(source: "Open", language: "de", bad: "Auf")
    let report = StringChecker().report(on: [example.table(example.bad)])
    let lacking = report.notEvaluated.map(\.rule)
    #expect(Set(lacking).count == lacking.count)
    #expect(
      lacking.sorted() == [
        "duplicate-in-utterance", "label-hint-join", "live-region-storm", "too-long-spoken", "voice-cannot-read",
      ])
  }

  @Test("what stands on two screens of a scenario is told once")
  func twoScreens() throws {
    let rule = try #require(StringCheck.all.first { $0.id == "otp-consistency" })
    let example = try #require(rule.examples.last)
    let screens = (1...2).map {
      StringScreen(name: "flow.yaml", language: "de", elements: example.screen + [.init(id: "\($0)", role: .button)])
    }
    #expect(
      StringChecker(rules: [rule]).report(on: [example.table(example.bad)], screens: screens).findings.count == 1)
  }

  @Test("strings on a screen are found by what they say, with arguments in place")
  func screens() throws {
    let rule = try #require(StringCheck.all.first { $0.id == "role-in-label" })
    let example = StringCheck.Example(
      source: "Delete %@", language: "de", bad: "%@ löschen Taste",
      screen: [StringScreen.Element(role: .button, label: "Notiz löschen Taste")])
    #expect(example.findings(rule, example.bad).first?.severity == .warning)
    let tree = AccessibilityTree([AccessibilityElement(id: "b", role: .button, label: "Löschen")])
    #expect(StringScreen(name: "s", language: "de", tree: tree).elements.map(\.label) == ["Löschen"])
  }

  @Test("findings come in the order of their places, the same each time")
  func order2() {
    var example = StringCheck.Example(key: "a_a11y", source: "Open the door", language: "de", bad: "Open the door")
    example.beside = (1...5).map { ("b\($0)_a11y", "Close %d of %d", "Zu(e) %d  \u{200B}") }
    example.beside += (1...6).map { ("c\($0)", "Fine number", "Gut so \($0)") }
    let first = StringChecker().report(on: [example.table(example.bad)]).findings
    let second = StringChecker().report(on: [example.table(example.bad)]).findings
    #expect(first == second && first.map(\.location.line) == first.map(\.location.line).sorted())
  }

  @Test(
    "more placeholders than any text for people has are not checked, and that is said", arguments: [200, 201, 20_000])
  func placeholders(count: Int) {
    let text = Array(repeating: "%@", count: count).joined(separator: " ")
    var report = StringReport()
    let time = processorTime {
      report = StringChecker().report(on: [
        Catalogs(["en.lproj/A.strings": "\"k\" = \"\(text)\";", "fr.lproj/A.strings": "\"k\" = \"\(text) !\";"]).table
      ])
    }
    let told = report.diagnostics.filter { $0.message.hasPrefix("“k” has more than 200 placeholders") }
    #expect(told.map(\.line) == (count > 200 ? [1, 1] : []))
    #expect(time < .seconds(10))
  }

  @Test("no text makes a check crash or hang")
  func damaged() {
    let pieces = [
      "%", "%@", "%1$@", "%#@a@", "{", "}", "&", "&#;", "\\", "\\u", "(", "(s)", "\u{200B}", "\u{2066}", "9", "٣", "/",
      "a", "Ж",
      "<", "<b", ">", "**", " ", "…", "漢", "$", "٪", "\0", "🎉", "'", "",
    ]
    var state: UInt64 = 1
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    func text() -> String { (0..<next(8)).map { _ in pieces[next(pieces.count)] }.joined() }
    for format in StringTable.Format.allCases {
      for _ in 0..<100 {
        var example = StringCheck.Example(
          key: text(), source: .one(text()), language: "ko", bad: .one(text()), format: format)
        example.beside = (0..<5).map { _ in (text() + "_a11y", text(), text()) }
        example.source = next(2) == 0 ? .one(text()) : [.one: text(), .other: text()]
        let bad: StringCheck.Example.Texts = next(2) == 0 ? .one(text()) : [.one: text(), .few: text(), .other: text()]
        _ = StringChecker(rules: StringCheck.all).report(
          on: [example.table(bad)],
          screens: [
            StringScreen(name: "s", language: "ko", elements: [.init(role: .button, label: text(), hint: text())])
          ],
          voice: LatinVoice())
      }
    }
  }
}
