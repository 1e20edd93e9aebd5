/// A voice of a synthesizer.
public struct Voice: Sendable, Hashable {
  /// What the synthesizer selects it by.
  public var identifier: String
  /// What people call it.
  public var name: String
  /// BCP 47 tag of its main language.
  public var language: String

  /// Creates a voice.
  public init(identifier: String, name: String, language: String) {
    self.identifier = identifier
    self.name = name
    self.language = language
  }
}

/// Spoken audio: mono, 16 bit, with the end of each word.
public struct AudioClip: Sendable, Hashable {
  /// Samples per second.
  public var sampleRate: Int
  /// Signed 16-bit mono samples, without silence at the end.
  public var samples: [Int16]
  /// The end of each of the utterance's words; as many as `Utterance.words`, never decreasing.
  public var wordEnds: [Duration]

  /// Creates a clip.
  public init(sampleRate: Int, samples: [Int16], wordEnds: [Duration]) {
    self.sampleRate = sampleRate
    self.samples = samples
    self.wordEnds = wordEnds
  }

  /// How long it plays.
  public var duration: Duration {
    .microseconds(Int64(samples.count) * 1_000_000 / Int64(sampleRate))
  }
}

/// Why an utterance, or all of them, could not be spoken; each says what to do about it.
public struct SpeechError: Error, Sendable, Hashable {
  /// What went wrong, in one plain sentence.
  public var message: String
  /// What to do about it.
  public var help: String?
  /// Whether every further utterance would fail the same way.
  public var isFatal: Bool
  /// Whether the text is to blame, as one that the engine crashes on: another one is said, and this one never. What is
  /// not of the text says nothing about it.
  public var isOfText: Bool

  /// Creates an error.
  public init(_ message: String, help: String? = nil, isFatal: Bool = false, isOfText: Bool = false) {
    self.message = message
    self.help = help
    self.isFatal = isFatal
    self.isOfText = isOfText
  }
}

/// The seam for a speech backend: words in, audio out. A conformer for tests needs ten lines.
public protocol SpeechSynthesizer: Sendable {
  /// What diagnostics and transcripts call it.
  var name: String { get }

  /// Says one utterance at a rate in words per minute (80 to 449).
  /// - Throws: `SpeechError` when it could not be said; a crash of the engine is such an error about this one utterance.
  func speak(_ utterance: Utterance, wordsPerMinute: Int) throws(SpeechError) -> SpokenUtterance
}

/// An utterance that was said, and what the voice had to leave out of it.
public struct SpokenUtterance: Sendable, Hashable {
  /// What sounded.
  public var clip: AudioClip
  /// Plain sentences about characters or languages the voice could not say.
  public var notices: [String]

  /// Creates a spoken utterance.
  public init(clip: AudioClip, notices: [String] = []) {
    self.clip = clip
    self.notices = notices
  }
}
