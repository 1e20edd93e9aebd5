import A11ySim
import Foundation
import TestSupport
import Testing

@testable import ESpeakNG

/// The time from a key of `explore` to the first request to the voice. What comes then is what speech costs.
@Suite(.timeLimited) struct ExplorationLatencyTests {
  /// A voice that remembers when it was first asked.
  private final class Stopwatch: SpeechSynthesizer, @unchecked Sendable {
    let name = "stopwatch"
    private let lock = NSLock()
    private var asked: ContinuousClock.Instant?

    func take() -> ContinuousClock.Instant? {
      lock.withLock {
        defer { asked = nil }
        return asked
      }
    }

    func speak(_ utterance: Utterance, wordsPerMinute: Int) throws(SpeechError) -> SpokenUtterance {
      lock.withLock { asked = asked ?? .now }
      let ends = utterance.words.indices.map { Duration.milliseconds(300 * ($0 + 1)) }
      return SpokenUtterance(
        clip: AudioClip(sampleRate: 1_000, samples: Array(repeating: 1, count: 300 * ends.count), wordEnds: ends))
    }
  }

  @Test(arguments: [20, 500]) func aKeyAsksTheVoiceAtOnce(size: Int) throws {
    var scenario = Scenario()
    scenario.screen = (1...size).map {
      .element(AccessibilityElement(id: "b\($0)", role: .button, label: SpokenText("Button \($0)")))
    }
    let voice = Stopwatch()
    var exploration = Exploration(scenario, locale: "en", timing: SynthesizedTiming(voice))
    _ = voice.take()
    var latencies: [Duration] = []
    for _ in 1..<size {
      let key = ContinuousClock.now
      exploration.perform(.swipe(.right), after: exploration.after(.milliseconds(200)))
      latencies.append(try #require(voice.take()) - key)
    }
    latencies.sort()
    print(
      "from key to voice, \(size) elements: median \(latencies[size / 2]), longest \(latencies[latencies.count - 1])")
    #expect(latencies[size / 2] < .milliseconds(10))
  }
}
