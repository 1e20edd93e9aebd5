import A11ySim
import TestSupport
import Testing

@Suite(.timeLimited) struct SpeechEstimateTests {
  private func timing(_ segments: [(String, String)], _ wordsPerMinute: Int = SpeechEstimate.ratePerMinute)
    -> UtteranceTiming
  {
    let utterance = Utterance(
      segments.map { Segment(.label, $0.0, language: $0.1) }, reason: .focus, priority: .element)
    return SpeechEstimate().timing(of: utterance, wordsPerMinute: wordsPerMinute)
  }

  @Test(
    "each language has its own row; one without uses the English one",
    arguments: [
      ("en", "en"), ("fr", "fr"), ("fr-CA", "fr"), ("FR_ca", "fr"), ("fr-Latn-CA-x-a", "fr"), ("ar", "ar"),
      ("xx", "en"),
      ("a", "en"), ("", "en"), ("arabic", "en"),
    ]) func languages(tag: String, row: String)
  {
    let costs = costs(row)
    #expect(timing([("ab", tag)]).duration == .milliseconds(costs[0] + costs[1] + 2 * costs[2]))
  }

  /// The row of a language, in milliseconds.
  private func costs(_ language: String) -> [Int] {
    SpeechCosts.table.first { $0.language == language }!.costs
  }

  @Test("a pause between segments is in the language that follows it") func pauses() {
    let (en, ar) = (costs("en"), costs("ar"))
    let first = en[0] + en[1] + en[6]
    #expect(
      timing([("a", "en"), ("a", "ar")]).wordEnds
        == [.milliseconds(first), .milliseconds(first + ar[8] + ar[1] + ar[6])])
  }

  @Test("a digit alone, a number, digits one by one, a letter's name") func digits() {
    let en = costs("en")
    func milliseconds(_ text: String, _ reading: Segment.Reading? = nil) -> Duration {
      let segment = Segment(.value, text, language: "en", spokenAs: reading)
      return SpeechEstimate().timing(
        of: Utterance([segment], reason: .focus, priority: .element), wordsPerMinute: SpeechEstimate.ratePerMinute
      ).duration - .milliseconds(en[0] + en[1])
    }
    #expect(milliseconds("7") == .milliseconds(en[17]))
    #expect(milliseconds("47") == .milliseconds(en[24] + en[27] + en[30]))
    #expect(milliseconds("47", .digits) == .milliseconds(en[14] + en[17] + en[9]))
    // A number that begins with zero is read digit by digit.
    #expect(milliseconds("07") == milliseconds("07", .digits))
    #expect(milliseconds("1111111111") == .milliseconds(10 * en[21] + en[36] + 2 * en[37]))
    #expect(milliseconds("A") == .milliseconds(en[6]))
    #expect(milliseconds("٧") == milliseconds("7"))
    #expect(milliseconds("中文") == .milliseconds(2 * en[4]))
    // Of what stands alone, a letter and a Korean syllable are named; the others are read.
    #expect(milliseconds("가") == milliseconds("A"))
    #expect(milliseconds("中") == .milliseconds(en[4]))
    #expect(milliseconds("か") == .milliseconds(en[2]))
  }

  @Test("a mark pauses before the next word, not within one nor at the end") func marks() {
    let en = costs("en")
    func milliseconds(_ text: String) -> Duration { timing([(text, "en")]).duration }
    #expect(milliseconds("ab, cd") == milliseconds("ab cd") + .milliseconds(en[7]))
    #expect(milliseconds("ab.cd") == milliseconds("abcd"))
    #expect(milliseconds("ab.cd ef") == milliseconds("abcd ef"))
    #expect(milliseconds("abcd.") == milliseconds("abcd"))
    #expect(milliseconds("中、文") == milliseconds("中 文") + .milliseconds(en[7]))
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
