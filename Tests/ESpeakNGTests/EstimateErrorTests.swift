import A11ySim
import ESpeakNG
import Foundation
import SpeechCalibration
import TestSupport
import Testing

/// How far the estimate is from the voice, on wording of the catalogues that its table was not fitted to.
@Suite(.timeLimited) struct EstimateErrorTests {
  private static let synthesizer = ESpeakSynthesizer(
    worker: SpeechWorker(path: Workers.espeak, processes: Parallel.cores))

  /// Filled by one call at a time.
  private final class Collected: @unchecked Sendable { var samples: [Calibration.Sample] = [] }

  /// The wording, what is composed of it, and codes; or so many of them, spread evenly.
  private func samples(of language: String, count: Int? = nil, wordsPerMinute: Int) -> [Calibration.Sample] {
    var wording = SpokenWording(language: language, part: .heldOut)
    let all = wording.utterances(composed: 150)
    let count = min(count ?? all.count, all.count)
    let utterances = (0..<count).map { all[$0 * all.count / count] }
    let collected = Collected()
    Parallel.run(utterances.count) { index in
      (try? Self.synthesizer.speak(utterances[index], wordsPerMinute: wordsPerMinute).clip.duration) ?? .zero
    } deliver: { index, duration in
      if duration > .zero { collected.samples.append((utterances[index], duration / .seconds(1))) }
      return true
    }
    return collected.samples
  }

  /// The middle one of some errors and the 95th of a hundred.
  private func figures(_ errors: [Double]) -> (middle: Double, far: Double) {
    (Calibration.quantile(0.5, of: errors), Calibration.quantile(0.95, of: errors))
  }

  private func describe(_ errors: [Double]) -> String {
    let (middle, far) = figures(errors)
    return "\(errors.count) utterances, median "
      + String(format: "%.1f %%, 95th percentile %.1f %%", middle * 100, far * 100)
  }

  /// Where the bounds do not hold. eSpeak NG 1.51 says single letters of Bengali, Thai, Hindi (25.03 % in the 95th
  /// percentile) and Chinese (26.4 %) at very different lengths, and VoiceOver's own words have more of them. In Hebrew
  /// (34.1 %), it spells the pointed words of VoiceOver's text fields and names their points. A table that is fitted to
  /// these words gives 25.8, 26.4 and 34.1 %.
  private static let beyond: Set = ["bn", "he", "hi", "th", "zh-Hant"]

  /// At the rate of the table the bounds hold in every other language that has a voice.
  @Test(arguments: few(of: SpokenWording.languages)) func staysWithinBounds(language: String) { check(language) }

  @Test(.enabled(if: AtLength.isWanted), arguments: SpokenWording.languages)
  func staysWithinBoundsAtLength(language: String) { check(language) }

  /// Every eighth: there are many, and each takes a second.
  private static func few(of languages: [String]) -> [String] {
    languages.enumerated().filter { $0.offset % 8 == 2 }.map(\.element)
  }

  @Test(arguments: SpokenWording.languages) func whatHasAVoiceHasARow(language: String) {
    let hasVoice = (try? Self.synthesizer.resolve(language)) != nil
    #expect(SpeechCosts.table.contains { $0.language == language } == hasVoice)
  }

  private func check(_ language: String) {
    let hasRow = SpeechCosts.table.contains { $0.language == language }
    guard (try? Self.synthesizer.resolve(language)) != nil else {
      #expect(!hasRow, "\(language) has a row but no voice")
      return
    }
    #expect(hasRow, "\(language) has no row: Scripts/calibrate writes one")
    let rate = SpeechEstimate.ratePerMinute
    let samples = samples(of: language, wordsPerMinute: rate)
    let errors = Calibration.errors(of: nil, on: samples, wordsPerMinute: rate)
    print("estimate, \(language) at \(rate) words per minute: \(describe(errors))")
    #expect(errors.count > 100)
    #expect(figures(errors).middle < 0.10)
    if Self.beyond.contains(language) {
      withKnownIssue { #expect(figures(errors).far < 0.25) }
    } else {
      #expect(figures(errors).far < 0.25)
    }
  }

  /// Over the wording of all languages together the bounds hold at the rate of the table. At others the estimate is
  /// stretched, and the engine is not quite: pauses and short sounds give way less than words, in some languages by a
  /// seventh at 300 words per minute.
  @Test(
    .enabled(if: AtLength.isWanted),
    arguments: [(SpeechEstimate.ratePerMinute, 0.10, 0.25), (100, 0.12, 0.30), (300, 0.12, 0.35)])
  func staysNearOverAllLanguagesAtLength(wordsPerMinute: Int, median: Double, high: Double) {
    var errors: [Double] = []
    for language in SpeechCosts.table.map(\.language) {
      let samples = samples(of: language, count: 24, wordsPerMinute: wordsPerMinute)
      errors += Calibration.errors(of: nil, on: samples, wordsPerMinute: wordsPerMinute)
    }
    errors.sort()
    print("estimate, all languages at \(wordsPerMinute) words per minute: \(describe(errors))")
    #expect(errors.count > 20 * SpeechCosts.table.count)
    #expect(figures(errors).middle < median)
    #expect(figures(errors).far < high)
  }

  @Test func theTableHasItsDigest() {
    #expect(SpeechEstimate.tableVersion == "estimate-2-" + SpeechCosts.digest(SpeechCosts.table))
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
