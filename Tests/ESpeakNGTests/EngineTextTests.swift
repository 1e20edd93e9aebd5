import A11ySim
import Testing

@testable import ESpeakNG

/// What text becomes on its way to the engine.
struct EngineTextTests {
  static func engineText(
    _ text: String, language: String = "en", reading: Segment.Reading? = nil
  ) -> EngineText {
    var result = EngineText(language: language) { character, _ in
      switch character {
      case "•": "bullet"
      case "→": "right arrow"
      case "👍": "thumbs up"
      default: nil
      }
    }
    let segment = Segment(.label, text, language: language, spokenAs: reading)
    let said = Utterance([segment], reason: .focus, priority: .element)
    result.append(segment, words: ESpeakSynthesizer.wordIndices(of: said))
    return result
  }

  @Test(arguments: [
    ("Enter your code", "Enter your code"),
    ("two  spaces\nand a line", "two spaces and a line"),
    ("e\u{301}cole", "école"),
    ("a\u{200D}b\u{FEFF}c\u{202E}d\u{AD}e", "abcde"),
    ("\u{1}V fr", "V fr"),
    ("[\u{2}x", "[x"),
    ("---लच्छेद", "-लच्छेद"),
    ("Wait... what?!", "Wait. what?!"),
    ("#*-+/=", "#*-"),
    ("it's", "it's"),
    ("s's's's's", "s's's'ss"),
    ("•", "bullet "),
    ("next → 👍", "next right arrow thumbs up "),
    ("👍🏽 ok", "thumbs up ok"),
    ("５×②", "5×2"),
    ("1️⃣", "1"),
    ("𝐂𝐨𝐝𝐞 ⑩", "Code 10"),
    ("«Oui» — 5 €", "«Oui» — 5 €"),
  ])
  func textForTheEngine(text: String, sent: String) {
    #expect(Self.engineText(text).text == sent)
  }

  @Test func digitsOneByOne() {
    #expect(Self.engineText("482", reading: .digits).text == "4 8 2")
    #expect(Self.engineText("482 913", reading: .digits).text == "4 8 2 9 1 3")
    #expect(Self.engineText("٤٨٢", language: "ar", reading: .digits).text == "٤ ٨ ٢")
    #expect(Self.engineText("482", reading: .number).text == "482")
  }

  @Test func eachScalarKnowsItsWord() {
    let text = Self.engineText("e\u{301}t 👍 12", reading: .digits)
    #expect(text.text == "ét thumbs up 1 2")
    #expect(text.words.prefix(2) == [0, 0])
    #expect(text.words[3] == 1 && text.words[10] == 1)
    #expect(text.words.suffix(3) == [2, 2, 2])
    #expect(text.words.count == text.scalars.count)
  }

  @Test func familiesAndFlagsAreNamedOnce() {
    let text = Self.engineText("👨‍👩‍👧 and 🇫🇷")
    #expect(text.text == "and ")
    #expect(text.notices.count == 2)
    #expect(text.notices[0].contains("U+1F468 MAN + U+1F469 WOMAN + U+1F467 GIRL"))
  }

  @Test func foreignLettersAreNoticedOncePerScript() {
    #expect(Self.engineText("電話番号", language: "ja").notices.count == 1)
    #expect(Self.engineText("電話番号", language: "ja").notices[0].contains("does not read Chinese letters (電)"))
    #expect(Self.engineText("Привет мир", language: "en").notices.count == 1)
    #expect(Self.engineText("iPhone", language: "ar").notices.isEmpty)
    #expect(Self.engineText("您的验证码", language: "zh-Hans").notices.isEmpty)
  }

  @Test func longClausesGetAPause() {
    let words = Array(repeating: "ab", count: 150).joined(separator: " ")
    #expect(Self.engineText(words).text.split(separator: ",").map { $0.split(separator: " ").count } == [60, 60, 30])
    let unbroken = String(repeating: "好", count: 1000)
    #expect(Self.engineText(unbroken, language: "zh").text.split(separator: ",").allSatisfy { $0.count <= 402 })
    let commas = Array(repeating: "ab,", count: 150).joined(separator: " ")
    #expect(Self.engineText(commas).text == commas)
  }
}
