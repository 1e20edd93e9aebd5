import A11ySim
import TestSupport
import Testing

@Suite("Transcript, table of languages", .timeLimited) struct LanguageTableTests {
  private func play(_ locale: String) -> Transcript {
    var session = Session(
      screen: [.component(OUDSPinCodeInput(length: .six), id: "code")], reader: .voiceOver, locale: locale)
    session.perform(.appear)
    return session.transcript
  }

  private func rows(_ transcripts: [Transcript], voices: [String: String] = [:]) -> [String] {
    TranscriptFormat.table(voices: voices).render(transcripts).split(separator: "\n").map(String.init)
  }

  @Test("A line for each language, in the order of the plays") func lines() {
    let rows = rows(["ar", "de", "en", "fr"].map(play))
    #expect(rows[0] == "# voiceover@\(VoiceOver.descriptor.newest) · speech: estimate")
    #expect(
      rows[1].split(separator: " ").joined(separator: " ") == "language speech × en vendor unconfirmed order position")
    #expect(rows.dropFirst(2).map { $0.prefix { $0 != " " } } == ["ar", "de", "en", "fr"])
  }

  @Test("A text in another language than the reader's says which") func fallback() {
    let rows = rows(["ar", "de", "en", "fr"].map(play))
    // Arabic says the position after the digit, and in a word.
    #expect(rows[2].hasSuffix("الرقم الأول"))
    #expect(rows[3].hasSuffix("1 …    1st digit (en)"))
    #expect(rows[4].hasSuffix("1 …    1st digit"))
    #expect(rows[5].hasSuffix("1 …    1er chiffre"))
  }

  @Test("Durations are compared with the English, or with the first where there is none") func ratios() throws {
    let withEnglish = rows(["ar", "en"].map(play))
    #expect(withEnglish[1].contains("× en") && withEnglish[3].contains(" 1.00 "))
    let without = rows(["fr", "ar"].map(play))
    #expect(without[1].contains("× fr") && without[2].contains(" 1.00 "))
  }

  @Test("Who reads it is a column where it is known") func voices() {
    let rows = rows(["ar", "en"].map(play), voices: ["en": "English"])
    #expect(rows[1].contains("voice"))
    #expect(rows[2].contains("  none  ") && rows[3].contains("  English  "))
  }

  @Test(
    "The total may come first, and digits may be others",
    arguments: [
      ("en", "… 1 … 6"), ("de", "… 1 … 6"), ("ja", "6 … 1 …"), ("hi", "6 … 1"), ("zh-Hant", "… 1 … 6 …"),
      ("fa", "… 1 … 6"),
    ]) func order(language: String, order: String)
  {
    var session = Session(
      screen: [.component(CodeField(layout: .boxes), id: "code")], reader: .voiceOver, locale: language)
    session.perform(.appear)
    #expect(rows([session.transcript])[2].contains("  \(order)  "))
  }

  @Test("Nothing played is nothing shown; each scenario has a table of its own") func edges() {
    #expect(TranscriptFormat.table.render([]) == "\n")
    var other = play("en")
    other.header.scenario = "other"
    let text = TranscriptFormat.table.render([play("en"), play("fr"), other])
    #expect(text.contains("\n\n# other · voiceover@\(VoiceOver.descriptor.newest)"))
  }
}
