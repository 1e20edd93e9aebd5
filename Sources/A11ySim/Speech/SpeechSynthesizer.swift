/// A voice that a synthesizer offers.
package struct Voice: Sendable, Hashable {
  /// The identifier by which the synthesizer selects the voice.
  package var identifier: String
  /// The name of the voice that is shown to people.
  package var name: String
  /// The BCP 47 tag of the voice's main language.
  package var language: String

  package init(identifier: String, name: String, language: String) {
    self.identifier = identifier
    self.name = name
    self.language = language
  }
}

/// Spoken audio: mono, 16 bit, with the end of each word.
package struct AudioClip: Sendable, Hashable {
  /// The sampling rate, in hertz.
  package var sampleRate: Int
  /// The signed 16-bit mono samples, without silence at the end.
  package var samples: [Int16]
  /// The end of each word of `Utterance.words`, measured from the beginning of the clip. The values never decrease.
  package var wordEnds: [Duration]

  package init(sampleRate: Int, samples: [Int16], wordEnds: [Duration]) {
    self.sampleRate = sampleRate
    self.samples = samples
    self.wordEnds = wordEnds
  }

  /// The duration of the clip, rounded down to whole microseconds.
  package var duration: Duration {
    .microseconds(Int64(samples.count) * 1_000_000 / Int64(sampleRate))
  }
}

/// The reason why an utterance could not be spoken, with an instruction for solving the problem.
package struct SpeechError: Error, Sendable, Hashable {
  /// A plain sentence that describes the problem.
  package var message: String
  /// An instruction for solving the problem; nil if there is no such instruction.
  package var help: String?
  /// Whether every further utterance would fail for the same reason.
  package var isFatal: Bool
  /// Whether the text itself causes the failure, for example because the text crashes the engine. Other texts can then
  /// be said, but this text never can.
  package var isOfText: Bool

  package init(_ message: String, help: String? = nil, isFatal: Bool = false, isOfText: Bool = false) {
    self.message = message
    self.help = help
    self.isFatal = isFatal
    self.isOfText = isOfText
  }
}

/// A speech backend, which turns words into audio.
package protocol SpeechSynthesizer: Sendable {
  /// The backend's name in diagnostics and transcripts.
  var name: String { get }

  /// Speaks one utterance at a rate in words per minute (80 to 449).
  /// - Throws: `SpeechError` if the utterance could not be spoken. A crash of the engine affects only this utterance.
  func speak(_ utterance: Utterance, wordsPerMinute: Int) throws(SpeechError) -> SpokenUtterance
}

/// A spoken utterance, with notices about the parts that the voice could not say.
package struct SpokenUtterance: Sendable, Hashable {
  package var clip: AudioClip
  /// Plain sentences about the characters or languages that the voice could not say.
  package var notices: [String]

  package init(clip: AudioClip, notices: [String] = []) {
    self.clip = clip
    self.notices = notices
  }
}
