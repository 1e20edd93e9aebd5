import A11ySim
import Foundation
import Testing

@testable import ESpeakNG

/// With the real engine: what it is sent, what comes back.
struct ESpeakSynthesizerTests {
  static let worker = SpeechWorker(path: Workers.espeak)
  let synthesizer = ESpeakSynthesizer(worker: worker) { character, _ in character == "•" ? "bullet" : nil }

  func speak(_ utterance: Utterance, wordsPerMinute: Int = 175) throws -> SpokenUtterance {
    try synthesizer.speak(utterance, wordsPerMinute: wordsPerMinute)
  }

  @Test func aCrashOfTheEngineCostsOneUtterance() throws {
    // libespeak-ng 1.51 writes through a bad pointer on three hyphens before a Hindi word.
    let worker = SpeechWorker(path: Workers.espeak)
    let trigger = SpeechWorker.Run(voice: "inc/hi", text: "---लच्छेद")
    let hello = SpeechWorker.Run(voice: "gmw/en-US", text: "hello")
    let before = try worker.speak([hello], wordsPerMinute: 175)
    if try worker.engine().version.hasPrefix("1.51") {
      let error = speechError { _ = try worker.speak([trigger], wordsPerMinute: 175) }
      #expect(error?.message == "eSpeak NG crashed (SIGSEGV) on \"---लच्छेद\"")
      #expect(error?.isFatal == false)
    }
    #expect(try worker.speak([hello], wordsPerMinute: 175) == before)
    #expect(try !speak(utterance("---लच्छेद", language: "hi")).clip.samples.isEmpty)
  }

  @Test(arguments: [
    "---लच्छेद", "s's's's's's's's's's's's's's's", "🏳️‍🌈 👍🏽 Like", "\u{1}V fr", "[\u{2}abc", "<speak><voice xml:lang=\"fr\">",
    "a\u{0}b", "💩💩💩💩", "१२३ --- १२३", "\u{E000}\u{FFFF}", "if a<b then", "((((((((((", "word\u{200B}word",
  ])
  func troublesomeTextIsSpokenOrNoticed(text: String) throws {
    for language in ["en", "hi", "ja", "ar", "fr"] {
      let spoken = try speak(utterance(text, "end", language: language))
      #expect(!spoken.clip.samples.isEmpty)
    }
  }

  @Test func anUtteranceIsTheSameBytesWhateverCameBefore() throws {
    let digit = utterance("Digit 2 of 6", "text field", "4")
    let first = try speak(digit)
    for text in ["hello", "Enter your code, heading", "4 8 2 9 1 3"] { _ = try speak(utterance(text)) }
    _ = try speak(utterance("Saisissez le code", language: "fr"))
    #expect(try speak(digit) == first)
    let other = ESpeakSynthesizer(worker: SpeechWorker(path: Workers.espeak))
    #expect(try other.speak(digit, wordsPerMinute: 175) == first)
  }

  @Test func soundThatIsHandedOverIsThatOfTheClip() throws {
    let said = Utterance(
      [
        Segment(.label, "Code", language: "en"), Segment(.value, "deux mots", language: "fr"),
        Segment(.echo, "A", language: "en", pitch: 1.3), Segment(.hint, "double tap to edit", language: "en"),
      ], reason: .focus, priority: .element)
    var heard: [[Int16]] = []
    let whole = try synthesizer.speak(said, wordsPerMinute: 175) { samples in
      heard.append(samples)
      return true
    }
    #expect(Array(heard.joined()) == whole.clip.samples)
    #expect(heard.count > 4 && heard.allSatisfy { !$0.isEmpty })
    #expect(try speak(said) == whole)
    // Not wanted after the third piece: the clip is what was heard.
    heard = []
    let part = try synthesizer.speak(said, wordsPerMinute: 175) { samples in
      heard.append(samples)
      return heard.count < 3
    }
    #expect(heard.count == 3 && part.clip.samples == Array(heard.joined()))
    #expect(whole.clip.samples.starts(with: part.clip.samples))
    #expect(part.clip.wordEnds.count == said.words.count && part.clip.wordEnds.last == part.clip.duration)
  }

  @Test func everyWordHasAnEnd() throws {
    for said in [
      utterance("Enter the code with 6 digits", "1st digit", "Empty", "text field"),
      utterance("2,345 e-mails!!! at 10:30"),
      utterance("à l'école, on lit", language: "fr"), utterance("", "a", ""), utterance("🫠", "yes"),
      Utterance(
        [
          Segment(.label, "Code", language: "en"), Segment(.value, "deux mots", language: "fr"),
          Segment(.echo, "A", language: "en", pitch: 1.3),
        ], reason: .focus, priority: .element),
    ] {
      let clip = try speak(said).clip
      #expect(clip.wordEnds.count == said.words.count)
      #expect(clip.wordEnds == clip.wordEnds.sorted())
      #expect(clip.wordEnds.last! <= clip.duration)
      #expect(clip.samples.last.map { abs(Int($0)) > 32 } == true)
    }
  }

  @Test func wordsEndWhereTheNextBegins() throws {
    let ends = try speak(utterance("Empty, text field")).clip.wordEnds
    #expect(ends.count == 3)
    #expect(ends[0] > .milliseconds(300) && ends[0] < ends[1] && ends[1] < ends[2])
  }

  @Test func aFasterRateIsShorterAndNeverPastTheEnginesLimit() throws {
    let said = utterance("Enter the code with 6 digits")
    let slow = try speak(said, wordsPerMinute: 100).clip.duration
    let fast = try speak(said, wordsPerMinute: 449).clip
    #expect(fast.duration < slow)
    #expect(try speak(said, wordsPerMinute: 2000).clip == fast)
  }

  @Test func pitchIsLogarithmic() {
    #expect(ESpeakSynthesizer.enginePitch(1) == 50)
    #expect(ESpeakSynthesizer.enginePitch(2) == 99)
    #expect(ESpeakSynthesizer.enginePitch(0.5) == 0)
    #expect(ESpeakSynthesizer.enginePitch(1.2) == 63)
    #expect(ESpeakSynthesizer.enginePitch(0) == 50)
    #expect(ESpeakSynthesizer.enginePitch(.nan) == 50)
  }

  @Test func partsFollowLanguageAndPitch() throws {
    let said = Utterance(
      [
        Segment(.label, "Code", language: "en"), Segment(.trait, "text field", language: "en"),
        Segment(.value, "vide", language: "fr"), Segment(.deletion, "4", language: "fr", pitch: 1.2),
        Segment(.echo, "A", language: "en"),
      ], reason: .focus, priority: .element)
    let parts = try synthesizer.parts(of: said)
    #expect(parts.map(\.voice) == ["gmw/en-US", "roa/fr", "roa/fr", "gmw/en-US"])
    #expect(parts.map(\.pitch) == [50, 50, 63, 50])
    #expect(parts.map(\.isSpelled) == [false, false, false, true])
    #expect(parts.map(\.text.text) == ["Code, text field", "vide", "4", "a"])
  }

  @Test func aSingleLetterIsNotAWord() throws {
    // As a word "a" is the article, shorter than the letter's name.
    let letter = try speak(utterance("A")).clip
    let article = try Self.worker.speak([.init(voice: "gmw/en-US", text: "a")], wordsPerMinute: 175)
    #expect(letter.samples != article[0].samples)
  }

  @Test func aSymbolNobodyNamesIsNoticed() throws {
    let spoken = try speak(utterance("Send 🫠 now"))
    #expect(spoken.notices == ["U+1FAE0 MELTING FACE (🫠) has no name in en and is not spoken"])
    let alone = try speak(utterance("🫠"))
    #expect(alone.clip.samples.isEmpty && alone.clip.wordEnds == [.zero] && alone.notices.count == 1)
  }

  @Test(arguments: ["", " ", "«»"]) func nothingToSayIsNoError(text: String) throws {
    let spoken = try speak(utterance(text))
    #expect(spoken.clip.samples.isEmpty)
    #expect(spoken.clip.wordEnds.count == utterance(text).words.count)
    #expect(spoken.notices == (text == "«»" ? ["\"«»\" has no sound of its own"] : []))
  }

  @Test func aVoiceIsNeverAPath() {
    let path = "../../../../etc/passwd"
    let worker = Self.worker
    let raw = speechError { _ = try worker.speak([.init(voice: path, text: "a")], wordsPerMinute: 175) }
    #expect(raw?.message == "eSpeak NG has no voice \"../../../../etc/passwd\"")
    let tag = speechError { _ = try speak(utterance("a", language: path)) }
    #expect(tag?.message == "\"../../../../etc/passwd\" is not a language tag")
  }

  @Test func dataThatIsNotThereIsNamed() {
    let worker = SpeechWorker(path: Workers.espeak, arguments: ["--data", "/nowhere/data"])
    let error = speechError { _ = try worker.engine() }
    #expect(error?.message.contains("/nowhere/data") == true)
    #expect(error?.isFatal == true)
  }

  @Test func anUtteranceOfManyWordsIsSpokenToItsEnd() throws {
    // A clause of more than about 1,000 phonemes would be cut off.
    let numbers = (100..<200).map(String.init).joined(separator: " ")
    for language in ["ru", "de", "en"] {
      let ends = try speak(utterance(numbers, language: language)).clip.wordEnds
      #expect(zip(ends.dropFirst(97), ends.dropFirst(98)).allSatisfy { $0 < $1 })
    }
  }
}

/// Which voice a tag gets, from the engine's own list.
struct VoiceResolverTests {
  let synthesizer = ESpeakSynthesizer(worker: ESpeakSynthesizerTests.worker)

  @Test(arguments: [
    ("en", "gmw/en-US"), ("en-US", "gmw/en-US"), ("en_GB", "gmw/en"), ("en-GB-x-rp", "gmw/en-GB-x-rp"),
    ("en-CA", "gmw/en-US"), ("fr", "roa/fr"), ("fr-FR", "roa/fr"), ("fr-CA", "roa/fr"), ("fr-CH", "roa/fr-CH"),
    ("ar", "sem/ar"), ("ar-EG", "sem/ar"), ("es-MX", "roa/es-419"), ("es-ES", "roa/es"), ("de-AT", "gmw/de"),
    ("zh-Hans", "sit/cmn-Latn-pinyin"), ("zh-CN", "sit/cmn-Latn-pinyin"), ("zh-Hant-TW", "sit/cmn-Latn-pinyin"),
    ("zh-Hant-HK", "sit/yue"), ("zh-HK", "sit/yue"), ("yue", "sit/yue"), ("cmn", "sit/cmn-Latn-pinyin"),
    ("no", "gmq/nb"), ("iw", "sem/he"), ("in", "poz/id"), ("sr-Latn-RS", "zls/sr"), ("pt-BR", "roa/pt-BR"),
    ("pt-PT", "roa/pt"), ("ja", "jpx/ja"), ("hi-IN", "inc/hi"), ("vi", "aav/vi"),
  ])
  func aTagHasItsVoice(tag: String, identifier: String) throws {
    #expect(try synthesizer.resolve(tag).identifier == identifier)
  }

  @Test func noVoiceIsAnErrorThatNamesNeighbours() {
    let error = speechError { _ = try synthesizer.resolve("gl-ES") }
    #expect(error?.message == "eSpeak NG has no voice for gl-ES")
    #expect(error?.help == "languages near it that it has: pt, es")
    #expect(speechError { _ = try synthesizer.resolve("qqq") }?.help != nil)
  }

  @Test(arguments: ["", "../en", "en+nope", "en us", "mb-us1/x", "en--US", "gmw/en"])
  func whatIsNoTagIsRefused(tag: String) {
    #expect(speechError { _ = try synthesizer.resolve(tag) } != nil)
  }

  @Test func voicesNeedNothingThatIsNotInstalled() throws {
    let all = try synthesizer.voices(for: nil)
    #expect(all.count > 100)
    #expect(all.allSatisfy { !$0.identifier.hasPrefix("mb/") && !$0.identifier.hasPrefix("!v/") })
    let english = try synthesizer.voices(for: "en-GB")
    #expect(english[0].identifier == "gmw/en" && english[0].language == "en-GB" && english.count > 5)
    let chinese = try synthesizer.voices(for: "zh")
    #expect(chinese.map(\.identifier).contains("sit/yue"))
  }
}
