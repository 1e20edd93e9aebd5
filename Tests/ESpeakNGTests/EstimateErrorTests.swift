import A11ySim
import ESpeakNG
import Foundation
import SpeechCalibration
import Testing

/// How far the estimate is from the voice, on wording of the catalogues that its table was not fitted to.
struct EstimateErrorTests {
  private static let synthesizer = ESpeakSynthesizer(
    worker: SpeechWorker(path: Workers.espeak, processes: Parallel.cores))

  /// Filled by one call at a time.
  private final class Collected: @unchecked Sendable { var samples: [Calibration.Sample] = [] }

  /// Spread evenly over the wording, what is composed of it, and codes.
  private func samples(of language: String, count: Int, wordsPerMinute: Int) -> [Calibration.Sample] {
    var wording = SpokenWording(language: language, part: .heldOut)
    let all = wording.utterances(composed: 150)
    let utterances = (0..<min(count, all.count)).map { all[$0 * all.count / min(count, all.count)] }
    let collected = Collected()
    Parallel.run(utterances.count) { index in
      (try? Self.synthesizer.speak(utterances[index], wordsPerMinute: wordsPerMinute).clip.duration) ?? .zero
    } deliver: { index, duration in
      if duration > .zero { collected.samples.append((utterances[index], duration / .seconds(1))) }
      return true
    }
    return collected.samples
  }

  /// At the rate of the table the bounds are those asked for. The engine is not linear in its rate: the pause between
  /// segments and the length of short sounds give way less than words, so that an estimate that is comes out too short at a
  /// higher rate and too long at a lower one, by 3 to 5 % in the middle and by up to 12 % where there is little but pauses.
  @Test(arguments: [(175, 0.10, 0.25), (100, 0.12, 0.30), (300, 0.12, 0.35)])
  func staysWithinBounds(wordsPerMinute: Int, median: Double, high: Double) {
    let languages = Set(SpeechCosts.table.map(\.language))
    #expect(languages.contains("en"))
    let count = max(40, 1_000 / SpokenWording.languages.count) / (wordsPerMinute == 175 ? 1 : 3)
    for language in SpokenWording.languages {
      guard (try? Self.synthesizer.resolve(language)) != nil else {
        #expect(!languages.contains(language), "\(language) has a row but no voice")
        continue
      }
      #expect(languages.contains(language), "\(language) has no row: Scripts/calibrate writes one")
      let samples = samples(of: language, count: count, wordsPerMinute: wordsPerMinute)
      let errors = Calibration.errors(of: nil, on: samples, wordsPerMinute: wordsPerMinute)
      let (middle, far) = (Calibration.quantile(0.5, of: errors), Calibration.quantile(0.95, of: errors))
      print(
        "estimate, \(language) at \(wordsPerMinute) words per minute: \(errors.count) utterances, median "
          + String(format: "%.1f %%, 95th percentile %.1f %%", middle * 100, far * 100))
      #expect(errors.count > count / 2)
      #expect(middle < median, "\(language) at \(wordsPerMinute)")
      #expect(far < high, "\(language) at \(wordsPerMinute)")
    }
  }

  @Test func theTableHasItsDigest() {
    #expect(Transcript.model.timing == "estimate-2-" + SpeechCosts.digest(SpeechCosts.table))
    #expect(SpeechCosts.table.allSatisfy { $0.costs.count == SpeechCosts.count })
  }

  /// The fit finds costs from what they add up to.
  @Test func fittingFindsTheCosts() {
    let costs = SpeechCosts(milliseconds: SpeechCosts.table[0].costs)
    var wording = SpokenWording(language: SpeechCosts.table[0].language, part: .fitted)
    let samples = wording.utterances(composed: 300).map { utterance -> Calibration.Sample in
      let timing = SpeechEstimate().timing(
        of: utterance, wordsPerMinute: SpeechEstimate.ratePerMinute, costs: costs)
      return (utterance, timing.duration / .seconds(1))
    }
    let found = SpeechCosts(milliseconds: Calibration.costs(for: samples))
    let errors = Calibration.errors(of: found, on: samples, wordsPerMinute: SpeechEstimate.ratePerMinute)
    #expect(Calibration.quantile(0.95, of: errors) < 0.02)
  }
}
