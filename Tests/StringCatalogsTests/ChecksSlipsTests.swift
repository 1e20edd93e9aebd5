import TestSupport
import Testing

@testable import StringCatalogs
@testable import StringChecks

/// Slips in texts for screen readers and in placeholders, each beside what looks like it and is right.
@Suite("Slips in unseen catalogues", .timeLimited)
struct ChecksSlipsTests {
  /// The findings as `severity rule language`, without those of information.
  private func found(_ source: String, _ texts: KeyValuePairs<String, String>, key: String = "title") -> [String] {
    func file(_ path: String, _ text: String) -> StringFile {
      StringFile(path: path, bytes: Array("<resources><string name=\"\(key)\">\(text)</string></resources>".utf8))
    }
    let reading = StringTables.read(
      [file("res/values/strings.xml", source)] + texts.map { file("res/values-\($0.key)/strings.xml", $0.value) })
    return StringChecker().report(on: reading.tables, faults: reading.faults).findings
      .filter { $0.severity > .info }.map { "\($0.severity) \($0.rule) \($0.language ?? "-")" }
  }

  private func apple(_ source: String, _ text: String, _ language: String = "de", key: String = "title") -> [String] {
    let reading = StringTables.read([
      StringFile(path: "en.lproj/A.strings", bytes: Array("\"\(key)\" = \"\(source)\";".utf8)),
      StringFile(path: "\(language).lproj/A.strings", bytes: Array("\"\(key)\" = \"\(text)\";".utf8)),
    ])
    return StringChecker().report(on: reading.tables, faults: reading.faults).findings
      .filter { $0.severity > .info }.map { "\($0.severity) \($0.rule) \($0.language ?? "-")" }
  }

  @Test("an emoji that is the whole text for a screen reader is a warning, and one in a visible text is not")
  func emoji() {
    #expect(apple("Close", "❌", key: "a11y.close") == ["warning emoji de"])
    #expect(apple("Close", "Schließen ❌", key: "a11y.close") == [])
    #expect(apple("Close", "❌") == [])
    // Android's content descriptions begin so.
    #expect(found("Close", ["de": "❌"], key: "cd_close") == ["warning emoji de"])
  }

  @Test("a word for a button is part of a label whose key does not say that it is one")
  func role() {
    #expect(apple("Send", "Skicka-knappen", "sv", key: "a11y.send") == ["warning role-in-label sv"])
    #expect(apple("Send", "Skicka", "sv", key: "a11y.send") == [])
    #expect(apple("Send button", "Skicka-knappen", "sv", key: "a11y.send") == [])
  }

  @Test("one English word in other letters is not translated where most languages have translated it")
  func oneWord() {
    #expect(
      found("Refresh", ["de": "Neu laden", "fr": "Actualiser", "ru": "Обновить", "ja": "Refresh"], key: "a11y_refresh")
        == ["error a11y-untranslated ja"])
    #expect(
      found("Spotify", ["de": "Spotify", "fr": "Spotify", "ru": "Spotify", "ja": "Spotify"], key: "a11y_s") == [])
  }

  @Test("a double tap that only the translation of a hint tells is reported in a table of two languages")
  func doubleTap() {
    #expect(
      found("Opens the calendar", ["sk": "Dvojitým ťuknutím otvoríte kalendár"], key: "a11y_hint_open")
        == ["warning gesture-words sk"])
    #expect(found("Opens the calendar", ["sk": "Otvorí kalendár"], key: "a11y_hint_open") == [])
    #expect(
      found("Opens the talk", ["hr": "Dodirnite za otvaranje razgovora"], key: "a11y_hint_open")
        == ["warning gesture-words hr"])
  }

  @Test("a placeholder that stands twice in one sentence is a slip, where the other languages have it once")
  func doubled() {
    let others: KeyValuePairs = ["de": "%1$s ging an %2$s.", "fr": "%1$s a été envoyé à %2$s."]
    func portuguese(_ text: String) -> [String] {
      found("%1$s was sent to %2$s.", [others[0].key: others[0].value, others[1].key: others[1].value, "pt": text])
    }
    #expect(portuguese("%1$s foi enviado de %1$s para %2$s.") == ["warning placeholder-doubled pt"])
    #expect(portuguese("%1$s foi enviado para %2$s.") == [])
    #expect(portuguese("%1$s foi enviado para %2$s. Obrigado, %1$s!") == [])
  }

  @Test("a space after the percent sign of a number is a slip, and a percentage is none")
  func spaced() {
    #expect(apple("Steps today: %d", "今日の歩数：% d歩", "ja") == ["warning format-crash ja"])
    #expect(apple("%d%% of the goal", "%d %% des Ziels") == [])
  }

  @Test("a text that breaks off after an article or a conjunction is incomplete")
  func brokenOff() {
    let source = "The parcel is late. We will tell you as soon as there is news."
    #expect(apple(source, "Das Paket ist zu spät. Wir melden uns, sobald es") == ["warning truncated de"])
    #expect(apple(source, "Das Paket ist zu spät. Wir melden uns dann") == [])
    #expect(apple(source, "Das Paket ist zu spät, aber wir melden uns für Sie mit der") == [])
  }

  @Test("an isolate that is not closed is a warning where it is the only one, and information where all have it")
  func isolates() {
    #expect(apple("Listen to %@!", "האזינו ל\u{2067}%@!", "he") == ["warning invisible he"])
    #expect(apple("Listen to %@!", "האזינו ל\u{2067}%@\u{2069}!", "he") == [])
    func all(_ language: String) -> String { (0..<4).map { "\"k\($0)\" = \"\u{202B}טקסט \($0)\";" }.joined() }
    let reading = StringTables.read([
      StringFile(
        path: "en.lproj/A.strings", bytes: Array((0..<4).map { "\"k\($0)\" = \"Text \($0)\";" }.joined().utf8)),
      StringFile(path: "he.lproj/A.strings", bytes: Array(all("he").utf8)),
    ])
    #expect(!StringChecker().report(on: reading.tables).findings.contains { $0.severity > .info })
  }

  // MARK: XLIFF

  private func xliff(_ source: String, _ target: String) -> [String] {
    let text = """
      <xliff version="1.2"><file source-language="en" target-language="sl" original="ng2.template"><body>
      <trans-unit id="a"><source>\(source)</source><target>\(target)</target></trans-unit></body></file></xliff>
      """
    let reading = StringTables.read([StringFile(path: "locale/messages.sl.xlf", bytes: Array(text.utf8))])
    return StringChecker().report(on: reading.tables, faults: reading.faults).findings
      .filter { $0.severity > .info }.map { "\($0.severity) \($0.rule) \($0.language ?? "-")" }
  }

  @Test("an element that stands for an argument is one, and an element that stands for a tag is none")
  func elements() {
    let time = "<x id=\"INTERPOLATION\" equiv-text=\"{{ time }}\"/>"
    #expect(xliff("Closes at \(time) today", "Danes se zapre ob \(time)") == [])
    #expect(xliff("Closes at \(time) today", "Danes se zapre kmalu") == ["error argument-dropped sl"])
    #expect(xliff("Closes<x id=\"LINE_BREAK\" ctype=\"lb\"/>today", "Danes se zapre") == [])
  }

  @Test("Angular's ICU messages are read as such")
  func icu() {
    func plural(_ one: String, _ other: String) -> String { "{VAR_PLURAL, plural, =1 {\(one)} other {\(other)}}" }
    #expect(xliff(plural("board", "boards"), plural("tabla", "table")) == [])
    #expect(xliff(plural("board", "boards"), "{VAR_PLURAL, množina, =1 {tabla} druge {table}}").count == 1)
  }
}
