import A11ySim
import TestSupport
import Testing

@testable import ESpeakNG

/// What text becomes on its way to the engine.
@Suite(.timeLimited) struct EngineTextTests {
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
    ("דו־מצבי", "דו-מצבי"),
    ("4829 137 2", "4829  137 2"),
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
    #expect(Self.engineText("٤٨٢", language: "en", reading: .digits).text == "4 8 2")
    #expect(Self.engineText("٤", language: "fa", reading: .digits).text == "4")
    #expect(Self.engineText("۴", language: "fa-IR", reading: .digits).text == "۴")
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
    #expect(Self.engineText("電話番号", language: "ja").notices[0].contains("cannot read Chinese letters (電, 話, 番, 号)"))
    #expect(Self.engineText("Привет мир", language: "en").notices.count == 1)
    #expect(Self.engineText("iPhone", language: "ar").notices.isEmpty)
    #expect(Self.engineText("您的验证码", language: "zh-Hans").notices.isEmpty)
  }

  /// eSpeak NG takes a full stop before a small letter for no end of anything.
  @Test func aFullStopBeforeASmallLetterIsNoPause() {
    var text = Self.engineText("Delete.")
    text.append(Segment(.trait, "button", language: "en"), words: Array(repeating: 1, count: 6))
    #expect(text.text == "Delete, button")
    let small = Self.engineText(Array(repeating: "ab.", count: 150).joined(separator: " ")).text
    #expect(small.split(separator: ",").map { $0.split(separator: " ").count } == [60, 60, 30])
    let capital = Array(repeating: "Ab.", count: 150).joined(separator: " ")
    #expect(Self.engineText(capital).text == capital)
  }

  @Test func everyLetterThatIsNotReadIsNamed() {
    #expect(
      Self.engineText("電話番号の電", language: "ja").notices == [
        "eSpeak NG's voice for ja cannot read Chinese letters (電, 話, 番, 号): it names them one by one or uses "
          + "sounds of another language"
      ])
  }

  /// The engine's voice spells a word that has a kanji in it, its kana too.
  @Test func kanjiAndKanaAreApart() {
    #expect(Self.engineText("設定ボタンの入力", language: "ja").text == "設定 ボタンの 入力")
    #expect(Self.engineText("設定 ボタン、6けた", language: "ja").text == "設定 ボタン、6けた")
    #expect(Self.engineText("人々のコード", language: "ja").text == "人々 のコード")
    #expect(Self.engineText("設定ボタン", language: "ja").words == [0, 0, 0, 0, 0, 0])
    #expect(Self.engineText("設定ボタン", language: "zh-Hans").text == "設定ボタン")
  }

  /// Asked to name it, the engine would read the code of most kana.
  @Test func aKanaIsReadNotNamed() {
    func isSpelled(_ text: String, _ language: String) -> Bool {
      EngineText.isSingleCharacter(text, language: language) { _, _ in nil }
    }
    for text in ["ア", "あ", "折", "ー"] { #expect(!isSpelled(text, "ja") && !isSpelled(text, "ja-JP")) }
    #expect(Self.engineText("っ", language: "ja").text == "つ" && Self.engineText("ョ", language: "ja").text == "ヨ")
    #expect(Self.engineText("きって", language: "ja").text == "きって")
    #expect(isSpelled("b", "ja") && isSpelled("折", "zh-Hans") && isSpelled("가", "ko"))
  }

  @Test(
    "letters of every block are told from those a voice reads",
    arguments: [
      ("ﬁ", true), ("Ａ", true), ("ɐ", true), ("ᴀ", true), ("ꙁ", false), ("ﬓ", false), ("ⴀ", false), ("ꬁ", false),
      ("ꥠ", false), ("〇", false), ("ㄅ", false), ("ᐁ", false), ("ⴰ", false), ("ꀀ", false), ("ꦄ", false), ("ܐ", false),
      ("ߊ", false), ("ᱚ", false), ("𐌰", false), ("ꣳ", false), ("ᥐ", false),
    ]) func blocks(letter: String, isRead: Bool)
  {
    #expect(Self.engineText(letter + letter, language: "en").notices.isEmpty == isRead)
  }

  @Test func whatHebrewLacksIsNoticed() {
    #expect(Self.engineText("שלום", language: "he").notices.first?.contains("omits the vowels") == true)
    #expect(Self.engineText("שָׁלוֹם", language: "he").notices.first?.contains("spells the letters") == true)
    #expect(Self.engineText("OK", language: "he").notices.isEmpty)
  }

  /// eSpeak NG 1.51 says no digit in Hebrew, and a code is nothing else.
  @Test func digitsInHebrewAreSentAsTheirNames() {
    let text = Self.engineText("קוד 482,٣", language: "he")
    #expect(text.text == "קוד ארבע שמוֹנֶ שתיים , שלוש ")
    #expect(text.words == [0, 0, 0, 0] + Array(repeating: 1, count: text.words.count - 4))
    #expect(Self.engineText("4", language: "en").text == "4")
  }

  @Test func aNameInLettersTheVoiceDoesNotReadIsNoticed() {
    var text = EngineText(language: "ja") { character, _ in character == "☎" ? "電話き" : nil }
    text.append(Segment(.label, "☎ あ", language: "ja"), words: [0, nil, 1])
    #expect(text.notices.count == 1)
    #expect(text.notices.first?.contains("cannot read Chinese letters (電, 話)") == true)
  }

  @Test func ipaIsNotReadAndNoticed() {
    var text = EngineText(language: "en") { _, _ in nil }
    text.append(Segment(.label, "tomato", language: "en", ipa: "təˈmeɪtəʊ"), words: [])
    #expect(text.text == "tomato")
    #expect(text.notices == ["eSpeak NG cannot read IPA: \"tomato\" is spoken as written, not as /təˈmeɪtəʊ/"])
  }

  /// The engine cuts a word off at about 130 phonemes.
  @Test(arguments: [("ja", "か", 50), ("ko", "요", 34), ("en", "a", 100), ("th", "า", 100), ("hi", "ना", 100)])
  func wordsThatAreTooLongGetAPause(language: String, unit: String, length: Int) {
    let text = Self.engineText(String(repeating: unit, count: 300), language: language).text
    let lengths = text.split(separator: ",").map { $0.filter { $0 != " " }.unicodeScalars.count }
    #expect(lengths.reduce(0, +) == 300 * unit.unicodeScalars.count)
    #expect(lengths.count > 1 && lengths.allSatisfy { $0 <= length })
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
