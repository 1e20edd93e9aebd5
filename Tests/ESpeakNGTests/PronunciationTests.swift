import A11ySim
import Foundation
import TestSupport
import Testing

@testable import ESpeakNG

/// How a text would be said, without saying it.
@Suite(.timeLimited) struct PronunciationTests {
  static let worker = SpeechWorker(path: Workers.espeak)
  let synthesizer = ESpeakSynthesizer(worker: worker)

  func ipa(_ texts: String..., language: String = "en") throws -> String {
    try synthesizer.pronounce(
      Utterance(texts.map { Segment(.label, $0, language: language) }, reason: .focus, priority: .element)
    ).ipa
  }

  @Test func phonemesAreThoseOfTheTextThatIsSpoken() throws {
    #expect(try ipa("hello, world") == "həlˈoʊ | wˈɜːld")
    #expect(try ipa("Empty", "text field") == "ˈɛmpti | tˈɛkst fˈiːld")
    #expect(try ipa("bouton Settings", language: "fr").contains("(en)sˈɛtɪŋz(fr)"))
    // The letter, not the article.
    #expect(try ipa("A") == "ˈeɪ")
    #expect(try ipa("") == "")
    #expect(try ipa("👍🏽") == "θˈʌmz ˈʌp")
  }

  @Test func aReadersWordIsNotSpelled() throws {
    // The echo of a capital and of a mark are words of the reader's.
    let echo = Utterance(
      [Segment(.echo, "Cap Z", language: "en", spokenAs: .text)], reason: .typing, priority: .element)
    #expect(try synthesizer.pronounce(echo).ipa == "kˈæp zˈiː")
  }

  @Test func aCrashCostsOneRequest() throws {
    let hello = SpeechWorker.Run(voice: "gmw/en-US", text: "hello")
    let trigger = SpeechWorker.Run(voice: "inc/hi", text: "---लच्छेद")
    let before = try Self.worker.phonemes(of: [hello])
    if try Self.worker.engine().version.hasPrefix("1.51") {
      let error = speechError { _ = try Self.worker.phonemes(of: [trigger]) }
      #expect(error?.message == "eSpeak NG crashed (SIGSEGV) on \"---लच्छेद\"")
    }
    #expect(try Self.worker.phonemes(of: [hello]) == before)
    #expect(before[0].ipa == ["həlˈoʊ"])
  }

  @Test func theTraceTellsWhatTheEngineChose() throws {
    let runs = ["xkcd", "中", "ok", "word"].map { SpeechWorker.Run(voice: "gmw/en-US", text: $0) }
    let answers = try Self.worker.phonemes(of: runs)
    #expect(answers[0].unpronounceable.prefix(2) == ["xkcd", "kcd"])
    #expect(answers[1].entries.contains("_?A"))
    #expect(answers[2].abbreviations == ["ok"])
    #expect(answers[3].unpronounceable.isEmpty && answers[3].isSounding)
  }

  @Test func aLongTextComesWhole() throws {
    let text = Array(repeating: "hello,", count: 2000).joined(separator: " ")
    let answer = try Self.worker.phonemes(of: [.init(voice: "gmw/en-US", text: text)])
    #expect(answer[0].ipa == Array(repeating: "həlˈoʊ", count: 2000))
  }

  @Test(arguments: [
    ("de", 777_000..<777_060, " "), ("fi", 777_000..<777_060, " "), ("ru", 777_000..<777_060, " "),
    ("hu", 777_000..<777_060, " "),
  ])
  func longNumbersAreSaidToTheEnd(language: String, numbers: Range<Int>, separator: String) throws {
    let words = numbers.map(String.init)
    func phonemes(_ text: String) throws -> Int {
      try ipa(text, language: language).unicodeScalars.count {
        $0.properties.isAlphabetic && !"ˈˌː".unicodeScalars.contains($0)
      }
    }
    #expect(try phonemes(words.joined(separator: separator)) == words.reduce(0) { $0 + (try phonemes($1)) })
  }

  @Test(arguments: [
    ("ja", "かきくけこ", "kä"), ("th", "บ้าน", "b"), ("hi", "नमस्ते", "st"), ("ko", "안녕하세요", "jo"), ("en", "banana", "b"),
    ("zh", "验证码好", "χ"),
  ])
  func unbrokenTextIsSaidToTheEnd(language: String, word: String, mark: String) throws {
    let said = try ipa(String(repeating: word, count: 60), language: language).replacing("ˈ", with: "")
      .replacing("ˌ", with: "")
    #expect(said.split(separator: mark, omittingEmptySubsequences: false).count == 61)
  }

  @Test func lettersOfAnotherScriptHaveTheirOwnVoice() throws {
    let said = utterance("Say «Привет мир» now", language: "fr")
    let parts = try synthesizer.parts(of: said)
    #expect(parts.map(\.voice) == ["roa/fr", "zle/ru", "roa/fr"])
    #expect(parts.map(\.text.text) == ["Say «", "Привет мир» ", "now"])
    #expect(parts[1].notice?.contains("\"Привет мир»\" in a text in fr") == true)
    let spoken = try synthesizer.speak(said, wordsPerMinute: 175)
    #expect(spoken.notices.count == 1)
    #expect(spoken.clip.wordEnds.count == 4 && Set(spoken.clip.wordEnds).count >= 3)
    let alone = ESpeakSynthesizer(worker: Self.worker, preferences: VoicePreferences(detectsLanguages: false))
    #expect(try alone.parts(of: said).map(\.voice) == ["roa/fr"])
    #expect(try alone.speak(said, wordsPerMinute: 175).notices.count == 1)
  }

  @Test func kanjiAreNotReadAsChinese() throws {
    #expect(try synthesizer.parts(of: utterance("設定を開く", language: "ja")).map(\.voice) == ["jpx/ja"])
    #expect(try synthesizer.parts(of: utterance("日本のこと", language: "en")).map(\.voice) == ["jpx/ja"])
    #expect(
      try synthesizer.parts(of: utterance("OK 中文", language: "en")).map(\.voice) == [
        "gmw/en-US", "sit/cmn-Latn-pinyin",
      ])
  }

  @Test func aWordWithoutASoundIsNoticed() throws {
    let spoken = try synthesizer.speak(utterance("Say ᏣᎳᎩ now"), wordsPerMinute: 175)
    #expect(spoken.notices.contains { $0.contains("\"ᏣᎳᎩ\" is not spoken, because eSpeak NG has no sound") })
    #expect(try synthesizer.speak(utterance("it is of the text-field, e-mail"), wordsPerMinute: 175).notices.isEmpty)
  }
}

/// Names of symbols from CLDR.
@Suite(.timeLimited) struct CharacterAnnotationsTests {
  @Test(arguments: [
    ("👍", "en", "thumbs up"), ("👍", "fr-CA", "pouce vers le haut"), ("→", "de", "nach rechts weisender Pfeil"),
    ("⚠️", "en", "warning"), ("☎", "en", "telephone"), ("🇫🇷", "en", "flag: France"), ("🏳️‍🌈", "de", "Regenbogenflagge"),
    ("👨‍👩‍👧", "en", "family: man, woman, girl"), ("•", "ru", "маркер пункта в списке"), ("1️⃣", "en", "keycap: 1"),
  ])
  func aSymbolHasItsName(symbol: Character, language: String, name: String) {
    #expect(CharacterAnnotations.name(of: symbol, in: language) == name)
  }

  @Test func aLanguageWithoutNamesBorrowsNone() {
    #expect(CharacterAnnotations.name(of: "👍", in: "gu") == nil)
    #expect(CharacterAnnotations.name(of: "⌘", in: "en") == nil)
    #expect(CharacterAnnotations.name(of: "a", in: "en") == nil)
    #expect(CharacterAnnotations.language(for: "zh-Hant-HK") == "yue")
    #expect(CharacterAnnotations.language(for: "zh-Hans-CN") == "zh")
    #expect(CharacterAnnotations.language(for: "no") == "nb")
  }

  /// Names that a table lacks are missing in CLDR too: no table lacks more than one symbol in nine.
  @Test func theTablesAreWhole() {
    let emoji = ["👍", "🔒", "🔑", "📞", "✅", "❌", "⚠️", "🎉", "🫠", "🇪🇺", "👨‍👩‍👧", "→", "€", "©", "•"] as [Character]
    for language in CharacterAnnotations.languages {
      let names = String(decoding: CharacterAnnotations.names(in: language)!.dropLast(), as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      #expect(names.count == 2247)
      #expect(names.count { $0.isEmpty } <= 250)
      #expect(emoji.allSatisfy { CharacterAnnotations.name(of: $0, in: language) != nil })
    }
  }
}

/// What VoiceOver's sliders mean for eSpeak NG: our calibration.
@Suite(.timeLimited) struct CalibrationTests {
  @Test func aRateIsThatOfTheFormula() {
    for percent in 0...100 {
      var settings = Settings()
      settings.speakingRate = percent
      let exact = min(max(175 * pow(449.0 / 175, Double(percent - 50) / 50), 80), 449)
      // The core has a table of every tenth, and lines between.
      #expect(abs(Double(settings.wordsPerMinute) - exact) < 3)
    }
  }

  @Test func aVolumeIsNeverOverTheLimit() throws {
    let runs = [SpeechWorker.Run(voice: "gmw/en-US", text: "hello")]
    let loud = try PronunciationTests.worker.speak(runs, wordsPerMinute: 175, volume: 300)
    #expect(try PronunciationTests.worker.speak(runs, wordsPerMinute: 175, volume: 100) == loud)
  }
}
