import A11ySim
import ESpeakNG
import Foundation
import TestSupport
import Testing

/// With a synthesizer of ten lines.
@Suite(.timeLimited) struct SynthesizedTimingTests {
  final class Fake: SpeechSynthesizer, @unchecked Sendable {
    let name = "fake"
    private let lock = NSLock()
    private var said: [String] = []
    var calls: [String] { lock.withLock { said } }

    func speak(_ utterance: Utterance, wordsPerMinute: Int) throws(SpeechError) -> SpokenUtterance {
      lock.withLock { said.append(utterance.text) }
      if utterance.text == "bad" { throw SpeechError("cannot say bad") }
      if utterance.text == "fatal" { throw SpeechError("gone", isFatal: true) }
      let ends = utterance.words.indices.map { Duration.seconds($0 + 1) }
      let clip = AudioClip(sampleRate: 10, samples: Array(repeating: 1, count: 10 * ends.count), wordEnds: ends)
      return SpokenUtterance(clip: clip, notices: utterance.text == "odd" ? ["odd left out"] : [])
    }
  }

  @Test func eachUtteranceIsSaidOnce() {
    let fake = Fake()
    let timing = SynthesizedTiming(fake)
    let first = timing.timing(of: utterance("one two"), wordsPerMinute: 175)
    #expect(first == UtteranceTiming(duration: .seconds(2), wordEnds: [.seconds(1), .seconds(2)]))
    #expect(timing.timing(of: utterance("one two"), wordsPerMinute: 175) == first)
    #expect(timing.sound(of: utterance("one two"), wordsPerMinute: 175)?.count == 20)
    _ = timing.timing(of: utterance("one two"), wordsPerMinute: 200)
    #expect(fake.calls == ["one two", "one two"])
    #expect(timing.name == "fake")
  }

  @Test func whatCannotBeSpokenIsEstimatedAndReportedOnce() {
    let fake = Fake()
    let timing = SynthesizedTiming(fake)
    for text in ["odd", "bad", "odd", "bad", "good"] { _ = timing.timing(of: utterance(text), wordsPerMinute: 175) }
    _ = timing.timing(of: utterance("bad"), wordsPerMinute: 200)
    let estimate = SpeechEstimate().timing(of: utterance("bad"), wordsPerMinute: 175)
    #expect(timing.timing(of: utterance("bad"), wordsPerMinute: 175) == estimate)
    #expect(timing.sound(of: utterance("bad"), wordsPerMinute: 175) == nil)
    #expect(timing.failures == [.init(text: "bad", error: SpeechError("cannot say bad"))])
    #expect(timing.notices == ["odd left out"])
    #expect(fake.calls == ["odd", "bad", "good", "bad"])
  }

  @Test func whatStopsEverythingIsNotTriedAgain() {
    let fake = Fake()
    let timing = SynthesizedTiming(fake)
    for text in ["fatal", "good", "bad"] { _ = timing.timing(of: utterance(text), wordsPerMinute: 175) }
    #expect(fake.calls == ["fatal"])
    #expect(timing.failures.map(\.text) == ["fatal"])
  }

  @Test func threadsShareOneLibrary() {
    let fake = Fake()
    let store = SpeechStore(fake)
    let timings = (0..<8).map { _ in SynthesizedTiming(store: store) }
    let texts = (0..<40).map { "word\($0 % 10)" } + ["bad"]
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      for text in texts { _ = timings[index].timing(of: utterance(text), wordsPerMinute: 175) }
    }
    #expect(fake.calls.sorted() == ((0..<10).map { "word\($0)" } + ["bad"]).sorted())
    // Each is told of what it asked for itself.
    #expect(timings.allSatisfy { $0.failures.map(\.text) == ["bad"] })
    #expect(SynthesizedTiming(store: store).failures.isEmpty)
    let silent = SpeechStore(fake, keepsSound: false)
    let timing = SynthesizedTiming(store: silent)
    #expect(timing.timing(of: utterance("one"), wordsPerMinute: 175).duration == .seconds(1))
    #expect(timing.sound(of: utterance("one"), wordsPerMinute: 175) == nil)
  }
}

/// The times of words, whatever the engine reports about numbers, abbreviations, merged and split words.
@Suite(.timeLimited) struct WordTimesTests {
  private static let languages: [(tag: String, words: [String])] = [
    (
      "en",
      ["Digit", "2,345", "of", "text-field", "4", "it's", "NASA", "iPhone", "https://a.b/c", "I'd", "1/2", "“A”", "…"]
    ),
    ("fr", ["à", "l'école", "aujourd'hui", "2e", "champ", "de", "texte", "1 234", "Settings", "€", "—", "qu'il"]),
    ("de", ["Straßenbahn", "2.", "Mai", "z.B.", "Ziffer", "10:30", "Überprüfungscode", "-", "GmbH"]),
    ("ar", ["رمز", "التحقق", "٤٨", "حقل", "نص", "Code", "،"]),
    ("ja", ["コード", "1", "けた", "テキスト", "漢字", "フィールド", "、"]),
    ("zh", ["验证码", "2", "文本栏", "第", "位", "code"]),
    ("ru", ["Поле", "ввода", "2-я", "цифра", "т.е.", "№", "100"]),
    ("hi", ["अंक", "2", "का", "टेक्स्ट", "फ़ील्ड", "।"]),
  ]

  @Test(arguments: languages.indices) func areInOrderAndOneForEachWord(index: Int) {
    let (tag, words) = Self.languages[index]
    let synthesizer = ESpeakSynthesizer(worker: SpeechWorker(path: Workers.espeak))
    var random = SplitMix64(seed: UInt64(index))
    var late = 0
    for round in 0..<60 {
      let segments = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        let text = (0..<Int.random(in: 1...6, using: &random)).map { _ in words.randomElement(using: &random)! }
          .joined(separator: " ")
        return Segment(.label, text, language: tag, pitch: Bool.random(using: &random) ? nil : 1.2)
      }
      let utterance = Utterance(segments, reason: .focus, priority: .element)
      let rate = [80, 175, 300, 449].randomElement(using: &random)!
      // A crash of the engine, or nothing said, is about this utterance alone.
      var clip: AudioClip?
      let error = speechError { clip = try synthesizer.speak(utterance, wordsPerMinute: rate).clip }
      #expect(error?.isFatal != true)
      guard let clip else { continue }
      #expect(clip.wordEnds.count == utterance.words.count, "\(round): \(utterance.text)")
      #expect(clip.wordEnds == clip.wordEnds.sorted(), "\(round): \(utterance.text)")
      #expect(clip.wordEnds.allSatisfy { $0 >= .zero && $0 <= clip.duration }, "\(round): \(utterance.text)")
      // The words together are the sound.
      if let last = clip.wordEnds.last, !clip.samples.isEmpty { #expect(last == clip.duration) }
      if clip.wordEnds.count > 2, clip.wordEnds[0] < clip.duration { late += 1 }
    }
    // Not one lump: in most utterances of several words the first ends before the last.
    #expect(late > 15)
  }
}
