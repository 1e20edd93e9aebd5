import A11ySim
import Foundation
import TestSupport
import Testing

@testable import ESpeakNG

/// With the real engine: what it is sent, what comes back.
@Suite(.timeLimited) struct ESpeakSynthesizerTests {
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

  @Test("a deletion with TalkBack reaches the engine in its higher pitch, and its pauses are in the timeline")
  func talkBack() throws {
    var session = Session(
      screen: [.element(.init(id: "name", role: .textField, label: "Name"))], reader: .talkBack)
    for step in [Step.Action.appear, .doubleTap, .type("ab"), .delete()] { session.perform(step) }
    let spoken = session.transcript.entries.compactMap {
      entry -> (time: Duration, heard: Transcript.UtteranceRecord)? in
      if case .utterance(let heard) = entry.kind { (entry.time, heard) } else { nil }
    }
    let deleted = try #require(spoken.first { $0.heard.utterance.text == "b deleted" }).heard.utterance
    let pitches = try synthesizer.parts(of: deleted).map(\.pitch)
    #expect(pitches == [63])
    // The window is spoken 200 ms after it appears, and the hint 400 ms after the description.
    #expect(spoken[0].time == .milliseconds(200))
    let hint = try #require(spoken.firstIndex { $0.heard.utterance.reason == .hint })
    #expect(spoken[hint].time == spoken[hint - 1].time + spoken[hint - 1].heard.duration + .milliseconds(400))
  }

  @Test func aSingleLetterIsNotAWord() throws {
    // As a word "a" is the article, shorter than the letter's name.
    let letter = try speak(utterance("A")).clip
    let article = try Self.worker.speak([.init(voice: "gmw/en-US", text: "a")], wordsPerMinute: 175)
    #expect(letter.samples != article[0].samples)
  }

  @Test func aSymbolNobodyNamesIsNoticed() throws {
    let spoken = try speak(utterance("Send 🫠 now"))
    #expect(spoken.notices == ["U+1FAE0 MELTING FACE (🫠) is not spoken, because it has no name in en"])
    let alone = try speak(utterance("🫠"))
    #expect(alone.clip.samples.isEmpty && alone.clip.wordEnds == [.zero] && alone.notices.count == 1)
  }

  @Test(arguments: ["", " ", "«»"]) func nothingToSayIsNoError(text: String) throws {
    let spoken = try speak(utterance(text))
    #expect(spoken.clip.samples.isEmpty)
    #expect(spoken.clip.wordEnds.count == utterance(text).words.count)
    #expect(
      spoken.notices
        == (text == "«»" ? ["\"«»\" is not spoken, because it contains nothing that can be pronounced"] : []))
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

  /// The engine itself passes over a folder that is not there, in silence, and takes another.
  @Test func theFolderOfTheEnvironmentIsTheFolder() {
    let worker = SpeechWorker(path: "/usr/bin/env", arguments: ["ESPEAK_DATA_PATH=/nowhere/data", Workers.espeak])
    #expect(speechError { _ = try worker.engine() }?.message.contains("/nowhere/data") == true)
  }

  @Test func aCodeIsHeardInHebrew() throws {
    let spoken = try speak(utterance("482913", language: "he"))
    #expect(spoken.notices == [])
    #expect(try spoken.clip.duration > speak(utterance("4", language: "he")).clip.duration * 3)
    #expect(try synthesizer.findings(in: "482913 7", language: "he") == [])
  }

  /// What counts as silence does not depend on it, nor do times.
  @Test func theVolumeIsTheOnlyDifference() throws {
    let full = try speak(utterance("Digit 2 of 6")).clip
    for volume in [0, 1, 50] {
      let clip = try ESpeakSynthesizer(worker: Self.worker, volume: volume)
        .speak(utterance("Digit 2 of 6"), wordsPerMinute: 175).clip
      #expect(clip.wordEnds == full.wordEnds)
      #expect(clip.samples == full.samples.map { Int16(Int($0) * volume / 100) })
    }
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

extension ESpeakSynthesizerTests {
  @Test func aTextMayChangeItsScriptAsOftenAsItLikes() throws {
    let text = String(repeating: "a я ", count: 600)
    let pronunciation = try ESpeakSynthesizer(worker: Self.worker).pronounce(utterance(text))
    #expect(pronunciation.parts.count == 1_200)
    #expect(Set(pronunciation.parts.map(\.voice)) == ["gmw/en-US", "zle/ru"])
  }
}

/// Which voice a tag gets, from the engine's own list.
@Suite(.timeLimited) struct VoiceResolverTests {
  let synthesizer = ESpeakSynthesizer(worker: ESpeakSynthesizerTests.worker)

  @Test(arguments: [
    ("en", "gmw/en-US"), ("en-US", "gmw/en-US"), ("en_GB", "gmw/en"), ("en-GB-x-rp", "gmw/en-GB-x-rp"),
    ("en-CA", "gmw/en-US"), ("fr", "roa/fr"), ("fr-FR", "roa/fr"), ("fr-CA", "roa/fr"), ("fr-CH", "roa/fr-CH"),
    ("ar", "sem/ar"), ("ar-EG", "sem/ar"), ("es-MX", "roa/es-419"), ("es-ES", "roa/es"), ("de-AT", "gmw/de"),
    ("zh-Hans", "sit/cmn-Latn-pinyin"), ("zh-CN", "sit/cmn-Latn-pinyin"), ("zh-Hant-TW", "sit/cmn-Latn-pinyin"),
    ("zh-Hant-HK", "sit/yue"), ("zh-HK", "sit/yue"), ("yue", "sit/yue"), ("cmn", "sit/cmn-Latn-pinyin"),
    ("no", "gmq/nb"), ("iw", "sem/he"), ("in", "poz/id"), ("sr-Latn-RS", "zls/sr"), ("pt-BR", "roa/pt-BR"),
    ("pt-PT", "roa/pt"), ("ja", "jpx/ja"), ("hi-IN", "inc/hi"), ("vi", "aav/vi"),
    ("zh-Hant", "sit/cmn-Latn-pinyin"), ("zh-SG", "sit/cmn-Latn-pinyin"), ("zh-Hans-CN", "sit/cmn-Latn-pinyin"),
    ("zh-MO", "sit/yue"), ("zh-yue-HK", "sit/yue"), ("yue-Hans", "sit/yue"), ("zh-min-nan", "error"),
    ("cmn-Hans-CN", "sit/cmn-Latn-pinyin"), ("en-AU", "gmw/en"), ("en-SG", "gmw/en"),
    ("en-US-u-ca-buddhist", "gmw/en-US"),
    ("es-419", "roa/es-419"), ("es-PR", "roa/es-419"), ("pt-AO", "roa/pt"), ("no-NO", "gmq/nb"), ("no-bok", "gmq/nb"),
    ("no-nyn", "error"), ("nn-NO", "error"), ("tl", "error"), ("fil-PH", "error"), ("mo", "roa/ro"), ("sh", "zls/sr"),
    ("i-lux", "gmw/lb"), ("iw-IL", "sem/he"), ("in-ID", "poz/id"), ("ji", "error"), ("yi", "error"), ("km", "error"),
    ("lo", "error"), ("mn", "error"), ("ti", "error"), ("so", "error"), ("ha", "error"), ("yo", "error"),
    ("zu", "error"),
    ("xh", "error"), ("ckb", "error"), ("ps", "error"), ("jv", "error"), ("su", "error"), ("bo", "error"),
    ("dz", "error"),
    ("rm", "error"), ("fo", "error"), ("sm", "error"), ("gl", "error"), ("tg", "error"), ("mb-us1", "error"),
  ])
  func aTagHasItsVoice(tag: String, identifier: String) throws {
    // Without a voice it is an error: never another language's.
    #expect(((try? synthesizer.resolve(tag).identifier) ?? "error") == identifier)
  }

  @Test func everyVoiceIsFoundByItsOwnNames() throws {
    let engine = try synthesizer.engine()
    for voice in engine.voices {
      let chosen = ESpeakSynthesizer(
        worker: ESpeakSynthesizerTests.worker, preferences: VoicePreferences(voices: [voice.identifier]))
      #expect(try chosen.resolve(voice.languages[0]).identifier == voice.identifier)
    }
    #expect(Set(engine.variants).isSuperset(of: ["f1", "f3", "m3", "croak", "whisper"]))
    #expect(!engine.variants.contains("Storm"))
  }

  @Test func aPersonChoosesVoicesAndVariants() throws {
    func chosen(_ voices: String..., for tag: String) throws -> String {
      try ESpeakSynthesizer(
        worker: ESpeakSynthesizerTests.worker, preferences: VoicePreferences(voices: voices)
      ).resolve(tag).identifier
    }
    #expect(try chosen("en-us+f3", for: "en-GB") == "gmw/en-US+f3")
    #expect(try chosen("English (Great Britain)", for: "en") == "gmw/en")
    #expect(try chosen("gmw/en", for: "en-US") == "gmw/en")
    #expect(try chosen("en-us+f3", for: "fr") == "roa/fr")
    #expect(try chosen("en-us+f3", "+M2", for: "fr") == "roa/fr+m2")
    #expect(try chosen("yue", for: "zh-Hans") == "sit/yue")
    #expect(try chosen("cmn", for: "zh-Hans") == "sit/cmn-Latn-pinyin")
  }

  @Test(arguments: [
    ("en-us+nope", "eSpeak NG has no voice variant \"nope\"", ""),
    ("en-us+f33", "eSpeak NG has no voice variant \"f33\"", "did you mean f3?"),
    ("en-us+Storm", "eSpeak NG has no voice variant \"Storm\"", ""),
    ("en-us+../../f3", "eSpeak NG has no voice variant \"../../f3\"", ""),
    ("en-us+f3+f4", "eSpeak NG has no voice variant \"f3+f4\"", ""),
    ("mb-us1", "eSpeak NG has no voice \"mb-us1\"", ""), ("mb/mb-us1", "eSpeak NG has no voice \"mb/mb-us1\"", ""),
    ("!v/Storm", "eSpeak NG has no voice \"!v/Storm\"", ""),
    ("../../../../etc/passwd", "eSpeak NG has no voice \"../../../../etc/passwd\"", ""),
    ("Germn", "eSpeak NG has no voice \"Germn\"", "did you mean \"German\"?"),
  ])
  func whatTheEngineLacksIsSaid(voice: String, message: String, help: String) {
    let wanted = ESpeakSynthesizer(
      worker: ESpeakSynthesizerTests.worker, preferences: VoicePreferences(voices: [voice]))
    let error = speechError { try wanted.checkPreferences() }
    #expect(error?.message == message)
    #expect(error?.help?.hasPrefix(help) == true)
    let raw = speechError {
      _ = try ESpeakSynthesizerTests.worker.speak([.init(voice: voice, text: "a")], wordsPerMinute: 175)
    }
    #expect(raw?.message == "eSpeak NG has no voice \(quoted(voice))")
  }

  @Test func aVariantSoundsOtherwise() throws {
    let plain = try synthesizer.speak(utterance("hello"), wordsPerMinute: 175).clip
    let varied = try ESpeakSynthesizer(
      worker: ESpeakSynthesizerTests.worker, preferences: VoicePreferences(voices: ["+f3"])
    ).speak(utterance("hello"), wordsPerMinute: 175).clip
    #expect(!varied.samples.isEmpty && varied.samples != plain.samples)
  }

  @Test func twoVoicesForALanguageAreOneTooMany() {
    func error(_ voices: String...) -> SpeechError? {
      speechError {
        try ESpeakSynthesizer(
          worker: ESpeakSynthesizerTests.worker, preferences: VoicePreferences(voices: voices)
        ).checkPreferences()
      }
    }
    #expect(error("en-us", "fr", "+f3") == nil)
    #expect(error("en-us", "fr", "en-gb+f3")?.help == "leave out one of the two --voice options")
  }

  @Test func aFallbackIsOneThatWasAskedForAndIsSaid() throws {
    func synthesizer(_ fallbacks: [String: String]) -> ESpeakSynthesizer {
      ESpeakSynthesizer(worker: ESpeakSynthesizerTests.worker, preferences: VoicePreferences(fallbacks: fallbacks))
    }
    let choice = try synthesizer(["nn": "nb"]).choose("nn-NO")
    #expect(choice.voice.identifier == "gmq/nb")
    #expect(choice.reason.contains("--voice-fallback nn=nb"))
    let spoken = try synthesizer(["nn": "nb"]).speak(utterance("Hei", language: "nn"), wordsPerMinute: 175)
    #expect(
      spoken.notices == ["eSpeak NG has no voice for nn; its voice for nb is used instead, as --voice-fallback says"])
    // It is for languages without a voice.
    #expect(try synthesizer(["fr": "de"]).resolve("fr").identifier == "roa/fr")
    #expect(
      speechError { try synthesizer(["nn": "gl"]).checkPreferences() }?.message == "eSpeak NG has no voice for gl")
  }

  @Test func aChoiceIsExplained() throws {
    #expect(try synthesizer.choose("zh-Hans").reason.contains("cmn"))
    #expect(try synthesizer.choose("de-AT").reason == "eSpeak NG has no voice for de-at, but one for de")
    #expect(try synthesizer.choose("ja").scripts == ["Japanese kana", "Latin"])
    #expect(try synthesizer.choose("ja").limits.contains { $0.contains("kanji") })
    #expect(try synthesizer.choose("ja").unreadScripts(of: "設定を開く, Ελλάδα, OK 1!") == ["Chinese", "Greek"])
    #expect(try synthesizer.choose("zh-Hans").unreadScripts(of: "验证码，6位数字") == [])
    #expect(try synthesizer.choose("he").limits.contains { $0.hasPrefix("numbers: it has no words") })
    #expect(try synthesizer.choose("ar").limits.contains { $0.hasPrefix("Arabic without vowel signs") })
    #expect(try synthesizer.choose("fr").limits.isEmpty)
    #expect(try synthesizer.choose("fr").symbolNames == "CLDR 41")
    #expect(try synthesizer.choose("gu").symbolNames == nil)
  }

  @Test func noVoiceIsAnErrorThatNamesNeighbours() {
    let error = speechError { _ = try synthesizer.resolve("gl-ES") }
    #expect(error?.message == "eSpeak NG has no voice for gl-ES")
    #expect(error?.help == "use the voice of a related language with --voice-fallback: pt, es")
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
