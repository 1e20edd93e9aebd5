import A11ySim
import Testing

@Suite struct SpeechEstimateTests {
  private func timing(_ segments: [(String, String)], _ wordsPerMinute: Int = SpeechEstimate.ratePerMinute)
    -> UtteranceTiming
  {
    let utterance = Utterance(
      segments.map { Segment(.label, $0.0, language: $0.1) }, reason: .focus, priority: .element)
    return SpeechEstimate().timing(of: utterance, wordsPerMinute: wordsPerMinute)
  }

  @Test(
    "each language has its own costs; one without falls back on the English ones",
    arguments: [
      ("en", 168), ("fr", 134), ("fr-CA", 134), ("ar", 340), ("ja", 168),
    ]) func languages(language: String, milliseconds: Int)
  {
    #expect(timing([("a", language)]).duration == .milliseconds(milliseconds))
  }

  @Test("a pause between segments is in the language that follows it") func pauses() {
    #expect(timing([("a", "en"), ("a", "ar")]).wordEnds == [.milliseconds(168), .milliseconds(728)])
  }

  @Test("twice the rate is half the time") func rates() {
    #expect(timing([("Enter your code", "en")], 350).duration * 2 == timing([("Enter your code", "en")], 175).duration)
  }

  @Test(
    "one end for each word, in order, none after the end",
    arguments: [
      [], [""], [" "], ["a "], [" a"], ["a ", " b"], ["", "a"], [" \u{301}", "a \u{301}b"], ["…", "—"], ["👩‍👩‍👧 4"],
      ["a\u{2028}b", ""], ["a  b   c"],
    ]) func words(texts: [String])
  {
    let segments = texts.map { Segment(.label, $0, language: "en") }
    let utterance = Utterance(segments, reason: .focus, priority: .element)
    let timing = SpeechEstimate().timing(of: utterance, wordsPerMinute: 175)
    #expect(timing.wordEnds.count == utterance.words.count)
    #expect(timing.wordEnds == timing.wordEnds.sorted())
    #expect(timing.wordEnds.allSatisfy { $0 <= timing.duration && $0 >= .zero })
  }

  @Test("rates from 80 to 449 words per minute, never falling") func calibration() {
    var settings = Settings()
    let rates = (0...100).map { percent in
      settings.speakingRate = percent
      return settings.wordsPerMinute
    }
    #expect(rates == rates.sorted())
    #expect([rates[0], rates[50], rates[100]] == [80, 175, 449])
  }
}
