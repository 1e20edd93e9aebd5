import A11ySim
import ESpeakNG
import Foundation
import Testing

/// With a synthesizer of ten lines.
struct SynthesizedTimingTests {
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
    #expect(timing.clip(for: utterance("one two"), wordsPerMinute: 175)?.samples.count == 20)
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
    #expect(timing.clip(for: utterance("bad"), wordsPerMinute: 175) == nil)
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
}
