import A11ySim
import TestSupport
import Testing

@Suite("Transcript, captions", .timeLimited) struct CaptionFormatTests {
  /// Two seconds an utterance, four words a second.
  private struct Measured: SpeechTiming {
    let name = "measured"
    func timing(of utterance: Utterance, wordsPerMinute: Int) -> UtteranceTiming {
      let ends = utterance.words.indices.map { Duration.milliseconds(250 * ($0 + 1)) }
      return UtteranceTiming(duration: .seconds(2), wordEnds: ends)
    }
  }

  private func transcript(_ steps: Step..., screen: [ScreenItem] = [.text("A & B")]) -> Transcript {
    var session = Session(screen: screen, timing: Measured())
    for step in steps { session.perform(step) }
    return session.transcript
  }

  /// An announcement that is cut, one that is cut before its first word, one that is never heard, and a screen change.
  private var mixed: Transcript {
    transcript(
      Step(.announce(Announcement("one two three"))), Step(.announce(Announcement("four")), after: .milliseconds(600)),
      Step(.touch("text"), after: .milliseconds(100)), Step(.announce(Announcement("<b> --> low"))),
      Step(.announce(Announcement("never", priority: .low)), after: .milliseconds(100)),
      Step(.announce(Announcement("last")), after: .milliseconds(1_900)), Step(.post(.screenChanged("text"))))
  }

  @Test("WebVTT: what was heard, for as long as it was heard") func vtt() {
    #expect(
      TranscriptFormat.vtt.render([mixed]) == """
        WEBVTT

        NOTE a11y-sim 1 · voiceover@\(VoiceOver.descriptor.newest) · en · 0 phrases, 0 unconfirmed

        00:00:00.000 --> 00:00:00.600
        one <00:00:00.250>two …

        00:00:00.600 --> 00:00:00.700
        …
        [cut off: three]

        00:00:00.700 --> 00:00:02.700
        A <00:00:00.950>&amp; <00:00:01.200>B
        [cut off: four]

        00:00:02.700 --> 00:00:04.700
        &lt;b&gt; <00:00:02.950>--&gt; <00:00:03.200>low

        00:00:04.700 --> 00:00:06.700
        last
        [not heard: never]

        00:00:06.700 --> 00:00:07.200
        [sound: screen change]

        00:00:06.700 --> 00:00:08.700
        A <00:00:06.950>&amp; <00:00:07.200>B

        """)
  }

  @Test("SubRip: numbered, with a comma, and without what looks like markup") func srt() {
    #expect(
      TranscriptFormat.srt.render([mixed]).hasPrefix(
        """
        1
        00:00:00,000 --> 00:00:00,600
        one two …

        2
        00:00:00,600 --> 00:00:00,700
        …
        [cut off: three]

        3
        00:00:00,700 --> 00:00:02,700
        A & B
        [cut off: four]

        4
        00:00:02,700 --> 00:00:04,700
        ‹b› --› low

        """))
    #expect(TranscriptFormat.srt.render([mixed]).hasSuffix("\n7\n00:00:06,700 --> 00:00:08,700\nA & B\n"))
  }

  @Test("plays follow one another in time, and hours are counted") func several() {
    let one = transcript(
      Step(.announce(Announcement("one"))), Step(.wait(.seconds(3_597))), Step(.announce(Announcement("two"))))
    #expect(
      TranscriptFormat.vtt.render([one, one]) == """
        WEBVTT

        NOTE a11y-sim 1 · voiceover@\(VoiceOver.descriptor.newest) · en · 0 phrases, 0 unconfirmed

        00:00:00.000 --> 00:00:02.000
        one

        00:59:59.000 --> 01:00:01.000
        two

        NOTE a11y-sim 1 · voiceover@\(VoiceOver.descriptor.newest) · en · 0 phrases, 0 unconfirmed

        01:00:01.000 --> 01:00:03.000
        one

        02:00:00.000 --> 02:00:02.000
        two

        """)
    #expect(TranscriptFormat.srt.render([one, one]).contains("\n\n3\n01:00:01,000 --> 01:00:03,000\none\n"))
  }

  @Test("a chapter is a step that takes time") func chapters() {
    #expect(
      TranscriptFormat.chapters.render([mixed]) == """
        WEBVTT

        NOTE a11y-sim 1 · voiceover@\(VoiceOver.descriptor.newest) · en · 0 phrases, 0 unconfirmed

        00:00:00.000 --> 00:00:00.600
        1 announce: one two three

        00:00:00.600 --> 00:00:00.700
        2 announce: four, after: 0.6s

        00:00:00.700 --> 00:00:02.700
        3 touch: text, after: 0.1s

        00:00:02.700 --> 00:00:02.800
        4 announce: &lt;b&gt; --&gt; low

        00:00:02.800 --> 00:00:04.700
        5 announce: { text: never, priority: low }, after: 0.1s

        00:00:04.700 --> 00:00:06.700
        6 announce: last, after: 1.9s

        00:00:06.700 --> 00:00:08.700
        7 post: { screenChanged: text }

        """)
  }

  @Test("nothing heard is no cue") func nothing() {
    let silent = play([.text("A")], .appear, reader: .none)
    #expect(TranscriptFormat.vtt.render([silent]).hasSuffix("0 unconfirmed\n"))
    #expect(TranscriptFormat.srt.render([silent]) == "\n")
    #expect(TranscriptFormat.vtt.render([]) == "WEBVTT\n")
  }
}
