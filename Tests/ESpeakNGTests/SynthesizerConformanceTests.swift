import A11ySim
import ESpeakNG
import TestSupport
import Testing

/// What the simulator relies on, whatever the engine: a new backend adds itself to the arguments.
@Suite(.timeLimited) struct SynthesizerConformanceTests {
  static let synthesizers: [any SpeechSynthesizer] = [
    ESpeakSynthesizer(worker: SpeechWorker(path: Workers.espeak)),
    ESpeakSynthesizer(worker: SpeechWorker(path: Workers.faulty, arguments: ["none"])),
    ESpeakSynthesizer(worker: SpeechWorker(path: Workers.silent)),
    SynthesizedTimingTests.Fake(),
  ]

  static let utterances = [
    utterance("Enter the code with 6 digits", "1st digit", "Empty", "text field"), utterance("4"), utterance("Done."),
    Utterance(
      [Segment(.label, "Code", language: "en"), Segment(.value, "deux mots", language: "fr", pitch: 1.2)],
      reason: .focus, priority: .element),
  ]

  @Test(arguments: synthesizers.indices) func conforms(index: Int) throws {
    let synthesizer = Self.synthesizers[index]
    #expect(!synthesizer.name.isEmpty)
    for utterance in Self.utterances {
      let clip = try synthesizer.speak(utterance, wordsPerMinute: 175).clip
      #expect(!clip.samples.isEmpty)
      #expect(clip.wordEnds.count == utterance.words.count)
      #expect(clip.wordEnds == clip.wordEnds.sorted())
      #expect(clip.wordEnds.allSatisfy { $0 >= .zero && $0 <= clip.duration })
      #expect(try synthesizer.speak(utterance, wordsPerMinute: 175).clip == clip)
      #expect(try synthesizer.speak(utterance, wordsPerMinute: 300).clip.duration <= clip.duration)
    }
  }
}
