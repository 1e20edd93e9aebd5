import TestSupport
import Testing

@testable import StringCatalogs
@testable import StringChecks

/// Translations that say the same in another way, each beside one that does not.
@Suite("Translations in other words", .timeLimited)
struct ChecksOtherWordsTests {
  private func found(_ files: [(String, String)]) -> [String] {
    let reading = StringTables.read(files.map { StringFile(path: $0.0, bytes: Array($0.1.utf8)) })
    return StringChecker().report(on: reading.tables, faults: reading.faults).findings
      .filter { $0.severity > .info && $0.rule != "catalogue" }.map {
        "\($0.severity) \($0.rule) \($0.language ?? "-")"
      }
  }

  private func android(_ source: String, _ language: String, _ text: String) -> [String] {
    func file(_ text: String) -> String { "<resources><string name=\"title\">\(text)</string></resources>" }
    return found([("res/values/strings.xml", file(source)), ("res/values-\(language)/strings.xml", file(text))])
  }

  private func plurals(_ source: [String: String], _ language: String, _ forms: [String: String]) -> [String] {
    func file(_ forms: [String: String]) -> String {
      "<resources><plurals name=\"count\">"
        + forms.sorted { $0.key < $1.key }.map { "<item quantity=\"\($0.key)\">\($0.value)</item>" }.joined()
        + "</plurals></resources>"
    }
    return found([("res/values/strings.xml", file(source)), ("res/values-\(language)/strings.xml", file(forms))])
  }

  @Test("a limit may be named by the number beside it")
  func limits() {
    #expect(android("Enter 3 or more letters", "pt", "Digite mais de 2 letras") == [])
    #expect(android("Enter 3 or more letters", "pt", "Digite mais de 5 letras") == ["error number-mismatch pt"])
    #expect(android("Enter the 3 letters", "pt", "Digite as 2 letras") == ["error number-mismatch pt"])
  }

  @Test("the last text of a key that a JSON file has twice counts, as in a browser")
  func lastOfTwo() {
    let twice = #"{"saved": "Saved", "saved": "Saved to {{place}}"}"#
    #expect(found([("locales/en.json", twice), ("locales/de.json", #"{"saved": "In {{place}} gesichert"}"#)]) == [])
    #expect(
      found([("locales/en.json", twice), ("locales/de.json", #"{"saved": "In {{folder}} gesichert"}"#)])
        .contains("error format-crash de"))
  }

  @Test("sentences with the number at different places are not exchanged")
  func exchanged() {
    let source = ["one": "Read %d book", "other": "Read %d books"]
    #expect(
      plurals(
        source, "ru",
        [
          "one": "Прочитана %d книга", "few": "Прочитанных книг %d", "many": "Прочитано %d книг",
          "other": "Прочитано %d книг",
        ]) == [])
    #expect(
      plurals(
        source, "ru",
        ["one": "%d книга", "few": "%d книг", "many": "%d книги", "other": "%d книги"]) == ["error plural-swapped ru"])
  }

  @Test("most Croatian nouns in a are the same after 2 and after 5")
  func paucal() {
    let source = ["one": "%d entry", "other": "%d entries"]
    #expect(plurals(source, "hr", ["one": "%d unos", "other": "%d unosa"]) == [])
    #expect(plurals(source, "hr", ["one": "%d poruka", "other": "%d poruke"]) == ["error plural-missing hr"])
  }

  @Test("a placeholder of Python without its letter is named as such")
  func python() {
    func po(_ text: String) -> [(String, String)] {
      [
        (
          "po/tr.po",
          """
          msgid ""
          msgstr ""
          "Language: tr\\n"
          "Content-Type: text/plain; charset=UTF-8\\n"

          #, python-format
          msgid "%(done)s of %(total)s recipes"
          msgstr "\(text)"

          """
        )
      ]
    }
    #expect(found(po("%(total)s tarifin %(done)s tanesi")) == [])
    #expect(found(po("%(total) tarifin %(done)s tanesi")).contains("error format-crash tr"))
  }

  @Test("a noun and the verb after it may be the same word")
  func nounAndVerb() {
    #expect(
      android("The search bar searches titles only", "pt", "A barra de pesquisa pesquisa apenas títulos") == [])
    #expect(
      android("The search bar finds titles only", "pt", "A barra encontra apenas apenas títulos do livro")
        == ["warning word-doubled pt"])
  }
}
