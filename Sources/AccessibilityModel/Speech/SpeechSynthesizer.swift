package struct Voice: Sendable, Hashable {
  package var identifier: String
  package var name: String
  /// The BCP 47 tag of the voice's main language.
  package var language: String

  package init(identifier: String, name: String, language: String) {
    self.identifier = identifier
    self.name = name
    self.language = language
  }
}

package struct AudioClip: Sendable, Hashable {
  /// The sampling rate, in hertz.
  package var sampleRate: Int
  /// The signed mono samples, without silence at the end.
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

package struct SpeechError: Error, Sendable, Hashable {
  package var message: String
  package var help: String?
  /// Whether every further utterance would fail for the same reason.
  package var isFatal: Bool
  /// Whether the text itself causes the failure, for example by crashing the engine. Other texts can still be said.
  package var isOfText: Bool

  package init(_ message: String, help: String? = nil, isFatal: Bool = false, isOfText: Bool = false) {
    self.message = message
    self.help = help
    self.isFatal = isFatal
    self.isOfText = isOfText
  }
}

package protocol SpeechSynthesizer: Sendable {
  /// The backend's name in diagnostics and transcripts.
  var name: String { get }

  /// Speaks one utterance at a rate in words per minute (80 to 449).
  /// - Throws: `SpeechError` if the utterance could not be spoken. A crash of the engine affects only this utterance.
  func speak(_ utterance: Utterance, wordsPerMinute: Int) throws(SpeechError) -> SpokenUtterance
}

package struct SpokenUtterance: Sendable, Hashable {
  package var clip: AudioClip
  /// Sentences about the characters or languages that the voice could not say.
  package var notices: [String]

  package init(clip: AudioClip, notices: [String] = []) {
    self.clip = clip
    self.notices = notices
  }
}
